// Tiles: reading, writing, counting and drawing them.

export const SUITS = ["m", "p", "s", "z"];
const SVG = "http://www.w3.org/2000/svg";

/** Read 123m0p7z as names of tiles; null if it is written otherwise. */
export function parse(text) {
  const bare = text.replace(/[\s_,]/g, "");
  if (!/^(?:[0-9]+[mps]|[1-7]+z)*$/.test(bare)) return null;
  return [...bare.matchAll(/([0-9]+)([mpsz])/g)].flatMap(([, digits, suit]) =>
    [...digits].map((digit) => digit + suit),
  );
}

/** Write tiles in their order, digits of a suit together. */
export const format = (tiles) =>
  tiles.map((tile, place) => (tiles[place + 1]?.[1] === tile[1] ? tile[0] : tile)).join("");

export const kind = (tile) => (tile[0] === "0" ? `5${tile[1]}` : tile);
const order = (tile) => SUITS.indexOf(tile[1]) * 20 + Number(kind(tile)[0]) * 2 - (tile[0] === "0" ? 1 : 0);
export const sorted = (tiles) => [...tiles].sort((a, b) => order(a) - order(b));

/** Read melds in the short form: chi:340m,pon:777z@across. Melds that cannot be read have no tiles. */
export const parseMelds = (text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, type, tiles, from] = /^(\w+):([^@]*)(?:@(\w+))?$/.exec(part) ?? [];
      return { text: part, type: type === "kan" ? "daiminkan" : type, tiles: parse(tiles ?? "") ?? [], from };
    });

export const formatMeld = ({ type, tiles, from }) => `${type}:${format(tiles)}${from ? `@${from}` : ""}`;

const use = (id, turn) => {
  const made = document.createElementNS(SVG, "use");
  made.setAttribute("href", `/web/tiles.svg#${id}`);
  if (turn) made.setAttribute("transform", "translate(0 60)rotate(-90)");
  return made;
};

/** Draw a tile; null is one that lies face down. */
export function draw(tile, { turned = false } = {}) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", turned ? "-1 -1 82 67" : "-1 -1 62 87");
  svg.setAttribute("class", turned ? "tile turned" : "tile");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use(tile === null ? "back" : turned ? "lying" : "standing"));
  if (tile !== null) svg.append(use(`t${tile}`, turned));
  return svg;
}

/** Draw a meld as it lies on the table. */
export function drawMeld({ type, tiles, from }) {
  if (type === "ankan") return [null, ...tiles.slice(-2), null].map((tile) => draw(tile));
  const [called, ...own] = tiles;
  const added = type === "kakan" ? own.pop() : undefined;
  const standing = own.map((tile) => draw(tile));
  const lying = document.createElement("span");
  lying.className = "pile";
  if (added) lying.append(draw(added, { turned: true }));
  if (called) lying.append(draw(called, { turned: true }));
  standing.splice({ across: 1, right: own.length }[from] ?? 0, 0, lying);
  return standing;
}
