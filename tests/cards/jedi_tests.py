"""A school on Dagobah: an apprentice, his mentor, and the Tests that he has completed."""

from cantina.model.card import Definition
from cantina.model.sides import PHASES
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import scene

TESTS = {1: "Great Warrior", 2: "A Jedi's Strength", 3: "Domain Of Evil", 4: "Size Matters Not",
         5: "It Is The Future You See"}  # fmt: skip
SITES = {1: "Dagobah: Bog Clearing", 2: "Dagobah: Bog Clearing", 3: "Dagobah: Jungle", 4: "Dagobah: Swamp",
         5: "Dagobah: Bog Clearing"}  # fmt: skip


TURN = (*PHASES, "end")


class School:
    """An apprentice is about to attempt a Test on Dagobah, having completed those before it. One site of Dagobah adds 1
    to training destiny."""

    def __init__(
        self, number: int = 1, *extra: Definition, apprentice: str = "Rebel 2", mentor: str = "Rebel 6"
    ) -> None:
        self.s = scene(*extra)
        self.site = self.s.location(SITES[number])
        self.mentor, self.apprentice = self.s.put(mentor, at=self.site), self.s.put(apprentice, at=self.site)
        self.s.start(turn="light", phase="activate")
        self.done = [self.complete(each) for each in range(1, number)]
        self.test = self.set_up(number)

    def set_up(self, number: int) -> CardRef:
        """A Test that the apprentice may attempt."""
        targets = {"mentor": self.mentor, "apprentice": self.apprentice}
        return self.s.put(TESTS[number], on=self.site, targets=targets)

    def complete(self, number: int) -> CardRef:
        """A Test that the apprentice has completed."""
        test = self.set_up(number)
        self.s.happen("complete", test)
        return test

    def attempt(self, destiny: int = 1) -> Scenario:
        """The apprentice attempts the Test with this destiny."""
        self.s.destinies("light", destiny)
        self.s.start(turn="light", phase="activate")
        self.s.until(verb="attempt")
        self.s.do("attempt", self.test)
        return self.s

    def offered(self, last: str = "control") -> bool:
        """Whether an attempt is offered in the Light Side's turn, up to a phase or its end."""
        self.s.start(turn="light", phase="activate")
        state = self.s.game.engine.state
        phases = TURN[: TURN.index(last) + 1]
        while state.player == "light" and state.phase in phases:
            if any(option.verb == "attempt" for option in self.s.decision.options):
                return True
            self.s.pass_()
        return False

    def send(self, card: CardRef, place: CardRef) -> None:
        """A card is elsewhere from now on; start play anew then."""
        self.s.game.engine.change(card.id, at=place.id)


def completed(s: Scenario, test: CardRef) -> bool:
    """Whether a Test is completed."""
    return any(status.name == "completed" for status in s.game.engine.card(test.id).statuses)
