"""What is worked out about a state: kept once it is complete, and never while it is still being asked.

Clones share what is kept, so it must not depend on who asked first. Texts may ask in a circle ("if you control" can
change what control needs): the question that closes the circle gets a stand-in. What was found with the help of a
stand-in is a draft, good only until the question that the stand-in was for is answered. The answer to that one is kept
together with the circle, and nobody who asks from inside the circle gets it: there it is worked out anew, with the
asker's own stand-in."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from cantina.engine.core import Engine

T = TypeVar("T")
# questions that can be open at once: nothing else ends those that lead ever further when compiled
MAX_QUERY_DEPTH = 100
NEVER = 1 << 30  # deeper than any question: no stand-in was used
CIRCLES = "circles"  # the memo's entry for answers that stood in for themselves


class CircularQuery(Exception):
    """A question without a stand-in was asked while it was being worked out."""


class QueryStack:
    """The questions that are being worked out at this moment, outermost first."""

    __slots__ = ("circles", "drafts", "lowest", "open")

    def __init__(self) -> None:
        self.open: dict[Hashable, Any] = {}  # each question with its stand-in
        self.lowest = NEVER  # the outermost question whose stand-in was used
        self.circles: dict[int, set[Hashable]] = {}  # by the depth of the question that closes them
        self.drafts: dict[Hashable, tuple[Any, int]] = {}  # with the depth of the question that they depend on

    def close_circle(self, depth: int) -> None:
        """A stand-in of the question at this depth was used: all that are open since then belong to its circle."""
        self.lowest = min(self.lowest, depth)
        self.circles.setdefault(depth, set()).update(list(self.open)[depth:])

    def leave(self, depth: int, before: int) -> set[Hashable] | None:
        """A question in a circle is answered: its own circle, if it is the outermost of one, else it goes on belonging
        to the outer one. `before`: what `lowest` was when it was asked."""
        reached, circle = self.lowest, self.circles.pop(depth, None)
        if reached < depth:
            self.lowest = min(before, reached)
            self.circles.setdefault(reached, set()).update(circle or ())
            return None
        self.lowest = before
        self.drafts = {each: draft for each, draft in self.drafts.items() if draft[1] < depth}
        return circle

    def known(self, g: Engine, key: Hashable) -> tuple[Any] | None:
        """An answer that is good for who asks now: a stand-in, a draft, or one that was found in another circle."""
        if key in self.open:
            self.close_circle(list(self.open).index(key))
            return (self.open[key],)
        if key in self.drafts:
            answer, depth = self.drafts[key]
            self.close_circle(depth)
            return (answer,)
        circular = g.memo.get(CIRCLES, {}).get(key)
        return circular[:1] if circular is not None and circular[1].isdisjoint(self.open) else None


def cached_query(g: Engine, key: Hashable, work: Callable[[], T], stand_in: Any = CircularQuery) -> T:
    """The answer to a question about the state. Whoever is asked the same while `work` runs gets the stand-in."""
    memo, asking = g.memo, g.asking
    if key in memo:
        kept: T = memo[key]
        return kept
    if key in asking.open or key in asking.drafts or CIRCLES in memo:
        known = asking.known(g, key)
        if known is not None:
            if known[0] is CircularQuery:
                raise CircularQuery(f"{key} is asked while it is worked out")
            found: T = known[0]
            return found
    depth, before = len(asking.open), asking.lowest
    if depth == MAX_QUERY_DEPTH:
        raise RecursionError(f"{key} is asked by too many questions that wait for each other")
    asking.open[key], asking.lowest = stand_in, NEVER
    try:
        answer = work()
    finally:
        del asking.open[key]
        reached, circle = asking.lowest, None
        if reached == NEVER:
            asking.lowest = before
        else:
            circle = asking.leave(depth, before)
    if reached < depth:
        asking.drafts[key] = (answer, reached)
    elif g.memo is memo:  # otherwise a text has failed meanwhile, and the answer may hold some of what it said
        if circle is None:
            memo[key] = answer
        else:
            memo.setdefault(CIRCLES, {})[key] = (answer, frozenset(circle))
    return answer
