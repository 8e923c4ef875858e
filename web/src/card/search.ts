/** Finding cards by words: case and accents do not matter, every word must be somewhere on the card. Pure. */

import type { CardFacts } from '../api/types';

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The cards that match, those first whose title does, and of these the ones that begin with it. */
export function ranked(cards: CardFacts[], query: string): CardFacts[] {
  const wanted = plain(query.trim());
  const rank = ({ title, french }: CardFacts): number => {
    const [one, other] = [plain(title), plain(french)];
    if (one.startsWith(wanted) || other.startsWith(wanted)) return 0;
    return one.includes(wanted) || other.includes(wanted) ? 1 : 2;
  };
  return cards.filter((card) => matches(card, query)).sort((a, b) => rank(a) - rank(b));
}

export function matches(card: CardFacts, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = plain([card.title, card.french, card.id, card.category, ...card.types, ...card.traits.flatMap((trait) => [trait.en, trait.fr]), ...card.icons, card.text.en, card.text.fr].join(' '));
  return words.every((word) => all.includes(word));
}
