"""Bombing runs (glossary: bombing-run, bombing-run-battle, movement-regular-bombing-runs)."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, scene

RUINS = Sector("Test Mist", LIGHT, "bombing mist", "cloud", "", ["exterior"], (1, 1), unique=3)
NET = Effect("Test Net", LIGHT, "bombing net", destiny=1, text=[DeployOnTable(), Cannot("move", STARSHIP)])
DOME = Effect("Test Dome", LIGHT, "bombing dome", destiny=1, text=[DeployOnTable(), Cannot("fly", STARSHIP, to=SITE)])
GLIDER = Starfighter("Test Glider", DARK, "bombing glider", "TIE/sa", destiny=3, deploy=2, power=2, maneuver=2,
                     forfeit=4, text=[Carries(pilots=1)])  # fmt: skip


class Run:
    """A bomber above a target area."""

    def __init__(self, title: str = "TIE Bomber", clouds: int = 0, at: str = "system") -> None:
        self.s = s = scene(RUINS, GLIDER, NET, DOME)
        self.system = s.location("Tatooine")
        for _ in range(clouds):
            s.location("Test Mist")
        self.vault, self.site = s.location("Tatooine: Vault"), s.location("Tatooine: Box")
        self.next = s.location("Tatooine: Dune Sea")
        self.effect = s.put("Bombing Run", on=self.site)
        self.bomber = s.put(title, at=getattr(self, at))

    def flown(self, turn: Side = "light", phase: str = "battle") -> Scenario:
        """After a run of the Dark Side's."""
        s = self.s
        s.start(turn="dark", phase="move")
        s.do("move", self.bomber, self.site)
        s.start(turn=turn, phase=phase)
        return s


def status(s: Scenario, card: CardRef) -> list[str]:
    rows = s.game.view("public")["table"]["rows"]
    return next(each["status"] for row in rows for place in row["locations"] for each in place["cards"]
                if each["id"] == card.id)  # fmt: skip


@pytest.mark.ruling("movement-regular-bombing-runs.1", "bombing-run.1", "movement-regular.6")
def test_a_bomber_flies_down_for_one_force_as_its_regular_move():
    run = Run()
    s = run.s
    s.location("Kessel: Box")
    s.start(turn="dark", phase="move")
    assert not s.can("move", run.bomber, run.next) and not s.can("land", run.bomber)
    s.do("move", run.bomber, run.site)
    assert s.at(run.bomber) == run.site and s.count("dark", "force") == 11 and status(s, run.bomber) == ["bombing"]
    s.until(player="dark")
    assert not s.can("move", run.bomber) and s.reasons("move", run.bomber, player="dark") == ["moved"]


@pytest.mark.ruling("hoth-energy-shield-rules.4")
@pytest.mark.parametrize("shield", [True, False])
def test_no_bomber_flies_through_the_shield_of_hoth(shield: bool):
    s = scene()
    hoth, ridge = s.location("Hoth", side="dark"), s.location("Hoth: North Ridge (4th Marker)")
    s.location("Hoth: Mountains (6th Marker)")
    if shield:
        s.location("Hoth: Main Power Generators (1st Marker)")
    s.put("Bombing Run", on=ridge)
    bomber = s.put("TIE Bomber", at=hoth)
    s.start(turn="dark", phase="move")
    assert s.shielded(ridge) is shield and s.can("move", bomber, ridge) is not shield


@pytest.mark.ruling("movement-regular-bombing-runs.1")
@pytest.mark.parametrize("case", ["phase", "theirs", "contested", "poor", "plain ship", "no effect"])
def test_when_no_bomber_flies_down(case: str):
    run = Run("Raider" if case == "plain ship" else "TIE Bomber")
    s = run.s
    if case == "contested":
        crewed(s, "Fighter", run.system)
        s.put("Rebel 1", aboard=s.put("Cruiser", at=run.system), as_="pilot")
    if case == "plain ship":
        s.put("Imperial 1", aboard=run.bomber, as_="pilot")
    s.force("dark", 0 if case == "poor" else 5)
    s.start(turn="light" if case == "theirs" else "dark", phase="control" if case == "phase" else "move")
    if case == "no effect":
        s.happen("lose", run.effect)
    if case == "theirs":
        s.hand("dark", "Dark Trick")
        s.until(player="dark")
    assert not s.can("move", run.bomber)


@pytest.mark.ruling("bombing-run.1")
def test_only_a_piloted_bomber_flies_down():
    run = Run("Test Glider")
    s = run.s
    s.put("Imperial 1", aboard=s.put("Raider", at=run.system), as_="pilot")  # it controls the system
    s.start(turn="dark", phase="move")
    assert not s.can("move", run.bomber)
    s.put("Dark Flier", aboard=run.bomber, as_="pilot")
    assert s.can("move", run.bomber, run.site)


@pytest.mark.ruling("movement-regular-bombing-runs.2")
@pytest.mark.parametrize("clouds", [1, 2])
def test_each_cloud_on_the_way_down_costs_one_more(clouds: int):
    run = Run(clouds=clouds)
    s = run.s
    s.force("dark", clouds)
    s.start(turn="dark", phase="move")
    assert not s.can("move", run.bomber)
    s.force("dark", clouds + 1)
    s.do("move", run.bomber, run.site)
    assert s.count("dark", "force") == 0


@pytest.mark.ruling("bombing-run.2")
def test_a_bomber_over_the_site_has_not_landed():
    run = Run("Test Glider")
    s = run.s
    pilot = s.put("Imperial 1", aboard=run.bomber, as_="pilot")
    man = s.put("Dark Flier", at=run.site)
    s = run.flown(turn="dark", phase="move")
    assert s.total_power("dark", run.site) == 3  # a landed ship has no power at a site
    assert not s.can("take-off", run.bomber) and not s.can("disembark", pilot) and not s.can("embark", man)
    landed = scene(GLIDER)
    bay = landed.location("Tatooine: Docking Bay 94")
    landed.location("Tatooine")
    ship = landed.put("Test Glider", at=bay)
    landed.put("Imperial 1", aboard=ship, as_="pilot")
    landed.start(turn="dark", phase="move")
    assert landed.total_power("dark", bay) == 0 and landed.can("take-off", ship)


@pytest.mark.ruling("bombing-run.3")
def test_its_permanent_pilot_is_present_and_blocks_drains():
    run = Run()
    s = run.s
    s.put("Rebel 1", at=run.site)
    s = run.flown(turn="light", phase="control")
    assert s.presence("dark", run.site) and not s.can("drain", run.site)
    clear = Run()
    clear.s.put("Rebel 1", at=clear.site)
    clear.s.start(turn="light", phase="control")
    assert clear.s.can("drain", clear.site)


@pytest.mark.ruling("bombing-run.1", "bombing-run.4", "bombing-run-battle.1")
def test_it_battles_there_without_bombs():
    run = Run()
    s = run.s
    s.put("Rebel 1", at=run.site)
    s = run.flown(turn="dark", phase="battle")
    assert s.power(run.bomber) == 1
    s.do("battle", run.site)
    assert run.bomber in s.battle.participants("dark") and s.battle.power("dark") == 3
    assert s.power(run.bomber) == 3


@pytest.mark.ruling("bombing-run-battle.2")
@pytest.mark.parametrize("where", ["next door", "without it"])
def test_a_battle_elsewhere_or_without_a_bomber_is_no_bombing_run_battle(where: str):
    run = Run()
    s = run.s
    bombs = s.put("Proton Bombs", on=run.bomber)
    place = run.next if where == "next door" else run.site
    for man in ("Rebel 1", "Imperial 1"):
        s.put(man, at=place)
    if where == "next door":
        s = run.flown(turn="dark", phase="battle")
    else:
        s.start(turn="dark", phase="battle")
    s.do("battle", place)
    assert s.power(run.bomber) == 1 and not s.can("fire", bombs)


@pytest.mark.ruling("movement-regular-bombing-runs.3", "movement-regular-bombing-runs.4")
def test_it_returns_for_free_at_the_end_of_its_players_battle_phase():
    run = Run(clouds=2)
    s = run.flown(turn="light", phase="battle")
    s.until(phase="move", player="light")
    assert s.at(run.bomber) == run.site  # it stays through the opponent's turn
    s.until(phase="battle", player="dark")
    s.force("dark", 0)
    assert s.at(run.bomber) == run.site
    s.until(phase="move", player="dark")
    assert s.at(run.bomber) == run.system and status(s, run.bomber) == []
    s.force("dark", 9)
    assert not s.can("move", run.bomber)  # that was its regular move
    s.until(phase="control", player="light")
    s.until(phase="move", player="dark")
    assert s.can("move", run.bomber, run.site)


@pytest.mark.ruling("bombing-run.5", "movement-regular-bombing-runs.5")
@pytest.mark.parametrize("case", ["unpiloted", "held", "shut in"])
def test_what_cannot_return_is_lost(case: str):
    run = Run("Test Glider")
    s = run.s
    pilot = s.put("Imperial 1", aboard=run.bomber, as_="pilot")
    s = run.flown(turn="dark", phase="battle")
    if case == "unpiloted":
        s.happen("lose", pilot)
    else:
        s.put("Test Net" if case == "held" else "Test Dome", on="table")
    s.until(phase="move", player="dark")
    assert s.zone(run.bomber) == "lost"


def test_no_bomber_flies_where_nothing_may():
    run = Run()
    s = run.s
    s.start(turn="dark", phase="move")
    assert s.can("move", run.bomber, run.site)
    s.put("Test Dome", on="table")
    assert not s.can("move", run.bomber)


def test_the_target_area_steps_at_the_start_of_the_move_phase_only():
    run = Run()
    s = run.s
    s.start(turn="dark", phase="control")
    assert not s.can("move", run.effect)
    s.until(phase="move")
    assert not s.can("move", run.effect, run.vault)
    assert s.can("move", run.effect, run.next)
    s.do("move", run.bomber, run.site)
    s.until(player="dark")
    assert not s.can("move", run.effect)
    again = Run()
    again.s.start(turn="dark", phase="move")
    again.s.do("move", again.effect, again.next)
    assert again.s.at(again.effect) == again.next and again.s.count("dark", "force") == 12
    again.s.until(player="dark")
    assert again.s.can("move", again.bomber, again.next) and not again.s.can("move", again.effect)


@pytest.mark.parametrize(
    ("place", "able"),
    [("Tatooine: Box", True), ("Tatooine: Vault", False), ("Death Star: Box", False), ("Dagobah: Bog", False)],
)
def test_where_a_bombing_run_deploys(place: str, able: bool):
    s = scene(Site("Dagobah: Bog", LIGHT, "bombing bog", ["exterior", "planet"], (1, 1)))
    s.location("Kessel: Box")
    there, card = s.location(place), s.hand("dark", "Bombing Run")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, there) is able


def test_one_bombing_run_on_each_planet():
    run = Run()
    s = run.s
    other, card = s.location("Kessel: Box"), s.hand("dark", "Bombing Run")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, other) and not s.can("deploy", card, run.next)
    assert [why.rule for why in s.why_not("deploy", card, run.next)] == ["generic-sites"]


# -- Proton Bombs ------------------------------------------------------------------------------------------------------


def test_proton_bombs_take_all_with_the_number_that_is_drawn():
    run = Run()
    s = run.s
    bombs = s.put("Proton Bombs", on=run.bomber)
    here = [s.put(title, at=run.site) for title in ("Rebel 1", "Imperial 1", "Skiff")]
    aboard = s.put("Rebel 2", aboard=here[2], as_="pilot")
    other, elsewhere = s.put("Rebel Guard", at=run.site), s.put("Rebel 1", at=run.next)
    stick = s.put("Light Stick", on=other)
    s = run.flown(turn="dark", phase="battle")
    s.do("battle", run.site)
    s.destinies("dark", 1)
    s.do("fire", bombs)
    assert [s.zone(each) for each in (*here, aboard)] == ["lost"] * 4
    assert [s.zone(each) for each in (other, elsewhere, stick, run.bomber)] == ["table"] * 4


@pytest.mark.parametrize(("destiny", "fallen"), [(4, False), (5, True)])
def test_proton_bombs_bring_an_interior_site_down(destiny: int, fallen: bool):
    run = Run()
    s = run.s
    bombs, inside = s.put("Proton Bombs", on=run.bomber), s.put("Rebel 1", at=run.vault)
    far = s.location("Kessel: Box")
    s.start(turn="dark", phase="control")
    s.do("drain", run.system)
    assert not s.can("fire", bombs, run.site) and not s.can("fire", bombs, far)
    s.destinies("dark", destiny)
    s.do("fire", bombs, run.vault)
    assert s.collapsed(run.vault) is fallen and s.zone(inside) == ("lost" if fallen else "table")


def test_proton_bombs_wait_for_a_drain_where_they_are():
    run = Run()
    s = run.s
    bombs = s.put("Proton Bombs", on=run.bomber)
    s.put("Imperial 1", at=run.next)
    s.start(turn="dark", phase="control")
    assert not s.can("fire", bombs)
    s.do("drain", run.next)
    assert not s.can("fire", bombs)


def test_proton_bombs_are_for_bombers():
    run = Run()
    s = run.s
    raider, card = s.put("Raider", at=run.system), s.hand("dark", "Proton Bombs")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, run.bomber) and not s.can("deploy", card, raider)
    s.do("deploy", card, run.bomber)
    assert s.count("dark", "force") == 12


# -- TIE Bomber --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "zone"), [(0, "lost"), (1, "hand")])
def test_a_bomber_defuses_an_orbital_mine(mode: int, zone: str):
    run = Run()
    s = run.s
    mine = s.put("Orbital Mine", on=run.system)
    s.hand("dark", "Dark Trick")
    s.start(turn="light", phase="control")
    s.until(player="dark")
    assert not s.can("use", run.bomber)
    s.start(turn="dark", phase="control")
    found = [n for n, option in enumerate(s.decision.options) if option.verb == "use" and option.card == run.bomber]
    s.game.choose(found[mode])
    assert s.zone(mine) == zone and s.count("dark", "force") == 11


def test_a_bomber_reaches_no_mine_elsewhere():
    run = Run()
    s = run.s
    s.put("Orbital Mine", on=s.location("Calm"))
    s.start(turn="dark", phase="control")
    assert not s.can("use", run.bomber)
