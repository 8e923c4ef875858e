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
}

const EDGE = 8;
const GAP = 12;

/** Beside what it shows, or above or below it: where there is most room, and never over it. */
export function spotBeside(box: Box, card: Size, screen: Size): Spot {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const middle = { left: box.left + (box.width - card.width) / 2, top: box.top + (box.height - card.height) / 2 };
  const ways = [
    { spare: screen.width - right - card.width, left: right + GAP, top: middle.top },
    { spare: box.left - card.width, left: box.left - card.width - GAP, top: middle.top },
    { spare: screen.height - bottom - card.height, left: middle.left, top: bottom + GAP },
    { spare: box.top - card.height, left: middle.left, top: box.top - card.height - GAP },
  ];
  const roomy = ways.find((way) => way.spare >= GAP + EDGE) ?? ways.reduce((best, way) => (way.spare > best.spare ? way : best));
  return inside(roomy, card, screen);
}

/** In the lower right corner, over the log, where nothing waits to be clicked; beside what it shows, if that is there. */
export function spotInCorner(box: Box, card: Size, screen: Size): Spot {
  const corner = inside({ left: screen.width, top: screen.height }, card, screen);
  const clear = box.left + box.width <= corner.left || box.top + box.height <= corner.top;
  return clear ? corner : spotBeside(box, card, screen);
}

function inside({ left, top }: Spot, card: Size, screen: Size): Spot {
  const within = (at: number, size: number, limit: number): number => Math.max(EDGE, Math.min(at, limit - size - EDGE));
  return { left: within(left, card.width, screen.width), top: within(top, card.height, screen.height) };
}
