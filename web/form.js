// The form: tiles as text, and the situation of the hand.

import { byId, el } from "./dom.js";
import { describe } from "./faults.js";
import { FLAGS, NEEDED_BY, NUMBERS, TILE_FIELDS, USUAL } from "./fields.js";
import { canonize } from "./notation.js";
import { aimAt } from "./picker.js";
import { localYaku, playersOf } from "./rules.js";
import { get, isInRiichi, onChange, set, sizes } from "./state.js";
import { seatName } from "./strings.js";

const WINDS = ["east", "south", "west", "north"];

/** What is said together: ticking the one changes the others. */
const ENTAILS = {
  riichi: { double_riichi: "" },
  double_riichi: { riichi: "" },
  rinshan: { tsumo: "true", chankan: "" },
  chankan: { tsumo: "", rinshan: "" },
  riichi_tile: { tsumo: "", chankan: "" },
  kan_discard: { tsumo: "", chankan: "" },
  nippatsu: { ippatsu: "" },
  ippatsu: { nippatsu: "" },
  first_turn_kan: { rinshan: "true", tsumo: "true", chankan: "" },
};

/** The most that a number may be, where it is not a hundred. */
const MOST = { north: "4", kans_in_a_row: "4" };

function textField(name) {
  const control = el("div", { class: "control", "data-of": name });
  const input = el("input", {
    id: name,
    name,
    class: "notation",
    type: "text",
    autocapitalize: "off",
    spellcheck: "false",
    oninput: () => set({ [name]: input.value.trim() }),
    onchange: () => canonize(name),
  });
  if (name !== "melds") input.addEventListener("focus", () => aimAt(name));
  control.append(el("label", { for: name, "data-text": name }), input);
  if (name === "melds") {
    control.append(el("p", { class: "hint", id: "melds-hint", "data-text": "melds_hint" }));
    input.setAttribute("aria-describedby", "melds-hint");
  }
  describe(name, control, input);
  return control;
}

function flag(name) {
  const box = el("input", {
    type: "checkbox",
    name,
    onchange: () => set({ ...(box.checked ? ENTAILS[name] : {}), [name]: box.checked ? "true" : "" }),
  });
  const label = el("label", {}, box, el("span", { "data-text": name }));
  const control = el("div", { "data-of": name }, label);
  describe(name, control, box);
  return control;
}

function numberField(name) {
  const input = el("input", {
    id: name,
    name,
    type: "number",
    min: "0",
    max: MOST[name] ?? "100",
    inputmode: "numeric",
    placeholder: "0",
    oninput: () => set({ [name]: input.value === "0" ? "" : input.value }),
  });
  const control = el(
    "div",
    { class: "control", "data-of": name },
    el("label", { for: name, "data-text": name }),
    input,
  );
  describe(name, control, input);
  return control;
}

function windChoices(fieldset) {
  const name = fieldset.dataset.field;
  const values = "optional" in fieldset.dataset ? ["", ...WINDS] : WINDS;
  for (const value of values) {
    const said = value === USUAL[name] ? "" : value;
    const choose = () =>
      set({ [name]: said, ...(name === "seat_wind" && value === get("discarder") && { discarder: "" }) });
    fieldset.append(
      el(
        "label",
        {},
        el("input", { type: "radio", name, value: said, "data-wind": value, onchange: choose }),
        el("span", value ? { "data-seat": value } : { "data-text": "unknown" }),
      ),
    );
  }
}

const ownSeat = () => get("seat_wind") || USUAL.seat_wind;

/** Say whether a seat cannot be chosen: it is not at the table, or it is the winner's and cannot have dealt in. */
function isBarred(name, wind) {
  if (wind === "north" && playersOf() === 3 && name !== "round_wind") return true;
  return name === "discarder" && (get("tsumo") === "true" || wind === ownSeat());
}

/** Show what is said, whoever said it. */
function show() {
  for (const name of [...TILE_FIELDS, ...NUMBERS]) {
    const input = byId(name);
    if (input !== document.activeElement || input.value.trim() !== get(name)) input.value = get(name);
  }
  for (const name of ["tsumo", "round_wind", "seat_wind", "discarder"]) {
    for (const radio of document.querySelectorAll(`input[name="${name}"]`)) radio.checked = radio.value === get(name);
  }
  for (const name of FLAGS) document.querySelector(`input[name="${name}"]`).checked = get(name) === "true";
  for (const radio of document.querySelectorAll("[data-wind]"))
    radio.disabled = isBarred(radio.name, radio.dataset.wind);
  showWhatCounts();
}

/** Say whether a field can change the answer: the others are not shown, unless something is said in them. */
function counts(name) {
  if (name === "north") return playersOf() === 3;
  if (name === "visible") return !sizes().won;
  if (name === "passed_since_riichi") return isInRiichi();
  return !(name in NEEDED_BY) || localYaku().has(NEEDED_BY[name]);
}

function showWhatCounts() {
  for (const control of document.querySelectorAll("[data-of]")) {
    const name = control.dataset.of;
    control.hidden = !counts(name) && !get(name);
  }
}

/** Name the seats in the language of the page. */
function nameSeats() {
  for (const place of document.querySelectorAll("[data-seat]")) place.textContent = seatName(place.dataset.seat);
}

export function startForm() {
  byId("texts").append(...TILE_FIELDS.map(textField));
  byId("flags").append(...FLAGS.map(flag));
  byId("numbers").append(...NUMBERS.map(numberField));
  for (const fieldset of document.querySelectorAll("[data-winds]")) windChoices(fieldset);
  for (const fieldset of document.querySelectorAll("fieldset[data-field]")) {
    const name = fieldset.dataset.field;
    fieldset.setAttribute("role", "radiogroup");
    describe(name, fieldset, fieldset);
    if (name === "tsumo") {
      fieldset.addEventListener("change", () =>
        set({ tsumo: fieldset.querySelector(":checked").value, discarder: "" }),
      );
    }
  }
  byId("question").addEventListener("submit", (event) => event.preventDefault());
  onChange(show);
  document.addEventListener("language", nameSeats);
  document.addEventListener("rules", showWhatCounts);
}
