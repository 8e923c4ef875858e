/** What the table shows across a card: the conditions that it is in, what is stacked on it, what it targets. */

import type { CardRef, TableCard } from '../api/types';
import { say, t } from '../i18n/i18n.svelte';

export interface Mark {
  /** Its glyph, if there is one, is called by this name. */
  name: string;
  text: string;
  bad: boolean;
}

const BAD = ['hit', 'crashed', 'collapsed'];

export function marks(card: TableCard): Mark[] {
  const conditions = (card.marks ?? []).map((words, n) => {
    const name = card.status[n] ?? '';
    return { name, text: say(words), bad: BAD.includes(name) };
  });
  return [...conditions, ...stack(card), ...aim(card)];
}

function stack({ stacked }: TableCard): Mark[] {
  return stacked ? [{ name: 'stacked', text: t('stacked-count', { count: stacked.length }), bad: false }] : [];
}

function aim({ targets }: TableCard): Mark[] {
  return targets ? [{ name: 'target', text: t('targets-named', { titles: titled(targets) }), bad: false }] : [];
}

export function titled(cards: CardRef[]): string {
  return cards.map((each) => each.title).join(', ');
}
