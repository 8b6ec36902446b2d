// Liability (pao): who fed the last set of a yakuman, where the melds do not tell it.

import { byId, el } from "./dom.js";
import { describe } from "./faults.js";
import { isOn, playersOf } from "./rules.js";
import { get, liable, onChange, set } from "./state.js";
import { seatName, t, term } from "./strings.js";
import { parseMelds } from "./tiles.js";

/** Yaku -> how many melds make somebody liable for it, and which. */
const FED = {
  daisangen: [3, ({ tiles: [first] }) => "5z6z7z".includes(first)],
  daisuushii: [4, ({ tiles: [first] }) => "1z2z3z4z".includes(first)],
  suukantsu: [4, ({ type }) => ["daiminkan", "kakan", "ankan"].includes(type)],
};

function isPossible(yaku) {
  const [count, isOfIt] = FED[yaku];
  return isOn(`pao_${yaku}`) && parseMelds(get("melds")).filter(isOfIt).length >= count;
}

function choose(yaku, seat) {
  const said = Object.entries({ ...liable(), [yaku]: seat }).filter(([, chosen]) => chosen);
  set({ liable: said.map((pair) => pair.join(":")).join(",") });
}

function control(yaku) {
  const select = el("select", { id: `liable-${yaku}`, onchange: () => choose(yaku, select.value) });
  return el("div", { class: "control", "data-yaku": yaku }, el("label", { for: select.id }), select);
}

/** Write the seats that can be liable: all at the table but the winner's. */
function seats(select) {
  const others = ["east", "south", "west", "north"]
    .slice(0, playersOf())
    .filter((seat) => seat !== (get("seat_wind") || "south"));
  select.replaceChildren(
    ...["", ...others].map((seat) => el("option", { value: seat }, seat ? seatName(seat) : t("as_melds_tell"))),
  );
}

function show() {
  const said = liable();
  for (const place of byId("liable").querySelectorAll("[data-yaku]")) {
    const { yaku } = place.dataset;
    const select = place.querySelector("select");
    place.querySelector("label").textContent = term("yaku", yaku);
    seats(select);
    select.value = said[yaku] ?? "";
    place.hidden = !isPossible(yaku) && !said[yaku];
  }
  byId("liable").hidden = !byId("liable").querySelector("[data-yaku]:not([hidden])") && !get("liable");
}

export function startLiable() {
  const controls = Object.keys(FED).map(control);
  byId("liable").append(...controls);
  describe("liable", byId("liable"), ...controls.map((one) => one.querySelector("select")));
  onChange(show);
  for (const event of ["language", "rules"]) document.addEventListener(event, show);
}
