/** The lessons: fetched once. */

import { fetchLessons, type Lesson } from '../api/http';

let known: Promise<Lesson[]> | null = null;

export function allLessons(): Promise<Lesson[]> {
  known ??= fetchLessons();
  return known;
}
