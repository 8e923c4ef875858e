/** Decks on trial: bots play them on the server while their player goes on, on whichever page, until this tab is closed. */

import { tryDeck, type Rate } from '../api/http';
import { ApiError } from '../api/retry';
import type { Words } from '../api/types';

export class Trial {
  done = $state(0);
  total = $state(0);
  rate = $state.raw<Rate | null>(null);
  pages = $state.raw<Words | null>(null);
  problem = $state.raw<Words | null>(null);
  running = $state(false);
  private stopped = new AbortController();

  async begin(text: string, name: string): Promise<void> {
    this.stopped = new AbortController();
    [this.done, this.total, this.rate, this.pages, this.problem, this.running] = [0, 0, null, null, null, true];
    try {
      for await (const line of tryDeck(text, name, this.stopped.signal)) {
        if ('pages' in line) [this.rate, this.pages] = [line.report.rate, line.pages];
        else [this.done, this.total] = [line.done, line.total];
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!this.stopped.signal.aborted) this.problem = error.words;
    } finally {
      this.running = false;
    }
  }

  stop(): void {
    this.stopped.abort();
  }
}

const trials = new Map<string, Trial>();

/** The trial of a deck: found again by whoever comes back to it. */
export function trialOf(deck: string): Trial {
  const trial = trials.get(deck) ?? new Trial();
  trials.set(deck, trial);
  return trial;
}
