/** What one may wonder about a card: the verbs that could ever apply to it where it is. Pure. */

import type { CardFacts } from '../api/types';

const IN_HAND: Record<string, string[]> = {
  character: ['deploy', 'replace'],
  interrupt: ['play'],
};
const ON_TABLE: Record<string, string[]> = {
  character: ['walk', 'shuttle', 'transit', 'embark', 'disembark', 'seat', 'use', 'forfeit'],
  starship: ['hyperspeed', 'land', 'take-off', 'transit', 'use', 'forfeit'],
  vehicle: ['walk', 'shuttle', 'embark', 'disembark', 'use', 'forfeit'],
  creature: ['walk', 'use'],
  weapon: ['fire', 'transfer', 'use'],
  device: ['use', 'transfer'],
  location: ['drain', 'battle', 'use'],
};

export type Where = 'hand' | 'table' | 'elsewhere';

export interface Reason<R> {
  verbs: string[];
  refusals: R[];
}

/** What is refused for the same reasons is told once. */
export function grouped<R>(reasons: { verb: string; refusals: R[] }[]): Reason<R>[] {
  const found = new Map<string, Reason<R>>();
  for (const { verb, refusals } of reasons) {
    const key = JSON.stringify(refusals);
    found.set(key, { verbs: [...(found.get(key)?.verbs ?? []), verb], refusals });
  }
  return [...found.values()];
}

/** The verbs to explain: those that apply to such a card there and are not offered anyway. */
export function wondered(facts: CardFacts, where: Where, offered: string[]): string[] {
  if (where === 'elsewhere') return [];
  const verbs = where === 'hand' ? (IN_HAND[facts.category] ?? ['deploy']) : (ON_TABLE[facts.category] ?? ['use']);
  return verbs.filter((verb) => !offered.includes(verb));
}
