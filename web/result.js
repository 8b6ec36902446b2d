// The result: an answer of the service, or its refusal, as people read it.

import { picture } from "./ask.js";
import { byId, el, refill } from "./dom.js";
import { controlsOf, fieldOf, sentence } from "./faults.js";
import { image, worth } from "./parts.js";
import { replace } from "./state.js";
import { number, t, tileName } from "./strings.js";
import { distance, toDiscard, waiting } from "./waits.js";
import { noWin, win } from "./win.js";

const EXAMPLES = {
  example_win: "hand=234567m340p45s88s&win_tile=6s&riichi&ippatsu&dora_indicators=3p&ura_indicators=7s&discarder=west",
  example_open:
    "hand=33m567p23s&melds=kakan:7777z@across,chi:340m&win_tile=4s&tsumo&seat_wind=east&honba=2&dora_indicators=6p1z",
  example_waits: "hand=2233445556678p&dora_indicators=1p",
  example_discard: "hand=3467m2245p45678s7z",
  example_furiten: "hand=234678m34p345s88s&discards=9m1z5p7z",
};

function nothing() {
  return [
    el("p", { class: "welcome" }, t("welcome")),
    el("h3", {}, t("examples")),
    el(
      "ul",
      { class: "examples" },
      Object.entries(EXAMPLES).map(([key, asked]) =>
        el("li", {}, el("button", { type: "button", onclick: () => replace(asked) }, t(key))),
      ),
    ),
  ];
}

const unfinished = ({ missing }) => [el("p", { class: "welcome" }, t("tiles_missing", { n: missing })), image()];

const SHOWN = {
  nothing,
  unfinished,
  waits: waiting,
  distance,
  discards: toDiscard,
  score: (found) => (found.answer.win ? win(found) : noWin(found)),
};

/** Put an answer, or what stands for one, in its place. */
function fill(kind, parts) {
  refill(byId("result"), parts, () => byId("result"));
  byId("result").dataset.kind = kind;
}

/** Show an answer, and say its gist to those who hear the page. */
export function show(found) {
  const parts = SHOWN[found.kind](found).filter(Boolean);
  fill(found.kind, parts);
  announce(gist(found));
  byId("png").hidden = found.kind === "nothing";
  byId("png").href = picture("png", 96);
}

function gist({ kind, answer, missing }) {
  if (kind === "nothing") return "";
  if (kind === "unfinished") return t("tiles_missing", { n: missing });
  if (kind === "score")
    return answer.win
      ? `${worth(answer)}, ${t("points", { n: number(answer.points.total) })}`
      : t(`reason_${answer.reason}`);
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
  const said = sentence(fault);
  const [field, place] = fieldOf(fault).split("/");
  const name = place ? `${t(field)} ${Number(place) + 1}` : t(field);
  if (!control) return el("li", {}, name && `${name}: `, said);
  const go = (event) => {
    event.preventDefault();
    (control.matches("fieldset, .meld") ? control.querySelector("input:enabled, button") : control).focus();
  };
  return el("li", {}, el("a", { href: `#${fieldOf(fault)}`, onclick: go }, `${name}:`), " ", said);
}

/** Show that the service refuses the question, and the way to every fault. */
export function showRefusal(faults) {
  fill("refused", [
    el("div", { class: "headline no" }, el("p", { class: "worth" }, t("faults"))),
    el("ul", { class: "errors" }, faults.map(faultItem)),
  ]);
  announce(t("faults"));
}

/** Show the gist at the edge of a small window as long as the answer is out of sight. */
export function startGist() {
  const toggle = ([seen]) => byId("sum").classList.toggle("unneeded", seen.isIntersecting);
  new IntersectionObserver(toggle, { rootMargin: "0px 0px -130px" }).observe(byId("result"));
}

export function showTrouble() {
  fill("trouble", [el("p", { class: "warning" }, t("unreachable"))]);
  announce(t("unreachable"));
}
