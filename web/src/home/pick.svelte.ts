/** Which deck somebody takes for a game: a bundled one, one of his own, or a list that he brings along. */

import type { CardFacts, Side } from '../api/types';
import { facts } from '../card/catalog.svelte';
import { bundledDeck, bundledDecks } from '../decks/bundled.svelte';
import { listed, standing } from '../decks/deck';
import { deckCalled } from '../decks/shelf.svelte';

export const OWN_LIST = '#own';

export class DeckPick {
  /** The name of a bundled deck, the id of one's own, or OWN_LIST. */
  id = $state('');
  text = $state('');

  constructor(readonly side: Side) {
    this.id = bundledDecks(side)[0]?.name ?? '';
  }

  /** What the server is sent: the name of a bundled deck, or a whole list. */
  get list(): string {
    if (this.id === OWN_LIST) return this.text || ' ';
    const own = deckCalled(this.id);
    return own ? listed(own, facts) : this.id;
  }

  /** What "my games" keeps of it. */
  get held(): { decks: { mine: string }; deck?: string } {
    if (this.id === OWN_LIST) return { decks: { mine: '' } };
    return { decks: { mine: deckCalled(this.id)?.name ?? this.id }, deck: this.id };
  }

  /** Cards that stand for it, as far as they are known. */
  get faces(): CardFacts[] {
    const own = deckCalled(this.id);
    return own ? standing(own.cards, facts) : (bundledDeck(this.id)?.faces ?? []);
  }
}

export type Picks = Record<Side, DeckPick>;

export const newPicks = (): Picks => ({ light: new DeckPick('light'), dark: new DeckPick('dark') });
