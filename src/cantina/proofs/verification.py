"""What a run of the tests heard of proofs, against those that are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Set
from pathlib import Path

import msgspec

from cantina.proofs.archive import PACK, Index, write
from cantina.proofs.choosing import best
from cantina.proofs.naming import cards_of
from cantina.proofs.records import Scene


class Heard(msgspec.Struct, frozen=True):
    """What a passing test proves: its statements, the digest of what it played ("" if that was nothing), and, for a
    run that rewrites the proofs, the scenes; None if they cannot be played again by themselves."""

    rulings: tuple[str, ...]
    digest: str
    scenes: list[Scene] | None = None


def stale(heard: Mapping[str, Heard], index: Index) -> list[str]:
    """The tests of kept proofs that play something else by now."""
    return sorted(test for test, each in heard.items() if index.digests.get(test, each.digest) != each.digest)


def lacking(heard: Mapping[str, Heard], index: Index) -> list[str]:
    """After a run of all tests: kept proofs without a test, and statements that are proven and have no proof."""
    gone = [f"{test} is kept, but proves nothing any more" for test in index.digests if test not in heard]
    known = {*index.statements, *index.unseen}
    new = {ruling for each in heard.values() for ruling in each.rulings} - known
    return sorted(gone) + [f"{ruling} has no proof" for ruling in sorted(new)]


def keep(heard: Mapping[str, Heard], path: Path = PACK, about: Callable[[str], Set[str]] = cards_of) -> str:
    """Write the best proofs of each statement, and say what became of it. `about`: the cards that one is about."""
    scenes = {test: each.scenes for test, each in heard.items() if each.scenes}
    tests: dict[str, list[str]] = {}
    for test, each in sorted(heard.items()):
        for ruling in each.rulings:
            tests.setdefault(ruling, []).append(test)
    carried = Counter({test: len(each.rulings) for test, each in heard.items()})
    chosen = {ruling: best(named, scenes, carried, about(ruling)) for ruling, named in sorted(tests.items())}
    unseen = tuple(ruling for ruling, named in chosen.items() if not named)
    kept = {ruling: named for ruling, named in chosen.items() if named}
    write(kept, scenes, unseen, path)
    number = len({test for named in kept.values() for test in named})
    alone = sum(1 for each in heard.values() if each.digest and not each.scenes)
    return (f"{number} proofs of {len(kept)} statements kept; {len(unseen)} statements have none, "
            f"{alone} tests cannot be played again by themselves")  # fmt: skip
