import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fact, GameEvent } from '../src/api/types';
import type { Present } from '../src/session/gameState';
import { beats, hold } from '../src/story/beats';
import { after } from '../src/story/intermediateView';
import { setPace } from '../src/story/pace.svelte';
import { featured } from '../src/story/showing';
import { Storyteller } from '../src/story/storyteller.svelte';
import { crowd, decision, option, view, words } from './samples';

const line = (kind: string, facts: Record<string, Fact> = {}): GameEvent => ({ kind, text: words(kind), cards: [], facts, step: 0 });
const present = (more: Partial<Present> = {}): Present => ({ seq: 1, step: 1, seat: 'light', view: view(), events: [line('turn')], ...more });
const then = (before: Present, ...news: GameEvent[]): Present => ({ ...before, seq: before.seq + 1, step: before.step + 1, events: [...before.events, ...news] });
const played = line('played', { player: 'dark', card: { id: 7, title: 'Sense' } });
const lost = line('lost-force', { player: 'light', card: { id: 8, title: 'Luke' }, pile: 'reserve' });

describe('beats', () => {
  it('tell every line in its order, and end with the whole state', () => {
    const before = present();
    const after = then(before, line('drain'), played, lost);
    const told = beats(before, after, false);
    expect(told.map((beat) => beat.event?.kind)).toEqual(['drain', 'played', 'lost-force', undefined]);
    expect(told.map((beat) => beat.present.events.length)).toEqual([2, 3, 4, 4]);
    expect(told.at(-1)?.present).toBe(after);
  });

  it('leave a played card longest, every other line between a third and two thirds of a second', () => {
    expect(hold(played, undefined, false)).toBe(1200);
    for (const kind of ['drain', 'drain-cancelled', 'moved', 'lost-force', 'hit', 'missed', 'turn', 'never-heard-of']) {
      expect(hold(line(kind), undefined, false), kind).toBeGreaterThanOrEqual(350);
      expect(hold(line(kind), undefined, false), kind).toBeLessThanOrEqual(600);
    }
  });

  it('do not tell players what they have just done themselves, but what came of it', () => {
    const before = present();
    const told = beats(before, then(before, played, line('destiny', { player: 'light', value: 3 })), true);
    expect(told.map((beat) => beat.hold > 0)).toEqual([false, true, false]);
  });

  it('ask nothing while something is told', () => {
    const before = present();
    const after = { ...then(before, played), view: view({ decision: decision(option('pass')) }) };
    expect(beats(before, after, false).map((beat) => beat.present.view?.decision?.options.length ?? 0)).toEqual([0, 1]);
  });

  it('have a card on the table before the next turn is announced', () => {
    const before = present();
    const table = { rows: [crowd('Tatooine', 1)], beside: [] };
    const after = { ...then(before, line('used-force'), line('deployed'), line('phase'), line('turn')), view: view({ table }) };
    expect(beats(before, after, false).map((beat) => beat.present.view?.table === table)).toEqual([false, false, true, true, true]);
  });

  it('show what was taken back without telling it', () => {
    const before = then(present(), played);
    expect(beats(before, present(), false)).toMatchObject([{ event: null, hold: 0 }]);
  });
});

describe('the table while a story is told', () => {
  it('moves Force between piles as the lines say', () => {
    const used = after(view(), line('used-force', { player: 'dark', amount: 2 }));
    expect(used.piles.dark).toMatchObject({ force: 3, used: 4 });
    expect(used.piles.light).toEqual(view().piles.light);
    expect(after(view(), lost).piles.light).toMatchObject({ reserve: 39, lost: 4 });
    expect(after(view(), lost).lost.light).toEqual({ count: 4, top: { id: 8, title: 'Luke' } });
  });

  it('knows whose turn has begun', () => {
    expect(after(view(), line('turn', { player: 'dark', turn: 2 }))).toMatchObject({ turn: 2, player: 'dark' });
    expect(after(view(), line('phase', { player: 'dark', phase: 'move' })).phase).toBe('move');
  });

  it('sees a battle through that no view has shown', () => {
    const row = crowd('Tatooine', 1);
    const place = row.locations[0];
    if (!place) throw new Error('no place');
    const site = { id: place.id, title: place.title };
    place.total_power = { light: 4, dark: 2 };
    const fallen = place.cards.find((each) => each.side === 'dark');
    if (!fallen) throw new Error('nobody');
    fallen.values = { forfeit: 2 };
    let now = view({ table: { rows: [row], beside: [] } });
    const tell = (kind: string, facts: Record<string, Fact>): void => void (now = after(now, line(kind, facts)));
    tell('battle', { player: 'light', place: site });
    expect(now.battle).toMatchObject({ location: site, initiator: 'light', sides: { light: { power: 4 }, dark: { power: 2 } } });
    tell('destiny', { player: 'light', of: 'battle', value: 3, card: site });
    expect(now.battle?.sides.light).toMatchObject({ power: 7, destinies: [3] });
    tell('destiny', { player: 'light', of: 'weapon', value: 3, card: site });
    expect(now.battle?.sides.light.power).toBe(7);
    tell('battle-power', { light: 7, dark: 2, winner: 'light' });
    tell('battle-damage', { attrition_light: 0, attrition_dark: 3, damage_light: 0, damage_dark: 5 });
    expect(now.battle).toMatchObject({ winner: 'light', sides: { dark: { attrition: 3, damage: 5 } } });
    tell('forfeited', { cards: [{ id: fallen.id, title: fallen.title }] });
    expect(now.table.rows[0]?.locations[0]?.cards.map((each) => each.side)).toEqual(['light']);
    tell('lost-force', { player: 'dark', card: { id: 9, title: 'Vader' }, pile: 'reserve' });
    expect(now.battle?.sides.dark).toMatchObject({ covered: 2, paid: 3 });
    tell('battle-over', { place: site });
    expect(now.battle).toBeNull();
  });

  it('shows cards large that were played or turned over', () => {
    expect(featured(played)?.title).toBe('Sense');
    expect(featured(lost)).toBeNull();
    expect(featured({ ...played, facts: undefined })).toBeNull();
  });
});

describe('the storyteller', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setPace('normal');
  });
  afterEach(() => vi.useRealTimers());

  const begin = (hidden = false): { story: Storyteller; before: Present } => {
    const story = new Storyteller(() => hidden);
    const before = present();
    story.jump(before);
    return { story, before };
  };

  it('takes its time and then is through', () => {
    const { story, before } = begin();
    story.tell(before, then(before, played, lost), false);
    expect([story.line, story.shown?.events.length]).toEqual([played, 2]);
    vi.advanceTimersByTime(1199);
    expect(story.line).toBe(played);
    vi.advanceTimersByTime(1);
    expect([story.line, story.lost.light]).toEqual([lost, 1]);
    vi.advanceTimersByTime(350);
    expect([story.telling, story.shown?.step]).toEqual([false, 2]);
  });

  it('goes on with what happens meanwhile', () => {
    const { story, before } = begin();
    const second = then(before, played);
    const third = then(second, lost);
    story.tell(before, second, false);
    story.tell(second, third, false);
    expect(story.line).toBe(played);
    vi.advanceTimersByTime(1200);
    expect(story.line).toBe(lost);
    vi.advanceTimersByTime(350);
    expect(story.shown).toBe(third);
  });

  it('can be skipped, and is heard at the speed that one likes', () => {
    const { story, before } = begin();
    const second = then(before, played, lost);
    story.tell(before, second, false);
    story.skip();
    expect([story.telling, story.shown]).toEqual([false, second]);
    setPace('off');
    story.tell(second, then(second, played), false);
    expect(story.telling).toBe(false);
    setPace('slow');
    story.tell(second, then(second, played), false);
    vi.advanceTimersByTime(1300);
    expect(story.telling).toBe(true);
  });

  it('has nothing to tell in a hidden tab', () => {
    const { story, before } = begin(true);
    const second = then(before, played, lost);
    story.tell(before, second, false);
    expect([story.telling, story.shown]).toEqual([false, second]);
  });

  it('never falls far behind', () => {
    const { story, before } = begin();
    let last = before;
    for (let n = 0; n < 600; n++) {
      const next = then(last, line('moved'));
      story.tell(last, next, false);
      last = next;
    }
    vi.advanceTimersByTime(20_000);
    expect(story.shown).toBe(last);
  });
});
