// The question: one text for each parameter of the service, as in a query string. "" is what is not said.

import { BOOLEANS, FLAGS, NAMES, NUMBERS, RULE, TILE_FIELDS } from "./fields.js";
import { readLink } from "./link.js";
import { isList } from "./reference.js";
import { parse, parseMelds } from "./tiles.js";

const said = new Map();
const listeners = [];

export const get = (name) => said.get(name) ?? "";
export const onChange = (listener) => listeners.push(listener);

export const isInRiichi = () => [get("riichi"), get("double_riichi")].includes("true");

/** Places in the own discards, from 0, of those that others called. */
export const calledAway = () => get("called_away").split(",").filter(Boolean).map(Number);

/** Fewer discards leave fewer places. */
function placesLeft({ discards, called_away: called }) {
  if (discards === undefined || called !== undefined) return {};
  const held = parse(discards)?.length ?? Infinity;
  return { called_away: calledAway().filter((place) => place < held).join(",") };
}

/** Change some parameters, and tell everybody. */
export function set(changes) {
  for (const [name, value] of Object.entries({ ...changes, ...placesLeft(changes) })) {
    if (value === "" || value === null || value === undefined) said.delete(name);
    else said.set(name, String(value));
  }
  for (const listener of listeners) listener();
}

/** What the last link says in vain: names that are unknown, and names that stand in it more than once. */
const NOTHING_IN_VAIN = { unknown: [], repeated: [] };
let vain = NOTHING_IN_VAIN;
export const saidInVain = () => vain;

/** Ask something else altogether. */
export function replace(query) {
  const { said: told, ...rest } = readLink(query);
  vain = rest;
  said.clear();
  set(told);
}

/** Forget the tiles and what is true of this hand only; rules and winds stay. */
export function clear() {
  vain = NOTHING_IN_VAIN;
  const gone = [...TILE_FIELDS, ...FLAGS, "called_away", "tsumo", "discarder", "north", "kans_in_a_row", "liable"];
  set(Object.fromEntries(gone.map((name) => [name, ""])));
}

/** Changed rules: name of an option -> its value as text. */
export const changedRules = () =>
  Object.fromEntries(
    [...said].filter(([name]) => name.startsWith(RULE)).map(([name, value]) => [name.slice(RULE.length), value]),
  );
export const setRule = (name, value) => set({ [RULE + name]: value });

const isOpenTo = (name, fields) => fields.includes(name) || (name.startsWith(RULE) && fields.includes("rules"));

/** Write the question as a query string, of some fields or of all. */
export function query(fields = [...NAMES, "rules"], more = {}) {
  const order = (name) => NAMES.indexOf(name) + 1 || NAMES.length + 1;
  const chosen = [...said].filter(([name]) => isOpenTo(name, fields)).sort(([a], [b]) => order(a) - order(b));
  return [...chosen, ...Object.entries(more)]
    .map(([name, value]) =>
      value === "true" ? name : `${name}=${encodeURIComponent(value).replace(/%(?:3A|2C|40)/g, decodeURIComponent)}`,
    )
    .join("&");
}

/** Who is liable: yaku -> seat. */
export const liable = (text = get("liable")) =>
  Object.fromEntries(
    text
      .split(",")
      .filter(Boolean)
      .map((part) => part.split(":")),
  );

const value = (name, text) => {
  if (name === "melds") return parseMelds(text).map((meld) => meld.text);
  if (name === "called_away") return /^[\d,]*$/.test(text) ? calledAway() : text;
  if (name === "liable") return Object.entries(liable(text)).map(([yaku, seat]) => ({ yaku, seat }));
  if (NUMBERS.includes(name)) return /^\d+$/.test(text) ? Number(text) : text;
  return BOOLEANS.includes(name) && text === "true" ? true : text;
};
const jsonOrText = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const option = (name, text) => {
  const value = jsonOrText(text);
  return isList(name) && typeof value !== "object" && typeof value !== "boolean"
    ? text.split(",").map(jsonOrText)
    : value;
};

/** Write the question as a body, of some fields or of all. */
export function body(fields = NAMES, more = {}) {
  const made = {};
  for (const name of NAMES) {
    if (said.has(name) && name !== "rules" && fields.includes(name)) made[name] = value(name, get(name));
  }
  const changed = Object.entries(changedRules()).map(([name, text]) => [name, option(name, text)]);
  if (changed.length) made.rules = { ...(get("rules") && { preset: get("rules") }), ...Object.fromEntries(changed) };
  else if (get("rules")) made.rules = get("rules");
  return { ...made, ...more };
}

/** How many tiles there are of what there should be; null if they cannot be read here. */
export function sizes() {
  const hand = parse(get("hand"));
  const melds = parseMelds(get("melds"));
  return {
    hand: hand && hand.length,
    waiting: 13 - 3 * melds.length,
    melds: melds.length,
    won: get("win_tile") !== "",
  };
}

/** Everything in sight, to know which tiles are used up. */
export function inSight() {
  const { hand, waiting } = sizes();
  const fields = ["hand", "dora_indicators", "ura_indicators", "discards", "visible"];
  if (hand <= waiting) fields.push("win_tile");
  return [
    ...fields.flatMap((name) => parse(get(name)) ?? []),
    ...parseMelds(get("melds")).flatMap((meld) => meld.tiles),
  ];
}
