/** The words of the game: fetched when the first text is shown that may say one. */

import { fetchWords, type Word } from '../api/http';
import { language } from '../i18n/i18n.svelte';
import { cutter, type Piece } from './cutting';

let known = $state.raw<Word[]>([]);
let asked = false;
const cutters = $derived({ en: cutter(known, 'en'), fr: cutter(known, 'fr') });

function need(): void {
  if (asked) return;
  asked = true;
  void fetchWords().then((found) => (known = found));
}

/** A text cut where it says a word of the game. */
export function cut(text: string): Piece[] {
  need();
  return known.length > 0 ? cutters[language()](text) : [{ text, word: '' }];
}

/** Numbers of a card are not always called as they are asked for. */
const STATS: Record<string, string> = { forfeit: 'forfeit-value', deploy: 'deploy-cost', defense: 'defense-value' };
export const wordOfStat = (stat: string): string => STATS[stat] ?? stat;

export const wordOf = (id: string): Word | undefined => known.find((each) => each.id === id);
