/** The large card shown while one is pointed at, focused from the keyboard, or pressed long. */

import type { Attachment } from 'svelte/attachments';
import type { CardFacts } from '../api/types';

export interface Zoomed {
  facts: CardFacts;
  live?: Record<string, number>;
  box: DOMRect;
  /** Opened by a long press: stays until the next tap. */
  held: boolean;
}

interface Target {
  facts: CardFacts | undefined;
  live?: Record<string, number>;
}

const HOVER = 280;
const PRESS = 450;
/** How far a pointer moves, in pixels, until it is meant to point at something again. */
const MEANT = 8;
let current = $state.raw<Zoomed | null>(null);

export function zoomed(): Zoomed | null {
  return current;
}

export function unzoom(): void {
  current = null;
}

/** Where the pointer was left: after a click, or when a card came under it. It points at nothing until it moves on. */
let left: { x: number; y: number } | null = null;
let last = { x: -1, y: -1 };

function leaveAt({ clientX, clientY }: PointerEvent): void {
  left = { x: clientX, y: clientY };
}

function isLeft({ clientX, clientY }: PointerEvent): boolean {
  if (left && Math.hypot(clientX - left.x, clientY - left.y) > MEANT) left = null;
  return left !== null;
}

window.addEventListener('pointerdown', leaveAt, { capture: true });
window.addEventListener('pointermove', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }), { capture: true });

/** Makes an element show its card large. */
export function zoomable(target: () => Target): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let suppress = false;

    const show = (held: boolean): void => {
      const { facts, live } = target();
      if (facts) current = { facts, live, box: element.getBoundingClientRect(), held };
    };
    // Deferred: an element that is taken away loses the focus while the page is being drawn, when nothing may change.
    const stop = (): void => {
      clearTimeout(timer);
      timer = undefined;
      queueMicrotask(() => {
        if (!current?.held) current = null;
      });
    };
    const later = (held: boolean, wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        suppress = held;
        show(held);
      }, wait);
    };
    /** A card that comes under a pointer that stands still is not pointed at. */
    const enter = (event: PointerEvent): void => {
      if (event.clientX === last.x && event.clientY === last.y) leaveAt(event);
      point(event);
    };
    const point = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || timer !== undefined || isLeft(event)) return;
      later(false, HOVER);
    };
    const press = (event: Event): void => {
      // Not every long press ends in a click: the next tap must not pay for it.
      suppress = false;
      if ((event as PointerEvent).pointerType === 'mouse') stop();
      else later(true, PRESS);
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => enter(event as PointerEvent)],
      ['pointermove', (event) => point(event as PointerEvent)],
      ['pointerleave', stop],
      ['pointerdown', press],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', () => clearTimeout(timer)],
      ['focus', () => element.matches(':focus-visible') && show(false)],
      ['blur', stop],
      ['contextmenu', (event) => suppress && event.preventDefault()],
    ];
    const click = (event: Event): void => {
      if (!suppress) return;
      suppress = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
