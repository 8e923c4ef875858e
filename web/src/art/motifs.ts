/** What an Interrupt, an Effect, an Objective shows: who is named in its title, what its words tell of, or a scene of its own. */

import { portrait } from './people';
import { before, Dice, first, groundOf, type Rules } from './picture';
import { TALES } from './tales';

export const MOTIFS: Rules = [
  [/plan\b|plans|planning|planners|strategy|staging|mobiliz|assignment|order\b/i, 'plan-table'],
  [/alert|alarm|emergency|readiness|overload/i, 'alarm-lamp'],
  [/mentor|old ben|someone who loves|honor of|through the force|loves you/i, 'spirit'],
  [/disarm|hidden weapons|weapon\b/i, 'cut-weapon'],
  [/scan|traffic|sensor|computer|clearance|tactical/i, 'radar-crew'],
  [/revol|insurrection|uprising|rebellion|resistance|disorder|liberat|no love/i, 'uprising'],
  [/sabacc|chances|advantage|odds|million|gambl/i, 'card-hand'],
  [/escape|door|pass\b|terminated|lock/i, 'closing-door'],
  [/fleet|flagship|armada|empire\b|besieged|blockade|occupation/i, 'war-fleet'],
  [/memorial|worse|hindsight|frustration|fear|failure|loss|demotion/i, 'fallen-helmet'],
  [/bacta|medical|heal|hold together|recover/i, 'healing-tank'],
  [/stun|blow|glancing|captive fury/i, 'stun-rings'],
  [/barrier|shield|protect|defen[cs]e|none shall/i, 'barrier'],
  [/duel|clash|saber|proficiency|confront|conflict/i, 'duel'],
  [/choke|strangle|lack of faith|fury|anger|torture|pay\b/i, 'choke'],
  [/lightning|power of|hate|dark side|dark forces|evil/i, 'force-lightning'],
  [/sense|alter|control|force|jedi|mind|levitation|insight|presence|strength|test|learned|size/i, 'open-hand'],
  [/dice|sabacc|gambl|luck|chances|feeling/i, 'dice'],
  [/monnok|strider|molator/i, 'board-lancer'],
  [/houjix|grimtaash|ghhhk/i, 'board-hopper'],
  [/savrip|k'lor/i, 'board-giant'],
  [/dejarik|wookiee win/i, 'board-beasts'],
  [/transmission|holo|visage|projection|report|signal|future|decree/i, 'hologram'],
  [/reinforce|assault|charge|battle|attack|engage|patrol|deploy|alert|troop/i, 'charge'],
  [/sniper|ambush|aim|shot|bodyguard|mercenary|bounty|mark/i, 'sniper'],
  [/undercover|agent|spy|spies|search|scan|eyes|secret|code|advisor|traitor|disguise/i, 'shadow-spy'],
  [/captive|prison|cell|arrest|rescue|torture|guarded|surrender|trap/i, 'captive'],
  [/carbon|frozen|freez/i, 'frozen-slab'],
  [/collateral|damage|blast|fire|bomb|explos|destroy|destruct|collision|overload|impact|crush|ignition/i, 'explosion'],
  [/portal|collaps|gravel|crash|chasm|abyss|storm|avalanche|sandwhirl/i, 'falling-rocks'],
  [/maneuver|wing|squadron|fighter|spin|hyper|falcon|kessel|run\b|throttle|pattern|flight|evader|ship/i, 'dogfight'],
  [/target|i have you|scope|lock|focused|stun|gunner|plan|strategy|staging|mobiliz/i, 'crosshair'],
  [/run|escape|retreat|chase|evac|move|fall back|dodge|panic|doomed|higher ground/i, 'runner'],
  [/celebrat|honor|victory|triumph|fanfare|liberation|revolution|insurrection|uprising|gift|medal|menace fades/i, 'celebration'],
  [/bargain|deal|profit|trade|price|payment|scum|legal|accept|legal|delivery|loyal/i, 'bargain'],
  [/beast|roar|bones|claw|slug|wampa|rancor|eat|stew|dinner|fodder/i, 'beast-jaws'],
];
/** Titles whose words tell of none of these. */
const OTHERS = ['runner', 'charge', 'hologram', 'shadow-spy', 'plan-table', 'closing-door', 'crosshair', 'bargain', 'alarm-lamp', 'sniper', 'open-hand', 'fallen-helmet', 'uprising', 'stun-rings', 'radar-crew', 'dogfight'];

/** Where a scene may take place. */
const PLACES = [
  'corridor', 'desert', 'forest', 'canyon', 'control-room', 'cell-block', 'launch-bay', 'temple-ruins', 'cave', 'swamp', 'metropolis', 'chasm-walkway', 'cliff-palace', 'war-room', 'junk-heap', 'ice-plain',
  'moisture-farm', 'temple-hall', 'cantina', 'trench', 'freezing-chamber',
];
const SHOTS = ['', '@near', '@left', '@right', '@turned', '@near-turned', '@left-turned', '@right-turned'];

export function sceneOf(title: string): string[] {
  const told = TALES[title];
  if (told) return told;
  const dice = new Dice(title);
  const motif = first(MOTIFS, title) ?? dice.pick('motif', OTHERS);
  const who = portrait(title);
  if (who) return before(dice.pick('place', PLACES), `${who}@${dice.pick('stance', ['left', 'left-turned', 'near', 'far-left'])}`);
  const place = dice.pick('place', [motif, ...PLACES]);
  const shot = dice.pick('shot', SHOTS);
  return place === motif ? [groundOf(motif), motif] : before(place, motif + shot);
}
