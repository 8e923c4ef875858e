/** Clocks between two messages of the server. Pure. */

import type { Clocks } from '../../api/messages';
import type { Side } from '../../api/types';

/** The seconds a side has left, `at` being when the server told them. */
export function remaining(clocks: Clocks, side: Side, at: number, now: number): number {
  const passed = clocks.running === side ? Math.max(0, now - at) / 1000 : 0;
  return Math.max(0, clocks[side] - passed);
}

/** “4:05”, “1:02:03”. */
export function spell(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${String(m).padStart(h > 0 ? 2 : 1, '0')}:${String(s).padStart(2, '0')}`;
  return h > 0 ? `${h}:${tail}` : tail;
}
