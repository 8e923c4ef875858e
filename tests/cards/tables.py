"""Tables that many card tests begin with."""

from cantina.model.text import CardRef
from cantina.testing import Scenario


def desert() -> tuple[Scenario, CardRef]:
    """The Dune Sea, ten Force for each side."""
    s = Scenario()
    site = s.location("Tatooine: Dune Sea")
    s.force("light", 10)
    s.force("dark", 10)
    return s, site


def battle(s: Scenario, site: CardRef, by: str = "dark") -> None:
    """Begin a battle at a site in the battle phase of a side."""
    s.start(turn=by, phase="battle")
    s.do("battle", site)
