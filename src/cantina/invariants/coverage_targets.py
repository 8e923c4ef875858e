"""What there is to try about a card."""

from __future__ import annotations

from collections.abc import Iterable

from cantina import lang
from cantina.decks import standard_catalog
from cantina.invariants.decks import put_into_decks
from cantina.invariants.nouns import possible
from cantina.lang import Act, DeployOn, Fire
from cantina.model.card import Definition
from cantina.model.decision import Option
from cantina.model.node import Node, inside
from cantina.model.sides import SIDES
from cantina.play.game import Game

CoverageTarget = tuple[str, str, int]  # verb, definition id, function
BODIES = ("character", "starship", "vehicle", "creature", "location")  # they deploy without a word about it
VERBS = {"deploy": "deploy", "start": "deploy", "react": "deploy", "play": "play", "use": "use", "attempt": "use",
         "race": "use", "flip": "use", "fire": "fire"}  # fmt: skip


def targets_of_card(face: Definition) -> dict[CoverageTarget, Node | None]:
    """Deploying a card, each of its actions, firing it: with the line of its text that says so."""
    lines = list(standard_catalog().abilities((*face.text, *face.light_text, *face.dark_text)))
    found: dict[CoverageTarget, Node | None] = {}
    ways = [node for node in inside(face.text) if isinstance(node, DeployOn | lang.DeployOnTable)]
    if ways or face.category in BODIES:  # others are played, or lie there from the start
        found["deploy", face.id, 0] = next(iter(ways), None)
    acts = [line for line in lines if isinstance(line, Act) and not line.also]  # numbered like the options
    verb = "play" if face.category == "interrupt" else "use"
    found |= {(verb, face.id, n if len(acts) > 1 else 0): act for n, act in enumerate(acts, 1) if act.may}
    weapon = next((line for line in lines if isinstance(line, Fire)), None)
    return found | {("fire", face.id, 0): weapon} if weapon else found


def playable() -> frozenset[str]:
    """All cards that a deck can hold, and the other faces of its Objectives."""
    backs = {id for id, face in standard_catalog().by_id.items() if face.front}
    return frozenset(face.id for side in SIDES for face in put_into_decks(side)) | backs


def all_targets(ids: Iterable[str]) -> frozenset[CoverageTarget]:
    """All deeds of some cards that can be done with the cards there are."""
    faces = [standard_catalog().by_id[id] for id in ids]
    return frozenset(
        target
        for face in faces
        for target, line in targets_of_card(face).items()
        if _possible(line) and _can_come(face)
    )


def out_of_reach(ids: Iterable[str]) -> frozenset[CoverageTarget]:
    """Deeds that wait for a card which is not implemented yet."""
    faces, known = standard_catalog().by_id, set(ids)
    return frozenset(target for id in known for target in targets_of_card(faces[id])) - all_targets(known)


def target_of(game: Game, option: Option) -> CoverageTarget | None:
    """The deed that an option is."""
    if option.card is None or option.verb not in VERBS:
        return None
    return VERBS[option.verb], game.engine.face(option.card.id).id, option.mode or 0


def _possible(line: Node | None) -> bool:
    """Whether there are cards for all that a line cannot do without: its moment, its targets, what must be on table."""
    needed: list[lang.Filter | None] = []
    if isinstance(line, Act):
        needed = [*(choice.what for choice in line.targeted().values()), *_must_be_there(line.when)]
    moments = _moments(line.to) if isinstance(line, Act) else []
    return _are_possible(needed) and (not moments or any(_are_possible([each.card, each.source]) for each in moments))


def _moments(trigger: lang.Trigger | None) -> list[lang.Trigger]:
    return [trigger, *_moments(trigger.also)] if trigger is not None else []


def _are_possible(nouns: list[lang.Filter | None]) -> bool:
    return all(possible(noun) for noun in nouns if noun is not None)


def _can_come(face: Definition) -> bool:
    """Whether there are cards that a card can be deployed on, and those without which it cannot."""
    front = standard_catalog().by_id[face.front or face.id]
    hosts = [line.on for line in front.text if isinstance(line, DeployOn)]
    bans = [
        line.when.part for line in front.text if isinstance(line, lang.NoDeploy) and isinstance(line.when, lang.Unless)
    ]
    needed = [noun for ban in bans for noun in _must_be_there(ban)]
    return (not hosts or any(host is None or possible(host) for host in hosts)) and all(map(possible, needed))


def _must_be_there(condition: Node | None) -> list[lang.Filter]:
    """The nouns for which there must be a card, or else a condition does not hold."""
    match condition:
        case lang.There(noun, least) if least:
            return [noun]
        case lang.AllOf(parts):
            return [noun for part in parts for noun in _must_be_there(part)]
    return []
