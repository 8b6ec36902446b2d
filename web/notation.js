// Notations: tiles that are written otherwise than 123m0p7z, rewritten by the service.

import { TILE_FIELDS } from "./fields.js";
import { get, set } from "./state.js";
import { parse } from "./tiles.js";

/** Rewrite tiles; what the service cannot read, or is not there to read, stays as it is. */
async function rewritten(text) {
  if (parse(text)) return text;
  const answer = await fetch(`/v1/convert?to=mpsz&tiles=${encodeURIComponent(text)}`).catch(() => null);
  return answer?.ok ? (await answer.json()).tiles : text;
}

async function rewrittenMeld(text) {
  const [, type, tiles, from] = /^(\w+:)([^@]+)(.*)$/.exec(text.trim()) ?? [];
  return tiles ? `${type}${await rewritten(tiles)}${from}` : text;
}

const rewrittenMelds = async (text) => (await Promise.all(text.split(",").map(rewrittenMeld))).join(",");

/** Rewrite the tiles of a field, unless they are changed meanwhile. */
export async function canonize(field) {
  const text = get(field);
  const plain = await (field === "melds" ? rewrittenMelds(text) : rewritten(text));
  if (plain !== text && get(field) === text) set({ [field]: plain });
}

/** Rewrite the tiles of all fields. */
export const canonizeAll = () => Promise.all(TILE_FIELDS.map(canonize));
