/** Finding entries of the rulebook by what they say, and by what people say for it. */

import { fetchRulebook } from '../api/http';
import type { Page } from '../search/finder';
import { Searching } from '../search/lazily.svelte';

/** What speaks of the game comes before what speaks of one card, and before mere pointers. */
const WEIGHT: Record<string, number> = { rule: 1, definition: 1, 'card-ruling': 0.7, 'card-text': 0.7, see: 0.5, example: 0.4 };

const search = new Searching(async () => {
  const { small, entries } = await fetchRulebook();
  const pages: Page[] = entries.map(({ id, kind, title, also, text }) => ({
    id, title, also, text, names: { en: [title.en, ...also.en], fr: [title.fr, ...also.fr] }, weight: WEIGHT[kind] ?? 1,
  }));
  return { pages, small: new Set(small) };
});

export const loadRuleSearch = (): Promise<void> => search.load();

/** The ids of the entries that match, best first; null if nothing is asked for. */
export const findRules = (query: string): string[] | null => search.found(query);
