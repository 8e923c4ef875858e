/** The skies over planets: what one knows a world by. Pure. */

import { hash } from './picture';

const HUES: Record<string, number> = { Tatooine: 34, 'Death Star': 215, 'Death Star II': 205, 'Yavin 4': 130, Hoth: 200, Dagobah: 95, Endor: 110, Bespin: 15, 'Cloud City': 20, Alderaan: 185, Kessel: 10, Coruscant: 260 };

/** The colour of a world, always the same. */
export function hueOf(world: string): number {
  return HUES[world] ?? hash(world) % 360;
}

export interface Star {
  x: number;
  y: number;
  r: number;
}

/** Stars strewn over a 100 × 60 field. */
export function stars(seed: string, count: number): Star[] {
  return Array.from({ length: count }, (_, n) => {
    const value = hash(`${seed}/${n}`);
    return { x: value % 100, y: (value >>> 8) % 60, r: 0.3 + ((value >>> 16) % 10) / 16 };
  });
}

/** A ridge line over a 100 × 60 field. */
export function ridge(seed: string, level: number): string {
  const points = Array.from({ length: 6 }, (_, n) => `${n * 20} ${level + (hash(`${seed}~${n}`) % 12) - 6}`);
  return `M0 60 L${points.join(' L')} L100 60z`;
}

export interface Sun {
  x: number;
  y: number;
  r: number;
  colour: string;
}

export interface SkyOf {
  /** From above to the horizon. */
  colours: [string, string, string];
  suns: Sun[];
  /** What hangs in the air, or lies on the ground. */
  air: 'stars' | 'snow' | 'clouds' | 'mist' | 'plates' | 'lights' | 'trees' | 'none';
}

const sun = (x: number, y: number, r: number, colour: string): Sun => ({ x, y, r, colour });

const SKIES: Record<string, SkyOf> = {
  Tatooine: { colours: ['#1d2140', '#6a3a3c', '#c98a4e'], suns: [sun(78, 44, 5, '#ffe2a8'), sun(88, 38, 3.4, '#ffb27a')], air: 'none' },
  "Jabba's Palace": { colours: ['#221a2c', '#5e3a2c', '#a46a3a'], suns: [sun(84, 40, 4, '#ffcf8a')], air: 'mist' },
  Hoth: { colours: ['#16283e', '#4f7f9e', '#c4dde8'], suns: [sun(20, 26, 3, '#ffffff')], air: 'snow' },
  'Yavin 4': { colours: ['#141d30', '#2c5646', '#5c8a4c'], suns: [sun(80, 22, 16, '#b5603e')], air: 'trees' },
  Endor: { colours: ['#101f2c', '#1f4a3c', '#4c7a44'], suns: [sun(22, 20, 8, '#c9d6d2')], air: 'trees' },
  Kashyyyk: { colours: ['#12202a', '#24503a', '#6a8a48'], suns: [sun(76, 24, 4, '#ffe9b0')], air: 'trees' },
  Dagobah: { colours: ['#0e1a1c', '#24382e', '#52664a'], suns: [], air: 'mist' },
  Bespin: { colours: ['#2c2346', '#a05a4a', '#f0b27a'], suns: [sun(30, 46, 6, '#ffe6bf')], air: 'clouds' },
  'Cloud City': { colours: ['#3a2a4c', '#b06a54', '#f5c592'], suns: [sun(72, 46, 6, '#fff0d0')], air: 'clouds' },
  'Death Star': { colours: ['#0b0e14', '#20262f', '#3a424e'], suns: [], air: 'plates' },
  'Death Star II': { colours: ['#0b0e14', '#262830', '#454450'], suns: [], air: 'plates' },
  Coruscant: { colours: ['#141230', '#4a2f66', '#c07a5a'], suns: [sun(66, 46, 4, '#ffd9a0')], air: 'lights' },
  Naboo: { colours: ['#16304e', '#3f86a4', '#a8d6b0'], suns: [sun(24, 30, 4, '#fff6d8')], air: 'clouds' },
  Alderaan: { colours: ['#132a4c', '#3c7cb0', '#b8dce8'], suns: [sun(70, 30, 4, '#ffffff')], air: 'clouds' },
  Kessel: { colours: ['#1a0f12', '#54261c', '#8a4426'], suns: [sun(82, 24, 3, '#ffb070')], air: 'mist' },
  Ralltiir: { colours: ['#0c1524', '#27455f', '#7fa0b4'], suns: [sun(26, 34, 4, '#eaf4ff')], air: 'clouds' },
  Dantooine: { colours: ['#141c22', '#4c5a34', '#a8a25a'], suns: [sun(74, 38, 4, '#fff2b8')], air: 'clouds' },
  Corellia: { colours: ['#0e1a30', '#2a5a86', '#7fb0a0'], suns: [sun(32, 30, 4, '#fff4d0')], air: 'clouds' },
  Bothawui: { colours: ['#102428', '#2c6a62', '#b8a868'], suns: [sun(68, 32, 4, '#fff0c0')], air: 'clouds' },
  Swamp: { colours: ['#0e1a1c', '#2c3a2a', '#5a5e40'], suns: [], air: 'mist' },
  Clouds: { colours: ['#2c2346', '#94605a', '#e8b48a'], suns: [sun(60, 46, 5, '#ffe6bf')], air: 'clouds' },
  Sandcrawler: { colours: ['#1c1614', '#3c2a20', '#5c4230'], suns: [], air: 'plates' },
  Executor: { colours: ['#090c12', '#1a2230', '#333f52'], suns: [], air: 'plates' },
  'Star Destroyer': { colours: ['#0a0d13', '#222831', '#414b58'], suns: [], air: 'plates' },
  'Home One': { colours: ['#0c141a', '#263a44', '#506a70'], suns: [], air: 'plates' },
  'Blockade Flagship': { colours: ['#12100e', '#33291f', '#574a38'], suns: [], air: 'plates' },
  'Spaceport Docking Bay': { colours: ['#14100e', '#3a2c22', '#6a523c'], suns: [], air: 'plates' },
};

/** Worlds that are only seen from space: the glow of each over the black. */
const FROM_SPACE: Record<string, [glow: string, rim: string]> = {
  'Rendezvous Point': ['#10182c', '#2a2f5c'], 'Asteroid Field': ['#14110f', '#3a3028'], 'Big One': ['#14110f', '#463628'], "Clak'dor VII": ['#1a1230', '#5a3a88'],
  Fondor: ['#16110f', '#5a4438'], Kiffex: ['#0c1c20', '#2c5c64'], Kuat: ['#1c120c', '#6a4028'],
};

/** A planet's sky; a world without one of its own has one in its colour, always the same. */
export function skyOf(planet: string): SkyOf {
  const own = SKIES[planet];
  if (own) return own;
  const space = FROM_SPACE[planet];
  if (space) return { colours: ['#05070d', ...space], suns: [], air: 'stars' };
  const [tone, seed] = [hueOf(planet), hash(planet)];
  const colours: SkyOf['colours'] = [`hsl(${(tone + 40) % 360} 38% 13%)`, `hsl(${tone} 34% 28%)`, `hsl(${(tone + 340) % 360} 40% 48%)`];
  return { colours, suns: [sun(15 + (seed % 70), 20 + ((seed >>> 8) % 26), 3 + ((seed >>> 12) % 4), `hsl(${tone} 80% 86%)`)], air: (['stars', 'clouds', 'mist'] as const)[seed % 3] ?? 'stars' };
}
