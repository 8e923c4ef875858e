/** A card's kind and its second title in words. */

import type { CardFacts } from '../api/types';
import { say, term } from '../i18n/i18n.svelte';

/** What the types alone say well enough where there is little room. */
const TELLING = new Set(['character', 'location', 'starship', 'vehicle', 'weapon']);

export function shortType(facts: CardFacts): string {
  const types = facts.types.map((type) => term('type', type)).join(' / ');
  if (types && TELLING.has(facts.category)) return types;
  return [term('category', facts.category), types].filter(Boolean).join(' · ');
}

/** “Character · Alien · scout”: the category, its types, its characteristics. */
export function typeLine(facts: CardFacts): string {
  const types = facts.types.map((type) => term('type', type));
  const parts = [term('category', facts.category), types.join(' / '), ...facts.traits.map(say)];
  return parts.filter(Boolean).join(' · ');
}

/** What stands beneath the printed title: the French one, for who reads French. */
export function subtitle(facts: CardFacts | undefined): string {
  return facts ? say({ en: '', fr: facts.french }) : '';
}

/** Both titles in a row, as a label. */
export function titles(facts: CardFacts): string {
  return [facts.title, subtitle(facts)].filter(Boolean).join(', ');
}
