/** Every implemented card, fetched once. */

import { fetchCards } from '../api/http';
import type { CardFacts } from '../api/types';

let shelf = $state.raw<Map<string, CardFacts>>(new Map());
/** Cards that are made up for a proof: known by name, and found by nobody who searches. */
let lent = $state.raw<Map<string, CardFacts>>(new Map());
let asked: Promise<void> | null = null;

export function loadCatalog(): Promise<void> {
  asked ??= fetchCards().then((all) => {
    shelf = new Map(all.map((facts) => [facts.id, facts]));
  });
  return asked;
}

export function facts(id: string): CardFacts | undefined {
  return shelf.get(id) ?? lent.get(id);
}

export function lend(cards: CardFacts[]): void {
  lent = new Map(cards.map((each) => [each.id, each]));
}

export function allCards(): CardFacts[] {
  return [...shelf.values()];
}

/** A card that is known by its title alone, as on top of a Lost Pile. */
export function factsByTitle(title: string, side: string): CardFacts | undefined {
  const found = [...lent.values(), ...allCards()].filter((each) => each.title === title);
  return found.find((each) => each.side === side) ?? found[0];
}
