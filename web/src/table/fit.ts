/** How large the board is drawn, so that all of it is seen if that is possible. */

import type { Attachment } from 'svelte/attachments';

const LARGEST = 1.4;
const SMALLEST = 0.85;
const STEP = 0.05;
const NARROW = '(max-width: 1000px)';

/** How many cards stand side by side at a location. */
export function columnsFor(cards: number): number {
  if (cards <= 1) return 1;
  return Math.max(2, Math.ceil(cards / 4));
}

/** The largest of the sizes at which everything fits; the smallest, if nothing does. */
export function largestThat(fits: (size: number) => boolean): number {
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const round = Math.round(size * 100) / 100;
    if (fits(round)) return round;
  }
  return SMALLEST;
}

/** Draws an element as large as its parent can show without scrolling. On narrow screens the page scrolls instead. */
export function fitted(depends: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    depends();
    const frame = element.parentElement;
    if (!frame) return;
    const fit = (): void => {
      Object.assign(element.style, { zoom: '', width: '', minHeight: '' });
      if (matchMedia(NARROW).matches) return;
      const { clientWidth, clientHeight } = frame;
      element.style.minHeight = '0';
      const size = largestThat((each) => {
        element.style.width = `${clientWidth / each}px`;
        const rows = [...element.querySelectorAll('.places')];
        return element.offsetHeight * each <= clientHeight && rows.every((row) => row.scrollWidth <= row.clientWidth + 1);
      });
      Object.assign(element.style, { zoom: String(size), width: '', minHeight: '' });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    fit();
    return () => observer.disconnect();
  };
}
