/** How far the learner has come in each lesson; remembered, so that a lesson is resumed where it was left. */

import type { LessonStep, SeatLink } from '../api/http';

const KEY = 'cantina.academy';

export interface Progress {
  id: string;
  game: string;
  token: string;
  /** How many steps were read to their end. */
  read: number;
  done: boolean;
}

export function allProgress(): Progress[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Progress[]) : [];
  } catch {
    return [];
  }
}

export const progressOf = (id: string): Progress | undefined => allProgress().find((each) => each.id === id);

function keep(progress: Progress): Progress {
  localStorage.setItem(KEY, JSON.stringify([...allProgress().filter((each) => each.id !== progress.id), progress]));
  return progress;
}

/** A lesson begins, or begins anew; what was learned once stays learned. */
export const begin = (id: string, { game, token }: SeatLink): Progress => keep({ id, game, token, read: 0, done: progressOf(id)?.done ?? false });

export const noteRead = (progress: Progress, read: number): Progress => keep({ ...progress, read });

export const noteDone = (progress: Progress): Progress => keep({ ...progress, done: true });

/** The step that comes next: the first that is neither read to its end nor done. The last one stays. */
export function currentStep(steps: LessonStep[], reached: number, read: number): number {
  const open = steps.findIndex((step, n) => (step.act ? step.at >= reached : n >= read));
  return open < 0 ? steps.length - 1 : open;
}
