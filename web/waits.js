// Waits and discards: what a hand waits for and what each wait is worth, or what helps and what to discard.

import { el } from "./dom.js";
import { image, row, table, tileSpan, worth } from "./parts.js";
import { get, set } from "./state.js";
import { number, t, term, tileName } from "./strings.js";
import { draw, format, parse, sorted } from "./tiles.js";
import { furiten } from "./why.js";

const value = (one) => {
  if (!one.win)
    return el(
      "span",
      { class: "dim", title: t(`reason_${one.reason}`) },
      term("reasons", one.reason),
    );
  return [
    el("strong", {}, number(one.total)),
    " ",
    el("small", {}, worth(one)),
  ];
};

const named = (yaku) => yaku.map((id) => term("yaku", id)).join(" · ");

/** Name the yaku of a wait: those that it has either way, then those by ron or by tsumo only. */
function yakuOf({ ron: { yaku: byRon = [] }, tsumo: { yaku: byTsumo = [] } }) {
  const both = byRon.filter((id) => byTsumo.includes(id));
  const only = (way, yaku) => {
    const rest = yaku.filter((id) => !both.includes(id));
    return rest.length ? el("span", {}, `${t(way)}: ${named(rest)}`) : null;
  };
  const parts = [both.length ? el("span", {}, named(both)) : null, only("ron", byRon), only("tsumo", byTsumo)];
  return parts.filter(Boolean).flatMap((part) => [part, " "]);
}

function waitsTable(waits) {
  const rows = waits.flatMap((wait) => [
    row(
      el(
        "span",
        { class: "wait" },
        tileSpan(wait.tile),
        el("small", {}, wait.shapes.map((shape) => term("waits", shape)).join("\u00a0· ")),
      ),
      wait.remaining,
      value(wait.ron),
      value(wait.tsumo),
    ),
    el("tr", { class: "yaku" }, el("td", { colSpan: 4 }, yakuOf(wait))),
  ]);
  return table([t("waits"), t("left_column"), t("ron"), t("tsumo")], rows);
}

export function waiting({ answer }) {
  const { waits, total_remaining: left } = answer;
  return [
    el(
      "div",
      { class: "headline" },
      el("p", { class: "worth" }, t("tenpai")),
      el(
        "p",
        { class: "total" },
        el(
          "span",
          { class: "tiles" },
          waits.map(({ tile }) => tileSpan(tile)),
        ),
      ),
      el("p", { class: "counted" }, t("tiles_left", { n: left })),
    ),
    image(),
    furiten(answer.furiten),
    waitsTable(waits),
  ];
}

export function distance({ answer }) {
  return [
    el(
      "div",
      { class: "headline" },
      el("p", { class: "worth" }, t("shanten", { n: answer.shanten })),
      el("p", { class: "counted" }, t("tiles_left", { n: answer.total_remaining })),
    ),
    image(),
    el("h3", {}, t("accepts")),
    accepted(answer.accepts),
  ];
}

const accepted = (accepts) =>
  el(
    "span",
    { class: "tiles small" },
    accepts.map(({ tile, remaining }) =>
      el("span", { class: "counted-tile" }, tileSpan(tile), el("small", {}, remaining)),
    ),
  );

const isFuriten = ({ waits = [] }) => waits.some((wait) => wait.furiten === true);

export function discards(answer) {
  const best = (one) =>
    Math.max(0, ...(one.waits ?? []).flatMap(({ ron, tsumo }) => [ron.total ?? 0, tsumo.total ?? 0]));
  const rows = answer.discards
    .filter((one) => one.shanten === answer.shanten)
    .map((one) =>
      row(
        el(
          "button",
          {
            type: "button",
            class: "tile-button",
            "aria-label": t("remove", { tile: tileName(one.discard) }),
            onclick: () => discard(one.discard),
          },
          draw(one.discard),
        ),
        [
          accepted(one.waits ?? one.accepts),
          best(one) ? el("small", {}, t("max_worth", { n: number(best(one)) })) : null,
          isFuriten(one) ? el("small", { class: "barred" }, term("reasons", "furiten")) : null,
        ],
        one.total_remaining,
      ),
    );
  return table([t("what_to_discard"), t("accepts"), t("left_column")], rows);
}

/** Discard a tile; what was drawn goes into the hand. */
function discard(tile) {
  const tiles = [...parse(get("hand")), ...(parse(get("win_tile")) ?? [])];
  tiles.splice(tiles.indexOf(tile), 1);
  set({ hand: format(sorted(tiles)), win_tile: "" });
}

export function toDiscard({ answer }) {
  const far = answer.shanten > 0 ? t("shanten", { n: answer.shanten }) : t("tenpai");
  return [el("div", { class: "headline" }, el("p", { class: "worth" }, far)), image(), discards(answer)];
}
