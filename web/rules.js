// Rules: the rule set, and single rules that differ from it.

import { byId, el } from "./dom.js";
import { describe } from "./faults.js";
import { changedRules, get, onChange, set, setRule } from "./state.js";
import { currentLanguage, everyText, t } from "./strings.js";

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

const fetchJson = async (path) => (await fetch(path)).json();
const { presets, default: usual } = await fetchJson("/v1/rules");
const known = new Map();
let options = [];

const value = (name, otherwise) => {
  const changed = changedRules()[name];
  if (changed !== undefined) return changed;
  return options.find((option) => option.name === name)?.value ?? otherwise;
};

export const playersOf = () => presets.find((one) => one.id === (get("rules") || usual))?.players ?? 4;
export const allowsChi = () => playersOf() === 4 || isOn("sanma_chii");
export const redFives = () => value("red_fives", { m: 1, p: 1, s: 1 });
export const isOn = (name) => String(value(name, false)) === "true";

/** The local yaku that count. */
export const localYaku = () =>
  new Set(
    [value("local_yaku", [])]
      .flat()
      .flatMap((ids) => ids.split(","))
      .filter((id) => id && id !== "[]"),
  );

const local = () => options.find((option) => option.name === "local_yaku") ?? { value: [], names: {} };

/** The local yaku that there are. */
export const allLocalYaku = () => Object.keys(local().names);

/** Let these local yaku count; those of the rule set need no word. */
export function setLocalYaku(ids) {
  const { value: usualOnes } = local();
  const isUsual = ids.size === usualOnes.length && usualOnes.every((id) => ids.has(id));
  setRule("local_yaku", isUsual ? "" : [...ids].join(",") || "[]");
}

const pathOfRules = () => `/v1/rules/${encodeURIComponent(get("rules") || usual)}?lang=${currentLanguage()}`;

/** Load what the chosen rule set says in the language of the page, once for each. */
async function study() {
  const path = pathOfRules();
  if (!known.has(path))
    known.set(
      path,
      fetchJson(path).then((found) => found.options ?? []),
    );
  const found = await known.get(path);
  if (path !== pathOfRules()) return;
  options = found;
  show();
  document.dispatchEvent(new CustomEvent("rules"));
}

/** Call a value by the name that the option has for it; numbers have none. */
const asText = (option, one) => option?.names?.[one] ?? String(one);
const nameOf = (name) => (SHOWN.includes(name) ? t(`rule_${name}`) : name);
const isShown = (option) => SHOWN.includes(option.name) && option.applies && Array.isArray(option.values);

function show() {
  const rows = options.filter(isShown).sort((a, b) => SHOWN.indexOf(a.name) - SHOWN.indexOf(b.name));
  const wanted = byId("filter").value.toLowerCase();
  const found = rows.filter((option) =>
    `${option.name} ${everyText(`rule_${option.name}`)} ${option.meaning}`.toLowerCase().includes(wanted),
  );
  const focused = document.activeElement.id;
  byId("option-list").replaceChildren(...found.map(choice));
  if (focused.startsWith("option-")) byId(focused)?.focus();
  byId("changed").replaceChildren(
    ...Object.entries(changedRules()).map(([name, text]) =>
      el(
        "button",
        {
          type: "button",
          class: "chip",
          "aria-label": t("undo_change", { name: nameOf(name) }),
          onclick: () => setRule(name, ""),
        },
        `${nameOf(name)}: ${chipText(name, text)} ✕`,
      ),
    ),
  );
}

/** Write the values of a change, which may be several. */
function chipText(name, text) {
  const option = options.find((one) => one.name === name);
  const values = text === "[]" ? [] : text.split(",");
  return values.map((one) => asText(option, one)).join(", ") || t("no");
}

function choice(option) {
  const id = `option-${option.name}`;
  const changed = changedRules()[option.name] ?? "";
  const select = el(
    "select",
    { id, "aria-describedby": `${id}-meaning`, onchange: () => setRule(option.name, select.value) },
    el("option", { value: "" }, `${asText(option, option.value)} – ${t("as_preset")}`),
    option.values
      .filter((one) => one !== option.value)
      .map((one) => el("option", { value: String(one) }, asText(option, one))),
  );
  select.value = changed;
  return el(
    "div",
    { class: changed ? "option is-changed" : "option" },
    el("label", { for: id, title: option.name }, nameOf(option.name)),
    select,
    el("p", { class: "hint", id: `${id}-meaning` }, option.meaning),
  );
}

export function startRules() {
  const select = byId("rules");
  select.append(...presets.map(({ id }) => el("option", { value: id, "data-text": id })));
  select.addEventListener("change", () => set({ rules: select.value === usual ? "" : select.value }));
  describe("rules", select.parentElement, select);
  byId("filter").addEventListener("input", show);
  document.addEventListener("language", show);
  document.addEventListener("language", study);
  onChange(() => {
    select.value = get("rules") || usual;
    study();
  });
}
