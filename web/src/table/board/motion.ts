/** Cards glide to where they went. Elements are told apart by data-flip; piles and hands by data-pile="side/pile". */

import type { Side, View } from '../../api/types';
import { destination, flights, origin } from './flights';

const GLIDE = 420;
const STAGGER = 60;
const EASE = 'cubic-bezier(.22,.8,.3,1)';
const BACK = { width: 34, height: 48 };
/** Within one of these a card glides itself; between them a copy of it flies, which no edge cuts off. */
const AREAS = '.board, .scene, .hand, .shown';

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  owner: Side;
  area: Element | null;
}

export type Places = Map<string, Seen>;

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function capture(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const owner = element.dataset.owner === 'dark' ? 'dark' : 'light';
    places.set(element.dataset.flip ?? '', { box: element.getBoundingClientRect(), element, owner, area: element.closest(AREAS) });
  }
  return places;
}

/** Show how the table came from one view to the next. */
export function play(root: HTMLElement, places: Places, before: View, after: View): void {
  const now = capture(root);
  for (const [key, seen] of now) {
    const old = places.get(key);
    const start = old?.box ?? pileBox(root, seen.owner, origin(seen.owner, before, after));
    if (!start) continue;
    if (old?.area === seen.area) glide(seen.element, start, seen.box);
    else arrive(root, seen, start);
  }
  for (const [key, seen] of places) {
    const goal = now.has(key) ? null : pileBox(root, seen.owner, destination(seen.owner, before, after));
    if (goal) fly(copy(seen, seen.area ?? root), seen.box, goal, { fade: true });
  }
  for (const flight of flights(before, after)) {
    const [from, to] = [pileBox(root, flight.side, flight.from), pileBox(root, flight.side, flight.to)];
    if (!from || !to) continue;
    for (let n = 0; n < flight.count; n++) fly(back(root, flight.side), centred(from), centred(to), { delay: n * STAGGER, fade: true });
  }
}

function pileBox(root: HTMLElement, side: Side, pile: string): DOMRect | null {
  return root.querySelector(`[data-pile="${side}/${pile}"]`)?.getBoundingClientRect() ?? null;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const zoom = element.currentCSSZoom || 1;
  const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], { duration: GLIDE, easing: EASE });
}

/** A card comes from elsewhere: its copy flies there, and gives way to it. */
function arrive(root: HTMLElement, seen: Seen, from: DOMRect): void {
  seen.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE });
  fly(copy(seen, seen.area ?? root), from, seen.box, {});
}

/** A copy of a card in the area that gives it its size and its colours. */
function copy(seen: Seen, area: Element): HTMLElement {
  const card = seen.element.cloneNode(true) as HTMLElement;
  for (const marked of [card, ...card.querySelectorAll<HTMLElement>('[data-flip], [data-card], [id]')]) {
    for (const name of ['data-flip', 'data-card', 'id']) marked.removeAttribute(name);
  }
  return aloft(card, area);
}

function back(root: HTMLElement, side: Side): HTMLElement {
  const card = document.createElement('div');
  card.className = `ghost-back ${side}`;
  return aloft(card, root);
}

function aloft(card: HTMLElement, area: Element): HTMLElement {
  card.classList.add('ghost');
  card.setAttribute('aria-hidden', 'true');
  card.inert = true;
  area.append(card);
  return card;
}

function centred(box: DOMRect): DOMRect {
  return new DOMRect(box.left + (box.width - BACK.width) / 2, box.top + (box.height - BACK.height) / 2, BACK.width, BACK.height);
}

function fly(card: HTMLElement, from: DOMRect, to: DOMRect, { delay = 0, fade = false }: { delay?: number; fade?: boolean }): void {
  const zoom = card.currentCSSZoom || 1;
  const px = (length: number): string => `${length / zoom}px`;
  Object.assign(card.style, { left: px(from.left), top: px(from.top), width: px(fade ? from.width : to.width), height: px(fade ? from.height : to.height) });
  const scale = fade ? Math.min(1, to.width / from.width) : 1;
  const landing = `translate(${px(to.left - from.left)}, ${px(to.top - from.top)}) scale(${scale})`;
  const flight = card.animate(
    [{ transform: 'none', opacity: 1 }, { transform: landing, opacity: fade ? 0.35 : 1 }],
    { duration: GLIDE, delay, easing: EASE, fill: 'both' },
  );
  const leave = (): void => card.remove();
  flight.finished.then(leave, leave);
}
