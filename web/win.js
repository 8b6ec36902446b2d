// A win: its yaku, its fu and who pays; or why it is none.

import { el } from "./dom.js";
import { image, row, table, tileRow, worth } from "./parts.js";
import { playersOf } from "./rules.js";
import { get, set } from "./state.js";
import { number, seatName, t, term, tileName } from "./strings.js";
import { draw, parse } from "./tiles.js";
import { discards } from "./waits.js";
import { furiten, near, rules, whyNoWin, whyWin } from "./why.js";

function headline(answer) {
  const counted =
    answer.yakuman || !answer.limit
      ? ""
      : `${t("han", { n: answer.han })}${answer.fu ? ` ${t("fu", { n: answer.fu })}` : ""}`;
  return el(
    "div",
    { class: "headline" },
    el("p", { class: "worth" }, worth(answer)),
    el("p", { class: "total" }, t("points", { n: number(answer.points.total) })),
    el("p", { class: "counted" }, counted),
  );
}

const BONUS = { dora: "dora", red: "red_dora", ura: "ura", north: "north_dora" };

function yakuTable({ yaku, bonus, han, yakuman }) {
  const rows = yaku.map((one) => row(one.name, one.yakuman ?? one.han));
  if (!yakuman)
    rows.push(
      ...Object.entries(BONUS)
        .filter(([id]) => bonus[id])
        .map(([id, key]) => row(t(key), bonus[id])),
    );
  return table([t("yaku"), t(yakuman ? "yakuman_column" : "han_column")], rows, row(t("total"), yakuman || han));
}

function fuTable({ fu, fu_items: items }) {
  const sum = items.reduce((all, item) => all + item.fu, 0);
  const told = (item) => [
    term("fu", item.id),
    " ",
    item.tiles && tileRow(item.tiles),
    " ",
    item.open !== undefined && el("small", {}, t(item.open ? "open" : "closed")),
  ];
  const total = sum === fu ? t("fu", { n: fu }) : t("rounded", { sum, fu });
  return table(
    [t("fu_items"), t("fu_column")],
    items.map((item) => row(told(item), item.fu)),
    row(t("total"), total),
  );
}

function payments({ payments: paid, points }) {
  const winner = paid[0].to;
  const seats = ["east", "south", "west", "north"].slice(0, playersOf());
  const dealer = (seat) => (seat === "east" ? el("small", {}, t("dealer")) : null);
  const of = (seat) => paid.filter((one) => one.from === seat);
  const payer = (name, one) =>
    row(name, [
      el("strong", { class: "minus" }, `−${number(one.points)}`),
      one.honba ? el("small", {}, t("of_which_honba", { n: number(one.honba) })) : null,
    ]);
  const rows = seats.flatMap((seat) => of(seat).map((one) => payer([seatName(seat), " ", dealer(seat)], one)));
  rows.push(...of("discarder").map((one) => payer(t("anybody"), one)));
  if (points.riichi_sticks) rows.push(row(t("from_table"), number(points.riichi_sticks)));
  return table(
    [t("payments"), t("points_column")],
    rows,
    row(
      [seatName(winner), " ", el("small", {}, t("winner"))],
      el("strong", { class: "plus" }, `+${number(points.total)}`),
    ),
  );
}

function winTileChoice(taken) {
  const others = [...new Set(parse(get("hand")))].filter((tile) => tile !== taken);
  return el(
    "div",
    { class: "note" },
    el("p", {}, t("taken_as_win", { tile: tileName(taken) })),
    el(
      "div",
      { class: "tiles small" },
      others.map((tile) =>
        el(
          "button",
          { type: "button", "aria-label": tileName(tile), onclick: () => set({ win_tile: tile }) },
          draw(tile),
        ),
      ),
    ),
  );
}

export function win({ answer, taken }) {
  return [
    headline(answer),
    image(),
    taken && winTileChoice(taken),
    yakuTable(answer),
    answer.yakuman ? null : fuTable(answer),
    payments(answer),
    whyWin(answer.explanation),
  ];
}

export function noWin({ answer, taken, advice }) {
  return [
    el("div", { class: "headline no" }, el("p", { class: "worth" }, t("no_win"))),
    image(),
    el("p", { class: "reason" }, t(`reason_${answer.reason}`)),
    furiten(answer.furiten),
    ...rules(answer.explanation),
    near(answer.explanation),
    answer.shanten > 0 ? el("p", {}, t("shanten", { n: answer.shanten })) : null,
    taken && winTileChoice(taken),
    advice && discards(advice.answer),
    whyNoWin(answer.explanation),
  ];
}
