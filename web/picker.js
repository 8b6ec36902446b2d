// The picker: where tiles go, and every way to name one: by click, by key, by removing the last.

import { byId, el, roving } from "./dom.js";
import { get, inSight, isInRiichi, onChange, set, sizes } from "./state.js";
import { t, tileName } from "./strings.js";
import { draw, format, formatMeld, kind, parse, parseMelds, sorted } from "./tiles.js";
import { allowsChi, playersOf, redFives } from "./rules.js";

const RANKS = { m: "1234506789", p: "1234506789", s: "1234506789", z: "1234567" };
const TILES = Object.entries(RANKS).map(([suit, ranks]) => [...ranks].map((rank) => rank + suit));

/** Place tiles can go to -> how many it holds. */
const TARGETS = {
  hand: () => (sizes().won ? sizes().waiting : sizes().waiting + 1),
  win_tile: () => 1,
  chi: () => 4,
  pon: () => 4,
  daiminkan: () => 4,
  kakan: () => 4,
  ankan: () => 4,
  dora_indicators: () => 5,
  ura_indicators: () => 5,
  discards: () => 30,
  passed: () => 30,
  passed_since_riichi: () => 60,
  visible: () => 100,
};
const MELDS = ["chi", "pon", "daiminkan", "kakan", "ankan"];

let target = "hand";
let digits = "";

export const currentTarget = () => target;

/** Let the next tiles go to a place. */
export function aimAt(name) {
  target = name;
  const radio = document.querySelector(`#targets input[value="${name}"]`);
  if (radio) radio.checked = true;
  refresh();
  document.dispatchEvent(new CustomEvent("aim"));
}

const say = (text) => (byId("typed").textContent = text);

/** Put a tile where tiles go now, or say why it cannot be. */
export function pick(tile) {
  say("");
  const refusal = whyNot(tile);
  if (refusal) return say(refusal);
  if (MELDS.includes(target)) return addMeld(target, tile);
  if (target === "win_tile") {
    set({ win_tile: tile });
    return aimAt("dora_indicators");
  }
  const tiles = [...(parse(get(target)) ?? []), tile];
  set({ [target]: format(target === "hand" ? sorted(tiles) : tiles) });
  if (target === "hand" && sizes().hand === sizes().waiting && !sizes().won) aimAt("win_tile");
}

function whyNot(tile) {
  const name = tileName(tile);
  if (isUsedUp(tile)) return t("none_left", { tile: name });
  if (target === "chi" && !runFrom(tile)) return t("no_run", { tile: name });
  if (MELDS.includes(target))
    return parseMelds(get("melds")).length > 3 || sizes().hand > sizes().waiting - 2 ? t("full") : "";
  const held = target === "win_tile" ? 0 : (parse(get(target))?.length ?? 0);
  return held >= TARGETS[target]() ? t("full") : "";
}

const copies = (tile) => inSight().filter((one) => one === tile).length;

function isUsedUp(tile) {
  if (playersOf() === 3 && tile[1] === "m" && !"19".includes(tile[0])) return true;
  const reds = redFives()[tile[1]] ?? 0;
  if (tile[0] === "0") return copies(tile) >= reds;
  if (tile[0] === "5" && copies(tile) >= 4 - reds && tile[1] !== "z") return true;
  return inSight().filter((one) => kind(one) === tile).length >= 4;
}

function runFrom(tile) {
  const low = Number(kind(tile)[0]);
  if (tile[1] === "z" || low > 7) return null;
  return [tile, `${low + 1}${tile[1]}`, `${low + 2}${tile[1]}`];
}

function addMeld(type, tile) {
  const count = { pon: 3 }[type] ?? 4;
  const tiles = type === "chi" ? runFrom(tile) : [tile, ...Array(count - 1).fill(kind(tile))];
  const hasRed =
    type !== "chi" && type !== "pon" && tile[0] === "5" && (redFives()[tile[1]] ?? 0) > 0 && tile[1] !== "z";
  const whole = hasRed ? [...tiles.slice(0, -1), `0${tile[1]}`] : tiles;
  set({ melds: [get("melds"), formatMeld({ type, tiles: sorted(whole) })].filter(Boolean).join(",") });
  aimAt("hand");
}

/** Take the last tile, or the last meld, away from where tiles go now. */
function removeLast() {
  if (digits) digits = "";
  else if (MELDS.includes(target))
    set({
      melds: parseMelds(get("melds"))
        .slice(0, -1)
        .map((meld) => meld.text)
        .join(","),
    });
  else if (!get(target) && target !== "hand") aimAt("hand");
  else set({ [target]: format((parse(get(target)) ?? []).slice(0, -1)) });
  say(digits);
}

/** Read tiles from keys pressed anywhere but in a field: digits, then the suit. */
function onKey(event) {
  const isElsewhere = event.target.closest("input:not([type=radio], [type=checkbox]), select, textarea");
  if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(event.key)) digits += event.key;
  else if (/^[mpsz]$/i.test(event.key) && digits) {
    const typed = parse(digits + event.key.toLowerCase());
    digits = "";
    say("");
    for (const tile of typed ?? []) pick(tile);
    return;
  } else if (event.key === "Backspace") removeLast();
  else if (event.key === "Escape") digits = "";
  else return;
  event.preventDefault();
  say(digits);
}

/** Show which tiles can still be picked. */
function refresh() {
  for (const button of byId("picker").querySelectorAll("button")) {
    button.setAttribute("aria-disabled", String(Boolean(whyNot(button.dataset.tile))));
    button.setAttribute("aria-label", tileName(button.dataset.tile));
    button.title = tileName(button.dataset.tile);
  }
  byId("targets").querySelector("[value=chi]").disabled = !allowsChi();
  byId("targets").querySelector("[value=visible]").disabled = sizes().won;
  byId("targets").querySelector("[value=passed_since_riichi]").parentElement.hidden = !isInRiichi();
  const aimed = byId("targets").querySelector(`[value="${target}"]`);
  if (aimed.disabled || aimed.parentElement.hidden) aimAt("hand");
}

export function startPicker() {
  const choose = (name) =>
    el(
      "label",
      {},
      el("input", {
        type: "radio",
        name: "target",
        value: name,
        checked: name === target,
        onchange: () => aimAt(name),
      }),
      el("span", { "data-text": name }),
    );
  byId("targets").append(...Object.keys(TARGETS).map(choose));
  byId("picker").append(
    ...TILES.map((row) =>
      el(
        "div",
        { class: "tiles" },
        row.map((tile) => el("button", { type: "button", "data-tile": tile, onclick: () => pick(tile) }, draw(tile))),
      ),
    ),
  );
  roving(byId("picker"));
  byId("undo").addEventListener("click", removeLast);
  document.addEventListener("keydown", onKey);
  onChange(refresh);
  for (const event of ["language", "rules"]) document.addEventListener(event, refresh);
}

/** Aim at what is still missing. */
export function aimWhereNeeded() {
  const { hand, waiting, won } = sizes();
  aimAt(hand < waiting ? "hand" : won || hand > waiting ? "dora_indicators" : "win_tile");
}
