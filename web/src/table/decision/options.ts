/** How a decision's options are laid out for hand and eye. Pure. */

import type { Decision, Option } from '../../api/types';

export interface Choice {
  index: number;
  option: Option;
  /** The digit that picks it from the keyboard, if there is one. */
  key: string;
}

export interface Laid {
  /** Amounts of one thing: shown as a row of numbers. */
  amounts: Choice[];
  /** Everything else, in the game's order, small change last. */
  choices: Choice[];
  /** Pass, done or no. */
  decline: Choice | null;
  cancel: Choice | null;
}

const DECLINES = new Set(['pass', 'done', 'no']);
/** Small change, which would otherwise stand before what one came to do. */
const MINOR = new Set(['seat', 'transfer']);
/** Picking one of several, or deploying it: a click on the card is the answer. Anything else shows what the card can do first. */
const PICKS = new Set(['choose', 'start', 'lose', 'forfeit', 'deploy']);

/** The options in the order of the panel, with their keys: 1 to 9, Escape to cancel. Declining has a button of its own. */
export function lay(decision: Decision): Laid {
  const laid: Laid = { amounts: [], choices: [], decline: null, cancel: null };
  decision.options.forEach((option, index) => {
    const choice = { index, option, key: '' };
    if (option.verb === 'cancel') laid.cancel = { ...choice, key: 'Escape' };
    else if (DECLINES.has(option.verb)) laid.decline = choice;
    else if (option.amount !== undefined && !option.card && !option.pile) laid.amounts.push(choice);
    else laid.choices.push(choice);
  });
  laid.choices.sort((a, b) => Number(MINOR.has(a.option.verb)) - Number(MINOR.has(b.option.verb)));
  [...laid.choices, ...laid.amounts].slice(0, 9).forEach((choice, n) => (choice.key = String(n + 1)));
  return laid;
}

export function byKey(laid: Laid, key: string): Choice | null {
  const all = [...laid.choices, ...laid.amounts, ...(laid.cancel ? [laid.cancel] : [])];
  return all.find((choice) => choice.key === key) ?? null;
}

/** What can be done with each card now, by card id. */
export function byCard(decision: Decision | null): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  decision?.options.forEach((option, index) => {
    if (!option.card) return;
    const choices = found.get(option.card.id) ?? [];
    choices.push({ index, option, key: '' });
    found.set(option.card.id, choices);
  });
  return found;
}

/** What can be done with each pile now, by "side/pile". */
export function byPile(decision: Decision | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  decision?.options.forEach((option, index) => {
    if (option.pile && !option.card) found.set(`${option.owner ?? decision.player}/${option.pile}`, { index, option, key: '' });
  });
  return found;
}

const MANY = 4;
const FEW = [2, 3, MANY];

/** How often an option may be wanted at once: so often, or all the Force there is; as often as it is asked for, where a loss of more than one Force has to be paid. */
export function repeats(option: Option, piles: Record<string, number>, owed = Infinity): number[] {
  if (option.verb === 'lose' && option.pile && !option.card) return owed > 1 ? [...FEW.filter((count) => count < owed), Infinity] : [];
  if (option.verb !== 'draw') return [];
  const force = piles.force ?? 0;
  return [...FEW.filter((count) => count <= force), ...(force > MANY ? [force] : [])];
}

/** The name of a site without that of its planet. */
export const siteOf = (title: string): string => title.slice(title.indexOf(':') + 1).trim();

/** Whether a click on the card is already the whole answer. */
export function answersAtOnce(choices: Choice[]): boolean {
  return choices.length === 1 && PICKS.has(choices[0]?.option.verb ?? '');
}
