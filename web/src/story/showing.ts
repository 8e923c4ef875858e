/** Which card a line of the log shows large. Pure. */

import type { CardRef, GameEvent } from '../api/types';
import { card } from './facts';

const LARGE = new Set(['played', 'used-text', 'deployed', 'replaced', 'react', 'destiny', 'destiny-substituted', 'opened', 'revived', 'fired', 'stolen', 'converted', 'crossed-over', 'duel']);

export function featured(event: GameEvent): CardRef | null {
  return LARGE.has(event.kind) ? card(event) : null;
}
