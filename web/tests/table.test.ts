import { describe, expect, it } from 'vitest';
import type { Row, Training } from '../src/api/types';
import { remaining, spell } from '../src/table/shell/clock';
import { destination, flights, origin } from '../src/table/board/flights';
import { nearest, progress } from '../src/table/inspect/flips';
import { besidePlanets, Keeper, type Ground, type Layout, type Room } from '../src/table/board/layout';
import { at, DENSE, GRAND } from '../src/table/board/cardSizes';
import { folded, pieces } from '../src/table/shell/links';
import { marks } from '../src/table/board/statusBadges';
import { rolesOf } from '../src/table/board/jediTraining';
import { activatesAll, ahead, givesUp, leavesUndone } from '../src/table/decision/passWarnings';
import { grouped, wondered } from '../src/table/decision/verbs';
import { crowd, decision, facts, option, tableCard, view, words } from './samples';

function moved(change: Record<string, number>) {
  const after = view();
  for (const [pile, by] of Object.entries(change)) after.piles.light[pile] = (after.piles.light[pile] ?? 0) + by;
  return after;
}

function ground(rows: Row[]): Ground {
  return { rows, beside: [], opened: new Set() };
}

/** A table by itself, without anything that was before. */
function lay(rows: Row[], room: Room): Layout {
  return new Keeper().next(ground(rows), room, 1);
}

function where(layout: Layout) {
  return layout.pages.flat().flatMap((band) => band.planets.flatMap(({ places }) => places.map((each) => ({ ...each, halves: band.halves }))));
}

function spots(layout: Layout) {
  return where(layout).map(({ place, width, halves }) => [place.id, width, halves]);
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

  it('knows where a card that appears came from', () => {
    expect(origin('light', view(), moved({ hand: -1, force: -2, used: 2 }))).toBe('hand');
    expect(origin('light', view(), moved({ hand: 1, force: -1 }))).toBe('force');
  });

  it('knows where a card that left the table went', () => {
    expect(destination('light', view(), moved({ used: 1 }))).toBe('used');
    expect(destination('light', view(), view())).toBe('lost');
  });
});

describe('what turns an Objective over', () => {
  const [met, open] = [{ text: words('Met'), holds: true }, { text: words('Open'), holds: false }];
  const hidden = { text: words('Hidden'), holds: null };

  it('counts conditions that must all hold, and the nearest of alternatives', () => {
    expect(progress(open)).toEqual({ met: 0, all: 1 });
    expect(progress({ all: [met, open, hidden], holds: false })).toEqual({ met: 1, all: 3 });
    expect(progress({ any: [{ all: [open, open, met], holds: false }, open], holds: false })).toEqual({ met: 0, all: 1 });
  });

  it('is told of the face that is up', () => {
    const face = (...needs: (typeof met)[]) => ({ title: 'Face', card: '7_1', flips: needs.map((each) => ({ may: false, needs: each })) });
    expect(nearest({ id: 1, faces: [face(open, met), face()] })).toEqual({ met: 1, all: 1 });
    expect(nearest({ id: 1, faces: [face(), face(open)] })).toBeNull();
  });
});

describe('training', () => {
  const test = (number: number, more: Partial<Training> = {}): Training => ({ id: number, number, completed: false, attempts: 0, mentor: { id: 8, title: 'Yoda' }, apprentice: { id: 9, title: 'Luke' }, ...more });

  it('marks the mentor and the apprentice of the present Test', () => {
    const tests = [test(1, { completed: true, mentor: null }), test(2)];
    expect(rolesOf(tests, 8)).toEqual([{ role: 'mentor', test: tests[1] }]);
    expect(rolesOf(tests, 9)).toEqual([{ role: 'apprentice', test: tests[1] }]);
    expect(rolesOf(tests, 7)).toEqual([]);
  });

  it('remembers the last Test that was completed', () => {
    const tests = [test(1, { completed: true, mentor: null }), test(2, { completed: true, mentor: null })];
    expect(rolesOf(tests, 9)).toEqual([{ role: 'apprentice', test: tests[1] }]);
  });
});

describe('orbits', () => {
  it('bring a mobile system next to its planet', () => {
    const [alderaan, hoth, moon] = [crowd('Alderaan', 0), crowd('Hoth', 0), crowd('Death Star', 0)];
    const [star, planet] = [moon.locations[0], alderaan.locations[0]];
    if (star && planet) star.orbits = planet;
    expect(besidePlanets([alderaan, hoth, moon]).map((row) => row.planet)).toEqual(['Alderaan', 'Death Star', 'Hoth']);
    expect(besidePlanets([hoth, moon])).toEqual([hoth, moon]);
  });
});

describe('the log', () => {
  it('links the cards that it names, the longer title first', () => {
    const cards = [{ id: 1, title: 'Luke' }, { id: 2, title: 'Luke Skywalker' }];
    expect(pieces('Luke Skywalker moves to Luke.', cards)).toEqual([
      { text: 'Luke Skywalker', card: cards[1], sign: '' }, { text: ' moves to ' }, { text: 'Luke', card: cards[0], sign: '.' },
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

describe('marks', () => {
  const wreck = tableCard({ status: ['crashed', 'in deep space'], marks: [{ en: 'Crashed', fr: 'Écrasé' }, { en: 'In deep space', fr: "Dans l'espace lointain" }] });

  it('say every condition that a card is in, in the language chosen', () => {
    expect(marks(wreck)).toEqual([{ name: 'crashed', text: 'Crashed', short: 'Crashed', bad: true }, { name: 'in deep space', text: 'In deep space', short: 'In deep space', bad: false }]);
    expect(marks(tableCard())).toEqual([]);
  });

  it('say how many cards are stacked on a card, and what it targets', () => {
    const rack = tableCard({ stacked: [tableCard(), tableCard()], targets: [{ id: 7, title: 'Luke' }, { id: 8, title: 'Leia' }] });
    expect(marks(rack).map(({ name, text, short }) => [name, text, short])).toEqual([
      ['stacked', '2 stacked', '2 stacked'],
      ['target', 'Targets Luke, Leia', 'Luke, Leia'],
    ]);
  });

  it('take room on the board, and a card across stands with the other side', () => {
    const row = crowd('Kessel', 1);
    const place = row.locations[0]!;
    const high = () => lay([row], { width: 1080, height: Infinity }).pages[0]?.[0]?.halves.light ?? 0;
    const plain = high();
    place.cards[0] = { ...wreck, across: true };
    expect(at(place, 'light')).toEqual([]);
    expect(at(place, 'dark').length).toBe(2);
    place.cards[0] = wreck;
    expect(high()).toBeGreaterThan(plain);
  });
});

describe('the board', () => {
  const desktop = { width: 1080, height: 600 };
  const worlds = ['Hoth', 'Endor', 'Kessel', 'Tatooine', 'Yavin 4'];
  const smalls = (layout: Layout) => where(layout).filter(({ stands }) => stands.light.small || stands.dark.small).length;

  it('is drawn as large as fits, and small before anything is out of sight', () => {
    expect(lay([crowd('Hoth', 2)], desktop)).toMatchObject({ size: 1.4, by: GRAND });
    const some = lay(worlds.map((world) => crowd(world, 4)), desktop);
    const full = lay(worlds.map((world) => crowd(world, 12)), desktop);
    expect([some.pages.length, smalls(some)]).toEqual([1, 0]);
    expect(full.pages.length).toBe(1);
    expect(smalls(full)).toBeGreaterThan(0);
    expect(full.size).toBe(1);
  });

  it('keeps a planet in one band, if it is drawn smaller then', () => {
    const planet: Row = { planet: 'Tatooine', locations: [1, 1, 1, 1, 1, 1].flatMap((each) => crowd('Tatooine', each).locations).map((place, n) => ({ ...place, id: 9000 + n })) };
    const laid = lay([planet], desktop);
    expect(laid.pages.flat().flatMap((band) => band.planets).length).toBe(1);
    expect(laid.by).not.toEqual(GRAND);
    const wide = lay([planet], { width: 2400, height: 700 });
    expect(wide.pages.flat().flatMap((band) => band.planets).length).toBe(1);
    expect(wide.by).toEqual(GRAND);
  });

  it('has as many pages as it needs, none of them higher than the room', () => {
    const narrow = lay(worlds.map((world) => crowd(world, 30)), { width: 700, height: 400 });
    expect(narrow.pages.length).toBeGreaterThan(1);
    for (const page of narrow.pages) expect(page.reduce((sum, { halves }) => sum + halves.light + narrow.by.tile + halves.dark, 0)).toBeLessThan(400);
  });

  it('keeps every location at its place while cards come and go', () => {
    const keeper = new Keeper();
    const rows = worlds.slice(0, 3).map((world) => crowd(world, 1));
    const [before] = [spots(keeper.next(ground(rows), desktop, 1))];
    for (const each of [3, 6, 2, 0, 9]) {
      rows[0]!.locations[0]!.cards = crowd('Hoth', each).locations[0]!.cards;
      expect(spots(keeper.next(ground(rows), desktop, 1))).toEqual(before);
    }
    const another = keeper.next(ground([...rows, crowd('Endor', 1), crowd('Bespin', 8)]), desktop, 1);
    expect(spots(another)).not.toEqual(before);
  });

  it('is tidied up between two turns if cards can be drawn larger then', () => {
    const keeper = new Keeper();
    const rows = ['Hoth', 'Endor', 'Bespin'].map((world) => crowd(world, 8));
    const few = { width: 800, height: 420 };
    const crowded = keeper.next(ground(rows), few, 1);
    for (const row of rows) row.locations[0]!.cards = crowd('Hoth', 1).locations[0]!.cards;
    const kept = keeper.next(ground(rows), few, 1);
    const tidy = keeper.next(ground(rows), few, 2);
    expect([spots(kept), kept.size]).toEqual([spots(crowded), crowded.size]);
    expect(tidy.size).toBeGreaterThan(kept.size);
  });

  it('folds quiet planets where there is no room for all, unless somebody wants to see them', () => {
    const rows = [...worlds.map((world) => crowd(world, 9)), crowd('Ralltiir', 0), crowd('Dantooine', 0)];
    const folded = lay(rows, desktop);
    expect(folded.folded.map((row) => row.planet)).toEqual(['Ralltiir', 'Dantooine']);
    expect(folded.mapped).toBe(true);
    const opened = new Keeper().next({ ...ground(rows), opened: new Set(['Ralltiir']) }, desktop, 1);
    expect(opened.folded.map((row) => row.planet)).toEqual(['Dantooine']);
    expect(lay([crowd('Ralltiir', 0)], desktop).folded).toEqual([]);
  });

  it('breaks the row of a planet rather than being wider than the screen', () => {
    const row = { planet: 'Hoth', locations: [1, 2, 3, 4].flatMap(() => crowd('Hoth', 2).locations) };
    const parts = (room: Room) => lay([row], room).pages.flat().flatMap((band) => band.planets).length;
    expect(parts({ width: 390, height: Infinity })).toBeGreaterThan(1);
    expect(parts({ width: 1600, height: 900 })).toBe(1);
    expect(lay([crowd('Hoth', 20)], { width: 390, height: Infinity })).toMatchObject({ by: DENSE, size: 1 });
  });
});

describe('why not', () => {
  it('asks about what a card could do there and is not offered', () => {
    expect(wondered(facts(), 'hand', [])).toEqual(['deploy', 'replace']);
    expect(wondered(facts(), 'table', ['walk'])).toEqual(['use']);
    expect(wondered(facts({ verbs: { hand: ['play'], table: [] } }), 'hand', ['play'])).toEqual([]);
    expect(wondered(facts({ verbs: { hand: ['play'], table: [] } }), 'table', [])).toEqual([]);
    expect(wondered(facts(), 'elsewhere', [])).toEqual([]);
  });

  it('tells the same reason once', () => {
    const reasons = [{ verb: 'walk', refusals: ['phase'] }, { verb: 'fire', refusals: ['none'] }, { verb: 'shuttle', refusals: ['phase'] }];
    expect(grouped(reasons)).toEqual([{ verbs: ['walk', 'shuttle'], refusals: ['phase'] }, { verbs: ['fire'], refusals: ['none'] }]);
  });
});

describe('a line with many cards', () => {
  const line = (count: number) => Array.from({ length: count }, (_, n) => [{ text: ', ' }, { text: `${n}`, card: { id: n, title: `${n}` } }]).flat();

  it('is folded after the third of them', () => {
    const { shown, more } = folded(line(60));
    expect(shown.flatMap((piece) => piece.card?.id ?? [])).toEqual([0, 1, 2]);
    expect(more).toBe(57);
  });

  it('stays whole where hardly anything would be folded', () => {
    expect(folded(line(6))).toEqual({ shown: line(6), more: 0 });
  });
});

describe('passing', () => {
  const activate = (...amounts: number[]) => decision(...amounts.map((amount) => option('activate', { amount })), option('pass'));

  it('is said twice if it gives up the whole activation', () => {
    expect(givesUp(view(), activate(1, 2, 3))).toEqual({ key: 'gives-up-force', args: { count: 3 } });
    expect(givesUp(view(), activate(1, 2))).toBeNull();
    expect(givesUp(view(), decision(option('deploy'), option('pass')))).toBeNull();
  });

  it('for a turn is said twice if there is something left to do', () => {
    expect(leavesUndone(view(), decision(option('deploy'), option('pass')))).toBe(true);
    expect(leavesUndone(view(), decision(option('pass')))).toBe(false);
    expect(leavesUndone(view({ player: 'dark' }), decision(option('play'), option('pass')))).toBe(false);
    expect(leavesUndone(view(), null)).toBe(false);
  });

  it('goes with the last Force that can be activated', () => {
    const open = activate(1, 2, 3);
    expect(open.options.map((each) => activatesAll(open, each))).toEqual([false, false, true, false]);
  });

  it('may go to a later phase of one\'s own turn, but not past the whole activation', () => {
    const deploy = decision(option('deploy'), option('pass'));
    expect(ahead(view({ phase: 'deploy' }), deploy)).toEqual(['battle', 'move', 'draw']);
    expect(ahead(view({ phase: 'draw' }), deploy)).toEqual([]);
    expect(ahead(view({ phase: 'deploy', player: 'dark' }), deploy)).toEqual([]);
    expect(ahead(view({ phase: 'deploy' }), decision(option('choose')))).toEqual([]);
    expect(ahead(view({ phase: 'deploy' }), null)).toEqual([]);
    expect(ahead(view({ phase: 'activate' }), activate(1, 2, 3))).toEqual([]);
    expect(ahead(view({ phase: 'activate' }), activate(1, 2))).toEqual(['control', 'deploy', 'battle', 'move', 'draw']);
  });
});
