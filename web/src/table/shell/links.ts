/** A line of the log cut into words and cards, so that each card can be pointed at. Pure. */

import type { CardRef } from '../../api/types';

export interface Piece {
  text: string;
  card?: CardRef;
  /** The sign that follows a card's title, which no line may begin with. */
  sign?: string;
}

const SIGN = /^\u00a0?[,.:;)]/;

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
    rest = rest.slice(next.at + next.card.title.length);
    const [sign = ''] = SIGN.exec(rest) ?? [];
    cut.push({ text: next.card.title, card: next.card, sign });
    rest = rest.slice(sign.length);
    cards = [...cards.filter((card) => card !== next.card), next.card];
  }
  if (rest) cut.push({ text: rest });
  return cut;
}

/** So many cards of a line are shown before the rest is folded, and so many must be folded at least. */
const SHOWN = 3;
const FOLDED = 4;

/** A line with a long list of cards: its beginning, and how many more cards there are. */
export function folded(cut: Piece[]): { shown: Piece[]; more: number } {
  const more = cut.filter((piece) => piece.card).length - SHOWN;
  if (more < FOLDED) return { shown: cut, more: 0 };
  const end = cut.findIndex((piece, n) => piece.card && cut.slice(0, n).filter((each) => each.card).length === SHOWN);
  return { shown: cut.slice(0, end), more };
}
