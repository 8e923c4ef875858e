/** The drawings come beside the page's own code: a card is there at once, its picture a moment later. */

let focus = $state.raw<Record<string, string> | null>(null);

void import('./sprite').then((sprite) => {
  sprite.place();
  focus = sprite.FOCUS;
});

export const hung = (): boolean => focus !== null;

/** Which part of a picture is shown in a small frame; a composed figure's head. */
export const focusOf = (name: string): string => focus?.[name] ?? '42 0 116 116';
