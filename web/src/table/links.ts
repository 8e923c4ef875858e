/** A line of the log cut into words and cards, so that each card can be pointed at. Pure. */

import type { CardRef } from '../api/types';

export interface Piece {
  text: string;
  card?: CardRef;
}

export function pieces(text: string, cards: CardRef[]): Piece[] {
  const cut: Piece[] = [];
  let rest = text;
  while (rest) {
    const next = cards
      .map((card) => ({ card, at: rest.indexOf(card.title) }))
      .filter(({ card, at }) => card.title && at >= 0)
      .sort((a, b) => a.at - b.at || b.card.title.length - a.card.title.length)[0];
    if (!next) break;
    if (next.at > 0) cut.push({ text: rest.slice(0, next.at) });
    cut.push({ text: next.card.title, card: next.card });
    rest = rest.slice(next.at + next.card.title.length);
    cards = [...cards.filter((card) => card !== next.card), next.card];
  }
  if (rest) cut.push({ text: rest });
  return cut;
}
