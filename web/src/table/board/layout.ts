/** How the board is laid out: all of it in sight if that is possible, and rows stay where they are while cards come and go. Pure. */

import type { LocationView, Row, Side, TableCard } from '../../api/types';
import { at, beneath, besideSize, besideSmall, DENSE, GAP, GRAND, nameWidth, narrowest, profile, roomy, ROOMY, stackHeight, standing, standingSmall, TALL, TIGHT, type Lone, type Measures, type Size, type Stand } from './cardSizes';

/** A planet's edges, with its name along one of them. */
const PLANET_EDGES = 32;
const PLANET_RIMS = 8;
const BOARD_EDGES = 16;
const BETWEEN = { across: 10, down: 8 };
/** The map of the galaxy, from so many planets on. */
export const MAP_HEIGHT = 36;
const MAPPED = 3;

export interface Room {
  width: number;
  /** Infinity where the page scrolls anyway. */
  height: number;
}

/** What there is to lay out. */
export interface Ground {
  rows: Row[];
  beside: Lone[];
  /** Quiet planets that a player wants to see all the same. */
  opened: ReadonlySet<string>;
}

export interface PlaceLaid {
  place: LocationView;
  width: number;
  stands: Record<Side, Stand>;
}

/** A planet, or a part of one that is wider than the board. */
export interface PlanetLaid {
  planet: string;
  places: PlaceLaid[];
}

export interface BandLaid {
  /** How much room each side has above or below the tiles. */
  halves: Record<Side, number>;
  planets: PlanetLaid[];
  /** The cards beside the locations, if they lie here. */
  beside: (Size & { small: boolean }) | null;
}

export interface Layout {
  size: number;
  by: Measures;
  /** Whether there is room to tell what turns Objectives over. */
  told: boolean;
  /** Whether there is a map of the galaxy. */
  mapped: boolean;
  folded: Row[];
  /** Each fills the room: what does not find room on one is on the next. */
  pages: BandLaid[][];
}

/** A way to draw the board. */
interface Way {
  size: number;
  by: Measures;
  /** Whether quiet planets are folded. */
  fold: boolean;
  /** How high cards stand on a side of a location, unless they cannot do otherwise. */
  high: number;
  /** The halves of locations that are drawn small. */
  small: ReadonlySet<string>;
}

/** Where everything has its place, whichever cards stand there. */
interface Plan {
  way: Way;
  room: Room;
  told: boolean;
  mapped: boolean;
  folded: Set<string>;
  pages: BandPlan[][];
}

interface Slot {
  id: number;
  width: number;
  /** How wide it should be for its name, where that stands in one line. */
  named: number;
}

interface BandPlan {
  halves: Record<Side, number>;
  parts: { planet: string; slots: Slot[] }[];
  beside: Size | null;
}

const SIDES: Side[] = ['light', 'dark'];
const LARGEST = 1.4;
/** No larger than this when something is folded away, or little is shown of each card. */
const LARGE = 1.2;
const STEP = 0.1;
/** One, two, three lines of small cards, or of others. */
const HEIGHTS = [220, 168, 107, 90, 73, 39];
const PHONE = 700;

/** What orbits a planet stands next to it. */
export function besidePlanets(rows: Row[]): Row[] {
  const planet = (row: Row): number | undefined => row.locations.find((place) => place.orbits)?.orbits?.id;
  const around = (row: Row): Row[] => rows.filter((each) => row.locations.some((place) => place.id === planet(each)));
  const moons = new Set(rows.flatMap(around));
  return rows.filter((row) => !moons.has(row)).flatMap((row) => [row, ...around(row)]);
}

/** Nobody and nothing is there, and nothing has happened to it. */
function quiet(row: Row, rows: Row[]): boolean {
  const moons = rows.flatMap((each) => each.locations).filter((place) => place.orbits);
  const calm = (place: LocationView): boolean => !place.cards.length && !beneath(place).length && !place.face_down?.length && !place.status.length && !place.shielded;
  return row.locations.every((place) => calm(place) && !place.orbits && !moons.some((moon) => moon.orbits?.id === place.id));
}

/** Lays out one table after the other: what has its place keeps it as long as the cards find room there. */
export class Keeper {
  private plan: Plan | null = null;
  private turn = 0;

  next(ground: Ground, room: Room, turn: number): Layout {
    const old = this.plan;
    const kept = old && old.room.width === room.width && old.room.height === room.height ? filled(old, ground) : null;
    if (kept && turn === this.turn) return kept;
    this.turn = turn;
    const plan = planned(ground, room);
    const fresh = drawn(plan, ground);
    if (kept && !clearer(fresh, kept)) return kept;
    this.plan = plan;
    return fresh;
  }

  /** The next table is laid out anew. */
  forget(): void {
    this.plan = null;
  }
}

/** Between two turns the table is tidied up, if more is in sight then, or larger. */
function clearer(fresh: Layout, kept: Layout): boolean {
  const better = [smalls(kept) - smalls(fresh), fresh.folded.length - kept.folded.length, kept.pages.length - fresh.pages.length, fresh.by.tile - kept.by.tile];
  return better.some((each) => each > 0) || fresh.size > kept.size;
}

function smalls({ pages }: Layout): number {
  const places = pages.flat().flatMap((band) => band.planets.flatMap((part) => part.places));
  return places.reduce((sum, { stands }) => sum + SIDES.filter((side) => stands[side].small).length, 0);
}

/** The first way, from the largest to the smallest, that fits the room; if none does, the first that needs the fewest pages. */
function planned(ground: Ground, room: Room): Plan {
  const known = new Map<string, Size[]>();
  let best: Plan | null = null;
  for (const way of ways(ground, room)) {
    const plan = drawing(ground, room, way, known);
    if (!best || better(plan, best)) best = plan;
    if (sheets(best) <= 1 && !divided(best) && room.height !== Infinity) break;
  }
  return spread(enlarged(best!, ground, known));
}

/** What was drawn small in vain is drawn in full, the fullest half first. */
function enlarged(plan: Plan, ground: Ground, known: Map<string, Size[]>): Plan {
  let best = plan;
  for (const half of plan.way.small) {
    const small = new Set([...best.way.small].filter((each) => each !== half));
    const found = HEIGHTS.map((high) => drawing(ground, plan.room, { ...plan.way, high, small }, known)).find((each) => sheets(each) <= sheets(plan));
    best = found ?? best;
  }
  return best;
}

function better(one: Plan, other: Plan): boolean {
  if (one.room.height === Infinity) return pageUse(one.pages.flat(), one.way.by) < pageUse(other.pages.flat(), other.way.by);
  const fewer = sheets(other) - sheets(one);
  return fewer > 0 || (fewer === 0 && one.way.by !== TIGHT && divided(one) < divided(other));
}

/** How often a planet goes on in another band. */
function divided({ pages }: Plan): number {
  const parts = pages.flat().flatMap((band) => band.parts);
  return parts.length - new Set(parts.map((part) => part.planet)).size;
}

/** How many pages there are; one that is higher than the room is as many as it takes. */
function sheets({ pages, way, room, mapped }: Plan): number {
  return pages.reduce((sum, page) => sum + Math.ceil(pageUse(page, way.by) / pageHeight(room, way, mapped)), 0);
}

function* ways(ground: Ground, room: Room): Generator<Way> {
  const small = new Set<string>();
  if (room.height === Infinity) return yield* high({ size: 1, by: room.width < PHONE ? DENSE : ROOMY, fold: true, small });
  for (const by of [GRAND, TALL, ROOMY]) for (const size of sizes(LARGEST)) yield* high({ size, by, fold: false, small });
  if (folding(ground).length > 0) for (const size of sizes(LARGE)) yield* high({ size, by: ROOMY, fold: true, small });
  for (const size of sizes(LARGE)) yield* high({ size, by: DENSE, fold: true, small });
  yield* high({ size: 1, by: TIGHT, fold: true, small });
  const halves = fullest(ground.rows);
  for (let n = 1; n < halves.length * 2; n *= 2) {
    for (const by of [DENSE, TIGHT]) yield* high({ size: 1, by, fold: true, small: new Set(halves.slice(0, n)) });
  }
}

function* high(way: Omit<Way, 'high'>): Generator<Way> {
  for (const each of HEIGHTS) yield { ...way, high: each };
}

/** Never below 1: letters of 11 pixels stay so large. */
function* sizes(largest: number): Generator<number> {
  for (let size = largest; size > 1 - STEP / 2; size -= STEP) yield Math.round(size * 100) / 100;
}

const folding = ({ rows, opened }: Ground): Row[] => rows.filter((row) => !opened.has(row.planet) && quiet(row, rows));

function drawing(ground: Ground, room: Room, way: Way, known: Map<string, Size[]>): Plan {
  const { by } = way;
  const { rows, beside } = ground;
  const folded = new Set(way.fold ? folding(ground).map((row) => row.planet) : []);
  const mapped = rows.length >= MAPPED || folded.size > 0 || rows.some((row) => ground.opened.has(row.planet));
  const told = roomy(by) || room.height === Infinity;
  const width = room.width / way.size - BOARD_EDGES;
  const half = (place: LocationView, side: Side): Size => {
    const small = way.small.has(`${place.id} ${side}`);
    const key = `${place.id} ${side} ${small} ${by.tile}`;
    const sizes = known.get(key) ?? profile(at(place, side), small, by);
    known.set(key, sizes);
    return narrowest(sizes, way.high, width - PLANET_EDGES);
  };
  const flow = new Flow(width, by);
  for (const row of rows) if (!folded.has(row.planet)) flow.planet(row.planet, row.locations.map((place) => need(place, half(place, 'light'), half(place, 'dark'), by)));
  if (beside.length > 0) flow.beside(besideSize(untold(beside, told), by, width));
  return { way, room, told, mapped, folded, pages: paged(flow.bands, pageHeight(room, way, mapped), by) };
}

const untold = (beside: Lone[], told: boolean): Lone[] => (told ? beside : beside.map(({ card }) => ({ card })));
const pageHeight = (room: Room, way: Way, mapped: boolean): number => room.height / way.size - BOARD_EDGES - (mapped ? MAP_HEIGHT : 0);

/** The halves of locations where somebody is, the fullest first. */
function fullest(rows: Row[]): string[] {
  const high = (cards: TableCard[]): number => cards.reduce((sum, card) => sum + stackHeight(card, DENSE), 0);
  const halves = rows.flatMap((row) => row.locations.flatMap((place) => SIDES.map((side) => ({ key: `${place.id} ${side}`, high: high(at(place, side)) }))));
  return halves.filter((half) => half.high > 0).sort((one, other) => other.high - one.high).map(({ key }) => key);
}

interface Need extends Slot {
  halves: Record<Side, number>;
}

const need = ({ id, title }: LocationView, light: Size, dark: Size, by: Measures): Need => ({ id, width: Math.max(light.width, dark.width), named: by === TIGHT ? nameWidth(title) : 0, halves: { light: light.height, dark: dark.height } });

/** Planets from left to right, in bands as wide as the board; one that is narrow enough fills a gap above, one that is too wide takes several. */
class Flow {
  readonly bands: BandPlan[] = [];
  private readonly used: number[] = [];

  constructor(
    private readonly width: number,
    private readonly by: Measures,
  ) {}

  planet(planet: string, needs: Need[]): void {
    const parts: Need[][] = [];
    let used = Infinity;
    for (const each of needs) {
      if (used + each.width > this.width) {
        parts.push([]);
        used = PLANET_EDGES;
      }
      parts.at(-1)?.push(each);
      used += each.width;
    }
    for (const part of parts) this.part(planet, part, parts.length > 1);
  }

  beside(size: Size): void {
    this.claim(size.width).beside = size;
  }

  private part(planet: string, needs: Need[], apart: boolean): void {
    const band = this.claim(needs.reduce((sum, each) => sum + each.width, PLANET_EDGES), apart);
    band.parts.push({ planet, slots: needs.map(({ id, width, named }) => ({ id, width, named })) });
    for (const { halves } of needs) for (const side of SIDES) band.halves[side] = Math.max(band.halves[side], halves[side]);
  }

  /** The first band with so much room left. */
  private claim(width: number, apart = false): BandPlan {
    let n = apart ? -1 : this.used.findIndex((used, at) => !this.bands[at]!.beside && used + BETWEEN.across + width <= this.width);
    if (n < 0) {
      n = this.bands.push({ halves: { light: this.by.half, dark: this.by.half }, parts: [], beside: null }) - 1;
      this.used[n] = -BETWEEN.across;
    }
    this.used[n]! += BETWEEN.across + width;
    return this.bands[n]!;
  }
}

function bandHeight({ halves, parts, beside }: BandPlan, by: Measures): number {
  return Math.max(parts.length > 0 ? halves.light + by.tile + halves.dark : 0, beside?.height ?? 0) + PLANET_RIMS;
}

const pageUse = (bands: BandPlan[], by: Measures): number => bands.reduce((sum, band) => sum + bandHeight(band, by) + BETWEEN.down, -BETWEEN.down);

/** As many bands on each page as find room. */
function paged(bands: BandPlan[], height: number, by: Measures): BandPlan[][] {
  const pages: BandPlan[][] = [];
  for (const band of bands) {
    const page = pages[pages.length - 1];
    if (page && pageUse([...page, band], by) <= height) page.push(band);
    else pages.push([band]);
  }
  return pages;
}

/** The room that is left goes to all locations of a page alike, so that cards to come find a place; across, to those first whose name is cut. */
function spread(plan: Plan): Plan {
  const { way, room, mapped } = plan;
  const height = room.height === Infinity ? 0 : pageHeight(room, way, mapped);
  const pages = plan.pages.map((page) => page.map((band) => {
    const more = Math.max(0, Math.floor((height - pageUse(page, way.by)) / page.length));
    const short = Math.max(0, bandHeight(band, way.by) - PLANET_RIMS - way.by.tile - band.halves.light - band.halves.dark);
    const half = Math.floor((more + short) / 2);
    const slots = band.parts.flatMap((part) => part.slots);
    const spare = Math.max(0, room.width / way.size - BOARD_EDGES - bandWidth(band));
    const lacking = slots.reduce((sum, slot) => sum + lack(slot), 0);
    const share = lacking > 0 ? Math.min(1, spare / lacking) : 0;
    const wider = slots.length === 0 ? 0 : Math.min(way.by.token + GAP, Math.floor((spare - lacking * share) / slots.length));
    return {
      halves: { light: band.halves.light + half, dark: band.halves.dark + half },
      parts: band.parts.map((part) => ({ ...part, slots: part.slots.map((slot) => ({ ...slot, width: slot.width + Math.floor(lack(slot) * share) + wider })) })),
      beside: band.beside && { ...band.beside, height: bandHeight(band, way.by) - PLANET_RIMS + more },
    };
  }));
  return { ...plan, pages };
}

const lack = ({ width, named }: Slot): number => Math.max(0, named - width);

function bandWidth({ parts, beside }: BandPlan): number {
  const widths = parts.map((part) => part.slots.reduce((sum, slot) => sum + slot.width, PLANET_EDGES));
  return [...widths, ...(beside ? [beside.width] : [])].reduce((sum, each) => sum + each + BETWEEN.across, -BETWEEN.across);
}

/** The cards at the places that a plan has for them: in full where there is room, otherwise drawn small. */
function drawn({ way, room, told, mapped, folded, pages }: Plan, { rows, beside }: Ground): Layout {
  const { by } = way;
  const found = new Map(rows.flatMap((row) => row.locations).map((place) => [place.id, place]));
  const stand = (place: LocationView, side: Side, width: number, most: number): Stand => {
    const full = standing(at(place, side), width, by);
    return full.height <= most || room.height === Infinity ? full : standingSmall(at(place, side), width);
  };
  const laid = ({ halves, parts, beside: box }: BandPlan): BandLaid => ({
    halves,
    planets: parts.map(({ planet, slots }) => ({
      planet,
      places: slots.flatMap(({ id, width }) => {
        const place = found.get(id);
        return place ? [{ place, width, stands: { light: stand(place, 'light', width, halves.light), dark: stand(place, 'dark', width, halves.dark) } }] : [];
      }),
    })),
    beside: box && { ...box, small: besideSize(untold(beside, told), by, box.width).height > box.height },
  });
  return { size: way.size, by, told, mapped, folded: rows.filter((row) => folded.has(row.planet)), pages: pages.map((page) => page.map(laid)) };
}

/** The same, if everything has a place there and finds room. */
function filled(plan: Plan, ground: Ground): Layout | null {
  const laid = drawn(plan, ground);
  const bands = plan.pages.flat();
  const open = ground.rows.filter((row) => !plan.folded.has(row.planet)).flatMap((row) => row.locations);
  const known = new Set(bands.flatMap((band) => band.parts.flatMap((part) => part.slots.map((slot) => slot.id))));
  const foldable = folding(ground);
  const asleep = laid.folded.length === plan.folded.size && laid.folded.every((row) => foldable.includes(row));
  const same = asleep && open.length === known.size && open.every((place) => known.has(place.id));
  const beside = bands.some((band) => band.beside) === ground.beside.length > 0;
  return same && beside && laid.pages.flat().every((band) => holds(band, ground)) ? laid : null;
}

function holds({ halves, planets, beside }: BandLaid, ground: Ground): boolean {
  const room = planets.every(({ places }) => places.every(({ stands }) => SIDES.every((side) => stands[side].height <= halves[side])));
  return room && (!beside?.small || besideSmall(ground.beside, beside.width).height <= beside.height);
}
