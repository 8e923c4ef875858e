import { describe, expect, it } from 'vitest';
import type { CardFacts } from '../src/api/types';
import { inZone, moved, onGround, onItem } from '../src/sandbox/dropping';
import { History } from '../src/sandbox/layout.svelte';
import { emptyDraft, withItem, type Draft } from '../src/sandbox/position';
import { preview } from '../src/sandbox/preview';
import { facts } from './samples';

const CARDS: Record<string, CardFacts> = Object.fromEntries(
  [
    facts({ id: 'camp', title: 'Tatooine: Jawa Camp', category: 'location', planet: 'Tatooine', force: { light: 2, dark: 1 }, numbers: {} }),
    facts({ id: 'trooper', title: 'Rebel Trooper', numbers: { power: 1 } }),
    facts({ id: 'storm', title: 'Stormtrooper', side: 'dark', numbers: { power: 1 } }),
    facts({ id: 'blaster', title: 'Blaster', category: 'weapon', types: ['character weapon'], numbers: {} }),
    facts({ id: 'ship', title: 'X-wing', category: 'starship', types: ['starfighter'], numbers: { power: 3 } }),
    facts({ id: 'dice', title: "Han's Dice", category: 'interrupt', numbers: {} }),
    facts({ id: 'effect', title: 'Traffic Control', category: 'effect', types: ['effect'], numbers: {} }),
  ].map((each) => [each.id, each]),
);
const known = (id: string): CardFacts | undefined => CARDS[id];

function draft(): Draft {
  let built = withItem(emptyDraft(), { card: 'camp', side: 'light', where: 'location' });
  built = withItem(built, { card: 'trooper', side: 'light', where: 'at', host: 'c1' });
  built = withItem(built, { card: 'blaster', side: 'light', where: 'on', host: 'c2' });
  built = withItem(built, { card: 'ship', side: 'light', where: 'at', host: 'c1' });
  return withItem(built, { card: 'dice', side: 'light', where: 'hand' });
}

const at = (name: string) => draft().items.find((item) => item.name === name)!;

describe('a card that is dropped', () => {
  it('stands at a place, and lies beside it where it belongs', () => {
    expect(onItem(draft(), known('storm')!, at('c1'), known)).toEqual({ where: 'at', host: 'c1' });
    expect(onItem(draft(), known('storm')!, at('c2'), known)).toEqual({ where: 'at', host: 'c1' });
    expect(onGround(known('effect')!)).toEqual({ where: 'table' });
    expect(onGround(known('trooper')!)).toBeNull();
  });

  it('is carried, or goes aboard: the first as a pilot', () => {
    expect(onItem(draft(), known('blaster')!, at('c2'), known)).toEqual({ where: 'on', host: 'c2' });
    expect(onItem(draft(), known('blaster')!, at('c1'), known)).toBeNull();
    const first = onItem(draft(), known('trooper')!, at('c4'), known);
    expect(first).toEqual({ where: 'aboard', host: 'c4', seat: 'pilot' });
    const manned = moved(draft(), 'c2', first!);
    expect(onItem(manned, known('trooper')!, at('c4'), known)).toEqual({ where: 'aboard', host: 'c4', seat: 'passenger' });
    expect(manned.items.map((item) => item.name)).toEqual(['c1', 'c5', 'c4', 'c2', 'c3']);
  });

  it('takes nothing along into a hand, and never lies on itself', () => {
    expect(moved(draft(), 'c2', inZone('hand')).items.map((item) => item.name)).toEqual(['c1', 'c5', 'c2', 'c4']);
    const same = draft();
    expect(moved(same, 'c2', { where: 'on', host: 'c3' })).toBe(same);
  });
});

describe('a draft on the table', () => {
  it('shows places, hands, piles and power', () => {
    const view = preview(withItem(draft(), { card: 'storm', side: 'dark', where: 'lost' }), known);
    const [row] = view.table.rows;
    expect(row?.planet).toBe('Tatooine');
    expect(row?.locations[0]?.total_power).toEqual({ light: 4, dark: 0 });
    expect(row?.locations[0]?.controlled).toEqual(['light']);
    expect(row?.locations[0]?.cards[0]?.carries?.map((card) => card.title)).toEqual(['Blaster']);
    expect(view.hands?.light.map((card) => card.title)).toEqual(["Han's Dice"]);
    expect(view.lost.dark).toMatchObject({ count: 1, top: { title: 'Stormtrooper' } });
    expect(view.piles.light.force).toBe(6);
    expect(view.generation).toEqual({ light: 3, dark: 2 });
  });
});

describe('the steps of laying out', () => {
  it('are taken back and made again, until something else is done', () => {
    const history = new History(1);
    history.set(2);
    history.set(3);
    history.undo();
    expect([history.now, history.canUndo, history.canRedo]).toEqual([2, true, true]);
    history.redo();
    expect(history.now).toBe(3);
    history.undo();
    history.set(4);
    history.redo();
    expect(history.now).toBe(4);
    history.undo();
    history.undo();
    history.undo();
    expect([history.now, history.canUndo]).toEqual([1, false]);
  });
});
