/** The course of a game, from its log: the Force that each side lost turn by turn, and what one remembers of it. Pure. */

import type { CardRef, GameEvent, Side } from '../api/types';
import { amount, card, who } from './facts';

/** The Force that each side has lost when a turn is over. */
export interface TurnLost extends Record<Side, number> {
  turn: number;
}

/** Something that one wants to see again. */
export interface Moment {
  kind: 'swing' | 'battle' | 'drain';
  /** Who gained by it. */
  side: Side;
  /** The Force, or the battle damage, that it cost the other side. */
  count: number;
  turn: number;
  place: CardRef | null;
  /** The number of answers before it. */
  step: number;
}

export interface Course {
  turns: TurnLost[];
  /** The turn that changed most, the battle with most damage, the largest Force drain. */
  moments: Moment[];
}

const LOSSES = new Set(['lost-force', 'lost-unseen']);

export function course(events: GameEvent[]): Course {
  const turns: TurnLost[] = [{ turn: 0, light: 0, dark: 0 }];
  const starts = [0];
  const found: Moment[] = [];
  let [turn, battle]: [number, GameEvent | null] = [0, null];
  for (const event of events) {
    const side = who(event);
    const last = turns[turns.length - 1]!;
    if (event.kind === 'turn') {
      turn = amount(event, 'turn');
      turns.push({ ...last, turn });
      starts.push(event.step);
    } else if (LOSSES.has(event.kind) && side) last[side] += 1;
    else if (event.kind === 'retrieved' && side) last[side] -= amount(event);
    else if (event.kind === 'battle') battle = event;
    else if (event.kind === 'battle-damage' && battle) found.push(...damages(event, battle, turn));
    else if (event.kind === 'drain-amount' && side) found.push({ kind: 'drain', side, count: amount(event), turn, place: card(event, 'place'), step: event.step });
  }
  const moments = [largest(swings(turns, starts)), largest(found.filter(({ kind }) => kind === 'battle')), largest(found.filter(({ kind }) => kind === 'drain'))];
  return { turns, moments: moments.flatMap((moment) => moment ?? []) };
}

function damages(event: GameEvent, battle: GameEvent, turn: number): Moment[] {
  const place = card(battle, 'place');
  const owed: [Side, number][] = [['dark', amount(event, 'damage_light')], ['light', amount(event, 'damage_dark')]];
  return owed.map(([side, count]) => ({ kind: 'battle', side, count, turn, place, step: battle.step }));
}

/** How much each turn changed who is ahead. */
function swings(turns: TurnLost[], starts: number[]): Moment[] {
  return turns.slice(1).map((now, n) => {
    const before = turns[n]!;
    const gained = now.dark - before.dark - (now.light - before.light);
    return { kind: 'swing', side: gained < 0 ? 'dark' : 'light', count: Math.abs(gained), turn: now.turn, place: null, step: starts[n + 1] ?? 0 };
  });
}

/** The first of the largest; none if nothing happened. */
function largest(moments: Moment[]): Moment | null {
  return moments.reduce<Moment | null>((best, each) => (each.count > (best?.count ?? 0) ? each : best), null);
}
