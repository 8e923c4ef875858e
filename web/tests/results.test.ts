import { describe, expect, it } from 'vitest';
import { resultsOf } from '../src/decks/results';
import type { HeldSeat } from '../src/session/seats';

const seat = (more: Partial<HeldSeat>): HeldSeat => ({ game: 'g', seat: 'light', token: 't', since: 0, ...more });
const won = { winner: 'light' as const, reason: 'concede' };
const lost = { winner: 'dark' as const, reason: 'concede' };

describe('the results of a deck', () => {
  it('are those of its games that are over and have a winner', () => {
    const seats = [
      seat({ deck: 'x', result: won }), seat({ deck: 'x', result: lost }), seat({ deck: 'x', result: lost }),
      seat({ deck: 'x' }), seat({ deck: 'x', result: { winner: null, reason: 'ended' } }), seat({ deck: 'y', result: won }),
    ];
    expect(resultsOf('x', seats)).toEqual({ won: 1, lost: 2 });
    expect(resultsOf('y', seats)).toEqual({ won: 1, lost: 0 });
    expect(resultsOf('z', seats)).toEqual({ won: 0, lost: 0 });
  });
  it('are found by name in games that were kept without an id', () => {
    expect(resultsOf('intro_light', [seat({ decks: { mine: 'intro_light' }, result: won })])).toEqual({ won: 1, lost: 0 });
    expect(resultsOf('intro_light', [seat({ deck: 'own', decks: { mine: 'intro_light' }, result: won })])).toEqual({ won: 0, lost: 0 });
  });
});
