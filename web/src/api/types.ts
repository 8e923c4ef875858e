/** What travels between the server and the table: the protocol's records. */

export type Side = 'light' | 'dark';
export type Lang = 'en' | 'fr';
export type Seat = Side | 'public' | 'both';
export type Phase = 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw';

export interface Words {
  en: string;
  fr: string;
}

export interface CardRef {
  id: number;
  title: string;
}

export interface Option {
  verb: string;
  text: Words;
  card?: CardRef;
  targets?: CardRef[];
  amount?: number;
  cost?: number;
  pile?: string;
  owner?: Side;
  seat?: string;
  mode?: number;
  /** Where the card can go with it, if it has a choice. */
  places?: Destination[];
}

/** A card that is chosen after an option, with the Force that it costs then. */
export interface Destination extends CardRef {
  cost: number;
}

export interface Decision {
  player: Side;
  prompt: Words;
  /** The Force that is still to be lost. */
  owed?: number;
  options: Option[];
}

export interface HandCard extends CardRef {
  card: string;
}

export interface Backs {
  side: Side;
  status: string[];
  count: number;
}

export interface TableCard extends CardRef {
  card: string;
  side: Side;
  owner: Side;
  /** The conditions that it is in, by name, and each of them in words. */
  status: string[];
  marks?: Words[];
  /** It stands on the other player's side of its location. */
  across?: boolean;
  seat?: string;
  mode?: number;
  values?: Record<string, number>;
  carries?: TableCard[];
  stacked?: TableCard[];
  /** What lies face down on or under it: whose, as what, and how many. */
  face_down?: Backs[];
  /** The cards on table that it targets. */
  targets?: CardRef[];
  /** How many Defensive Shields can still be played from under it. */
  shields_left?: number;
}

export interface LocationView extends TableCard {
  icons: Record<Side, number>;
  cards: TableCard[];
  occupied: Side[];
  controlled: Side[];
  total_power: Record<Side, number>;
  /** An energy shield is over it. */
  shielded?: boolean;
  /** The planet that a mobile system orbits. */
  orbits?: CardRef;
}

export interface Row {
  planet: string;
  locations: LocationView[];
}

export interface BattleSide {
  participants: CardRef[];
  power: number;
  destinies: number[];
  attrition: number;
  damage: number;
  covered: number;
  paid: number;
}

export interface Battle {
  location: CardRef;
  initiator: Side;
  segment: string;
  winner: Side | null;
  sides: Record<Side, BattleSide>;
}

/** An attack by a creature, or on one. */
export interface Attack {
  location: CardRef;
  initiator: Side;
  /** Whether the creature is the one that is attacked. */
  on: boolean;
  creature: CardRef;
  target: CardRef | null;
  attackers: CardRef[];
  ferocity: number | null;
  power: number;
}

export interface DuelSide {
  card: CardRef;
  total: number;
  destiny: number;
  /** How many destinies were drawn, of how many. */
  drawn: number;
  due: number;
}

/** A duel or lightsaber combat. */
export interface Duel {
  kind: string;
  location: CardRef;
  initiator: Side;
  winner: Side | null;
  sides: Record<Side, DuelSide>;
}

/** A Podracer, or the Arena, with a player's race destinies on it. */
export interface RaceTrack {
  card: CardRef;
  total: number;
  destinies: (CardRef & { value: number })[];
}

export interface Race {
  event: CardRef;
  /** A winner has more than this. */
  beyond: number;
  /** In whose control phase race destiny is drawn. */
  control: Side;
  sides: Record<Side, { total: number; tracks: RaceTrack[] }>;
}

/** A Jedi Test on table. */
export interface Training {
  id: number;
  number: number;
  completed: boolean;
  attempts: number;
  mentor: CardRef | null;
  apprentice: CardRef | null;
}

/** What turns a face over: a condition in words, or several of them. */
export interface Need {
  text?: Words;
  all?: Need[];
  any?: Need[];
  /** Null where the answer would give something hidden away. */
  holds: boolean | null;
  /** How many there are, and of how many, if that is asked. */
  have?: number;
  need?: number;
  /** It is something that has to happen. */
  event?: boolean;
}

export interface Flip {
  /** Whether its player decides. */
  may: boolean;
  needs: Need;
}

export interface ObjectiveFace {
  title: string;
  card: string;
  flips: Flip[];
}

/** A card with two faces, the one that is up first. */
export interface Objective {
  id: number;
  faces: [ObjectiveFace, ObjectiveFace];
}

/** How far a lesson of the academy has come. */
export interface Standing {
  /** How many answers are those of the lesson. */
  reached: number;
  /** The learner did something else than it wants. */
  strayed: boolean;
  /** The option that it wants now. */
  wanted: number | null;
  /** What it says to somebody who strayed, if it has something special to say. */
  said: Words | null;
}

export interface View {
  seat: Seat;
  turn: number;
  phase: string;
  player: Side;
  winner: Side | null;
  decision: Decision | null;
  waiting: Side | null;
  hand: HandCard[];
  hands?: Record<Side, HandCard[]>;
  table: { rows: Row[]; beside: TableCard[] };
  piles: Record<Side, Record<string, number>>;
  lost: Record<Side, { count: number; top: CardRef | null }>;
  /** The top card of a Reserve Deck, if it lies there face up. */
  face_up: Record<Side, CardRef | null>;
  /** The insert cards in a Reserve Deck; games that ended long ago were recorded without them. */
  inserted?: Record<Side, CardRef[]>;
  generation: Record<Side, number>;
  battle: Battle | null;
  attack: Attack | null;
  /** Games that ended long ago were recorded without these. */
  duel?: Duel | null;
  race?: Race | null;
  training?: Training[];
  objectives?: Objective[];
  /** The cards that lie face down and that this seat knows, each with the card that it lies on. */
  face_down: (TableCard & { on: number })[];
  shown: TableCard[];
  /** Only in a lesson. */
  lesson?: Standing;
}

/** Something that a line of the log says by name. */
export type Fact = number | string | CardRef | CardRef[];

export interface GameEvent {
  kind: string;
  text: Words;
  cards: CardRef[];
  /** Games that ended long ago were recorded without. */
  facts?: Record<string, Fact>;
  /** The number of answers before it. */
  step: number;
}

export interface CardFacts {
  id: string;
  title: string;
  /** Its French title; empty if it has none but the printed one. */
  french: string;
  side: Side;
  category: string;
  types: string[];
  unique: number;
  numbers: Record<string, number | number[]>;
  icons: string[];
  traits: Words[];
  force: Record<Side, number>;
  text: Words;
  /** The entries of the rulebook that speak of it. */
  rules: string[];
  /** What one may wonder about it: the verbs that could ever apply to it, in hand and on table. */
  verbs: Record<'hand' | 'table', string[]>;
  /** The other face of a card that has two; empty for all others. */
  other: string;
  /** It is the back of another card. */
  back: boolean;
  /** What it was built as; empty for most cards. */
  model: string;
  /** The planet, or whatever else it is a place of; empty for all other cards. */
  planet: string;
}
