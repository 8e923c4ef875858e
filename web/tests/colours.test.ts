import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where something is yours to do: cards and piles that can act, options, what a lesson or a hint asks for. */
const YOURS = /^(ui\/theme\.css|academy\/|pages\/Academy|table\/(board\/CardToken|board\/Destinations|board\/Galaxy|board\/LocationTile|decision\/ContinueButton|decision\/DecisionPanel|decision\/HiddenZoneChoices|decision\/Hints|decision\/Repeats|decision\/UndoAsk|hand\/Hand|hand\/Piles|inspect\/Inspector|shell\/PhaseBar)\.svelte)/;
const PAGES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|css)$/.test(path));

it('gold is only what is yours to do', () => {
  const golden = PAGES.filter((path) => readFileSync(join('src', path), 'utf8').includes('var(--gold'));
  expect(golden.length).toBeGreaterThan(5);
  expect(golden.filter((path) => !YOURS.test(path))).toEqual([]);
});
