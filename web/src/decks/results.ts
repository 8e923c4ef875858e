/** How the games with a deck ended, as far as this browser knows. Pure. */

import type { HeldSeat } from '../session/seats';

export interface Results {
  won: number;
  lost: number;
}

export function resultsOf(deck: string, seats: HeldSeat[]): Results {
  const over = seats.filter((each) => each.result && each.result.winner !== null && (each.deck ?? each.decks?.mine) === deck);
  const won = over.filter((each) => each.result?.winner === each.seat).length;
  return { won, lost: over.length - won };
}
