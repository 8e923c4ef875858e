/** Finding cards by words: case and accents do not matter, every word must be somewhere on the card. Pure. */

import type { CardFacts } from '../api/types';

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function matches(card: CardFacts, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = plain([card.title, card.french, card.id, card.category, ...card.types, ...card.traits.flatMap((trait) => [trait.en, trait.fr]), ...card.icons, card.text.en, card.text.fr].join(' '));
  return words.every((word) => all.includes(word));
}
