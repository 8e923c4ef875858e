/** The decks that this player has made; kept by the browser, and by the profile if there is one. */

import { CARRIED } from '../session/profileMerge';
import type { Draft } from './deck';

const KEY = 'cantina.decks';
let kept = $state.raw<Draft[]>(remembered());
window.addEventListener(CARRIED, () => (kept = remembered()));

function remembered(): Draft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Draft[]) : [];
  } catch {
    return [];
  }
}

function keep(decks: Draft[]): void {
  kept = decks;
  localStorage.setItem(KEY, JSON.stringify(decks));
}

export function decks(): Draft[] {
  return kept;
}

export function deckCalled(id: string): Draft | undefined {
  return kept.find((each) => each.id === id);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The deck that was changed last stands first. */
export function saveDeck(deck: Draft): void {
  keep([deck, ...kept.filter((each) => each.id !== deck.id)]);
}

export function dropDeck(id: string): void {
  keep(kept.filter((each) => each.id !== id));
}
