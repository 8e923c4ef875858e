/** One WebSocket to a game that comes back by itself when it breaks. */

import type { ClientMessage, ServerMessage } from '../api/messages';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
/** The close code of a server that will not have us; what may pass by itself is tried again all the same. */
const REFUSED = 1008;
const PASSING = new Set(['too-fast', 'storage', 'unsure', 'unreadable', 'closing', 'internal']);

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
    clearInterval(this.pings);
    this.socket?.close();
  }

  private open(): void {
    this.handlers.status(this.wait === FIRST_WAIT ? 'connecting' : 'lost');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.handlers.hello());
      this.pings = setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.wait = FIRST_WAIT;
      this.handlers.status('open');
      const message = JSON.parse(event.data) as ServerMessage;
      this.lastError = message.type === 'error' ? message.code : '';
      this.handlers.message(message);
    };
    socket.onclose = (event) => {
      clearInterval(this.pings);
      if (this.over) return;
      if (event.code === REFUSED && !PASSING.has(this.lastError)) {
        this.over = true;
        this.handlers.status('closed');
        return;
      }
      this.handlers.status('lost');
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
