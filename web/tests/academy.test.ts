import { beforeEach, describe, expect, it } from 'vitest';
import { optionPlaces } from '../src/academy/highlight';
import { giveAdvice, adviceFor, stopAdvice } from '../src/academy/advice';
import { allProgress, begin, currentStep, noteDone, noteRead } from '../src/academy/progress';
import type { LessonStep, Word } from '../src/api/http';
import type { LocationView, View } from '../src/api/types';
import { cutter } from '../src/words/cutting';
import { decision, option, view } from './samples';

function remembering(): void {
  const kept = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
}

const location = (id: number, title: string, light: number, dark: number): LocationView => ({
  id, title, card: '1_1', side: 'light', owner: 'light', values: {}, status: [], icons: { light: 1, dark: 1 }, cards: [], occupied: [], controlled: [], total_power: { light, dark },
});
const step = (at: number, act: boolean): LessonStep => ({ en: 'x', fr: 'x', point: [], act, at });
/** Two to read, one to do, one that follows what the tutor did, and the last word. */
const STEPS = [step(0, false), step(0, false), step(0, true), step(2, true), step(3, false)];

describe('a lesson', () => {
  it('is read step by step, and goes on by what was done', () => {
    expect(currentStep(STEPS, 0, 0)).toBe(0);
    expect(currentStep(STEPS, 0, 1)).toBe(1);
    expect(currentStep(STEPS, 0, 2)).toBe(2);
    expect(currentStep(STEPS, 2, 2)).toBe(3);
    expect(currentStep(STEPS, 3, 2)).toBe(4);
  });

  it('stays at its last word', () => {
    expect(currentStep(STEPS, 3, 5)).toBe(4);
    expect(currentStep(STEPS, 9, 9)).toBe(4);
  });
});

describe('what is remembered of lessons', () => {
  beforeEach(remembering);

  it('survives a new beginning as far as it was learned', () => {
    const seat = { game: 'g', token: 't', seat: 'light' as const };
    noteDone(noteRead(begin('goal', seat), 3));
    expect(allProgress()).toEqual([{ id: 'goal', game: 'g', token: 't', read: 3, done: true }]);
    begin('goal', { ...seat, game: 'h' });
    begin('force', seat);
    expect(allProgress()).toEqual([
      { id: 'goal', game: 'h', token: 't', read: 0, done: true },
      { id: 'force', game: 'g', token: 't', read: 0, done: false },
    ]);
  });
});

describe('pointing at an option', () => {
  it('finds it in the panel, on its card and on its pile', () => {
    const asked = decision(option('deploy', { card: { id: 7, title: 'Luke' } }), option('lose', { pile: 'reserve' }));
    expect(optionPlaces(view({ decision: asked }), 0)).toEqual(['[data-option="0"]', '[data-card="7"]']);
    expect(optionPlaces(view({ decision: asked }), 1)).toEqual(['[data-option="1"]', '[data-pile="light/reserve"]']);
    expect(optionPlaces(view({ decision: asked }), 5)).toEqual([]);
  });
});

describe('advice for a first game', () => {
  const never = (): boolean => false;
  const place = (light: number, dark: number): View => view({ table: { beside: [], rows: [{ planet: '', locations: [location(9, 'Cantina', light, dark)] }] } });

  it('fit the question', () => {
    expect(adviceFor(view(), decision(option('activate', { amount: 3 }), option('pass')), never)?.key).toBe('advice-activate');
    expect(adviceFor(view(), decision(option('deploy'), option('pass')), never)?.key).toBe('advice-deploy');
    expect(adviceFor(view(), decision(option('deploy'), option('pass')), () => true)?.key).toBe('advice-location');
    expect(adviceFor(view({ player: 'dark' }), decision(option('play'), option('pass')), never)?.key).toBe('advice-answer');
    expect(adviceFor(view(), decision(option('choose')), never)).toBeNull();
  });

  it('weigh a battle', () => {
    const asked = decision(option('battle', { card: { id: 9, title: 'Cantina' } }), option('pass'));
    expect(adviceFor(place(5, 3), asked, never)).toEqual({ key: 'advice-ahead', args: { place: 'Cantina', count: '5', need: '3' } });
    expect(adviceFor(place(2, 3), asked, never)?.key).toBe('advice-behind');
  });

  it('fall away after three times, each kind for itself, and can be stopped', () => {
    remembering();
    expect([1, 2, 3, 4].map(() => giveAdvice('advice-draw'))).toEqual([true, true, true, false]);
    expect(giveAdvice('advice-lose')).toBe(true);
    stopAdvice();
    expect(giveAdvice('advice-lose')).toBe(false);
  });
});

describe('the words of the game', () => {
  const word = (id: string, en: string[], fr: string[]): Word => ({ id, en, fr, means: { en: '', fr: '' }, entry: '' });
  const WORDS = [word('destiny', ['destiny'], ['destinée']), word('battle-destiny', ['battle destiny'], ['destinée de bataille']), word('weapon-destiny', ['weapon destiny'], ["destinée d'arme"]), word('site', ['site'], ['site'])];

  it('are found in a text, the longest form first, each once', () => {
    expect(cutter(WORDS, 'en')('Draw battle destiny: destiny beats Battle Destiny.')).toEqual([
      { text: 'Draw ', word: '' }, { text: 'battle destiny', word: 'battle-destiny' }, { text: ': ', word: '' }, { text: 'destiny', word: 'destiny' }, { text: ' beats Battle Destiny.', word: '' },
    ]);
  });

  it('are whole words, with either apostrophe', () => {
    expect(cutter(WORDS, 'en')('opposite sites')).toEqual([{ text: 'opposite sites', word: '' }]);
    expect(cutter(WORDS, 'fr')('une destinée d’arme').at(-1)).toEqual({ text: 'destinée d’arme', word: 'weapon-destiny' });
  });
});

describe('an everyday word that is also one of the game', () => {
  const persona: Word = { id: 'persona', en: ['persona'], fr: ['personne', 'personnes'], means: { en: '', fr: '' }, entry: '' };
  const marked = (text: string): string[] => cutter([persona], 'fr')(text).flatMap((piece) => (piece.word ? piece.text : []));

  it('is marked only where it is that of the game', () => {
    expect(['personne n’y est', 'sinon personne', 'n’attaque personne', 'que personne ne garde'].flatMap(marked)).toEqual([]);
    expect(['par sa personne', 'une même personne', 'limites de personne', 'personnes'].map(marked)).toEqual([['personne'], ['personne'], ['personne'], ['personnes']]);
  });
});
