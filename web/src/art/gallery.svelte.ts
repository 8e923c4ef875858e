/** The drawings come beside the page's own code: a card is there at once, its picture a moment later. */

import { fetchModule } from '../api/modules';
import { HEAD, lying, markup, WHOLE } from './paint';
import type { Picture } from './picture';

let sprite = $state.raw<typeof import('./sprite') | null>(null);

void fetchModule(() => import('./sprite')).then((loaded) => {
  sprite = loaded;
});

/** A picture's markup, whose shapes are put into the page; nothing as long as they are not here. */
export function hung(picture: Picture): string {
  if (!sprite) return '';
  for (const { part } of picture.layers) sprite.place(part);
  return markup(picture);
}

/** Which part of a picture is shown in a small frame; of a place, the whole. */
export function focusOf({ main }: Picture): string {
  const name = main.part.replace(/-ground$/, '');
  const box = sprite?.FOCUS[name] ?? (name.startsWith('head-') ? HEAD : WHOLE);
  return lying(box, main);
}
