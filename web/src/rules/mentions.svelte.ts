/** What cards and the rulebook have to do with each other: worked out when somebody reads either. */

import { fetchModule } from '../api/modules';
import { allCards, loadCatalog } from '../card/catalog.svelte';
import { allRules, loadRules } from './headings.svelte';

let saying = $state.raw<Map<string, string[]>>(new Map());
let asked: Promise<void> | null = null;

export function loadMentions(): Promise<void> {
  asked ??= Promise.all([fetchModule(() => import('../search/lazy')), loadCatalog(), loadRules()]).then(([{ mentions }]) => {
    saying = mentions(allCards(), allRules());
  });
  return asked;
}

/** The cards whose text says what an entry explains. */
export function cardsThatSay(entry: string): string[] {
  return saying.get(entry) ?? [];
}

/** The entries that explain what a card's text says. */
export function wordsOf(card: string): string[] {
  return [...saying].filter(([, cards]) => cards.includes(card)).map(([entry]) => entry);
}
