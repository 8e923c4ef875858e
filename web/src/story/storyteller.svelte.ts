/** Tells what happens, one thing after the other. It only shows: the game itself never waits for it. */

import type { GameEvent, Side } from '../api/types';
import type { Present } from '../session/gameState';
import { beats, type Beat } from './beats';
import { who } from './facts';
import { factor } from './pace.svelte';

/** Whoever is further behind is shown the rest only, and not one by one: each time the whole table is drawn anew. */
const LONGEST = 40;
const REST = 20;

export class Storyteller {
  /** The state that has been told so far. */
  shown = $state.raw<Present | null>(null);
  /** The line that is being told. */
  line = $state.raw<GameEvent | null>(null);
  /** The Force that each side was seen to lose. */
  lost = $state.raw<Record<Side, number>>({ light: 0, dark: 0 });
  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly hidden: () => boolean = () => document.hidden,
    /** Is told each line as well, unless it is skipped. */
    private readonly listener: (event: GameEvent) => void = () => undefined,
  ) {}

  /** Whether something is yet to be told. */
  get telling(): boolean {
    return this.line !== null;
  }

  /** Show a state without a word: a newcomer joins, or something was taken back. */
  jump(present: Present): void {
    this.stop();
    this.waiting = [];
    this.line = null;
    this.shown = present;
  }

  /** Something has happened, perhaps by one's own choice. */
  tell(before: Present, after: Present, mine: boolean): void {
    this.waiting.push(...beats(before, after, mine));
    if (this.waiting.length > LONGEST) this.waiting.splice(0, this.waiting.length - REST).forEach((beat) => this.show(beat));
    if (this.hidden()) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Come to the present at once. */
  skip(): void {
    this.stop();
    for (const beat of this.waiting.splice(0)) this.show(beat);
    this.line = null;
  }

  /** Tell nothing more by itself. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    while (this.waiting.length > 0) {
      const beat = this.waiting.shift() as Beat;
      this.show(beat);
      if (beat.event) this.listener(beat.event);
      const wait = beat.hold * factor();
      if (wait > 0) {
        this.line = beat.event;
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
    }
    this.line = null;
  }

  private show(beat: Beat): void {
    this.shown = beat.present;
    const loser = beat.event?.kind === 'lost-force' ? who(beat.event) : null;
    if (loser) this.lost = { ...this.lost, [loser]: this.lost[loser] + 1 };
  }
}
