// Sharing: the question in the address of the page, and as a command.

import { byId, el } from "./dom.js";
import { canonizeAll } from "./notation.js";
import { onChange, query, replace, saidInVain } from "./state.js";
import { currentLanguage, t } from "./strings.js";

/** The language and the question; a link to the page alone keeps its language. */
function hash() {
  const parts = [query() || languageOfLink() ? `lang=${currentLanguage()}` : "", query()].filter(Boolean);
  return parts.length ? `#${parts.join("&")}` : "";
}
const address = () => `${location.origin}/${hash()}`;

/** The language that the address asks for, if it does. */
export const languageOfLink = () => new URLSearchParams(location.hash.slice(1)).get("lang");

let last = { path: "/v1/score", asked: {} };
/** Note the question asked last, to be copied as a command. */
export const note = ({ path, asked }) => (last = path ? { path, asked } : last);

/** Write the question as a command; that the page has answers explained is its own affair. */
function command() {
  const { explain, ...rest } = last.asked;
  const asked = JSON.stringify(rest).replaceAll("'", "'\\''");
  return `curl ${location.origin}${last.path} -H 'Content-Type: application/json' -d '${asked}'`;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    byId("copied").textContent = t("copied");
  } catch {
    byId("copied").textContent = `${t("not_copied")} ${text}`;
  }
}

/** Keep the question in the address, without a step in the history for each change. */
export const remember = () => history.replaceState(null, "", hash() || location.pathname);

/** Take the question from the address, in whatever notation its tiles are. */
export async function recall() {
  replace(location.hash.slice(1));
  await canonizeAll();
}

/** Say what of the link is left out. */
function showVain() {
  const said = Object.entries(saidInVain()).filter(([, names]) => names.length);
  const short = (name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
  const sentences = said.map(([why, names]) => t(`said_${why}`, { names: names.slice(0, 10).map(short).join(", ") }));
  if (byId("vain").textContent !== sentences.join(""))
    byId("vain").replaceChildren(...sentences.map((text) => el("p", {}, text)));
  byId("vain").hidden = !sentences.length;
}

export function startSharing() {
  onChange(showVain);
  document.addEventListener("language", showVain);
  byId("copy-link").addEventListener("click", () => copy(address()));
  byId("copy-curl").addEventListener("click", () => copy(command()));
}
