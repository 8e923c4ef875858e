"""Rules of play that name cards, proven with the very cards that they name."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import draws, fight, scene

# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("battle-weapons-segment.9")
def test_dr_evazans_text_is_used_in_the_weapons_segment():
    s = scene()
    site = s.location("Tatooine: Box")
    evazan, shooter, victim = (s.put(title, at=site) for title in ("Dr. Evazan", "Dark Guard", "Rebel 1"))
    s.put("Rebel 2", at=site)
    rifle = s.put("Blaster Rifle", on=shooter, side="dark")
    fight(s, site, "dark")
    s.destinies("dark", 7)
    s.do("fire", rifle, victim)
    assert s.hit(victim) and s.battle.segment == "weapons"
    s.do("use", evazan)
    assert s.zone(victim) == "lost"


@pytest.mark.ruling("battle-weapons-segment.10")
def test_gravel_storm_may_be_played_in_the_weapons_segment():
    s = scene()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    victim, _ = s.put("Rebel 1", at=site), s.put("Imperial 1", at=site)
    storm = s.hand("dark", "Gravel Storm")
    fight(s, site, "dark")
    assert s.battle.segment == "weapons" and s.can("play", storm, victim)


@pytest.mark.ruling("battle-destiny-modifiers.1")
@pytest.mark.parametrize("friend", ["Han Solo", "Rebel 1"])
def test_dont_get_cocky_is_played_in_the_weapons_segment(friend):
    s = scene()
    site = s.location("Tatooine: Box")
    for title in ("Luke Skywalker", friend, "Imperial 1"):
        s.put(title, at=site)
    card = s.hand("light", "Don't Get Cocky")
    s.hand("light", "Light Trick")  # something to be asked for
    fight(s, site, "light")
    assert s.battle.segment == "weapons" and s.can("play", card, mode=1) is (friend == "Han Solo")
    if friend == "Han Solo":
        before = draws(s, "light")
        s.do("play", card, mode=1)
        assert draws(s, "light") == before + 2


@pytest.mark.ruling("battle-destiny-modifiers-automatic.3")
def test_leia_with_blaster_rifle_adds_a_destiny_only_while_han_is_there():
    s = scene()
    site = s.location("Tatooine: Box")
    for title in ("Leia With Blaster Rifle", "Rebel 2", "Imperial 1"):
        s.put(title, at=site)
    han = s.put("Han Solo", at=site)
    fight(s, site, "light")
    assert draws(s, "light") == 2
    s.happen("lose", han)
    assert draws(s, "light") == 1


@pytest.mark.ruling("battle-destiny-modifiers-automatic.4", "battle-destiny-modifiers-optional.3",
                    "battle-destiny-modifiers-optional.4")  # fmt: skip
@pytest.mark.parametrize("present", [True, False])
def test_skywalkers_asks_for_both_when_it_is_played_and_no_more(present):
    s = scene()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    for title in ("Luke Skywalker", "Rebel 2", "Imperial 1"):
        s.put(title, at=site)
    leia = s.put("Leia Organa", at=site if present else far)
    card = s.hand("light", "Skywalkers")
    fight(s, site, "light")
    assert draws(s, "light") == 1 and s.can("play", card, mode=1) is present  # nothing comes by itself
    if present:
        s.do("play", card, mode=1)
        assert draws(s, "light") == 3
        s.happen("lose", leia)
        assert draws(s, "light") == 3


@pytest.mark.ruling("battle-summary.6")
@pytest.mark.parametrize("away", [True, False])
def test_a_battle_ends_when_hit_and_run_leaves_one_side_alone(away):
    s = scene()
    here, there = s.location("Kessel"), s.location("Calm")
    ship, tie = s.put("Red Squadron X-wing", at=here), s.put("Black Squadron TIE", at=here)
    card = s.hand("light", "Hit And Run")
    fight(s, here, "dark")
    s.until(player="light")
    while not s.can("play", card):
        s.pass_()
    if away:
        s.do("play", card, ship)
        while s.at(ship) == here:
            s.decide(lambda each: each.card in (ship, there) or each.verb == "done")
        assert s.battle is None and s.at(ship) == there and s.on_table(tie)
    else:
        s.pass_()
        assert s.battle and s.battle.segment in ("power", "damage")


# -- icons -------------------------------------------------------------------------------------------------------------

LEDGE = Site("Yavin 4: Ledge", LIGHT, "rules ledge", ["exterior", "planet"], (0, 1))


@pytest.mark.ruling("battleground.2")
def test_icons_from_a_daughter_and_a_presence_make_a_battleground_and_a_sleen_unmakes_it():
    s = scene(LEDGE)
    site = s.location("Yavin 4: Ledge")
    s.start(turn="light", phase="control")
    assert not s.battleground(site)
    leia = s.put("Daughter Of Skywalker", at=site)
    assert s.battleground(site)
    s.happen("lose", leia)
    assert not s.battleground(site)
    s.put("Presence Of The Force", on=site)
    assert s.battleground(site)
    s.put("Sleen", at=site)
    assert not s.battleground(site)


@pytest.mark.ruling("character-jedi-master.3", "character-dark-jedi-master.3")
@pytest.mark.parametrize(("side", "master", "beast"), [("light", "Yoda", "Sleen"),
                                                       ("dark", "Emperor Palpatine", "Nudj")])  # fmt: skip
def test_a_sleen_and_a_nudj_leave_a_masters_icon_alone(side, master, beast):
    s = scene()
    site = s.location("Yavin 4: Box")
    before = s.generation(side)
    s.put(beast, at=site)
    assert s.generation(side) == before - 1
    s.put(master, at=site)
    assert s.generation(side) == before


@pytest.mark.ruling("force-drain-modifier.1")
def test_a_projection_of_a_skywalker_is_a_drain_modifier():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    plain = s.drain_amount("dark", site), s.drain_amount("light", site), s.drain_amount("dark", other)
    card = s.hand("light", "Projection Of A Skywalker")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, site, mode=2)
    now = s.drain_amount("dark", site), s.drain_amount("light", site), s.drain_amount("dark", other)
    assert now == (plain[0] - 1, plain[1], plain[2])


# -- moves -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement.17", "movement-unlimited-relocating-cards-between-locations.1")
@pytest.mark.parametrize(("title", "side", "who"), [("Elis Helrot", "dark", "Imperial 1"),
                                                    ("Nabrun Leids", "light", "Rebel 1")])  # fmt: skip
def test_who_was_transported_may_still_make_his_regular_move(title, side, who):
    s = scene()
    here, there, next_ = s.location("Kessel: Box"), s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    man, walker = s.put(who, at=here), s.put(who, at=there)
    first = s.hand(side, title)
    s.start(turn=side, phase="move")
    s.do("walk", walker, next_)
    s.destinies(side, 0)
    s.do("play", first, here, there, man)
    s.do("yes")
    assert s.at(man) == there and s.can("walk", man, next_) and not s.can("walk", walker)


@pytest.mark.ruling("movement-unlimited-relocating-cards-between-locations.1", "movement.17")
def test_who_has_walked_may_still_be_transported():
    s = scene()
    here, there, next_ = s.location("Kessel: Box"), s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    walker, card = s.put("Rebel 1", at=there), s.hand("light", "Nabrun Leids")
    s.start(turn="light", phase="move")
    s.do("walk", walker, next_)
    s.until(player="light")
    assert s.can("play", card, next_, here, walker)


@pytest.mark.ruling("movement-react.3")
@pytest.mark.parametrize(("mount", "leaves"), [("Tauntaun", True), ("Skiff", False)])
def test_a_tauntaun_reacts_away(mount, leaves):
    s = scene()
    plains, mountains = s.location("Hoth: Ice Plains (5th Marker)"), s.location("Hoth: Mountains (6th Marker)")
    beast = s.put(mount, at=plains)
    s.put("Rebel 2", aboard=beast)
    s.put("Imperial 1", at=plains)
    fight(s, plains, "dark")
    assert s.can("react", beast, mountains) is leaves


@pytest.mark.ruling("movement-unlimited-embarking.3", "movement-unlimited-disembarking.3", "movement-carrying-cards.1")
def test_yoda_embarks_in_lukes_backpack_and_leaves_it_for_free():
    s = scene(force=1)
    here, there = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    luke, yoda, other = (s.put(title, at=here) for title in ("Luke Skywalker", "Yoda", "Rebel 1"))
    pack = s.put("Luke's Backpack", on=luke)
    s.start(turn="light", phase="move")
    assert not s.can("embark", other, pack)
    s.do("embark", yoda, pack)
    assert s.aboard(yoda) == pack and s.count("light", "force") == 1
    s.until(player="light")
    s.do("walk", luke, there)
    assert s.at(yoda) == there and s.count("light", "force") == 0
    s.until(player="light")
    s.do("disembark", yoda)
    assert s.aboard(yoda) is None and s.at(yoda) == there


@pytest.mark.ruling("capturing-characters.18")
def test_yoda_in_lukes_backpack_is_captured_with_him():
    s = scene()
    here = s.location("Tatooine: Box")
    luke = s.put("Luke Skywalker", at=here)
    yoda = s.put("Yoda", aboard=s.put("Luke's Backpack", on=luke))
    first, second = s.put("Dark Guard", at=here), s.put("Dark Guard", at=here)
    s.start(turn="dark", phase="control")
    s.happen("capture", luke)
    s.do("seize", first, luke)
    s.do("seize", second, yoda)
    assert (s.escort(luke), s.escort(yoda), s.aboard(yoda)) == (first, second, None)


@pytest.mark.ruling("moves-like-a-character.4")
def test_nabrun_leids_transports_no_seeker():
    s = scene()
    here, there = s.location("Kessel: Box"), s.location("Tatooine: Box")
    seeker, man = s.put("Motti Seeker", at=here), s.put("Rebel 1", at=here)
    card = s.hand("light", "Nabrun Leids")
    s.start(turn="light", phase="move")
    assert s.can("play", card, here, there, man) and not s.can("play", card, here, there, seeker)


@pytest.mark.ruling("movement-regular-shuttling.4")
@pytest.mark.parametrize(("title", "side", "who", "ship"), [
    ("Bespin Motors Void Spider THX 1138", "dark", "Imperial 1", "Raider"),
    ("Incom T-16 Skyhopper", "light", "Rebel 1", "Fighter")])  # fmt: skip
@pytest.mark.parametrize("there", [True, False])
def test_a_shuttle_vehicle_serves_a_starfighter(title, side, who, ship, there):
    s = scene()
    system, site = s.location("Tatooine"), s.location("Tatooine: Box")
    fighter, man = s.put(ship, at=system), s.put(who, at=site)
    if there:
        s.put(f"{side.title()} Flier", aboard=s.put(title, at=site), as_="pilot")
    s.start(turn=side, phase="move")
    assert s.can("shuttle", man, fighter) is there


# -- wrecks and prisons ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("crashed.7")
def test_a_crashed_walker_tramples_nobody():
    s = scene()
    site = s.location("Hoth: Mountains (6th Marker)")
    walker = s.put("Blizzard 1", at=site)
    s.put("Dark Flier", aboard=walker, as_="pilot")
    victim, card = s.put("Rebel 1", at=site), s.hand("dark", "Trample")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, walker, victim)
    s.happen("crash", walker)
    assert not s.can("play", card)


@pytest.mark.ruling("captives-imprisoned.3")
def test_who_is_in_prison_is_lost_when_the_planet_is_blown_away():
    s = scene()
    system, tower = s.location("Bespin"), s.location("Cloud City: Security Tower")
    captive, free = s.put("Rebel 3", imprisoned_at=tower), s.put("Rebel 2", at=s.location("Tatooine: Box"))
    s.start(turn="dark", phase="control")
    s.happen("blow-away", system)
    assert s.zone(captive) == "lost" and s.on_table(free)


@pytest.mark.ruling("captives-frozen-releasing.4")
def test_control_releases_the_unattended_alone_and_not_who_is_in_prison():
    s = Scenario()
    prison = s.location("Death Star: Detention Block Corridor")
    jailed, left = (
        s.put("Han Solo", imprisoned_at=prison, frozen=True),
        s.put("Chewbacca", captive_at=prison, frozen=True),
    )
    s.put("Luke Skywalker", at=prison)
    s.start(turn="light", phase="control")
    assert s.controls("light", prison) and s.can("release", left) and not s.can("release", jailed)
