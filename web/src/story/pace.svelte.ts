/** How fast the story of the game is told; remembered for the next visit. */

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'cantina.pace';
/** What a beat's length is multiplied by. */
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
const chosen = $state<{ pace: Pace }>({ pace: remembered() });

function remembered(): Pace {
  const kept = globalThis.localStorage?.getItem(KEY);
  return PACES.find((each) => each === kept) ?? 'normal';
}

/** What came from another device counts at once. */
export function recallPace(): void {
  chosen.pace = remembered();
}

export function pace(): Pace {
  return chosen.pace;
}

export function factor(): number {
  return FACTORS[chosen.pace];
}

export function setPace(pace: Pace): void {
  chosen.pace = pace;
  globalThis.localStorage?.setItem(KEY, pace);
}
