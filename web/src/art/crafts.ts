/** Which drawing shows a starship, a vehicle, a beast: by its model, or by what its title says. */

import type { CardFacts } from '../api/types';
import { Dice, first, groundOf, type Rules } from './picture';

export const MODELS: Rules = [
  [/y-wing/i, 'fork-fighter'],
  [/a-wing/i, 'arrow-fighter'],
  [/n-1/i, 'dart-fighter'],
  [/tie advanced|tie\/ad|custom tie|avenger$/i, 'bent-wing'],
  [/tie\/sa|bomber/i, 'twin-bomber'],
  [/\btie\b/i, 'ball-fighter'],
  [/x-wing|z-95|t-16/i, 'x-fighter'],
  [/corvette/i, 'hammer-corvette'],
  [/mon calamari/i, 'pearl-cruiser'],
  [/nebulon|dreadnaught/i, 'frigate'],
  [/battleship/i, 'ring-battleship'],
  [/firespray|jm 5000|aggressor/i, 'tail-hunter'],
  [/landing craft|shuttle/i, 'wing-shuttle'],
  [/star destroyer/i, 'wedge-destroyer'],
  [/freighter|yacht/i, 'saucer-freighter'],
  [/at-at/i, 'war-walker'],
  [/at-st/i, 'scout-walker'],
  [/t-47|snowspeeder/i, 'snow-skimmer'],
  [/crawler/i, 'great-crawler'],
  [/podracer/i, 'speeder-pod'],
  [/tauntaun|eopie/i, 'riding-beast'],
  [/bog-wing|mynock/i, 'winged-beast'],
  [/sarlacc|slug|snake/i, 'maw-worm'],
];
const USUAL: Record<string, string> = { starship: 'x-fighter', vehicle: 'landspeeder', podracer: 'speeder-pod', creature: 'beast-jaws' };

/** Cards that say who is aboard. */
const ABOARD: [RegExp, string[]][] = [
  [/artoo-detoo in/i, ['astromech']],
  [/chewie, and/i, ['scoundrel']],
  [/ig-88 in/i, ['assassin-droid']],
  [/gold leader in/i, ['torso-flight', 'head-broad', 'moustache', 'gear-flight']],
  [/leader in/i, ['torso-flight', 'head-gaunt', 'gear-flight']],
];

const SPACE = ['dogfight', 'asteroid-field', 'pearl-cruiser', 'fork-fighter', 'arrow-fighter', 'frigate', 'twin-bomber', 'battle-moon', 'trench', 'tail-hunter'];
const LANDS = ['desert', 'canyon', 'moisture-farm', 'ice-plain', 'forest', 'swamp', 'grand-arena'];

/** Ways to show a craft that several cards tell of: alone, in pairs, near, far. */
const SHOTS: ((name: string) => string[])[] = [
  (name) => [name], (name) => [`${name}@turned`], (name) => [`${name}@near`], (name) => [`${name}@far-left`, `${name}@high`],
  (name) => [`${name}@high-left`, `${name}@far-right`], (name) => [`${name}@right`], (name) => [`${name}@left-turned`], (name) => [`${name}@near-turned`],
];

export function craftOf(facts: CardFacts): string[] {
  const dice = new Dice(facts.title);
  const named = `${facts.title} ${facts.model} ${facts.traits.map((trait) => trait.en).join(' ')}`;
  const name = first(MODELS, named) ?? USUAL[facts.category] ?? 'x-fighter';
  const crew = ABOARD.find(([pattern]) => pattern.test(facts.title))?.[1];
  if (crew) return [groundOf(name), `${name}@high`, ...crew.map((part) => `${part}@far-left`)];
  const elsewhere = facts.category === 'starship' ? SPACE : LANDS;
  const lone = facts.unique !== 1;
  return lone ? [groundOf(name), name] : [groundOf(dice.pick('ground', elsewhere)), ...dice.pick('shot', SHOTS)(name)];
}
