/** The table while its story is told: what each line says it has changed. The view that follows the story says it all. Pure. */

import type { Battle, BattleSide, CardRef, GameEvent, Side, TableCard, View } from '../api/types';
import { at } from '../table/board/cardSizes';
import { amount, card, cards, who, word } from './facts';

type Change = (view: View, event: GameEvent) => View;

const CHANGES: Record<string, Change> = {
  turn: (view, event) => ({ ...view, turn: amount(event, 'turn'), player: who(event) ?? view.player }),
  phase: (view, event) => ({ ...view, phase: word(event, 'phase'), player: who(event) ?? view.player }),
  activated: (view, event) => shifted(view, who(event), 'reserve', 'force', amount(event)),
  'used-force': (view, event) => shifted(view, who(event), 'force', 'used', amount(event)),
  'drew-hidden': (view, event) => shifted(view, who(event), word(event, 'pile'), 'hand', 1),
  'lost-force': lostForce,
  lost: (view, event) => without(view, cards(event)),
  forfeited,
  battle: begun,
  destiny: drawn,
  'battle-power': decided,
  'battle-damage': owing,
  'battle-over': (view) => ({ ...view, battle: null }),
};

/** The table after a line, as far as the line itself tells. */
export function after(view: View, event: GameEvent): View {
  return CHANGES[event.kind]?.(view, event) ?? view;
}

function shifted(view: View, side: Side | null, from: string, to: string, count: number): View {
  if (!side) return view;
  const piles = view.piles[side];
  const moved = Math.min(count, piles[from] ?? 0);
  return { ...view, piles: { ...view.piles, [side]: { ...piles, [from]: (piles[from] ?? 0) - moved, [to]: (piles[to] ?? 0) + moved } } };
}

function lostForce(view: View, event: GameEvent): View {
  const [side, lost] = [who(event), card(event)];
  if (!side || !lost) return view;
  const less = shifted(view, side, word(event, 'pile'), 'lost', 1);
  const top = { ...less.lost, [side]: { count: less.piles[side].lost ?? 0, top: lost } };
  const hand = less.hand.filter((each) => each.id !== lost.id);
  return paid({ ...less, hand, lost: top }, side, { paid: 1 });
}

/** The cards leave the table, with all that is on them. */
function without(view: View, gone: CardRef[]): View {
  const ids = new Set(gone.map((each) => each.id));
  const stays = (each: TableCard): boolean => !ids.has(each.id);
  const stripped = <T extends TableCard>(each: T): T => (each.carries ? { ...each, carries: left(each.carries) } : each);
  const left = (all: TableCard[]): TableCard[] => all.filter(stays).map(stripped);
  const rows = view.table.rows.map((row) => ({ ...row, locations: row.locations.map((place) => ({ ...place, cards: left(place.cards) })) }));
  return { ...view, table: { rows, beside: left(view.table.beside) } };
}

function forfeited(view: View, event: GameEvent): View {
  const ids = new Set(cards(event).map((each) => each.id));
  const places = view.table.rows.flatMap((row) => row.locations);
  const leaving = places.flatMap((place) => place.cards).filter((each) => ids.has(each.id));
  const paying = leaving.reduce((seen, each) => {
    const worth = each.values?.forfeit ?? 0;
    return paid(seen, each.side, { covered: worth, paid: worth });
  }, view);
  return without(paying, cards(event));
}

// -- the battle --------------------------------------------------------------------------------------------------------

function fought(view: View, change: (battle: Battle) => Partial<Battle>): View {
  return view.battle ? { ...view, battle: { ...view.battle, ...change(view.battle) } } : view;
}

function sides(battle: Battle, change: (side: Side, now: BattleSide) => Partial<BattleSide>): Battle['sides'] {
  const { light, dark } = battle.sides;
  return { light: { ...light, ...change('light', light) }, dark: { ...dark, ...change('dark', dark) } };
}

function begun(view: View, event: GameEvent): View {
  const [location, initiator] = [card(event, 'place'), who(event)];
  const place = view.table.rows.flatMap((row) => row.locations).find((each) => each.id === location?.id);
  if (!place || !location || !initiator) return view;
  const ready = (side: Side): BattleSide => ({ participants: at(place, side), power: place.total_power[side], destinies: [], attrition: 0, damage: 0, covered: 0, paid: 0 });
  return { ...view, battle: { location, initiator, segment: 'initiation', winner: null, sides: { light: ready('light'), dark: ready('dark') } } };
}

function drawn(view: View, event: GameEvent): View {
  if (word(event, 'of') !== 'battle') return view;
  const value = amount(event, 'value');
  return fought(view, (battle) => ({
    segment: 'power',
    sides: sides(battle, (side, now) => (side === who(event) ? { destinies: [...now.destinies, value], power: now.power + value } : {})),
  }));
}

function decided(view: View, event: GameEvent): View {
  return fought(view, (battle) => ({ winner: who(event, 'winner'), segment: 'damage', sides: sides(battle, (side) => ({ power: amount(event, side) })) }));
}

function owing(view: View, event: GameEvent): View {
  return fought(view, (battle) => ({ sides: sides(battle, (side) => ({ attrition: amount(event, `attrition_${side}`), damage: amount(event, `damage_${side}`) })) }));
}

function paid(view: View, payer: Side, more: Partial<Record<'covered' | 'paid', number>>): View {
  return fought(view, (battle) => ({
    sides: sides(battle, (side, now) => (side === payer ? { covered: now.covered + (more.covered ?? 0), paid: now.paid + (more.paid ?? 0) } : {})),
  }));
}
