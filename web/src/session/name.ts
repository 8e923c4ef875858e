/** What the player wants to be called; remembered for the next visit. */

const KEY = 'cantina.name';
/** The server takes no longer ones. */
export const LONGEST = 40;

export function rememberedName(): string {
  return (localStorage.getItem(KEY) ?? '').slice(0, LONGEST);
}

export function rememberName(name: string): void {
  localStorage.setItem(KEY, name.trim());
}
