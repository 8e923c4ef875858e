/** Which drawing shows a place: by its name, its planet, whether it lies inside. */

import type { CardFacts } from '../api/types';
import { Dice, groundOf } from './picture';

/** Sites whose names say what is to be seen; the first that fits. What follows the place stands before it. */
export const SITES: [RegExp, string[]][] = [
  [/hologameboard/i, ['board-beasts-ground', 'board-beasts']],
  [/holotable/i, ['war-room-ground', 'board-beasts@far']],
  [/holotheatre/i, ['hologram-ground', 'hologram']],
  [/meditation chamber/i, ['meditation-sphere-ground']],
  [/yavin 4: docking bay/i, ['temple-ruins-ground', 'x-fighter@far-left']],
  [/echo docking bay/i, ['cave-ground', 'x-fighter@far']],
  [/coruscant: docking bay/i, ['metropolis-ground', 'wing-shuttle@far-right']],
  [/home one: docking bay/i, ['launch-bay-ground', 'fork-fighter@far-left']],
  [/executor: docking bay/i, ['launch-bay-ground@turned', 'wing-shuttle@far-left']],
  [/blockade flagship: docking bay/i, ['launch-bay-ground', 'dart-fighter@far-right']],
  [/docking bay 327/i, ['launch-bay-ground', 'saucer-freighter@far']],
  [/launch bay/i, ['launch-bay-ground']],
  [/east platform/i, ['cloud-city-ground', 'saucer-freighter@far-left']],
  [/platform 327/i, ['cloud-city-ground@turned', 'tail-hunter@far-right']],
  [/spaceport docking bay/i, ['docking-bay-ground', 'tail-hunter@far']],
  [/docking bay/i, ['docking-bay-ground', 'docking-bay']],
  [/control room/i, ['control-room-ground']],
  [/detention block|dungeon|security tower/i, ['cell-block-ground']],
  [/trash compactor|junkheap|workshop/i, ['junk-heap-ground']],
  [/trench/i, ['trench-ground']],
  [/war room/i, ['war-room-ground']],
  [/throne room/i, ['temple-hall-ground']],
  [/ruins/i, ['temple-ruins-ground']],
  [/cantina|dining room|audience chamber/i, ['cantina-ground']],
  [/senate/i, ['senate-ground']],
  [/imperial (city|square)/i, ['metropolis-ground']],
  [/carbonite/i, ['freezing-chamber-ground']],
  [/military corridor|main corridor|plaza corridor/i, ['corridor-ground']],
  [/chasm|coolant|reactor|incinerator|capacitors|core shaft/i, ['chasm-walkway-ground']],
  [/interrogation/i, ['cell-block-ground', 'needle-droid@far-right']],
  [/wampa cave/i, ['cave-ground', 'beast-jaws@far-right']],
  [/asteroid cave/i, ['cave-ground', 'maw-worm@far-left']],
  [/\bcave\b/i, ['cave-ground']],
  [/rancor pit/i, ['cell-block-ground', 'beast-jaws@far']],
  [/carkoon/i, ['desert-ground', 'maw-worm@far-left']],
  [/yoda's hut/i, ['swamp-ground']],
  [/obi-wan's hut/i, ['round-hut-ground']],
  [/moisture farm/i, ['moisture-farm-ground']],
  [/jabba's palace$/i, ['cliff-palace-ground']],
  [/podrace/i, ['grand-arena-ground']],
  [/canyon|bluffs|wastes/i, ['canyon-ground']],
  [/loading bay|jawa camp/i, ['great-crawler-ground', 'great-crawler']],
  [/mos eisley/i, ['round-hut-ground@turned', 'docking-bay@far']],
  [/city outskirts/i, ['round-hut-ground', 'landspeeder@far-left']],
  [/trade route/i, ['desert-ground@turned', 'landspeeder@far']],
  [/dune sea/i, ['landspeeder-ground', 'raider@far-right']],
  [/desert/i, ['desert-ground']],
  [/power generators/i, ['ice-plain-ground', 'tower-gun@far-right']],
  [/ice plains/i, ['war-walker-ground', 'war-walker']],
  [/north ridge|mountains/i, ['riding-beast-ground', 'riding-beast@far']],
  [/bunker|back door/i, ['forest-ground', 'scout-walker@far-right']],
  [/asteroid field|big one/i, ['asteroid-field-ground']],
  [/clouds|cloud city$/i, ['cloud-city-ground', 'cloud-city']],
  [/rendezvous/i, ['pearl-cruiser-ground', 'frigate@far-left', 'pearl-cruiser@high']],
];

/** Worlds seen from space: the drawing and its colours (lit, plain, marked). */
const WORLDS: Record<string, [drawing: string, lit: string, plain: string, marked: string]> = {
  Tatooine: ['planet-dunes', '#ffdca0', '#d8904c', '#a85a38'],
  Alderaan: ['planet-seas', '#c8ecff', '#3f86c8', '#7ab86a'],
  Bespin: ['planet-clouds', '#ffe0b8', '#e09a6a', '#b4566a'],
  Bothawui: ['planet-seas', '#e0ffd0', '#4a9a8a', '#d8b86a'],
  "Clak'dor VII": ['planet-clouds', '#e8d0ff', '#8a6ab8', '#5a3a88'],
  Corellia: ['planet-seas@near-turned', '#d0f0ff', '#2f74b4', '#4a8a4c'],
  Coruscant: ['planet-city', '#ffe6a8', '#6a5a98', '#ffb86a'],
  Dagobah: ['planet-clouds', '#d8f0b0', '#5a8a5a', '#2f5a44'],
  Dantooine: ['planet-rings', '#f0f0a8', '#8aa84a', '#55783a'],
  Endor: ['planet-seas@near', '#c8f0d8', '#2f7a6a', '#6ab04a'],
  Fondor: ['planet-craters', '#e0d0c8', '#8a7468', '#5a4a44'],
  Hoth: ['planet-craters', '#ffffff', '#b8dcec', '#7aaccc'],
  Kashyyyk: ['planet-seas@turned', '#d0f8a8', '#3f8a4a', '#1f5a3a'],
  Kessel: ['planet-craters', '#f0c0a0', '#9a5a44', '#5c302a'],
  Kiffex: ['planet-rings', '#d8f0e8', '#5a9a9a', '#8a6a9a'],
  Kuat: ['planet-rings', '#ffe0c0', '#b87a50', '#8b97ae'],
  'Yavin 4': ['planet-clouds@near', '#ffd0b0', '#c8643c', '#8a3a34'],
  Ralltiir: ['planet-clouds', '#e8f4ff', '#6a9ac0', '#3a5a88'],
};
const DRAWN_WORLDS = ['planet-dunes', 'planet-seas', 'planet-rings', 'planet-craters', 'planet-clouds', 'planet-city'];
const TONES: [string, string, string][] = [
  ['#ffe0b8', '#c87a58', '#8a4838'], ['#d0ecff', '#4a84b4', '#2c5684'], ['#e4f4b8', '#6a9a54', '#3c6a3c'], ['#f0d8ff', '#8a68b0', '#5a3c80'], ['#e8e8ec', '#8a90a0', '#565c70'],
];
const STATIONS: Record<string, string> = { 'Death Star': 'battle-moon', 'Death Star II': 'broken-moon' };

/** Where nothing else is known, what a planet looks like outside. */
const LANDS: Record<string, string> = {
  Tatooine: 'desert', Hoth: 'riding-beast', Dagobah: 'swamp', Endor: 'forest', 'Yavin 4': 'temple-ruins', 'Cloud City': 'cloud-city', Coruscant: 'metropolis', Naboo: 'dome-city',
};

/** What lies behind whoever has his home there. */
export const landOf = (planet: string): string | undefined => LANDS[planet];

export interface Place {
  scene: string[];
  tints: Record<string, string>;
}

export function placeOf(facts: CardFacts): Place {
  const dice = new Dice(facts.title);
  const named = SITES.find(([pattern]) => pattern.test(facts.title))?.[1];
  if (named) return { scene: named, tints: {} };
  if (facts.types.includes('system') || facts.types.includes('sector')) return world(facts.planet || facts.title, dice);
  const inside = facts.icons.includes('interior') && !facts.icons.includes('exterior');
  const land = inside ? dice.pick('hall', ['corridor', 'chasm-walkway', 'cell-block', 'control-room']) : (landOf(facts.planet) ?? dice.pick('land', ['forest', 'canyon', 'swamp', 'temple-ruins']));
  return { scene: [groundOf(land) + dice.pick('seen', ['', '@near', '@turned'])], tints: {} };
}

function world(name: string, dice: Dice): Place {
  const station = STATIONS[name];
  if (station) return { scene: [groundOf(station)], tints: {} };
  const [drawing, lit, plain, marked] = WORLDS[name] ?? [dice.pick('world', DRAWN_WORLDS), ...dice.pick('tones', TONES)];
  const [seen = '', stance = ''] = drawing.split('@');
  return { scene: [`${groundOf(seen)}@${stance}`], tints: { '--p1': lit, '--p2': plain, '--p3': marked } };
}
