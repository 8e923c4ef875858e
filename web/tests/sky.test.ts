import { describe, expect, it } from 'vitest';
import { skyOf } from '../src/art/sky';

const SPACE = ['Rendezvous Point', 'Asteroid Field', 'Kuat', 'Fondor'];
const GROUND = ['Tatooine', 'Hoth', 'Yavin 4', 'Endor', 'Dagobah', 'Bespin', 'Cloud City', 'Death Star', 'Coruscant', 'Naboo', 'Ralltiir', 'Dantooine', 'Executor', 'Home One', 'Sandcrawler', 'Swamp'];

describe('the sky of a planet', () => {
  it('is its own', () => {
    const colours = [...SPACE, ...GROUND].map((planet) => skyOf(planet).colours.join());
    expect(new Set(colours).size).toBe(colours.length);
  });

  it('is black with stars where nobody can stand', () => {
    for (const planet of SPACE) expect(skyOf(planet)).toMatchObject({ air: 'stars', suns: [] });
    for (const planet of GROUND) expect(skyOf(planet).air).not.toBe('stars');
  });

  it('is there for a world that nobody knows', () => {
    expect(skyOf('Nowhere')).toEqual(skyOf('Nowhere'));
  });
});
