/** What a pass would give up, so that it is said before. Pure. */

import type { Decision, Option, View } from '../../api/types';
import { PHASES, type Phase } from '../../session/passSettings';

export interface Warning {
  key: string;
  args: Record<string, number>;
}

/** How much Force can be activated now. */
const activation = ({ options }: Decision): number => Math.max(0, ...options.flatMap((option) => (option.verb === 'activate' ? [option.amount ?? 0] : [])));

/** The whole activation of a turn: nothing has been activated yet. */
export function givesUp(view: View, decision: Decision): Warning | null {
  const { player } = decision;
  const most = activation(decision);
  const all = Math.min(view.generation[player], view.piles[player].reserve ?? Infinity);
  return most > 0 && most >= all ? { key: 'gives-up-force', args: { count: most } } : null;
}

/** What one could still do in the rest of one's own turn. */
export function leavesUndone(view: View, decision: Decision | null): boolean {
  return decision !== null && decision.player === view.player && decision.options.some((option) => !['pass', 'cancel'].includes(option.verb));
}

/** Whether an option leaves nothing to activate: what else could be done in that phase can be done in the next one, too. */
export function activatesAll(decision: Decision, option: Option): boolean {
  return option.verb === 'activate' && option.amount === activation(decision);
}

/** The phases of one's own turn that one may go to at once: those that follow, unless that would give up the activation. */
export function ahead(view: View, decision: Decision | null): Phase[] {
  const passes = decision?.player === view.player && decision.options.some((option) => option.verb === 'pass');
  return passes && !givesUp(view, decision) ? PHASES.filter((_, n) => n > PHASES.findIndex((phase) => phase === view.phase)) : [];
}
