/** Which cards say which words of the rulebook. Pure. */

import type { RuleLine } from '../api/http';
import type { CardFacts } from '../api/types';
import { stems, words } from './stems';

/** A word that every third card says leads nowhere. */
const TOO_COMMON = 1 / 3;

const chain = (text: string): string => ` ${words(text).map((word) => stems(word, 'en')[0]).join(' ')} `;

/** For each entry that explains a word of the game the cards whose text says it. */
export function mentions(cards: readonly CardFacts[], entries: readonly RuleLine[]): Map<string, string[]> {
  const said = cards.map((card) => [card.id, chain(card.text.en)] as const);
  const found = entries
    .filter(({ kind }) => kind === 'rule' || kind === 'definition')
    .map(({ id, en }) => [id, saying(said, chain(en))] as const)
    .filter(([, ids]) => ids.length > 0 && ids.length < cards.length * TOO_COMMON);
  return new Map(found);
}

function saying(said: (readonly [string, string])[], wanted: string): string[] {
  return said.filter(([, text]) => text.includes(wanted)).map(([id]) => id);
}
