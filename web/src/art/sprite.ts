/** All drawings in one hidden picture, put into the page once: whatever shows a card names its parts. */

import parts from './parts.svg?raw';
import { groundOf } from './picture';

const PICTURES = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });
/** In a drawing's file, what stands before the ground begins here. */
const SUBJECT = '<!--subject-->';

const inside = (svg: string): string => svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/<view[^>]*>/, '');
const nameOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');
const group = (name: string, drawn: string): string => `<g id="part-${name}">${drawn}</g>`;

/** The box of each picture that is shown where there is little room. */
export const FOCUS: Record<string, string> = Object.fromEntries(
  Object.entries(PICTURES).map(([path, svg]) => [nameOf(path), /<view id="focus" viewBox="([^"]+)"/.exec(svg)?.[1] ?? '30 0 140 140']),
);

function groups(path: string, svg: string): string {
  const [ground = '', subject] = inside(svg).split(SUBJECT);
  const name = nameOf(path);
  return group(groundOf(name), ground) + (subject === undefined ? '' : group(name, subject));
}

/** Every part, to be named from anywhere in a document. */
export const definitions = (): string => `<defs>${inside(parts)}${Object.entries(PICTURES).map(([path, svg]) => groups(path, svg)).join('')}</defs>`;

export function place(): void {
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = `<svg width="0" height="0">${definitions()}</svg>`;
  document.body.prepend(holder);
}
