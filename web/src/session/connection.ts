/** One WebSocket to a game that comes back by itself when it breaks, or falls silent. */

import type { ClientMessage, ServerMessage } from '../api/messages';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 5000;
/** So many pings without a word: the connection is dead, though nobody has said so. A game may take longer to be loaded. */
const SILENCE = 2;
const FIRST_SILENCE = 12;
/** The close code of a server that will not have us; what may pass by itself is tried again all the same. */
const REFUSED = 1008;
const PASSING = new Set(['too-fast', 'too-long', 'storage', 'unsure', 'unreadable', 'closing', 'internal']);

export interface Handlers {
  hello: () => ClientMessage;
  message: (message: ServerMessage) => void;
  status: (status: Status) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  /** Pings since the server last said anything, and how many there may be. */
  private unheard = 0;
  private patience = FIRST_SILENCE;
  private over = false;
  private lastError = '';

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
  ) {
    this.open();
  }

  /** Whether the message could be handed to the network. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.leave();
  }

  private open(): void {
    this.handlers.status(this.wait === FIRST_WAIT ? 'connecting' : 'lost');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.unheard = 0;
    this.patience = FIRST_SILENCE;
    this.pings = setInterval(() => this.ping(), PING_EVERY);
    socket.onopen = () => this.send(this.handlers.hello());
    socket.onmessage = (event: MessageEvent<string>) => {
      this.wait = FIRST_WAIT;
      this.unheard = 0;
      this.patience = SILENCE;
      this.handlers.status('open');
      const message = JSON.parse(event.data) as ServerMessage;
      this.lastError = message.type === 'error' ? message.code : '';
      this.handlers.message(message);
    };
    socket.onclose = (event) => {
      this.leave();
      if (event.code === REFUSED && !PASSING.has(this.lastError)) this.handlers.status('closed');
      else this.comeBack();
    };
  }

  private ping(): void {
    if (this.unheard >= this.patience) {
      this.leave();
      this.comeBack();
    } else {
      this.unheard += 1;
      this.send({ type: 'ping' });
    }
  }

  /** Let go of the socket: a dead one may take minutes to say that it is closed. */
  private leave(): void {
    clearInterval(this.pings);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private comeBack(): void {
    if (this.over) return;
    this.handlers.status('lost');
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
