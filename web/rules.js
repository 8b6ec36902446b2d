// Rules: what the chosen rule set says, and what is changed in it.

import { RULE } from "./fields.js";
import { fetchOnce } from "./fetching.js";
import { textOf } from "./link.js";
import { presetOf, usual } from "./reference.js";
import { changedRules, get, onChange, set } from "./state.js";
import { currentLanguage } from "./strings.js";

let described = {};
let options = [];

/** The options of the rule set, each with its value there and what it means. */
export const allOptions = () => options;
export const optionOf = (name) => options.find((option) => option.name === name);

/** What an option is set to, as text. */
const textOfOption = (name) => changedRules()[name] ?? textOf(optionOf(name)?.value ?? "");

/** The rule set: the one chosen, or the usual one where there is no such. */
export const preset = () => presetOf(get("rules")) ?? presetOf(usual);

export const playersOf = () => preset().players;
export const allowsChi = () => playersOf() === 4 || isOn("sanma_chii");
export const isOn = (name) => textOfOption(name) === "true";

/** Suit -> how many of its fives are red. */
export function redFives() {
  try {
    return { ...JSON.parse(textOfOption("red_fives")) };
  } catch {
    return {};
  }
}

/** The local yaku that count. */
export const localYaku = () =>
  new Set(
    textOfOption("local_yaku")
      .split(",")
      .filter((id) => id && id !== "[]"),
  );

const local = () => ({ value: [], names: {}, needs: {}, ...optionOf("local_yaku") });

/** The local yaku that there are. */
export const allLocalYaku = () => Object.keys(local().names);

/** What a local yaku needs although the rule set has it otherwise: [option, value as text] of each. */
export const needsOf = (id) => Object.entries(local().needs[id] ?? {}).map(([name, value]) => [name, textOf(value)]);

/** List local yaku as a change; those of the rule set need no word. */
function listed(ids) {
  const { value: usualOnes } = local();
  const isUsual = ids.size === usualOnes.length && usualOnes.every((id) => ids.has(id));
  return { [`${RULE}local_yaku`]: isUsual ? "" : [...ids].join(",") || "[]" };
}

const changes = (pairs) => Object.fromEntries(pairs.map(([name, text]) => [RULE + name, text]));

/** Let a local yaku count, together with what it needs, or neither; an option that is set to something else stays so. */
export function tickLocalYaku(id, isTicked) {
  const ids = localYaku();
  ids[isTicked ? "add" : "delete"](id);
  const needed = needsOf(id).filter(([name, text]) => changedRules()[name] === (isTicked ? undefined : text));
  set({ ...listed(ids), ...changes(needed.map(([name, text]) => [name, isTicked ? text : ""])) });
}

/** Change an option, or take its change back, and with it the local yaku that need it. */
export function changeRule(name, text) {
  const ids = localYaku();
  const bereft = text ? [] : [...ids].filter((id) => needsOf(id).some(([needed]) => needed === name));
  for (const id of bereft) ids.delete(id);
  set({ ...(bereft.length && listed(ids)), [RULE + name]: text });
}

/** Choose a rule set; what local yaku need becomes what they need there. */
export async function chooseRules(id) {
  const isAsNeeded = ([name, text]) => changedRules()[name] === text;
  const needy = [...localYaku()].filter((one) => needsOf(one).some(isAsNeeded));
  const before = needy.flatMap(needsOf).filter(isAsNeeded);
  set({ rules: id === usual ? "" : id });
  await study();
  if (needy.length) set({ ...changes(before.map(([name]) => [name, ""])), ...changes(needy.flatMap(needsOf)) });
}

/** Load what the rule set says in the language of the page, once for each, and tell who shows it. */
async function study() {
  const { id } = preset();
  const language = currentLanguage();
  const found = await fetchOnce(`/v1/rules/${id}?lang=${language}`);
  if (id !== preset().id || language !== currentLanguage()) return;
  const isNew = described.id !== id;
  described = found;
  ({ options } = found);
  for (const event of ["options", ...(isNew ? ["rules"] : [])]) document.dispatchEvent(new CustomEvent(event));
}

/** Tell of "options" whenever they are to be shown anew, and of "rules" when the rule set is another. */
export function startRules() {
  document.addEventListener("language", study);
  onChange(study);
}
