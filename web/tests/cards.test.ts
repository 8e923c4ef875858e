import { afterEach, describe, expect, it, vi } from 'vitest';
import { destiny, dots, figure, stats } from '../src/card/numbers';
import { overlap, spotFor, type Box, type Spot } from '../src/card/spot';
import { subtitle, titles } from '../src/card/words';
import { setLanguage } from '../src/i18n/i18n.svelte';
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

describe('the French title', () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  afterEach(() => setLanguage('en'));

  it('goes with a comma in its numbers', () => {
    expect(figure(2.5)).toBe('2.5');
    setLanguage('fr');
    expect([figure(2.5), figure(22 / 7), figure(12)]).toEqual(['2,5', '3,14', '12']);
  });

  it('stands beneath the printed one in French alone', () => {
    expect([subtitle(facts()), titles(facts())]).toEqual(['', 'Somebody']);
    setLanguage('fr');
    expect([subtitle(facts()), titles(facts())]).toEqual(['Quelqu’un né', 'Somebody, Quelqu’un né']);
    expect([subtitle(facts({ french: '' })), subtitle(undefined)]).toEqual(['', '']);
  });
});

describe('the large card', () => {
  const FREE = { options: [], cards: [] };
  const card = { width: 334, height: 460 };
  const corners = (screen: { width: number; height: number }): Box[] =>
    [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ left: x * (screen.width - 100), top: y * (screen.height - 60), width: 100, height: 60 })));
  const whole = ({ left, top, scale }: Spot): Box => ({ left, top, width: card.width * scale, height: card.height * scale });

  it('stands beside what it shows, on the screen, wherever that is', () => {
    for (const screen of [{ width: 820, height: 1180 }, { width: 1440, height: 900 }, { width: 1024, height: 768 }]) {
      for (const box of corners(screen)) {
        for (const corner of [false, true]) {
          const at = whole(spotFor(box, card, screen, FREE, corner));
          expect(overlap(at, box)).toBe(0);
          expect(at.left).toBeGreaterThanOrEqual(8);
          expect(at.top + at.height).toBeLessThanOrEqual(screen.height);
        }
      }
    }
  });

  it('covers nothing that waits to be clicked', () => {
    const screen = { width: 1024, height: 768 };
    const options = [{ left: 734, top: 46, width: 290, height: 507 }, { left: 734, top: 700, width: 290, height: 68 }];
    for (const box of corners({ width: 734, height: 700 })) {
      const at = whole(spotFor(box, card, screen, { options, cards: [] }, true));
      expect([overlap(at, box), ...options.map((each) => overlap(at, each))]).toEqual([0, 0, 0]);
    }
  });

  it('stands clear of the cards that could be clicked', () => {
    const screen = { width: 1024, height: 768 };
    const options = [{ left: 734, top: 46, width: 290, height: 460 }, { left: 734, top: 700, width: 290, height: 68 }];
    const cards = [0, 1, 2, 3, 4, 5].map((n) => ({ left: 14 + n * 118, top: 130, width: 106, height: 148 }));
    for (const box of cards) {
      const at = whole(spotFor(box, card, screen, { options, cards }, true));
      expect([...options, ...cards].map((each) => overlap(at, each))).toEqual(Array.from({ length: 8 }, () => 0));
    }
  });

  it('keeps to its corner while that is free', () => {
    const screen = { width: 1440, height: 900 };
    expect(spotFor({ left: 200, top: 300, width: 100, height: 60 }, card, screen, FREE, true)).toEqual({ left: 1098, top: 432, scale: 1 });
    const there = { left: 1150, top: 700, width: 60, height: 18 };
    expect(overlap(whole(spotFor(there, card, screen, FREE, true)), there)).toBe(0);
  });
});
