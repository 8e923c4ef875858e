import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchModule } from '../src/api/modules';

const ADDRESS = 'http://localhost/assets/finder-1.js';
const unfetched = (message: string): (() => Promise<string>) => () => Promise.reject(new TypeError(message));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fetching a module while the server is away', () => {
  it('asks for another address each time, where the browser names it', async () => {
    const named = `Failed to fetch dynamically imported module: ${ADDRESS}`;
    const loadFrom = vi.fn().mockImplementationOnce(unfetched(`${named}?again=1`)).mockResolvedValue('here');
    const module = fetchModule(unfetched(named), loadFrom);
    await vi.runAllTimersAsync();
    await expect(module).resolves.toBe('here');
    expect(loadFrom.mock.calls).toEqual([[`${ADDRESS}?again=1`], [`${ADDRESS}?again=2`]]);
  });
  it('asks for the same address where the browser does not name it', async () => {
    const load = vi.fn().mockImplementationOnce(unfetched('Importing a module script failed.')).mockResolvedValue('here');
    const module = fetchModule(load);
    await vi.runAllTimersAsync();
    await expect(module).resolves.toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });
  it('does not hide what a module itself does wrong', async () => {
    const load = vi.fn().mockImplementation(unfetched('undefined is not a function'));
    await expect(fetchModule(load)).rejects.toThrow('not a function');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
