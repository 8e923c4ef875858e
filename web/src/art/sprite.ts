/** All drawings in one hidden picture, put into the page once: whatever shows a card names its parts. */

import parts from './parts.svg?raw';

const PICTURES = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });

const inside = (svg: string): string => svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/<view[^>]*>/, '');
const nameOf = (path: string): string => path.replace(/^.*\/|\.svg$/g, '');

/** The box of each picture that is shown where there is little room. */
export const FOCUS: Record<string, string> = Object.fromEntries(
  Object.entries(PICTURES).map(([path, svg]) => [nameOf(path), /<view id="focus" viewBox="([^"]+)"/.exec(svg)?.[1] ?? '30 0 140 140']),
);

export function place(): void {
  const drawn = Object.entries(PICTURES).map(([path, svg]) => `<g id="part-${nameOf(path)}">${inside(svg)}</g>`);
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = `<svg width="0" height="0"><defs>${inside(parts)}${drawn.join('')}</defs></svg>`;
  document.body.prepend(holder);
}
