/** Where the large card stands. Pure. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Spot {
  left: number;
  top: number;
  /** It is drawn smaller where there is no room for it otherwise. */
  scale: number;
}

const EDGE = 8;
const GAP = 12;
/** Its letters stay larger than 11 pixels. */
const SCALES = [1, 0.85];

/** What it must not cover: what waits to be clicked beside the table, and as far as possible the cards on it that do. */
export interface Kept {
  options: Box[];
  cards: Box[];
}

/** Never over what it shows, nor over what waits to be clicked, if that is possible; in the lower right corner rather than beside it, where there is one. */
export function spotFor(box: Box, card: Size, screen: Size, kept: Kept, corner: boolean): Spot {
  const spots = SCALES.flatMap((scale) => around(box, card, screen, kept, corner, scale));
  const { left, top, scale } = spots.reduce((best, each) => (clearer(each.over, best.over) ? each : best));
  return { left, top, scale };
}

type Over = [shown: number, options: number, cards: number];

interface Found extends Spot {
  /** How much it covers of what. */
  over: Over;
}

function clearer(one: Over, other: Over): boolean {
  const n = one.findIndex((each, at) => each !== other[at]);
  return n >= 0 && one[n]! < other[n]!;
}

/** Every place beside, above or below something, the nearest ways first. */
function around(box: Box, card: Size, screen: Size, kept: Kept, corner: boolean, scale: number): Found[] {
  const taken = [...kept.options, ...(kept.cards.length > 0 ? [union(kept.cards)] : [])];
  const [width, height] = [card.width * scale, card.height * scale];
  const beside = [box.left + box.width + GAP, box.left - width - GAP];
  const along = box.left + (box.width - width) / 2;
  const level = box.top + (box.height - height) / 2;
  const lefts = [...(corner ? [screen.width] : []), ...beside, along, ...taken.flatMap((each) => [each.left - width - EDGE, each.left + each.width + EDGE])];
  const tops = [...(corner ? [screen.height] : []), level, box.top + box.height + GAP, box.top - height - GAP, ...taken.flatMap((each) => [each.top - height - EDGE, each.top + each.height + EDGE]), 0];
  return lefts.flatMap((left) => tops.map((top) => {
    const at = { left: within(left, width, screen.width), top: within(top, height, screen.height), width, height };
    return { left: at.left, top: at.top, scale, over: [overlap(at, box), covered(at, kept.options), covered(at, kept.cards)] };
  }));
}

const within = (at: number, size: number, limit: number): number => Math.max(EDGE, Math.min(at, limit - size - EDGE));

const covered = (at: Box, boxes: Box[]): number => boxes.reduce((sum, each) => sum + overlap(at, each), 0);

/** The box around all of them. */
function union(boxes: Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((each) => each.left)), Math.min(...boxes.map((each) => each.top))];
  const [right, bottom] = [Math.max(...boxes.map((each) => each.left + each.width)), Math.max(...boxes.map((each) => each.top + each.height))];
  return { left, top, width: right - left, height: bottom - top };
}

/** How large the part is that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const share = (at: number, size: number, from: number, long: number): number => Math.max(0, Math.min(at + size, from + long) - Math.max(at, from));
  return share(one.left, one.width, other.left, other.width) * share(one.top, one.height, other.top, other.height);
}
