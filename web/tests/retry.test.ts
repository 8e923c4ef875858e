import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, patiently } from '../src/api/retry';

const away = (): ApiError => new ApiError('network', { en: 'away', fr: 'absent' }, []);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('asking while the server is away', () => {
  it('asks again until there is an answer', async () => {
    const ask = vi.fn().mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockResolvedValue('here');
    const answer = patiently(ask);
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toBe('here');
    expect(ask).toHaveBeenCalledTimes(3);
  });
  it('takes no for an answer at once', async () => {
    const ask = vi.fn().mockRejectedValue(new ApiError('full', { en: 'taken', fr: 'pris' }, []));
    await expect(patiently(ask)).rejects.toThrow('taken');
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('gives up after as many tries as it was given', async () => {
    const ask = vi.fn().mockImplementation(() => Promise.reject(away()));
    const answer = patiently(ask, 2);
    const refused = expect(answer).rejects.toThrow('away');
    await vi.runAllTimersAsync();
    await refused;
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
