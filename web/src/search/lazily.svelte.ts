/** A search that is fetched and made when somebody looks for something: the home page does without. */

import { fetchModule } from '../api/modules';
import type { Finder, Page } from './finder';

const NOTHING: ReadonlySet<string> = new Set();

export class Searching {
  #find = $state.raw<Finder | null>(null);
  #asked: Promise<void> | null = null;
  readonly #pages: () => Promise<{ pages: Page[]; small?: ReadonlySet<string> }>;

  constructor(pages: () => Promise<{ pages: Page[]; small?: ReadonlySet<string> }>) {
    this.#pages = pages;
  }

  load(): Promise<void> {
    this.#asked ??= this.#make();
    return this.#asked;
  }

  /** Best first; null if nothing is asked for. */
  found(query: string): string[] | null {
    return query.trim() ? (this.#find?.(query) ?? []) : null;
  }

  async #make(): Promise<void> {
    const [{ makeFinder }, { pages, small }] = await Promise.all([fetchModule(() => import('./lazy')), this.#pages()]);
    this.#find = await makeFinder(pages, small ?? NOTHING);
  }
}
