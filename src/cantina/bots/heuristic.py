"""Plays sensibly: activates, deploys to win or hold places, drains, fights when ahead, forfeits well, and tries its
cards' texts on copies of the game in which everything that it may not see has been dealt anew."""

from __future__ import annotations

from collections.abc import Callable

from cantina import lang
from cantina.bots.evaluation import lair_score, place_score, pressing, worth
from cantina.bots.force_budget import force_price, idle_force, reinforcements
from cantina.bots.holding import hand_price, has_room, life_price
from cantina.bots.lookahead import Lookahead, is_phase, is_uncertain
from cantina.bots.movement_scores import FARE, NOTHING_GAINED, UNREST, idle_power
from cantina.bots.special import DESTINY, SPECIAL
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.statuses import has_status
from cantina.engine.values import value
from cantina.model.decision import DECLINES, Option
from cantina.model.sides import Side, other
from cantina.play.game import Game
from cantina.rules.captured_starships import siege_margin
from cantina.rules.damage import owed
from cantina.rules.deploy import ways
from cantina.rules.movement import REGULAR, reachable
from cantina.rules.presence import bodies, destiny_ability, total_power

KEEP = 2  # Force that is not spent on deploying while the opponent has cards in hand
ENOUGH = 7.5  # at sabacc, where 11 is the goal
CLEAR = 4.0  # what is liked so much is done before anything is tried
UNTRIED = -0.2  # a guess at what an option is worth whose worth shows only in what it does


class HeuristicBot:
    """A bot worth playing against. The same seed and game give the same answers."""

    def __init__(self, seed: int) -> None:
        self._tries = Lookahead(seed)
        self._done: dict[tuple[int, str, int], int] = {}  # how often it did a thing in a turn, to stop in time
        self.judged: dict[str, Callable[[Game, Side, Option], float]] = {
            "activate": self._activate, "drain": self._drain, "deploy": self._deploy, "battle": self._battle,
            "draw": self._draw, "draw-destiny": lambda game, side, option: 5.0, "fire": lambda game, side, option: 6.0,
            "attempt": lambda game, side, option: 6.0, "race": lambda game, side, option: 6.0,
            "flip": lambda game, side, option: 6.0,
            "forfeit": self._forfeit, "lose": self._lose, "start": self._start,
            **dict.fromkeys(REGULAR, self._move),
        }  # fmt: skip

    def choose(self, game: Game) -> int:
        """The option with the best score; declining scores zero."""
        decision = game.decision
        assert decision is not None
        scores = self.scores(game)
        best = max(range(len(scores)), key=scores.__getitem__)
        self.note(game, decision.options[best])
        return best

    def scores(self, game: Game) -> list[float]:
        """How much it likes each option of the present decision, texts tried in some possible worlds: after what is
        clearly good, since trying takes long."""
        decision = game.decision
        assert decision is not None
        found = self.quick(game)
        if is_phase(decision) and max(found) >= CLEAR:
            return found
        for n, gain in self._tries.gains(game.engine, decision).items():
            found[n] = gain - self._weariness(game, decision.options[n])
        return found

    def quick(self, game: Game) -> list[float]:
        """The same at a glance: what would have to be tried is guessed to be worth little."""
        decision = game.decision
        assert decision is not None
        return [
            (UNTRIED if is_uncertain(decision, option) else self._score(game, decision.player, option))
            - self._weariness(game, option)
            for option in decision.options
        ]

    def note(self, game: Game, picked: Option) -> None:
        """Remember what was done, to stop in time."""
        if picked.verb not in ("lose", "forfeit", "draw", "choose", *DECLINES):
            key = self._key(game, picked)
            self._done[key] = self._done.get(key, 0) + 1

    def _weariness(self, game: Game, option: Option) -> float:
        return 1.5 * self._done.get(self._key(game, option), 0)

    def _key(self, game: Game, option: Option) -> tuple[int, str, int]:
        return game.engine.state.turn, option.verb, option.card.id if option.card else 0

    def _score(self, game: Game, side: Side, option: Option) -> float:
        if option.verb == "cancel":
            return -100.0
        if option.verb in DECLINES:
            return 0.0
        known = self.judged.get(option.verb)
        if known is not None:
            return known(game, side, option)
        if option.verb in SPECIAL:
            return SPECIAL[option.verb](game.engine, side, option)
        if option.verb == "choose":
            return self._choose(game, side, option)
        return NOTHING_GAINED  # what it leaves alone, and what it has not heard of

    # -- what it knows -------------------------------------------------------------------------------------------------

    def _start(self, game: Game, side: Side, option: Option) -> float:
        assert option.card is not None
        face = game.engine.face(option.card.id)
        return 2.0 * face.force_icons(side) - face.force_icons(other(side)) + 0.1

    def _activate(self, game: Game, side: Side, option: Option) -> float:
        left = len(game.engine.pile(side, "reserve")) - (option.amount or 0)
        return (option.amount or 0) if left >= 3 else -1.0

    def _drain(self, game: Game, side: Side, option: Option) -> float:
        return 4.0 + (option.amount or 0) if option.amount else -0.1

    def _draw(self, game: Game, side: Side, option: Option) -> float:
        prompt = game.decision.prompt if game.decision is not None else None
        if prompt is not None and prompt.key == "prompt.sabacc-draw":
            return float(ENOUGH - prompt.args["amount"])
        g = game.engine
        spare = len(g.pile(side, "force")) > KEEP and idle_force(g, side) > 0
        return 1.0 if spare and has_room(g, side) else -1.0

    def _deploy(self, game: Game, side: Side, option: Option) -> float:
        """The best place for it, less what it costs."""
        assert option.card is not None
        g, id = game.engine, option.card.id
        if g.face(id).category == "location":
            face = g.face(id)
            return 8.0 + 2 * face.force_icons(side) - face.force_icons(other(side))
        price = force_price(g, side)
        scores = [self._at(g, side, id, way.place) - price * way.price.yours - self._thrift(g, side, way.price.yours)
                  for way in ways(g, side, id)]  # fmt: skip
        return max(scores, default=-1.0)

    def _thrift(self, g: Engine, side: Side, cost: int) -> float:
        left = len(g.pile(side, "force")) - cost
        return 1.5 if cost and left < KEEP else 0.0

    def _at(self, g: Engine, side: Side, id: int, place: int) -> float:
        """What a card is good for at a place, or on a card."""
        if place < 0:
            return 2.0
        face = g.face(id)
        if face.category in ("weapon", "device", "effect", "epic event"):
            return self._gear(g, side, id, place)
        if face.category == "creature":
            return lair_score(g, side, id, place)
        power, where = value(g, "power", id) or 0, table.location_of(g, place)
        score = place_score(g, side, where, power + reinforcements(g, side, id, where))
        return score + 1.0 if g.face(place).category != "location" else score

    def _gear(self, g: Engine, side: Side, id: int, host: int) -> float:
        if g.face(host).category == "location":
            return 1.5
        if g.card(host).side != side:
            return -2.0
        same = [each for each in table.carried(g, host) if g.face(each).category == g.face(id).category]
        return 2.0 + 0.3 * (value(g, "ability", host) or 0) - 2.0 * len(same)

    def _margin(self, g: Engine, side: Side, place: int) -> float:
        """Expected totals in a battle, destinies included."""
        totals = []
        for each in (side, other(side)):
            cards = tuple(bodies(g, each, place))
            luck = DESTINY if destiny_ability(g, each, place, cards) >= 4 else 0.0
            totals.append(total_power(g, each, place) + luck)
        return totals[0] - totals[1]

    def _battle(self, game: Game, side: Side, option: Option) -> float:
        assert option.card is not None
        g, id = game.engine, option.card.id
        margin = self._margin(g, side, id) if g.face(id).category == "location" else siege_margin(g, side, id)
        return 5.0 + margin if margin + pressing(g) >= 1 else margin - 1

    def _move(self, game: Game, side: Side, option: Option) -> float:
        """How much better the best place in reach is than this one."""
        assert option.card is not None
        g, id = game.engine, option.card.id
        if g.face(id).category == "creature":
            lairs = [lair_score(g, side, id, place) for place in reachable(g, side, option.verb, id)]
            return max(lairs, default=-9.0) - lair_score(g, side, id, table.location_of(g, id)) - 0.1
        power = value(g, "power", id) or 0
        here = place_score(g, side, table.location_of(g, id), power, here=True)
        there = [place_score(g, side, table.location_of(g, place), power) - FARE * cost
                 for place, (cost, _) in reachable(g, side, option.verb, id).items()]  # fmt: skip
        return max(there, default=-9.0) - here - UNREST + min(pressing(g), 2.0)

    def _forfeit(self, game: Game, side: Side, option: Option) -> float:
        """Hit cards go first; otherwise what covers most of the debt for the least loss."""
        assert option.card is not None
        g, id = game.engine, option.card.id
        attrition, damage, _ = owed(g, side)
        covered = min(option.amount or 0, max(attrition, damage))
        hit = has_status(g, id, lang.HIT)
        price = 0.0 if hit else worth(g, id) + sum(worth(g, each) for each in table.everything_on(g, id))
        return 20.0 + covered - price if attrition or hit else 10.0 + covered - price

    def _lose(self, game: Game, side: Side, option: Option) -> float:
        """What is worth least goes first: cards in hand are no Life Force, and of use only if they can be played."""
        g = game.engine
        if option.card is not None:
            return 10.0 - hand_price(g, side, option.card.id)
        return 10.0 - life_price(g, side) - {"used": 0.0, "reserve": 0.02, "force": 0.1}.get(option.pile or "", 5.0)

    def _choose(self, game: Game, side: Side, option: Option) -> float:
        """A place to deploy or go to, a target, one of several cards."""
        decision = game.decision
        assert decision is not None
        g, acting = game.engine, decision.prompt.args.get("card")
        if decision.prompt.key == "prompt.attack-side":
            return 2.0 if option.owner == other(side) else 1.0
        if option.card is None:
            return 2.0
        if acting is not None and decision.prompt.key == "prompt.deploy-where":
            return self._at(g, side, acting.id, option.card.id) - force_price(g, side) * (option.cost or 0)
        if acting is not None and decision.prompt.key == "prompt.move":
            if g.face(acting.id).category == "creature":
                return lair_score(g, side, acting.id, option.card.id)
            power = value(g, "power", acting.id) or 0
            return place_score(g, side, table.location_of(g, option.card.id), power)
        if decision.prompt.key == "prompt.transit":
            return place_score(g, side, option.card.id, 1) - FARE * (option.cost or 0)
        if decision.prompt.key == "prompt.embark":
            return idle_power(g, option.card.id)
        if decision.prompt.key == "prompt.travellers":  # the strongest, and nobody else
            return worth(g, option.card.id) if all(each.verb != "done" for each in decision.options) else -1.0
        mine = g.card(option.card.id).side == side
        return -worth(g, option.card.id) if mine else worth(g, option.card.id)
