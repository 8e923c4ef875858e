/** Asking again while the server is away, for what may be asked twice. */

import type { Words } from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly words: Words,
    /** What is wrong in detail, as with a deck. */
    readonly problems: Words[],
  ) {
    super(words.en);
  }
}

/** What is over as soon as the server is well again. */
const PASSING = new Set(['network', 'storage', 'unsure', 'unreadable', 'closing', 'internal']);
const WAIT = 700;

export async function patiently<T>(ask: () => Promise<T>, tries = Infinity): Promise<T> {
  for (let asked = 1; ; asked++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || !PASSING.has(error.code) || asked >= tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    }
  }
}
