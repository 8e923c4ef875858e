"""Effects of Jabba's Palace, Special Edition, Endor and Death Star II."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, ROOM, crewed, fight, scene, was_hit

LIGHT_ALTER = UsedInterrupt("Alter", LIGHT, "palace alter", destiny=1, text=[
    Action([CancelCard()], targets=(one(EFFECT),))])  # fmt: skip
DARK_ALTER = UsedInterrupt("Alter", DARK, "palace dark alter", destiny=1, text=LIGHT_ALTER.text)
HALLS = [Site(f"Jabba's Palace: Hall {n}", DARK, f"palace hall {n}", ["interior", "planet"], (1, 1)) for n in range(3)]
PLANETS = [
    System(title, LIGHT, f"palace {title}", ["planet"], (1, 1), parsec=4)
    for title in ("Death Star", "Coruscant", "Dagobah", "Yavin 4", "Kessel")
]


def chamber(s: Scenario) -> CardRef:
    return s.location("Jabba's Palace: Audience Chamber")


# -- Resistance, Ultimatum ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "side"), [("Resistance", "dark"), ("Ultimatum", "light")])
@pytest.mark.parametrize(
    ("mine", "theirs", "drain", "lost"),
    [(3, True, 4, 2), (2, True, 4, 4), (0, False, 4, 2), (2, False, 4, 2), (0, False, 1, 1)],
)
def test_holding_out_limits_what_a_drain_takes(card: str, side: str, mine: int, theirs: bool, drain: int, lost: int):
    """A drain at a site that is no battleground; the rest of the table differs."""
    enemy = "light" if side == "dark" else "dark"
    icons = (drain, 0) if side == "light" else (0, drain)
    rich = Site("Kessel: Vein", LIGHT, "palace vein", ["exterior", "planet"], icons)
    grounds = [
        Site(f"Kessel: Ground {n}", LIGHT, f"palace ground {n}", ["exterior", "planet"], (1, 1)) for n in range(4)
    ]
    s = scene(rich, *grounds)
    vein, *fields = (s.location(each.title) for each in (rich, *grounds))
    friend, foe = ("Imperial 1", "Rebel 1") if side == "dark" else ("Rebel 1", "Imperial 1")
    s.put(foe, at=vein)
    for field in fields[:mine]:
        s.put(friend, at=field)
    if theirs:
        s.put(foe, at=fields[3])
    s.put(card, on="table")
    s.start(turn=enemy, phase="control")
    s.do("drain", vein)
    while s.decision.player == side and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    assert s.count(side, "lost") == lost


@pytest.mark.parametrize(("card", "side"), [("Resistance", "dark"), ("Ultimatum", "light")])
def test_who_holds_out_takes_as_much_as_ever(card: str, side: str):
    enemy = "light" if side == "dark" else "dark"
    rich = Site("Kessel: Vein", LIGHT, "palace vein", ["exterior", "planet"], (4, 0) if side == "dark" else (0, 4))
    s = scene(rich)
    vein = s.location("Kessel: Vein")
    s.put("Imperial 1" if side == "dark" else "Rebel 1", at=vein)
    s.put(card, on="table")
    s.start(turn=side, phase="control")
    s.do("drain", vein)
    while s.decision.player == enemy and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    assert s.count(enemy, "lost") == 4


# -- Scum And Villainy -------------------------------------------------------------------------------------------------

SHADY = {**HULL, "maneuver": 3, "hyperspeed": 3}
FLEET = [
    Starfighter("Freelancer", DARK, "palace freelancer", "Scout", icons=["independent"], text=[PermanentPilot(2)],
                **SHADY),
    Starfighter("Charter", DARK, "palace charter", "Scout", icons=["independent"], text=[ROOM], **SHADY),
    Starfighter("Patrol", DARK, "palace patrol", "Scout", text=[PermanentPilot(2)], **SHADY),
    Starfighter("Hulk", DARK, "palace hulk", "Scout", text=[ROOM], **SHADY),
    Imperial("Imperial Ace", "palace ace", icons=["pilot"], ability=2, **BODY),
]  # fmt: skip


@pytest.mark.parametrize(
    ("company", "scum"),
    [
        ("", True), ("Brute 2", True), ("Dark Droid", True), ("Freelancer", True), ("Hulk", True),
        ("Ace in Charter", True), ("Imperial 1", False), ("Patrol", False), ("Ace aboard Charter", False),
        ("Ace in Hulk", False), ("Rebel 1", True),
    ],
)  # fmt: skip
def test_scum_serves_who_has_no_decent_company(company: str, scum: bool):
    s = scene(*FLEET)
    hall, sky, site = chamber(s), s.location("Calm"), s.location("Tatooine: Box")
    s.put("Scum And Villainy", on=hall)
    s.put("Brute 1", at=site), s.put("Settler 1", at=site)
    if company.startswith("Ace"):
        _, how, ship = company.split()
        s.put("Imperial Ace", aboard=s.put(ship, at=sky), as_="pilot" if how == "in" else "passenger")
    elif company:
        s.put(company, at=sky if company in ("Freelancer", "Patrol", "Hulk") else site)
    for side in ("light", "dark"):
        s.pile(side, "lost", *["Light Droid"] * 4)
    brute, ship, human, theirs = (s.hand("light" if title == "Settler 1" else "dark", title)
                                  for title in ("Brute 1", "Freelancer", "Imperial 1", "Settler 1"))  # fmt: skip
    costs = [s.deploy_cost(each, place) for each, place in ((brute, site), (ship, sky), (human, site), (theirs, site))]
    assert costs == [2 - scum, 3 - scum, 2, 2]
    fight(s, site, "dark")
    assert (s.count("dark", "lost"), s.count("light", "lost")) == (4 - 2 * scum, 4)


def test_scum_retrieves_nothing_if_it_is_attacked_and_lives_in_the_palace():
    s = scene()
    hall, site = chamber(s), s.location("Tatooine: Box")
    card = s.hand("dark", "Scum And Villainy")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, hall) and not s.can("deploy", card, site)
    s.do("deploy", card, hall)
    s.put("Brute 1", at=site), s.put("Settler 1", at=site)
    for side in ("light", "dark"):
        s.pile(side, "lost", *["Light Droid"] * 4)
    fight(s, site, "light")
    assert (s.count("dark", "lost"), s.count("light", "lost")) == (4, 4)


@pytest.mark.parametrize(("halls", "rival", "immune"), [(2, "", False), (3, "", True), (3, "Rebel 1", False)])
def test_three_halls_keep_scum_from_being_altered(halls: int, rival: str, immune: bool):
    s = scene(LIGHT_ALTER, *HALLS)
    if rival:
        s.put(rival, at=s.location(HALLS[0].title))
    card = s.put("Scum And Villainy", on=chamber(s))
    for place in [s.location(each.title) for each in HALLS][:halls]:
        s.put("Brute 1", at=place)
    s.put("Brute 1", at=s.location("Tatooine: Box"))
    alter = s.hand("light", "Alter")
    s.start(turn="light", phase="draw")
    assert s.can("play", alter, card) != immune


# -- Bo Shuda ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guest", "peace"), [("Settler 1", True), ("Rebel 1", False)])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_bo_shuda_keeps_the_peace_while_an_alien_is_there(guest: str, peace: bool, side: str):
    s = scene()
    hall = chamber(s)
    card = s.put("Bo Shuda", on=hall)
    s.put(guest, at=hall), s.put("Brute 1", at=hall)
    s.start(turn=side, phase="battle")
    assert s.can("battle", hall) != peace and s.zone(card) == "table"


@pytest.mark.parametrize(("guest", "peace"), [("Settler 1", True), ("Rebel 1", False)])
def test_nobody_drains_where_bo_shuda_holds(guest: str, peace: bool):
    s = scene()
    hall, far = chamber(s), s.location("Tatooine: Box")
    s.put("Bo Shuda", on=hall)
    s.put(guest, at=hall), s.put("Settler 1", at=far)
    s.start(turn="light", phase="control")
    assert s.can("drain", hall) != peace and s.can("drain", far)


@pytest.mark.parametrize(("guest", "safe"), [("Settler 1", True), ("Rebel 1", False)])
def test_no_alien_of_yours_falls_through_the_trap_door(guest: str, safe: bool):
    s = scene()
    hall = chamber(s)
    s.location("Jabba's Palace: Rancor Pit")
    s.put("Bo Shuda", on=hall)
    host = s.put(guest, at=hall)
    brute = s.put("Brute 1", at=hall)
    trap = s.hand("dark", "Trap Door")
    s.start(turn="dark", phase="deploy")
    s.until(verb="play")
    assert [s.can("play", trap, each) for each in (host, brute)] == [not safe, True]


def test_beside_an_alien_others_fall_through_the_trap_door():
    s = scene()
    hall = chamber(s)
    s.location("Jabba's Palace: Rancor Pit")
    s.put("Bo Shuda", on=hall)
    alien, rebel = s.put("Settler 1", at=hall), s.put("Rebel 1", at=hall)
    trap = s.hand("dark", "Trap Door")
    s.start(turn="dark", phase="deploy")
    s.until(verb="play")
    assert s.can("play", trap, rebel) and not s.can("play", trap, alien)


def test_nothing_alters_bo_shuda():
    s = scene()
    hall = chamber(s)
    card, banner = s.put("Bo Shuda", on=hall), s.put("Light Banner", on="table")
    s.put("Settler 6", at=s.location("Tatooine: Box")), s.put("Imperial 6", at=s.location("Kessel: Box"))
    alter = s.hand("dark", "Alter")
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, banner) and not s.can("play", alter, card)


@pytest.mark.parametrize(("guests", "zone"), [(["Imperial 1"], "lost"), (["Dark Droid"], "table"),
                                              (["Imperial 1", "Brute 1"], "table"),
                                              (["Imperial 1", "Settler 1"], "lost")])  # fmt: skip
def test_bo_shuda_ends_where_the_opponent_comes_without_an_alien(guests: list[str], zone: str):
    s = scene()
    hall, far = chamber(s), s.location("Tatooine: Box")
    card = s.put("Bo Shuda", on=hall)
    for guest in guests:
        s.put(guest, at=hall)
    s.put("Rebel 1", at=far), s.put("Brute 1", at=far)
    s.start(turn="dark", phase="draw")
    assert s.zone(card) == zone


def test_bo_shuda_is_for_the_audience_chamber():
    s = scene(force=0)
    hall, far = chamber(s), s.location("Tatooine: Box")
    card = s.hand("light", "Bo Shuda")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, hall) and not s.can("deploy", card, far)
    assert s.battleground(hall)
    s.do("deploy", card, hall)
    assert not s.battleground(hall) and s.battleground(far)


# -- A Bright Center To The Universe, The Planet That It's Farthest From -----------------------------------------------

CENTERS = [
    ("A Bright Center To The Universe", "dark", ("Death Star", "Coruscant")),
    ("The Planet That It's Farthest From", "light", ("Tatooine", "Dagobah")),
]


@pytest.mark.parametrize(("title", "side", "homes"), CENTERS)
def test_they_deploy_on_two_systems_and_target_another(title: str, side: str, homes: tuple[str, str]):
    s = scene(*PLANETS, force=0)
    known = {name: s.location(name) for name in ("Death Star", "Coruscant", "Tatooine", "Dagobah", "Kessel")}
    site = s.location("Tatooine: Box")
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert {name for name, place in known.items() if s.can("deploy", card, place, known["Kessel"])} == set(homes)
    home = known[homes[0]]
    assert not s.can("deploy", card, home, home) and not s.can("deploy", card, home, site)


@pytest.mark.parametrize(("title", "side", "homes"), CENTERS)
@pytest.mark.parametrize("change", [+2, -1])
def test_drains_related_to_the_target_are_as_printed(title: str, side: str, homes: tuple[str, str], change: int):
    changing = Effect("Taxes", LIGHT, "palace taxes", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("drain", change, EACH)])  # fmt: skip
    s = scene(*PLANETS, changing)
    home, target = s.location(homes[0]), s.location("Yavin 4")
    near, far = s.location("Yavin 4: Box"), s.location("Kessel: Box")
    s.put("Taxes", on="table")
    s.put(title, on=home, targets={"target": target})
    enemy = "light" if side == "dark" else "dark"
    found = [(s.drain_amount(who, near), s.drain_amount(who, far)) for who in (enemy, side)]
    assert found == [(1, 1 + change), (1 + change, 1 + change)]


@pytest.mark.parametrize(("title", "side", "homes"), CENTERS)
def test_the_opponent_ends_them_by_controlling_their_system(title: str, side: str, homes: tuple[str, str]):
    s = scene(*PLANETS)
    home, target = s.location(homes[0]), s.location("Kessel")
    card = s.put(title, on=home, targets={"target": target})
    ship = crewed(s, "Fighter" if side == "dark" else "Raider", home)
    s.start(turn=side, phase="draw")
    assert s.zone(card) == "table"  # a pilot without ability does not control
    rival = s.put("Imperial 1" if side == "dark" else "Rebel 1", aboard=crewed(s, "Raider" if side == "dark" else
                  "Fighter", home), as_="passenger")  # fmt: skip
    s.put("Rebel 1" if side == "dark" else "Imperial 1", aboard=ship, as_="passenger")
    s.start(turn=side, phase="draw")
    assert s.zone(card) == "table"
    s.happen("lose", rival)
    assert s.zone(card) == "lost"


# -- S-foils -----------------------------------------------------------------------------------------------------------

WINGS = [
    Starfighter(f"Test {kind}", LIGHT, f"palace {kind}", kind, maneuver=3, hyperspeed=4, icons=["nav computer"],
                text=[PermanentPilot(2)], **HULL)
    for kind in ("X-wing", "B-wing", "Y-wing")
]  # fmt: skip
STOLEN = Starfighter("Stolen X-wing", DARK, "palace stolen", "X-wing", maneuver=3, hyperspeed=4,
                     text=[PermanentPilot(2)], **HULL)  # fmt: skip


def test_s_foils_are_locked_until_your_next_turn():
    s = scene(*WINGS, STOLEN, force=2)
    sky = s.location("Calm")
    fliers = [s.put(title, at=sky) for title in ("Test X-wing", "Test B-wing", "Test Y-wing", "Stolen X-wing")]
    card = s.put("S-foils", on="table")
    s.start(turn="dark", phase="control")
    assert not s.can("use", card)
    s.until(phase="control", player="light")
    s.pass_()
    assert s.power(fliers[0]) == 3 and not s.can("use", card)  # nobody must, and no phase later
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert [s.power(each) for each in fliers] == [5, 5, 3, 3]
    assert [s.hyperspeed(each) for each in fliers] == [0, 0, 4, 4]
    assert s.count("light", "force") == 1 and not s.can("use", card)
    s.until(phase="draw", player="dark")
    assert s.power(fliers[0]) == 5
    s.until(phase="activate", player="light")
    assert [s.power(each) for each in fliers] == [3, 3, 3, 3]


@pytest.mark.parametrize(("kind", "needed", "shots"), [
    ("X-wing", 2, 1), ("B-wing", 2, 1), ("Y-wing", 2, 0), ("X-wing", 3, 0)])  # fmt: skip
def test_s_foils_steady_the_aim(kind: str, needed: int, shots: int):
    cannon = StarshipWeapon("Test Cannon", LIGHT, "palace cannon", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (DrawDestiny(), If(needed < DESTINY, (MakeHit(),))))])  # fmt: skip
    s = scene(*WINGS, cannon)
    sky = s.location("Calm")
    weapon, prey = s.put("Test Cannon", on=s.put(f"Test {kind}", at=sky)), crewed(s, "Raider", sky)
    s.put("Imperial 1", aboard=prey, as_="passenger")
    card = s.put("S-foils", on="table")
    s.start(turn="light", phase="control")
    s.do("use", card)
    s.until(phase="battle")
    s.do("battle", sky)
    s.destinies("light", 2)
    s.do("fire", weapon, prey)
    assert s.hit(prey) == bool(shots)


def test_s_foils_do_not_steady_the_opponents_aim():
    cannon = StarshipWeapon("Test Cannon", DARK, "palace cannon", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (DrawDestiny(), If(DESTINY > 2, (MakeHit(),))))])  # fmt: skip
    s = scene(*WINGS, STOLEN, cannon)
    sky = s.location("Calm")
    weapon, prey = s.put("Test Cannon", on=s.put("Stolen X-wing", at=sky)), s.put("Test Y-wing", at=sky)
    card = s.put("S-foils", on="table")
    s.start(turn="light", phase="control")
    s.do("use", card)
    s.until(phase="battle")
    s.do("battle", sky)
    s.destinies("dark", 2)
    s.do("fire", weapon, prey)
    assert not was_hit(s, prey)


@pytest.mark.parametrize(("leader", "immune"), [("Red Leader", True), ("Dutch", False)])
def test_red_leader_keeps_s_foils_from_being_altered(leader: str, immune: bool):
    s = scene(DARK_ALTER)
    card = s.put("S-foils", on="table")
    s.put(leader, at=s.location("Tatooine: Box"))
    alter = s.hand("dark", "Alter")
    s.start(turn="dark", phase="draw")
    assert s.can("play", alter, card) != immune


# -- Search And Destroy ------------------------------------------------------------------------------------------------

AGES = [
    Rebel("Youth", "palace youth", ability=1, destiny=3, deploy=1, power=1, forfeit=1),
    Rebel("Ghost", "palace ghost", ability=0, destiny=3, deploy=1, power=1, forfeit=1),
    Imperial("Shade", "palace shade", ability=0, destiny=3, deploy=1, power=1, forfeit=1),
    Rebel("Veteran", "palace veteran", ability=1, destiny=4, deploy=1, power=1, forfeit=1),
    Imperial("Officer", "palace officer", ability=1, destiny=4, deploy=1, power=1, forfeit=1),
    Imperial("Rider", "palace rider", traits=["biker scout"], ability=1, **{**BODY, "destiny": 3}),
]
WASTE = Site("Kessel: Waste", LIGHT, "palace waste", ["exterior", "planet"], (0, 1))


def hunt(quarry: str = "", at: str = "Kessel: Box") -> tuple[Scenario, CardRef]:
    s = scene(*AGES, WASTE)
    for place in ("Tatooine: Box", "Yavin 4: Box"):
        s.put("Rider", at=s.location(place))
    goal = s.location(at)
    aboard = s.put("Fighter", at=goal) if at == "Calm" else None
    for title in [quarry] if quarry in ("Rebel 1", "Light Droid") else quarry.split():
        s.put(title, aboard=aboard, as_="passenger") if aboard else s.put(title, at=goal)
    return s, s.put("Search And Destroy", on="table")


@pytest.mark.parametrize(
    ("quarry", "at", "lost"),
    [
        ("", "Kessel: Box", 1), ("Rebel 1", "Kessel: Box", 0), ("Veteran", "Kessel: Box", 1),
        ("Light Droid", "Kessel: Box", 1), ("Rebel 1", "Kessel: Waste", 1), ("Youth", "Kessel: Box", 0),
        ("Veteran Ghost", "Kessel: Box", 1), ("Rebel 1", "Calm", 1),
    ],
)  # fmt: skip
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_who_hides_loses_force_in_every_draw_phase(quarry: str, at: str, lost: int, turn: str):
    s, card = hunt(quarry, at)
    s.start(turn=turn, phase="draw")
    while s.game.engine.state.phase == "draw":
        if any(option.verb == "lose" for option in s.decision.options):
            s.do("lose", pile="reserve")
        else:
            s.pass_()
    assert (s.count("light", "lost"), s.count("dark", "lost")) == (lost, 0) and s.zone(card) == "table"


@pytest.mark.parametrize(("second", "at", "zone"), [
    (["Rider"], "Yavin 4: Box", "table"), (["Officer"], "Yavin 4: Box", "lost"),
    (["Dark Droid"], "Yavin 4: Box", "lost"), (["Officer", "Shade"], "Yavin 4: Box", "lost"),
    (["Rider"], "Kessel: Waste", "lost"), (["Rider"], "Calm", "lost")])  # fmt: skip
def test_two_sites_must_be_patrolled(second: list[str], at: str, zone: str):
    s = scene(*AGES, WASTE)
    s.put("Rider", at=s.location("Tatooine: Box")), s.put("Rebel 1", at=s.location("Kessel: Box"))
    goal = s.location(at)
    aboard = s.put("Raider", at=goal) if at == "Calm" else None
    for title in second:
        s.put(title, aboard=aboard, as_="passenger") if aboard else s.put(title, at=goal)
    card = s.put("Search And Destroy", on="table")
    s.start(turn="dark", phase="move")
    assert s.zone(card) == zone


def test_biker_scouts_are_forfeit_plus_one():
    s, _ = hunt()
    rider, other = s.put("Rider", at=s.location("Kessel: Box")), s.put("Imperial 1", at=s.location("Kessel: Box"))
    assert (s.forfeit(rider), s.forfeit(other)) == (6, 5)


# -- Staging Areas -----------------------------------------------------------------------------------------------------

CRUISERS = [
    Capital("Plain Cruiser", LIGHT, "palace plain", "Mon Calamari Star Cruiser", armor=4, hyperspeed=3,
            text=[PermanentPilot(2)], **HULL),
    Capital("Famous Cruiser", LIGHT, "palace famous", "Mon Calamari Star Cruiser", unique=1, armor=4, hyperspeed=3,
            text=[PermanentPilot(2)], **HULL),
    Capital("Plain Frigate", LIGHT, "palace frigate", "Nebulon-B Frigate", armor=4, hyperspeed=3,
            text=[PermanentPilot(2)], **HULL),
]  # fmt: skip
CONTESTED = System("Yavin 4", DARK, "palace contested", ["planet"], (1, 2), parsec=4)


@pytest.mark.parametrize(("guests", "more"), [([], 0), (["Rebel 1"], 2), (["Rebel 1", "Imperial 1"], 1),
                                              (["Light Droid"], 0)])  # fmt: skip
def test_docking_bays_stage_more_force(guests: list[str], more: int):
    s = scene()
    bay, site = s.location("Tatooine: Docking Bay 94", side="light"), s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    for guest in guests:
        s.put(guest, at=bay)
    before = s.generation("light"), s.generation("dark")
    s.put("Staging Areas", on="table")
    assert (s.generation("light"), s.generation("dark")) == (before[0] + more, before[1])


def test_plain_star_cruisers_are_cheaper():
    s = scene(*CRUISERS, CONTESTED)
    sky = s.location("Yavin 4", side="dark")
    s.put("Staging Areas", on="table")
    assert [s.deploy_cost(s.hand("light", each.title), sky) for each in CRUISERS] == [2, 3, 3]
    assert s.deploy_cost(s.hand("dark", "Dreadnaught"), sky) == 3  # of the same class
