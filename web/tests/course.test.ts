import { describe, expect, it } from 'vitest';
import type { Fact, GameEvent } from '../src/api/types';
import { course } from '../src/story/course';

const NOTHING = { en: '', fr: '' };
const event = (kind: string, step: number, facts: Record<string, Fact>): GameEvent => ({ kind, step, facts, text: NOTHING, cards: [] });
const lost = (player: string, step: number): GameEvent => event('lost-force', step, { player });
const HOTH = { id: 7, title: 'Hoth' };

describe('the course of a game', () => {
  const events = [
    event('turn', 1, { turn: 1, player: 'dark' }), lost('light', 2),
    event('turn', 3, { turn: 2, player: 'light' }),
    event('drain-amount', 4, { player: 'light', amount: 2, place: HOTH }), lost('dark', 4), lost('dark', 5),
    event('battle', 6, { player: 'light', place: HOTH }), event('battle-damage', 8, { damage_light: 0, damage_dark: 3 }), lost('dark', 9), lost('dark', 9), lost('dark', 9),
    event('turn', 10, { turn: 3, player: 'dark' }), event('retrieved', 11, { player: 'dark', amount: 2 }),
  ];

  it('counts the Force that each side has lost', () => {
    expect(course(events).turns).toEqual([
      { turn: 0, light: 0, dark: 0 }, { turn: 1, light: 1, dark: 0 }, { turn: 2, light: 1, dark: 5 }, { turn: 3, light: 1, dark: 3 },
    ]);
  });

  it('remembers the turn that changed most, the hardest battle and the largest drain', () => {
    expect(course(events).moments).toEqual([
      { kind: 'swing', side: 'light', count: 5, turn: 2, place: null, step: 3 },
      { kind: 'battle', side: 'light', count: 3, turn: 2, place: HOTH, step: 6 },
      { kind: 'drain', side: 'light', count: 2, turn: 2, place: HOTH, step: 4 },
    ]);
  });

  it('has no moments where nothing happened', () => {
    expect(course([])).toEqual({ turns: [{ turn: 0, light: 0, dark: 0 }], moments: [] });
  });
});
