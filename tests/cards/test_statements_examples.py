"""The cards that rules give as examples, each at work in the rule that names it."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import fight, over, scene

# -- the weapons segment -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("battle-weapons-segment.9")
def test_ig_88_kills_whom_he_has_hit_in_the_weapons_segment():
    s = scene()
    site = s.location("Tatooine: Box")
    killer, victim = s.put("IG-88", at=site), s.put("Rebel 1", at=site)
    s.put("Rebel 2", at=site)
    rifle = s.put("Blaster Rifle", on=killer, side="dark")
    fight(s, site, "dark")
    s.destinies("dark", 7)
    assert not s.can("use", killer)
    s.do("fire", rifle, victim)
    assert s.hit(victim) and s.battle.segment == "weapons"
    s.do("use", killer)
    assert s.zone(victim) == "lost"


@pytest.mark.ruling("battle-weapons-segment.10")
def test_beru_stew_is_served_in_the_weapons_segment():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site), s.put("Imperial 1", at=site)
    stew = s.hand("light", "Beru Stew")
    fight(s, site, "light")
    before = s.count("light", "force"), s.count("dark", "force")
    assert s.battle.segment == "weapons"
    s.do("play", stew)
    assert (s.count("light", "force"), s.count("dark", "force")) == tuple(each + 2 for each in before)


@pytest.mark.ruling("hit.3")
@pytest.mark.parametrize(("destiny", "fate"), [(4, "lost"), (3, "table")])
def test_whom_a_sniper_hits_is_lost_at_once(destiny, fate):
    s = scene()
    site = s.location("Tatooine: Box")
    shooter, victim = s.put("Stormtrooper", at=site), s.put("Rebel 4", at=site)
    rifle, card = s.put("Blaster Rifle", on=shooter, side="dark"), s.hand("dark", "Sniper")
    s.start(turn="dark", phase="control")
    s.destinies("dark", destiny)
    s.do("play", card, rifle, victim)
    assert s.zone(victim) == fate and not s.battle


@pytest.mark.ruling("may-initiate-battle.4")
@pytest.mark.parametrize("clash", [True, False])
def test_ig_88_begins_no_battle_after_a_clash_of_sabers(clash):
    s = scene()
    site = s.location("Tatooine: Box")
    droid, fencer = s.put("IG-88", at=site), s.put("Luke Skywalker", at=site)
    s.put("Light Saber", on=fencer)
    card = s.hand("light", "Clash Of Sabers")
    s.start(turn="dark", phase="control")
    s.until(player="light")
    if clash:
        s.do("play", card, droid, mode=1)
    s.until(phase="battle", player="dark")
    assert s.can("battle", site) is not clash


# -- moves -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement.17")
def test_chief_bast_who_had_himself_taken_down_may_still_walk():
    s = scene()
    system, town = s.location("Tatooine", side="dark"), s.location("Tatooine: Mos Eisley", side="dark")
    next_ = s.location("Tatooine: Cantina")
    ship = s.put("Devastator", at=system)
    bast, vader = (s.put(title, aboard=ship, as_="passenger") for title in ("Chief Bast", "Darth Vader"))
    s.put("Corellian Corvette", at=system)
    fight(s, system, "dark")
    s.do("use", bast, vader, town)
    assert s.at(bast) == s.at(vader) == town
    over(s)
    s.until(phase="move", player="dark")
    assert s.can("walk", bast, next_) and s.can("walk", vader, next_)


@pytest.mark.ruling("movement.17")
def test_whom_obi_wan_drives_away_may_still_walk():
    s = scene()
    town, next_ = s.location("Tatooine: Mos Eisley"), s.location("Tatooine: Cantina")
    kenobi, weak = s.put("Obi-Wan Kenobi", at=town), s.put("Imperial 1", at=town)
    s.put("Imperial 6", at=town)
    fight(s, town, "dark")
    s.until(player="light")
    s.do("use", kenobi, weak)
    s.do("yes")
    assert s.at(weak) == next_
    over(s, weak)
    s.until(phase="move", player="dark")
    assert s.can("walk", weak, town)


@pytest.mark.ruling("movement-unlimited-relocating-cards-between-locations.1")
def test_who_took_the_path_of_least_resistance_may_still_walk():
    s = scene()
    start, goal = s.location("Cloud City: Incinerator"), s.location("Cloud City: Dining Room")
    rebel, other = s.put("Rebel 1", at=start), s.put("Rebel 1", at=start)
    card = s.hand("light", "Path Of Least Resistance")
    s.start(turn="light", phase="move")
    s.do("walk", other, goal)
    s.until(player="light")
    s.do("play", card, rebel, goal)
    assert s.at(rebel) == goal and s.can("walk", rebel, start) and not s.can("walk", other)


@pytest.mark.ruling("movement-unlimited-relocating-cards-between-locations.1")
def test_who_fell_through_the_trap_door_may_still_walk():
    s = scene()
    hall = s.location("Jabba's Palace: Audience Chamber", side="dark")
    pit = s.location("Jabba's Palace: Rancor Pit")
    guest, trap = s.put("Imperial 3", at=hall), s.hand("dark", "Trap Door")
    s.start(turn="dark", phase="deploy")
    s.destinies("dark", 4)
    s.until(verb="play")
    s.do("play", trap, guest)
    assert s.at(guest) == pit
    s.until(phase="move", player="dark")
    assert s.can("walk", guest, hall)


@pytest.mark.ruling("movement-moving-through-locations.4")
@pytest.mark.parametrize("whirl", [True, False])
def test_a_vehicle_whose_driver_is_lost_in_a_sandwhirl_stays_there(whirl):
    s = scene()
    town, camp, farm = (s.location(f"Tatooine: {name}", side="light") for name in (
        "Mos Eisley", "Jawa Camp", "Lars' Moisture Farm"))  # fmt: skip
    if whirl:
        s.put("Sandwhirl", on=camp, side="dark")
    skiff = s.put("Skiff", at=town)
    driver = s.put("Rebel 1", aboard=skiff, as_="pilot")
    s.start(turn="light", phase="move")
    assert s.adjacent(town, camp) and s.adjacent(camp, farm)
    s.do("walk", skiff, farm)
    assert s.at(skiff) == (camp if whirl else farm) and s.missing(driver) is whirl


@pytest.mark.ruling("movement-moving-through-locations.6")
@pytest.mark.parametrize("stops", [True, False])
def test_the_circle_is_complete_where_vader_stops_and_not_where_he_passes(stops):
    s = scene()
    town, camp, farm = (s.location(f"Tatooine: {name}", side="light") for name in (
        "Mos Eisley", "Jawa Camp", "Lars' Moisture Farm"))  # fmt: skip
    barge = s.put("Barge", at=town)
    vader = s.put("Darth Vader", aboard=barge, as_="pilot")
    s.put("Obi-Wan Kenobi", at=camp)
    card = s.hand("dark", "The Circle Is Now Complete")
    s.start(turn="dark", phase="move")
    s.do("walk", barge, camp if stops else farm)
    assert s.at(vader) == (camp if stops else farm) and s.can("play", card) is stops


@pytest.mark.ruling("crashed.7")
@pytest.mark.parametrize("crashed", [True, False])
def test_no_wreck_leads_an_attack_pattern(crashed):
    s = scene()
    plains = s.location("Hoth: Ice Plains (5th Marker)")
    lead = s.put("Rogue 1", at=plains)
    s.put("Rebel 2", aboard=lead, as_="pilot"), s.put("Rebel 1", at=plains), s.put("Imperial 1", at=plains)
    card, _ = s.hand("light", "Attack Pattern Delta", "Light Trick")
    if crashed:
        s.start(turn="dark", phase="control")
        s.happen("crash", lead)
    fight(s, plains, "dark")
    assert s.can("play", card, lead) is not crashed


# -- Force drains ------------------------------------------------------------------------------------------------------

SAFE = Effect("Sure Grip", DARK, "examples grip", destiny=1, text=[DeployOnTable(), ProtectDrains()])
RICH = Site("Kessel: Vein", LIGHT, "examples vein", ["exterior", "planet"], (4, 0))
PROTECTED = "force-drains-may-not-be-modified-or-canceled-by-opponent"


@pytest.mark.ruling("force-drain-modifier.1")
@pytest.mark.parametrize("flipped", [True, False])
def test_in_the_hands_of_the_empire_is_a_drain_modifier(flipped):
    s = scene()
    s.location("Ralltiir", side="dark")
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Rebel 1", at=site)
    s.objective("dark", "Ralltiir Operations", flipped=flipped)
    s.start(turn="light", phase="control")
    assert (s.drain_amount("light", site), s.drain_amount("dark", site)) == (1 if flipped else 2, 1)


@pytest.mark.ruling("force-drain-modifier.2")
def test_harc_seff_pays_and_the_drain_is_as_it_was():
    calm = Effect("Calm Weather", LIGHT, "examples calm", destiny=1, text=[
        DeployOnTable(), CancelModifiers("drain", player=EACH, bonuses_only=False)])  # fmt: skip
    s = scene(calm)
    farm, town = s.location("Tatooine: Lars' Moisture Farm"), s.location("Tatooine: Cantina")
    harc, _ = s.put("Harc Seff", at=farm), s.put("Imperial 2", at=town)
    s.put("Calm Weather", on="table")
    s.start(turn="dark", phase="control")
    amount = s.drain_amount("dark", town)
    s.do("drain", town)
    s.do("use", harc, amount=1)
    assert s.drain_amount("dark", town) == amount
    while s.can("lose", pile="reserve"):
        s.do("lose", pile="reserve")
    assert s.count("light", "lost") == amount - 1


def protected(safe, *extra):
    """The Dark Side drains for four at a site of its own, with or without a text that protects its drains."""
    s = scene(SAFE, RICH, *extra)
    site = s.location("Kessel: Vein")
    s.put("Imperial 1", at=site)
    if safe:
        s.put("Sure Grip", on="table")
    s.hand("light", "Light Trick")  # so that its player is always asked
    return s, site


@pytest.mark.ruling(f"{PROTECTED}.2")
@pytest.mark.parametrize("safe", [True, False])
def test_no_system_slips_away_from_a_protected_drain(safe):
    s, site = protected(safe)
    tatooine = s.location("Tatooine", side="light")
    s.put("Rebel 1", aboard=s.put("X-wing", at=tatooine), as_="pilot")
    objective = s.objective("light", "Hidden Base", flipped=True)
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    assert s.controls("light", tatooine) and s.can("use", objective) is not safe


@pytest.mark.ruling(f"{PROTECTED}.4")
def test_the_planet_farthest_from_the_center_cancels_modifiers_of_protected_drains():
    wind = Effect("Tailwind", DARK, "examples wind", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +1)])
    s, site = protected(True, wind)
    kessel, home = s.location("Kessel"), s.location("Tatooine")
    s.put("Tailwind", on="table")
    assert s.drain_amount("dark", site) == 5
    s.put("The Planet That It's Farthest From", on=home, targets={"target": kessel})
    assert s.drain_amount("dark", site) == 4


@pytest.mark.ruling(f"{PROTECTED}.4")
def test_a_bright_center_cancels_modifiers_of_protected_drains():
    grip = Effect("Sure Hand", LIGHT, "examples hand", destiny=1, text=[DeployOnTable(), ProtectDrains()])
    wind = Effect("Tailwind", LIGHT, "examples wind", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +1)])
    s = scene(grip, wind)
    kessel, home, site = s.location("Kessel"), s.location("Coruscant", side="dark"), s.location("Kessel: Box")
    s.put("Sure Hand", on="table"), s.put("Tailwind", on="table")
    assert s.drain_amount("light", site) == 2
    s.put("A Bright Center To The Universe", on=home, targets={"target": kessel})
    assert s.drain_amount("light", site) == 1


@pytest.mark.ruling(f"{PROTECTED}.5")
@pytest.mark.parametrize(("ultimatum", "lost"), [(True, 2), (False, 4)])
def test_an_ultimatum_limits_the_loss_from_a_protected_drain(ultimatum, lost):
    s, site = protected(True)
    if ultimatum:
        s.put("Ultimatum", on="table")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    while s.decision.player == "light" and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    assert s.count("light", "lost") == lost


# -- who is who --------------------------------------------------------------------------------------------------------


ROLLS = [Effect(f"Roll Of {name}", LIGHT, f"examples roll {name}", destiny=1, text=[
    DeployOnTable(), Modify("forfeit", more, noun)]) for name, more, noun in (
        ("Jedi", 10, JEDI), ("Dark Jedi", 20, DARK_JEDI))]  # fmt: skip
IS_JEDI, IS_DARK_JEDI = 10, 20


def called(s: Scenario, card: CardRef) -> int:
    """Whether somebody is a Jedi or a Dark Jedi, by what the rolls add to his forfeit."""
    return int(s.forfeit(card)) // 10 * 10


@pytest.mark.ruling("character-jedi.3", "character-jedi-knight.3")
def test_luke_who_follows_vader_is_a_dark_jedi():
    s = scene(*ROLLS)
    site = s.location("Tatooine: Box")
    luke, vader = s.put("Luke Skywalker, Jedi Knight", at=site), s.put("Darth Vader", at=site)
    saber, card = s.put("Vader's Lightsaber", on=vader), s.hand("dark", "Join Me!")
    s.put("Roll Of Jedi", on="table"), s.put("Roll Of Dark Jedi", on="table")
    assert called(s, luke) == IS_JEDI
    fight(s, site, "dark")
    s.destinies("dark", 7, 7)
    s.do("fire", saber, luke)
    s.do("play", card)
    s.pass_()  # the opponent does not save him
    over(s, luke, vader)
    s.until(phase="control", player="light")
    assert s.controls("dark", site) and called(s, luke) == IS_DARK_JEDI


@pytest.mark.ruling("character-dark-jedi.4")
def test_vader_who_comes_back_as_anakin_skywalker_is_a_jedi():
    s = scene(*ROLLS)
    site = s.location("Tatooine: Box")
    luke, vader, _ = (s.put(title, at=site) for title in ("Luke Skywalker", "Darth Vader", "Emperor Palpatine"))
    s.put("Roll Of Jedi", on="table"), s.put("Roll Of Dark Jedi", on="table")
    card = s.hand("light", "Anakin Skywalker")
    s.life_force("light", 1)
    s.destinies("light", 10)
    s.start(turn="dark", phase="control")
    assert called(s, vader) == IS_DARK_JEDI
    s.happen("lose", luke)
    s.do("play", card, luke)
    assert s.on_table(luke) and called(s, vader) == IS_JEDI


# -- generic sites -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("generic-sites.4")
def test_dagobah_fetches_its_own_swamp_and_no_generic_one():
    s = scene()
    dagobah = s.location("4_84")
    generic, own = s.pile("light", "reserve", "7_128", "4_87")
    s.start(turn="light", phase="deploy")
    s.do("use", dagobah)
    assert s.can("choose", own) and not s.can("choose", generic)
