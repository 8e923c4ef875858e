/** The player's profile: kept in step with the server while the page is open, if the player has made one. */

import { deleteProfile, fetchProfile, keepProfile } from '../api/http';
import { ApiError } from '../api/patience';
import type { Words } from '../api/types';
import { CARRIED, joined, KEYS, type Carried } from './carrying';
import { addressOf, newSecret, seal, unseal } from './sealing';

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
let talking = false;

function remembered(): Bond | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Bond | null;
  } catch {
    return null;
  }
}

function remember(next: Bond | null): void {
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
  const old = bond;
  if (!old) return;
  await speak(async () => {
    await push({ secret: newSecret(), revision: 0, base: {} }, here());
    await deleteProfile(await addressOf(old.secret));
  });
}

export async function dropProfile(): Promise<void> {
  const old = bond;
  if (!old) return;
  await speak(async () => {
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
  const mine = bond;
  if (!mine || (!ask && same(mine.base, here()))) return;
  await speak(() => (ask ? pull(mine) : push(mine, here())));
}

async function speak(work: () => Promise<void>): Promise<void> {
  if (talking) return;
  talking = true;
  try {
    await work();
    problem = null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problem = error.words;
    if (error.code === 'no-profile') remember(null);
  } finally {
    talking = false;
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
