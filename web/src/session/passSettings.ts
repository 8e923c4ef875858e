/** Where the player wants to be asked; remembered for the next game. */

export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;
export type Phase = (typeof PHASES)[number];
export const MOMENTS = ['battle', 'drain', 'played', 'destiny', 'moved', 'lost', 'turn'] as const;
const WINDOWS = new Set<unknown>([...PHASES.flatMap((phase) => [`own-${phase}`, `their-${phase}`]), ...MOMENTS]);
const KEY = 'cantina.asks';

/** Null if it was never said: what is usual. */
export function rememberedAsks(): string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter((each) => WINDOWS.has(each)) : null;
  } catch {
    return null;
  }
}

export function rememberAsks(ask: string[] | null): void {
  localStorage.setItem(KEY, JSON.stringify(ask));
}
