/** What most players want next: the gold option, which Space takes. Pure. */

import type { Decision, Standing } from '../../api/types';
import { lay, type Choice } from './options';

/** What hardly anybody passes by, in this order. */
const SURE = ['draw-destiny', 'drain'];

/** The option that most players take here; passing, where nothing else stands out, or where a lesson wants something else. */
export function wanted(decision: Decision, lesson?: Standing): Choice | null {
  const { amounts, choices, decline } = lay(decision);
  const force = amounts.findLast(({ option }) => option.verb === 'activate');
  const sure = SURE.flatMap((verb) => choices.find(({ option }) => option.verb === verb) ?? []);
  const next = force ?? sure[0] ?? decline;
  return lesson && next?.index !== lesson.wanted ? decline : next;
}
