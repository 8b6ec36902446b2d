// The felt: the tiles as they lie on the table. A click on a tile takes it away, one on an empty place aims at it.

import { el, roving } from "./dom.js";
import { describe, remind } from "./faults.js";
import { aimAt, currentTarget } from "./picker.js";
import { isOn } from "./rules.js";
import { calledAway, get, isInRiichi, onChange, set, sizes } from "./state.js";
import { t, tileName } from "./strings.js";
import { draw, drawMeld, format, formatMeld, kind, parse, parseMelds } from "./tiles.js";

/** The places of called discards, after one of the discards is taken away. */
const withoutPlace = (gone) =>
  calledAway()
    .filter((place) => place !== gone)
    .map((place) => (place > gone ? place - 1 : place))
    .join(",");

const takeAway = (field, place) => {
  const rest = parse(get(field)).filter((_, one) => one !== place);
  set({ [field]: format(rest), ...(field === "discards" && { called_away: withoutPlace(place) }) });
  aimAt(field);
};

const tileButton = (field) => (tile, place) =>
  el(
    "button",
    {
      type: "button",
      class: "on-felt",
      "aria-label": t("remove", { tile: tileName(tile) }),
      title: t("remove", { tile: tileName(tile) }),
      onclick: () => takeAway(field, place),
    },
    draw(tile),
  );

const slot = (field, hasText = true) =>
  el(
    "button",
    {
      type: "button",
      class: "slot",
      "data-aimed": String(field === currentTarget()),
      "aria-label": t("add_to", { name: t(field) }),
      onclick: () => aimAt(field),
    },
    hasText && el("span", { "aria-hidden": "true" }, "+"),
  );

function group(field, most) {
  const tiles = parse(get(field)) ?? [];
  const backs = Array.from({ length: Math.max(0, most - tiles.length - 1) }, () => draw(null));
  return [
    el("h3", {}, t(field)),
    el(
      "div",
      { class: "tiles", role: "group", "aria-label": t(field) },
      tiles.map(tileButton(field)),
      tiles.length < Math.max(most, 1) || !most ? slot(field) : null,
      most ? backs : null,
    ),
  ];
}

function hand() {
  const { hand: held, waiting, won } = sizes();
  const missing = Math.max(0, waiting - (held ?? 0));
  return [
    el("h3", {}, t("hand")),
    el(
      "div",
      { class: "tiles", role: "group", "aria-label": t("hand") },
      (parse(get("hand")) ?? []).map(tileButton("hand")),
      Array.from({ length: missing }, (_, place) => (place ? el("span", { class: "slot ghost" }) : slot("hand"))),
      el("span", { class: "gap" }),
      held > waiting && !won
        ? null
        : el(
            "span",
            { class: "won" },
            won ? (parse(get("win_tile")) ?? []).map(tileButton("win_tile")) : slot("win_tile", false),
            el("small", {}, t("win_tile")),
          ),
    ),
  ];
}

const SOURCES = ["", "left", "across", "right"];

function melds() {
  const all = parseMelds(get("melds"));
  return all.length ? [el("h3", {}, t("melds")), el("div", { class: "melds" }, all.map(meld))] : [];
}

function meld(one, place, all) {
  const change = (instead) =>
    set({
      melds: all
        .map((other, at) => (at === place ? instead : other.text))
        .filter(Boolean)
        .join(","),
    });
  const reds = one.tiles.filter((tile) => tile[0] === "0").length;
  const fives = one.tiles.filter((tile) => kind(tile)[0] === "5" && tile[1] !== "z");
  const swap = () => {
    const at = one.tiles.findIndex((tile) => tile[0] === (reds ? "0" : "5"));
    const tiles = one.tiles.map((tile, index) => (index === at ? (reds ? "5" : "0") + tile[1] : tile));
    change(formatMeld({ ...one, tiles }));
  };
  const source = el(
    "select",
    { "aria-label": t("meld_from"), onchange: () => change(formatMeld({ ...one, from: source.value })) },
    SOURCES.map((from) =>
      el("option", { value: from, selected: from === (one.from ?? "") }, t(from || "from_unknown")),
    ),
  );
  const kindName = one.type ? t(one.type) : "";
  const made = el(
    "div",
    { class: "meld", role: "group", "aria-label": `${kindName} ${one.tiles.map(tileName).join(" ")}` },
    el("div", { class: "tiles" }, one.tiles.length ? drawMeld(one) : one.text),
    el(
      "div",
      { class: "row" },
      el("small", {}, kindName),
      one.type === "ankan" || one.type === "chi" ? null : source,
      fives.length
        ? el(
            "button",
            {
              type: "button",
              class: "mini",
              title: t("swap_red"),
              "aria-label": t("swap_red"),
              "aria-pressed": String(reds > 0),
              onclick: swap,
            },
            t("red_five"),
          )
        : null,
      el(
        "button",
        {
          type: "button",
          class: "mini",
          title: t("remove_meld", { tiles: format(one.tiles) }),
          "aria-label": t("remove_meld", { tiles: one.tiles.map(tileName).join(" ") }),
          onclick: () => change(""),
        },
        "✕",
      ),
    ),
  );
  describe(`melds/${place}`, made, made);
  return made;
}

const river = (field) => (get(field) || currentTarget() === field ? group(field, 0) : []);

const callOrNot = (place) => {
  const places = new Set(calledAway());
  if (!places.delete(place)) places.add(place);
  set({ called_away: [...places].sort((a, b) => a - b).join(",") });
};

/** The own discards again, to mark those that others called, where the rules tell them from the rest. */
function called() {
  if (!get("called_away") && (!get("discards") || isOn("called_discards_count_for_furiten"))) return [];
  const toggles = (parse(get("discards")) ?? []).map((tile, place) =>
    el(
      "button",
      {
        type: "button",
        class: "toggle",
        "aria-label": tileName(tile),
        "aria-pressed": String(calledAway().includes(place)),
        onclick: () => callOrNot(place),
      },
      draw(tile),
    ),
  );
  const tiles = el("div", { class: "tiles", role: "group", "aria-label": t("called_away") }, toggles);
  const faults = el("div");
  describe("called_away", faults, ...toggles);
  return [el("h3", {}, t("called_away")), tiles, faults];
}

const PLACES = {
  dora_indicators: () => group("dora_indicators", 5),
  ura_indicators: () =>
    isInRiichi() || get("ura_indicators") ? group("ura_indicators", 5) : [],
  hand,
  melds,
  called_away: called,
  ...Object.fromEntries(["discards", "passed", "passed_since_riichi", "visible"].map((field) => [field, () => river(field)])),
};

/** Draw the table anew; the focus stays in its place if a button took itself away. */
function drawFelt() {
  for (const place of document.querySelectorAll("[data-place]")) {
    const buttons = [...place.querySelectorAll("button, select")];
    const focused = buttons.indexOf(document.activeElement);
    place.replaceChildren(...PLACES[place.dataset.place]());
    place.hidden = !place.childNodes.length;
    for (const tiles of place.querySelectorAll(".tiles")) roving(tiles);
    const after = [...place.querySelectorAll("button, select")];
    if (focused >= 0 && after.length) after[Math.min(focused, after.length - 1)].focus();
  }
  remind();
}

export function startFelt() {
  onChange(drawFelt);
  document.addEventListener("aim", drawFelt);
  document.addEventListener("language", drawFelt);
  document.addEventListener("rules", drawFelt);
}
