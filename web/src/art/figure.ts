/** A figure put together from what its card says: who, of what kind, doing what, where. */

import type { CardFacts } from '../api/types';
import { Dice, standing } from './picture';
import { CLOTHS, FLIGHT, HAIR, HIDES, METALS, SERVICE, SKINS, WHITE, type Pair } from './tints';

const SPECIES: Record<string, [head: string, hide: Pair]> = {
  Bith: ['dome', ['#e0c8b0', '#a88a74']],
  Rodian: ['dome', ['#5f9a5a', '#35543a']],
  'Mon Calamari': ['fish', ['#c77f5a', '#864a34']],
  'Ishi Tib': ['fish', ['#7aa06a', '#4a6a44']],
  Ewok: ['wolf', ['#7a5234', '#4a2f1e']],
  Wolfman: ['wolf', ['#8a6a54', '#4e3a34']],
  Trandoshan: ['lizard', ['#a89a4a', '#6a602c']],
  Gungan: ['lizard', ['#c78a5a', '#8a5836']],
  Sullustan: ['dome', ['#d8a88a', '#9a6e58']],
  "Twi'lek": ['tails', ['#5a8aa8', '#345a74']],
  Abyssin: ['cyclops', ['#b8a05a', '#786634']],
  Whiphid: ['wolf', ['#dcc68a', '#8f7440']],
  Ugnaught: ['wolf', ['#d8a890', '#9a6c5c']],
};
const ALIENS = ['wolf', 'horned', 'dome', 'fish', 'lizard', 'tails', 'cyclops'];
const LEADERS = ['leader', 'commander', 'general', 'admiral', 'moff', 'Imperial Council member', 'Imperial officer'];
const MEN = ['human', 'broad', 'gaunt', 'keen'];
const STYLES = ['short', 'parted', 'crown', 'swept', 'curls'];
const FACES = [[], [], [], ['beard'], ['moustache'], ['gear-visor']];

/** Where one of that kind is likely to be met. */
const HAUNTS = {
  imperial: ['control-room', 'cell-block', 'launch-bay', 'corridor', 'war-room', 'trench', 'chasm-walkway', 'meditation-sphere', 'metropolis'],
  rebel: ['temple-ruins', 'temple-hall', 'war-room', 'forest', 'ice-plain', 'launch-bay', 'cave', 'asteroid-field', 'frigate'],
  alien: ['cantina', 'desert', 'cliff-palace', 'canyon', 'junk-heap', 'metropolis', 'round-hut', 'docking-bay', 'grand-arena', 'moisture-farm', 'swamp'],
  republic: ['senate', 'dome-city', 'metropolis', 'temple-hall', 'forest'],
};
const STANCES = ['', '', 'near', 'left', 'right', 'turned'];

interface Kind {
  traits: Set<string>;
  imperial: boolean;
  leads: boolean;
  flies: boolean;
  sage: boolean;
  woman: boolean;
  droid: boolean;
  alien: [head: string, hide: Pair] | undefined;
}

export interface Figure {
  scene: string[];
  /** Which of the scene is the head. */
  head: number;
  tints: Record<string, string>;
}

function kindOf(facts: CardFacts, dice: Dice): Kind {
  const traits = new Set(facts.traits.map((trait) => trait.en));
  const leads = LEADERS.some((each) => traits.has(each));
  const species = Object.entries(SPECIES).find(([name]) => traits.has(name) || facts.title.includes(name))?.[1];
  const strange: [string, Pair] = [dice.pick('head', ALIENS), dice.pick('hide', HIDES)];
  return {
    traits,
    leads,
    imperial: facts.types.includes('imperial'),
    flies: facts.icons.includes('pilot') && !leads,
    sage: facts.types.some((type) => /jedi|sith/.test(type)),
    woman: traits.has('female') || traits.has('handmaiden'),
    droid: facts.types.includes('droid'),
    alien: species ?? (facts.types.includes('alien') && dice.pick('human', [true, true, false]) ? strange : undefined),
  };
}

/** Titles whose looks are picked once more, so that nobody looks like a sibling. */
const AGAIN: Record<string, number> = { 'Commander Merrejk': 1, 'Chief Retwin': 1, 'Janus Greejatus': 1, 'Jerus Jannick': 5, 'Corporal Prescott': 2, 'Commander Nemet': 1, 'Lt. Pol Treidum': 1, Fozec: 1, 'Captain Gilad Pellaeon': 1, 'Corran Horn': 1 };

export function figure(facts: CardFacts): Figure {
  const dice = new Dice(facts.title + '+'.repeat(AGAIN[facts.title] ?? 0));
  const kind = kindOf(facts, dice);
  const head = headOf(kind, dice);
  const torso = torsoOf(kind, dice);
  const body = torso === 'torso-uniform' ? [head, torso] : [torso, head];
  const top = kind.droid || kind.alien ? [] : headgear(facts, kind, dice);
  const stance = dice.pick('stance', STANCES);
  const at = stance ? `@${stance}` : '';
  const parts = [...body, ...top, ...hand(facts, kind, dice)].map((part) => part + at);
  const tints = tintsOf(kind, dice);
  const dark = isDark(tints[kind.droid ? '--g1' : '--k1'] ?? '');
  return { scene: standing(haunt(facts, dice), dark, parts), head: 3 + body.indexOf(head), tints };
}

/** Whether a colour (#rrggbb) is one of the darker half. */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue < 140;
}

function haunt(facts: CardFacts, dice: Dice): string {
  const kind = (['imperial', 'rebel', 'republic'] as const).find((each) => facts.types.includes(each)) ?? 'alien';
  return dice.pick('haunt', HAUNTS[kind]);
}

function headOf({ droid, alien, woman }: Kind, dice: Dice): string {
  if (droid) return dice.pick('robot', ['head-robot', 'head-drum']);
  return alien ? `head-${alien[0]}` : woman ? 'head-soft' : `head-${dice.pick('face', MEN)}`;
}

function torsoOf({ droid, flies, imperial, sage, traits }: Kind, dice: Dice): string {
  if (droid) return 'torso-armor';
  if (flies) return 'torso-flight';
  if (imperial) return 'torso-uniform';
  return sage || traits.has('senator') ? 'torso-robe' : dice.pick('torso', ['torso-vest', 'torso-robe', 'torso-vest', 'torso-armor']);
}

function hand(facts: CardFacts, { sage, alien }: Kind, dice: Dice): string[] {
  if (!facts.icons.includes('warrior')) return [];
  return sage ? ['hand-saber'] : [dice.pick('hand', alien ? ['hand-staff', 'hand-rifle', 'hand-pistol'] : ['hand-rifle', 'hand-pistol'])];
}

function headgear(facts: CardFacts, kind: Kind, dice: Dice): string[] {
  const { traits, imperial, leads, flies } = kind;
  const face = kind.woman ? [] : dice.pick('worn', FACES);
  if (flies && dice.pick('bare', [true, true, false])) return [...face, imperial ? 'gear-gunner' : 'gear-flight'];
  if (/trooper|guard|gunner/i.test([...traits, facts.title].join(' '))) return [...face, imperial ? 'gear-gunner' : 'gear-brim'];
  if (imperial && dice.pick('capped', leads ? [true, true, false] : [true, false, false])) return [...face, 'gear-cap'];
  if (traits.has('spy') || kind.sage || traits.has('Imperial Council member')) return [...face, 'gear-hood'];
  return kind.woman ? [dice.pick('long', ['hair-long', 'hair-bun', 'hair-curls'])] : [...face, `hair-${dice.pick('style', STYLES)}`];
}

function pair(letter: string, [lit, shade]: Pair): Record<string, string> {
  return { [`--${letter}1`]: lit, [`--${letter}2`]: shade };
}

function tintsOf({ alien, imperial, flies, droid }: Kind, dice: Dice): Record<string, string> {
  const service = dice.pick('service', SERVICE);
  const cloth = imperial ? service : flies ? FLIGHT : dice.pick('cloth', CLOTHS);
  const gear = droid ? dice.pick('metal', METALS) : imperial ? service : dice.pick('gear', [WHITE, ...CLOTHS]);
  return { ...pair('k', alien ? alien[1] : dice.pick('skin', SKINS)), ...pair('h', dice.pick('hair', HAIR)), ...pair('c', cloth), ...pair('g', gear) };
}
