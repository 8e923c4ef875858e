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
}

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

/** Drawings that are dark as a whole: what is behind them must be bright. */
const DARK = new Set([
  'dark-lord', 'emperor', 'snout-spy', 'black-pilot', 'black-gunner', 'black-knight', 'tattooed-lord', 'needle-droid', 'hunter', 'scavenger', 'walrus-face', 'emperors-hand', 'copilot', 'baron',
  'barrier', 'runner', 'duel', 'choke', 'celebration', 'shadow-spy', 'sniper', 'captive', 'falling-rocks', 'beast-jaws', 'winged-beast', 'closing-door', 'stun-rings', 'radar-crew', 'cut-weapon', 'uprising', 'alarm-lamp',
  'heavy-pistol', 'blaster-rifle', 'bolt-bow', 'hunter-ball', 'charge-mine', 'tower-gun', 'field-glasses', 'tool-belt',
]);

/** Drawings before a place that is not their own: it steps back, and the first of them gets a halo, bright behind what is dark. */
export function before(place: string, ...rest: string[]): string[] {
  return standing(place, DARK.has(rest.at(-1)?.split('@')[0] ?? ''), rest);
}

export function standing(place: string, dark: boolean, rest: string[]): string[] {
  const [, at] = rest[0]?.split('@') ?? [];
  const [veil, halo] = dark ? ['dawn', 'glow'] : ['dusk', 'halo'];
  return [groundOf(place), veil, at ? `${halo}@${at}` : halo, ...rest];
}

export function picture(scene: string[], tints: Record<string, string>, main = scene.length - 1): Picture {
  const layers = scene.map(layer);
  return { layers, main: layers[main] ?? layer(''), tints };
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
