/** How the board is laid out so that all of it is seen if that is possible: worked out from the cards alone. Pure. */

import type { LocationView, Objective, Row, Side, TableCard } from '../api/types';
import { sayings } from './flips';

/** The measures of the board's parts in pixels, at size 1; the components draw by the same ones. */
export interface Measures {
  token: number;
  tokenHeight: number;
  /** Something aboard or attached: with numbers of its own, and without. */
  aboard: number;
  attached: number;
  mark: number;
  place: number;
  tile: number;
  half: number;
}

export const ROOMY: Measures = { token: 116, tokenHeight: 52, aboard: 44, attached: 26, mark: 19, place: 172, tile: 109, half: 30 };
export const DENSE: Measures = { token: 98, tokenHeight: 46, aboard: 38, attached: 22, mark: 17, place: 134, tile: 85, half: 14 };
export const GAP = 5;
const EDGES = 12;
const HALF_EDGES = 8;
const TUCK = 2;
const PLANET_EDGES = 14;
const HEADING = 32;
const BOARD_EDGES = 20;
const BETWEEN = { across: 14, down: 10 };
/** What lies beside the locations: tokens in a section of their own. */
const BESIDE_EDGES = 26;
/** What turns an Objective over stands next to it: as wide as this, in lines of about so many letters. */
export const FLIPS_WIDTH = 210;
const LETTERS = 36;
const LINE = 15;

/** A card beside the locations, with what turns it over if that is shown there. */
export interface Lone {
  card: TableCard;
  objective?: Objective;
}

export interface Room {
  width: number;
  /** Infinity where the page scrolls anyway. */
  height: number;
}

export interface PlaceLaid {
  place: LocationView;
  columns: number;
}

export interface PlanetLaid {
  planet: string;
  /** More than one line where a planet has more locations than fit side by side. */
  lines: PlaceLaid[][];
}

export interface Layout {
  size: number;
  dense: boolean;
  /** Whether there is room to tell what turns Objectives over. */
  told: boolean;
  planets: PlanetLaid[];
  height: number;
}

interface Box {
  width: number;
  height: number;
}

const LARGEST = 1.4;
const SMALLEST = 0.85;
const STEP = 0.05;
/** No larger than this when little is shown of each card. */
const DENSE_BELOW = 1;
const DEPTHS = [4, 3, 2, 1];
const PHONE = 700;

/** What orbits a planet stands next to it. */
export function besidePlanets(rows: Row[]): Row[] {
  const planet = (row: Row): number | undefined => row.locations.find((place) => place.orbits)?.orbits?.id;
  const around = (row: Row): Row[] => rows.filter((each) => row.locations.some((place) => place.id === planet(each)));
  const moons = new Set(rows.flatMap(around));
  return rows.filter((row) => !moons.has(row)).flatMap((row) => [row, ...around(row)]);
}

/** The largest drawing that fits the room; the lowest one of the smallest size, if none does. */
export function lay(rows: Row[], beside: Lone[], room: Room): Layout {
  if (room.height === Infinity) return best(rows, beside, room, room.width < PHONE, 1);
  for (let size = LARGEST; size > SMALLEST - STEP / 2; size -= STEP) {
    const round = Math.round(size * 100) / 100;
    for (const dense of round <= DENSE_BELOW ? [false, true] : [false]) {
      const found = best(rows, beside, room, dense, round);
      if (found.height * round <= room.height) return found;
    }
  }
  return best(rows, beside, room, true, SMALLEST);
}

/** The lowest of the drawings of one size: they differ in how deep the cards stand at a location. */
function best(rows: Row[], beside: Lone[], room: Room, dense: boolean, size: number): Layout {
  const all = DEPTHS.map((depth) => drawing(rows, beside, room, dense, size, depth));
  return all.reduce((lowest, each) => (each.height < lowest.height ? each : lowest));
}

function drawing(rows: Row[], beside: Lone[], room: Room, dense: boolean, size: number, depth: number): Layout {
  const by = dense ? DENSE : ROOMY;
  const width = room.width / size - BOARD_EDGES;
  const told = !dense || room.height === Infinity;
  const inside = width - PLANET_EDGES;
  const planets = rows.map((row) => ({ planet: row.planet, lines: inLines(row.locations, by, inside, depth) }));
  const boxes = planets.map(({ lines }) => ({
    width: Math.max(...lines.map((line) => line.reduce((sum, each) => sum + placeWidth(each.columns, by), 0))) + PLANET_EDGES,
    height: HEADING + lines.reduce((sum, line) => sum + lineHeight(line, by), 0),
  }));
  if (beside.length > 0) boxes.push(besideBox(told ? beside : beside.map(({ card }) => ({ card })), by, width));
  return { size, dense, told, planets, height: flowed(boxes, width) + BOARD_EDGES };
}

/** The locations of a planet from left to right, in as many lines as they need. */
function inLines(places: LocationView[], by: Measures, inside: number, depth: number): PlaceLaid[][] {
  const most = Math.max(1, Math.floor((inside - EDGES + GAP) / (by.token + GAP)));
  const lines: PlaceLaid[][] = [];
  let used = Infinity;
  for (const place of places) {
    const columns = Math.min(most, columnsFor(Math.max(at(place, 'light').length, at(place, 'dark').length), depth));
    const width = placeWidth(columns, by);
    if (used + width > inside) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push({ place, columns });
    used += width;
  }
  return lines;
}

/** How many cards stand side by side at a location, if no more than `depth` of them stand one behind the other. */
export function columnsFor(cards: number, depth: number): number {
  return cards <= 1 ? 1 : Math.max(2, Math.ceil(cards / depth));
}

/** Who stands on a side's part of a location: some cards stand on the other player's. */
export function at(place: LocationView, side: Side): TableCard[] {
  return place.cards.filter((card) => (card.side === side) !== !!card.across);
}

export function placeWidth(columns: number, by: Measures): number {
  return Math.max(by.place, columns * by.token + (columns - 1) * GAP + EDGES);
}

/** The tiles of a line stand level, so each side is as high as its fullest location. */
function lineHeight(line: PlaceLaid[], by: Measures): number {
  const half = (side: Side): number => Math.max(...line.map(({ place, columns }) => halfHeight(at(place, side), columns, by)));
  return half('light') + by.tile + half('dark');
}

function halfHeight(cards: TableCard[], columns: number, by: Measures): number {
  let height = HALF_EDGES - GAP;
  for (let n = 0; n < cards.length; n += columns) height += GAP + Math.max(...cards.slice(n, n + columns).map((card) => stackHeight(card, by)));
  return Math.max(by.half, height);
}

/** What lies under a card: aboard it, attached to it, stacked on it. */
export function beneath(card: TableCard): TableCard[] {
  return [...(card.carries ?? []), ...(card.stacked ?? [])];
}

/** A card with everything under it. */
function stackHeight(card: TableCard, by: Measures): number {
  const marks = (each: TableCard): number => (each.status.length + (each.face_down?.length ?? 0) + (each.stacked ? 1 : 0) + (each.targets ? 1 : 0) + (each.shields_left === undefined ? 0 : 1)) * by.mark;
  const under = (each: TableCard): number => beneath(each).reduce((sum, carried) => sum + tucked(carried), 0);
  const tucked = (each: TableCard): number => TUCK + (hasNumbers(each) ? by.aboard : by.attached) + marks(each) + under(each);
  return by.tokenHeight + marks(card) + under(card);
}

/** Whether a card's numbers stand on it: those of characters, ships and vehicles do. */
function hasNumbers(card: TableCard): boolean {
  return card.values?.power !== undefined;
}

function besideBox(beside: Lone[], by: Measures, width: number): Box {
  const inside = width - BESIDE_EDGES;
  const boxes = beside.map((each) => loneBox(each, by));
  const whole = boxes.reduce((sum, box) => sum + box.width + GAP, -GAP);
  return { width: Math.min(whole, inside) + BESIDE_EDGES, height: HEADING + HALF_EDGES + flowed(boxes, inside, { across: GAP, down: GAP }) };
}

function loneBox({ card, objective }: Lone, by: Measures): Box {
  if (!objective) return { width: by.token, height: stackHeight(card, by) };
  const height = stackHeight(card, by) + by.mark;
  const told = sayings(objective.faces[0].flips.map((flip) => flip.needs));
  const lines = told.map((words) => Math.ceil(Math.max(words.en.length, words.fr.length) / LETTERS));
  return { width: by.token + GAP + FLIPS_WIDTH, height: Math.max(height, lines.reduce((sum, each) => sum + each, 3) * LINE) };
}

/** The height of boxes set one after the other in lines of a width. */
function flowed(boxes: Box[], width: number, gap = BETWEEN): number {
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
