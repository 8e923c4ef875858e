import { describe, expect, it } from 'vitest';
import { hash, hue, ridge, stars } from '../src/card/drawing';
import { destiny, dots, figure, stats } from '../src/card/numbers';
import { matches } from '../src/card/search';
import { facts } from './samples';

describe('numbers of a card', () => {
  it('show live values where they differ', () => {
    const shown = stats(facts(), { power: 4, ability: 0, forfeit: 3, landspeed: 1 });
    expect(shown.map((stat) => `${stat.name} ${stat.value} ${stat.change}`)).toEqual([
      'power 4 up', 'ability 0 down', 'deploy 2 same', 'forfeit 3 same',
    ]);
  });

  it('are written plainly', () => {
    expect([figure(3), figure(2.5), figure(22 / 7)]).toEqual(['3', '2.5', '3.14']);
    expect(destiny(facts({ numbers: { destiny: [1, 5] } }))).toBe('1/5');
    expect([dots(facts()), dots(facts({ unique: 3 })), dots(facts({ unique: 0 }))]).toEqual(['• ', '••• ', '']);
  });
});

describe('search', () => {
  it('ignores case and accents and wants every word', () => {
    expect(matches(facts(), 'some EPEE')).toBe(true);
    expect(matches(facts(), 'some vader')).toBe(false);
    expect(matches(facts(), ' ')).toBe(true);
  });
});

describe('drawings', () => {
  it('are the same each time', () => {
    expect(hash('Luke')).toBe(hash('Luke'));
    expect(stars('Luke', 4)).toEqual(stars('Luke', 4));
    expect(ridge('Hoth', 30)).toMatch(/^M0 60 L/);
    expect(hue(facts({ category: 'location', title: 'Tatooine: Cantina' }))).toBe(34);
  });
});
