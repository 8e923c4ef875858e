"""Which of the tests that prove a statement are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Set

from cantina.proofs.records import Asked, Scene

MOST = 3  # proofs of one statement
LONG = 40  # steps that are too many to watch to the end


def best(tests: Iterable[str], scenes: Mapping[str, list[Scene]], carried: Mapping[str, int],
         about: Set[str] = frozenset()) -> tuple[str, ...]:  # fmt: skip
    """The tests to show for a statement: those that show most of the cards that it is about, and none without any of
    them if others have some; in which a player acts, that look at both what is possible and what is not, that prove
    little else (`carried`: how many statements a test proves), and that are short. Another test comes before another
    case of the same one."""
    shown = {test: len(about & faces_in(scenes[test])) for test in tests if scenes.get(test)}
    telling = [test for test, number in shown.items() if number] or shown
    ranked = sorted(telling, key=lambda test: (-shown[test], *_rank(test, scenes, carried)))
    case: dict[str, int] = {}  # the how manieth of its function each test is
    cases: Counter[str] = Counter()
    for test in ranked:
        function = test.partition("[")[0]
        case[test] = cases[function]
        cases[function] += 1
    return tuple(sorted(ranked, key=case.__getitem__)[:MOST])


def faces_in(scenes: Iterable[Scene]) -> set[str]:
    """The ids of the cards that are shown."""
    return {card["face"] for scene in scenes for card in scene.base["position"]["cards"]}


def _rank(test: str, scenes: Mapping[str, list[Scene]], carried: Mapping[str, int]) -> tuple[object, ...]:
    played = scenes[test]
    steps = length(played)
    recorded = {_possible(each) for scene in played for each in scene.asked if each.question in ("can", "why_not")}
    acts = any(scene.answers for scene in played)
    return not acts, steps > LONG, recorded != {True, False}, carried[test], steps, test


def _possible(each: Asked) -> bool:
    return not each.answer if each.question == "why_not" else bool(each.answer)


def length(scenes: Iterable[Scene]) -> int:
    """How many steps a proof has."""
    return sum(1 + len(scene.answers) for scene in scenes)
