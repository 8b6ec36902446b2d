// Parts that all answers are shown with: tables, tiles in the text, the picture of the hand.

import { picture } from "./ask.js";
import { el } from "./dom.js";
import { t, term, tileName } from "./strings.js";
import { draw } from "./tiles.js";

export const tileSpan = (tile) =>
  el("span", { class: "inline-tile", role: "img", "aria-label": tileName(tile) }, draw(tile));
export const tileRow = (tiles) => el("span", { class: "tiles small" }, tiles.map(tileSpan));

export const table = (head, rows, foot) =>
  el(
    "table",
    {},
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        head.map((text) => el("th", { scope: "col" }, text)),
      ),
    ),
    el("tbody", {}, rows),
    foot && el("tfoot", {}, foot),
  );
export const row = (first, ...cells) =>
  el(
    "tr",
    {},
    el("th", { scope: "row" }, first),
    cells.map((cell) => el("td", {}, cell)),
  );

export const image = () =>
  el("img", { class: "picture", src: picture(), alt: "", onerror: (event) => event.target.remove() });

/** Say what a win is worth: its limit, or han and fu. */
export function worth({ yakuman, limit, han, fu }) {
  if (yakuman > 1) return t("times_yakuman", { n: yakuman });
  return limit ? term("limits", limit) : `${t("han", { n: han })} ${t("fu", { n: fu })}`;
}
