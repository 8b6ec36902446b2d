// Asking: which question the tiles put, and the answers of the service.

import { FLAGS, NUMBERS } from "./fields.js";
import { body, get, query, sizes } from "./state.js";
import { currentLanguage } from "./strings.js";
import { parse } from "./tiles.js";

const PICTURE = ["win_tile", "melds", "dora_indicators", "ura_indicators", "north"];
const HAND = ["hand", "melds", "rules", "north", "dora_indicators", "discards"];
const SEEN = "visible";
const SITUATION = [
  ...HAND,
  "ura_indicators",
  "round_wind",
  "seat_wind",
  "discarder",
  "passed",
  "passed_since_riichi",
  "called_away",
  "liable",
  ...FLAGS,
  ...NUMBERS,
];
const SCORE = [...SITUATION, "win_tile", "tsumo"];

const TOO_MANY = 429;

let running = null;

/** Let go of a question that is still running. */
export const drop = () => running?.abort();

/** Where the picture of the tiles is. */
export const picture = (ending = "svg", height = 56) =>
  `/v1/tiles.${ending}?${query(PICTURE, { hand: get("hand"), height })}`;

/** Read an answer or a refusal; what only says that there is none now is neither. */
function read(response) {
  if (response.status >= 500 || response.status === TOO_MANY) throw new Error(`${response.status}: ${response.url}`);
  return response.json();
}

async function post(path, fields, more) {
  const asked = body(fields, more);
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(asked),
    signal: running.signal,
  });
  const answer = await read(response);
  if (!response.ok) throw new Refusal(answer, path, asked);
  return { path, asked, answer };
}

/** What the service will not answer, with its problem document. */
export class Refusal extends Error {
  constructor(problem, path, asked) {
    super(problem.detail);
    Object.assign(this, { path, asked });
    this.faults = problem.errors ?? [{ pointer: "", detail: problem.detail ?? problem.title }];
  }
}

const told = (more) => ({ ...more, lang: currentLanguage() });
const score = (more) => post("/v1/score", SCORE, told({ ...more, explain: true }));
const tenpai = (more) => post("/v1/tenpai", [...SITUATION, SEEN], told(more));
const shanten = (more) => post("/v1/shanten", [...HAND, SEEN], told(more));

/** Ask what the tiles that are there let one ask; a question still running is dropped. */
export async function ask() {
  drop();
  running = new AbortController();
  const { hand, waiting, melds, won } = sizes();
  if (hand === 0 && !won && !melds) return { kind: "nothing" };
  if (hand === null || hand > waiting + 1 || (won && hand >= waiting)) return scored();
  if (hand < waiting) return unfinished(waiting - hand);
  return hand === waiting ? waits() : drawn();
}

/** Of a hand that lacks tiles, only what is there can be looked at: whether it can be drawn. */
async function unfinished(missing) {
  const headers = { "Accept-Language": currentLanguage() };
  const response = await fetch(picture(), { headers, signal: running.signal });
  if (!response.ok) throw await refusal(new Refusal(await read(response)));
  return { kind: "unfinished", missing };
}

/** Find what is wrong besides what is missing, and where; of melds a picture does not say in which. */
async function refusal(ofPicture) {
  const { faults = [] } = await score().catch((error) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  const wrong = faults.filter(({ code }) => !["hand_size", "missing_field"].includes(code));
  return wrong.length ? Object.assign(ofPicture, { faults: wrong }) : ofPicture;
}

/** Score a win; of a hand that is none, tell also what to discard. */
async function scored() {
  const asked = await score();
  const { win, reason } = asked.answer;
  if (win || reason !== "not_agari") return { kind: "score", ...asked };
  const { hand, waiting } = sizes();
  const whole = hand > waiting ? get("hand") : get("hand") + get("win_tile");
  return { kind: "score", ...asked, advice: await advice(whole) };
}

async function waits() {
  const asked = await tenpai({ explain: true });
  return asked.answer.tenpai ? { kind: "waits", ...asked } : { kind: "distance", ...(await shanten()) };
}

/** A hand of 14: if it is whole, its last tile is taken as the winning one. */
async function drawn() {
  const found = await advice(get("hand"));
  if (found.answer.shanten >= 0) return { kind: "discards", ...found };
  const last = parse(get("hand")).at(-1);
  return { kind: "score", ...(await score({ win_tile: last })), taken: last };
}

async function advice(hand) {
  const far = await shanten({ hand });
  return far.answer.shanten === 0 ? tenpai({ hand }) : far;
}
