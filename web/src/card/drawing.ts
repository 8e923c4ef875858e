/** What the drawing of a card is made of: the same card always looks the same. */

import type { CardFacts } from '../api/types';
import { EMBLEMS } from './glyphs';

/** A whole number from a text, evenly spread. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  return (value ^ (value >>> 13)) >>> 0;
}

const PLANET_HUES: Record<string, number> = { Tatooine: 34, 'Death Star': 215, 'Yavin 4': 130, Hoth: 200, Dagobah: 95, Endor: 110, Bespin: 15, Alderaan: 185, Kessel: 10 };

/** The planet or ship a location belongs to. */
export function planetOf(title: string): string {
  return title.split(':')[0] ?? title;
}

/** A location's hue is its planet's; another card's leans to its side. */
export function hue(facts: CardFacts): number {
  if (facts.category === 'location') {
    const planet = planetOf(facts.title);
    return PLANET_HUES[planet] ?? hash(planet) % 360;
  }
  const spread = (hash(facts.title) % 50) - 25;
  return (facts.side === 'light' ? 208 : 8) + spread;
}

export function emblem(facts: CardFacts): string {
  const telling = [...facts.types, ...facts.traits.map((trait) => trait.en)].find((word) => EMBLEMS[word]);
  return EMBLEMS[telling ?? ''] ?? EMBLEMS[facts.category] ?? EMBLEMS.effect ?? '';
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
