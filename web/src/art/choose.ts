/** From a card's facts to its picture: always the same one. Pure. */

import type { CardFacts } from '../api/types';
import { craftOf } from './crafts';
import { figure } from './figure';
import { sceneOf } from './motifs';
import { portrait, shown } from './people';
import { Dice, picture as composed, type Picture } from './picture';
import { placeOf } from './places';
import { thingOf } from './things';
import { BACKDROPS, MARKS, RIM } from './tints';

export function picture(facts: CardFacts): Picture {
  const dice = new Dice(facts.title);
  const [far, halo, near] = dice.pick('ground', BACKDROPS[facts.side]);
  const tints = { '--b1': far, '--b2': halo, '--b3': near, '--rim': RIM[facts.side], '--mark': dice.pick('mark', MARKS) };
  switch (facts.category) {
    case 'character':
      return person(facts, tints);
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

function person(facts: CardFacts, tints: Record<string, string>): Picture {
  const name = portrait(facts.title);
  const looks = figure(facts);
  return name ? composed(shown(facts.title, name), { ...tints, ...looks.tints }) : composed(looks.scene, { ...tints, ...looks.tints }, looks.head);
}
