// Links: a query string as people and programs write it, read as the page keeps it.

import { BOOLEANS, NAMES, RULE, USUAL, WINDS } from "./fields.js";
import { isSwitch } from "./reference.js";

/** What only says how to answer. */
const OF_THE_ANSWER = ["lang", "explain", "text"];
/** What cannot be null; elsewhere null is as good as nothing. */
const ASKED_FOR = ["hand", "win_tile"];

/** The texts for true and false that the service reads; a bare name is true. */
const SWITCHES = new Map([
  ...["", "true", "1"].map((text) => [text, "true"]),
  ...["false", "0"].map((text) => [text, "false"]),
]);
const SEATS = new Map(
  Object.entries({
    east: ["east", "e", "1z", "東", "东"],
    south: ["south", "s", "2z", "南"],
    west: ["west", "w", "3z", "西"],
    north: ["north", "n", "4z", "北"],
  }).flatMap(([seat, texts]) => texts.map((text) => [text, seat])),
);

const inList = (texts, text) => texts.get(text.toLowerCase()) ?? text;
const unless = (usual, text) => (text === usual ? "" : text);
const liability = (text) => text.replace(/:([^:,]+)/g, (_, seat) => `:${inList(SEATS, seat)}`);

/** Write a value as the page keeps it; one that the service does not read either stays as it is, to be refused. */
function kept(name, text) {
  if (text === "null" && !ASKED_FOR.includes(name) && !name.startsWith(RULE)) return "";
  if (name.startsWith(RULE)) return text === "" || isSwitch(name.slice(RULE.length)) ? inList(SWITCHES, text) : text;
  if (BOOLEANS.includes(name)) return unless("false", inList(SWITCHES, text));
  if (WINDS.includes(name)) return unless(USUAL[name], inList(SEATS, text));
  return name === "liable" ? liability(text) : text;
}

/** Write a JSON value as the text that stands for it. */
export function textOf(value) {
  if (Array.isArray(value) && value.length) return value.map(textOf).join(",");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Take apart rules that are one object: its preset, and its options. */
function apart([name, text]) {
  if (name !== "rules" || !text.startsWith("{")) return [[name, text]];
  try {
    const { preset = "", ...options } = JSON.parse(text);
    return [["rules", textOf(preset)], ...Object.entries(options).map(([id, value]) => [RULE + id, textOf(value)])];
  } catch {
    return [[name, text]];
  }
}

const isKnown = (name) => NAMES.includes(name) || name.startsWith(RULE);

/** Read a link: what it says, and the names in it that are unknown or stand more than once, where the last counts. */
export function readLink(query) {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => !OF_THE_ANSWER.includes(name)).flatMap(apart);
  const names = pairs.map(([name]) => name);
  return {
    said: Object.fromEntries(pairs.filter(([name]) => isKnown(name)).map(([name, text]) => [name, kept(name, text)])),
    unknown: [...new Set(names.filter((name) => !isKnown(name)))],
    repeated: [...new Set(names.filter((name, place) => isKnown(name) && names.indexOf(name) < place))],
  };
}
