"""What can be wrong with a deck, in English and French; a deck is refused with all of it at once."""

from collections.abc import Iterable, Sequence

import msgspec

from cantina.decks.deck import DECK_SIZE
from cantina.lang.titles import Printed
from cantina.model.card import Definition
from cantina.model.sides import Side, other

Card = Definition | Printed  # a card that is made, or one in print

SIDE_NAMES: dict[Side, tuple[str, str]] = {"light": ("Light", "Lumineux"), "dark": ("Dark", "Obscur")}


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong; `line` is 0 where it concerns the whole deck."""

    kind: str
    line: int
    english: str
    french: str

    def text(self, lang: str = "en") -> str:
        """The problem with its line number, in a language."""
        said = self.french if lang == "fr" else self.english
        if not self.line:
            return said
        return f"ligne {self.line} : {said}" if lang == "fr" else f"line {self.line}: {said}"


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Each problem once, by line; those of the whole deck last."""
    return tuple(sorted(dict.fromkeys(problems), key=lambda each: each.line or float("inf")))


class DeckError(ValueError):
    """A deck that cannot be used; `problems` lists everything that has to be mended."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = in_order(problems)
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """All problems, one a line, in a language."""
        return "\n".join(problem.text(lang) for problem in self.problems)


def names(cards: Iterable[Card]) -> str:
    """Cards as a deck list writes them."""
    return ", ".join(f"{card.title} [{card.id}]" for card in cards)


def unreadable(reason: str) -> Problem:
    """The file cannot be opened or is no text."""
    return Problem("unreadable", 0, f"the deck cannot be read: {reason}", f"le deck est illisible : {reason}")


def empty() -> Problem:
    """There is nothing in it."""
    return Problem("empty", 0, "the deck is empty", "le deck est vide")


def unclear_side() -> Problem:
    """The cards do not tell whose deck it is."""
    return Problem("side", 0, "no known card shows which side the deck is of (write “Side: Light” or “Dark”)",
                   "aucune carte ne montre de quel côté est le deck (écrivez « Side: Light » ou « Dark »)")  # fmt: skip


def wrong_side(line: int, said: str) -> Problem:
    """A side that does not exist."""
    return Problem("side", line, f"“{said}” is no side: it is Light or Dark",
                   f"« {said} » n’est pas un côté : c’est Light ou Dark")  # fmt: skip


def two_sides(line: int) -> Problem:
    """The side is given twice."""
    return Problem("side", line, "the side was already given", "le côté a déjà été donné")


def wrong_size(count: int) -> Problem:
    """Not the right number of cards."""
    s = "" if count == 1 else "s"
    return Problem("size", 0, f"the deck has {count} card{s}, not {DECK_SIZE}",
                   f"le deck compte {count} carte{s} au lieu de {DECK_SIZE}")  # fmt: skip


def other_side(line: int, cards: Sequence[Card], side: Side) -> Problem:
    """A card that the deck's side does not have."""
    (theirs, leurs), (ours, notre) = SIDE_NAMES[other(side)], SIDE_NAMES[side]
    return Problem("other side", line, f"{names(cards)} is a card of the {theirs} Side in a {ours} Side deck",
                   f"{names(cards)} est une carte du Côté {leurs} dans un deck du Côté {notre}")  # fmt: skip


def unknown(line: int, wanted: str, near: Sequence[Card] = ()) -> Problem:
    """No card is called so."""
    did_you = f"; the nearest: {names(near)}" if near else ""
    voisins = f" ; les plus proches : {names(near)}" if near else ""
    return Problem("unknown", line, f"unknown card: {wanted}{did_you}", f"carte inconnue : {wanted}{voisins}")


def game_aid(line: int, card: Card) -> Problem:
    """A sheet to look things up (hyperoute-navigation-chart.1)."""
    return Problem("game aid", line, f"{card.title} is a game aid and no card of the game",
                   f"{card.title} est une aide de jeu et non une carte du jeu")  # fmt: skip


def not_made(line: int, title: str) -> Problem:
    """A card that is in print but not in Cantina yet."""
    return Problem("not made", line, f"{title} is not in Cantina yet", f"{title} n’est pas encore dans Cantina")


def same_title(line: int, card: Card, others: Sequence[Card]) -> Problem:
    """Several cards are called so, and no id says which."""
    return Problem("same title", line, f"{names([card])} is meant, unless another id is given: {names(others)}",
                   f"c’est {names([card])}, sauf si l’identifiant dit autre chose : {names(others)}")  # fmt: skip


def taken_for_name(line: int, said: str) -> Problem:
    """A line above all cards that names none of them."""
    return Problem("name", line, f"taken for the deck’s name: {said}", f"pris pour le nom du deck : {said}")


def disagree(line: int, title: str, card: Card) -> Problem:
    """The id belongs to another title."""
    return Problem("disagree", line, f"the id {card.id} is {card.title}, not {title}",
                   f"l’identifiant {card.id} est celui de {card.title}, non de {title}")  # fmt: skip


def bad_count(line: int, said: str) -> Problem:
    """No number of copies that a deck can have."""
    return Problem("count", line, f"“{said}” is no number of copies: it goes from 1 to {DECK_SIZE}",
                   f"« {said} » n’est pas un nombre d’exemplaires : il va de 1 à {DECK_SIZE}")  # fmt: skip


def malformed(line: int, said: str) -> Problem:
    """A piece that the format does not have."""
    return Problem("malformed", line, f"cannot be understood: {said}", f"incompréhensible : {said}")


def bad_start(line: int, wanted: str) -> Problem:
    """A starting card that the deck does not hold, or not so often."""
    return Problem("start", line, f"{wanted} is to start on table, but the deck has not so many of it",
                   f"{wanted} doit commencer sur la table, mais le deck n’en a pas autant")  # fmt: skip


BEGINNINGS = {"objective": ("Objective", "Objectif"), "starting effect": ("Starting Effect", "Effet de départ")}


def too_many(word: str, cards: Sequence[Card]) -> Problem:
    """A game begins with one such card."""
    en, fr = BEGINNINGS[word]
    return Problem("beginning", 0, f"a deck has one {en} at most, this one has {names(cards)}",
                   f"un deck a un {fr} au plus, celui-ci a {names(cards)}")  # fmt: skip


def not_inside(cards: Sequence[Card]) -> Problem:
    """Cards that come along outside the deck."""
    return Problem("beginning", 0, f"Defensive Shields belong outside the deck: {names(cards)}",
                   f"les boucliers défensifs restent hors du deck : {names(cards)}")  # fmt: skip


def crowd_outside(count: int, most: int) -> Problem:
    """More cards outside the deck than anything takes."""
    return Problem("beginning", 0, f"{count} cards are outside the deck: there may be {most}",
                   f"{count} cartes sont hors du deck : il peut y en avoir {most}")  # fmt: skip


def unsafe(line: int) -> Problem:
    """XML that declares types or entities."""
    return Problem("malformed", line, "a document type or entities are not accepted in a deck",
                   "un type de document ou des entités ne sont pas acceptés dans un deck")  # fmt: skip


def no_place(format: str, cards: Sequence[Card]) -> Problem:
    """A format that has no way to say it."""
    return Problem("format", 0, f"the format {format} has no place for {names(cards)}",
                   f"le format {format} n’a pas de place pour {names(cards)}")  # fmt: skip
