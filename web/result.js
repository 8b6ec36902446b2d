// The result: an answer of the service as people read it.

import { picture } from "./ask.js";
import { byId, el } from "./dom.js";
import { controlsOf, fieldOf } from "./faults.js";
import { playersOf } from "./rules.js";
import { get, replace, set } from "./state.js";
import { number, seatName, t, term, tileName } from "./strings.js";
import { draw, format, parse, sorted } from "./tiles.js";

const EXAMPLES = {
  example_win: "hand=234567m340p45s88s&win_tile=6s&riichi&ippatsu&dora_indicators=3p&ura_indicators=7s&discarder=west",
  example_open: "hand=33m567p23s&melds=kakan:7777z@across,chi:340m&win_tile=4s&tsumo&seat_wind=east&honba=2&riichi_sticks=1&dora_indicators=6p1z",
  example_waits: "hand=2233445556678p&dora_indicators=1p",
  example_discard: "hand=3467m2245p45678s7z",
  example_furiten: "hand=234678m34p345s88s&discards=9m1z5p7z",
};

const tileSpan = (tile) => el("span", { className: "inline-tile", role: "img", "aria-label": tileName(tile) }, draw(tile));
const tileRow = (tiles) => el("span", { className: "tiles small" }, tiles.map(tileSpan));

const table = (head, rows, foot) =>
  el("table", {},
    el("thead", {}, el("tr", {}, head.map((text) => el("th", { scope: "col" }, text)))),
    el("tbody", {}, rows),
    foot && el("tfoot", {}, foot));
const row = (first, ...cells) =>
  el("tr", {}, el("th", { scope: "row" }, first), cells.map((cell) => el("td", {}, cell)));

// A win.

function worth({ yakuman, limit, han, fu }) {
  if (yakuman > 1) return t("times_yakuman", { n: yakuman });
  return limit ? term("limits", limit) : `${t("han", { n: han })} ${t("fu", { n: fu })}`;
}

function headline(answer) {
  const counted = answer.yakuman || !answer.limit ? "" : `${t("han", { n: answer.han })}${answer.fu ? ` ${t("fu", { n: answer.fu })}` : ""}`;
  return el("div", { className: "headline" },
    el("p", { className: "worth" }, worth(answer)),
    el("p", { className: "total" }, t("points", { n: number(answer.points.total) })),
    el("p", { className: "counted" }, counted));
}

const BONUS = { dora: "dora", red: "red_dora", ura: "ura", north: "north_dora" };

function yakuTable({ yaku, bonus, han, yakuman }) {
  const rows = yaku.map((one) => row(one.name, one.yakuman ?? one.han));
  if (!yakuman) rows.push(...Object.entries(BONUS).filter(([id]) => bonus[id]).map(([id, key]) => row(t(key), bonus[id])));
  return table([t("yaku"), t(yakuman ? "yakuman_column" : "han_column")], rows, row(t("total"), yakuman || han));
}

function fuTable({ fu, fu_items: items }) {
  const sum = items.reduce((all, item) => all + item.fu, 0);
  const told = (item) => [term("fu", item.id), " ", item.tiles && tileRow(item.tiles), " ",
    item.open !== undefined && el("small", {}, t(item.open ? "open" : "closed"))];
  const total = sum === fu ? t("fu", { n: fu }) : t("rounded", { sum, fu });
  return table([t("fu_items"), t("fu_column")], items.map((item) => row(told(item), item.fu)), row(t("total"), total));
}

function payments({ payments: paid, points }) {
  const winner = paid[0].to;
  const seats = ["east", "south", "west", "north"].slice(0, playersOf());
  const dealer = (seat) => (seat === "east" ? el("small", {}, t("dealer")) : null);
  const of = (seat) => paid.filter((one) => one.from === seat);
  const payer = (name, one) => row(name, [el("strong", { className: "minus" }, `−${number(one.points)}`),
    one.honba ? el("small", {}, t("of_which_honba", { n: number(one.honba) })) : null]);
  const rows = seats.flatMap((seat) => of(seat).map((one) => payer([seatName(seat), " ", dealer(seat)], one)));
  rows.push(...of("discarder").map((one) => payer(t("anybody"), one)));
  if (points.riichi_sticks) rows.push(row(t("from_table"), number(points.riichi_sticks)));
  return table([t("payments"), t("points_column")], rows,
    row([seatName(winner), " ", el("small", {}, t("winner"))], el("strong", { className: "plus" }, `+${number(points.total)}`)));
}

function winTileChoice(taken) {
  const others = [...new Set(parse(get("hand")))].filter((tile) => tile !== taken);
  return el("div", { className: "note" }, el("p", {}, t("taken_as_win", { tile: tileName(taken) })),
    el("div", { className: "tiles small" }, others.map((tile) =>
      el("button", { type: "button", "aria-label": tileName(tile), onclick: () => set({ win_tile: tile }) }, draw(tile)))));
}

function win({ answer, taken }) {
  return [headline(answer), image(), taken && winTileChoice(taken), yakuTable(answer),
    answer.yakuman ? null : fuTable(answer), payments(answer)];
}

function noWin({ answer, taken, advice }) {
  return [el("div", { className: "headline no" }, el("p", { className: "worth" }, t("no_win"))),
    image(), el("p", { className: "reason" }, t(`reason_${answer.reason}`)),
    answer.shanten > 0 ? el("p", {}, t("shanten", { n: answer.shanten })) : null,
    taken && winTileChoice(taken), advice && discards(advice.answer)];
}

// Waits and discards.

const value = (one) => {
  if (!one.win) return el("span", { className: "dim", title: t(`reason_${one.reason}`) }, one.reason === "furiten" ? t("furiten") : "–");
  return [el("strong", {}, number(one.total)), " ", el("small", {}, worth(one)),
    el("small", { className: "yaku" }, one.yaku.map((id) => term("yaku", id)).join(" · "))];
};

function waitsTable(waits) {
  const rows = waits.map((wait) => row([tileSpan(wait.tile), el("small", {}, wait.shapes.map((shape) => term("waits", shape)).join(" · "))],
    wait.remaining, value(wait.ron), value(wait.tsumo)));
  return table([t("waits"), t("left_column"), t("ron"), t("tsumo")], rows);
}

function furiten(found) {
  if (!found?.furiten) return null;
  const tile = found.causes.find((cause) => cause.kind === "discard")?.tile;
  return el("p", { className: "warning" }, tile ? t("furiten_by_discard", { tile: tileName(tile) }) : t("furiten"));
}

function waiting({ answer }) {
  const { waits, total_remaining: left } = answer;
  return [el("div", { className: "headline" }, el("p", { className: "worth" }, t("tenpai")),
    el("p", { className: "total" }, el("span", { className: "tiles" }, waits.map(({ tile }) => tileSpan(tile)))),
    el("p", { className: "counted" }, t("tiles_left", { n: left }))),
  image(), furiten(answer.furiten), waitsTable(waits)];
}

function distance({ answer }) {
  return [el("div", { className: "headline" }, el("p", { className: "worth" }, t("shanten", { n: answer.shanten })),
    el("p", { className: "counted" }, t("tiles_left", { n: answer.total_remaining }))), image(),
  el("h3", {}, t("accepts")), accepted(answer.accepts)];
}

const accepted = (accepts) => el("span", { className: "tiles small" }, accepts.map(({ tile, remaining }) =>
  el("span", { className: "counted-tile" }, tileSpan(tile), el("small", {}, remaining))));

function discards(answer) {
  const best = (one) => Math.max(0, ...(one.waits ?? []).flatMap(({ ron, tsumo }) => [ron.total ?? 0, tsumo.total ?? 0]));
  const rows = answer.discards.filter((one) => one.shanten === answer.shanten).map((one) => row(
    el("button", { type: "button", className: "tile-button", "aria-label": t("remove", { tile: tileName(one.discard) }),
      onclick: () => discard(one.discard) }, draw(one.discard)),
    [accepted(one.waits ?? one.accepts), best(one) ? el("small", {}, t("max_worth", { n: number(best(one)) })) : null],
    one.total_remaining));
  return table([t("what_to_discard"), t("accepts"), t("left_column")], rows);
}

/** Discard a tile; what was drawn goes into the hand. */
function discard(tile) {
  const tiles = [...parse(get("hand")), ...(parse(get("win_tile")) ?? [])];
  tiles.splice(tiles.indexOf(tile), 1);
  set({ hand: format(sorted(tiles)), win_tile: "" });
}

function toDiscard({ answer }) {
  const far = answer.shanten > 0 ? t("shanten", { n: answer.shanten }) : t("tenpai");
  return [el("div", { className: "headline" }, el("p", { className: "worth" }, far)), image(), discards(answer)];
}

// The rest.

const image = () => el("img", { className: "picture", src: picture(), alt: "", onerror: (event) => event.target.remove() });

function nothing() {
  return [el("p", { className: "welcome" }, t("welcome")), el("h3", {}, t("examples")),
    el("ul", { className: "examples" }, Object.entries(EXAMPLES).map(([key, asked]) =>
      el("li", {}, el("button", { type: "button", onclick: () => replace(asked) }, t(key)))))];
}

const unfinished = ({ missing }) => [el("p", { className: "welcome" }, t("tiles_missing", { n: missing })), image()];

const SHOWN = { nothing, unfinished, waits: waiting, distance, discards: toDiscard,
  score: (found) => (found.answer.win ? win(found) : noWin(found)) };

/** Show an answer, and say its gist to those who hear the page. */
export function show(found) {
  const parts = SHOWN[found.kind](found).filter(Boolean);
  byId("result").replaceChildren(...parts);
  byId("result").dataset.kind = found.kind;
  announce(gist(found));
  byId("png").hidden = found.kind === "nothing";
  byId("png").href = picture("png", 96);
}

function gist({ kind, answer, missing }) {
  if (kind === "nothing") return "";
  if (kind === "unfinished") return t("tiles_missing", { n: missing });
  if (kind === "score") return answer.win ? `${worth(answer)}, ${t("points", { n: number(answer.points.total) })}` : t(`reason_${answer.reason}`);
  if (kind === "waits") return `${t("tenpai")}: ${answer.waits.map(({ tile }) => tileName(tile)).join(", ")}`;
  return answer.shanten > 0 ? t("shanten", { n: answer.shanten }) : t("tenpai");
}

function announce(text) {
  if (byId("spoken").textContent !== text) byId("spoken").textContent = text;
  byId("sum").textContent = text;
  byId("sum").hidden = !text;
}

function faultItem(fault) {
  const [control] = controlsOf(fault);
  const detail = el("span", { lang: "en" }, fault.detail);
  if (!control) return el("li", {}, fieldOf(fault), " ", detail);
  const go = (event) => {
    event.preventDefault();
    (control.matches("fieldset") ? control.querySelector("input:enabled") : control).focus();
  };
  return el("li", {}, el("a", { href: `#${fieldOf(fault)}`, onclick: go }, t(fieldOf(fault))), ": ", detail);
}

/** Show that the service refuses the question, and the way to every fault. */
export function showRefusal(faults) {
  byId("result").replaceChildren(el("div", { className: "headline no" }, el("p", { className: "worth" }, t("faults"))),
    el("ul", { className: "errors" }, faults.map(faultItem)));
  byId("result").dataset.kind = "refused";
  announce(t("faults"));
}

export function showTrouble() {
  byId("result").replaceChildren(el("p", { className: "warning" }, t("unreachable")));
  announce(t("unreachable"));
}

