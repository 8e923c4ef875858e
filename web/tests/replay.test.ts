import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/api/types';
import { nextTold, turnAt, turnMarks } from '../src/watch/turns';
import { words } from './samples';

const line = (kind: string, step: number): GameEvent => ({ kind, text: words(`${kind} ${step}`), cards: [], facts: {}, step });
const events = [line('started', 0), line('turn', 2), line('phase', 2), line('deployed', 5), line('turn', 9)];

describe('a replay', () => {
  it('knows where its turns begin', () => {
    const turns = turnMarks(events);
    expect(turns.map((mark) => mark.step)).toEqual([2, 9]);
    expect([0, 2, 8, 9, 20].map((step) => turnAt(turns, step))).toEqual([-1, 0, 0, 1, 1]);
  });

  it('goes on where something happens', () => {
    expect([0, 2, 5, 9].map((step) => nextTold(events, step, 12))).toEqual([2, 5, 9, 12]);
  });
});
