/** A deck in the making: what it holds, how it is written, what its numbers look like. Pure. */

import type { CardFacts, Side } from '../api/types';
import { printed } from '../card/numbers';

export type Copies = Record<string, number>;
/** Where a card is listed: in the deck, brought along besides it, or (of those in the deck) on table from the start. */
export type Zone = 'cards' | 'outside' | 'start';

export interface Draft {
  id: string;
  name: string;
  side: Side;
  cards: Copies;
  outside: Copies;
  start: Copies;
  /** What it is a copy of: the name of a bundled deck, or LINK. */
  copied?: string;
}

/** A deck that somebody has shared. */
export const LINK = 'link';

export type Known = (id: string) => CardFacts | undefined;

export const SIZE = 60;
export const HAND = 8;
const MANY = 6;
const FACES = 5;

export function emptyDeck(id: string, side: Side, name = ''): Draft {
  return { id, name, side, cards: {}, outside: {}, start: {} };
}

export function total(copies: Copies): number {
  return Object.values(copies).reduce((sum, each) => sum + each, 0);
}

/** The deck with so many copies more or fewer of a card; what starts on table is never more than the deck holds. */
export function changed(deck: Draft, zone: Zone, card: string, by: number): Draft {
  const most = zone === 'start' ? (deck.cards[card] ?? 0) : SIZE;
  const next = { ...deck, [zone]: counted(deck[zone], card, Math.min(most, (deck[zone][card] ?? 0) + by)) };
  return zone === 'cards' ? { ...next, start: counted(next.start, card, Math.min(next.start[card] ?? 0, next.cards[card] ?? 0)) } : next;
}

function counted(copies: Copies, card: string, count: number): Copies {
  const { [card]: _, ...others } = copies;
  return count > 0 ? { ...copies, [card]: count } : others;
}

/** Shields wait beside the deck, all other cards are in it. */
export function zoneOf(facts: CardFacts): Zone {
  return facts.category === 'defensive shield' ? 'outside' : 'cards';
}

/** What a deck may hold: no backs of other cards, and no sheets to look things up. */
export function belongs(facts: CardFacts): boolean {
  return !facts.back && facts.category !== 'game aid';
}

/** The list that the server reads. */
export function listed(deck: Draft, known: Known): string {
  const lines = (zone: Zone, prefix: string): string[] =>
    Object.entries(deck[zone]).map(([id, count]) => `${prefix}${count}x ${known(id)?.title ?? ''} [${id}]`);
  const side = deck.side === 'light' ? 'Light' : 'Dark';
  return [`Side: ${side}`, ...lines('cards', ''), ...lines('outside', 'outside: '), ...lines('start', 'start: ')].join('\n');
}

export interface Group {
  kind: string;
  count: number;
  cards: { facts: CardFacts; count: number }[];
}

/** The cards that stand for a deck: its unique characters, then the others, the strongest first. */
export function standing(copies: Copies, known: Known): CardFacts[] {
  const rank = (card: CardFacts): number => (card.category === 'character' && card.unique === 1 ? 100 : 0) + (printed(card, 'power') ?? 0);
  const cards = Object.keys(copies).flatMap((id) => known(id) ?? []);
  return cards.sort((one, other) => rank(other) - rank(one) || one.title.localeCompare(other.title)).slice(0, FACES);
}

/** The cards by kind, each kind by title. */
export function grouped(copies: Copies, known: Known): Group[] {
  const kinds = new Map<string, Group>();
  for (const [id, count] of Object.entries(copies)) {
    const facts = known(id);
    if (!facts) continue;
    const group = kinds.get(facts.category) ?? { kind: facts.category, count: 0, cards: [] };
    group.count += count;
    group.cards.push({ facts, count });
    kinds.set(facts.category, group);
  }
  for (const group of kinds.values()) group.cards.sort((a, b) => a.facts.title.localeCompare(b.facts.title));
  return [...kinds.values()].sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind));
}

/** How many cards a deck has of each category. */
export function kindsOf(copies: Copies, known: Known): Record<string, number> {
  return Object.fromEntries(grouped(copies, known).map((group) => [group.kind, group.count]));
}

export interface Bar {
  label: string;
  count: number;
}

/** How many cards have each value of a number; what is MANY or more stands together. */
export function curve(copies: Copies, known: Known, stat: string): { bars: Bar[]; mean: number | null } {
  const counts = Array.from({ length: MANY + 1 }, () => 0);
  let sum = 0;
  let cards = 0;
  for (const [id, count] of Object.entries(copies)) {
    const facts = known(id);
    const value = facts ? printed(facts, stat) : undefined;
    if (value === undefined) continue;
    const bar = Math.max(0, Math.min(MANY, Math.floor(value)));
    counts[bar] = (counts[bar] ?? 0) + count;
    sum += value * count;
    cards += count;
  }
  const bars = counts.map((count, value) => ({ label: value === MANY ? `${MANY}+` : String(value), count }));
  return { bars, mean: cards > 0 ? sum / cards : null };
}

/** Locations of the planets that the deck's sites and systems are of, systems first, which it does not hold yet. */
export function suggested(deck: Draft, all: CardFacts[], known: Known): CardFacts[] {
  const held = Object.keys(deck.cards).flatMap((id) => known(id) ?? []);
  const homes = new Map<string, number>();
  for (const each of held) if (each.planet) homes.set(each.planet, (homes.get(each.planet) ?? 0) + 1);
  const titles = new Set(held.map((each) => each.title));
  const fits = (each: CardFacts): boolean => belongs(each) && each.side === deck.side && homes.has(each.planet) && !titles.has(each.title);
  const rank = (each: CardFacts): number => (each.types.includes('system') ? SIZE : 0) + (homes.get(each.planet) ?? 0);
  return all.filter(fits).sort((a, b) => rank(b) - rank(a) || a.title.localeCompare(b.title));
}

/** What begins the game on table: Objectives and what is marked so; without an Objective or a marked location, the one with most Force for its player. */
export function starting(deck: Draft, known: Known): Copies {
  const cards = Object.keys(deck.cards).flatMap((id) => known(id) ?? []);
  const begun: Copies = { ...deck.start };
  for (const card of cards) if (card.category === 'objective') begun[card.id] = 1;
  const led = cards.some((card) => begun[card.id] && ['objective', 'location'].includes(card.category));
  const places = cards.filter((card) => card.category === 'location' && !card.types.includes('sector'));
  const [best] = places.sort((one, other) => other.force[deck.side] - one.force[deck.side] || one.title.localeCompare(other.title));
  return led || !best ? begun : { ...begun, [best.id]: 1 };
}

/** An opening hand, without what starts on table. */
export function sampleHand(deck: Draft, begun: Copies, random: () => number = Math.random): string[] {
  const pile = Object.entries(deck.cards).flatMap(([id, count]) => Array.from({ length: Math.max(0, count - (begun[id] ?? 0)) }, () => id));
  const hand: string[] = [];
  while (hand.length < HAND && pile.length > 0) hand.push(...pile.splice(Math.floor(random() * pile.length), 1));
  return hand;
}

/** A deck as it travels behind # in a link: side, name, then the cards of each zone. */
export function encoded(deck: Draft): string {
  const zone = (copies: Copies): string => Object.entries(copies).map(([id, count]) => `${id}x${count}`).join('.');
  return [deck.side, encodeURIComponent(deck.name), zone(deck.cards), zone(deck.outside), zone(deck.start)].join('~');
}

export function decoded(text: string, id: string): Draft | null {
  const [side, name, cards, outside, start] = text.split('~');
  if ((side !== 'light' && side !== 'dark') || cards === undefined) return null;
  try {
    return { id, side, copied: LINK, name: decodeURIComponent(name ?? '').slice(0, 60), cards: copiesIn(cards), outside: copiesIn(outside ?? ''), start: copiesIn(start ?? '') };
  } catch {
    return null;
  }
}

function copiesIn(text: string): Copies {
  const found: Copies = {};
  for (const each of text.split('.').filter(Boolean)) {
    const [, id, count] = /^(\d+_\w+?)x(\d{1,2})$/.exec(each) ?? [];
    if (id && Number(count) > 0) found[id] = Math.min(SIZE, Number(count));
  }
  return found;
}
