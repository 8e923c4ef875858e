/** What a picture is: drawings that lie over each other, and the colours that they inherit. Pure. */

/** How a drawing stands in the frame: moved, larger or smaller, seen from the other side. */
export interface Stance {
  x: number;
  y: number;
  scale: number;
  turned?: boolean;
}

export interface Layer {
  part: string;
  stance: Stance;
}

export interface Picture {
  /** The farthest first. */
  layers: Layer[];
  /** What matters in it: shown alone where there is little room. */
  main: Layer;
  tints: Record<string, string>;
  /** Which light falls on the whole; 0 is plain day. */
  light: number;
}

export const LIGHTS = 4;

const STANCES: Record<string, Stance> = {
  '': { x: 0, y: 0, scale: 1 },
  near: { x: -30, y: -10, scale: 1.3 },
  left: { x: -16, y: 20, scale: 0.86 },
  right: { x: 44, y: 20, scale: 0.86 },
  far: { x: 34, y: 48, scale: 0.66 },
  'far-left': { x: -8, y: 46, scale: 0.68 },
  'far-right': { x: 72, y: 46, scale: 0.68 },
  high: { x: 62, y: 4, scale: 0.6 },
  'high-left': { x: 14, y: 4, scale: 0.6 },
  turned: { x: 0, y: 0, scale: 1, turned: true },
  'near-turned': { x: -30, y: -10, scale: 1.3, turned: true },
  'left-turned': { x: -16, y: 20, scale: 0.86, turned: true },
  'right-turned': { x: 44, y: 20, scale: 0.86, turned: true },
  'far-turned': { x: 34, y: 48, scale: 0.66, turned: true },
};

/** `farm-boy@left`: a drawing, and how it stands. */
export function layer(text: string): Layer {
  const [part = '', name = ''] = text.split('@');
  const stance = STANCES[name];
  if (!stance) throw new Error(`no stance ${name}`);
  return { part, stance };
}

/** The plain part of what is seen behind a drawing. */
export const groundOf = (name: string): string => `${name}-ground`;

export function picture(scene: string[], tints: Record<string, string>, main = scene.length - 1, light = 0): Picture {
  const layers = scene.map(layer);
  return { layers, main: layers[main] ?? layer(''), tints, light };
}

/** A whole number from a text, evenly spread. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Picks for a card, each by a hash of its own, so that no two choices go together. */
export class Dice {
  constructor(private readonly seed: string) {}

  pick<T>(what: string, from: readonly T[]): T {
    return from[hash(`${this.seed}/${what}`) % from.length] as T;
  }
}

export type Rules = [RegExp, string][];

/** What the first rule that fits a text says. */
export function first(rules: Rules, text: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}
