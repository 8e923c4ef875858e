"""What must be about for a deed: the cards that its text names, those that these need in turn, those that bring it
about, and what players have to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from cantina import lang
from cantina.decks import standard_catalog
from cantina.engine import rng
from cantina.invariants.coverage_targets import CoverageTarget, targets_of_card
from cantina.invariants.decks import put_into_decks
from cantina.invariants.nouns import meant
from cantina.model.card import Definition
from cantina.model.node import Node, inside
from cantina.model.sides import SIDES, Side

CardGroup = frozenset[str]  # cards any of which will do
DEPTH = 4  # needs of needs of needs
COMING = (
    lang.AtStart,
    lang.DeployOn,
    lang.DeployOnly,
    lang.DeployOnTable,
    lang.Habitat,
    lang.NoDeploy,
)  # how a card comes to the table, and what keeps it from that
ORDER = ("location", "starship", "vehicle", "character", "creature")
MENTOR = lang.Named("Yoda")  # the one who deploys to Dagobah
CREW = (lang.Of(lang.YOU) & lang.WARRIOR, lang.Of(lang.YOU) & lang.Is("power droid"))  # who serves artillery
APPRENTICE = lang.Of(lang.YOU) & lang.Is("character") & lang.Measure("ability", "<", 5)
# Statuses that befall cards if a deed needs that, and what kind of card; some only befall who is in another already.
INFLICTABLE_STATUSES = {
    "captive": "character", "frozen": "character", "imprisoned": "character", "missing": "character",
    "undercover": "spy", "completed": "jedi test", "blown away": "system", "collapsed": "site", "crashed": "vehicle",
}  # fmt: skip
ROAD = {"frozen": ("captive", "frozen"), "imprisoned": ("captive",)}
FIGHT = ("battle", "draw-destiny", "fire")
MOVE = (
    "walk",
    "hyperspeed",
    "land",
    "take-off",
    "shuttle",
    "enter",
    "leave",
    "sector",
    "transit",
    "embark",
    "disembark",
)
# What players must do for a moment to come, and which texts bring it about, or a status.
VERBS: dict[str, tuple[str, ...]] = {
    "battle": FIGHT, "hit": FIGHT, "fired": FIGHT, "destiny": FIGHT, "battle-won": FIGHT, "battle-over": FIGHT,
    "battle-ended": FIGHT, "battle-destinies": FIGHT, "segment-ended": FIGHT, "about-to-be-lost": FIGHT,
    "lost": FIGHT, "drain": ("drain",), "moved": MOVE, "cover-broken": ("break-cover",),
    "imprisoned": ("imprison",), "captive": ("seize",),
}  # fmt: skip
MOMENTS: dict[str, tuple[type[Node], ...]] = {
    "hit": (lang.Fire,), "fired": (lang.Fire,), "duel-begun": (lang.Duel,), "duel-over": (lang.Duel,),
}  # fmt: skip
STATUSES: dict[str, tuple[type[Node], ...]] = {"hit": (lang.Fire,), "captured": (lang.CaptureShip,)}


def required_verbs(lines: Iterable[Node]) -> frozenset[str]:
    """What somebody must do for the moments and conditions to come that some lines speak of."""
    nodes = [*inside(tuple(lines))]
    kinds = [kind for node in nodes if isinstance(node, lang.Trigger) for kind in node.kinds()]
    fate = {each.status for each in nodes if isinstance(each, lang.InStatus)}
    kinds += [status for status in ("imprisoned", "captive") if status in fate][:1]
    fights = any(isinstance(node, lang.InBattle | lang.DuringBattle | lang.Fire) for node in nodes)
    return frozenset((*(verb for kind in kinds for verb in VERBS.get(kind, ())), *(FIGHT if fights else ())))


class Prerequisites:
    """Cards with which a deed may become possible, and what players must do for that: chosen anew with every seed."""

    def __init__(self, deed: CoverageTarget, seed: int) -> None:
        catalog = standard_catalog().by_id
        face = catalog[deed[1]]
        front = catalog[face.front or face.id]
        self._state = rng.step(seed)[0]
        self._lines: list[Node] = []  # all that must become possible
        self._found: dict[str, None] = {}
        self.held: list[str] = []  # what must be in hand
        self.fates: list[tuple[str, CardGroup]] = []  # statuses, and the cards one of which must be in them
        self._gather(front, DEPTH)
        if deed[0] in ("use", "fire"):
            self._found[front.id] = None
        self.first = sorted(self._found, key=_rank)  # what must be there before anything else happens
        for line in (targets_of_card(face)[deed], *_keeping_turned(face)):
            self._speak(line, front, DEPTH)
        if "artillery weapon" in face.words:
            for noun in CREW:
                self._choose(meant(noun, face.side), DEPTH)
        self.calls = required_verbs(self._lines)
        if self.calls.intersection(FIGHT):
            self._gather_fighters()
        self.then = sorted((id for id in self._found if id not in self.first), key=_rank)

    def _gather(self, face: Definition, depth: int) -> None:
        """What a card needs to come to the table, or to be played."""
        for line in face.text:
            if isinstance(line, COMING) or (face.category == "interrupt" and depth < DEPTH):
                self._speak(line, face, depth)

    def _speak(self, line: Node | None, face: Definition, depth: int) -> None:
        """The cards that a line speaks of."""
        self._lines += [line] if line is not None else []
        for wish, least in _wishes(line, face):
            self._choose(wish, depth, least)
        if isinstance(line, lang.DeployOn) and line.brings:
            self._hold(sorted(meant(APPRENTICE, face.side) & self._found.keys()))
        for node in inside(line):
            self.fates += _fates(node, face.side)
            if isinstance(node, lang.Choice) and isinstance(node.among, lang.In) and node.among.pile == "hand":
                self._hold(sorted(_wish_of(node.what, face.side) & self._found.keys()))

    def _hold(self, cards: list[str]) -> None:
        """These are wanted in hand: to come to the table together with another card, or to be placed from there."""
        self.held += cards
        for id in cards:
            del self._found[id]

    def _choose(self, wish: CardGroup, depth: int, least: int = 1) -> None:
        """So many of these cards, unless they are there already, and before each what it needs itself."""
        for _ in range(least - len(wish & self._found.keys()) if depth else 0):
            able = sorted(wish - self._found.keys())
            if able:
                self._state, n = rng.below(self._state, len(able))
                self._gather(standard_catalog().by_id[able[n]], depth - 1)
                self._found[able[n]] = None

    def _gather_fighters(self) -> None:
        """Somebody on each side, to fight in space or on the ground."""
        words = {word for id in self._found for word in standard_catalog().by_id[id].words}
        space = words & {"starship", "system"} and not words & {"character", "site"}
        for side in SIDES:
            self._choose(meant(lang.Is("starship" if space else "character") & lang.Of(lang.YOU), side), DEPTH)


def _keeping_turned(face: Definition) -> list[Node]:
    """The lines that say when the other face of an Objective is turned back again: what they name keeps it there."""
    return [line for line in face.text if face.front and any(isinstance(node, lang.Flip) for node in inside(line))]


def _rank(id: str) -> int:
    """Places come first, then those who stand there, then what lies on them."""
    category = standard_catalog().by_id[id].category
    return ORDER.index(category) if category in ORDER else len(ORDER)


@cache
def _deckable(of: Side | None) -> frozenset[str]:
    """The cards that a deck of a side, or any deck, can hold."""
    return frozenset(face.id for side in SIDES if of in (side, None) for face in put_into_decks(side))


def _wishes(line: Node | None, face: Definition) -> Iterator[tuple[CardGroup, int]]:
    """The groups of cards that a line of a card speaks of, and how many of each; what a start deploys is in one's own
    deck."""
    own = _deckable(face.side) if isinstance(line, lang.AtStart) else _deckable(None)
    for node in inside(line):
        least = node.least if isinstance(node, lang.There | lang.Where) else 2 if isinstance(node, lang.Count) else 1
        yield from ((wish & own, least) for wish in _named(node, face.side) if face.id not in wish)


def _named(node: Node, you: Side) -> Iterator[CardGroup]:
    """The cards directly under a node that is no noun itself, or that says where or with whom a card is."""
    if isinstance(node, lang.Both | lang.Either | lang.Not):
        return
    if isinstance(node, lang.InDuel) or (isinstance(node, lang.Trigger) and node.of in ("duel", "combat")):
        yield _with((lang.Duel,))
    if isinstance(node, lang.Trigger):
        yield from (_with(MOMENTS[kind]) for kind in node.kinds() if kind in MOMENTS)
    if isinstance(node, lang.Eligible):
        yield meant(MENTOR if node.role == "mentor" else APPRENTICE, you)
    if isinstance(node, lang.Occupied) or (isinstance(node, lang.Trigger) and node.kind == "drain"):
        whose = lang.OPPONENT if node.by == lang.OPPONENT else lang.YOU
        yield from (meant(lang.Is(kind) & lang.Of(whose), you) for kind in ("character", "starship"))
    for field in node.__struct_fields__:
        noun = getattr(node, field)
        if isinstance(noun, lang.Filter):
            yield from (meant(each, you) for each in _weapons(noun))
            yield meant(noun, you)
            for status in (each.status for each in inside(noun) if isinstance(each, lang.InStatus)):
                yield _with(STATUSES.get(status, ())) | (
                    frozenset() if status in INFLICTABLE_STATUSES else _causing(status)
                )


def _wish_of(noun: lang.Filter | None, you: Side) -> CardGroup:
    return meant(noun, you) if noun is not None else frozenset()


def _weapons(noun: lang.Filter) -> list[lang.Filter]:
    """What somebody is armed with, whom a noun describes: a weapon of the same player's."""
    parts = noun.parts if isinstance(noun, lang.Both) else (noun,)
    whose = [part for part in parts if isinstance(part, lang.Of)]
    return [lang.Both((lang.Is(part.weapon), *whose)) for part in parts if isinstance(part, lang.Armed)]


def _fates(node: Node, you: Side) -> Iterator[tuple[str, CardGroup]]:
    """The statuses in which a node wants cards, and those cards."""
    if isinstance(node, lang.HasCompleted):
        yield "completed", meant(node.test, you)
    for noun in (noun for field in node.__struct_fields__ if isinstance(noun := getattr(node, field), lang.Filter)):
        for each in (each for each in inside(noun) if isinstance(each, lang.InStatus | lang.EvenIn)):
            if each.status in INFLICTABLE_STATUSES:
                cards = meant(noun, you) or meant(lang.Is(INFLICTABLE_STATUSES[each.status]), you)
                yield from ((status, cards) for status in ROAD.get(each.status, (each.status,)))


@cache
def _with(kinds: tuple[type[Node], ...]) -> CardGroup:
    """The cards whose texts have such a node."""
    return frozenset(face.id for face in standard_catalog().by_id.values()
                     if any(isinstance(node, kinds) for node in whole_text(face)))  # fmt: skip


@cache
def _causing(status: str) -> CardGroup:
    """The cards whose texts bring a status about."""
    return frozenset(face.id for face in standard_catalog().by_id.values()
                     if any(isinstance(node, lang.Become) and node.status.status == status
                            for node in whole_text(face)))  # fmt: skip


def whole_text(face: Definition) -> Iterator[Node]:
    """All that a card says, whomever it faces."""
    return inside((*face.text, *face.light_text, *face.dark_text))
