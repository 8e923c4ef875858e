"""Games steered toward what has not been tried yet: decks stacked with it, and a bot that looks for it."""

from __future__ import annotations

import msgspec

from cantina.decks import Deck, standard_catalog
from cantina.engine import board as table
from cantina.engine import rng
from cantina.model.decision import Option
from cantina.play.game import Game
from cantina.promises.checks import Broken
from cantina.promises.decks import put_into_decks
from cantina.promises.deeds import Deed, deed_of, meant, wishes
from cantina.promises.games import LONGEST

# How much a game likes each kind of option, others 3: one is out for battle, another gathers cards.
MOODS = (
    {"battle": 12, "draw-destiny": 9, "fire": 9, "deploy": 8, "drain": 6, "draw": 1},
    {"battle": 1, "draw": 12, "deploy": 1, "drain": 6},
    {"battle": 12, "draw-destiny": 9, "fire": 12, "deploy": 12, "move": 8, "pilot": 9, "drain": 1, "draw": 2},
)
WASTE = ("lose", "forfeit", "transfer")  # what leads away from the cards that a text speaks of
PLAIN = 30  # games with the decks as they are, before decks are stacked with what is still to be tried
COPIES = 8  # of a card to be tried in a stacked deck
COMPANY = 12  # cards in it that the text of that card speaks of


def steered_game(pair: tuple[Deck, Deck], untried: frozenset[Deed], seed: int) -> set[Deed]:
    """One game in search of what is untried; returns the deeds that are untried after it."""
    wanted = sorted(untried)[seed % len(untried)]
    light, dark = (stacked(deck, wanted, seed) if seed >= PLAIN else deck for deck in pair)
    bot = SteeredBot(seed, set(untried), wanted)
    game = Game.new(light=light, dark=dark, seed=seed)
    for _ in range(LONGEST):
        if game.decision is None:
            return bot.untried
        game.choose(bot.choose(game))
        if game.engine.state.quarantine:
            raise Broken("a card failed in a steered game")
    raise Broken("a steered game does not end")


def stacked(deck: Deck, wanted: Deed, seed: int) -> Deck:
    """A deck with copies of a card to be tried, with cards that its text speaks of, and some of everything."""
    faces, card = put_into_decks(deck.side), standard_catalog().by_id[wanted[1]]
    locations = [id for id in deck.cards if standard_catalog().by_id[id].category == "location"]
    copies = [face.id for face in faces if face.id == (card.front or card.id)] * COPIES
    groups = [[face.id for face in meant(noun) if face.side == deck.side] for noun in wishes(wanted)]
    company = [id for group in groups if group for id in _some(group, COMPANY // len(groups) + 1, seed)]
    cards = [*locations, *copies, *company, *_some([face.id for face in faces], len(deck.cards), seed)]
    return msgspec.structs.replace(deck, cards=tuple(cards[: len(deck.cards)]))


def _some(cards: list[str], count: int, seed: int) -> list[str]:
    """Any of these, some more than once."""
    state, drawn = rng.step(seed)[0], []
    for _ in range(count):
        state, n = rng.below(state, len(cards))
        drawn.append(cards[n])
    return drawn


class SteeredBot:
    """Prefers what has not been tried, then whatever brings together the cards that the wanted text speaks of."""

    def __init__(self, seed: int, untried: set[Deed], wanted: Deed) -> None:
        self._state = rng.step(seed)[0]
        self._mood = MOODS[seed // 2 % len(MOODS)]
        self._wanted = wanted[1]
        self._guides = {wanted[1], *(face.id for noun in wishes(wanted) for face in meant(noun))}
        self.untried = untried

    def choose(self, game: Game) -> int:
        """An untried option if there is one."""
        decision = game.decision
        assert decision is not None
        fresh = [n for n, option in enumerate(decision.options) if deed_of(game, option) in self.untried]
        if fresh:
            pick = fresh[self._below(len(fresh))]
            self.untried -= {deed_of(game, decision.options[pick])}
            return pick
        return self._weighted([self._weight(game, option) for option in decision.options])

    def _weight(self, game: Game, option: Option) -> int:
        if option.verb == "cancel":
            return 0
        if option.card and self._guides & _about(game, option.card.id):
            return 1 if option.verb in WASTE or self._spends(game, option) else 30
        if option.verb == "activate":
            return int(option.amount or 1) ** 2
        if option.verb in ("use", "attempt", "race", "flip", "play"):
            return 1
        return self._mood.get(option.verb, 3)

    def _spends(self, game: Game, option: Option) -> bool:
        """Whether this is the wanted card, played for something else."""
        return option.card is not None and option.verb == "play" and game.engine.face(option.card.id).id == self._wanted

    def _below(self, bound: int) -> int:
        self._state, value = rng.below(self._state, bound)
        return value

    def _weighted(self, weights: list[int]) -> int:
        left = self._below(sum(weights))
        for n, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return n
        return len(weights) - 1


def _about(game: Game, id: int) -> set[str]:
    """The definition of a card; of a location, those of all cards there: whoever is wanted goes to them."""
    g = game.engine
    cards = [id, *table.cards_at(g, id)] if g.face(id).category == "location" else [id]
    return {g.face(each).id for each in cards}
