"""Games steered toward what has not been tried yet: at first whole games with decks as they are, then short ones for
one deed each, whose decks are drawn around it and whose players fortune helps."""

from __future__ import annotations

from itertools import islice

import msgspec

from cantina.decks import Deck, standard_catalog
from cantina.engine import board as table
from cantina.invariants import rigging
from cantina.invariants.checks import InvariantViolation
from cantina.invariants.coverage_targets import CoverageTarget, target_of
from cantina.invariants.decks import Luck, in_one_deck, put_into_decks, shields
from cantina.invariants.games import LONGEST
from cantina.invariants.prerequisites import CardGroup, Prerequisites
from cantina.model.decision import Option
from cantina.play.game import Game

# How much a game likes each kind of option, others 3: one is out for battle, another gathers cards.
MOODS = (
    {"battle": 12, "draw-destiny": 9, "fire": 9, "deploy": 8, "drain": 6, "draw": 1},
    {"battle": 1, "draw": 12, "deploy": 1, "drain": 6},
    {"battle": 12, "draw-destiny": 9, "fire": 12, "deploy": 12, "move": 8, "pilot": 9, "drain": 1, "draw": 2},
)
PATIENT = {"battle": 1, "drain": 0, "draw": 1, "pass": 3}  # the mood of a game for one deed
WASTE = ("lose", "forfeit", "transfer")  # what leads away from the cards that a text speaks of
TEXTS = ("use", "attempt", "race", "flip", "play")
PLAIN = 30  # games with the decks as they are, before decks are drawn around what is still to be tried
COPIES = 4  # of a card to be tried
PLACES = 12  # locations of a deck as it is that stay in it
ENOUGH = 120  # answers after which a game for one deed is given up


def guided_game(pair: tuple[Deck, Deck], untried: frozenset[CoverageTarget], seed: int) -> set[CoverageTarget]:
    """One game in search of what is untried; returns the deeds that are untried after it."""
    if seed < PLAIN:
        return _play(pair, CoverageBot(seed, set(untried)), seed, LONGEST)
    aim = sorted(untried)[seed % len(untried)]
    bot = TargetBot(seed, set(untried), aim)
    light, dark = (drawn_around(deck, bot.cards, seed) for deck in pair)
    return _play((light, dark), bot, seed, ENOUGH)


def _play(pair: tuple[Deck, Deck], bot: CoverageBot, seed: int, longest: int) -> set[CoverageTarget]:
    game = Game.new(light=pair[0], dark=pair[1], seed=seed)
    for _ in range(longest):
        bot.untried -= {target_of(game, option) for option in game.engine.auto}  # chosen by the game itself
        if game.decision is None or bot.content:
            return bot.untried
        game.choose(bot.choose(game))
        if game.engine.state.quarantine:
            raise InvariantViolation("a card failed in a steered game")
    if longest == LONGEST:
        raise InvariantViolation("a steered game does not end")
    return bot.untried


def drawn_around(deck: Deck, cards: list[str], seed: int) -> Deck:
    """A deck with these cards, as far as they are of its side, some of its own locations, and anything."""
    faces, luck = put_into_decks(deck.side), Luck(seed)
    able = {face.id for face in faces}
    copies = [id for id in cards if id in able]
    places = [id for id in deck.cards if standard_catalog().by_id[id].category == "location"]
    others = luck.some((face.id for face in faces if face.category != "objective"), len(deck.cards))
    filled = in_one_deck([*copies[: len(deck.cards) - PLACES], *luck.some(places, PLACES), *others])
    whole = tuple(islice(filled, len(deck.cards)))
    return msgspec.structs.replace(deck, cards=whole, outside=shields(deck.side))


class CoverageBot:
    """Prefers what has not been tried."""

    def __init__(self, seed: int, untried: set[CoverageTarget]) -> None:
        self._luck = Luck(seed)
        self._mood = MOODS[seed // 2 % len(MOODS)]
        self.untried = untried

    @property
    def content(self) -> bool:
        """Whether there is nothing left to look for."""
        return not self.untried

    def choose(self, game: Game) -> int:
        """An untried option if there is one."""
        decision = game.decision
        assert decision is not None
        fresh = [n for n, option in enumerate(decision.options) if target_of(game, option) in self.untried]
        if fresh:
            pick = fresh[self._luck.below(len(fresh))]
            self.untried -= {target_of(game, decision.options[pick])}
            return pick
        return self._weighted([self._weight(game, option) for option in decision.options])

    def _weight(self, game: Game, option: Option) -> int:
        if option.verb == "cancel":
            return 0
        if option.verb == "activate":
            return int(option.amount or 1) ** 2
        return 1 if option.verb in TEXTS else self._mood.get(option.verb, 3)

    def _weighted(self, weights: list[int]) -> int:
        left = self._luck.below(sum(weights))
        for n, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return n
        return len(weights) - 1


class TargetBot(CoverageBot):
    """Looks for one deed: brings together the cards that it needs, and does what makes it possible."""

    def __init__(self, seed: int, untried: set[CoverageTarget], aim: CoverageTarget) -> None:
        super().__init__(seed, untried)
        self._mood = PATIENT
        self._aim, self._company = aim, Prerequisites(aim, seed)
        self._card = standard_catalog().by_id[aim[1]].front or aim[1]
        self._needed = [*self._company.first, *self._company.then]
        self._phase = (0, "")
        self._given: set[str] = set()
        self._fates: list[tuple[str, CardGroup]] = []

    @property
    def cards(self) -> list[str]:
        """The cards that must be in the decks."""
        return [*[self._card] * COPIES, *self._needed, *self._company.held, *self._needed]

    @property
    def content(self) -> bool:
        """Whether what was looked for is found."""
        return self._aim not in self.untried

    def choose(self, game: Game) -> int:
        """At the beginning of a phase fortune helps."""
        self._help(game)
        return super().choose(game)

    def _help(self, game: Game) -> None:
        """Each turn begins with Force, each phase with what is needed in hand; then those cards come to the table that
        are needed there."""
        if not rigging.can_intervene(game):
            return
        now = (game.engine.state.turn, game.engine.state.phase)
        if self._phase[0] != now[0]:
            rigging.fill_force_piles(game)
            self._given = set()
        if self._phase != now:
            self._phase = now
            played = [id for id in self._needed if standard_catalog().by_id[id].category == "interrupt"]
            rigging.swap_in_cards(game, [frozenset({id}) for id in (self._card, *played, *self._company.held)])
            self._fates = list(self._company.fates)
        while rigging.can_intervene(game) and self._give(game):
            continue
        while rigging.can_intervene(game) and self._fates:
            rigging.inflict_status(game, *self._fates.pop(0))
        if rigging.can_intervene(game) and self._card != self._aim[1]:
            rigging.turn_over(game, self._card)

    def _give(self, game: Game) -> bool:
        """Bring the next card to the table that is not there yet, once a turn each; says whether there was one."""
        laid = {game.engine.face(id).id for id in table.board(game.engine).on_table}
        waiting = [id for id in self._needed if id not in laid | self._given]
        self._given |= set(waiting[:1])
        return any(rigging.deploy_free(game, id) for id in waiting[:1]) or bool(waiting)

    def _weight(self, game: Game, option: Option) -> int:
        if option.card is None:
            return 10 * super()._weight(game, option)
        face = game.engine.face(option.card.id)
        if face.id == self._card and (option.verb in WASTE or option.verb == "play"):
            return 1  # it is kept for what is looked for
        if face.category == "location" and (option.verb not in self._mood or option.verb in self._company.calls):
            return 30 + 300 * self._gathered(game, option.card.id) ** 2
        if option.verb in self._company.calls:
            return 400
        if face.id in self._needed:
            return 1 if option.verb in WASTE else 300
        return 10 * super()._weight(game, option)

    def _gathered(self, game: Game, place: int) -> int:
        """How many of the needed cards are at a location, itself included."""
        g = game.engine
        there = {g.face(id).id for id in (place, *table.cards_at(g, place))}
        return len(there.intersection(self._needed))
