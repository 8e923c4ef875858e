/** Where a card comes to lie that is dropped somewhere on the table. Pure. */

import type { CardFacts } from '../api/types';
import { places, standsAlone, type Draft, type Item, type Where } from './position';

export type Spot = Pick<Item, 'where' | 'host' | 'seat'>;
type Known = (card: string) => CardFacts | undefined;

/** On the table beside the locations; a location becomes one of them. */
export function onGround(card: CardFacts): Spot | null {
  if (card.category === 'location') return { where: 'location' };
  return places(card).includes('table') ? { where: 'table' } : null;
}

/** In a hand or a pile. */
export const inZone = (zone: Where): Spot => ({ where: zone });

/** At a location, or on, aboard or beside a card. */
export function onItem(draft: Draft, card: CardFacts, target: Item, known: Known): Spot | null {
  if (card.category === 'location') return { where: 'location' };
  const can = places(card);
  if (target.where === 'location') {
    if (can.includes('at')) return { where: 'at', host: target.name };
    return can.includes('on') && standsAlone(card) ? { where: 'on', host: target.name } : null;
  }
  const host = known(target.card);
  if (can.includes('on')) return { where: 'on', host: target.name };
  if (can.includes('aboard') && host && ['starship', 'vehicle'].includes(host.category)) return { where: 'aboard', host: target.name, seat: seat(draft, target, host) };
  const beside = draft.items.find((each) => each.name === target.host);
  return beside && can.includes('at') ? onItem(draft, card, beside, known) : null;
}

/** The first aboard drives or pilots. */
function seat({ items }: Draft, ship: Item, { types }: CardFacts): string {
  if (items.some((each) => each.host === ship.name && each.where === 'aboard')) return 'passenger';
  return types.some((type) => type.includes('transport')) ? 'driver' : 'pilot';
}

/** A card of the draft somewhere else, with all that is on it; nothing happens where it would lie on itself. */
export function moved(draft: Draft, name: string, spot: Spot): Draft {
  const above = (from: string | undefined): string[] => (from === undefined ? [] : [from, ...above(draft.items.find((each) => each.name === from)?.host)]);
  if (above(spot.host).includes(name)) return draft;
  const item = draft.items.find((each) => each.name === name);
  if (!item) return draft;
  const { host: _host, seat: _seat, ...rest } = item;
  const stays = ['at', 'on', 'aboard', 'location'].includes(spot.where);
  const kept = stays ? draft.items.filter((each) => each !== item) : withoutAllOn(draft, name);
  return { ...draft, items: ordered([...kept, { ...rest, ...spot }]) };
}

/** What lies in a hand or a pile carries nothing. */
function withoutAllOn(draft: Draft, name: string): Item[] {
  const gone = new Set([name]);
  for (const item of draft.items) if (item.host && gone.has(item.host)) gone.add(item.name);
  return draft.items.filter((item) => !gone.has(item.name));
}

/** Each after what it lies on: the server reads them in this order. */
function ordered(items: Item[]): Item[] {
  const done: Item[] = [];
  const names = new Set<string>();
  for (let left = items; left.length > 0; ) {
    const next = left.filter((item) => !item.host || names.has(item.host));
    if (next.length === 0) return done;
    next.forEach((item) => names.add(item.name));
    done.push(...next);
    left = left.filter((item) => !names.has(item.name));
  }
  return done;
}
