/** What a place without a drawing of its own is made of: the same place always looks the same. */

import type { CardFacts } from '../api/types';
import { hash } from './choose';

const PLANET_HUES: Record<string, number> = { Tatooine: 34, 'Death Star': 215, 'Death Star II': 205, 'Yavin 4': 130, Hoth: 200, Dagobah: 95, Endor: 110, Bespin: 15, 'Cloud City': 20, Alderaan: 185, Kessel: 10, Coruscant: 260 };

export function hue(facts: CardFacts): number {
  return PLANET_HUES[facts.planet] ?? hash(facts.planet || facts.title) % 360;
}

export interface Star {
  x: number;
  y: number;
  r: number;
}

/** Stars strewn over a 100 × 60 field. */
export function stars(seed: string, count: number): Star[] {
  return Array.from({ length: count }, (_, n) => {
    const value = hash(`${seed}/${n}`);
    return { x: value % 100, y: (value >>> 8) % 60, r: 0.3 + ((value >>> 16) % 10) / 16 };
  });
}

/** A ridge line over a 100 × 60 field, for the surface of a planet. */
export function ridge(seed: string, level: number): string {
  const points = Array.from({ length: 6 }, (_, n) => `${n * 20} ${level + (hash(`${seed}~${n}`) % 12) - 6}`);
  return `M0 60 L${points.join(' L')} L100 60z`;
}
