/** How far it is until a card with two faces is turned over. Pure. */

import type { Flip, Need, Objective, Words } from '../../api/types';

export interface Progress {
  met: number;
  all: number;
}

/** Of several conditions that must all hold each one, of alternatives the nearest. */
export function progress(need: Need): Progress {
  if (need.all) return need.all.map(progress).reduce((sum, each) => ({ met: sum.met + each.met, all: sum.all + each.all }));
  if (need.any) return need.any.map(progress).reduce((best, each) => (left(each) < left(best) ? each : best));
  return { met: need.holds ? 1 : 0, all: 1 };
}

const left = ({ met, all }: Progress): number => all - met;

/** How far the face that is up has come; null if nothing turns it over. */
export function nearest({ faces: [up] }: Objective): Progress | null {
  const [first, ...more] = up.flips;
  return first ? progress(more.length > 0 ? { any: up.flips.map((flip) => flip.needs), holds: null } : first.needs) : null;
}

/** All that is said of some conditions, line by line. */
export function sayings(needs: Need[]): Words[] {
  return needs.flatMap((need) => (need.text ? [need.text] : sayings(need.all ?? need.any ?? [])));
}

/** Whether it takes something that has to happen, and does not follow from how things stand. */
export const happens = (flip: Flip): boolean => (flip.needs.all ?? [flip.needs]).some((need) => need.event);
