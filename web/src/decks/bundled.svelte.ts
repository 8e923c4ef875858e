/** The decks that come with the game: their names are there at once, what they hold once it is fetched. */

import { fetchDecks, type DeckInfo } from '../api/http';
import type { CardFacts, Side } from '../api/types';
import { picture } from '../art/choose';

const NAMES = ['intro_dark', 'intro_light', 'panh_dark', 'panh_light', 'premiere_dark', 'premiere_light', 'classic_dark', 'classic_light'];
const sideOf = (name: string): Side => (name.endsWith('_light') ? 'light' : 'dark');

let known = $state.raw<DeckInfo[]>(NAMES.map((name) => ({ name, side: sideOf(name), cards: [], outside: [], kinds: {}, faces: [] })));
let asked: Promise<void> | null = null;

export function loadBundled(): Promise<void> {
  asked ??= fetchDecks().then((found) => {
    known = found;
  });
  return asked;
}

export function bundledDecks(side?: Side): DeckInfo[] {
  return side ? known.filter((each) => each.side === side) : known;
}

export function bundledDeck(name: string): DeckInfo | undefined {
  return known.find((each) => each.name === name);
}

/** The card on a deck's box: the first whose drawing is on no box before it. */
export function coverOf(deck: DeckInfo): CardFacts | undefined {
  const taken = new Set<string>();
  for (const { name, faces } of known) {
    const cover = faces.find((face) => !taken.has(drawn(face))) ?? faces[0];
    if (name === deck.name) return cover;
    if (cover) taken.add(drawn(cover));
  }
  return undefined;
}

const drawn = (face: CardFacts): string => picture(face).main.part;
