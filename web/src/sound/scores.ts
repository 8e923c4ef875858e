/** What the main events of a game sound like: a few tones each, synthesized, short and quiet. Pure. */

import type { GameEvent } from '../api/types';
import { amount } from '../story/facts';

export interface Tone {
  /** A wave, or noise that is filtered around its pitch. */
  wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** Hertz, gliding from one to the other. */
  from: number;
  to?: number;
  /** Seconds after the beginning, and how long it takes to die away. */
  at?: number;
  lasts: number;
  /** Of the loudest there is. */
  loud: number;
}

const bell = (from: number, at = 0, loud = 0.5): Tone => ({ wave: 'sine', from, at, lasts: 0.5, loud });
const thump: Tone = { wave: 'sine', from: 150, to: 62, lasts: 0.2, loud: 1 };
const card: Tone = { wave: 'noise', from: 2600, to: 1100, lasts: 0.09, loud: 0.5 };
const bolt: Tone = { wave: 'sawtooth', from: 1300, to: 240, lasts: 0.17, loud: 0.3 };
const whoosh: Tone = { wave: 'noise', from: 500, to: 1700, lasts: 0.3, loud: 0.35 };

const SCORES: Record<string, Tone[]> = {
  turn: [bell(392), bell(587, 0.12)],
  activated: [bell(523, 0, 0.25), bell(659, 0.07, 0.25), bell(784, 0.14, 0.25)],
  deployed: [card, { ...thump, at: 0.05 }],
  played: [card, bell(880, 0.05, 0.3), bell(1175, 0.12, 0.25)],
  'used-text': [bell(880, 0, 0.25), bell(1175, 0.08, 0.2)],
  moved: [whoosh],
  'drew-hidden': [card],
  drew: [card],
  battle: [{ ...thump, lasts: 0.45 }, { ...thump, at: 0.22, lasts: 0.5 }, { wave: 'triangle', from: 147, at: 0.1, lasts: 0.8, loud: 0.5 }],
  fired: [bolt],
  hit: [bolt, { wave: 'noise', from: 420, to: 120, at: 0.1, lasts: 0.3, loud: 0.8 }],
  missed: [{ ...bolt, to: 900, loud: 0.18 }],
  'not-hit': [{ ...bolt, to: 900, loud: 0.18 }],
  drain: [{ wave: 'triangle', from: 220, to: 110, lasts: 0.6, loud: 0.6 }],
  'lost-force': [{ wave: 'triangle', from: 196, to: 92, lasts: 0.16, loud: 0.6 }],
  forfeited: [{ wave: 'triangle', from: 175, to: 70, lasts: 0.4, loud: 0.6 }],
  lost: [{ wave: 'triangle', from: 175, to: 70, lasts: 0.4, loud: 0.6 }],
  cancelled: [{ wave: 'triangle', from: 440, to: 208, lasts: 0.25, loud: 0.5 }],
  'battle-over': [bell(294, 0, 0.4), bell(220, 0.14, 0.4)],
  'game-over': [bell(294), bell(370, 0.16), bell(440, 0.32), bell(587, 0.5)],
};

/** How a line of the log sounds; most are silent. A destiny is the higher the better it is. */
export function score(event: GameEvent): Tone[] {
  if (event.kind === 'destiny') return [card, bell(330 * 2 ** (Math.min(amount(event, 'value'), 9) / 7), 0.1)];
  return SCORES[event.kind] ?? [];
}
