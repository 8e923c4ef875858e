/** The secret with which a seat is taken, made up before joining: whoever did not hear the answer joins again with it. */

const KEY = 'cantina.joining';
const BYTES = 24;

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function secret(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_');
}

/** The same secret for a game until its seat is held, even after the page was loaded anew. */
export function joiningKey(game: string): string {
  const key = kept()[game] ?? secret();
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: key }));
  return key;
}

export function forgetJoining(game: string): void {
  const { [game]: _, ...others } = kept();
  localStorage.setItem(KEY, JSON.stringify(others));
}
