import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fact, GameEvent } from '../src/api/types';
import { score } from '../src/sound/scores';
import { hear, setMuted } from '../src/sound/sound.svelte';
import * as synth from '../src/sound/synth';
import { setPace } from '../src/story/pace.svelte';
import { words } from './samples';

const line = (kind: string, facts: Record<string, Fact> = {}): GameEvent => ({ kind, text: words(kind), cards: [], facts, step: 0 });

describe('scores', () => {
  it('are short and quiet', () => {
    for (const kind of ['turn', 'deployed', 'played', 'battle', 'fired', 'hit', 'missed', 'drain', 'lost-force', 'destiny', 'game-over']) {
      const tones = score(line(kind));
      expect(tones.length, kind).toBeGreaterThan(0);
      expect(Math.max(...tones.map(({ at = 0, lasts }) => at + lasts)), kind).toBeLessThanOrEqual(1.2);
      expect(Math.max(...tones.map(({ loud }) => loud)), kind).toBeLessThanOrEqual(1);
    }
    expect(score(line('phase'))).toEqual([]);
  });

  it('let a better destiny sound higher', () => {
    const pitch = (value: number): number => score(line('destiny', { value }))[1]?.from ?? 0;
    expect(pitch(6)).toBeGreaterThan(pitch(1));
  });
});

describe('what is heard', () => {
  const play = vi.spyOn(synth, 'play').mockImplementation(() => undefined);
  let now = 0;

  beforeEach(() => {
    play.mockClear();
    vi.stubGlobal('document', { hidden: false });
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    setPace('normal');
    setMuted(false);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is each line, once', () => {
    hear(line('drain'));
    expect(play).toHaveBeenCalledTimes(1);
    vi.spyOn(performance, 'now').mockReturnValue(now + 10);
    hear(line('drain'));
    hear(line('hit'));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('is nothing for those who mute it, want everything at once, or look elsewhere', () => {
    setMuted(true);
    hear(line('drain'));
    setMuted(false);
    setPace('off');
    hear(line('drain'));
    setPace('normal');
    vi.stubGlobal('document', { hidden: true });
    hear(line('drain'));
    expect(play).not.toHaveBeenCalled();
  });
});
