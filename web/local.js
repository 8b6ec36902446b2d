// Local yaku: a list to tick, each with its name, its worth, what it is, and what else it needs.

import { byId, el } from "./dom.js";
import { fetchOnce } from "./fetching.js";
import { nameOf, valueText } from "./options.js";
import { allLocalYaku, localYaku, needsOf, preset, tickLocalYaku } from "./rules.js";
import { onChange } from "./state.js";
import { currentLanguage, t, term } from "./strings.js";

const OF_AN_OPTION = "renhou"; // what it is worth, another rule says

let told = new Map();
let toldBy = "";

/** Where the service tells of all of them: with the rules that they need. */
function address() {
  const needed = allLocalYaku().flatMap(needsOf).map(([name, text]) => [`rules.${name}`, text]);
  return `/v1/yaku?${new URLSearchParams([
    ["rules", preset().id],
    ["rules.local_yaku", allLocalYaku().join(",")],
    ...needed,
    ["lang", currentLanguage()],
  ])}`;
}

/** Learn what each is and is worth, once the list is open, and list them. */
async function study() {
  if (!byId("local").open || !allLocalYaku().length) return;
  const path = address();
  const { yaku } = await fetchOnce(path);
  if (path !== address() || path === toldBy) return;
  toldBy = path;
  told = new Map(yaku.map((one) => [one.id, one]));
  draw();
}

function worth(one) {
  if (one.id === OF_AN_OPTION) return "";
  return (one.variants.length ? one.variants : [one]).map(value).join(" / ");
}

function value({ closed, open, yakuman, at_least }) {
  if (yakuman) return yakuman > 1 ? t("times_yakuman", { n: yakuman }) : term("limits", "yakuman");
  const own = [closed && t("han", { n: closed })];
  if (open !== closed) own.push(open ? t("open_han", { n: open }) : t("closed_only"));
  return [...own, at_least && t("at_least_mangan")].filter(Boolean).join(", ");
}

/** Say which options are set together with a local yaku. */
function needs(id) {
  const needed = needsOf(id).map(([name, text]) => `${nameOf(name)}: ${valueText(name, text)}`);
  return needed.length ? el("span", { class: "needs" }, ` ${t("ticking_sets", { rules: needed.join("; ") })}`) : null;
}

function row(id) {
  const one = told.get(id);
  const box = el("input", {
    type: "checkbox",
    value: id,
    "aria-describedby": `local-${id}`,
    onchange: () => tickLocalYaku(id, box.checked),
  });
  return el(
    "div",
    { class: "option ticked" },
    el("label", {}, box, el("span", {}, term("yaku", id)), one && el("small", {}, worth(one))),
    el("p", { class: "hint", id: `local-${id}` }, one?.meaning, needs(id)),
  );
}

/** List those whose name, id or meaning has what is looked for. */
function draw() {
  const wanted = byId("local-filter").value.toLowerCase();
  const found = allLocalYaku().filter((id) =>
    `${id} ${term("yaku", id)} ${told.get(id)?.meaning ?? ""}`.toLowerCase().includes(wanted),
  );
  byId("local-list").replaceChildren(byId("local-list").querySelector("legend"), ...found.map(row));
  show();
}

function show() {
  const ticked = localYaku();
  for (const box of byId("local-list").querySelectorAll("input")) box.checked = ticked.has(box.value);
}

export function startLocal() {
  byId("local").addEventListener("toggle", study);
  byId("local-filter").addEventListener("input", draw);
  document.addEventListener("options", study);
  onChange(show);
}
