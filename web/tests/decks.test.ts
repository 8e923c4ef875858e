import { describe, expect, it } from 'vitest';
import { changed, curve, decoded, emptyDeck, encoded, grouped, LINK, listed, sampleHand, standing, starting, suggested, zoneOf, type Draft } from '../src/decks/deck';
import { facts } from './samples';

const CARDS = [
  facts({ id: '1_19', title: 'Luke', numbers: { destiny: [1], deploy: 4 } }),
  facts({ id: '1_26', title: 'Guard', numbers: { destiny: [2], deploy: 1 } }),
  facts({ id: '1_127', title: 'Tatooine', category: 'location', types: ['system'], planet: 'Tatooine', numbers: { destiny: [0] } }),
  facts({ id: '1_128', title: 'Tatooine: Cantina', category: 'location', types: ['site'], planet: 'Tatooine', numbers: { destiny: [0] } }),
  facts({ id: '1_130', title: 'Tatooine: Mos Eisley', category: 'location', types: ['site'], planet: 'Tatooine' }),
  facts({ id: '1_289', title: 'Tatooine', side: 'dark', category: 'location', types: ['system'], planet: 'Tatooine' }),
  facts({ id: '13_1', title: 'Shield', category: 'defensive shield' }),
];
const known = (id: string) => CARDS.find((card) => card.id === id);
const deck = (more: Partial<Draft> = {}): Draft => ({ ...emptyDeck('x', 'light', 'Mine & yours'), ...more });

describe('a deck in the making', () => {
  it('counts copies up and down, and forgets a card without any', () => {
    const two = changed(changed(deck(), 'cards', '1_19', 1), 'cards', '1_19', 1);
    expect(two.cards).toEqual({ '1_19': 2 });
    expect(changed(two, 'cards', '1_19', -2).cards).toEqual({});
  });
  it('starts with no more of a card than it holds', () => {
    const one = changed(changed(deck({ cards: { '1_128': 1 } }), 'start', '1_128', 1), 'start', '1_128', 1);
    expect(one.start).toEqual({ '1_128': 1 });
    expect(changed(one, 'cards', '1_128', -1).start).toEqual({});
  });
  it('is written as a list that says where each card belongs', () => {
    const made = deck({ cards: { '1_19': 2 }, outside: { '13_1': 1 }, start: { '1_19': 1 } });
    expect(listed(made, known).split('\n')).toEqual(['Side: Light', '2x Luke [1_19]', 'outside: 1x Shield [13_1]', 'start: 1x Luke [1_19]']);
  });
  it('puts shields beside the deck', () => {
    expect([zoneOf(CARDS[6]!), zoneOf(CARDS[0]!)]).toEqual(['outside', 'cards']);
  });
  it('groups cards by kind, the largest first', () => {
    const groups = grouped({ '1_128': 1, '1_19': 1, '1_26': 3, '9_999': 4 }, known);
    expect(groups.map((group) => [group.kind, group.count, group.cards.map((card) => card.facts.title)])).toEqual([['character', 4, ['Guard', 'Luke']], ['location', 1, ['Tatooine: Cantina']]]);
  });
  it('counts cards by a number and tells the mean', () => {
    const { bars, mean } = curve({ '1_19': 1, '1_26': 3 }, known, 'deploy');
    expect(bars.map((bar) => bar.count)).toEqual([0, 3, 0, 0, 1, 0, 0]);
    expect(mean).toBe(7 / 4);
    expect(curve({}, known, 'deploy').mean).toBeNull();
  });
  it('is known by its strongest unique characters, then by its other cards', () => {
    const cards = [facts({ id: '1', unique: 1, numbers: { power: 2 } }), facts({ id: '2', unique: 1, numbers: { power: 5 } }), facts({ id: '3', unique: 0, numbers: { power: 9 } })];
    const find = (id: string) => cards.find((card) => card.id === id);
    expect(standing({ 1: 1, 2: 1, 3: 1 }, find).map((card) => card.id)).toEqual(['2', '1', '3']);
    expect(standing({}, find)).toEqual([]);
  });
  it('suggests the locations that go with those it has, systems first', () => {
    expect(suggested(deck({ cards: { '1_128': 1 } }), CARDS, known).map((card) => card.id)).toEqual(['1_127', '1_130']);
    expect(suggested(deck({ cards: { '1_19': 1 } }), CARDS, known)).toEqual([]);
  });
  it('starts with its Objectives and what is marked, otherwise with the location that has most Force', () => {
    const site = facts({ id: 's', title: 'Site', category: 'location', types: ['site'], force: { light: 1, dark: 3 } });
    const system = facts({ id: 'y', title: 'System', category: 'location', types: ['system'], force: { light: 2, dark: 0 } });
    const sector = facts({ id: 'r', title: 'Sector', category: 'location', types: ['sector'], force: { light: 3, dark: 3 } });
    const cards = [site, system, sector, facts({ id: 'o', category: 'objective' }), facts({ id: 'e', category: 'effect' })];
    const find = (id: string) => cards.find((card) => card.id === id);
    expect(starting(deck({ cards: { s: 1, y: 1, r: 1, e: 1 } }), find)).toEqual({ y: 1 });
    expect(starting(deck({ cards: { s: 1, y: 1, e: 2 }, start: { e: 1 } }), find)).toEqual({ e: 1, y: 1 });
    expect(starting(deck({ cards: { s: 1, y: 1 }, start: { s: 1 } }), find)).toEqual({ s: 1 });
    expect(starting(deck({ cards: { s: 1, y: 1, o: 1 } }), find)).toEqual({ o: 1 });
    expect(starting(deck({ cards: { e: 1 } }), find)).toEqual({});
  });
  it('deals a hand without what starts on table', () => {
    const hand = sampleHand(deck({ cards: { '1_26': 9, '1_128': 1 } }), { '1_128': 1 }, () => 0.99);
    expect(hand).toEqual(Array.from({ length: 8 }, () => '1_26'));
  });
  it('travels in a link, and comes back as a copy', () => {
    const made = deck({ cards: { '1_19': 2, '200_1': 1 }, outside: { '13_1': 1 }, start: { '1_19': 1 } });
    expect(decoded(encoded(made), 'x')).toEqual({ ...made, copied: LINK });
  });
  it.each(['', 'light', 'grey~~1_1x2', 'nothing~at~all', 'light~%~1_1x2'])('does not come out of %s', (text) => {
    expect(decoded(text, 'x')).toBeNull();
  });
  it('leaves out what a link garbles', () => {
    expect(decoded('dark~~1_1x2.x.1_2x0.<b>x1', 'y')).toEqual({ ...emptyDeck('y', 'dark'), cards: { '1_1': 2 }, copied: LINK });
  });
});
