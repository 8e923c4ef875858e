/** The drawings come beside the page's own code: a card is there at once, its picture a moment later. */

import { fetchModule } from '../api/modules';
import { HEAD, lying, WHOLE } from './paint';
import type { Picture } from './picture';

let focus = $state.raw<Record<string, string> | null>(null);

void fetchModule(() => import('./sprite')).then((sprite) => {
  sprite.place();
  focus = sprite.FOCUS;
});

export const hung = (): boolean => focus !== null;

/** Which part of a picture is shown in a small frame; of a place, the whole. */
export function focusOf({ main }: Picture): string {
  const name = main.part.replace(/-ground$/, '');
  const box = focus?.[name] ?? (name.startsWith('head-') ? HEAD : WHOLE);
  return lying(box, main);
}
