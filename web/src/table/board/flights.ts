/** Which piles gave cards to which between two views of the table: what the motion shows. Pure. */

import type { Side, View } from '../../api/types';

export interface Flight {
  side: Side;
  from: string;
  to: string;
  count: number;
}

const SIDES: Side[] = ['light', 'dark'];
const ORDER = ['reserve', 'force', 'used', 'lost', 'hand'];
/** More cards than this would be a blur. */
const MOST = 6;

export function flights(before: View, after: View): Flight[] {
  return SIDES.flatMap((side) => sideFlights(side, before, after));
}

function sideFlights(side: Side, before: View, after: View): Flight[] {
  const change = (pile: string): number => (after.piles[side][pile] ?? 0) - (before.piles[side][pile] ?? 0);
  const gained = ORDER.filter((pile) => change(pile) > 0).map((pile) => ({ pile, count: change(pile) }));
  const found: Flight[] = [];
  for (const from of ORDER) {
    let given = -change(from);
    for (const into of gained) {
      const count = Math.min(given, into.count);
      if (count <= 0) continue;
      found.push({ side, from, to: into.pile, count: Math.min(count, MOST) });
      given -= count;
      into.count -= count;
    }
  }
  return found;
}

/** The pile of its owner that a card which has come into view was in. */
export function origin(side: Side, before: View, after: View): string {
  const gave = ['hand', 'reserve', 'force', 'used', 'lost'].find((pile) => (after.piles[side][pile] ?? 0) < (before.piles[side][pile] ?? 0));
  return gave ?? 'hand';
}

/** The pile of its owner that a card which left the table went to. */
export function destination(side: Side, before: View, after: View): string {
  for (const pile of ['lost', 'used', 'hand', 'force', 'reserve']) {
    if ((after.piles[side][pile] ?? 0) > (before.piles[side][pile] ?? 0)) return pile;
  }
  return 'lost';
}
