"""Captured starships and those who are trapped aboard (glossary: capturing-starships, besieged)."""

from cantina.testing import Scenario
from tests.cards.box import over

CRUISER = "Corellian Corvette"


def after_a_battle(destiny, ship=CRUISER):
    """A battle at Tatooine between a Star Destroyer with a tractor beam and a ship of the Light Side."""
    s = Scenario()
    tatooine = s.location("Tatooine")
    devastator, prey = s.put("Devastator", at=tatooine), s.put(ship, at=tatooine)
    crew = s.put("Luke Skywalker", aboard=prey)
    beam = s.put("Tractor Beam", on=devastator)
    s.force("dark", 8), s.force("light", 8)
    s.start(turn="dark", phase="battle")
    s.do("battle", tatooine)
    over(s, prey, devastator, crew)
    s.destinies("dark", destiny)
    return s, tatooine, devastator, prey, crew, beam


def trapped(under="Devastator", guards=(), crew=("Luke Skywalker",), beam=False):
    """A captured ship under a Star Destroyer, with guards aboard that and a crew of its own."""
    s = Scenario()
    tatooine = s.location("Tatooine")
    holder = s.put(under, at=tatooine)
    s.put("Tractor Beam", on=holder) if beam else None
    ship = s.put(CRUISER, captured_by=holder)
    aboard = [s.put(each, aboard=ship) for each in crew]
    dark = [s.put(each, aboard=holder) for each in guards]
    s.force("dark", 8), s.force("light", 8)
    return s, tatooine, holder, ship, aboard, dark


def test_a_tractor_beam_captures_what_is_there_after_a_battle():
    s, tatooine, devastator, prey, crew, beam = after_a_battle(7)
    s.do("use", beam, prey)
    assert s.captured(prey) and s.zone(prey) == "captured" and s.carrier(prey) == devastator
    assert s.at(prey) == tatooine and not s.on_table(prey) and not s.on_table(crew)


def test_a_siege():
    s, tatooine, devastator, ship, (luke,), (vader, trooper) = trapped(guards=("Darth Vader", "Stormtrooper"))
    besieged = s.hand("dark", "Besieged")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", besieged, ship)
    assert s.carrier(besieged) == ship
    s.until("battle")
    s.do("battle", ship)
    assert s.battle is not None
    assert set(s.battle.participants("dark")) == {vader, trooper} and s.battle.participants("light") == (luke,)
