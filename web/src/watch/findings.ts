/** What a proof asks of the table, in words. */

import type { Asked } from '../api/proofs';
import { figure } from '../card/numbers';
import { known, say, t, term } from '../i18n/i18n.svelte';

const DEEDS = new Set(['can', 'why_not']);
const SIDES = new Set(['light', 'dark']);

export interface Line {
  text: string;
  /** Whether something was found to be possible; of everything else null. */
  possible: boolean | null;
}

export function line(asked: Asked): Line {
  return DEEDS.has(asked.question) ? deed(asked) : { text: fact(asked), possible: null };
}

/** “Possible: Deploy Luke Skywalker”, in the words of the options if there are some. */
function deed(asked: Asked): Line {
  const possible = asked.answer === true;
  const what = asked.options.length > 0 ? asked.options.map(say).join(' → ') : named(asked);
  return { text: possible ? t('asked-possible', { what }) : t('asked-impossible', { what }), possible };
}

function named(asked: Asked): string {
  const [verb = ''] = asked.words;
  const more = Object.entries(asked.fields).map(([name, each]) => (name === 'seat' ? term('seat', String(each)) : word(String(each))));
  return [term('verb', verb), ...asked.cards.map((card) => card.title), ...more].join(' · ');
}

/** “Luke Skywalker · Power: 5”. */
function fact(asked: Asked): string {
  const sides = Object.values(asked.fields).filter((each) => SIDES.has(String(each)));
  const who = [...[...asked.words, ...sides].map((each) => word(String(each))), ...asked.cards.map((card) => card.title)].join(', ');
  return t('asked-fact', { who, what: label(asked.question), value: value(asked.answer) });
}

function label(question: string): string {
  const key = `asked-${question.replaceAll('_', '-')}`;
  return known(key) ? t(key) : term('stat', question);
}

function word(each: string): string {
  return SIDES.has(each) ? t('side-name', { side: each }) : term('zone', each);
}

function value(answer: Asked['answer']): string {
  if (answer === null) return '–';
  if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no');
  if (typeof answer === 'number') return figure(answer);
  return typeof answer === 'string' ? term('zone', answer) : answer.title;
}
