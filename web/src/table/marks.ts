/** The conditions that a card is in, as the table shows them. */

import type { TableCard } from '../api/types';
import { say } from '../i18n/i18n.svelte';

export interface Mark {
  /** Its glyph, if there is one, is called by this name. */
  name: string;
  text: string;
  bad: boolean;
}

const BAD = ['hit', 'crashed', 'collapsed'];

export function marks(card: TableCard): Mark[] {
  return (card.marks ?? []).map((words, n) => {
    const name = card.status[n] ?? '';
    return { name, text: say(words), bad: BAD.includes(name) };
  });
}
