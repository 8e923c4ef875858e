/** The shapes of all drawings. Each is put into one hidden picture of the page once, when something first shows it:
 * whatever shows a card names its parts. */

import parts from './parts.svg?raw';
import { groundOf } from './picture';

const PICTURES = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });
/** In a drawing's file, what stands before the ground begins here. */
const SUBJECT = '<!--subject-->';
/** In parts.svg each part has a line of its own. */
const PART = /^<\w+ id="part-([^"]+)".*$/gm;
const SVG = 'http://www.w3.org/2000/svg';

const inside = (svg: string): string => svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/<view[^>]*>/, '');
const nameOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');
const group = (name: string, drawn: string): string => `<g id="part-${name}">${drawn}</g>`;

/** The box of each picture that is shown where there is little room. */
export const FOCUS: Record<string, string> = Object.fromEntries(
  Object.entries(PICTURES).map(([path, svg]) => [nameOf(path), /<view id="focus" viewBox="([^"]+)"/.exec(svg)?.[1] ?? '30 0 140 140']),
);

/** What must stand in a document for a part to be seen. The subject of a drawing and its ground share shapes: they come together. */
const SHAPES = new Map<string, string>([...parts.matchAll(PART)].map(([line, name = '']) => [name, line]));
for (const [path, svg] of Object.entries(PICTURES)) {
  const [ground = '', subject] = inside(svg).split(SUBJECT);
  const name = nameOf(path);
  const shapes = group(groundOf(name), ground) + (subject === undefined ? '' : group(name, subject));
  SHAPES.set(groundOf(name), shapes).set(name, shapes);
}

/** Every part, to be named from anywhere in a document. */
export const definitions = (): string => `<defs>${[...new Set(SHAPES.values())].join('')}</defs>`;

/** The shapes that a document lacks for a part, with those that they name themselves. */
export function lacking(part: string, placed: Set<string>): string {
  const shapes = SHAPES.get(part);
  if (shapes === undefined || placed.has(shapes)) return '';
  placed.add(shapes);
  return [...shapes.matchAll(/href="#part-([^"]+)"/g)].map(([, named = '']) => lacking(named, placed)).join('') + shapes;
}

const placed = new Set<string>();
let holder: SVGDefsElement | null = null;

/** Put a part's shapes into the page, unless they are there. */
export function place(part: string): void {
  const shapes = lacking(part, placed);
  if (shapes) (holder ??= hidden()).insertAdjacentHTML('beforeend', shapes);
}

function hidden(): SVGDefsElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  document.body.prepend(svg);
  return svg.appendChild(document.createElementNS(SVG, 'defs'));
}
