/** Why an option may be good, as far as the table shows it. Pure. */

import type { Decision, LocationView, Option, Side, TableCard, View } from '../../api/types';
import { figure } from '../../card/numbers';

export interface Reason {
  key: string;
  args: Record<string, string | number>;
}

/** From so much on, the chances of two options differ. */
const MATTERS = 0.02;

/** Whether it hardly matters which of them is taken. */
export function alike(chances: number[]): boolean {
  return chances.length > 1 && Math.max(...chances) - Math.min(...chances) < MATTERS;
}

/** What speaks for an option; nothing where the table does not say it. */
export function reasonFor(view: View, { player }: Decision, option: Option): Reason | null {
  const theirs: Side = player === 'light' ? 'dark' : 'light';
  const row = view.table.rows.find(({ locations }) => locations.some((each) => each.id === option.card?.id));
  const place = row?.locations.find((each) => each.id === option.card?.id);
  const force = view.piles[player].force ?? 0;
  if (option.verb === 'drain' && place) return { key: 'because-drain', args: { count: place.icons[theirs] } };
  if (option.verb === 'battle' && place) return { key: 'because-battle', args: { have: figure(place.total_power[player]), need: figure(place.total_power[theirs]) } };
  if (option.verb === 'choose' && place) return arriving(place, row?.locations ?? [], player, theirs);
  if (option.verb === 'draw') return { key: 'because-draw', args: { count: view.hand.length } };
  if (option.verb === 'pass' && force > 0) return { key: 'because-pass', args: { count: force } };
  return null;
}

/** What a card does that comes to a place, and what may follow it there. */
function arriving(place: LocationView, planet: LocationView[], mine: Side, theirs: Side): Reason | null {
  if (place.controlled.includes(theirs) && place.icons[mine] > 0) return { key: 'because-stops', args: { count: place.icons[mine] } };
  if (place.occupied.includes(theirs)) return { key: 'because-against', args: { have: figure(place.total_power[mine]), need: figure(place.total_power[theirs]) } };
  const near = nextDoor(place, planet, theirs);
  if (near && power(near) > place.total_power[mine]) return { key: 'because-threat', args: { title: near.title, need: figure(power(near)) } };
  return place.icons[theirs] > 0 ? { key: 'because-opens', args: { count: place.icons[theirs] } } : null;
}

/** The strongest of the other side's cards that stand beside a place. */
function nextDoor(place: LocationView, planet: LocationView[], theirs: Side): TableCard | undefined {
  const at = planet.indexOf(place);
  const cards = [planet[at - 1], planet[at + 1]].flatMap((each) => each?.cards ?? []).filter((card) => card.side === theirs);
  return cards.toSorted((one, other) => power(other) - power(one))[0];
}

const power = (card: TableCard): number => card.values?.power ?? 0;
