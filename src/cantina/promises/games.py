"""Whole games under observation, and games steered toward cards that have not been tried yet."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import msgspec

from cantina.bots.uniform import UniformBot
from cantina.decks import Deck, standard_catalog
from cantina.engine import board as table
from cantina.engine import rng
from cantina.engine.catalog import Catalog, walk
from cantina.lang.abilities import Act, Fire
from cantina.lang.nouns import Named, Person
from cantina.model.card import Definition
from cantina.model.decision import Option
from cantina.play.game import Game
from cantina.promises.checks import Broken, check_cards, check_events, check_forks, check_options, check_secrets

LIVELY = {"battle": 12, "draw-destiny": 9, "fire": 9, "deploy": 8, "drain": 6, "draw": 1}  # weights; others 3
PLAIN = 30  # steered games with the decks as they are, before decks are stacked with what is still to be tried
LONGEST = 20_000  # decisions after which a game counts as endless
Deed = tuple[str, str, int]  # verb, definition id, function


def play_through(light: Deck, dark: Deck, seed: int) -> Game:
    """A whole random game without an exception, a dead end or an endless loop, and its replay byte for byte."""
    game, bot = Game.new(light=light, dark=dark, seed=seed), UniformBot(seed)
    for _ in range(LONGEST):
        if game.decision is None:
            break
        game.choose(bot.choose(game))
    if game.winner is None:
        raise Broken(f"seed {seed}: no end after {LONGEST} decisions")
    if game.engine.state.quarantine:
        raise Broken(f"seed {seed}: a card failed")
    return game


def check_replay(game: Game) -> None:
    """The log gives the same game, byte for byte."""
    if Game.replay(game.log).save() != game.save():
        raise Broken("the replay differs from the game")


def observe(light: Deck, dark: Deck, seed: int, every: int) -> int:
    """A whole random game with all checks at every n-th decision; returns how many decisions were checked."""
    game, bot, checked = Game.new(light=light, dark=dark, seed=seed), UniformBot(seed), 0
    n = told = 0
    while game.decision is not None:
        if n % every == seed % every:
            for check in (check_forks, check_secrets, check_options):
                check(game, seed * 1000 + n)
            check_cards(game)
            checked += 1
        game.choose(bot.choose(game))
        check_events(game, told)
        n, told = n + 1, len(game.engine.events)
    return checked


# -- every card is tried -----------------------------------------------------------------------------------------------


def deeds(face: Definition) -> set[Deed]:
    """What there is to try about a card: deploying it, each of its actions, firing it."""
    lines = (*face.text, *face.light_text, *face.dark_text)
    found: set[Deed] = set()
    if face.category != "interrupt":
        found.add(("deploy", face.id, 0))
    acts = [line for line in lines if isinstance(line, Act) and line.may]
    verb = "play" if face.category == "interrupt" else "use"
    found |= {(verb, face.id, n if len(acts) > 1 else 0) for n in range(1, len(acts) + 1)}
    if any(isinstance(line, Fire) for line in lines):
        found.add(("fire", face.id, 0))
    return found


def deed_of(game: Game, option: Option) -> Deed | None:
    """The deed that an option is."""
    if option.card is None or option.verb not in ("deploy", "start", "play", "use", "fire", "react"):
        return None
    face = game.engine.face(option.card.id)
    verb = "deploy" if option.verb in ("start", "react") else option.verb
    return verb, face.id, option.mode or 0


def names_in(untried: AbstractSet[Deed], catalog: Catalog) -> frozenset[str]:
    """The titles and persons that texts still to be tried speak of: with those in play, their moment may come."""
    nodes = [node for _, id, _ in untried for node in walk(catalog.by_id[id])]
    titles = {node.title for node in nodes if isinstance(node, Named)}
    return frozenset(titles | {node.name for node in nodes if isinstance(node, Person)})


def _names_of(game: Game, id: int) -> set[str]:
    """The title and persons of a card; of a location, those of everybody there: whoever is wanted goes to them."""
    g = game.engine
    cards = [id, *table.cards_at(g, id)] if g.face(id).category == "location" else [id]
    return {name for each in cards for name in (g.face(each).title, *g.face(each).personas)}


class SteeredBot:
    """Prefers what has not been tried; otherwise keeps the game lively: activate all, deploy, battle, seldom pass."""

    def __init__(self, seed: int, untried: set[Deed]) -> None:
        self._state = rng.step(seed)[0]
        self.untried = untried
        self._names = names_in(untried, standard_catalog())

    def choose(self, game: Game) -> int:
        """An untried option if there is one."""
        decision = game.decision
        assert decision is not None
        fresh = [n for n, option in enumerate(decision.options) if deed_of(game, option) in self.untried]
        if fresh:
            pick = fresh[self._below(len(fresh))]
            deed = deed_of(game, decision.options[pick])
            if deed is not None:
                self.untried.discard(deed)
            return pick
        return self._weighted([self._weight(game, option) for option in decision.options])

    def _weight(self, game: Game, option: Option) -> int:
        if option.verb == "cancel":
            return 0
        if option.card and self._names & _names_of(game, option.card.id):
            return 30
        if option.verb == "activate":
            return int(option.amount or 1) ** 2
        if option.verb in ("use", "play"):
            return 1
        return LIVELY.get(option.verb, 3)

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


def everything(pairs: list[tuple[Deck, Deck]]) -> frozenset[Deed]:
    """All deeds of the cards of some decks."""
    catalog = standard_catalog()
    return frozenset(deed for pair in pairs for deck in pair for id in deck.cards for deed in deeds(catalog.by_id[id]))


def steered_game(pair: tuple[Deck, Deck], untried: frozenset[Deed], seed: int) -> set[Deed]:
    """One game in search of what is untried; returns the deeds that are untried after it."""
    light, dark = (stacked(deck, untried, seed) if seed >= PLAIN else deck for deck in pair)
    bot = SteeredBot(seed, set(untried))
    _steer(Game.new(light=light, dark=dark, seed=seed), bot)
    return bot.untried


def stacked(deck: Deck, untried: AbstractSet[Deed], seed: int) -> Deck:
    """A deck in which half of the cards are copies of two that are still to be tried, and of those they speak of."""
    catalog = standard_catalog()
    some = sorted(untried)[seed % max(len(untried), 1) :][:2]
    names = names_in(set(some), catalog)
    wanted = [face.id for face in catalog.by_id.values() if face.side == deck.side
              and (face.id in {id for _, id, _ in some} or names & {face.title, *face.personas})]  # fmt: skip
    places = [id for id in deck.cards if catalog.by_id[id].category == "location"]
    copies = [wanted[n % len(wanted)] for n in range(len(deck.cards) // 2)] if wanted else []
    rest = [id for id in deck.cards if catalog.by_id[id].category != "location"]
    return msgspec.structs.replace(deck, cards=tuple([*places, *copies, *rest][: len(deck.cards)]))


def _steer(game: Game, bot: SteeredBot) -> None:
    for _ in range(LONGEST):
        if game.decision is None:
            return
        game.choose(bot.choose(game))
        if game.engine.state.quarantine:
            raise Broken("a card failed in a steered game")
    raise Broken("a steered game does not end")
