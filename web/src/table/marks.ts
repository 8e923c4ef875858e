/** What the table shows across a card: the conditions that it is in, what is stacked on it, what it targets. */

import type { CardRef, TableCard } from '../api/types';
import { say, t } from '../i18n/i18n.svelte';

export interface Mark {
  /** Its glyph, if there is one, is called by this name. */
  name: string;
  /** In full, and as far as the glyph does not say it. */
  text: string;
  short: string;
  bad: boolean;
}

const BAD = ['hit', 'crashed', 'collapsed'];

export function marks(card: TableCard): Mark[] {
  const conditions = (card.marks ?? []).map((words, n) => {
    const name = card.status[n] ?? '';
    return mark(name, say(words));
  });
  return [...conditions, ...stack(card), ...aim(card)];
}

function mark(name: string, text: string, short = text): Mark {
  return { name, text, short, bad: BAD.includes(name) };
}

function stack({ stacked }: TableCard): Mark[] {
  return stacked ? [mark('stacked', t('stacked-count', { count: stacked.length }))] : [];
}

function aim({ targets }: TableCard): Mark[] {
  return targets ? [mark('target', t('targets-named', { titles: titled(targets) }), titled(targets))] : [];
}

export function titled(cards: CardRef[]): string {
  return cards.map((each) => each.title).join(', ');
}
