"""What there is to try about a card, and which cards must be about for that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cantina import lang
from cantina.decks import standard_catalog
from cantina.lang import Act, DeployOn, Fire, Trigger
from cantina.lang.titles import fold
from cantina.model.card import Definition
from cantina.model.decision import Option
from cantina.model.node import Node, inside
from cantina.model.sides import SIDES
from cantina.play.game import Game
from cantina.promises.decks import put_into_decks
from cantina.rules.cards import sensitivity

Deed = tuple[str, str, int]  # verb, definition id, function
CAUSES = {"destiny": (lang.Is("weapon"), lang.Is("starship weapon"))}  # cards that bring a moment about
FEW = 3  # cards that a noun means if it is as good as a title
RARE = 30  # a noun that means more cards than that is no guide
VERBS = {"deploy": "deploy", "start": "deploy", "react": "deploy", "play": "play", "use": "use", "attempt": "use",
         "race": "use", "flip": "use", "fire": "fire"}  # fmt: skip


def deeds(face: Definition) -> dict[Deed, Node | None]:
    """Deploying a card, each of its actions, firing it: with the line of its text that says so."""
    lines = list(standard_catalog().abilities((*face.text, *face.light_text, *face.dark_text)))
    found: dict[Deed, Node | None] = {}
    if face.category not in ("interrupt", "objective"):  # an Objective is on table from the start
        found["deploy", face.id, 0] = next((line for line in lines if isinstance(line, DeployOn)), None)
    acts = [line for line in lines if isinstance(line, Act) and line.may and not line.also]
    verb = "play" if face.category == "interrupt" else "use"
    found |= {(verb, face.id, n if len(acts) > 1 else 0): act for n, act in enumerate(acts, 1)}
    weapon = next((line for line in lines if isinstance(line, Fire)), None)
    return found | {("fire", face.id, 0): weapon} if weapon else found


def playable() -> frozenset[str]:
    """All cards that a deck can hold, and the other faces of its Objectives."""
    backs = {id for id, face in standard_catalog().by_id.items() if face.front}
    return frozenset(face.id for side in SIDES for face in put_into_decks(side)) | backs


def everything(ids: Iterable[str]) -> frozenset[Deed]:
    """All deeds of some cards that can be done with the cards there are."""
    faces = standard_catalog().by_id
    return frozenset(deed for id in ids for deed, line in deeds(faces[id]).items() if _possible(line))


def out_of_reach(ids: Iterable[str]) -> frozenset[Deed]:
    """Deeds that wait for a card which is not implemented yet."""
    faces, known = standard_catalog().by_id, set(ids)
    return frozenset(deed for id in known for deed in deeds(faces[id])) - everything(known)


def deed_of(game: Game, option: Option) -> Deed | None:
    """The deed that an option is."""
    if option.card is None or option.verb not in VERBS:
        return None
    return VERBS[option.verb], game.engine.face(option.card.id).id, option.mode or 0


def wishes(deed: Deed) -> list[lang.Filter]:
    """The nouns in the line of a deed, in what its card needs at the start, and in the lines of the few cards that only
    these can be: with such cards about, its moment may come."""
    faces = standard_catalog().by_id
    face = faces[deed[1]]
    start = [line for line in faces[face.front or face.id].text if isinstance(line, lang.AtStart)]
    first = [*_nouns_in(deeds(face)[deed]), *(noun for line in start for noun in _nouns_in(line))]
    helpers = [face for noun in first if len(meant(noun)) <= FEW for face in meant(noun)]
    further = [noun for face in helpers for line in deeds(face).values() for noun in _nouns_in(line)]
    return [noun for noun in dict.fromkeys((*first, *further)) if len(meant(noun)) <= RARE]


def meant(noun: lang.Filter) -> list[Definition]:
    """The implemented cards that a noun could mean."""
    return [face for face in standard_catalog().by_id.values() if could_be(noun, face)]


def could_be(noun: lang.Filter, face: Definition) -> bool:
    """Whether a noun could mean a card, going by what is printed on it alone."""
    match noun:
        case lang.Is(word) | lang.Family(word):
            return word.lower() in face.words.union(sensitivity(face.ability, face.side))
        case lang.Named(title):
            return fold(title) == fold(face.title)
        case lang.Person(name):
            return name.lower() in {each.lower() for each in face.personas}
        case lang.Both(parts):
            return all(could_be(part, face) for part in parts)
        case lang.Either(parts):
            return any(could_be(part, face) for part in parts)
    return True


def _nouns_in(line: Node | None) -> list[lang.Filter]:
    return [noun for node in inside(line) for noun in _spoken_of(node)]


def _spoken_of(node: Node) -> Iterator[lang.Filter]:
    """The nouns directly under a node that is none itself, or that says where or with whom a card is."""
    if isinstance(node, lang.Both | lang.Either | lang.Not):
        return
    if isinstance(node, Trigger) and node.kind in CAUSES:
        yield from CAUSES[node.kind]
    for field in node.__struct_fields__:
        if isinstance(noun := getattr(node, field), lang.Filter):
            yield noun


def _possible(line: Node | None) -> bool:
    """Whether there are cards for all that a line cannot do without: its moment and its targets."""
    needed: list[lang.Filter | None] = []
    if isinstance(line, Act):
        needed = [choice.what for choice in line.targeted().values()]
    if isinstance(line, Act) and line.to is not None and line.to.also is None:
        needed += [line.to.card, line.to.source]
    return all(meant(noun) for noun in needed if noun is not None)
