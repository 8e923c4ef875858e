/** The messages of the WebSocket. */

import type { Phase } from '../session/passSettings';
import type { CardRef, GameEvent, Seat, Side, View, Words } from './types';

/** How things stand beside the table, after the message with this number. */
export interface Standing {
  seq: number;
  /** This seat has a question to answer. */
  asked: boolean;
  /** The server passes for this seat: the question need not be shown. */
  passing: boolean;
  /** Null if the player has never said anything about it. */
  wishes: Wishes | null;
  /** What this seat is asked to let the other player take back. */
  undo: UndoRequest | null;
  players: Players;
  clocks: Clocks | null;
}

/** Said whenever it differs from what was last said, and to who asks; `id` is that of the message that it answers. */
export interface Now extends Standing {
  type: 'now';
  id?: number;
}

export interface Snapshot extends Standing {
  type: 'snapshot';
  step: number;
  seat: Seat;
  /** Null while the game waits for its second player. */
  view: View | null;
  events: GameEvent[];
  chat: ChatLine[];
}

/** Until something happens, until a phase begins, or for the rest of the turn. */
export type Passing = '' | 'quiet' | 'turn' | Phase;

/** Where a player wants to be asked; elsewhere the server passes. */
export interface Wishes {
  ask: string[];
  passing: Passing;
}

export interface Delta {
  type: 'delta';
  seq: number;
  step: number;
  patch: Partial<View>;
  /** How many lines of the log still stand; `events` follow them. */
  from: number;
  events: GameEvent[];
  /** This seat chose it: it was not passed for. */
  mine: boolean;
  /** Who took the lines back that no longer stand. */
  undone: Side | 'both' | null;
}

export interface Named {
  kind: 'human' | 'bot' | 'empty';
  name: string;
}

export interface Player extends Named {
  here: boolean;
  /** Once the game is over: the name of a bundled deck, or "" for another one. */
  deck: string | null;
}

export interface Players extends Record<Side, Player> {
  kind: 'bot' | 'link' | 'open' | 'sandbox' | 'lesson';
  status: 'open' | 'private' | 'playing' | 'over';
  rematch: string | null;
  watchers: number;
  result: Result | null;
  undo: Side | null;
  parted: Parted | null;
  /** Who would like to end the game without a winner. */
  ending: Side | null;
}

export interface Result {
  /** Null if both players ended the game. */
  winner: Side | null;
  reason: string;
}

/** Rules and cards have left the game behind: how many of its answers they still play as they were played. */
export interface Parted {
  step: number;
  answers: number;
  text: Words;
}

export interface ChatLine {
  by: Seat;
  text: string;
  at: number;
  /** What its sender calls it. */
  id?: string | number;
}

export interface Clocks extends Record<Side, number> {
  running: Side | null;
}

export interface UndoRequest {
  by: Side;
  seen: Words[];
}

export interface Refusal {
  rule: string;
  text: Words;
  card?: CardRef | null;
}

export interface Part {
  amount: number;
  card: CardRef | null;
  text: Words;
}

/** An option that looks good to one who thinks ahead, and the chance to win with it, from 0 to 1. */
export interface Hint {
  option: number;
  chance: number;
}

export interface Answer {
  type: 'answer' | 'past';
  id: number;
  hints?: Hint[];
  refusals?: Refusal[];
  value?: number;
  parts?: Part[];
  step?: number;
  view?: View;
}

export interface Problem {
  type: 'error';
  code: string;
  en: string;
  fr: string;
  id?: string | number;
}

export type ServerMessage =
  | Snapshot
  | Delta
  | Answer
  | Problem
  | Now
  | { type: 'chat'; seq: number; line: ChatLine }
  | { type: 'players'; seq: number; players: Players; because: string }
  | ({ type: 'ask-undo'; seq: number } & UndoRequest);

export type ClientMessage =
  | { type: 'hello'; v: 1; token: string; since: number | null }
  | { type: 'answer'; seq: number; option: number }
  | { type: 'undo' | 'undo-yes' | 'undo-no' | 'end' | 'end-no'; seq: number }
  | { type: 'redo' | 'ping' }
  | { type: 'wishes'; id: number; ask?: string[] | null; passing?: Passing }
  | { type: 'concede'; side?: Side }
  | { type: 'look'; id: number; step: number }
  | { type: 'hint'; id: number; seq: number }
  | { type: 'why'; id: number; verb: string; card: number; target?: number }
  | { type: 'explain'; id: number; stat: string; card: number; player?: Side }
  | { type: 'chat'; text: string; id: string }
  | { type: 'resend'; since: number | null };
