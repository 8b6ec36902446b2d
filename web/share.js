// Sharing: the question in the address of the page, and as a command.

import { byId } from "./dom.js";
import { query, replace } from "./state.js";
import { t } from "./strings.js";

const address = () => `${location.origin}/#${query()}`;

let last = { path: "/v1/score", asked: {} };
/** Note the question asked last, to be copied as a command. */
export const note = ({ path, asked }) => (last = path ? { path, asked } : last);

function command() {
  const asked = JSON.stringify(last.asked).replaceAll("'", "'\\''");
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
export const remember = () => history.replaceState(null, "", query() ? `#${query()}` : location.pathname);
export const recall = () => replace(location.hash.slice(1));

export function startSharing() {
  byId("copy-link").addEventListener("click", () => copy(address()));
  byId("copy-curl").addEventListener("click", () => copy(command()));
}
