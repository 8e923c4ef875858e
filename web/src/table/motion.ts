/** Cards glide to where they went. Elements are told apart by data-flip; piles and hands by data-pile="side/pile". */

import type { Side, View } from '../api/types';
import { destination, flights } from './flights';

const GLIDE = 420;
const STAGGER = 60;
const EASE = 'cubic-bezier(.22,.8,.3,1)';

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  owner: Side;
}

export type Places = Map<string, Seen>;

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function capture(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    places.set(element.dataset.flip ?? '', { box: element.getBoundingClientRect(), element, owner: ownerOf(element) });
  }
  return places;
}

function ownerOf(element: HTMLElement): Side {
  return element.dataset.owner === 'dark' ? 'dark' : 'light';
}

/** Show how the table came from one view to the next. */
export function play(root: HTMLElement, places: Places, before: View, after: View): void {
  const now = capture(root);
  for (const [key, seen] of now) {
    const old = places.get(key);
    const start = old?.box ?? pileBox(root, seen.owner, 'hand');
    if (start) glide(seen.element, start, seen.box, old !== undefined);
  }
  for (const [key, seen] of places) {
    if (now.has(key)) continue;
    const goal = pileBox(root, seen.owner, destination(seen.owner, before, after));
    if (goal) ghost(root, seen.element.cloneNode(true) as HTMLElement, seen.box, goal, 0);
  }
  for (const flight of flights(before, after)) {
    const [from, to] = [pileBox(root, flight.side, flight.from), pileBox(root, flight.side, flight.to)];
    if (!from || !to) continue;
    for (let n = 0; n < flight.count; n++) ghost(root, back(flight.side), from, to, n * STAGGER);
  }
}

function pileBox(root: HTMLElement, side: Side, pile: string): DOMRect | null {
  return root.querySelector(`[data-pile="${side}/${pile}"]`)?.getBoundingClientRect() ?? null;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, known: boolean): void {
  const zoom = element.currentCSSZoom || 1;
  const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  element.animate(
    [{ transform: `translate(${x}px, ${y}px)`, opacity: known ? 1 : 0.2, zIndex: 5 }, { transform: 'none', opacity: 1, zIndex: 5 }],
    { duration: GLIDE, easing: EASE },
  );
}

function back(side: Side): HTMLElement {
  const card = document.createElement('div');
  card.className = `ghost-back ${side}`;
  return card;
}

function ghost(root: HTMLElement, card: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  for (const marked of [card, ...card.querySelectorAll<HTMLElement>('[data-flip], [id]')]) {
    marked.removeAttribute('data-flip');
    marked.removeAttribute('id');
  }
  card.classList.add('ghost');
  card.setAttribute('aria-hidden', 'true');
  card.inert = true;
  const plain = card.classList.contains('ghost-back');
  const [width, height] = plain ? [34, 48] : [from.width, from.height];
  Object.assign(card.style, { left: `${from.left + (from.width - width) / 2}px`, top: `${from.top + (from.height - height) / 2}px`, width: `${width}px`, height: `${height}px` });
  root.append(card);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const glideAway = card.animate(
    [{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(${plain ? 1 : 0.5})`, opacity: 0.35 }],
    { duration: GLIDE, delay, easing: EASE, fill: 'backwards' },
  );
  const leave = (): void => card.remove();
  glideAway.finished.then(leave, leave);
}
