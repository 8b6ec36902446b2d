// Options: the rule set to choose, and single options that differ from it.

import { byId, el, refill } from "./dom.js";
import { describe } from "./faults.js";
import { textOf } from "./link.js";
import { presetOf, presets, usual } from "./reference.js";
import { allOptions, changeRule, chooseRules, optionOf, playersOf } from "./rules.js";
import { changedRules, get, onChange } from "./state.js";
import { everyText, t, tileName } from "./strings.js";

/** The options that bear on a single hand, in the order shown; the rest are about rounds and games. */
const SHOWN = [
  "open_tanyao",
  "atozuke",
  "kiriage_mangan",
  "kazoe_yakuman",
  "minimum_han",
  "ippatsu",
  "ura_dora",
  "kan_dora",
  "kan_ura_dora",
  "red_fives",
  "double_wind_pair_fu",
  "pinfu_tsumo",
  "rinshan_tsumo_fu",
  "open_pinfu_ron_fu",
  "renhou",
  "haitei_with_rinshan",
  "yakuman_stacking",
  "double_suuankou_tanki",
  "double_kokushi_13",
  "double_junsei_chuuren",
  "double_daisuushii",
  "double_suukantsu",
  "double_tenhou",
  "ryuuiisou_requires_hatsu",
  "chuuren_manzu_only",
  "honba_value_ron",
  "honba_value_tsumo_each",
  "pao_daisangen",
  "pao_daisuushii",
  "pao_suukantsu",
  "pao_tsumo",
  "pao_ron",
  "karaten",
  "called_discards_count_for_furiten",
  "sanma_tsumo",
  "sanma_north",
  "sanma_north_set_value",
  "sanma_nuki_rinshan",
  "sanma_chii",
  "sanma_dora_1m_to_9m",
  "local_yaku",
];

/** Players -> the numbers of red fives that can be chosen: none, one of each suit, four in all. */
const RED_FIVES = {
  4: [{ m: 0, p: 0, s: 0 }, { m: 1, p: 1, s: 1 }, { m: 1, p: 2, s: 1 }],
  3: [{ m: 0, p: 0, s: 0 }, { m: 0, p: 1, s: 1 }, { m: 0, p: 2, s: 2 }],
};

const valuesOf = ({ name, values }) => (name === "red_fives" ? RED_FIVES[playersOf()] : values);
const isShown = (option) => SHOWN.includes(option.name) && option.applies && Array.isArray(valuesOf(option));

export const nameOf = (name) => (SHOWN.includes(name) ? t(`rule_${name}`) : name);

/** Say what red fives there are: red 5 man × 1. */
function redFives(text) {
  const there = Object.entries(JSON.parse(text)).filter(([, count]) => count);
  return there.map(([suit, count]) => `${tileName(`0${suit}`)} × ${count}`).join(", ") || t("no");
}

/** Call a value by the name that the option has for it; numbers have none. */
function valueName(option, text) {
  if (option?.name === "red_fives" && /^\{("[mps]":\d,?)+\}$/.test(text)) return redFives(text);
  return Object.hasOwn(option?.names ?? {}, text) ? option.names[text] : text;
}

/** Write the value of an option, which may be a list, for people. */
export function valueText(name, text) {
  const option = optionOf(name);
  const isList = Array.isArray(option?.value);
  const values = text === "[]" ? [] : isList ? text.split(",") : [text];
  return values.map((one) => valueName(option, one)).join(", ") || t("no");
}

const chip = ([name, text]) =>
  el(
    "button",
    {
      type: "button",
      class: "chip",
      "aria-label": t("undo_change", { name: nameOf(name) }),
      onclick: () => changeRule(name, ""),
    },
    `${nameOf(name)}: ${valueText(name, text)} ✕`,
  );

function choice(option) {
  const { name, meaning, value } = option;
  const id = `option-${name}`;
  const changed = changedRules()[name] ?? "";
  const others = valuesOf(option)
    .map(textOf)
    .filter((text) => text !== textOf(value));
  const said = changed && !others.includes(changed) ? [...others, changed] : others;
  const select = el(
    "select",
    { id, "aria-describedby": `${id}-meaning`, onchange: () => changeRule(name, select.value) },
    el("option", { value: "" }, `${valueText(name, textOf(value))} – ${t("as_preset")}`),
    said.map((text) => el("option", { value: text }, valueText(name, text))),
  );
  select.value = changed;
  return el(
    "div",
    { class: changed ? "option is-changed" : "option" },
    el("label", { for: id, title: name }, nameOf(name)),
    select,
    el("p", { class: "hint", id: `${id}-meaning` }, meaning),
  );
}

/** List the options whose name, id or meaning has what is looked for; the focus stays where it is. */
function list() {
  const wanted = byId("filter").value.toLowerCase();
  const rows = allOptions()
    .filter(isShown)
    .sort((a, b) => SHOWN.indexOf(a.name) - SHOWN.indexOf(b.name))
    .filter((option) =>
      `${option.name} ${everyText(`rule_${option.name}`)} ${option.meaning}`.toLowerCase().includes(wanted),
    );
  const focused = document.activeElement.id;
  byId("option-list").replaceChildren(...rows.map(choice));
  if (focused.startsWith("option-")) byId(focused)?.focus();
}

function show() {
  list();
  const chips = Object.entries(changedRules()).map(chip);
  refill(byId("changed"), chips, () => chips[0] ?? byId("rules"));
}

/** Show the rule set that is chosen, even one that there is not. */
function showChosen() {
  const id = get("rules");
  const select = byId("rules");
  select.querySelector("[data-unknown]")?.remove();
  if (!presetOf(id)) select.append(el("option", { value: id, "data-unknown": "" }, id));
  select.value = id || usual;
}

export function startOptions() {
  const select = byId("rules");
  select.append(...presets.map(({ id }) => el("option", { value: id, "data-text": id })));
  select.addEventListener("change", () => chooseRules(select.value));
  describe("rules", select.parentElement, select);
  byId("filter").addEventListener("input", list);
  document.addEventListener("options", show);
  onChange(showChosen);
}
