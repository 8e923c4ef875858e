/** From a card's facts to its picture: always the same one. Pure. */

import type { CardFacts, Side } from '../api/types';
import { craftOf } from './crafts';
import { figure } from './figure';
import { sceneOf } from './motifs';
import { portrait, shown } from './people';
import { Dice, groundOf, picture as composed, type Picture } from './picture';
import { placeOf } from './places';
import { thingOf } from './things';
import { BACKDROPS, MARKS, RIM, WORLD, type Backdrop } from './tints';

/** A drawing that stands for no card. */
export function drawing(name: string, side: Side): Picture {
  const [[far, halo, near]] = BACKDROPS[side] as [Backdrop];
  return composed([groundOf(name), name], { ...WORLD, '--b1': far, '--b2': halo, '--b3': near, '--rim': RIM[side], '--mark': MARKS[0] ?? '' });
}

export function picture(facts: CardFacts): Picture {
  const dice = new Dice(facts.title);
  const [far, halo, near] = dice.pick('ground', BACKDROPS[facts.side]);
  const looks = figure(facts);
  const tints = { ...WORLD, ...looks.tints, '--b1': far, '--b2': halo, '--b3': near, '--rim': RIM[facts.side], '--mark': dice.pick('mark', MARKS) };
  switch (facts.category) {
    case 'character': {
      const name = portrait(facts.title);
      return name ? composed(shown(facts, name), tints) : composed(looks.scene, tints, looks.head);
    }
    case 'starship':
    case 'vehicle':
    case 'podracer':
    case 'creature':
      return composed(craftOf(facts), tints);
    case 'weapon':
    case 'device':
      return composed(thingOf(facts), tints);
    case 'location': {
      const place = placeOf(facts);
      return composed(place.scene, { ...tints, ...place.tints }, 0);
    }
    default:
      return composed(sceneOf(facts.title), tints);
  }
}
