/** What a profile carries from one device to another, and how two devices' changes come together. Pure. */

/** The page is told by this event that something came from another device. */
export const CARRIED = 'cantina-carried';

/** What the browser remembers, by key; lists of records have ids of their own. */
export type Carried = Record<string, string>;

/** Lists that are joined record by record; everything else is one thing. */
const LISTS: Record<string, (record: Record<string, unknown>) => string> = {
  'cantina.academy': (lesson) => String(lesson.id),
  'cantina.decks': (deck) => String(deck.id),
  'cantina.seats': (seat) => `${String(seat.game)} ${String(seat.token)}`,
};
export const KEYS = ['cantina.name', 'cantina.language', 'cantina.pace', 'cantina.mute', 'cantina.asks', 'cantina.advice', ...Object.keys(LISTS)];

/** What both have after each was changed since `base`: whoever changed something is heard; if both did, this one. */
export function joined(base: Carried, mine: Carried, theirs: Carried): Carried {
  const found: Carried = {};
  for (const key of KEYS) {
    const idOf = LISTS[key];
    const value = idOf ? joinedList(idOf, base[key], mine[key], theirs[key]) : pick(base[key], mine[key], theirs[key]);
    if (value !== undefined) found[key] = value;
  }
  return found;
}

function pick<T>(base: T | undefined, mine: T | undefined, theirs: T | undefined): T | undefined {
  return mine === base ? theirs : mine;
}

function joinedList(idOf: (record: Record<string, unknown>) => string, ...lists: (string | undefined)[]): string {
  const [base, mine, theirs] = lists.map((list) => records(idOf, list)) as [Map<string, string>, Map<string, string>, Map<string, string>];
  const ids = [...new Set([...mine.keys(), ...theirs.keys()])];
  const kept = ids.map((id) => pick(base.get(id), mine.get(id), theirs.get(id))).filter((each) => each !== undefined);
  return `[${kept.join(',')}]`;
}

function records(idOf: (record: Record<string, unknown>) => string, list: string | undefined): Map<string, string> {
  try {
    const found: unknown = JSON.parse(list ?? '[]');
    return new Map(Array.isArray(found) ? (found as Record<string, unknown>[]).map((each) => [idOf(each), JSON.stringify(each)]) : []);
  } catch {
    return new Map();
  }
}
