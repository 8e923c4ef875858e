/** Advice for a first game: which one fits a question, and how often each kind was given. */

import type { Decision, LocationView, Option, View } from '../api/types';
import { figure } from '../card/numbers';

export interface Advice {
  key: string;
  args?: Record<string, string>;
}

const KEY = 'cantina.advice';
/** How often a kind of advice is given; by then one knows it. */
const MOST = 3;
const OFF = 'off';
const MOVES = new Set(['walk', 'hyperspeed', 'transit', 'land', 'take-off', 'shuttle', 'sector']);

/** What is good advice here; the first that fits. `isLocation` says whether a card of the hand is one. */
export function adviceFor(view: View, decision: Decision, isLocation: (option: Option) => boolean): Advice | null {
  const { options } = decision;
  const has = (verb: string): boolean => options.some((option) => option.verb === verb);
  if (has('start')) return { key: 'advice-start' };
  if (has('forfeit')) return { key: 'advice-damage' };
  if (has('lose')) return { key: 'advice-lose' };
  if (has('draw-destiny')) return { key: 'advice-destiny' };
  if (has('fire')) return { key: 'advice-fire' };
  if (view.player !== decision.player) return has('play') || has('react') ? { key: 'advice-answer' } : null;
  if (has('activate')) return { key: 'advice-activate' };
  if (has('drain')) return { key: 'advice-drain' };
  if (options.some((option) => option.verb === 'deploy' && isLocation(option))) return { key: 'advice-location' };
  if (has('deploy')) return { key: 'advice-deploy' };
  if (has('battle')) return weighed(view, decision);
  if (options.some((option) => MOVES.has(option.verb))) return { key: 'advice-move' };
  return has('draw') ? { key: 'advice-draw' } : null;
}

/** The battle that promises most. */
function weighed(view: View, { player, options }: Decision): Advice | null {
  const ahead = (place: LocationView): number => place.total_power[player] - place.total_power[player === 'light' ? 'dark' : 'light'];
  const places = view.table.rows.flatMap((row) => row.locations).filter((place) => options.some((option) => option.verb === 'battle' && option.card?.id === place.id));
  const [best] = places.sort((a, b) => ahead(b) - ahead(a));
  if (!best) return null;
  const need = ahead(best) > 0 ? 'advice-ahead' : 'advice-behind';
  return { key: need, args: { place: best.title, count: figure(best.total_power[player]), need: figure(best.total_power[player === 'light' ? 'dark' : 'light']) } };
}

function given(): Record<string, number> | typeof OFF {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number> | typeof OFF | null) ?? {};
  } catch {
    return {};
  }
}

/** Whether advice is given once more; it is counted. */
export function giveAdvice(key: string): boolean {
  const counts = given();
  if (counts === OFF || (counts[key] ?? 0) >= MOST) return false;
  localStorage.setItem(KEY, JSON.stringify({ ...counts, [key]: (counts[key] ?? 0) + 1 }));
  return true;
}

export function stopAdvice(): void {
  localStorage.setItem(KEY, JSON.stringify(OFF));
}
