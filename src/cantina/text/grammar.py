"""What both languages share: the noun phrase that filters build, the clause that verbs make, the context of a text."""

from __future__ import annotations

import msgspec

from cantina.lang.triggers import Trigger


class Context(msgspec.Struct, frozen=True):
    """Whose text it is: the card's title ("" if it is not known), and whether playing it is the choice itself."""

    title: str = ""
    interrupt: bool = False
    trigger: Trigger | None = None  # what the action answers


class Head(msgspec.Struct, frozen=True):
    """What a noun phrase is about. `beside` is its form next to another noun; a proper name has one form only."""

    one: str
    many: str
    fem: bool = False
    beside: str = ""
    at: str = ""
    proper: bool = False
    general: bool = False


class Noun(msgspec.Struct, frozen=True):
    """A noun phrase in the making. `where` says where the thing is and may move to the end of the sentence."""

    heads: tuple[Head, ...] = ()
    owner: str = ""
    determiner: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    more: tuple[str, ...] = ()  # what comes after the owner, where the owner comes after the noun
    where: tuple[str, ...] = ()
    alone: str = ""  # how it reads as a place if nothing is added to it: "here"
    place: bool = False

    @property
    def bare(self) -> bool:
        """Nothing but heads."""
        return bool(self.heads) and not (
            self.owner or self.determiner or self.before or self.after or self.more or self.where
        )

    @property
    def proper(self) -> bool:
        """Whether it names one particular card."""
        return bool(self.heads) and all(head.proper for head in self.heads)


Nouns = tuple[Noun, ...]  # alternatives: "here or at an adjacent site"


class Said(msgspec.Struct, frozen=True):
    """A noun phrase in words, with what verbs and adjectives must agree with."""

    text: str
    many: bool = False
    fem: bool = False


class Clause(msgspec.Struct, frozen=True):
    """Something that happens: as a clause, and after "you may" or "use Force to" (None where that cannot be said)."""

    say: str
    to: str | None = None


def merge(left: Noun, right: Noun, beside_before: bool) -> Noun:
    """One phrase of two. Of two common nouns one becomes a description of the other."""
    heads, extra = _heads(left.heads, right.heads)
    return Noun(
        heads,
        left.owner or right.owner,
        left.determiner or right.determiner,
        tuple(sorted(left.before + right.before, key=_place)) + (extra if beside_before else ()),
        (() if beside_before else extra) + left.after + right.after,
        left.more + right.more,
        left.where + right.where,
        "",
        left.place or right.place,
    )


def _place(word: str) -> bool:
    """ "Other" comes before all else."""
    return not word.startswith(("other", "autre"))


def _heads(left: tuple[Head, ...], right: tuple[Head, ...]) -> tuple[tuple[Head, ...], tuple[str, ...]]:
    if not left or not right:
        return left or right, ()
    if any(head.proper for head in left):
        return left, ()
    if any(head.proper for head in right):
        return right, ()
    main, other = (left, right) if all(head.general for head in left) else (right, left)
    return main, tuple(head.beside for head in other if head not in main)


def product(parts: list[Nouns], beside_before: bool) -> Nouns:
    """All of these descriptions at once; alternatives multiply."""
    found: Nouns = parts[0]
    for part in parts[1:]:
        found = tuple(merge(a, b, beside_before) for a in found for b in part)
    return found


def union(parts: list[Nouns]) -> Nouns:
    """One of these descriptions; plain nouns share one phrase, names another."""
    found = tuple(noun for part in parts for noun in part)
    if all(noun.bare for noun in found) and len({noun.proper for noun in found}) == 1:
        return (Noun(tuple(head for noun in found for head in noun.heads)),)
    return found


def without_where(found: Nouns) -> tuple[Nouns, tuple[str, ...]]:
    """The phrase and, apart from it, where the thing is; only if that is the same for all alternatives."""
    places = {noun.where for noun in found}
    if len(places) > 1:
        return found, ()
    return tuple(msgspec.structs.replace(noun, where=()) for noun in found), places.pop()
