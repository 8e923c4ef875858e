/** Finding cards by what stands on them, in either language. */

import type { CardFacts, Lang } from '../api/types';
import { termIn } from '../i18n/i18n.svelte';
import type { Page } from '../search/finder';
import { Searching } from '../search/lazily.svelte';
import { allCards, facts, loadCatalog } from './catalog.svelte';

const search = new Searching(async () => {
  await loadCatalog();
  return { pages: allCards().map(pageOf) };
});

export const loadCardSearch = (): Promise<void> => search.load();

/** The cards that match, best first; all of them if nothing is asked for. */
export function findCards(query: string): CardFacts[] {
  return search.found(query)?.flatMap((id) => facts(id) ?? []) ?? allCards();
}

export function pageOf(card: CardFacts): Page {
  const title = { en: card.title, fr: card.french || card.title };
  const kinds = (lang: Lang): string[] => [termIn(lang, 'category', card.category), ...card.types.map((type) => termIn(lang, 'type', type))];
  const text = (lang: Lang): string => [card.text[lang], card.id, card.model, card.planet, ...card.icons.map((icon) => termIn(lang, 'icon', icon)), ...card.traits.map((trait) => trait[lang])].join('\n');
  return {
    id: card.id, title, names: { en: [title.en], fr: [title.fr] }, also: { en: kinds('en'), fr: kinds('fr') },
    text: { en: text('en'), fr: text('fr') }, weight: 1,
  };
}
