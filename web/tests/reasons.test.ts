import { describe, expect, it } from 'vitest';
import { alike, reasonFor } from '../src/table/decision/reasons';
import type { LocationView, View } from '../src/api/types';
import { decision, option, tableCard, view } from './samples';

const place = (more: Partial<LocationView>): LocationView => ({ ...({} as LocationView), id: 5, title: 'Cantina', icons: { light: 2, dark: 1 }, occupied: [], controlled: [], total_power: { light: 3, dark: 4 }, cards: [], ...more });
const at = (more: Partial<LocationView>): View => ({ ...view(), table: { rows: [{ planet: 'Tatooine', locations: [place(more)] }], beside: [] } });
const there = { id: 5, title: 'Cantina' };
const reason = (verb: string, more: Partial<LocationView> = {}) => reasonFor(at(more), decision(option(verb)), option(verb, { card: there }));

describe('why an option may be good', () => {
  it('is what a drain costs the other side', () => expect(reason('drain')).toEqual({ key: 'because-drain', args: { count: 1 } }));
  it('is the power of both in a battle', () => expect(reason('battle')).toEqual({ key: 'because-battle', args: { have: '3', need: '4' } }));
  it('is what it stops, whom it meets or what it opens', () => {
    expect(reason('choose', { controlled: ['dark'], occupied: ['dark'] })?.key).toBe('because-stops');
    expect(reason('choose', { occupied: ['dark', 'light'] })?.key).toBe('because-against');
    expect(reason('choose')?.key).toBe('because-opens');
    expect(reason('choose', { icons: { light: 2, dark: 0 } })).toBeNull();
  });
  it('is who could come from next door, if stronger than what stands there', () => {
    const beside = (power: number, far = false): View => {
      const home = place({ id: 6, title: 'Jawa Camp', cards: [tableCard({ title: 'Darth Vader', side: 'dark', values: { power } })] });
      const gap = far ? [place({ id: 7, title: 'Desert' })] : [];
      return { ...view(), table: { rows: [{ planet: 'Tatooine', locations: [place({}), ...gap, home] }], beside: [] } };
    };
    const choose = option('choose', { card: there });
    const found = (of: View) => reasonFor(of, decision(choose), choose);
    expect(found(beside(6))).toEqual({ key: 'because-threat', args: { title: 'Darth Vader', need: '6' } });
    expect(found(beside(3))?.key).toBe('because-opens');
    expect(found(beside(6, true))?.key).toBe('because-opens');
  });
  it('is not made up', () => expect(reason('use')).toBeNull());
});

describe('chances', () => {
  it('are alike below two in a hundred', () => {
    expect([alike([0.42, 0.42, 0.42]), alike([0.42, 0.405]), alike([0.42, 0.395]), alike([0.42])]).toEqual([true, true, false, false]);
  });
});
