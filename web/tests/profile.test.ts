import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../src/api/retry';

/** The server's profiles by address, and what is answered only when a test says so. */
const profiles = new Map<string, { revision: number; data: string }>();
let held: Promise<void> | null = null;
let gone: () => ApiError;

vi.mock('../src/api/http', () => ({
  fetchProfile: async (address: string) => {
    await held;
    const found = profiles.get(address);
    if (!found) throw gone();
    return found;
  },
  keepProfile: async (address: string, revision: number, data: string) => {
    await held;
    if (revision > 0 && !profiles.has(address)) throw gone();
    profiles.set(address, { revision: revision + 1, data });
    return { revision: revision + 1 };
  },
  deleteProfile: (address: string) => Promise.resolve(void profiles.delete(address)),
}));

type Tab = typeof import('../src/session/profile.svelte');
let look: () => void;

/** A page of its own in the same browser. */
async function tab(): Promise<Tab> {
  vi.resetModules();
  const { ApiError } = await import('../src/api/retry');
  gone = () => new ApiError('no-profile', { en: 'gone', fr: 'disparu' }, []);
  const page = await import('../src/session/profile.svelte');
  page.startProfile();
  return page;
}

function hold(): () => void {
  let release = (): void => undefined;
  held = new Promise((resolve) => (release = resolve));
  return release;
}

beforeEach(() => {
  profiles.clear();
  held = null;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { dispatchEvent: () => true });
  vi.stubGlobal('setInterval', (work: () => void) => (look = work));
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
});

describe('a profile', () => {
  it('has a new link though it is just talking', async () => {
    const page = await tab();
    await page.makeProfile();
    const old = page.profileSecret();
    const release = hold();
    localStorage.setItem('cantina.name', 'Somebody');
    look();
    const renewed = page.renewProfile();
    release();
    await renewed;
    expect(page.profileSecret()).not.toBe(old);
    expect(profiles.size).toBe(1);
  });

  it('keeps the link that another tab has renewed', async () => {
    const first = await tab();
    await first.makeProfile();
    const second = await tab();
    const lookAgain = look;
    const release = hold();
    localStorage.setItem('cantina.name', 'Somebody');
    lookAgain();
    const renewed = first.renewProfile();
    release();
    await renewed;
    await vi.waitFor(() => expect(second.profileSecret()).toBe(first.profileSecret()));
    expect((JSON.parse(localStorage.getItem('cantina.profile') ?? 'null') as { secret: string }).secret).toBe(first.profileSecret());
    expect(profiles.size).toBe(1);
    await second.dropProfile();
    expect([second.profileSecret(), localStorage.getItem('cantina.profile'), profiles.size]).toEqual(['', null, 0]);
  });

  it('is forgotten if it was deleted elsewhere, and a link that opens nothing takes none away', async () => {
    const page = await tab();
    await page.makeProfile();
    const secret = page.profileSecret();
    await page.takeProfile('another');
    expect([page.profileSecret(), page.profileProblem()?.en]).toEqual([secret, 'gone']);
    profiles.clear();
    localStorage.setItem('cantina.name', 'Somebody');
    look();
    await vi.waitFor(() => expect(page.profileSecret()).toBe(''));
    expect(page.profileProblem()?.en).toBe('gone');
  });
});
