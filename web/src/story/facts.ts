/** What a line of the log says by name, read with the type that is expected; what is not there is nothing. Pure. */

import type { CardRef, GameEvent, Side } from '../api/types';

export function amount(event: GameEvent, name = 'amount'): number {
  const fact = event.facts?.[name];
  return typeof fact === 'number' ? fact : 0;
}

export function word(event: GameEvent, name: string): string {
  const fact = event.facts?.[name];
  return typeof fact === 'string' ? fact : '';
}

/** The player that a line speaks of. */
export function who(event: GameEvent, name = 'player'): Side | null {
  const side = word(event, name);
  return side === 'light' || side === 'dark' ? side : null;
}

export function card(event: GameEvent, name = 'card'): CardRef | null {
  const fact = event.facts?.[name];
  return typeof fact === 'object' && !Array.isArray(fact) ? fact : null;
}

export function cards(event: GameEvent): CardRef[] {
  const fact = event.facts?.cards;
  return Array.isArray(fact) ? fact : [];
}
