import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Players, ServerMessage } from '../src/api/messages';
import { GameSession } from '../src/session/game.svelte';
import * as sound from '../src/sound/sound.svelte';
import { decision, delta, event, now, option, snapshot, view, words } from './samples';

const PING = 5000;

/** The server's end of each connection that the page has opened. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all.at(-1) as Line;
  }

  send(data: string): void {
    this.said.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  heard(...types: string[]): ClientMessage[] {
    return this.said.filter((each) => types.includes(each.type));
  }
}

const asked = view({ decision: decision(option('pass')) });
const usual = { ask: ['own-deploy'], passing: '' as const };
let session: GameSession;

/** A player sits at the table, in front of a question. */
function sit(more = {}): void {
  session = new GameSession('game', 'token');
  Line.last.open();
  Line.last.tell(snapshot({ view: asked, asked: true, wishes: usual, ...more }), now({ asked: true, wishes: usual, ...more }));
}

function comeBack(...missed: ServerMessage[]): void {
  vi.advanceTimersByTime(400);
  Line.last.open();
  Line.last.tell(...missed);
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('how things stand', () => {
  it('holds from the message that it belongs to, not before', () => {
    sit();
    Line.last.tell(now({ seq: 1, passing: true, asked: true, wishes: usual }));
    expect([session.passing, session.present?.seq]).toEqual([false, 0]);
    Line.last.tell(delta(1));
    expect([session.passing, session.present?.seq]).toEqual([true, 1]);
    Line.last.tell(delta(2));
    expect(session.passing).toBe(true);
    Line.last.tell(now({ seq: 2, asked: true, wishes: usual }));
    expect(session.passing).toBe(false);
  });

  it('has everything told again if the page differs from it twice in a row, not once', () => {
    sit();
    const other = now({ asked: false });
    Line.last.tell(other, now({ asked: true }), other);
    expect(Line.last.heard('resend')).toEqual([]);
    Line.last.tell(other);
    expect(Line.last.heard('resend')).toEqual([{ type: 'resend', since: null }]);
    Line.last.tell(snapshot({ seq: 3, view: view() }), other, now({ seq: 3 }));
    expect([session.present?.seq, session.present?.view?.decision, Line.last.heard('resend').length]).toEqual([3, null, 1]);
  });

  it('tells of messages that never came', () => {
    sit();
    Line.last.tell(now({ seq: 2 }), now({ seq: 2 }));
    expect(Line.last.heard('resend')).toEqual([]);
    Line.last.tell(now({ seq: 2 }));
    expect(Line.last.heard('resend')).toHaveLength(1);
  });

  it('ends a story once when a game is given up', () => {
    vi.stubGlobal('document', { hidden: false });
    const over = { ...snapshot().players, result: { winner: 'dark', reason: 'conceded' } } as Players;
    sit();
    Line.last.tell(now({ seq: 1, asked: true, players: over }), delta(1, { events: [event('over')] }));
    expect(session.story.telling).toBe(false);
    Line.last.tell(delta(2, { events: [event('more')] }));
    expect(session.story.telling).toBe(true);
    Line.last.tell(now({ seq: 2, asked: true, players: over }));
    expect(session.story.telling).toBe(true);
  });

  it('brings what one is asked to allow, and that it was refused', () => {
    sit();
    const undo = { by: 'dark' as const, seen: [words('a card')] };
    Line.last.tell(now({ asked: true, undo }));
    expect(session.undoAsked).toEqual(undo);
    session.replyToUndo(false);
    expect([session.undoAsked, Line.last.heard('undo-no')]).toEqual([null, [{ type: 'undo-no', seq: 0 }]]);
    const players = { ...snapshot().players, undo: null };
    Line.last.tell(now({ seq: 1, asked: true }), { type: 'players', seq: 1, players, because: 'no-undo' });
    expect(session.undoRefused).toBe(false);
    Line.last.tell(now({ seq: 1, asked: true, players: { ...players, undo: 'light' } }));
    Line.last.tell(now({ seq: 2, asked: true }), { type: 'players', seq: 2, players, because: 'no-undo' });
    expect(session.undoRefused).toBe(true);
  });
});

describe('a connection', () => {
  it('that says nothing is replaced, one that answers is kept', () => {
    sit();
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(PING);
      Line.last.tell(now({ asked: true, wishes: usual }));
    }
    expect(Line.last.heard('ping')).toHaveLength(20);
    expect([Line.all.length, session.status]).toEqual([1, 'open']);
    vi.advanceTimersByTime(3 * PING);
    expect([session.status, Line.last.readyState]).toEqual(['lost', 3]);
    comeBack();
    expect(Line.all).toHaveLength(2);
    expect(Line.last.said).toEqual([{ type: 'hello', v: 1, token: 'token', since: 0 }]);
  });

  it('that never opens is given up, too, but not so soon', () => {
    session = new GameSession('game', 'token');
    vi.advanceTimersByTime(12 * PING);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(PING + 400);
    expect(Line.all).toHaveLength(2);
  });

  it('does not come back once it is closed, or refused', () => {
    sit();
    session.close();
    vi.advanceTimersByTime(100 * PING);
    expect(Line.all).toHaveLength(1);
    sit();
    Line.last.breakOff(1008);
    vi.advanceTimersByTime(100 * PING);
    expect([Line.all.length, session.status]).toEqual([2, 'closed']);
  });

  it('comes back after a refusal that passes: a game that took too long to be loaded', () => {
    sit();
    Line.last.tell({ type: 'error', code: 'too-long', en: '', fr: '' });
    Line.last.breakOff(1008);
    vi.advanceTimersByTime(400);
    expect([Line.all.length, session.status]).toEqual([2, 'lost']);
  });
});

describe('what is said while cut off', () => {
  const lineIds = (): string[] => Line.last.heard('chat').map((each) => (each as { id: string }).id);

  it('is sent when everything that was missed is here', () => {
    sit();
    Line.last.breakOff();
    session.wish(['battle']);
    session.say('hello?');
    session.replyToUndo(true);
    comeBack(delta(1));
    expect(Line.last.said).toHaveLength(1);
    Line.last.tell(now({ seq: 1, asked: true, wishes: usual }), now({ seq: 1, asked: true, wishes: usual }));
    expect(Line.last.said.slice(1)).toMatchObject([
      { type: 'undo-yes', seq: 0 }, { type: 'chat', text: 'hello?' }, { type: 'wishes', ask: ['battle'] },
    ]);
    expect(session.wishes?.ask).toEqual(['battle']);
  });

  it('is a line of chat, too, that did not come back, with the same id, until it does', () => {
    sit();
    session.say('well?');
    session.say('well?');
    const [first = '', second = ''] = lineIds();
    expect(first).not.toBe(second);
    Line.last.breakOff();
    const back = (seq: number, id: string): ServerMessage => ({ type: 'chat', seq, line: { by: 'light', text: 'well?', at: 0, id } });
    comeBack(back(1, first), now({ seq: 1, asked: true, wishes: usual }));
    expect(Line.last.heard('chat')).toEqual([{ type: 'chat', text: 'well?', id: second }]);
    Line.last.tell(back(2, second));
    Line.last.breakOff();
    comeBack(now({ seq: 2, asked: true, wishes: usual }));
    expect(Line.last.heard('chat')).toEqual([]);
  });

  it('is known from a fresh view of the table, too', () => {
    sit();
    session.say('well?');
    const [id = ''] = lineIds();
    Line.last.breakOff();
    comeBack(snapshot({ seq: 9, view: asked, asked: true, wishes: usual, chat: [{ by: 'light', text: 'well?', at: 0, id }] }), now({ seq: 9, asked: true, wishes: usual }));
    expect(Line.last.heard('chat')).toEqual([]);
  });

  it('is not repeated if it was refused, and that is told, unless it was said before', () => {
    sit();
    session.say('well?');
    session.say('hello?');
    const [first = '', second = ''] = lineIds();
    Line.last.tell({ type: 'error', code: 'late', ...words('late'), id: first });
    expect(session.problem).toBeNull();
    Line.last.tell({ type: 'error', code: 'chat-full', ...words('no'), id: second });
    expect(session.problem?.en).toBe('no');
    Line.last.breakOff();
    comeBack(now({ asked: true, wishes: usual }));
    expect(Line.last.heard('chat')).toEqual([]);
  });

  it('is not an answer: the question may be another one by then', () => {
    sit();
    Line.last.breakOff();
    session.answer(0);
    comeBack(now({ asked: true, wishes: usual }));
    expect(Line.last.said).toHaveLength(1);
    session.answer(0);
    expect(Line.last.heard('answer')).toHaveLength(1);
  });

  it('is a wish, too, that the server did not confirm', () => {
    sit();
    session.pass('turn');
    expect(Line.last.heard('wishes')).toHaveLength(1);
    Line.last.breakOff();
    comeBack(now({ asked: true, wishes: usual }));
    expect(Line.last.heard('wishes')).toMatchObject([{ passing: 'turn' }]);
    expect(session.wishes?.passing).toBe('turn');
  });

  it('is no question: whoever asked hears so at once', async () => {
    sit();
    const before = expect(session.hint()).rejects.toMatchObject({ code: 'cut-off' });
    Line.last.breakOff();
    const since = expect(session.why('deploy', 1)).rejects.toMatchObject({ code: 'cut-off' });
    await Promise.all([before, since]);
  });
});

describe('wishes', () => {
  const confirmed = (id: number | undefined, ask: string[], passing: 'turn' | '' = '') => now({ asked: true, id, wishes: { ask, passing } });
  const ids = (): (number | undefined)[] => Line.last.heard('wishes').map((each) => (each as { id?: number }).id);

  it('build on each other, whatever the server has confirmed so far', () => {
    sit();
    const click = (name: string): void => session.wish([...(session.wishes?.ask ?? []), name]);
    click('battle');
    click('drain');
    Line.last.tell(confirmed(ids()[0], ['own-deploy', 'battle']));
    click('moved');
    expect(Line.last.heard('wishes').at(-1)).toMatchObject({ ask: ['own-deploy', 'battle', 'drain', 'moved'] });
    Line.last.tell(confirmed(ids()[2], ['own-deploy', 'battle', 'drain', 'moved']), confirmed(undefined, ['lost']));
    expect(session.wishes?.ask).toEqual(['lost']);
  });

  it('say nothing of passing when a box is ticked', () => {
    sit({ wishes: { ask: ['battle'], passing: 'turn' } });
    session.wish(['battle', 'drain']);
    expect(Line.last.heard('wishes').at(-1)).not.toHaveProperty('passing');
    Line.last.tell(confirmed(ids().at(-1), ['battle', 'drain']));
    session.pass('turn');
    expect(Line.last.heard('wishes').at(-1)).not.toHaveProperty('ask');
    expect(session.wishes).toEqual({ ask: ['battle', 'drain'], passing: 'turn' });
  });

  it('that are refused do not hold', () => {
    sit();
    session.wish(['battle']);
    Line.last.tell({ type: 'error', code: 'storage', ...words('no'), id: ids()[0] }, now({ asked: true, wishes: usual }));
    expect([session.wishes, session.problem?.en]).toEqual([usual, 'no']);
  });
});

describe('an answer on its way', () => {
  it('stays so when somebody says something', () => {
    sit();
    session.answer(0);
    Line.last.tell({ type: 'chat', seq: 1, line: { by: 'dark', text: 'well?', at: 0 } });
    session.answer(0);
    expect(Line.last.heard('answer')).toHaveLength(1);
    Line.last.tell(delta(2));
    session.answer(0);
    expect(Line.last.heard('answer')).toHaveLength(2);
  });

  it('is told even if its sound fails', () => {
    vi.stubGlobal('document', { hidden: false });
    vi.spyOn(sound, 'hear').mockImplementation(() => {
      throw new Error('no sound');
    });
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sit();
    Line.last.tell(delta(1, { patch: { phase: 'move' }, events: [event('a'), event('b')] }));
    vi.advanceTimersByTime(20_000);
    expect([session.story.shown?.seq, session.view?.phase]).toEqual([1, 'move']);
    expect(complained).toHaveBeenCalled();
  });
});
