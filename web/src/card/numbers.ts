/** The printed numbers of a card, and how live values differ from them. */

import type { CardFacts } from '../api/types';
import { language } from '../i18n/i18n.svelte';

export const STATS = ['power', 'ability', 'deploy', 'forfeit', 'ferocity', 'maneuver', 'armor', 'defense', 'landspeed', 'hyperspeed', 'parsec', 'politics'] as const;

export interface Stat {
  name: string;
  value: string;
  change: 'up' | 'down' | 'same';
}

export function printed(facts: CardFacts, name: string): number | undefined {
  const number = facts.numbers[name];
  return Array.isArray(number) ? number[0] : (number ?? undefined);
}

/** Destiny may be two numbers, as on some droids. */
export function destiny(facts: CardFacts): string {
  const number = facts.numbers.destiny;
  if (number === undefined || number === null) return '';
  return Array.isArray(number) ? number.map(figure).join('/') : figure(number);
}

export function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toLocaleString(language(), { maximumFractionDigits: 2 });
}

/** The numbers to show: live ones where the table knows them, marked where they differ from the printed ones. */
export function stats(facts: CardFacts, live: Record<string, number> = {}): Stat[] {
  const shown: Stat[] = [];
  for (const name of STATS) {
    const print = printed(facts, name);
    const value = live[name] ?? print;
    if (value === undefined || (name === 'landspeed' && print === undefined && value === 1)) continue;
    const differs = print !== undefined && value !== print;
    shown.push({ name, value: figure(value), change: differs ? (value > print ? 'up' : 'down') : 'same' });
  }
  return shown;
}

/** •, •• and ••• before a title; ◇ for one a system. */
export function dots(facts: CardFacts): string {
  return facts.unique < 0 ? '◇ ' : facts.unique > 0 ? `${'•'.repeat(facts.unique)} ` : '';
}
