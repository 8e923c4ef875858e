/** The player's profile: kept in step with the server while the page is open, if the player has made one. */

import { deleteProfile, fetchProfile, keepProfile } from '../api/http';
import { ApiError } from '../api/retry';
import type { Words } from '../api/types';
import { CARRIED, joined, KEYS, type Carried } from './profileMerge';
import { addressOf, newSecret, seal, unseal } from './profileCrypto';

const KEY = 'cantina.profile';
const LOOK = 3000;

interface Bond {
  secret: string;
  revision: number;
  /** What both the server and this browser had when they last spoke. */
  base: Carried;
}

let bond = $state.raw<Bond | null>(remembered());
let problem = $state.raw<Words | null>(null);
let talks = 0;
let last: Promise<unknown> = Promise.resolve();

function remembered(): Bond | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Bond | null;
  } catch {
    return null;
  }
}

/** What another tab has stored meanwhile stays. */
function remember(next: Bond | null): void {
  const stored = remembered();
  if (stored?.secret !== bond?.secret) {
    bond = stored;
    return;
  }
  bond = next;
  if (next) localStorage.setItem(KEY, JSON.stringify(next));
  else localStorage.removeItem(KEY);
}

export const profileSecret = (): string => bond?.secret ?? '';
export const profileProblem = (): Words | null => problem;

function here(): Carried {
  return Object.fromEntries(KEYS.flatMap((key) => (localStorage.getItem(key) === null ? [] : [[key, localStorage.getItem(key) ?? '']])));
}

function settle(carried: Carried): void {
  for (const [key, value] of Object.entries(carried)) localStorage.setItem(key, value);
  window.dispatchEvent(new Event(CARRIED));
}

const same = (one: Carried, other: Carried): boolean => KEYS.every((key) => one[key] === other[key]);

/** Make a profile of what this browser remembers. */
export async function makeProfile(): Promise<void> {
  await speak(() => push({ secret: newSecret(), revision: 0, base: {} }, here()));
}

/** Take over the profile that a link opens; what this browser remembers comes along. */
export async function takeProfile(secret: string): Promise<void> {
  await speak(() => pull({ secret, revision: 0, base: {} }));
}

/** A new link; the old one opens nothing any more. */
export async function renewProfile(): Promise<void> {
  await speak(async () => {
    const old = bond;
    if (!old) return;
    const fresh = newSecret();
    await push({ secret: fresh, revision: 0, base: {} }, here());
    await deleteProfile(await addressOf(profileSecret() === fresh ? old.secret : fresh));
  });
}

export async function dropProfile(): Promise<void> {
  await speak(async () => {
    const old = bond;
    if (!old) return;
    await deleteProfile(await addressOf(old.secret));
    remember(null);
  });
}

/** Looks from time to time whether something was changed here, and once at the start whether it was elsewhere. */
export function startProfile(): void {
  if (bond) void keepInStep(true);
  setInterval(() => void keepInStep(false), LOOK);
  document.addEventListener('visibilitychange', () => void keepInStep(document.visibilityState === 'visible'));
}

async function keepInStep(ask: boolean): Promise<void> {
  if (!bond || talks > 0 || (!ask && same(bond.base, here()))) return;
  await speak(async () => {
    const mine = bond;
    if (!mine) return;
    try {
      await (ask ? pull(mine) : push(mine, here()));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'no-profile') throw error;
      remember(null);
      if (!bond) throw error;  // otherwise another tab has a new link
    }
  });
}

/** One thing after the other, and each begins with what other tabs have stored. */
function speak(work: () => Promise<void>): Promise<void> {
  talks += 1;
  const mine = last.then(() => attempt(work)).finally(() => (talks -= 1));
  last = mine.catch(() => undefined);
  return mine;
}

async function attempt(work: () => Promise<void>): Promise<void> {
  bond = remembered();
  try {
    await work();
    problem = null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problem = error.words;
  }
}

async function push(mine: Bond, carried: Carried): Promise<void> {
  try {
    const { revision } = await keepProfile(await addressOf(mine.secret), mine.revision, await seal(mine.secret, JSON.stringify(carried)));
    remember({ secret: mine.secret, revision, base: carried });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'profile-late') throw error;
    await pull(mine);
  }
}

async function pull(mine: Bond): Promise<void> {
  const { revision, data } = await fetchProfile(await addressOf(mine.secret));
  if (revision === mine.revision && same(mine.base, here())) return;
  const theirs = JSON.parse(await unseal(mine.secret, data)) as Carried;
  const both = joined(mine.base, here(), theirs);
  settle(both);
  remember({ secret: mine.secret, revision, base: theirs });
  if (!same(both, theirs)) await push({ secret: mine.secret, revision, base: theirs }, both);
}
