import { describe, expect, it } from 'vitest';
import { filtering, noFilters, ordered, passes, type Filters } from '../src/card/filters';
import { facts, words } from './samples';

const CARDS = [
  facts({ id: '1_1', title: 'Chief', unique: 1, numbers: { destiny: [1], power: 7, ability: 6, deploy: 5 }, text: words('Adds a Destiny.') }),
  facts({ id: '1_2', title: 'Guard', unique: 0, numbers: { destiny: [2], power: 1, ability: 1, deploy: 1 }, text: words('Épée à la main.') }),
  facts({ id: '2_3', title: 'Droid', unique: 0, numbers: { destiny: [2, 5], power: 0, deploy: 2 }, icons: [], text: words('Rolls.') }),
  facts({ id: '2_4', title: 'Barrier', unique: 0, category: 'interrupt', numbers: { destiny: [6] }, icons: [], text: words('Stops.') }),
];
const left = (more: Partial<Filters>): string[] => CARDS.filter((card) => passes(card, { ...noFilters(), ...more }, 'fr')).map((card) => card.title);
const figures = (more: Partial<Filters['figures']>): Partial<Filters> => ({ figures: { ...noFilters().figures, ...more } });

describe('the filters of cards', () => {
  it('leave all in as long as nothing is chosen', () => {
    expect(left({})).toEqual(['Chief', 'Guard', 'Droid', 'Barrier']);
    expect([filtering(noFilters()), filtering({ ...noFilters(), order: 'title' })]).toEqual([false, false]);
    expect([filtering({ ...noFilters(), text: 'x' }), filtering({ ...noFilters(), ...figures({ power: [0] }) })]).toEqual([true, true]);
  });
  it.each<[Partial<Filters>, string[]]>([
    [{ kind: 'interrupt' }, ['Barrier']], [{ set: '2' }, ['Droid', 'Barrier']], [{ icon: 'warrior' }, ['Chief', 'Guard']],
    [{ unique: 'unique' }, ['Chief']], [{ unique: 'more' }, ['Guard', 'Droid', 'Barrier']],
    [{ text: 'EPEE' }, ['Guard']], [{ text: 'destiny' }, ['Chief']],
    [figures({ power: [6] }), ['Chief']], [figures({ power: [5] }), []], [figures({ power: [0, 1] }), ['Guard', 'Droid']],
    [figures({ destiny: [5] }), ['Droid']], [figures({ destiny: [2], ability: [1] }), ['Guard']], [figures({ deploy: [0] }), []],
  ])('%j leave %j', (more, titles) => {
    expect(left(more)).toEqual(titles);
  });
  it('sort by cost from below, by other numbers from above, and what has none last', () => {
    const titles = (order: Filters['order']): string[] => ordered(CARDS, order).map((card) => card.title);
    expect(titles('match')).toEqual(['Chief', 'Guard', 'Droid', 'Barrier']);
    expect(titles('title')).toEqual(['Barrier', 'Chief', 'Droid', 'Guard']);
    expect(titles('deploy')).toEqual(['Guard', 'Droid', 'Chief', 'Barrier']);
    expect(titles('power')).toEqual(['Chief', 'Guard', 'Droid', 'Barrier']);
    expect(titles('destiny')).toEqual(['Barrier', 'Droid', 'Guard', 'Chief']);
  });
});
