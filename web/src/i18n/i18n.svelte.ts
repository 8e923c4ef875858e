/** The table's own words, from one Fluent file a language; texts of the game come from the server in both. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang, Words } from '../api/types';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

const KEY = 'cantina.language';
/** French sets a space before these signs; no line may begin with them. */
const BEFORE_SIGNS = / (?=[:;!?»])/g;
const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };
const chosen = $state<{ lang: Lang }>({ lang: 'en' });

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return made;
}

export function language(): Lang {
  return chosen.lang;
}

/** Switch at once. */
export function speak(lang: Lang): void {
  chosen.lang = lang;
  document.documentElement.lang = lang;
}

/** Somebody has chosen it: remembered for the next visit. */
export function setLanguage(lang: Lang): void {
  speak(lang);
  localStorage.setItem(KEY, lang);
}

/** The language of the last visit, else the browser's. */
export function rememberedLanguage(): Lang {
  const kept = localStorage.getItem(KEY);
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** One of the table's own messages in the language chosen; a key with no message is an error, not a blank. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return format(chosen.lang, key, args);
}

export function format(lang: Lang, key: string, args?: Record<string, FluentVariable>): string {
  const message = bundles[lang].getMessage(key);
  if (!message?.value) throw new Error(`no message ${key} in ${lang}`);
  const errors: Error[] = [];
  const text = bundles[lang].formatPattern(message.value, args, errors);
  if (errors.length > 0) throw errors[0];
  return lang === 'fr' ? tied(text) : text;
}

/** Whether there is such a message: for words that come from the game's data. */
export function known(key: string): boolean {
  return bundles[chosen.lang].hasMessage(key);
}

/** A word of the game's data (a phase, a type, an icon), or the word itself if the table has no name for it. */
export function term(group: string, word: string): string {
  return termIn(chosen.lang, group, word);
}

export function termIn(lang: Lang, group: string, word: string): string {
  const key = `${group}-${word.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return bundles[lang].hasMessage(key) ? format(lang, key) : word;
}

/** A text of the game in the language chosen. */
export function say(words: Words): string {
  return chosen.lang === 'fr' ? tied(words.fr) : words.en;
}

/** A text whose signs stay with the words before them. */
export function tied(text: string): string {
  return text.replace(BEFORE_SIGNS, '\u00a0');
}
