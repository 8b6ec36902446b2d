// Local yaku: a list to tick, each with its name, its worth and what it is.

import { byId, el } from "./dom.js";
import { allLocalYaku, localYaku, setLocalYaku } from "./rules.js";
import { currentLanguage, t, term } from "./strings.js";

/** What a rule set must say besides, so that the service tells of all of them. */
const BESIDES = 'rules.renhou=mangan_minimum&rules.red_fives={"m":1,"p":2,"s":1}';
const OF_AN_OPTION = "renhou"; // what it is worth, another rule says

let told = new Map();
let toldIn = "";

/** Ask what each is and is worth, in the language of the page, once the list is open. */
async function study() {
  const language = currentLanguage();
  if (!byId("local").open || language === toldIn) return;
  const answer = await fetch(`/v1/yaku?rules.local_yaku=${allLocalYaku()}&${encodeURI(BESIDES)}&lang=${language}`);
  const { yaku } = await answer.json();
  if (language !== currentLanguage()) return;
  toldIn = language;
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

function tick(id, isTicked) {
  const ticked = localYaku();
  ticked[isTicked ? "add" : "delete"](id);
  setLocalYaku(ticked);
}

function row(id) {
  const one = told.get(id);
  const box = el("input", {
    type: "checkbox",
    value: id,
    "aria-describedby": `local-${id}`,
    onchange: () => tick(id, box.checked),
  });
  return el(
    "div",
    { class: "option ticked" },
    el("label", {}, box, el("span", {}, term("yaku", id)), one && el("small", {}, worth(one))),
    el("p", { class: "hint", id: `local-${id}` }, one?.meaning),
  );
}

/** List those whose name, id or meaning has what is looked for. */
function draw() {
  const wanted = byId("local-filter").value.toLowerCase();
  const found = allLocalYaku().filter((id) =>
    `${id} ${term("yaku", id)} ${told.get(id)?.meaning}`.toLowerCase().includes(wanted),
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
  document.addEventListener("language", draw);
  document.addEventListener("language", study);
  document.addEventListener("rules", show);
}
