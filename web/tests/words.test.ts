import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import en from '../src/i18n/en.ftl?raw';
import fr from '../src/i18n/fr.ftl?raw';
import { format } from '../src/i18n/i18n.svelte';

const ids = (source: string): string[] => new FluentResource(source).body.map((message) => message.id);
const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path));
const ARGS = { side: 'light', opponent: 'bot', count: 2, name: 'x', place: 'x', title: 'x', pile: 'x', stat: 'x', value: '1', paid: '1', owed: '2', step: 1, last: 2, number: 1, date: new Date(0), who: 'you', titles: 'x', kind: 'bluff', creature: 'x', target: 'x', attackers: 'x', what: 'x', size: 60, won: 1, lost: 2, mean: '1', met: 1, all: 2, have: 1, need: 3, drawn: 1, due: 2, role: 'mentor', light: 1, dark: 2, low: '1', high: '2', below: 'x', above: 'y', until: 'draw', phase: 'x' };

describe('the words of the table', () => {
  it('are the same messages in both languages, each once', () => {
    expect(new Set(ids(en)).size).toBe(ids(en).length);
    expect(ids(fr)).toEqual(ids(en));
  });

  it('can all be formatted', () => {
    for (const id of ids(en)) for (const lang of ['en', 'fr'] as const) expect(format(lang, id, ARGS)).not.toBe('');
  });

  it('are there for every key that the pages use', () => {
    const used = SOURCES.flatMap((path) => [...readFileSync(join('src', path), 'utf8').matchAll(/\bt\(\s*'([a-z-]+)'/g)].map((found) => found[1]));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => key && !ids(en).includes(key))).toEqual([]);
  });
});
