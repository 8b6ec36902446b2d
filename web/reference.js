// Reference: the tables of the service, loaded before anything is shown.

import { fetchJson } from "./fetching.js";

const { presets, default: usual, options } = await fetchJson("/v1/rules");
const usualValues = new Map(options.map((option) => [option.name, option.default]));

export { presets, usual };

/** Say whether an option is true or false. */
export const isSwitch = (name) => typeof usualValues.get(name) === "boolean";

/** Say whether an option is a list. */
export const isList = (name) => Array.isArray(usualValues.get(name));

/** Find a rule set by its id. */
export const presetOf = (id) => presets.find((one) => one.id === (id || usual));
