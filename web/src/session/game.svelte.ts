/** One game as this browser takes part in it: what it knows, and what it can ask for. */

import type { Answer, ChatLine, ClientMessage, Clocks, Delta, Players, Passing, Problem, ServerMessage, UndoRequest, Wishes } from '../api/messages';
import type { GameEvent, Seat, Side, View, Words } from '../api/types';
import { hear } from '../sound/sound.svelte';
import { Storyteller } from '../story/storyteller.svelte';
import { rememberAsks, rememberedAsks } from './asks';
import { Connection, type Status } from './connection';
import { advanced, counted, joined, order, type Present } from './present';

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (problem: Problem) => void;
}

/** Somebody else has taken something back. */
export interface TakenBack {
  by: Side | 'both';
  lines: GameEvent[];
}

/** A game that was not played to its end: nobody wants to hear the rest of its story first. */
const endsAtOnce = ({ result }: Players): boolean => result !== null && result.reason !== 'played';

export class GameSession {
  present = $state.raw<Present | null>(null);
  status = $state<Status>('connecting');
  players = $state.raw<Players | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<{ left: Clocks; at: number } | null>(null);
  undoAsked = $state.raw<UndoRequest | null>(null);
  /** The other player has just refused to let us take back. */
  undoRefused = $state(false);
  takenBack = $state.raw<TakenBack | null>(null);
  wishes = $state.raw<Wishes | null>(null);
  /** The server is about to pass for this seat. */
  passing = $state(false);
  problem = $state.raw<Words | null>(null);
  /** The sequence number already answered: no second answer goes out for it. */
  answered = $state(-1);
  /** What is shown follows what is known. */
  readonly story = new Storyteller(undefined, hear);
  private questions = new Map<number, Waiting>();
  private nextQuestion = 1;
  private connection: Connection;

  constructor(
    readonly game: string,
    readonly token: string,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}/ws/${game}`, {
      hello: () => ({ type: 'hello', v: 1, token, since: this.present?.seq ?? null }),
      message: (message) => this.receive(message),
      status: (status) => {
        this.status = status;
        if (status !== 'open') this.answered = -1;
      },
    });
  }

  get view(): View | null {
    return this.story.shown?.view ?? null;
  }

  get events(): GameEvent[] {
    return this.story.shown?.events ?? [];
  }

  get seat(): Seat {
    return this.present?.seat ?? 'public';
  }

  /** Whether this browser holds a side, or both. */
  get playing(): boolean {
    return this.seat !== 'public';
  }

  /** Whether this browser plays one side. */
  get seated(): boolean {
    return this.seat === 'light' || this.seat === 'dark';
  }

  close(): void {
    this.story.stop();
    this.connection.close();
  }

  undo(): void {
    this.undoRefused = false;
    if (this.present) this.connection.send({ type: 'undo', seq: this.present.seq });
  }

  answer(option: number): void {
    const seq = this.present?.seq;
    if (seq === undefined || this.answered === seq) return;
    this.takenBack = null;
    if (this.connection.send({ type: 'answer', seq, option })) this.answered = seq;
  }

  /** Say where to be asked: null for what is usual. It is remembered for the next game, passing is not; and it holds
   * here at once, so that a second click before the server's echo builds on the first. */
  wish(ask: string[] | null, passing: Passing = ''): void {
    rememberAsks(ask);
    if (ask) this.wishes = { ask, passing };
    this.connection.send({ type: 'wishes', ask, passing });
  }

  pass(passing: Passing): void {
    this.wish(this.wishes?.ask ?? null, passing);
  }

  send(message: ClientMessage): void {
    this.connection.send(message);
  }

  replyToUndo(granted: boolean): void {
    this.undoAsked = null;
    this.send({ type: granted ? 'undo-yes' : 'undo-no' });
  }

  why(verb: string, card: number, target?: number): Promise<Answer> {
    return this.ask((id) => ({ type: 'why', id, verb, card, ...(target === undefined ? {} : { target }) }));
  }

  explain(stat: string, card: number, player?: Side): Promise<Answer> {
    return this.ask((id) => ({ type: 'explain', id, stat, card, ...(player ? { player } : {}) }));
  }

  look(step: number): Promise<Answer> {
    return this.ask((id) => ({ type: 'look', id, step }));
  }

  /** Whether one may have hints: against a bot, and when one plays both sides. */
  get advised(): boolean {
    return this.playing && (this.players?.kind === 'bot' || this.players?.kind === 'sandbox');
  }

  hint(): Promise<Answer> {
    return this.ask((id) => ({ type: 'hint', id, seq: this.present?.seq ?? 0 }));
  }

  private ask(build: (id: number) => ClientMessage): Promise<Answer> {
    const id = this.nextQuestion++;
    return new Promise((resolve, reject) => {
      this.questions.set(id, { resolve, reject });
      if (!this.connection.send(build(id))) this.questions.delete(id);
    });
  }

  private receive(message: ServerMessage): void {
    if (!this.inOrder(message)) return;
    switch (message.type) {
      case 'snapshot':
        this.present = joined(message);
        this.story.jump(this.present);
        this.players = message.players;
        this.chat = message.chat;
        this.undoAsked = message.undo;
        this.setClocks(message.clocks);
        this.answered = -1;
        this.passing = false;
        this.wishes = message.wishes;
        if (!message.wishes && this.seated && message.players.kind !== 'lesson') this.wish(rememberedAsks());
        break;
      case 'delta':
        this.advance(message);
        this.undoAsked = null;
        this.problem = null;
        break;
      case 'answer':
      case 'past':
        this.questions.get(message.id)?.resolve(message);
        this.questions.delete(message.id);
        break;
      case 'error':
        this.refused(message);
        break;
      case 'players':
        this.players = message.players;
        if (endsAtOnce(message.players)) this.story.skip();
        if (message.because === 'no-undo') this.undoAnswered();
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'clocks':
        this.setClocks(message.clocks);
        break;
      case 'wishes':
        this.wishes = message.wishes;
        this.passing = message.due;
        break;
      case 'ask-undo':
        this.undoAsked = message;
        break;
    }
  }

  private advance(delta: Delta): void {
    const before = this.present;
    if (!before) return;
    this.present = advanced(before, delta);
    this.passing = delta.passing;
    if (!delta.undone) return this.story.tell(before, this.present, delta.mine);
    this.story.jump(this.present);
    if (delta.undone !== this.seat) this.takenBack = { by: delta.undone, lines: before.events.slice(delta.from) };
  }

  /** Numbered messages come one after the other; what was missed is asked for, what is known is dropped. */
  private inOrder(message: ServerMessage): boolean {
    if (message.type === 'snapshot' || !('seq' in message) || message.seq === undefined || !this.present) return true;
    const place = order(this.present, message.seq);
    if (place === 'gap') this.send({ type: 'resend', since: this.present.seq });
    if (place === 'next') this.present = counted(this.present, message.seq);
    return place === 'next';
  }

  private undoAnswered(): void {
    this.undoRefused = this.undoAsked === null && this.playing;
    this.undoAsked = null;
  }

  private setClocks(left: Clocks | null): void {
    this.clocks = left && { left, at: Date.now() };
  }

  private refused(message: Problem): void {
    const waiting = message.id === undefined ? undefined : this.questions.get(message.id);
    if (waiting) {
      this.questions.delete(message.id ?? -1);
      waiting.reject(message);
    } else {
      this.problem = message;
      this.answered = -1;
    }
  }
}
