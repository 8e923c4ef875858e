/** How much room cards take on the board; the components draw by the same measures. Pure. */

import type { LocationView, Objective, Side, TableCard } from '../../api/types';
import { sayings } from '../inspect/flips';

/** In pixels, at size 1. */
export interface Measures {
  token: number;
  tokenHeight: number;
  /** Something aboard or attached: with numbers of its own, and without. */
  aboard: number;
  attached: number;
  mark: number;
  /** A location at least; one where nobody is. */
  place: number;
  slim: number;
  tile: number;
  half: number;
}

/** With few cards out, places are pictures. */
export const GRAND: Measures = { token: 148, tokenHeight: 62, aboard: 36, attached: 34, mark: 20, place: 240, slim: 240, tile: 190, half: 34 };
export const ROOMY: Measures = { token: 124, tokenHeight: 52, aboard: 34, attached: 32, mark: 19, place: 172, slim: 172, tile: 109, half: 30 };
/** Where there is height and no width. */
export const TALL: Measures = { ...ROOMY, tile: 174 };
export const DENSE: Measures = { token: 100, tokenHeight: 47, aboard: 34, attached: 32, mark: 17, place: 112, slim: 104, tile: 80, half: 12 };
export const TIGHT: Measures = { ...DENSE, slim: 88, tile: 63, half: 6 };
/** A card drawn small: its portrait, with its numbers beside it if it has some. */
export const SMALL = { portrait: 31, numbered: 54, height: 31, gap: 3 };
/** Whether cards are drawn with all that there is to say about them. */
export const roomy = (by: Measures): boolean => by.tile >= ROOMY.tile;
export const GAP = 5;
/** What a location and its halves have around the cards. */
const EDGES = 12;
const HALF_EDGES = 8;
const TUCK = 2;
const BESIDE_EDGES = 32;
/** What turns an Objective over stands next to it: as wide as this, in lines of about so many letters. */
export const FLIPS_WIDTH = 210;
const LETTERS = 36;
const LINE = 15;

export interface Size {
  width: number;
  height: number;
}

/** A card beside the locations, with what turns it over if that is shown there. */
export interface Lone {
  card: TableCard;
  objective?: Objective;
}

/** How cards stand: in columns, or drawn small. */
export interface Stand {
  columns: number;
  small: boolean;
  height: number;
}

/** Who stands on a side's part of a location: some cards stand on the other player's. */
export function at(place: LocationView, side: Side): TableCard[] {
  return place.cards.filter((card) => (card.side === side) !== !!card.across);
}

/** What lies under a card: aboard it, attached to it, stacked on it. */
export function beneath(card: TableCard): TableCard[] {
  return [...(card.carries ?? []), ...(card.stacked ?? [])];
}

/** How wide a location is whose name stands in one line: a narrow letter takes about so much. */
export function nameWidth(title: string): number {
  return EDGES + NAME_EDGES + LETTER * title.slice(title.indexOf(':') + 1).trim().length;
}
const NAME_EDGES = 20;
const LETTER = 5.9;

/** How wide a location may be for its cards, and how high they stand then: each wider one is lower. */
export function profile(cards: TableCard[], small: boolean, by: Measures): Size[] {
  if (cards.length === 0) return [{ width: by.slim, height: 0 }];
  const all = small ? smallWidths(cards, by) : cards.map((_, n) => ({ width: Math.max(by.place, (n + 1) * (by.token + GAP) - GAP + EDGES), height: columnsHeight(cards, n + 1, by) }));
  return all.filter(({ height }, n) => all.slice(0, n).every((each) => each.height > height));
}

function smallWidths(cards: TableCard[], by: Measures): Size[] {
  const found: Size[] = [];
  const line = HALF_EDGES + SMALL.height;
  for (let width = by.slim; found.at(-1)?.height !== line; width += SMALL.portrait / 2) found.push({ width: Math.ceil(width), height: standingSmall(cards, width).height });
  return found;
}

/** The narrowest that is no higher than so much; the lowest, if none is. */
export function narrowest(sizes: Size[], high: number, most: number): Size {
  const wide = sizes.filter(({ width }, n) => n === 0 || width <= most);
  return wide.find(({ height }) => height <= high) ?? wide.at(-1)!;
}

/** The lowest way for cards to stand at a location of that width. */
export function standing(cards: TableCard[], width: number, by: Measures): Stand {
  const most = Math.min(cards.length, Math.floor((width - EDGES + GAP) / (by.token + GAP)));
  const ways = Array.from({ length: most }, (_, n) => ({ columns: n + 1, small: false, height: columnsHeight(cards, n + 1, by) }));
  const none = { columns: 1, small: false, height: cards.length > 0 ? Infinity : 0 };
  return ways.reduce((lowest, each) => (each.height < lowest.height ? each : lowest), none);
}

export function standingSmall(cards: TableCard[], width: number): Stand {
  const inside = width - EDGES;
  const height = flowed(cards.map((card) => smallGroup(card, inside)), inside, { across: SMALL.gap, down: SMALL.gap });
  return { columns: 1, small: true, height: HALF_EDGES + height };
}

function columnsHeight(cards: TableCard[], columns: number, by: Measures): number {
  let height = HALF_EDGES - GAP;
  for (let n = 0; n < cards.length; n += columns) height += GAP + Math.max(...cards.slice(n, n + columns).map((card) => stackHeight(card, by)));
  return height;
}

/** A card with everything under it. */
export function stackHeight(card: TableCard, by: Measures): number {
  const marks = (each: TableCard): number => (each.status.length + (each.face_down?.length ?? 0) + (each.stacked ? 1 : 0) + (each.targets ? 1 : 0) + (each.shields_left === undefined ? 0 : 1)) * by.mark;
  const under = (each: TableCard): number => beneath(each).reduce((sum, carried) => sum + tucked(carried), 0);
  const tucked = (each: TableCard): number => TUCK + (hasNumbers(each) ? by.aboard : by.attached) + marks(each) + under(each);
  return by.tokenHeight + marks(card) + under(card);
}

/** A small card and everything that goes with it, side by side. */
function smallGroup(card: TableCard, inside: number): Size {
  const all = (each: TableCard): TableCard[] => [each, ...beneath(each).flatMap(all)];
  const boxes = all(card).map((each) => ({ width: hasNumbers(each) ? SMALL.numbered : SMALL.portrait, height: SMALL.height }));
  const whole = boxes.reduce((sum, box) => sum + box.width + TUCK, -TUCK);
  return { width: Math.min(whole, inside), height: flowed(boxes, inside, { across: TUCK, down: TUCK }) };
}

/** Whether a card's numbers stand on it: those of characters, ships and vehicles do. */
function hasNumbers(card: TableCard): boolean {
  return card.values?.power !== undefined;
}

/** The room for what lies beside the locations, at most so wide. */
export function besideSize(beside: Lone[], by: Measures, width: number): Size {
  const inside = width - BESIDE_EDGES;
  const boxes = beside.map((each) => loneSize(each, by));
  const whole = boxes.reduce((sum, box) => sum + box.width + GAP, -GAP);
  return { width: Math.min(whole, inside) + BESIDE_EDGES, height: HALF_EDGES + flowed(boxes, inside, { across: GAP, down: GAP }) };
}

export function besideSmall(beside: Lone[], width: number): Size {
  const inside = width - BESIDE_EDGES;
  return { width, height: HALF_EDGES + flowed(beside.map(({ card }) => smallGroup(card, inside)), inside, { across: SMALL.gap, down: SMALL.gap }) };
}

function loneSize({ card, objective }: Lone, by: Measures): Size {
  if (!objective) return { width: by.token, height: stackHeight(card, by) };
  const height = stackHeight(card, by) + by.mark;
  const told = sayings(objective.faces[0].flips.map((flip) => flip.needs));
  const lines = told.map((words) => Math.ceil(Math.max(words.en.length, words.fr.length) / LETTERS));
  return { width: by.token + GAP + FLIPS_WIDTH, height: Math.max(height, lines.reduce((sum, each) => sum + each, 3) * LINE) };
}

/** The height of boxes set one after the other in lines of a width. */
function flowed(boxes: Size[], width: number, gap: { across: number; down: number }): number {
  let [done, line, used] = [0, 0, 0];
  for (const box of boxes) {
    if (used > 0 && used + gap.across + box.width > width) {
      done += line + gap.down;
      [line, used] = [0, 0];
    }
    used += (used > 0 ? gap.across : 0) + box.width;
    line = Math.max(line, box.height);
  }
  return done + line;
}
