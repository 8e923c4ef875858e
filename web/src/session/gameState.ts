/** What a client knows of a game, and how the server's messages change it. Pure: no sockets, no clocks. */

import type { Delta, Snapshot } from '../api/messages';
import type { GameEvent, Seat, View } from '../api/types';

export interface Present {
  /** The last numbered message. */
  seq: number;
  /** How many answers stand. */
  step: number;
  seat: Seat;
  /** Null while the game waits for its second player. */
  view: View | null;
  events: GameEvent[];
}

/** A client joins, or joins again. */
export function joined({ seq, step, seat, view, events }: Snapshot): Present {
  return { seq, step, seat, view, events };
}

/** Where a numbered message stands: the next one, one already known, or one after some that were missed. */
export function order(present: Present, seq: number): 'next' | 'old' | 'gap' {
  if (seq <= present.seq) return 'old';
  return seq === present.seq + 1 ? 'next' : 'gap';
}

/** A numbered message that changes nothing on the table. */
export function counted(present: Present, seq: number): Present {
  return { ...present, seq };
}

/** The state after the next delta; one that takes answers back says how much of the log still stands. */
export function advanced(present: Present, delta: Delta): Present {
  const view = present.view || Object.keys(delta.patch).length > 0 ? ({ ...present.view, ...delta.patch } as View) : null;
  const kept = delta.from < present.events.length ? present.events.slice(0, delta.from) : present.events;
  const events = delta.events.length > 0 ? [...kept, ...delta.events] : kept;
  return { ...present, seq: delta.seq, step: delta.step, view, events };
}
