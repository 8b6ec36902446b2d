// The fields of the question that the page offers, by the names that the service has for them.

export const TILE_FIELDS = [
  ...["hand", "win_tile", "melds", "dora_indicators", "ura_indicators"],
  ...["discards", "passed", "passed_since_riichi", "visible"],
];

/** What only a local yaku asks for -> that yaku. */
export const NEEDED_BY = {
  riichi_tile: "tsubame_gaeshi",
  kan_discard: "kanburi",
  open_riichi: "open_riichi",
  nippatsu: "nippatsu",
  last_copy: "ketsupaihou",
  first_turn_kan: "toukanhou",
  kans_in_a_row: "renkaihou",
  consecutive_wins: "paarenchan",
  dealer_wins: "pouhoi_paarenchan",
};
const LOCAL = Object.keys(NEEDED_BY);
const LOCAL_NUMBERS = ["kans_in_a_row", "consecutive_wins", "dealer_wins"];
export const FLAGS = [
  ...["riichi", "double_riichi", "ippatsu", "rinshan", "chankan", "last_tile", "first_turn"],
  ...LOCAL.filter((name) => !LOCAL_NUMBERS.includes(name)),
];
/** True or false. */
export const BOOLEANS = [...FLAGS, "tsumo"];
export const NUMBERS = ["honba", "riichi_sticks", "north", ...LOCAL_NUMBERS];
export const WINDS = ["round_wind", "seat_wind", "discarder"];
/** Winds where none are said. */
export const USUAL = { round_wind: "east", seat_wind: "south" };
export const NAMES = [...TILE_FIELDS, "called_away", "tsumo", ...WINDS, ...FLAGS, ...NUMBERS, "liable", "rules"];
/** What stands before the name of an option. */
export const RULE = "rules.";
