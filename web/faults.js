// Faults: what the service finds wrong, shown at the field it names.

import { byId, el } from "./dom.js";

/** Make the place for the faults of a field, and tie its controls to it. */
export function describe(field, container, ...controls) {
  const place = el("p", { class: "error", id: `${field}-error`, hidden: true });
  container.append(place);
  for (const control of controls) {
    const others = control.getAttribute("aria-describedby");
    control.setAttribute("aria-describedby", [others, place.id].filter(Boolean).join(" "));
  }
}

let told = [];

/** Take all faults back. */
export function forgive() {
  told = [];
  for (const control of document.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
  for (const place of document.querySelectorAll(".error")) {
    place.hidden = true;
    place.textContent = "";
  }
}

/** The fields that a fault points into, the innermost first: melds/1, melds. */
function fieldsOf(fault) {
  const parts = fault.pointer.replace(/^\//, "").split(/[/.]/);
  return parts.map((_, outer) => parts.slice(0, parts.length - outer).join("/"));
}

/** The innermost field of a fault that the page has. */
export const fieldOf = (fault) =>
  fieldsOf(fault).find((field) => byId(`${field}-error`)) ?? fieldsOf(fault).at(-1);

const controls = (field) => [...document.querySelectorAll(`[aria-describedby~="${field}-error"]`)];

/** The controls that a fault is shown at, if the page has them. */
export const controlsOf = (fault) => controls(fieldOf(fault));

/** Say what is wrong: in the language of the page, or in English where the service does not know it in that. */
export const sentence = ({ message, detail }) => el("span", message ? {} : { lang: "en" }, message ?? detail);

/** Show each fault at its field. */
export function accuse(faults) {
  forgive();
  told = faults;
  for (const fault of faults) {
    const place = byId(`${fieldOf(fault)}-error`);
    if (!place) continue;
    place.hidden = false;
    place.append(sentence(fault));
    for (const control of fieldsOf(fault).flatMap(controls)) control.setAttribute("aria-invalid", "true");
  }
}

/** Show the faults again, after some of their fields were made anew. */
export const remind = () => accuse(told);
