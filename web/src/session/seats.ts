/** The seats this browser holds, so that a game is found again. */

import type { SeatLink } from '../api/http';
import type { Result } from '../api/messages';

const KEY = 'cantina.seats';
const KEPT = 100;

export interface HeldSeat extends SeatLink {
  since: number;
  /** What the player has seen of it: who played against them, and how it ended. */
  against?: string;
  result?: Result;
  /** With which decks: the name of a bundled one, or what a player calls his own. */
  decks?: { mine: string; theirs?: string };
  /** Which deck is the player's: the name of a bundled one, or the id of his own. */
  deck?: string;
  /** The first game after the academy: with hints. */
  first?: boolean;
}

export function heldSeats(): HeldSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as HeldSeat[]) : [];
  } catch {
    return [];
  }
}

export function holdSeat(seat: SeatLink & Partial<HeldSeat>): void {
  const known = heldSeats().find((each) => each.game === seat.game && each.token === seat.token);
  const others = heldSeats().filter((each) => each !== known && (each.game !== seat.game || each.token !== seat.token));
  const held: HeldSeat = { since: Date.now(), ...known, ...seat };
  localStorage.setItem(KEY, JSON.stringify([held, ...others].slice(0, KEPT)));
}

export function heldSeat(game: string, token: string): HeldSeat | undefined {
  return heldSeats().find((each) => each.game === game && (each.token === token || !token));
}

export function dropSeat(game: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldSeats().filter((each) => each.game !== game)));
}

export function tablePath(seat: { game: string; token: string }): string {
  return `/game/${seat.game}#${seat.token}`;
}
