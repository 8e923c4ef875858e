/** What the table shows across a card: the conditions that it is in, what is stacked on it, what it targets. */

import type { CardRef, Objective, Side, TableCard, Training } from '../../api/types';
import { say, t } from '../../i18n/i18n.svelte';
import { nearest } from '../inspect/flips';
import { rolesOf } from './jediTraining';

export interface Mark {
  /** Its glyph, if there is one, is called by this name. */
  name: string;
  /** In full, and as far as the glyph does not say it. */
  text: string;
  short: string;
  bad: boolean;
  /** Whose it is, if it is somebody's, and how many there are. */
  side?: Side;
  count?: number;
}

const BAD = ['hit', 'crashed', 'collapsed', 'blown away', 'damaged'];

export function marks(card: TableCard, test?: Training): Mark[] {
  const conditions = (card.marks ?? []).map((words, n) => {
    const name = card.status[n] ?? '';
    return mark(name, say(words));
  });
  return [...conditions, ...backs(card), ...shields(card), ...stack(card), ...(test ? pupils(test) : aim(card))];
}

function mark(name: string, text: string, short = text): Mark {
  return { name, text, short, bad: BAD.includes(name) };
}

/** What lies there face down: as bluff cards, buried, as combat cards… */
function backs({ face_down: down }: TableCard): Mark[] {
  return (down ?? []).map(({ side, status, count }) => {
    const kind = status.find((each) => each !== 'face down') ?? 'face down';
    return { ...mark(kind, t('backs', { count, kind: kind.replace(' ', '-') })), side, count };
  });
}

function shields({ shields_left: left }: TableCard): Mark[] {
  return left === undefined ? [] : [mark('defensive shield', t('shields-left', { count: left }), t('shields-short', { count: left }))];
}

function stack({ stacked }: TableCard): Mark[] {
  return stacked ? [mark('stacked', t('stacked-count', { count: stacked.length }))] : [];
}

function aim({ targets }: TableCard): Mark[] {
  return targets ? [mark('target', t('targets-named', { titles: titled(targets) }), titled(targets))] : [];
}

/** What Jedi Tests make of their mentors and apprentices. */
export function trained(training: Training[], card: TableCard): Mark[] {
  return rolesOf(training, card.id).map(({ role, test: { number, completed } }) => {
    const words = t(role === 'mentor' ? 'test-mentor-of' : completed ? 'test-completed-by' : 'test-apprentice-of', { number });
    return mark(role, words, t('test-short', { role: completed ? 'done' : role, number }));
  });
}

/** How far a card with two faces is from being turned over. */
export function turning(objective: Objective | undefined): Mark[] {
  const way = objective && nearest(objective);
  return way ? [mark('flip', t('flip-progress', { ...way }), `${way.met} / ${way.all}`)] : [];
}

/** Of a Jedi Test: who teaches and who learns, in place of plain targets, and how often he has tried. */
function pupils({ mentor, apprentice, completed, attempts }: Training): Mark[] {
  const taught = mentor ? [mark('mentor', t('test-mentor', { title: mentor.title }), mentor.title)] : [];
  const learns = apprentice && !completed ? [mark('apprentice', t('test-apprentice', { title: apprentice.title }), apprentice.title)] : [];
  const tried = attempts > 0 && !completed ? [mark('searching', t('test-attempts', { count: attempts }))] : [];
  return [...taught, ...learns, ...tried];
}

export function titled(cards: CardRef[]): string {
  return cards.map((each) => each.title).join(', ');
}
