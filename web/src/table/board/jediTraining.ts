/** Who learns what from whom, as marks on the cards. Pure. */

import type { Training } from '../../api/types';

/** Where a character stands in Jedi training. */
export interface Role {
  role: 'mentor' | 'apprentice';
  test: Training;
}

/** The roles of a card: it teaches or learns for a Test that is not completed, or has completed one. */
export function rolesOf(training: Training[], card: number): Role[] {
  const found = (role: Role['role']): Role[] => training.filter((test) => test[role]?.id === card).map((test) => ({ role, test }));
  const learning = found('apprentice');
  const [present] = learning.filter(({ test }) => !test.completed);
  const last = present ?? learning.at(-1);
  return [...found('mentor'), ...(last ? [last] : [])];
}
