/** Modules of the page that are fetched when they are first needed. */

import { unanswered } from './http';
import { patiently } from './retry';

/** With the waits between them, about a minute. */
const TRIES = 90;
/** What browsers say of a module that they cannot fetch; some name its address. */
const UNFETCHED = /\bimport/i;
const ADDRESS = /https?:\S+/;

/** Fetches a module, again while the server is away. Browsers may remember that there was none at an address: where
 * they name it, it is varied. */
export function fetchModule<T>(load: () => Promise<T>, loadFrom = importFrom<T>): Promise<T> {
  let again = load;
  let failures = 0;
  return patiently(async () => {
    try {
      return await again();
    } catch (error) {
      if (!(error instanceof TypeError && UNFETCHED.test(error.message))) throw error;
      const address = ADDRESS.exec(error.message)?.[0].replace(/\?.*/, '');
      failures += 1;
      if (address) again = () => loadFrom(`${address}?again=${failures}`);
      throw unanswered();
    }
  }, TRIES);
}

const importFrom = <T>(address: string): Promise<T> => import(/* @vite-ignore */ address) as Promise<T>;
