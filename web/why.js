// Why: how an answer came about. The readings compared, the steps to the points, the yaku that were near.
// What the service does not tell is left out.

import { el } from "./dom.js";
import { tileRow, tileSpan, worth } from "./parts.js";
import { number, t, term, tileName } from "./strings.js";

/** Write a sentence of the service, its tiles as pictures. */
export const told = ({ message, detail }) =>
  (message ?? detail).split(/\b(\d[mpsz])\b/).map((part, place) => (place % 2 ? tileSpan(part) : part));

const sentence = (row) => (row ? el("p", {}, told(row)) : null);

/** What a reading is worth; one without a yaku is worth nothing. */
function counted({ han, fu, base }) {
  if (!base) return term("reasons", "no_yaku");
  const before = han && fu ? `${worth({ han, fu })}, ` : "";
  return `${before}${t("base_points", { n: number(base) })}`;
}

function reading(one) {
  const names = Object.keys(one.yaku).map((id) => term("yaku", id));
  return el(
    "li",
    { class: one.paid ? "reading paid" : "reading" },
    el("span", { class: "groups" }, one.groups.map(tileRow)),
    el("span", {}, `${term("forms", one.form)} · ${term("waits", one.wait)}`),
    el("span", {}, names.join(" · ")),
    el("strong", {}, counted(one)),
    one.paid ? el("span", { class: "mark" }, `✓ ${t("paid")}`) : null,
  );
}

const readings = (all = []) =>
  all.length ? [el("h3", {}, t("readings")), el("ul", { class: "readings" }, all.map(reading))] : [];

const listed = (all) => all.map((step) => el("li", {}, told(step)));

const steps = (all = []) =>
  all.length ? [el("h3", {}, t("steps")), el("ol", { class: "steps" }, listed(all))] : [];

/** List the yaku that were near, each with what it lacks. */
export const near = ({ near: missed = [] } = {}) =>
  missed.length
    ? el(
        "div",
        { class: "near" },
        el("h3", {}, t("near")),
        el(
          "ul",
          {},
          missed.map((one) => el("li", {}, el("strong", {}, one.name), ": ", told(one))),
        ),
      )
    : null;

/** The rules by which a hand does not win. */
export const rules = ({ rules: barring = [] } = {}) => barring.map(sentence);

/** Say what makes a hand furiten, and by which rule. */
export function furiten(found) {
  if (!found?.causes?.length) return null;
  const [{ kind, tile }] = found.causes;
  const key = kind === "discard" ? "furiten_by_discard" : "furiten_by_pass";
  return el(
    "div",
    { class: "warning" },
    el("p", {}, t(key, { tile: tileName(tile) })),
    (found.explanation ?? []).map((row) => el("p", { class: "rule" }, told(row))),
  );
}

let isOpen = false;

/** Fold parts away; whether they are unfolded outlives the next answer. */
function folded(...given) {
  const parts = given.flat().filter(Boolean);
  if (!parts.length) return null;
  const made = el("details", { class: "why", open: isOpen }, el("summary", {}, t("why")), parts);
  made.addEventListener("toggle", () => (isOpen = made.open));
  return made;
}

export const whyWin = (found = {}) =>
  folded(readings(found.readings), sentence(found.choice), steps(found.steps), near(found));
export const whyNoWin = (found = {}) => folded(readings(found.readings));
