/** A proof to watch, as the server tells it, and the tables that it goes through. */

import type { CardFacts, CardRef, GameEvent, Option, Side, View, Words } from './types';
import type { Refusal } from './messages';

/** Something that the proof asks of the table. */
export interface Asked {
  question: string;
  /** A verb, a side, a pile. */
  words: string[];
  cards: CardRef[];
  /** What else the question says: a number, a side, a seat. */
  fields: Record<string, string | number>;
  answer: boolean | number | string | CardRef | null;
  /** Why something is not possible. */
  refusals: Refusal[];
  /** The options that lead there. */
  options: Words[];
}

interface Told {
  /** Which table it is, from 0 on: a proof may lay out several. */
  scene: number;
  by: Side | null;
  chosen: Option | null;
  events: GameEvent[];
  asked: Asked[];
}

export interface Proof {
  statement: { id: string } & Words;
  entry: { id: string } & Words;
  proof: number;
  proofs: number;
  /** The statements that come before and after it, of those that can be watched. */
  before: string | null;
  after: string | null;
  /** The cards that were made up for it. */
  cards: CardFacts[];
  steps: (Told & { patch: Partial<View> })[];
}

export interface Step extends Told {
  view: View;
  /** What happened at this table so far. */
  log: GameEvent[];
}

/** Every step with its whole table. */
export function unfolded(proof: Proof): Step[] {
  let view = {} as View;
  let log: GameEvent[] = [];
  let scene = -1;
  return proof.steps.map(({ patch, ...told }) => {
    view = { ...view, ...patch };
    log = told.scene === scene ? [...log, ...told.events] : told.events;
    scene = told.scene;
    return { ...told, view, log };
  });
}
