/** One game as this browser takes part in it: what it knows, and what it can ask for. */

import type { Answer, ChatLine, ClientMessage, Clocks, Delta, Players, Passing, Problem, ServerMessage, Standing, UndoRequest, Wishes } from '../api/messages';
import type { GameEvent, Seat, Side, View, Words } from '../api/types';
import { hear } from '../sound/sound.svelte';
import { Storyteller } from '../story/storyteller.svelte';
import { Agreement } from './agreement';
import { rememberAsks, rememberedAsks } from './passSettings';
import { Connection, type Status } from './connection';
import { advanced, counted, joined, order, type Present } from './gameState';

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (problem: Problem) => void;
}

/** Somebody else has taken something back. */
export interface TakenBack {
  by: Side | 'both';
  lines: GameEvent[];
}

/** What a player has said about being asked, and the server has not confirmed. */
interface Wanted {
  ask?: string[] | null;
  passing?: Passing;
}

const CUT_OFF: Problem = {
  type: 'error', code: 'cut-off',
  en: 'the connection was interrupted before this was answered; ask again',
  fr: 'la connexion a été interrompue avant la réponse ; redemandez',
};
/** What is said even though nobody hears it yet: it is sent when the connection is back. */
const KEPT = new Set<ClientMessage['type']>(['undo-yes', 'undo-no']);

/** A sound that fails keeps nobody from being shown what happens. */
function listen(event: GameEvent): void {
  try {
    hear(event);
  } catch (problem) {
    console.error(problem);
  }
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
  readonly story = new Storyteller(undefined, listen);
  private questions = new Map<number, Waiting>();
  private nextQuestion = 1;
  private agreement = new Agreement();
  /** Whether this connection has brought everything that was missed. */
  private greeted = false;
  private unsent: ClientMessage[] = [];
  /** Lines of chat that have not come back, by their ids: what is sent into a dead connection is lost without a word. */
  private unheard = new Map<string, string>();
  private wanted: Wanted = {};
  /** The message with which that was last said on this connection; 0 if it was not. */
  private wantedBy = 0;
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
        if (status !== 'open') this.breakOff();
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

  /** Say where to be asked: null for what is usual. It is remembered for the next game, passing is not. */
  wish(ask: string[] | null): void {
    rememberAsks(ask);
    this.want({ ask });
  }

  pass(passing: Passing): void {
    this.want({ passing });
  }

  /** It holds here at once, and until the server has confirmed the last of it: each click builds on those before. */
  private want(more: Wanted): void {
    this.wanted = { ...this.wanted, ...more };
    this.showWishes(this.wishes);
    this.tellWanted();
  }

  private tellWanted(): void {
    const id = this.nextQuestion++;
    this.wantedBy = this.connection.send({ type: 'wishes', id, ...this.wanted }) ? id : 0;
  }

  private showWishes(stored: Wishes | null): void {
    const ask = this.wanted.ask ?? stored?.ask;
    this.wishes = ask ? { ask, passing: this.wanted.passing ?? stored?.passing ?? '' } : stored;
  }

  send(message: ClientMessage): void {
    if (!this.connection.send(message) && KEPT.has(message.type)) this.unsent.push(message);
  }

  /** Say something in the chat. */
  say(text: string): void {
    const id = `${Date.now()}-${Math.random()}`;
    this.unheard.set(id, text);
    this.connection.send({ type: 'chat', text, id });
  }

  private heardBack(lines: ChatLine[]): void {
    for (const { id } of lines) if (typeof id === 'string') this.unheard.delete(id);
  }

  replyToUndo(granted: boolean): void {
    this.undoAsked = null;
    if (this.present) this.send({ type: granted ? 'undo-yes' : 'undo-no', seq: this.present.seq });
  }

  /** Propose to end the game without a winner, or agree to it. */
  end(): void {
    if (this.present) this.send({ type: 'end', seq: this.present.seq });
  }

  playOn(): void {
    if (this.present) this.send({ type: 'end-no', seq: this.present.seq });
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
      if (this.connection.send(build(id))) this.questions.set(id, { resolve, reject });
      else reject(CUT_OFF);
    });
  }

  /** The connection is gone, and with it all that was on its way. */
  private breakOff(): void {
    this.answered = -1;
    this.greeted = false;
    this.wantedBy = 0;
    this.agreement.forget();
    for (const { reject } of this.questions.values()) reject(CUT_OFF);
    this.questions.clear();
  }

  /** Everything that was missed is here: now the server is sent what it missed. */
  private greet(): void {
    this.greeted = true;
    for (const message of this.unsent.splice(0)) this.send(message);
    for (const [id, text] of this.unheard) this.connection.send({ type: 'chat', text, id });
    if (Object.keys(this.wanted).length > 0 && !this.wantedBy) this.tellWanted();
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'now') this.agreement.hear(message);
    else if (this.inOrder(message)) this.take(message);
    this.agree();
    if (message.type === 'now' && !this.greeted) this.greet();
  }

  /** Whatever the server said of the table as it is here now. */
  private agree(): void {
    const now = this.present && this.agreement.reached(this.present);
    if (now) {
      if (now.id !== undefined && now.id === this.wantedBy) this.wanted = {};
      this.stand(now);
    }
    if (this.agreement.lost()) this.send({ type: 'resend', since: null });
  }

  private stand(now: Standing): void {
    const over = this.players !== null && endsAtOnce(this.players);
    this.players = now.players;
    this.undoAsked = now.undo;
    this.passing = now.passing;
    this.clocks = now.clocks && { left: now.clocks, at: Date.now() };
    this.showWishes(now.wishes);
    if (!over && endsAtOnce(now.players)) this.story.skip();
  }

  private take(message: Exclude<ServerMessage, { type: 'now' }>): void {
    switch (message.type) {
      case 'snapshot':
        this.agreement.forget();
        this.present = joined(message);
        this.story.jump(this.present);
        this.chat = message.chat;
        this.heardBack(message.chat);
        this.answered = -1;
        this.stand(message);
        if (!message.wishes && this.seated && message.players.kind !== 'lesson') this.wish(rememberedAsks());
        break;
      case 'delta':
        this.advance(message);
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
        if (message.because === 'no-undo') this.undoRefused = this.seated && this.players?.undo === this.seat;
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        this.heardBack([message.line]);
        break;
    }
  }

  private advance(delta: Delta): void {
    const before = this.present;
    if (!before) return;
    this.present = advanced(before, delta);
    if (!delta.undone) return this.story.tell(before, this.present, delta.mine);
    this.story.jump(this.present);
    if (delta.undone !== this.seat) this.takenBack = { by: delta.undone, lines: before.events.slice(delta.from) };
  }

  /** Numbered messages come one after the other; what was missed is asked for, what is known is dropped. */
  private inOrder(message: ServerMessage): boolean {
    if (message.type === 'snapshot' || !('seq' in message) || !this.present) return true;
    const place = order(this.present, message.seq);
    if (place === 'gap') this.send({ type: 'resend', since: this.present.seq });
    if (place === 'next') this.count(this.present, message);
    return place === 'next';
  }

  /** An answer that is on its way is not answered by a line of chat. */
  private count(present: Present, { type, seq }: { type: string; seq: number }): void {
    if (type !== 'delta' && this.answered === present.seq) this.answered = seq;
    this.present = counted(present, seq);
  }

  private refused(message: Problem): void {
    const id = message.id;
    const waiting = typeof id === 'number' ? this.questions.get(id) : undefined;
    if (waiting) {
      this.questions.delete(id as number);
      waiting.reject(message);
    } else if (typeof id === 'string') {
      // A line that was said already comes back by itself.
      if (this.unheard.delete(id) && message.code !== 'late') this.problem = message;
    } else {
      if (id !== undefined && id === this.wantedBy) this.wanted = {};
      this.problem = message;
      this.answered = -1;
    }
  }
}
