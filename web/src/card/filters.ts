/** Which cards somebody wants to see, and in which order. Pure. */

import type { CardFacts, Lang } from '../api/types';
import { printed } from './numbers';

/** The numbers that cards are filtered by: each figure stands for itself, the last one for all above it, too. */
export const FIGURED = ['deploy', 'power', 'ability', 'destiny'] as const;
export const FIGURES = [0, 1, 2, 3, 4, 5, 6];
export type Figured = (typeof FIGURED)[number];

export const ORDERS = ['match', 'title', ...FIGURED] as const;
export type Order = (typeof ORDERS)[number];

export interface Filters {
  kind: string;
  set: string;
  icon: string;
  unique: '' | 'unique' | 'more';
  /** What stands in its text. */
  text: string;
  figures: Record<Figured, number[]>;
  order: Order;
}

export function noFilters(): Filters {
  return { kind: '', set: '', icon: '', unique: '', text: '', figures: { deploy: [], power: [], ability: [], destiny: [] }, order: 'match' };
}

/** Whether anything is left out. */
export function filtering({ kind, set, icon, unique, text, figures }: Filters): boolean {
  return [kind, set, icon, unique, text.trim()].some(Boolean) || FIGURED.some((name) => figures[name].length > 0);
}

export const setOf = (id: string): string => id.split('_')[0] ?? '';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

export function passes(card: CardFacts, filters: Filters, lang: Lang): boolean {
  const { kind, set, icon, unique, text, figures } = filters;
  return (
    (!kind || card.category === kind) &&
    (!set || setOf(card.id) === set) &&
    (!icon || card.icons.includes(icon)) &&
    (!unique || (card.unique === 1) === (unique === 'unique')) &&
    (!text.trim() || plain(card.text[lang]).includes(plain(text.trim()))) &&
    FIGURED.every((name) => figures[name].length === 0 || figures[name].some((figure) => hasFigure(card, name, figure)))
  );
}

/** Destiny may be two numbers: either will do. */
function hasFigure(card: CardFacts, name: Figured, figure: number): boolean {
  const last = FIGURES.at(-1) ?? 0;
  return [card.numbers[name] ?? []].flat().some((value) => Math.min(Math.floor(value), last) === figure);
}

/** What costs least comes first, otherwise what is most; cards without that number come last. */
export function ordered(cards: CardFacts[], order: Order): CardFacts[] {
  const byTitle = (one: CardFacts, other: CardFacts): number => one.title.localeCompare(other.title);
  if (order === 'match') return cards;
  if (order === 'title') return cards.toSorted(byTitle);
  const rank = (card: CardFacts): number => {
    const value = printed(card, order);
    return value === undefined ? Infinity : order === 'deploy' ? value : -value;
  };
  return cards.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)) || byTitle(one, other));
}
