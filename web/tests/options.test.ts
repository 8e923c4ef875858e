import { describe, expect, it } from 'vitest';
import { answersAtOnce, byCard, byKey, byPile, lay, repeats } from '../src/table/decision/options';
import { wanted } from '../src/table/decision/wanted';
import { decision, option } from './samples';

const luke = { id: 7, title: 'Luke' };

describe('the options of a decision', () => {
  it('are numbered, with ways out apart', () => {
    const laid = lay(decision(option('pass'), option('deploy', { card: luke }), option('cancel'), option('use')));
    expect(laid.choices.map((choice) => [choice.index, choice.key])).toEqual([[1, '1'], [3, '2']]);
    expect(laid.decline).toMatchObject({ index: 0 });
    expect(laid.cancel).toMatchObject({ index: 2, key: 'Escape' });
  });

  it('keep amounts together', () => {
    const laid = lay(decision(option('activate', { amount: 1 }), option('activate', { amount: 2 }), option('pass')));
    expect(laid.amounts.map((choice) => choice.key)).toEqual(['1', '2']);
    expect(laid.choices).toEqual([]);
  });

  it('are found by key; the tenth has none', () => {
    const laid = lay(decision(...Array.from({ length: 12 }, (_, n) => option('choose', { card: { id: n, title: `${n}` } }))));
    expect(byKey(laid, '9')?.index).toBe(8);
    expect(laid.choices[9]?.key).toBe('');
    expect(byKey(laid, '0')).toBeNull();
    expect(byKey(laid, 'x')).toBeNull();
  });

  it('are found by card and by pile', () => {
    const open = decision(option('deploy', { card: luke }), option('use', { card: luke }), option('lose', { pile: 'force' }), option('choose', { pile: 'lost', owner: 'dark' }));
    expect(byCard(open).get(7)?.map((choice) => choice.index)).toEqual([0, 1]);
    expect([...byPile(open).keys()]).toEqual(['light/force', 'dark/lost']);
    expect(byCard(null).size + byPile(null).size).toBe(0);
  });

  it('answer at once where a card is picked or deployed, and only there', () => {
    const pick = byCard(decision(option('choose', { card: luke }))).get(7) ?? [];
    const act = byCard(decision(option('play', { card: luke }))).get(7) ?? [];
    const deploy = byCard(decision(option('deploy', { card: luke }))).get(7) ?? [];
    expect([pick, deploy, act, []].map(answersAtOnce)).toEqual([true, true, false, false]);
  });

  it('can be wanted several times at once', () => {
    expect(repeats(option('draw'), { force: 3 })).toEqual([2, 3]);
    expect(repeats(option('draw'), { force: 1 })).toEqual([]);
    expect(repeats(option('draw'), { force: 4 })).toEqual([2, 3, 4]);
    expect(repeats(option('draw'), { force: 7 })).toEqual([2, 3, 4, 7]);
    expect(repeats(option('lose', { pile: 'reserve' }), {})).toEqual([2, 3, 4, Infinity]);
    expect(repeats(option('lose', { pile: 'reserve' }), {}, 3)).toEqual([2, Infinity]);
    expect(repeats(option('lose', { pile: 'hand', card: { id: 1, title: 'Luke' } }), {})).toEqual([]);
    expect(repeats(option('lose', { pile: 'reserve' }), {}, 1)).toEqual([]);
  });
});

describe('what most players want next', () => {
  const lesson = { reached: 0, strayed: false, wanted: 1, said: null };

  it('is all the Force there is', () => {
    expect(wanted(decision(option('activate', { amount: 1 }), option('activate', { amount: 5 }), option('pass')))).toMatchObject({ index: 1 });
  });

  it('is to draw destiny, and to drain', () => {
    expect(wanted(decision(option('play', { card: luke }), option('draw-destiny'), option('pass')))).toMatchObject({ index: 1 });
    expect(wanted(decision(option('drain', { card: luke }), option('drain', { card: { id: 8, title: 'Hoth' } }), option('pass')))).toMatchObject({ index: 0 });
  });

  it('is to pass where tastes differ, and nothing where one must choose', () => {
    expect(wanted(decision(option('deploy', { card: luke }), option('pass')))).toMatchObject({ index: 1 });
    expect(wanted(decision(option('choose', { card: luke })))).toBeNull();
  });

  it('is what a lesson wants, or nothing but the way past', () => {
    const open = decision(option('activate', { amount: 1 }), option('activate', { amount: 5 }), option('pass'));
    expect(wanted(open, lesson)).toMatchObject({ index: 1 });
    expect(wanted(open, { ...lesson, wanted: 0 })).toMatchObject({ index: 2 });
  });
});
