"""Numbers of the game: most are whole, some are not. A whole one stays whole when it is unpacked; and when the rules
are compiled, which turns what `abs` and `max` make of two of them into fractions, unless it is asked for here."""

from typing import TypeAlias

Num: TypeAlias = int | float


def apart(one: Num, other: Num) -> Num:
    """How far two numbers are from each other."""
    return abs(one - other)


def larger(one: Num, other: Num) -> Num:
    """The larger of two numbers."""
    return max(one, other)
