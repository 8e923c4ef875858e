"""What happens in place of what was about to happen, and what happens as soon as it can."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import HULL, scene

MECHANIC = Alien("Mechanic", LIGHT, "instead mechanic", destiny=1, ability=1, power=1, deploy=1, forfeit=3, text=[
    Instead(about_to_be_lost(your(VEHICLE | DROID) & At(HERE)), [Put(THAT, to=In("used"))])])  # fmt: skip
MEDIC = Alien("Medic", LIGHT, "instead medic", destiny=1, ability=1, power=1, deploy=1, forfeit=3, text=[
    Instead(about_to_be_lost(your(REBEL) & At(HERE)), [Put(THAT, to=In("hand"))], may=True,
            limit=Limit("turn"))])  # fmt: skip
MULE = Capital("Mule", DARK, "instead mule", "Mon Calamari Star Cruiser", text=[Carries(passengers=2)], **HULL)
TOLL = Effect("Toll", LIGHT, "instead toll", destiny=1, text=[
    DeployOnTable(), AsSoonAs(There(IMPERIAL & At(SITE)), [Lose(one(IMPERIAL, by=OPPONENT))])])  # fmt: skip


def table(*more: str) -> tuple[Scenario, list]:
    s = scene(MECHANIC, MEDIC, TOLL, MULE)
    site = s.location("Tatooine: Box")
    return s, [site, *(s.put(title, at=site) for title in more)]


def test_what_something_else_happens_to_is_not_lost():
    s, (site, _, tank, other) = table("Mechanic", "Skiff", "Rebel 1")
    s.start(turn="light", phase="control")
    s.happen("lose", tank)
    assert s.zone(tank) == "used"
    s.happen("lose", other)
    assert s.zone(other) == "lost"


def test_what_is_on_a_card_that_was_about_to_be_lost_does_not_go_along():
    s, (site, _, tank) = table("Mechanic", "Skiff")
    rider, droid = (s.put(title, aboard=tank, as_="passenger") for title in ("Rebel 1", "Light Droid"))
    s.start(turn="light", phase="control")
    s.happen("lose", tank)
    assert [s.zone(each) for each in (tank, rider, droid)] == ["used", "lost", "used"]


def test_what_is_on_a_lost_card_has_a_moment_of_its_own():
    s, (site, _, rider) = table("Mechanic", "Rebel 1")
    mule = s.put("Mule", at=site)
    droid = s.put("Light Droid", aboard=mule, as_="passenger")
    s.start(turn="light", phase="control")
    s.happen("lose", mule)
    assert [s.zone(each) for each in (mule, droid, rider)] == ["lost", "used", "table"]


def test_only_what_is_about_to_happen_can_be_replaced():
    with pytest.raises(ValueError, match="about to happen"):
        Instead(just_lost(CHARACTER), [LoseForce(1)])


def test_a_move_can_be_replaced_too():
    warden = Alien("Warden", DARK, "instead warden", destiny=1, ability=1, power=1, deploy=1, forfeit=3, text=[
        Instead(Trigger("about-to-move", card=theirs(CHARACTER)), [LoseForce(1, OPPONENT)])])  # fmt: skip
    s = scene(warden)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    mover, other = s.put("Rebel 1", at=site), s.put("Imperial 1", at=site)
    s.put("Warden", at=near)
    s.start(turn="light", phase="move")
    s.do("walk", mover, near)
    s.do("lose", pile="reserve")
    assert s.at(mover) == site and s.at(other) == site


def test_who_may_do_something_else_may_let_it_be():
    s, (site, medic, first, second, third) = table("Medic", "Rebel 1", "Rebel 2", "Rebel 3")
    s.start(turn="light", phase="control")
    s.happen("lose", first)
    s.pass_()
    assert s.zone(first) == "lost"
    s.happen("lose", second)
    s.do("use", medic, second)
    assert s.zone(second) == "hand"
    s.happen("lose", third)  # once per turn
    assert s.zone(third) == "lost"


def test_what_happens_as_soon_as_it_can_happens_until_nothing_is_left_to_do():
    s, (site, first, second, rebel) = table("Imperial 1", "Imperial 2", "Rebel 1")
    s.start(turn="light", phase="control")
    s.put("Toll", on="table")
    s.do("choose", second)
    assert [s.zone(each) for each in (first, second, rebel)] == ["lost", "lost", "table"]
    assert s.decision.player == "light"


def test_nobody_chooses_before_it_has_happened():
    s, (site, first) = table("Imperial 1")
    s.put("Toll", on="table")
    s.start(turn="light", phase="control")
    assert s.zone(first) == "lost"
