/** Words as a search knows them: without case and accents, and what plurals and conjugations have in common. Pure. */

import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import type { Lang } from '../api/types';

const STEMMERS: Record<Lang, (word: string) => string> = { en: english, fr: french };
const known: Record<Lang, Map<string, readonly string[]>> = { en: new Map(), fr: new Map() };

export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a word has in common with its plurals and conjugations, as it is written and as it is typed in haste, without accents. */
export function stems(word: string, lang: Lang): readonly string[] {
  let found = known[lang].get(word);
  if (found === undefined) {
    found = [...new Set([word.toLowerCase(), plain(word)].map((each) => plain(STEMMERS[lang](each))))];
    known[lang].set(word, found);
  }
  return found;
}

/** Whether two words are forms of one. */
export function alike(one: string, other: string, lang: Lang): boolean {
  return stems(one, lang).some((stem) => stems(other, lang).includes(stem));
}

/** Words with a sign inside are found as one, too: Obi-Wan by "obiwan". */
export function joined(text: string): string[] {
  return text.split(/\s+/).map(words).filter((parts) => parts.length > 1).map((parts) => parts.join(''));
}
