import { describe, expect, it } from 'vitest';
import { emptyDraft, fromLink, places, toLink, toPosition, withItem, withoutItem } from '../src/sandbox/position';
import { facts } from './samples';

function draft() {
  let built = withItem(emptyDraft(), { card: '1_130', side: 'light', where: 'location' });
  built = withItem(built, { card: '1_28', side: 'light', where: 'at', host: 'c1' });
  built = withItem(built, { card: '1_152', side: 'light', where: 'on', host: 'c2' });
  return withItem(built, { card: '1_249', side: 'dark', where: 'hand' });
}

describe('a position', () => {
  it('is what the server takes', () => {
    const position = toPosition(draft());
    expect(position.locations).toEqual([{ card: '1_130', name: 'c1', side: 'light' }]);
    expect(position.cards).toEqual([
      { card: '1_28', name: 'c2', side: 'light', at: 'c1' },
      { card: '1_152', name: 'c3', side: 'light', on: 'c2' },
    ]);
    expect(position.hands).toEqual({ light: [], dark: ['1_249'] });
    expect(position.piles).toEqual({ light: {}, dark: {} });
  });

  it('loses with a card all that is on it', () => {
    expect(withoutItem(draft(), 'c1').items.map((item) => item.name)).toEqual(['c4']);
  });

  it('travels in a link', () => {
    expect(fromLink(toLink(draft()))).toEqual(draft());
    expect(fromLink('')).toBeNull();
    expect(fromLink('%%%')).toBeNull();
  });

  it('is numbered when a link calls its cards something else, or two of them the same', () => {
    const called = (names: string[]) => ({ ...draft(), items: draft().items.map((item, n) => ({ ...item, name: names[n]!, ...(item.host ? { host: names[n - 1]! } : {}) })) });
    expect(fromLink(toLink(called(['camp', 'trooper', 'blaster', 'x1_249'])))).toEqual(draft());
    expect(fromLink(toLink(called(['c1', 'c2', 'c3', 'c3'])))?.items.map((item) => item.name)).toEqual(['c1', 'c2', 'c3', 'c4']);
  });

  it('puts cards only where they can be', () => {
    expect(places(facts({ category: 'interrupt' }))).toEqual(['hand', 'reserve', 'force', 'used', 'lost']);
    expect(places(facts())).toContain('aboard');
  });
});
