/** A picture as markup: whatever shows a card puts this into its frame. */

import type { Layer, Picture, Stance } from './picture';

const WIDTH = 200;
export const WHOLE = '0 0 200 140';
/** A composed figure's head. */
export const HEAD = '42 0 116 116';

function moved({ x, y, scale, turned }: Stance): string {
  const sized = x === 0 && y === 0 && scale === 1 ? '' : `translate(${x} ${y}) scale(${scale})`;
  const seen = turned ? `translate(${WIDTH} 0) scale(-1 1)` : '';
  const both = [sized, seen].filter(Boolean).join(' ');
  return both && ` transform="${both}"`;
}

/** Parts are named within the page, where they stand once. */
export function markup(picture: Picture): string {
  return picture.layers.map(({ part, stance }) => `<use href="#part-${part}"${moved(stance)}/>`).join('');
}

export function style(picture: Picture): string {
  return Object.entries(picture.tints).map(([name, value]) => `${name}:${value}`).join(';');
}

/** Where in the picture the box of a drawing lies that says what matters in it. */
export function lying(box: string, { stance }: Layer): string {
  const [x = 0, y = 0, width = WIDTH, height = 140] = box.split(' ').map(Number);
  const { x: right, y: down, scale, turned } = stance;
  const left = turned ? WIDTH - x - width : x;
  return [left * scale + right, y * scale + down, width * scale, height * scale].map((value) => Math.round(value)).join(' ');
}
