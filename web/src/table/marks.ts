/** What the table shows across a card: the conditions that it is in, what is stacked on it, what it targets. */

import type { CardRef, Objective, Side, TableCard } from '../api/types';
import { say, t } from '../i18n/i18n.svelte';
import { nearest } from './flips';

export interface Mark {
  /** Its glyph, if there is one, is called by this name. */
  name: string;
  /** In full, and as far as the glyph does not say it. */
  text: string;
  short: string;
  bad: boolean;
  /** Whose it is, if it is somebody's, and how many there are. */
  side?: Side;
  count?: number;
}

const BAD = ['hit', 'crashed', 'collapsed'];

export function marks(card: TableCard): Mark[] {
  const conditions = (card.marks ?? []).map((words, n) => {
    const name = card.status[n] ?? '';
    return mark(name, say(words));
  });
  return [...conditions, ...backs(card), ...stack(card), ...aim(card)];
}

function mark(name: string, text: string, short = text): Mark {
  return { name, text, short, bad: BAD.includes(name) };
}

/** What lies there face down: as bluff cards, buried, as combat cards… */
function backs({ face_down: down }: TableCard): Mark[] {
  return (down ?? []).map(({ side, status, count }) => {
    const kind = status.find((each) => each !== 'face down') ?? 'face down';
    return { ...mark(kind, t('backs', { count, kind: kind.replace(' ', '-') })), side, count };
  });
}

function stack({ stacked }: TableCard): Mark[] {
  return stacked ? [mark('stacked', t('stacked-count', { count: stacked.length }))] : [];
}

function aim({ targets }: TableCard): Mark[] {
  return targets ? [mark('target', t('targets-named', { titles: titled(targets) }), titled(targets))] : [];
}

/** How far a card with two faces is from being turned over. */
export function turning(objective: Objective | undefined): Mark[] {
  const way = objective && nearest(objective);
  return way ? [mark('flip', t('flip-progress', { ...way }), `${way.met} / ${way.all}`)] : [];
}

export function titled(cards: CardRef[]): string {
  return cards.map((each) => each.title).join(', ');
}
