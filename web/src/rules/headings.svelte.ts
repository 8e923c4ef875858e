/** The titles of the rulebook's entries, fetched once. */

import { fetchRules, type RuleLine } from '../api/http';
import { say } from '../i18n/i18n.svelte';

let headings = $state.raw<RuleLine[]>([]);
let asked: Promise<void> | null = null;

export function loadRules(): Promise<void> {
  asked ??= fetchRules().then((found) => {
    headings = found;
  });
  return asked;
}

export function allRules(): RuleLine[] {
  return headings;
}

/** An entry's title; its id until the titles are there. */
export function ruleTitle(id: string): string {
  const found = headings.find((each) => each.id === id);
  return found ? say(found) : id;
}
