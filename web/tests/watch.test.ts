import { beforeEach, describe, expect, it } from 'vitest';
import { unfolded, type Asked, type Proof } from '../src/api/proofs';
import { setLanguage } from '../src/i18n/i18n.svelte';
import { line } from '../src/watch/findings';
import { event, option, view } from './samples';

const LUKE = { id: 7, title: 'Luke Skywalker' };
const asked = (more: Partial<Asked>): Asked => ({ question: 'can', words: [], cards: [], fields: {}, answer: null, refusals: [], options: [], ...more });

describe('what a proof asks', () => {
  beforeEach(() => {
    Object.assign(globalThis, { localStorage: { setItem: () => undefined }, document: { documentElement: {} } });
    setLanguage('en');
  });

  it('is possible in the words of the options, or not in those of the question', () => {
    const words = { en: 'Deploy Luke Skywalker', fr: 'Déployer Luke Skywalker' };
    expect(line(asked({ words: ['deploy'], cards: [LUKE], answer: true, options: [words] }))).toEqual({ text: 'Possible: Deploy Luke Skywalker', possible: true });
    const refused = asked({ words: ['embark'], cards: [LUKE], fields: { seat: 'pilot' }, answer: false });
    expect(line(refused)).toEqual({ text: 'Not possible: Embark · Luke Skywalker · pilot', possible: false });
  });

  it('is a number, a place, a card or a yes', () => {
    const told = (more: Partial<Asked>) => line(asked({ cards: [LUKE], ...more })).text;
    expect(told({ question: 'power', answer: 5 })).toBe('Luke Skywalker · Power: 5');
    expect(told({ question: 'ability', answer: null })).toBe('Luke Skywalker · Ability: –');
    expect(told({ question: 'zone', answer: 'lost' })).toBe('Luke Skywalker · where: in the Lost Pile');
    expect(told({ question: 'at', answer: { id: 1, title: 'Tatooine' } })).toBe('Luke Skywalker · at: Tatooine');
    expect(told({ question: 'blown_away', answer: false })).toBe('Luke Skywalker · blown away: no');
    expect(told({ question: 'count', words: ['dark', 'lost'], cards: [], answer: 3 })).toBe('Dark Side, in the Lost Pile · cards: 3');
  });

  it('is said in French, too', () => {
    setLanguage('fr');
    expect(line(asked({ question: 'hit', cards: [LUKE], answer: true })).text).toBe('Luke Skywalker · touchée\u00a0: oui');
  });
});

describe('a proof', () => {
  it('has its whole table at every step, and a log for each table', () => {
    const told = { by: null, chosen: null, asked: [] };
    const steps: Proof['steps'] = [
      { ...told, scene: 0, patch: view(), events: [] },
      { ...told, scene: 0, patch: { phase: 'move' }, events: [event('moved')], by: 'dark', chosen: option('pass') },
      { ...told, scene: 1, patch: { turn: 5 }, events: [] },
    ];
    const found = unfolded({ statement: { id: 'a.1', en: '', fr: '' }, entry: { id: 'a', en: '', fr: '' }, proof: 1, proofs: 1, before: null, after: null, cards: [], steps });
    expect(found.map((step) => [step.view.phase, step.view.turn, step.log.length])).toEqual([
      [view().phase, view().turn, 0], ['move', view().turn, 1], ['move', 5, 0],
    ]);
  });
});
