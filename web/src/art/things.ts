/** Which drawing shows a weapon or a device. */

import type { CardFacts } from '../api/types';
import { before, Dice, first, groundOf, type Rules } from './picture';

export const THINGS: Rules = [
  [/lightsaber/i, 'laser-sword'],
  [/gaderffii/i, 'spiked-staff'],
  [/bowcaster|bow\b/i, 'bolt-bow'],
  [/\bax\b/i, 'war-axe'],
  [/seeker/i, 'hunter-ball'],
  [/mine\b/i, 'charge-mine'],
  [/detonator|grenade|bombs/i, 'silver-sphere'],
  [/torpedo/i, 'torpedo'],
  [/superlaser|battery|cannons?|artillery/i, 'tower-gun'],
  [/pistol|^blaster$|(imperial|mos eisley|cloud city) blaster/i, 'heavy-pistol'],
  [/blaster scope|electrobinoculars|sensorscope/i, 'field-glasses'],
  [/comlink|projector|array/i, 'hand-radio'],
  [/bolt|bionic|console|construct|claw|binders/i, 'bolt-plate'],
  [/belt|toolkit|suit|armor/i, 'tool-belt'],
  [/hypo|welder|suction|extinguisher/i, 'needle-kit'],
  [/backpack|tanks/i, 'field-pack'],
  [/vaporator|refinery|hydroponics|tractor/i, 'tall-vaporator'],
  [/rifle|gun\b/i, 'blaster-rifle'],
];

/** Whose it is: shown behind it. */
const OWNERS: Rules = [
  [/luke|anakin/i, 'farm-boy'], [/vader/i, 'dark-lord'], [/obi-wan/i, 'hermit'], [/mara/i, 'emperors-hand'], [/\bhan\b/i, 'scoundrel'], [/leia/i, 'princess'],
  [/boba|mandalorian/i, 'hunter'], [/bossk/i, 'reptile-hunter'], [/4-lom/i, 'insect-droid'], [/tarkin/i, 'moff'], [/motti/i, 'smug-admiral'], [/tagge/i, 'burly-general'],
  [/stormtrooper/i, 'trooper'], [/ewok/i, 'tree-chief'],
];
const GROUNDS = ['cantina', 'corridor', 'desert', 'forest', 'cave', 'junk-heap', 'ice-plain', 'launch-bay'];

export function thingOf(facts: CardFacts): string[] {
  const dice = new Dice(facts.title);
  const name = first(THINGS, facts.title) ?? (facts.category === 'weapon' ? 'blaster-rifle' : 'hand-radio');
  const owner = first(OWNERS, facts.title);
  if (owner) return [groundOf(owner), `${owner}@${dice.pick('owner', ['far-right', 'right'])}`, `${name}@${dice.pick('held', ['left', 'far-left', 'left-turned'])}`];
  const ground = dice.pick('ground', [name, name, ...GROUNDS]);
  return ground === name ? [groundOf(name), name] : before(ground, name + dice.pick('shot', ['', '@turned', '@left', '@right']));
}
