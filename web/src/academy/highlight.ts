/** Points at parts of the table: whatever fits is marked, also if it comes later (a card that is opened, a new question). */

import type { View } from '../api/types';
import type { TableModel } from '../table/model.svelte';
import { held } from '../table/model.svelte';

export interface Pointing {
  how: 'look' | 'act';
  at: string[];
}

const MARK = 'data-beckon';

/** Where on the page a lesson points: a card by its title, or a place of the table. */
export function placeOf(point: string, table: TableModel): string[] {
  if (point === 'phases' || point === 'hand') return [`.${point}`];
  if (point === 'battle') return ['section.battle'];
  const [what, side] = point.split(' ');
  if (side === 'light' || side === 'dark') return [what === 'life' ? `.player.${side} .life` : what === 'generation' ? `.piles.${side} .generation` : `[data-pile="${side}/${what}"]`];
  return [...table.index.values(), ...held(table.view)].filter((card) => card.title === point).map((card) => `[data-card="${card.id}"]`);
}

/** Where an option can be chosen: in the panel, on its card, on its pile. */
export function optionPlaces(view: View, index: number): string[] {
  const option = view.decision?.options[index];
  if (!option) return [];
  const card = option.card ? [`[data-card="${option.card.id}"]`] : [];
  const pile = option.pile && !option.card ? [`[data-pile="${option.owner ?? view.decision?.player}/${option.pile}"]`] : [];
  return [`[data-option="${index}"]`, ...card, ...pile];
}

/** Marks until it is told to stop; the first of them comes into sight. */
export function beckon({ how, at }: Pointing): () => void {
  const mark = (): void => {
    for (const element of at.length > 0 ? document.querySelectorAll(at.join(', ')) : []) if (element.getAttribute(MARK) !== how) element.setAttribute(MARK, how);
  };
  mark();
  document.querySelector(`[${MARK}]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const watcher = new MutationObserver(mark);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    document.querySelectorAll(`[${MARK}]`).forEach((element) => element.removeAttribute(MARK));
  };
}
