/** From a card's facts to its picture: always the same one. Pure. */

import type { CardFacts } from '../api/types';
import { BACKDROPS, BLACK, CLOTHS, FLIGHT, HAIR, HIDES, MARKS, METALS, RIM, SKINS, UNIFORM, WHITE, type Pair } from './tints';

export interface Picture {
  /** Drawings that lie over each other, the farthest first. */
  parts: string[];
  /** The colours that they inherit. */
  tints: Record<string, string>;
  /** One drawing may serve several cards: looked at from the other side, or in another light. */
  mirrored: boolean;
  veil: number;
}

export const VEILS = 4;

/** A whole number from a text, evenly spread. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ char.charCodeAt(0), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Titles that have a drawing of their own; the first that fits. */
const OWN: [RegExp, string][] = [
  [/\bvader\b(?!'s)|dark lord/i, 'dark-lord'],
  [/\bluke\b(?!'s)|skywalker family/i, 'farm-boy'],
  [/\bleia\b(?!'s)|prisoner 2187/i, 'princess'],
  [/\bhan( solo| with)?\b(?!'s)(?! seeker)/i, 'scoundrel'],
  [/chewbacca|chewie|wookiee/i, 'copilot'],
  [/c-3po|threepio/i, 'protocol-droid'],
  [/r2-d2|artoo/i, 'astromech'],
  [/obi-wan kenobi|ben kenobi/i, 'hermit'],
  [/tarkin(?! seeker)/i, 'moff'],
  [/\bjawas?\b/i, 'scavenger'],
  [/tusken/i, 'raider'],
  [/boba fett(?!'s)|mandalorian/i, 'hunter'],
  [/\byoda\b(?!'s)/i, 'green-master'],
  [/stormtrooper/i, 'trooper'],
];
const MOTIFS: [RegExp, string][] = [
  [/lightsaber|saber/i, 'laser-sword'],
  [/blaster|rifle|pistol|gun\b|shot|fire/i, 'blaster-rifle'],
  [/barrier|shield|protect|defen[cs]e|secure|guard/i, 'barrier'],
  [/lightning|power of the|hate|anger|force\b|sense|alter|dark side|jedi|emperor/i, 'force-lightning'],
  [/run|escape|retreat|chase|evac|move|rescue|fall back/i, 'runner'],
  [/asteroid|hyper|maneuver|starfighter|squadron|wing/i, 'x-fighter'],
  [/\btie\b|fighter/i, 'ball-fighter'],
  [/empire|imperial|destroyer|fleet|death star|superlaser/i, 'wedge-destroyer'],
  [/falcon|smuggl|kessel|freighter|punch it/i, 'saucer-freighter'],
  [/speeder|vaporator|moisture|tatooine|desert|dune|sand/i, 'desert'],
  [/hoth|ice|cold|frozen|at-at|walker|snow/i, 'ice-plain'],
  [/dagobah|swamp|cave|yoda|test/i, 'swamp'],
  [/cloud|bespin|carbon/i, 'cloud-city'],
  [/cantina|drink|band|music|gambl|sabacc/i, 'cantina'],
  [/dock|bay|land|launch/i, 'docking-bay'],
];
const MODELS: [RegExp, string][] = [
  [/x-wing|z-95|n-1/i, 'x-fighter'],
  [/tie/i, 'ball-fighter'],
  [/destroyer|dreadnaught|battleship/i, 'wedge-destroyer'],
  [/freighter|corellian|yacht/i, 'saucer-freighter'],
  [/speeder|skiff|swoop|crawler/i, 'landspeeder'],
  [/at-at|at-st/i, 'ice-plain'],
];
const SPECIES: Record<string, [head: string, hide: Pair]> = {
  Bith: ['dome', ['#e0c8b0', '#a88a74']],
  Rodian: ['dome', ['#5f9a5a', '#35543a']],
  'Mon Calamari': ['fish', ['#c77f5a', '#864a34']],
  'Ishi Tib': ['fish', ['#7aa06a', '#4a6a44']],
  Ewok: ['wolf', ['#7a5234', '#4a2f1e']],
  Trandoshan: ['lizard', ['#a89a4a', '#6a602c']],
  Gungan: ['lizard', ['#c78a5a', '#8a5836']],
  Sullustan: ['dome', ['#d8a88a', '#9a6e58']],
  "Twi'lek": ['tails', ['#5a8aa8', '#345a74']],
  Abyssin: ['horned', ['#b8a05a', '#786634']],
  Ugnaught: ['wolf', ['#d8a890', '#9a6c5c']],
};
const ALIENS = ['wolf', 'horned', 'dome', 'fish', 'lizard', 'tails'];
const LEADERS = ['leader', 'commander', 'general', 'admiral', 'moff', 'Imperial Council member', 'Imperial officer'];

function first(rules: [RegExp, string][], text: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}

/** Picks for a card, each by a hash of its own, so that no two choices go together. */
class Dice {
  constructor(private readonly seed: string) {}

  pick<T>(what: string, from: readonly T[]): T {
    return from[hash(`${this.seed}/${what}`) % from.length] as T;
  }
}

export function picture(facts: CardFacts): Picture {
  const dice = new Dice(facts.title);
  const name = drawn(facts);
  const tints = { ...ground(facts, dice), '--mark': dice.pick('mark', MARKS) };
  if (name) return { parts: [name], tints, mirrored: dice.pick('mirror', [false, true]), veil: dice.pick('veil', range(VEILS)) };
  const figure = facts.category === 'character' ? person(facts, dice) : { parts: [`bk-${dice.pick('backdrop', GROUNDS)}`], tints: {} };
  return { parts: figure.parts, tints: { ...tints, ...figure.tints }, mirrored: false, veil: 0 };
}

const GROUNDS = ['hangar', 'dunes', 'stars', 'forest', 'corridor', 'city', 'ice'];
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

function drawn(facts: CardFacts): string | undefined {
  const { title, category, icons } = facts;
  const model = facts.traits.map((trait) => trait.en).join(' ') + ` ${facts.model}`;
  if (category === 'character') return first(OWN, title) ?? (/astromech|r-unit/.test(model) ? 'astromech' : /protocol/.test(model) ? 'protocol-droid' : undefined);
  if (category === 'starship' || category === 'vehicle' || category === 'podracer') return first(MODELS, `${model} ${title}`) ?? (category === 'starship' ? 'x-fighter' : 'landspeeder');
  if (category === 'location') return placeOf(facts);
  if (category === 'creature') return undefined;
  return first(OWN, title) ?? first(MOTIFS, title) ?? (icons.includes('warrior') ? 'blaster-rifle' : undefined);
}

function placeOf(facts: CardFacts): string | undefined {
  if (facts.types.includes('system') || facts.types.includes('sector')) return undefined;
  if (/docking bay|landing platform|launch bay|hangar/i.test(facts.title)) return 'docking-bay';
  if (/cantina|audience|casino|dining|entrance cavern/i.test(facts.title)) return 'cantina';
  if (facts.planet === 'Hoth' && facts.icons.includes('exterior')) return 'ice-plain';
  if (facts.planet === 'Dagobah') return 'swamp';
  if (facts.planet === 'Cloud City' && facts.icons.includes('exterior')) return 'cloud-city';
  if (facts.planet === 'Tatooine' && facts.icons.includes('exterior')) return 'desert';
  return facts.icons.includes('interior') && !facts.icons.includes('exterior') ? 'corridor' : undefined;
}

function ground(facts: CardFacts, dice: Dice): Record<string, string> {
  const [far, halo, near] = dice.pick('ground', BACKDROPS[facts.side]);
  return { '--b1': far, '--b2': halo, '--b3': near, '--rim': RIM[facts.side] };
}

function pair(letter: string, [lit, shade]: Pair): Record<string, string> {
  return { [`--${letter}1`]: lit, [`--${letter}2`]: shade };
}

/** A figure put together from what the card says: who, of what kind, doing what. */
function person(facts: CardFacts, dice: Dice): Pick<Picture, 'parts' | 'tints'> {
  const traits = new Set(facts.traits.map((trait) => trait.en));
  const [pilot, warrior] = [facts.icons.includes('pilot'), facts.icons.includes('warrior')];
  const droid = facts.types.includes('droid');
  const species = Object.entries(SPECIES).find(([name]) => traits.has(name) || facts.title.includes(name))?.[1];
  const alien = species ?? (facts.types.includes('alien') && dice.pick('human', [true, true, false]) ? [dice.pick('head', ALIENS), dice.pick('hide', HIDES)] as [string, Pair] : undefined);
  const imperial = facts.types.includes('imperial');
  const sage = facts.types.some((type) => /jedi|sith/.test(type));
  const leads = LEADERS.some((each) => traits.has(each));

  const head = droid ? 'head-robot' : alien ? `head-${alien[0]}` : 'head-human';
  const torso = droid ? 'torso-armor' : pilot && !leads ? 'torso-flight' : imperial ? 'torso-uniform' : sage || traits.has('senator') ? 'torso-robe' : dice.pick('torso', ['torso-vest', 'torso-robe', 'torso-vest', 'torso-armor']);
  const top = droid || alien ? [] : headgear(facts, traits, { pilot, imperial, leads, sage }, dice);
  const hand = !warrior ? [] : sage ? ['hand-saber'] : [dice.pick('hand', alien ? ['hand-staff', 'hand-rifle', 'hand-pistol'] : ['hand-rifle', 'hand-pistol'])];
  const cloth = imperial ? (leads ? UNIFORM : BLACK) : pilot && !leads ? FLIGHT : dice.pick('cloth', CLOTHS);
  const gear = droid ? dice.pick('metal', METALS) : imperial ? (leads ? UNIFORM : BLACK) : dice.pick('gear', [WHITE, ...CLOTHS]);
  const collar = torso === 'torso-uniform';
  return {
    parts: [`bk-${dice.pick('backdrop', leads ? ['bridge', 'corridor', 'city'] : GROUNDS)}`, ...(collar ? [head, torso] : [torso, head]), ...top, ...hand],
    tints: { ...pair('k', alien ? alien[1] : dice.pick('skin', SKINS)), ...pair('h', dice.pick('hair', HAIR)), ...pair('c', cloth), ...pair('g', gear) },
  };
}

function headgear(facts: CardFacts, traits: Set<string>, kind: { pilot: boolean; imperial: boolean; leads: boolean; sage: boolean }, dice: Dice): string[] {
  if (kind.pilot && !kind.leads) return [kind.imperial ? 'gear-gunner' : 'gear-flight'];
  if (/trooper|guard|gunner/i.test([...traits, facts.title].join(' '))) return [kind.imperial ? 'gear-gunner' : 'gear-brim'];
  if (kind.leads && kind.imperial) return ['gear-cap'];
  if (traits.has('spy') || kind.sage) return ['gear-hood'];
  if (traits.has('female') || traits.has('handmaiden')) return [dice.pick('long', ['hair-long', 'hair-bun'])];
  const hair = [dice.pick('style', ['hair-short', 'hair-parted', 'hair-crown', 'hair-short'])];
  return dice.pick('beard', [false, false, true]) ? ['beard', ...hair] : dice.pick('visor', [false, false, false, true]) ? [...hair, 'gear-visor'] : hair;
}
