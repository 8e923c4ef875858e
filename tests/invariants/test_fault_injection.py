"""A filter, amount or condition that raises, planted in every field of every ability of the language and of what stands
in it: no game ends."""

import re
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest

from cantina import lang
from cantina.bots.random_bot import RandomBot
from cantina.decks import Deck, bundled_deck, standard_catalog
from cantina.engine.evaluator import evaluates
from cantina.engine.text_validation import UnknownWord
from cantina.invariants.clone_checks import look_at_everything
from cantina.lang import Ability, Amount, Condition, Filter
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.play.game import Game

HALVES = ("text", "light_text", "dark_text")
ANSWERS, LOOK = 120, 30
FILTER_OR_CONDITION = re.compile(r"\b(Filter|Condition)\b")


class RaisingFilter(Filter, frozen=True):
    """A noun that cannot be asked."""


class RaisingAmount(Amount, frozen=True):
    """An amount that cannot be worked out."""


class RaisingCondition(Condition, frozen=True):
    """A condition that cannot be asked."""


RAISING = {Filter: RaisingFilter(), Amount: RaisingAmount(), Condition: RaisingCondition()}


def _raise(*_):
    raise ZeroDivisionError("broken on purpose")


for kind in (RaisingFilter, RaisingAmount, RaisingCondition):
    evaluates(kind)(lambda node: _raise)

# Words that no card of the package uses yet, on cards that could.
MADE_UP = [
    lang.Effect("Planted", lang.LIGHT, "made_up", destiny=3, text=[lang.DeployOnTable(), line])
    for line in (
        lang.CancelModifiers("drain", at=lang.SITE, when=lang.There(lang.DROID)),
        lang.ProtectDrains(at=lang.SITE, when=lang.There(lang.DROID)),
        lang.Grant("spy", lang.CHARACTER),
        lang.Allows(("initiate battle", "be battled"), lang.DROID, lang.There(lang.DROID)),
        lang.CountsAsMatching(lang.CHARACTER, lang.STARSHIP),
        lang.OpponentMayReplace(lang.CHARACTER, lang.There(lang.DROID)),
        lang.Disarms(lang.CHARACTER),
        lang.IfUnable(when=lang.There(lang.DROID)),
        lang.WhileIn("undercover", (lang.Modify("power", 1, lang.CHARACTER),)),
        lang.NoDeploy(lang.There(lang.DROID)),
        lang.DeployAnywhere(lang.SITE),
        lang.DeployOnly(lang.SITE),
        lang.NotAboard(lang.STARSHIP, lang.CHARACTER),
        lang.EveryFunction(lang.EFFECT, lang.There(lang.DROID)),
        lang.ReactDeploy(lang.SITE, lang.CHARACTER),
        lang.MayForfeit(lang.CHARACTER),
        lang.Awaits(lang.CHARACTER),
        lang.DeployFor((lang.Use(1, lang.EACH),), lang.CHARACTER, lang.SITE, lang.There(lang.DROID)),
        lang.Gives(lang.CHARACTER, (lang.Cannot("move"),), of=lang.DROID),
        lang.Guards("power", "raise", lang.CHARACTER, when=lang.There(lang.DROID)),
    )
]


def _raising(value: object) -> Node | None:
    """What to plant in the place of a value; None if nothing of that kind stands there."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return RAISING[Amount]
    return next((bad for kind, bad in RAISING.items() if isinstance(value, kind)), None)


def _spots(node: Node) -> Iterator[tuple[str, Node]]:
    """Each field of a node and of what is in it, with the node that raises there."""
    for field in node.__struct_fields__:
        value = getattr(node, field)
        for name, damaged in _instead(f"{type(node).__name__}.{field}", value):
            with suppress(ValueError):  # some nodes look at what they are made of
                yield name, msgspec.structs.replace(node, **{field: damaged})


def _instead(name: str, value: object) -> Iterator[tuple[str, object]]:
    """What could stand in a field and raise: something else there, or the same with something in it that raises."""
    if (bad := _raising(value)) is not None:
        yield name, bad
    elif isinstance(value, tuple):
        for n, part in enumerate(value):
            for inner, damaged in _spots(part) if isinstance(part, Node) else ():
                yield inner, (*value[:n], damaged, *value[n + 1 :])
    elif isinstance(value, Node):
        yield from _spots(value)


def _damaged(face: Definition) -> Iterator[tuple[str, Definition]]:
    """A card that raises in each field of each of its abilities, and of the verbs, costs, targets and lines in it."""
    for half in HALVES:
        lines = getattr(face, half)
        for n, line in enumerate(lines):
            for name, damaged in _spots(line):
                text = (*lines[:n], damaged, *lines[n + 1 :])
                yield name, msgspec.structs.replace(face, id="planted", **{half: text})


def _loads(face: Definition) -> bool:
    """Where a plain number or a word must stand, nothing else loads."""
    try:
        standard_catalog().extended([face])
    except UnknownWord:
        return False
    return True


def planted() -> dict[str, Definition]:
    """One card for each field."""
    found: dict[str, Definition] = {}
    for face in (*MADE_UP, *(face for face in standard_catalog().by_id.values() if not face.front)):
        for name, damaged in _damaged(face):
            found.setdefault(name, damaged)
    return {name: face for name, face in found.items() if _loads(face)}


PLANTED = planted()


def test_every_field_of_every_ability_is_there():
    assert {name for kind in _all(Ability) for name in _could_raise(kind)} - PLANTED.keys() == set()


def _all(kind: type) -> list[type]:
    return [each for sub in kind.__subclasses__() for each in (sub, *_all(sub))]


def _could_raise(kind: type) -> list[str]:
    """The fields of an ability where a filter or a condition may stand."""
    fields = msgspec.structs.fields(kind) if kind.__module__.startswith("cantina") else ()
    return [f"{kind.__name__}.{each.name}" for each in fields if FILTER_OR_CONDITION.search(str(each.type))]


@pytest.mark.parametrize("name", sorted(PLANTED))
def test_no_game_ends_by_a_text_that_raises(name):
    face = PLANTED[name]
    light, dark = bundled_deck("panh_light"), bundled_deck("premiere_dark")
    decks = {deck.side: _with(deck, face) for deck in (light, dark)}
    game, bot = Game.new(light=decks["light"], dark=decks["dark"], seed=3, cards=[face]), RandomBot(3)
    for n in range(ANSWERS):
        if game.decision is None:
            break
        if n % LOOK == 0:
            look_at_everything(game)
        game.choose(bot.choose(game))


def _with(deck: Deck, face: Definition) -> Deck:
    """A deck that is full of a card, besides its locations."""
    if deck.side != face.side:
        return deck
    places = [id for id in deck.cards if standard_catalog().by_id[id].category == "location"]
    others = [id for id in deck.cards if id not in places]
    cards = [*places, *[face.id] * (len(others) // 2), *others[len(others) // 2 + len(others) % 2 - 1 :]]
    return msgspec.structs.replace(deck, cards=tuple(cards[: len(deck.cards)]))
