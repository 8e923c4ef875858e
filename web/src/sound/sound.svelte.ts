/** Whether the game is heard; remembered for the next visit. */

import type { GameEvent } from '../api/types';
import { factor } from '../story/pace.svelte';
import { score } from './scores';
import { play } from './synth';

const KEY = 'cantina.mute';
/** What happens again within so many milliseconds is heard once. */
const APART = 70;
const chosen = $state<{ mute: boolean }>({ mute: remembered() });
const heard = new Map<string, number>();

function remembered(): boolean {
  return globalThis.localStorage?.getItem(KEY) === 'yes';
}

/** What came from another device counts at once. */
export function recallMuted(): void {
  chosen.mute = remembered();
}

export function muted(): boolean {
  return chosen.mute;
}

export function setMuted(mute: boolean): void {
  chosen.mute = mute;
  globalThis.localStorage?.setItem(KEY, mute ? 'yes' : 'no');
}

/** A line of the log is told. Who wants everything at once, or does not look, hears nothing. */
export function hear(event: GameEvent): void {
  if (chosen.mute || factor() === 0 || document.hidden) return;
  const now = performance.now();
  if (now - (heard.get(event.kind) ?? -APART) < APART) return;
  heard.set(event.kind, now);
  play(score(event));
}
