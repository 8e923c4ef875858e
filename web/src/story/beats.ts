/** A change of the game cut into beats, one for each line of the log, in the order in which things happened. Pure. */

import type { GameEvent, View } from '../api/types';
import type { Present } from '../session/gameState';
import { after as following } from './intermediateView';

export interface Beat {
  /** What is known when the line has been told. */
  present: Present;
  /** The line; none when the story has caught up. */
  event: GameEvent | null;
  /** Milliseconds at normal speed. */
  hold: number;
}

const SHORT = 350;
const USUAL = 450;
const LONG = 600;
/** A card that is shown large wants to be read. */
const CARD = 1200;
/** The end is worth a moment. */
const END = 2400;
const HEADINGS = new Set(['turn', 'phase']);

const HOLDS: Record<string, number> = {
  played: CARD, 'used-text': CARD, deployed: CARD, replaced: CARD, react: CARD, destiny: CARD, 'destiny-substituted': CARD, opened: CARD, revived: CARD, 'battle-power': CARD,
  'game-over': END, turn: LONG, battle: LONG, 'battle-damage': LONG, 'battle-over': LONG, 'battle-ends-early': LONG, fired: LONG, hit: LONG, missed: LONG, 'not-hit': LONG,
  drain: LONG, 'drain-cancelled': LONG, cancelled: LONG, 'destiny-cancelled': LONG, 'destiny-changed': LONG, forfeited: LONG,
  phase: SHORT, 'lost-force': SHORT, 'drew-hidden': SHORT, 'used-force': 0, 'end-of-turn': 0,
};

/** What one learns only now, though one's own answer brought it about; the deed itself needs no telling. */
const NEWS = new Set([
  'turn', 'game-over', 'destiny', 'destiny-substituted', 'hit', 'missed', 'not-hit', 'not-stolen', 'search-failed', 'battle-power', 'battle-damage', 'battle-over', 'cancelled', 'destiny-cancelled', 'destiny-changed',
  'drain-cancelled', 'no-destiny', 'duel', 'collapsed', 'crashed', 'cover-broken', 'restored',
]);

/** How long a line is shown. A heading that another one follows at once is not. */
export function hold(event: GameEvent, next: GameEvent | undefined, mine: boolean): number {
  if (mine && !NEWS.has(event.kind)) return 0;
  if (event.kind === 'phase' && (!next || HEADINGS.has(next.kind))) return 0;
  return HOLDS[event.kind] ?? USUAL;
}

/** Lines that leave the cards on the table where they are. */
const APART = new Set(['turn', 'phase', 'end-of-turn', 'activated', 'used-force', 'drew-hidden', 'lost-force', 'retrieved']);

/** From which line on the table is already as the story leaves it. */
function laid(news: GameEvent[]): number {
  return news.findLastIndex((event) => !APART.has(event.kind)) + 1;
}

/** The beats from one state to the next. What was taken back, or begins just now, is not told. */
export function beats(before: Present, after: Present, mine: boolean): Beat[] {
  const news = after.events.slice(before.events.length);
  const untold: Beat = { present: after, event: null, hold: 0 };
  if (!before.view || !after.view || !continues(before, after)) return [untold];
  // Before the first turn nobody has seen a table that could change step by step.
  let view: View = { ...(before.view.turn === 0 ? after.view : before.view), decision: null };
  const [last, rest] = [after.view, laid(news)];
  const told = news.map((event, n): Beat => {
    view = following(n === rest ? { ...view, table: last.table } : view, event);
    const present = { ...before, view, events: after.events.slice(0, before.events.length + n + 1) };
    return { present, event, hold: hold(event, news[n + 1], mine) };
  });
  return [...told, untold];
}

/** Whether the log only grew. */
function continues(before: Present, after: Present): boolean {
  const last = before.events.length - 1;
  return after.step >= before.step && after.events[last] === before.events[last];
}
