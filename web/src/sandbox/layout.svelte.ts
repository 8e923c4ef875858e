/** A table that is being laid out: its cards can be dragged anywhere. */

import type { CardRef, View } from '../api/types';
import { TableModel } from '../table/model.svelte';

export class LayoutModel extends TableModel {
  override readonly movable = true;

  constructor(source: () => View, private readonly ondrop: (target: CardRef) => void) {
    super(source, null);
  }

  override drop(target: CardRef): void {
    this.ondrop(target);
  }
}

/** What somebody has laid out, and the way back. */
export class History<T> {
  now: T = $state.raw() as T;
  private past = $state.raw<T[]>([]);
  private future = $state.raw<T[]>([]);
  canUndo = $derived.by(() => this.past.length > 0);
  canRedo = $derived.by(() => this.future.length > 0);

  constructor(first: T) {
    this.now = first;
  }

  set(next: T): void {
    if (next === this.now) return;
    this.past = [...this.past, this.now];
    this.future = [];
    this.now = next;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.now, ...this.future];
    this.now = before;
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (after === undefined) return;
    this.future = rest;
    this.past = [...this.past, this.now];
    this.now = after;
  }
}
