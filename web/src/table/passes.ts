/** What a pass would give up, so that it is said before. Pure. */

import type { Decision, View } from '../api/types';

export interface Warning {
  key: string;
  args: Record<string, number>;
}

/** The whole activation of a turn: nothing has been activated yet. */
export function givesUp(view: View, { player, options }: Decision): Warning | null {
  const most = Math.max(0, ...options.flatMap((option) => (option.verb === 'activate' ? [option.amount ?? 0] : [])));
  const all = Math.min(view.generation[player], view.piles[player].reserve ?? Infinity);
  return most > 0 && most >= all ? { key: 'gives-up-force', args: { count: most } } : null;
}

/** What one could still do in the rest of one's own turn. */
export function leavesUndone(view: View, decision: Decision | null): boolean {
  return decision !== null && decision.player === view.player && decision.options.some((option) => !['pass', 'cancel'].includes(option.verb));
}
