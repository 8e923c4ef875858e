"""A filter, amount or condition that raises, planted in every field of every ability of the language: no game ends."""

from collections.abc import Iterator

import msgspec
import pytest

from cantina import lang
from cantina.bots.uniform import UniformBot
from cantina.decks import Deck, bundled_deck, standard_catalog
from cantina.engine.query import meaning
from cantina.lang import Ability, Amount, Condition, Filter
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.play.game import Game
from cantina.promises.twins import look_at_everything

HALVES = ("text", "light_text", "dark_text")
ANSWERS, LOOK = 120, 30


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
    meaning(kind)(lambda node: _raise)

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
    )
]


def _raising(value: object) -> Node | None:
    """What to plant in the place of a value; None if nothing of that kind stands there."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return RAISING[Amount]
    return next((bad for kind, bad in RAISING.items() if isinstance(value, kind)), None)


def _fields(face: Definition) -> Iterator[tuple[type[Ability], str, Definition]]:
    """Each field of each ability of a card, with the card that raises there."""
    for half in HALVES:
        lines = getattr(face, half)
        for n, line in enumerate(lines):
            for field in line.__struct_fields__:
                bad = _raising(getattr(line, field))
                if bad is not None:
                    damaged = msgspec.structs.replace(line, **{field: bad})
                    text = (*lines[:n], damaged, *lines[n + 1 :])
                    yield type(line), field, msgspec.structs.replace(face, id="planted", **{half: text})


def planted() -> dict[str, Definition]:
    """One card for each field of each ability."""
    found: dict[str, Definition] = {}
    for face in (*MADE_UP, *standard_catalog().by_id.values()):
        for kind, field, damaged in _fields(face):
            found.setdefault(f"{kind.__name__}.{field}", damaged)
    return found


PLANTED = planted()
# printed facts: plain numbers
PLAIN = {
    "Carries",
    "Shuttles",
    "PermanentPilot",
    "MobileSystem",
    "IfUnable.draws",
    "Charts",
    "Fire.most",
    "Hauled.number",
    "AdjustsSabacc",
    "BestOf",
    "Attacks.carries_off",
    "DrawsFerocity",
    "MovementDestiny",
    "Podrace",
}


def test_every_ability_with_such_a_field_is_there():
    wanted = {kind.__name__ for kind in _all(Ability) if _could_raise(kind)}
    assert wanted - {name.split(".")[0] for name in PLANTED} == set()


def _all(kind: type) -> list[type]:
    return [each for sub in kind.__subclasses__() for each in (sub, *_all(sub))]


def _could_raise(kind: type) -> bool:
    hints = [str(field.type) for field in msgspec.structs.fields(kind)] if kind.__module__.startswith("cantina") else []
    return any(word in hint for hint in hints for word in ("Filter", "Condition"))


@pytest.mark.parametrize(
    "name", sorted(name for name in PLANTED if name not in PLAIN and name.split(".")[0] not in PLAIN)
)
def test_no_game_ends_by_a_text_that_raises(name):
    face = PLANTED[name]
    light, dark = bundled_deck("panh_light"), bundled_deck("premiere_dark")
    decks = {deck.side: _with(deck, face) for deck in (light, dark)}
    game, bot = Game.new(light=decks["light"], dark=decks["dark"], seed=3, cards=[face]), UniformBot(3)
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
