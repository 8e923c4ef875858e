/** Small records for the tests. */

import type { Delta, Now, Players, Snapshot } from '../src/api/messages';
import type { CardFacts, Decision, GameEvent, Option, Row, TableCard, View, Words } from '../src/api/types';

export const words = (text: string): Words => ({ en: text, fr: text });

export const event = (text: string): GameEvent => ({ kind: 'told', text: words(text), cards: [], step: 0 });

export const option = (verb: string, more: Partial<Option> = {}): Option => ({ verb, text: words(verb), ...more });

export const decision = (...options: Option[]): Decision => ({ player: 'light', prompt: words('?'), options });

const piles = () => ({ reserve: 40, force: 5, used: 2, hand: 8, lost: 3, 'out-of-play': 0 });

export function view(more: Partial<View> = {}): View {
  return {
    seat: 'light', turn: 1, phase: 'deploy', player: 'light', winner: null, decision: null, waiting: null, hand: [],
    table: { rows: [], beside: [] }, piles: { light: piles(), dark: piles() },
    lost: { light: { count: 3, top: null }, dark: { count: 3, top: null } },
    face_up: { light: null, dark: null },
    generation: { light: 3, dark: 3 }, battle: null, attack: null, face_down: [], shown: [], ...more,
  };
}

const players: Players = {
  light: { kind: 'human', name: '', here: true, deck: null }, dark: { kind: 'bot', name: 'random', here: true, deck: null },
  kind: 'bot', status: 'playing', rematch: null, watchers: 0, result: null, undo: null, parted: null, ending: null,
};

const standing = { seq: 0, asked: false, passing: false, players, clocks: null, undo: null, wishes: null };

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return { type: 'snapshot', step: 0, seat: 'light', view: view(), events: [], chat: [], ...standing, ...more };
}

export const now = (more: Partial<Now> = {}): Now => ({ type: 'now', ...standing, ...more });

export const delta = (seq: number, more: Partial<Delta> = {}): Delta => ({ type: 'delta', seq, step: seq, patch: {}, from: 1, events: [], mine: false, undone: null, ...more });

export function facts(more: Partial<CardFacts> = {}): CardFacts {
  return {
    id: '1_1', title: 'Somebody', french: 'Quelqu’un né', side: 'light', category: 'character', types: ['rebel'], unique: 1,
    numbers: { destiny: [3], power: 2, ability: 1, deploy: 2, forfeit: 3 }, icons: ['warrior'], traits: [words('scout')],
    force: { light: 0, dark: 0 }, text: { en: 'Adds one.', fr: 'Ajoute un. Épée.' }, rules: [],
    verbs: { hand: ['deploy', 'replace'], table: ['walk', 'use'] }, other: '', back: false, model: '', planet: '', ...more,
  };
}

let id = 0;
export const tableCard = (more: Partial<TableCard> = {}): TableCard => ({ id: ++id, title: 'Somebody', card: '1_1', side: 'light', owner: 'light', status: [], values: { power: 2 }, ...more });

/** A planet with one location where that many cards of each side stand. */
export function crowd(planet: string, each: number): Row {
  const cards = (['light', 'dark'] as const).flatMap((side) => Array.from({ length: each }, () => tableCard({ side, owner: side })));
  const none = { light: 0, dark: 0 };
  return { planet, locations: [{ ...tableCard({ title: planet }), icons: none, cards, occupied: [], controlled: [], total_power: none }] };
}
