// The words of the page in the chosen language.

import { fetchJson } from "./fetching.js";

const LANGUAGES = ["en", "ja", "zh-Hans", "zh-Hant", "ko"];

const [strings, terms] = await Promise.all(["strings", "terms"].map((name) => fetchJson(`/web/${name}.json`)));

let language = "en";

/** Pick the first language wanted that there is: a tag such as zh-TW or ja-JP. */
export function languageOf(...wanted) {
  for (const tag of wanted) {
    if (LANGUAGES.includes(tag)) return tag;
    const [first, ...rest] = tag.toLowerCase().split("-");
    if (first === "zh") return rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) ? "zh-Hant" : "zh-Hans";
    if (LANGUAGES.includes(first)) return first;
  }
  return "en";
}

export const currentLanguage = () => language;

/** Write the whole page in a language. */
export function speak(wanted) {
  language = wanted;
  document.documentElement.lang = wanted;
  for (const place of document.querySelectorAll("[data-text]")) place.textContent = t(place.dataset.text);
  document.dispatchEvent(new CustomEvent("language"));
}

const filled = (text, filling) => text.replace(/\{(\w+)\}/g, (_, name) => filling[name] ?? "");

/** Give a text, its {holes} filled. */
export function t(key, filling = {}) {
  const texts = Object.hasOwn(strings, key) ? strings[key] : [];
  return filled(texts[LANGUAGES.indexOf(language)] ?? key, filling);
}

/** Give a text in all languages, to be searched. */
export const everyText = (key) => strings[key].join(" ");

/** Name a yaku, limit, kind of fu, form or wait as the service does. */
export const term = (sort, id) => terms[language][sort][id] ?? t(id);

const SEATS = { east: "east", south: "south", west: "west", north: "north_wind" };
export const seatName = (seat) => t(SEATS[seat] ?? seat);

const SUITS = { m: "man", p: "pin", s: "sou" };
const HONOURS = [null, "east", "south", "west", "north", "haku", "hatsu", "chun"];

/** Name a tile for those who hear the page. */
export function tileName(tile) {
  const [rank, suit] = tile;
  if (suit === "z") return term("tiles", HONOURS[rank]);
  const plain = filled(term("tiles", SUITS[suit]), { n: rank === "0" ? 5 : rank });
  return rank === "0" ? filled(term("tiles", "red"), { tile: plain }) : plain;
}

export const number = (value) => value.toLocaleString(language);
