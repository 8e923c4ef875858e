/** Full-text search over pages in two languages. Every word that is asked for must be on a page: whole, as a beginning, as a
 *  plural or a conjugation, and if it is nowhere, misspelt a little. Pure. */

import MiniSearch, { type Query } from 'minisearch';
import type { Lang, Words } from '../api/types';
import { alike, joined, plain, stems, words } from './stems';

export interface Page {
  id: string;
  title: Words;
  /** What else it is, or is called. */
  also: Record<Lang, readonly string[]>;
  text: Words;
  /** Whoever types the whole of one of these means this page. */
  names: Record<Lang, readonly string[]>;
  /** Of pages that answer equally well the weightier one comes first. */
  weight: number;
}

/** The ids of the pages that hold all words, best first. */
export type Finder = (query: string) => string[];

const LANGS: Lang[] = ['en', 'fr'];
const BOOST: Record<string, number> = { title: 8, also: 4, text: 1 };
const FIELDS = LANGS.flatMap((lang) => Object.keys(BOOST).map((part) => `${part} ${lang}`));
const OPTIONS = {
  tokenize: (text: string) => [text],
  processTerm: (term: string) => term,
  boost: Object.fromEntries(FIELDS.map((field) => [field, BOOST[field.slice(0, -3)] ?? 1])),
};
/** Words up to this length must match whole: as beginnings they would match nearly everything. */
const SHORT = 2;
/** How much of a word may be misspelt, in letters of its length. */
const SLIPS = 0.25;
const AT_ONCE = 60;
/** No sum of matches weighs more than being called what was asked for. */
const CLOSER = 1000;

const languageOf = (field: string): Lang => (field.endsWith('en') ? 'en' : 'fr');

/** A finder of these pages; small words of a question tell nothing. Made piece by piece, so that nothing freezes. */
export async function makeFinder(pages: readonly Page[], small: ReadonlySet<string>): Promise<Finder> {
  const index = new MiniSearch<Page>({
    fields: FIELDS,
    tokenize: (text) => [...words(text), ...joined(text)],
    processTerm: (term, field) => [...new Set([plain(term), ...stems(term, languageOf(field ?? 'en'))])],
    extractField: (page, field) => (field === 'id' ? page.id : textOf(page, field)),
  });
  await index.addAllAsync(pages, { chunkSize: AT_ONCE });
  const shelf = new Map(pages.map((page) => [page.id, page]));
  const tells = (word: string): boolean => !small.has(plain(word));

  return (query) => {
    const all = words(query);
    const telling = all.some(tells) ? all.filter(tells) : all;
    if (telling.length === 0) return [];
    const worth = (id: string): number => {
      const page = shelf.get(id)!;
      return page.weight * CLOSER ** closeness(page, all, telling, tells);
    };
    const wanted = telling.map((word) => (index.search(strictly(word), OPTIONS).length > 0 ? strictly(word) : roughly(word)));
    return index.search({ combineWith: 'AND', queries: wanted }, { ...OPTIONS, boostDocument: worth }).map(({ id }) => id as string);
  };
}

function textOf(page: Page, field: string): string {
  const [part, lang] = [field.slice(0, -3), languageOf(field)];
  return part === 'also' ? page.also[lang].join('\n') : page[part as 'title' | 'text'][lang];
}

function strictly(word: string): Query {
  const inEach = LANGS.map((lang) => ({ queries: [...stems(word, lang)], fields: FIELDS.filter((field) => languageOf(field) === lang) }));
  return { combineWith: 'OR', queries: [{ queries: [plain(word)], prefix: word.length > SHORT }, ...inEach] };
}

function roughly(word: string): Query {
  return { queries: [plain(word)], fuzzy: SLIPS, maxFuzzy: 2 };
}

/** 3 if a page is called just so, 2 but for small words, 1 if one of its names begins so, else 0. */
function closeness(page: Page, asked: string[], telling: string[], tells: (word: string) => boolean): number {
  return Math.max(0, ...LANGS.flatMap((lang) => page.names[lang].map((name) => likeness(name, lang, asked, telling, tells))));
}

function likeness(name: string, lang: Lang, asked: string[], telling: string[], tells: (word: string) => boolean): number {
  const same = (some: string[], others: string[]): boolean => some.length === others.length && some.every((word, n) => alike(word, others[n] ?? '', lang));
  const has = words(name);
  if (same(has, asked)) return 3;
  if (telling.length < asked.length && same(has.filter(tells), telling)) return 2;
  const last = asked.length - 1;
  const begins = stems(asked[last] ?? '', lang).some((stem) => plain(has[last] ?? '').startsWith(stem));
  return begins && same(has.slice(0, last), asked.slice(0, last)) ? 1 : 0;
}
