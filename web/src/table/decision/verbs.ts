/** What one may wonder about a card. Pure. */

import type { CardFacts } from '../../api/types';

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

/** The verbs to explain: those that the rules know for such a card there, and that are not offered anyway. */
export function wondered(facts: CardFacts, where: Where, offered: string[]): string[] {
  return where === 'elsewhere' ? [] : facts.verbs[where].filter((verb) => !offered.includes(verb));
}
