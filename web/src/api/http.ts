/** The calls that are not part of a running game. */

import { ApiError, patiently } from './retry';
import type { Named, Parted, Result } from './messages';
import type { Proof } from './proofs';
import type { CardFacts, GameEvent, Lang, Phase, Seat, Side, View, Words } from './types';

export const unanswered = (): ApiError => new ApiError('network', { en: 'The server does not answer.', fr: 'Le serveur ne répond pas.' }, []);

async function answered(method: string, path: string, body?: unknown, token?: string, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal }).catch(() => null);
  if (response === null) throw unanswered();
  if (response.ok) return response;
  const data: unknown = await response.json().catch(() => null);
  const problem = (data as { error?: { code: string; problems?: Words[] } & Words } | null)?.error;
  const silent: Words = { en: `The server does not answer (${response.status}).`, fr: `Le serveur ne répond pas (${response.status}).` };
  throw new ApiError(problem?.code ?? 'network', problem ?? silent, problem?.problems ?? []);
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await answered(method, path, body, token);
  return (await response.json().catch(() => null)) as T;
}

/** What the server tells line by line, for as long as it takes. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const response = await answered('POST', path, body, undefined, signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read().catch(() => Promise.reject(unanswered()));
    if (done) return;
    const whole = (rest + value).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) yield JSON.parse(line) as T;
  }
}

/** What a page cannot do without: it comes as soon as the server is there. */
const read = <T>(path: string): Promise<T> => patiently(() => call<T>('GET', path));

export interface DeckInfo {
  name: string;
  side: Side;
  cards: Listed[];
  outside: Listed[];
  /** How many cards it has of each category. */
  kinds: Record<string, number>;
  /** Some cards that stand for it, the strongest first. */
  faces: CardFacts[];
}

export interface Listed {
  card: string;
  title: string;
  copies: number;
}

export interface DeckCheck {
  ok: boolean;
  side: Side | null;
  count: number;
  problems: Words[];
  cards: Record<string, number>;
  outside: Record<string, number>;
  start: Record<string, number>;
}

/** A share of games won, with its 95% interval. */
export interface Rate {
  won: number;
  lost: number;
  drawn: number;
  share: number;
  low: number;
  high: number;
}

/** How far the games of a deck on trial are, or what came of them: a page for each language. */
export type TrialLine = { done: number; total: number } | { report: { rate: Rate }; pages: Words };

export type DeckFormat = 'text' | 'ids' | 'xml' | 'htd';

export type Opponent = { kind: 'bot'; bot: string; deck?: string } | { kind: 'link' } | { kind: 'open' };

export interface NewGame {
  side: Side;
  deck: string;
  opponent: Opponent;
  clock?: number;
  /** Between people: a short pause wherever somebody might hold an answer, so that nobody learns who does. */
  discreet?: boolean;
  name: string;
}

export interface SeatLink {
  game: string;
  seat: Seat;
  token: string;
  invite?: string;
  watch?: string;
}

export interface Invitation {
  /** The side that is free. */
  side: Side;
  against: string;
  clock: number | null;
  discreet: boolean;
}

export interface OpenGame extends Invitation {
  game: string;
  created: number;
}

export interface RuleLine extends Words {
  id: string;
  stage: number;
  kind: string;
}

export interface Statement extends Words {
  id: string;
  derived: boolean;
  state: 'proven' | 'waiting' | 'missing';
  /** How many proofs of it can be watched. */
  proofs: number;
}

export interface RuleEntry extends Omit<RuleLine, 'statements'> {
  see: ({ id: string } & Words)[];
  cards: string[];
  reading: Words | null;
  statements: Statement[];
}

/** All that the rulebook says, to be searched. */
export interface Rulebook {
  /** Words of a question that tell nothing. */
  small: string[];
  /** `also` is what people say for it. */
  entries: { id: string; kind: string; title: Words; text: Words; also: Record<Lang, string[]> }[];
}

/** A log of a game: what it began with, and the answers since, each with what it meant. */
export interface GameLog {
  format: number;
  revision?: string;
  base: Record<string, unknown>;
  answers: (number | [number, string, number | null])[];
}

export interface Replay {
  log: GameLog;
  steps: number;
  /** Up to which step the table can be shown; the last one is always there. */
  playable: number;
  parted: Parted | null;
  result: Result | null;
  players: Record<Side, Named>;
  events: GameEvent[];
}

export interface Placed {
  card: string;
  name?: string;
  side?: Side;
  at?: string;
  on?: string;
  aboard?: string;
  as?: string;
}

/** A table to lay out in a sandbox. */
export interface Position {
  locations: Placed[];
  cards: Placed[];
  hands: Record<Side, string[]>;
  piles: Record<Side, Partial<Record<'reserve' | 'force' | 'used' | 'lost', string[]>>>;
  force: Record<Side, number>;
  turn: Side;
  phase: Phase;
}

/** A step of a lesson: something to read and, if the learner is to act, to do. */
export interface LessonStep extends Words {
  /** Cards by their titles, and places of the table. */
  point: string[];
  act: boolean;
  /** How many answers come before it. */
  at: number;
}

export interface Lesson {
  id: string;
  title: Words;
  about: Words;
  steps: LessonStep[];
}

/** A word of the game: how texts say it, what it means, and where the rulebook says more. */
export interface Word {
  id: string;
  en: string[];
  fr: string[];
  means: Words;
  entry: string;
}

export const fetchCards = (): Promise<CardFacts[]> => read('/api/cards');
export const fetchDecks = (): Promise<DeckInfo[]> => read('/api/decks');
export const checkDeck = (text: string): Promise<DeckCheck> => call('POST', '/api/decks/check', { text });
export const writeDeck = (text: string, format: DeckFormat): Promise<{ text: string }> => call('POST', '/api/decks/write', { text, format });
export const tryDeck = (text: string, name: string, signal: AbortSignal): AsyncGenerator<TrialLine> => lines('/api/decks/try', { text, name }, signal);
export const fetchProfile = (address: string): Promise<{ revision: number; data: string }> => call('GET', '/api/profile', undefined, address);
export const keepProfile = (address: string, revision: number, data: string): Promise<{ revision: number }> => call('PUT', '/api/profile', { revision, data }, address);
export const deleteProfile = (address: string): Promise<unknown> => call('DELETE', '/api/profile', undefined, address);
export const fetchOpenGames = (): Promise<OpenGame[]> => call('GET', '/api/games');
export const newGame = (game: NewGame): Promise<SeatLink> => call('POST', '/api/games', game);
export const fetchInvitation = (game: string, token: string): Promise<Invitation> => call('GET', `/api/games/${game}/invitation`, undefined, token);
export const joinGame = (game: string, deck: string, name: string, token: string, key: string): Promise<{ seat: Side; token: string }> =>
  call('POST', `/api/games/${game}/join`, { deck, name, key, ...(token ? { token } : {}) });
export const fetchLog = (game: string, token: string): Promise<GameLog> => call('GET', `/api/games/${game}/log`, undefined, token);
export const rematch = (game: string, token: string, swap: boolean): Promise<SeatLink> => call('POST', `/api/games/${game}/rematch`, { token, swap });
export const fetchReplay = (game: string, token = ''): Promise<Replay> => call('GET', `/api/games/${game}/replay`, undefined, token);
export const fetchMoment = (game: string, step: number): Promise<{ step: number; view: View }> =>
  read(`/api/games/${game}/replay?at=${step}`);
export const openSandbox = (body: { position?: Position; log?: GameLog }): Promise<SeatLink> => call('POST', '/api/sandbox', body);
export const fetchLessons = (): Promise<Lesson[]> => read('/api/academy');
export const fetchWords = (): Promise<Word[]> => read('/api/words');
export const openLesson = (lesson: string): Promise<SeatLink> => call('POST', `/api/academy/${encodeURIComponent(lesson)}`, {});
export const fetchRules = (): Promise<RuleLine[]> => read('/api/rules');
export const fetchRulebook = (): Promise<Rulebook> => read('/api/rulebook');
export const fetchRule = (id: string): Promise<RuleEntry> => read(`/api/rules/${encodeURIComponent(id)}`);
export const fetchProof = (statement: string, n: number): Promise<Proof> => read(`/api/proofs/${encodeURIComponent(statement)}/${n}`);
