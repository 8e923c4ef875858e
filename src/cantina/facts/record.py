"""The facts of a card in words that both our definitions and a database can be brought to."""

import re
from collections.abc import Iterable

from cantina.lang.definitions import IMPLIED

Fact = str | float | tuple[str, ...] | tuple[float, ...] | None
Facts = dict[str, Fact]

NUMBERS = ("power", "ability", "deploy", "forfeit", "maneuver", "armor", "hyperspeed", "landspeed", "parsec",
           "politics", "ferocity", "defense")  # fmt: skip

FIELDS = ("title", "side", "set", "uniqueness", "category", "types", "model", "destiny", *NUMBERS, "Force icons",
          "icons", "characteristics")  # fmt: skip

# The picture of a set in a corner of the card says where it comes from, and seldom what it does: it is not compared.
SET_ICONS = re.compile(
    r"a new hope|hoth|dagobah|cloud city|jabba's palace|special edition|endor|death star ii|reflections \w+|tatooine"
    r"|coruscant|theed palace|premium|set \w+|block \w+"
)

BY_TEXT = "by text"
"""A number that the card's own text gives: it is not compared."""

_IMPLIED = {word.lower(): tuple(more.lower() for more in others) for word, others in IMPLIED.items()}


def words(given: Iterable[str]) -> tuple[str, ...]:
    """Words in lower case, with those that they bring along, in order."""
    lower = {word.lower() for word in given}
    return tuple(sorted(lower.union(*(_IMPLIED.get(word, ()) for word in lower))))
