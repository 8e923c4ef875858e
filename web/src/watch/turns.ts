/** Where the turns of a game begin. Pure. */

import type { GameEvent, Side, Words } from '../api/types';
import { amount, who } from '../story/facts';

export interface TurnMark {
  step: number;
  number: number;
  /** Whose turn it is; null if it was told long ago. */
  side: Side | null;
  text: Words;
}

export function turnMarks(events: readonly GameEvent[]): TurnMark[] {
  return events.filter((event) => event.kind === 'turn').map((event) => ({ step: event.step, number: amount(event, 'turn'), side: who(event), text: event.text }));
}

/** Which of the turns it is at a step; -1 before the first. */
export function turnAt(turns: readonly TurnMark[], step: number): number {
  return turns.findLastIndex((mark) => mark.step <= step);
}

/** The next step at which something happens that is told. */
export function nextTold(events: readonly GameEvent[], step: number, last: number): number {
  return events.find((event) => event.step > step)?.step ?? last;
}
