"""Captives: how characters are captured, what being a captive means, and who holds them."""

from cantina.testing import Scenario

CORRIDOR, BAY = "Death Star: Detention Block Corridor", "Death Star: Docking Bay 327"
TOWN, DUNES = "Tatooine: Mos Eisley", "Tatooine: Jundland Wastes"


def at_town(turn="dark", phase="control", **more):
    """Luke in town, where Boba Fett is."""
    s = Scenario()
    town = s.location(TOWN, side="dark")
    luke, boba = s.put("Luke Skywalker", at=town), s.put("Boba Fett", at=town)
    s.force("dark", 8), s.force("light", 8)
    s.start(turn=turn, phase=phase)
    return s, town, luke, boba


def test_the_captor_chooses_and_the_captive_lies_under_its_escort():
    s, town, luke, boba = at_town()
    s.happen("capture", luke)
    assert s.decision.player == "dark"
    assert [(each.verb, each.card, each.targets) for each in s.decision.options] == [
        ("seize", boba, (luke,)), ("escape", luke, ())]  # fmt: skip
    s.do("seize", boba, luke)
    assert s.captive(luke) and s.escort(luke) == boba and s.zone(luke) == "captive" and s.at(luke) == town
    assert not s.on_table(luke) and not s.active(luke)


def test_escape():
    s, town, luke, boba = at_town()
    s.happen("capture", luke)
    s.do("escape", luke)
    assert s.zone(luke) == "used" and not s.captive(luke)


def test_release():
    s, town, luke, boba = at_town()
    s.happen("capture", luke)
    s.do("seize", boba, luke)
    s.happen("lose", boba)
    assert s.decision.player == "light"
    assert s.can("release", luke, pile="used")
    s.do("release", luke, town)
    assert not s.captive(luke) and s.at(luke) == town and s.active(luke)


def test_transfers():
    s = Scenario()
    corridor, bay = s.location(CORRIDOR), s.location(BAY)
    boba = s.put("Boba Fett", at=corridor)
    leia = s.put("Leia Organa", captive_of=boba)
    luke = s.put("Luke Skywalker", imprisoned_at=corridor)
    s.force("dark", 5), s.start(turn="dark", phase="move")
    assert not s.can("collect", boba)
    s.do("deliver", boba)
    assert s.escort(leia) == corridor
    s.until(player="dark")
    s.do("collect", boba, luke)
    assert s.escort(luke) == boba
    s.until(player="dark")
    s.do("walk", boba, bay)
    assert s.at(luke) == bay
