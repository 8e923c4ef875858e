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

/** Never over what it shows, nor over what waits to be clicked, if that is possible; in the lower right corner rather than beside it, where there is one. */
export function spotFor(box: Box, card: Size, screen: Size, taken: Box[], corner: boolean): Spot {
  const spots = SCALES.flatMap((scale) => around(box, card, screen, taken, corner, scale));
  const clear = spots.filter(({ over }) => over[0] === 0);
  const free = clear.find(({ over }) => over[1] === 0);
  const { left, top, scale } = free ?? least(clear.length > 0 ? clear : spots);
  return { left, top, scale };
}

interface Found extends Spot {
  /** How much it covers of what it shows, and of what is taken. */
  over: [shown: number, taken: number];
}

const least = (spots: Found[]): Found => spots.reduce((best, each) => (each.over[0] + each.over[1] < best.over[0] + best.over[1] ? each : best));

/** Every place beside, above or below something, the nearest ways first. */
function around(box: Box, card: Size, screen: Size, taken: Box[], corner: boolean, scale: number): Found[] {
  const [width, height] = [card.width * scale, card.height * scale];
  const beside = [box.left + box.width + GAP, box.left - width - GAP];
  const along = box.left + (box.width - width) / 2;
  const level = box.top + (box.height - height) / 2;
  const lefts = [...(corner ? [screen.width] : []), ...beside, along, ...taken.flatMap((each) => [each.left - width - EDGE, each.left + each.width + EDGE])];
  const tops = [...(corner ? [screen.height] : []), level, box.top + box.height + GAP, box.top - height - GAP, ...taken.flatMap((each) => [each.top - height - EDGE, each.top + each.height + EDGE]), 0];
  return lefts.flatMap((left) => tops.map((top) => {
    const at = { left: within(left, width, screen.width), top: within(top, height, screen.height), width, height };
    return { left: at.left, top: at.top, scale, over: [overlap(at, box), taken.reduce((sum, each) => sum + overlap(at, each), 0)] };
  }));
}

const within = (at: number, size: number, limit: number): number => Math.max(EDGE, Math.min(at, limit - size - EDGE));

/** How large the part is that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const share = (at: number, size: number, from: number, long: number): number => Math.max(0, Math.min(at + size, from + long) - Math.max(at, from));
  return share(one.left, one.width, other.left, other.width) * share(one.top, one.height, other.top, other.height);
}
