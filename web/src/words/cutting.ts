/** Finds the words of the game in a text. Pure. */

import type { Word } from '../api/http';
import type { Lang } from '../api/types';

export interface Piece {
  text: string;
  /** The id of the word that it is; empty for everything between. */
  word: string;
}

export type Cutter = (text: string) => Piece[];

const quoted = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "['’]");

/** A form that is an everyday word as well, and after which words it is the game's: “personne” is mostly nobody. */
const AFTER: Record<string, RegExp> = { personne: /(?:^|\P{L})(?:une|la|sa|leur|cette|même|de)\s$/iu };

const meant = (form: string, before: string): boolean => AFTER[form]?.test(before) ?? true;

/** Cuts texts of one language; of each word only the first in a text is marked, the longest form that fits. */
export function cutter(words: Word[], lang: Lang): Cutter {
  const ids = new Map(words.flatMap((word) => word[lang].map((form) => [form.toLowerCase(), word.id])));
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map(quoted);
  const any = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (text) => {
    const pieces: Piece[] = [];
    const seen = new Set<string>();
    let from = 0;
    for (const found of text.matchAll(any)) {
      const form = found[0].toLowerCase().replace(/’/g, "'");
      const word = ids.get(form) ?? '';
      if (seen.has(word) || !meant(form, text.slice(0, found.index))) continue;
      seen.add(word);
      if (found.index > from) pieces.push({ text: text.slice(from, found.index), word: '' });
      pieces.push({ text: found[0], word });
      from = found.index + found[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), word: '' });
    return pieces;
  };
}
