import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetJoining, joiningKey } from '../src/session/joinKey';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

describe('the key of a join', () => {
  it('stays the same until the seat is held', () => {
    const key = joiningKey('one');
    expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(joiningKey('one')).toBe(key);
    expect(joiningKey('two')).not.toBe(key);
    forgetJoining('one');
    expect(joiningKey('one')).not.toBe(key);
  });
});
