/** A draft as the table shows it, before there is a game. Pure. */

import type { CardFacts, HandCard, LocationView, Row, Side, TableCard, View } from '../api/types';
import { printed } from '../card/numbers';
import { PILES, type Draft, type Item } from './position';

type Known = (card: string) => CardFacts | undefined;

const SIDES: Side[] = ['light', 'dark'];
/** A deck. */
const ALL = 60;
const PRESENT = ['character', 'vehicle', 'starship'];

const idOf = (item: Item): number => Number(item.name.slice(1));

export function preview(draft: Draft, known: Known): View {
  const places = draft.items.filter((item) => item.where === 'location').flatMap((item) => location(draft, item, known) ?? []);
  const each = <T>(of: (side: Side) => T): Record<Side, T> => ({ light: of('light'), dark: of('dark') });
  const hands = each((side) => lying(draft, side, 'hand', known));
  return {
    seat: 'both', turn: 1, phase: draft.phase, player: draft.turn, winner: null, decision: null, waiting: null,
    hand: [], hands,
    table: { rows: rows(places, known), beside: draft.items.filter((item) => item.where === 'table').flatMap((item) => onTable(draft, item, known) ?? []) },
    piles: each((side) => piles(draft, side)),
    lost: each((side) => { const lost = lying(draft, side, 'lost', known); return { count: lost.length, top: lost[0] ?? null }; }),
    face_up: { light: null, dark: null },
    generation: each((side) => places.reduce((sum, place) => sum + place.icons[side], 1)),
    battle: null, attack: null, face_down: [], shown: [],
  };
}

/** Locations of a planet stand together. */
function rows(places: LocationView[], known: Known): Row[] {
  const planet = (place: LocationView): string => known(place.card)?.planet || place.title;
  return [...new Set(places.map(planet))].map((name) => ({ planet: name, locations: places.filter((place) => planet(place) === name) }));
}

function piles({ items, force }: Draft, side: Side): Record<string, number> {
  const counts = Object.fromEntries(PILES.map((pile) => [pile, items.filter((item) => item.side === side && item.where === pile).length]));
  const elsewhere = items.filter((item) => item.side === side && item.where !== 'reserve' && item.where !== 'force').length;
  return { ...counts, force: force[side], reserve: Math.max(0, ALL - elsewhere - force[side]) };
}

function lying({ items }: Draft, side: Side, where: Item['where'], known: Known): HandCard[] {
  return items.filter((item) => item.side === side && item.where === where).map((item) => ({ id: idOf(item), title: known(item.card)?.title ?? item.card, card: item.card }));
}

function onTable(draft: Draft, item: Item, known: Known): TableCard | null {
  const facts = known(item.card);
  if (!facts) return null;
  const carries = draft.items.filter((each) => each.host === item.name && each.where !== 'at').flatMap((each) => onTable(draft, each, known) ?? []);
  const values = Object.fromEntries(Object.keys(facts.numbers).flatMap((name) => { const value = printed(facts, name); return value === undefined ? [] : [[name, value]]; }));
  return { id: idOf(item), title: facts.title, card: item.card, side: item.side, owner: item.side, status: [], values, ...(item.seat ? { seat: item.seat } : {}), ...(carries.length > 0 ? { carries } : {}) };
}

function location(draft: Draft, item: Item, known: Known): LocationView | null {
  const card = onTable(draft, item, known);
  const facts = known(item.card);
  if (!card || !facts) return null;
  const cards = draft.items.filter((each) => each.where === 'at' && each.host === item.name).flatMap((each) => onTable(draft, each, known) ?? []);
  const present = (side: Side): boolean => cards.some((each) => each.side === side && PRESENT.includes(known(each.card)?.category ?? ''));
  const occupied = SIDES.filter(present);
  return { ...card, icons: facts.force, cards, occupied, controlled: occupied.length === 1 ? occupied : [], total_power: { light: power(cards, 'light'), dark: power(cards, 'dark') } };
}

/** The printed power of all that stands there; the game itself knows better. */
function power(cards: TableCard[], side: Side): number {
  return cards.filter((card) => card.side === side).reduce((sum, card) => sum + (card.values?.power ?? 0), 0);
}
