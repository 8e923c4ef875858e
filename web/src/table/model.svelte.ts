/** What the table shows and what has been clicked: shared by its parts through a context. */

import { getContext, setContext } from 'svelte';
import type { Named, Part } from '../api/messages';
import type { Battle, CardRef, Decision, HandCard, Objective, Option, Row, Side, TableCard, Training, View } from '../api/types';
import type { Phase } from '../session/passSettings';
import type { GameSession } from '../session/game.svelte';
import type { Storyteller } from '../story/storyteller.svelte';
import { beneath } from './board/cardSizes';
import { answersAtOnce, byCard, byPile, lay, type Choice } from './decision/options';
import { activatesAll, ahead } from './decision/passWarnings';

export interface Inspected {
  card: CardRef;
  /** Where the card was clicked, to open beside it. */
  box: DOMRect;
}

export interface ExplainedNumber {
  title: string;
  value: number;
  parts: Part[];
}

/** A table as it stood before. */
export interface Past {
  step: number;
  view: View;
}

/** What a gesture answers to the questions that follow. */
interface Intent {
  fits: (option: Option) => boolean;
  left: number;
}

export const other = (side: Side): Side => (side === 'light' ? 'dark' : 'light');

export class TableModel {
  past = $state.raw<Past | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  explained = $state.raw<ExplainedNumber | null>(null);
  /** The card that a line of the log or an option points at. */
  pointed = $state<number | null>(null);
  flipped = $state(false);
  /** A question that has just come up is dead for a moment: the second half of a double click must not answer it. */
  asleep = $state(false);

  /** Whether every card can be dragged, as where a table is laid out. */
  readonly movable: boolean = false;
  /** The card that is being dragged. */
  dragged = $state.raw<CardRef | null>(null);
  /** The card of the hand that the pointer or the keyboard has come to. */
  held = $state.raw<CardRef | null>(null);
  private intent: Intent | null = null;

  view: View | null = $derived.by(() => this.past?.view ?? this.source());
  me: Side = $derived.by(() => {
    const seat = this.view?.seat === 'dark' ? 'dark' : 'light';
    return this.flipped ? other(seat) : seat;
  });
  them: Side = $derived(other(this.me));
  decision: Decision | null = $derived.by(() => (this.past || this.session?.passing ? null : (this.view?.decision ?? null)));
  cards: Map<number, Choice[]> = $derived(byCard(this.decision));
  piles: Map<string, Choice> = $derived(byPile(this.decision));
  index: Map<number, TableCard> = $derived.by(() => (this.view ? indexed(this.view) : new Map()));

  /** The cards with two faces, by their ids. */
  objectives: Map<number, Objective> = $derived.by(() => new Map(this.view?.objectives?.map((each) => [each.id, each])));

  /** The Jedi Tests, by their ids. */
  tests: Map<number, Training> = $derived.by(() => new Map(this.view?.training?.map((each) => [each.id, each])));

  /** Where a battle, an attack or a duel has the light to itself. */
  stage: number | undefined = $derived((this.view?.battle ?? this.view?.attack ?? this.view?.duel)?.location.id);

  /** A battle has the board to itself, unless somebody wants to see the board. */
  staged = $state(true);
  scene: Battle | null = $derived.by(() => (this.staged && this.session && !this.past && !this.view?.lesson ? (this.view?.battle ?? null) : null));

  /** What orbits a planet, by the planet's id. */
  moons: Map<number, CardRef[]> = $derived.by(() => (this.view ? orbiting(this.view) : new Map()));

  /** Who targets a card, by its id. */
  aims: Map<number, CardRef[]> = $derived.by(() => aimed([...this.index.values()].filter((card) => !this.tests.has(card.id))));

  /** Where the card in question can go, by the ids of what is there. */
  reach: Set<number> = $derived.by(() => {
    const choices = this.cards.get((this.dragged ?? this.held)?.id ?? -1) ?? [];
    return new Set(choices.flatMap(({ option }) => option.places?.map((place) => place.id) ?? []));
  });

  /** The phases that one may go to at once. */
  ahead: Phase[] = $derived.by(() => (this.view && this.session?.wishes ? ahead(this.view, this.decision) : []));

  /** What can be chosen though it lies nowhere in sight. */
  offered: { choice: Choice; card: CardRef }[] = $derived.by(() => {
    const seen = new Set([...this.index.keys(), ...held(this.view).map((card) => card.id)]);
    return [...this.cards.values()].flatMap((choices) => choices.flatMap((choice) => (choice.option.card && !seen.has(choice.option.card.id) ? [{ choice, card: choice.option.card }] : [])));
  });

  constructor(
    private readonly source: () => View | null,
    readonly session: GameSession | null,
    /** Who plays; a replay knows it without a session. */
    readonly players: () => Record<Side, Named> | null = () => session?.players ?? null,
    /** Who tells what happens; nobody, where each step stands for itself. */
    readonly story: Storyteller | null = session?.story ?? null,
  ) {}

  /** How many answers stand: the same question may be asked again. */
  get step(): number {
    return this.session?.story.shown?.step ?? 0;
  }

  /** An answer is on its way. */
  get busy(): boolean {
    return this.session !== null && this.session.answered === this.session.present?.seq;
  }

  /** Whether a key is meant for the table: nobody is writing, and nothing lies over it. */
  listens(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    const writing = event.target instanceof HTMLElement && event.target.matches('input:not([type=range], [type=checkbox]), textarea, select, [contenteditable]');
    return !writing && !document.querySelector('dialog[open]');
  }

  answer(choice: Choice): void {
    if (this.asleep) return;
    this.inspected = null;
    const onward = this.session?.wishes && this.decision && activatesAll(this.decision, choice.option);
    this.session?.answer(choice.index);
    if (onward) this.session?.pass('control');
  }

  /** The same answer several times, as long as it is asked for. */
  repeat(choice: Choice, times: number): void {
    if (this.asleep) return;
    const { verb, pile } = choice.option;
    this.intent = { fits: (option) => option.verb === verb && option.pile === pile && !option.card, left: times - 1 };
    this.answer(choice);
  }

  /** Pass until a phase begins, or something happens. The first pass is one's own, so that it can be taken back. */
  goTo(phase: Phase): void {
    const decline = this.decision && lay(this.decision).decline;
    if (!decline || this.asleep || this.busy) return;
    this.answer(decline);
    this.session?.pass(phase);
  }

  draggable(card: CardRef): boolean {
    return this.movable || (this.cards.get(card.id)?.some((choice) => choice.option.verb === 'deploy') ?? false);
  }

  /** A card of the hand is dropped at a place, or on a card. */
  drop(target: CardRef): void {
    const [deploy] = (this.dragged && this.cards.get(this.dragged.id))?.filter((choice) => choice.option.verb === 'deploy') ?? [];
    this.dragged = null;
    if (deploy) this.send(deploy, target);
  }

  /** A card goes to a place: both questions are answered at once. */
  send(choice: Choice, target: CardRef): void {
    if (this.asleep) return;
    this.intent = { fits: (option) => option.verb === 'choose' && option.card?.id === target.id, left: 1 };
    this.answer(choice);
  }

  /** Answers a new question, if a gesture has done so beforehand; what it has not foreseen ends it. */
  follow(decision: Decision): void {
    const { intent } = this;
    const index = intent && intent.left > 0 ? decision.options.findIndex(intent.fits) : -1;
    if (!intent || index < 0 || decision.options.filter(intent.fits).length > 1) this.intent = null;
    else {
      intent.left -= 1;
      this.session?.answer(index);
    }
  }

  /** A click on a card: the answer itself if it can be nothing else, otherwise what can be done with it. */
  click(card: CardRef, element: Element): void {
    const choices = this.cards.get(card.id) ?? [];
    const [first] = choices;
    if (first && answersAtOnce(choices)) this.answer(first);
    else this.inspect(card, element);
  }

  inspect(card: CardRef, element: Element): void {
    this.inspected = this.inspected?.card.id === card.id ? null : { card, box: element.getBoundingClientRect() };
  }

  async explain(title: string, stat: string, card: number, player?: Side): Promise<void> {
    if (!this.session) return;
    const answer = await this.session.explain(stat, card, player);
    this.explained = { title, value: answer.value ?? 0, parts: answer.parts ?? [] };
  }
}

/** The cards in the hands that a view shows. */
export function held(view: View | null): HandCard[] {
  return view ? [...view.hand, ...Object.values(view.hands ?? {}).flat()] : [];
}

/** Every card that a view shows, by its id. */
function indexed(view: View): Map<number, TableCard> {
  const found = new Map<number, TableCard>();
  const add = (card: TableCard): void => {
    found.set(card.id, card);
    beneath(card).forEach(add);
  };
  const inRow = (row: Row): void => row.locations.forEach((place) => [place, ...place.cards].forEach(add));
  view.table.rows.forEach(inRow);
  [...view.table.beside, ...view.shown, ...view.face_down].forEach(add);
  return found;
}

function aimed(cards: TableCard[]): Map<number, CardRef[]> {
  const found = new Map<number, CardRef[]>();
  for (const card of cards) for (const { id } of card.targets ?? []) found.set(id, [...(found.get(id) ?? []), card]);
  return found;
}

function orbiting(view: View): Map<number, CardRef[]> {
  const found = new Map<number, CardRef[]>();
  for (const place of view.table.rows.flatMap((row) => row.locations)) {
    if (place.orbits) found.set(place.orbits.id, [...(found.get(place.orbits.id) ?? []), place]);
  }
  return found;
}

const KEY = Symbol('table');
export const provideTable = (model: TableModel): TableModel => setContext(KEY, model);
export const useTable = (): TableModel => getContext<TableModel>(KEY);
