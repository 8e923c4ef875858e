/** The palette of the drawings (lit tone, shade), from which a card's own hash picks. */

export type Pair = [lit: string, shade: string];
export type Backdrop = [far: string, halo: string, near: string];

export const RIM = { light: '#7fc7ff', dark: '#ff7a5c' } as const;
/** A world in the sky of a scene. */
export const WORLD = { '--p1': '#e8ecf4', '--p2': '#6a9ac0', '--p3': '#3a5a88' };
export const MARKS = ['#c8402f', '#4a9ade', '#d8a13a', '#5fae6a', '#8a6ad0', '#e0704a'];
export const SKINS: Pair[] = [['#f2cba3', '#c18a66'], ['#eec39a', '#b9835f'], ['#c08a60', '#86583c'], ['#9c6644', '#64402e'], ['#e6bd98', '#a47660']];
export const HAIR: Pair[] = [['#3a2a22', '#22170f'], ['#6a4428', '#452a16'], ['#c99a52', '#94692e'], ['#1c1a20', '#0f0d12'], ['#b8bcc6', '#828a98'], ['#8a3f24', '#5c2614']];
export const HIDES: Pair[] = [['#8a6a54', '#4e3a34'], ['#5f8a5a', '#35543a'], ['#c8503c', '#7c2c2a'], ['#7a86a8', '#475068'], ['#b89a6a', '#7a6040'], ['#6a5a8a', '#3f3458'], ['#c77f5a', '#864a34']];
export const CLOTHS: Pair[] = [['#5f89b4', '#35587e'], ['#8c7a5c', '#5c4e3c'], ['#4a4a6a', '#2c2c46'], ['#6a7a5a', '#424e38'], ['#a4805c', '#6e5238'], ['#7d4a44', '#502c2a'], ['#39485e', '#222d3e'], ['#8f8f98', '#5c5c66']];
export const METALS: Pair[] = [['#c9d2e0', '#8b97ae'], ['#eebd5a', '#ad762c'], ['#7d8aa3', '#4d5870'], ['#b46a4a', '#74402c'], ['#5f7a6a', '#3c5044'], ['#dfe3ea', '#98a3b6']];
/** What serves the Empire wears, by rank and branch. */
export const SERVICE: Pair[] = [['#747c74', '#454d4a'], ['#262c3a', '#12161f'], ['#8a8462', '#565236'], ['#5a6a80', '#364252'], ['#e4e6e8', '#9aa2ac'], ['#6a5a50', '#423630']];
export const FLIGHT: Pair = ['#e8803a', '#a4501f'];
export const WHITE: Pair = ['#eef1f5', '#a3adbf'];

export const BACKDROPS: Record<'light' | 'dark', Backdrop[]> = {
  light: [['#10223e', '#3f7aa8', '#0b1526'], ['#1a2c4c', '#6aa0c4', '#0d1728'], ['#3a2c58', '#f0a868', '#6a3a3c'], ['#14221f', '#6a9a6a', '#0c1614'], ['#2a2450', '#7a6af0', '#181234'], ['#24405c', '#a9cfe4', '#5f8fb4']],
  dark: [['#3a1418', '#c05a40', '#1a0c12'], ['#1a1420', '#8c3a34', '#241c2a'], ['#2a1430', '#e0704a', '#3a1a2a'], ['#1c1c28', '#6a6a84', '#0e0e16'], ['#321a10', '#d08a4a', '#1c0e08'], ['#16201c', '#5a7a5c', '#0c1210'], ['#101c2c', '#4a7290', '#0a121c'], ['#241830', '#8a5a9a', '#160e20'], ['#2a2418', '#a89a6a', '#18140c']],
};
