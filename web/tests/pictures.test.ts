import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { picture } from '../src/art/choose';
import { MODELS } from '../src/art/crafts';
import { MOTIFS } from '../src/art/motifs';
import { lying, markup } from '../src/art/paint';
import { PORTRAITS } from '../src/art/people';
import { layer } from '../src/art/picture';
import { SITES } from '../src/art/places';
import { definitions, lacking } from '../src/art/sprite';
import { THINGS } from '../src/art/things';
import { facts } from './samples';

const FOLDER = new URL('../src/art/', import.meta.url);
const DRAWINGS = readdirSync(new URL('pictures/', FOLDER)).map((file) => `pictures/${file}`);
const size = (file: string): number => statSync(new URL(file, FOLDER)).size;
const ids = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const CATEGORIES = ['character', 'starship', 'vehicle', 'podracer', 'creature', 'weapon', 'device', 'location', 'interrupt', 'effect', 'objective', 'something new'];

describe('the drawings', () => {
  it('are small, each and together', () => {
    expect(DRAWINGS.filter((file) => size(file) > 4096)).toEqual([]);
    expect([...DRAWINGS, 'parts.svg'].reduce((sum, file) => sum + size(file), 0)).toBeLessThan(400_000);
  });

  it('have ids of their own, and name none that is not there', () => {
    const all = ids(definitions());
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([]);
    const named = [...definitions().matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id ?? '');
    expect(named.filter((id) => !all.includes(id))).toEqual([]);
  });

  it('come into a page with all that they name, once', () => {
    for (const part of ids(definitions()).filter((id) => id.startsWith('part-')).map((id) => id.slice('part-'.length))) {
      const placed = new Set<string>();
      const shapes = lacking(part, placed);
      const named = [...shapes.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id ?? '');
      expect(ids(shapes)).toEqual(expect.arrayContaining([`part-${part}`, ...named]));
      expect(shapes.length).toBeLessThan(8192);
      expect(lacking(part, placed)).toBe('');
    }
    expect(lacking('nothing', new Set())).toBe('');
  });

  it('are many of each kind', () => {
    const drawn = (names: string[]): number => new Set(names).size;
    const named = [PORTRAITS, MODELS, THINGS, MOTIFS].map((rules) => drawn(rules.map(([, name]) => name)));
    const places = drawn(SITES.map(([, [ground = '']]) => ground.split('@')[0] ?? ''));
    [40, 14, 10, 14, 20].forEach((least, n) => expect([...named, places][n]).toBeGreaterThanOrEqual(least));
  });

  it('hold shapes alone: no text, no foreign image, no filter', () => {
    const odd = DRAWINGS.filter((file) => /<(text|image|filter|script|style)|https?:(?!\/\/www.w3.org\/2000\/svg)/.test(readFileSync(new URL(file, FOLDER), 'utf8')));
    expect(odd).toEqual([]);
  });
});

describe('a picture', () => {
  it('is there for every kind of card, the same each time, made of parts that exist', () => {
    const known = new Set(ids(definitions()));
    for (const category of CATEGORIES) {
      for (const title of ['Somebody', 'Luke', 'Blaster Rifle', 'A Walk In The Dark']) {
        const shown = markup(picture(facts({ category, title })));
        expect(shown).toBe(markup(picture(facts({ category, title }))));
        for (const [, id] of shown.matchAll(/href="#([^"]+)"/g)) expect(known).toContain(id);
      }
    }
  });

  it('knows where the box lies that matters, however a drawing stands', () => {
    expect(lying('42 0 116 116', layer('farm-boy'))).toBe('42 0 116 116');
    expect(lying('20 0 100 100', layer('farm-boy@turned'))).toBe('80 0 100 100');
    expect(lying('0 0 200 140', layer('farm-boy@near'))).toBe('-30 -10 260 182');
  });
});
