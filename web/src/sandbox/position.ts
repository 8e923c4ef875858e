/** A position that somebody builds, as the sandbox's form holds it and as the server takes it. Pure. */

import type { Placed, Position } from '../api/http';
import type { CardFacts, Phase, Side } from '../api/types';

export const PILES = ['reserve', 'force', 'used', 'lost'] as const;
export type Pile = (typeof PILES)[number];
export type Where = 'location' | 'at' | 'on' | 'aboard' | 'table' | 'hand' | Pile;

export interface Item {
  /** The name other items call it by. */
  name: string;
  card: string;
  side: Side;
  where: Where;
  /** The name of the item it is at, on or aboard. */
  host?: string;
  seat?: string;
}

export interface Draft {
  items: Item[];
  force: Record<Side, number>;
  turn: Side;
  phase: Phase;
}

export function emptyDraft(): Draft {
  return { items: [], force: { light: 6, dark: 6 }, turn: 'light', phase: 'deploy' };
}

/** Where a card can be put at all. */
export function places(facts: CardFacts): Where[] {
  return [...onTable(facts), 'hand', ...PILES];
}

function onTable({ category }: CardFacts): Where[] {
  switch (category) {
    case 'location':
      return ['location'];
    case 'character':
    case 'vehicle':
      return ['at', 'aboard'];
    case 'starship':
    case 'creature':
      return ['at'];
    case 'weapon':
    case 'device':
      return ['on'];
    case 'interrupt':
      return [];
    default:
      return ['table', 'on', 'at'];
  }
}

/** Whether a card can be on a location itself; what is carried needs somebody who carries it. */
export function standsAlone({ category, types }: CardFacts): boolean {
  return !['weapon', 'device'].includes(category) || !types.some((type) => ['character weapon', 'vehicle weapon', 'starship weapon'].includes(type));
}

export function withItem(draft: Draft, item: Omit<Item, 'name'>): Draft {
  const used = draft.items.map((each) => Number(each.name.slice(1)));
  const name = nameOf(Math.max(0, ...used) + 1);
  return { ...draft, items: [...draft.items, { ...item, name }] };
}

/** What an item is called whose card has this number on the table. */
export const nameOf = (id: number): string => `c${id}`;

/** Without an item and all that is at, on or aboard it. */
export function withoutItem(draft: Draft, name: string): Draft {
  const gone = new Set([name]);
  for (const item of draft.items) if (item.host && gone.has(item.host)) gone.add(item.name);
  return { ...draft, items: draft.items.filter((item) => !gone.has(item.name)) };
}

export function toPosition(draft: Draft): Position {
  const of = (where: Where, side: Side): string[] => draft.items.filter((item) => item.where === where && item.side === side).map((item) => item.card);
  const piles = (side: Side) => Object.fromEntries(PILES.map((pile) => [pile, of(pile, side)] as const).filter(([, cards]) => cards.length > 0));
  return {
    locations: draft.items.filter((item) => item.where === 'location').map(placed),
    cards: draft.items.filter((item) => ['at', 'on', 'aboard', 'table'].includes(item.where)).map(placed),
    hands: { light: of('hand', 'light'), dark: of('hand', 'dark') },
    piles: { light: piles('light'), dark: piles('dark') },
    force: draft.force,
    turn: draft.turn,
    phase: draft.phase,
  };
}

function placed({ name, card, side, where, host, seat }: Item): Placed {
  const base = { card, name, side };
  if (where === 'at') return { ...base, at: host };
  if (where === 'on') return { ...base, on: host };
  if (where === 'table') return { ...base, on: 'table' };
  if (where === 'aboard') return { ...base, aboard: host, as: seat ?? 'passenger' };
  return base;
}

/** A draft as the part of a link behind #. */
export function toLink(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromLink(link: string): Draft | null {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const draft = { ...emptyDraft(), ...(read as Partial<Draft>) };
    return Array.isArray(draft.items) ? numbered(draft) : null;
  } catch {
    return null;
  }
}

/** With names that are numbers of cards on the table: a link may hold any. */
function numbered(draft: Draft): Draft {
  const names = draft.items.map((item) => item.name);
  if (new Set(names).size === names.length && names.every((name) => /^c[1-9]\d*$/.test(name))) return draft;
  const ids = new Map(names.map((name, n) => [name, nameOf(n + 1)]));
  const items = draft.items.map((item, n) => ({ ...item, name: nameOf(n + 1), ...(item.host ? { host: ids.get(item.host) ?? item.host } : {}) }));
  return { ...draft, items };
}
