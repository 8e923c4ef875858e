import { describe, expect, it } from 'vitest';
import { remaining, spell } from '../src/table/clock';
import { columnsFor, largestThat } from '../src/table/fit';
import { destination, flights } from '../src/table/flights';
import { pieces } from '../src/table/links';
import { wondered } from '../src/table/verbs';
import { facts, view } from './samples';

function moved(change: Record<string, number>) {
  const after = view();
  for (const [pile, by] of Object.entries(change)) after.piles.light[pile] = (after.piles.light[pile] ?? 0) + by;
  return after;
}

describe('motion', () => {
  it('sees cards go from pile to pile', () => {
    expect(flights(view(), moved({ reserve: -3, force: 3 }))).toEqual([{ side: 'light', from: 'reserve', to: 'force', count: 3 }]);
    expect(flights(view(), view())).toEqual([]);
  });

  it('splits what one pile gave to two', () => {
    const found = flights(view(), moved({ reserve: -2, used: 1, lost: 1 }));
    expect(found.map((flight) => flight.to)).toEqual(['used', 'lost']);
  });

  it('knows where a card that left the table went', () => {
    expect(destination('light', view(), moved({ used: 1 }))).toBe('used');
    expect(destination('light', view(), view())).toBe('lost');
  });
});

describe('the log', () => {
  it('links the cards that it names, the longer title first', () => {
    const cards = [{ id: 1, title: 'Luke' }, { id: 2, title: 'Luke Skywalker' }];
    expect(pieces('Luke Skywalker moves to Luke.', cards)).toEqual([
      { text: 'Luke Skywalker', card: cards[1] }, { text: ' moves to ' }, { text: 'Luke', card: cards[0] }, { text: '.' },
    ]);
    expect(pieces('Nothing.', [])).toEqual([{ text: 'Nothing.' }]);
  });
});

describe('clocks', () => {
  it('run for whoever must choose', () => {
    const clocks = { light: 65, dark: 20, running: 'light' as const };
    expect(remaining(clocks, 'light', 0, 5000)).toBe(60);
    expect(remaining(clocks, 'dark', 0, 5000)).toBe(20);
    expect(remaining(clocks, 'light', 0, 900_000)).toBe(0);
    expect([spell(65), spell(3723), spell(0)]).toEqual(['1:05', '1:02:03', '0:00']);
  });
});

describe('the board', () => {
  it('is as large as fits', () => {
    expect(largestThat(() => true)).toBe(1.4);
    expect(largestThat((size) => size <= 1.1)).toBe(1.1);
    expect(largestThat(() => false)).toBe(0.85);
  });

  it('widens a crowded location', () => {
    expect([0, 1, 2, 8, 9, 20].map(columnsFor)).toEqual([1, 1, 2, 2, 3, 5]);
  });
});

describe('why not', () => {
  it('asks about what a card could do there and is not offered', () => {
    expect(wondered(facts(), 'hand', [])).toEqual(['deploy', 'replace']);
    expect(wondered(facts(), 'table', ['walk'])).not.toContain('walk');
    expect(wondered(facts({ category: 'interrupt' }), 'hand', ['play'])).toEqual([]);
    expect(wondered(facts(), 'elsewhere', [])).toEqual([]);
  });
});
