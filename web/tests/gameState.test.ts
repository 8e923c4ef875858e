import { describe, expect, it } from 'vitest';
import { advanced, counted, joined, order } from '../src/session/gameState';
import { delta, event, snapshot, view } from './samples';

describe('what a client knows', () => {
  const start = joined(snapshot({ seq: 4, step: 4, events: [event('a')] }));

  it('begins with a snapshot', () => {
    expect(start).toMatchObject({ seq: 4, step: 4, seat: 'light' });
    expect(start.events).toHaveLength(1);
  });

  it('takes the changed keys of a delta and leaves the others', () => {
    const next = advanced(start, delta(5, { patch: { phase: 'battle' }, events: [event('b')] }));
    expect(next.view?.phase).toBe('battle');
    expect(next.view?.turn).toBe(start.view?.turn);
    expect(next.events.map((each) => each.text.en)).toEqual(['a', 'b']);
  });

  it('sets what is gone to null', () => {
    const next = advanced(start, delta(5, { patch: { decision: null } }));
    expect(next.view?.decision).toBeNull();
  });

  it('drops the lines of the log that were taken back', () => {
    const longer = advanced(start, delta(5, { events: [event('b'), event('c')] }));
    const back = advanced(longer, delta(6, { step: 4, from: 1, events: [] }));
    expect(back.events.map((each) => each.text.en)).toEqual(['a']);
    expect(back.step).toBe(4);
  });

  it('tells next, old and missing messages apart', () => {
    expect([order(start, 4), order(start, 5), order(start, 6)]).toEqual(['old', 'next', 'gap']);
    expect(counted(start, 5)).toMatchObject({ seq: 5, step: 4 });
  });

  it('shows the table once the second player has come', () => {
    const waiting = joined(snapshot({ view: null, events: [] }));
    expect(waiting.view).toBeNull();
    expect(advanced(waiting, delta(1, { from: 0 })).view).toBeNull();
    expect(advanced(waiting, delta(1, { from: 0, patch: view() })).view?.turn).toBe(1);
  });
});
