"""The facts of a card in words that both our definitions and a database can be brought to."""

from collections.abc import Iterable

from cantina.lang.definitions import IMPLIED

Fact = str | float | tuple[str, ...] | tuple[float, ...] | None
Facts = dict[str, Fact]

NUMBERS = ("power", "ability", "deploy", "forfeit", "maneuver", "armor", "hyperspeed", "landspeed", "parsec")

FIELDS = ("title", "side", "set", "uniqueness", "category", "types", "model", "destiny", *NUMBERS, "Force icons",
          "icons", "characteristics")  # fmt: skip

BY_TEXT = "by text"
"""A number that the card's own text gives: it is not compared."""

_IMPLIED = {word.lower(): tuple(more.lower() for more in others) for word, others in IMPLIED.items()}


def words(given: Iterable[str]) -> tuple[str, ...]:
    """Words in lower case, with those that they bring along, in order."""
    lower = {word.lower() for word in given}
    return tuple(sorted(lower.union(*(_IMPLIED.get(word, ()) for word in lower))))
