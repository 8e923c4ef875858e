"""`Scenario`: lay out a table, begin play anywhere, and act by naming cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.model.decision import DECLINES, Decision, Option
from cantina.model.sides import PHASES, SIDES, Side
from cantina.model.sides import other as opponent
from cantina.model.text import CardRef
from cantina.play.scenario.cards import Cards, ScenarioError, known
from cantina.play.scenario.queries import ScenarioQueries
from cantina.play.scenario.setup import recorded_query
from cantina.rules.core import HAPPENINGS

FIELDS = ("pile", "amount", "seat", "mode", "owner")
FOLLOW_UPS = ("choose", "seat", "amount", "yes")  # the verbs of the choices that belong to an action
Numbered = list[tuple[int, Option]]
PATIENCE = 500  # decisions that `until` declines before it gives up


class Scenario(ScenarioQueries):
    """A position and what is played from it."""

    @property
    def decision(self) -> Decision | None:
        """The present decision."""
        return self.game.decision

    def do(self, verb: str, *cards: CardRef | Cards, **fields: Any) -> None:
        """Choose the option with that verb and card; further cards and fields answer the follow-up choices. What
        cannot be carried through changes nothing."""
        unknown = set(fields) - set(FIELDS)
        if unknown:
            raise ScenarioError(f"no such field: {', '.join(sorted(unknown))}; there are {', '.join(FIELDS)}")
        before = self.game.clone()
        try:
            self._carry_through(verb, [self._named(card) for card in cards], dict(fields))
        except ScenarioError:
            self.game.become(before)
            raise

    def _carry_through(self, verb: str, rest: list[CardRef], left: dict[str, Any]) -> None:
        player = self._decision().player
        named = [*self._take(verb, rest.pop(0) if rest else None, rest, left).targets]
        auto = self._made_choices()
        while rest or left:
            if rest and self._made_itself(auto, rest[0], left):
                rest.pop(0)
                continue
            if rest and rest[0] in named and not self._follow_ups(player, rest[0]):
                named.remove(rest.pop(0))
                continue
            if not rest and self._field_made_itself(auto, left):
                continue
            self._follow(player, rest.pop(0) if rest else None, left)
            auto = self._made_choices()

    def _made_choices(self) -> list[Option]:
        """The choices of the action that had only one answer."""
        return [option for option in self._engine.auto if option.verb in FOLLOW_UPS]

    def _decision(self) -> Decision:
        if self.decision is None:
            raise ScenarioError("the game is over")
        return self.decision

    def _take(self, verb: str, card: CardRef | None, rest: list[CardRef], left: dict[str, Any]) -> Option:
        options = [(n, option) for n, option in enumerate(self._decision().options)
                   if option.verb == verb and (card is None or option.card == card)]  # fmt: skip
        narrowed = self._narrow(options, left)
        naming = [each for each in narrowed if rest and rest[0] in each[1].targets]
        return self._choose_one(naming or narrowed, f"{verb} {card.title if card else ''} {left or ''}", left)

    def _follow_ups(self, player: Side, card: CardRef | None) -> Numbered:
        """The options that go on with the action; none in another player's choice or a window, for there it has
        ended."""
        decision = self.decision
        if decision is None or decision.player != player or any(option.verb == "pass" for option in decision.options):
            return []
        return [(n, option) for n, option in enumerate(decision.options)
                if option.verb in FOLLOW_UPS and (card is None or option.card == card)]  # fmt: skip

    def _follow(self, player: Side, card: CardRef | None, left: dict[str, Any]) -> None:
        narrowed = self._narrow(self._follow_ups(player, card), left, must=card is None)
        self._choose_one(narrowed, f"then {card.title if card else left}", left)

    @staticmethod
    def _narrow(options: Numbered, left: dict[str, Any], must: bool = False) -> Numbered:
        """Keep the options that agree with the fields; a field that no option has is for a later question."""
        used = False
        for name, wanted in left.items():
            having = [each for each in options if getattr(each[1], name) is not None]
            if having:
                options = [each for each in having if getattr(each[1], name) == wanted]
                used = True
        return options if used or not must else []

    def _choose_one(self, options: Numbered, what: str, left: dict[str, Any]) -> Option:
        if len(options) != 1:
            trouble = "is not possible" if not options else "is ambiguous"
            raise ScenarioError(f"{what.strip()} {trouble}.\n{self._options()}")
        index, option = options[0]
        for name in [name for name in left if getattr(option, name) == left[name]]:
            del left[name]
        self.game.choose(index)
        return option

    @staticmethod
    def _made_itself(auto: list[Option], card: CardRef, left: dict[str, Any]) -> bool:
        """The game made this very choice by itself."""
        for option in auto:
            if option.card == card:
                auto.remove(option)
                for name in [name for name in left if getattr(option, name) == left[name]]:
                    del left[name]
                return True
        return False

    @staticmethod
    def _field_made_itself(auto: list[Option], left: dict[str, Any]) -> bool:
        for option in auto:
            answered = [name for name in left if getattr(option, name) == left[name]]
            if answered:
                auto.remove(option)
                for name in answered:
                    del left[name]
                return True
        return False

    def _options(self) -> str:
        decision = self.decision
        if decision is None:
            return "The game is over."
        lines = [f"  {n}: {option.verb} - {option.text('en')}" for n, option in enumerate(decision.options)]
        return "\n".join([f"{decision.player} chooses ({self._engine.state.phase}): {decision.prompt('en')}", *lines])

    @recorded_query
    def can(self, /, verb: str, *cards: CardRef | Cards, **fields: Any) -> bool:
        """Whether `do` would be possible now, all the way through."""
        if self._game is None:
            return False
        before = self._game.clone()
        try:
            self.do(verb, *cards, **fields)
        except ScenarioError:
            return False
        self._game.become(before)
        return True

    def pass_(self) -> None:
        """The deciding player declines."""
        decision = self._decision()
        for n, option in enumerate(decision.options):
            if option.verb in DECLINES:
                self.game.choose(n)
                return
        raise ScenarioError(f"{decision.player} cannot decline.\n{self._options()}")

    def until(self, phase: str | None = None, player: Side | None = None, verb: str | None = None) -> None:
        """Decline until a phase, a player's decision or an option with a verb comes; fails if a forced choice does."""
        if phase is not None:
            known("phase", phase, PHASES)
        if player is not None:
            known("side", player, SIDES)
        for _ in range(PATIENCE):
            decision = self._decision()
            there = (phase in (None, self._engine.state.phase) and player in (None, decision.player)
                     and (verb is None or any(option.verb == verb for option in decision.options)))  # fmt: skip
            if there:
                return
            self.pass_()
        raise ScenarioError(f"that did not come within {PATIENCE} decisions.\n{self._options()}")

    def happen(self, what: str, card: CardRef | Cards, by: Side | None = None,
               other: CardRef | Cards | None = None) -> None:  # fmt: skip
        """Let something happen to a card as if a text had just done it, a text of `by` or else of the card's opponent,
        and play on to the next decision. `other`: a second card that it takes, who eats it."""
        known("happening", what, HAPPENINGS)
        if by is not None:
            known("side", by, SIDES)
        id, title = self._id(card), self.game.engine.ref(self._id(card)).title
        self._engine.rebuild_decision()
        second = {} if other is None else {"other": self._id(other)}
        if not HAPPENINGS[what](self._engine, id, by or opponent(self._engine.card(id).side), **second):
            self._engine.run()
            raise ScenarioError(f"{what}: the rules do not let that happen to {title}")
        self._engine.run()
        self._begin_log()

    def decide(self, accepts: Callable[[Option], bool]) -> None:
        """Answer the present decision with the first option that is accepted."""
        for n, option in enumerate(self._decision().options):
            if accepts(option):
                self.game.choose(n)
                return
        raise ScenarioError(f"no option was accepted.\n{self._options()}")
