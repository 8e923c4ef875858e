"""How captives come free: by whom, and where to."""

import pytest
from capture_cards import CORRIDOR, TOWN, held, jailed, offers, table

from cantina.lang import *
from tests.cards.sample_cards import fight, over

RECALL = UsedInterrupt("Recall", DARK, "t recall", destiny=1, text=[
    Action([Put(TARGET, to=In("hand"))], targets=(one(your(CHARACTER)),))])  # fmt: skip
BANISH = UsedInterrupt("Banish", DARK, "t banish", destiny=1, text=[
    Action([Put(TARGET, to=In("out-of-play"))], targets=(one(your(CHARACTER)),))])  # fmt: skip


# -- the escort goes ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-releasing.3", "participating-in-battle.6")
def test_a_captive_is_released_when_its_escort_is_forfeited_and_is_not_in_that_battle():
    s = table()
    town = s.location(TOWN)
    guard = s.put("Dark Guard", at=town)
    prey = s.put("Rebel 3", captive_of=guard)
    attacker, imperial = s.put("Rebel 6", at=town), s.put("Imperial 6", at=town)
    s.put("Light Guard", at=town), s.put("Light Guard", at=town), s.put("Light Guard", at=town)
    s.destinies("light", 9), s.destinies("dark", 9)
    fight(s, town, "light")
    while not any(each.verb == "forfeit" for each in s.decision.options) or s.decision.player == "light":
        s.decide(lambda each: each.verb in ("draw-destiny", "pass", "forfeit"))
    s.do("forfeit", guard)
    assert s.decision.player == "light" and offers(s) == [("release", prey, (town,)), ("release", prey, "used")]
    s.do("release", prey, town)
    assert s.at(prey) == town and s.active(prey) and prey not in s.battle.participants("light")
    while s.battle and s.decision.player != "light":
        s.decide(lambda each: each.verb in ("forfeit", "lose", "pass"))
    assert not s.battle or not s.can("forfeit", prey)
    assert s.on_table(prey) and (attacker, imperial)


@pytest.mark.ruling("participating-in-battle.6")
def test_who_is_released_before_the_power_segment_joins_the_battle():
    s = table()
    town = s.location(TOWN)
    guard = s.put("Dark Guard", at=town)
    prey = s.put("Rebel 3", captive_of=guard)
    s.put("Rebel 6", at=town), s.put("Imperial 6", at=town), s.hand("light", "Light Trick")
    fight(s, town, "light")
    s.happen("release", prey)
    s.do("release", prey, town)
    assert prey in s.battle.participants("light")


@pytest.mark.ruling("captives-releasing.4", "captives-releasing.8", "captives-releasing.9")
@pytest.mark.parametrize("way", ["used", "site"])
def test_a_captive_is_released_when_its_escort_is_lost(way):
    s, town, _, guard, prey = held()
    s.happen("lose", guard)
    assert s.zone(guard) == "lost" and s.decision.player == "light"
    assert offers(s) == [("release", prey, (town,)), ("release", prey, "used")]
    s.do("release", prey, pile="used") if way == "used" else s.do("release", prey, town)
    assert not s.captive(prey)
    assert s.zone(prey) == ("used" if way == "used" else "table") and s.at(prey) == (None if way == "used" else town)


@pytest.mark.ruling("captives-releasing.8", "captives-releasing.9")
def test_where_there_is_no_site_only_the_used_pile_is_left():
    s = table()
    raider = s.put("Raider", at=s.location("Calm"))
    guard = s.put("Dark Guard", aboard=raider, as_="passenger")
    prey = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="control")
    s.happen("lose", raider)
    assert s.zone(guard) == "lost" and s.zone(prey) == "used"


@pytest.mark.ruling("captives-releasing.5")
def test_a_captive_is_released_when_its_escort_goes_missing():
    s, town, _, guard, prey = held()
    s.happen("missing", guard, by="light")
    assert s.missing(guard) and s.can("release", prey, pile="used")
    s.do("release", prey, town)
    assert not s.captive(prey) and s.at(prey) == town


@pytest.mark.ruling("captives-releasing.6")
@pytest.mark.parametrize(("card", "zone"), [("Recall", "hand"), ("Banish", "out-of-play")])
def test_a_captive_is_released_when_its_escort_leaves_the_table_in_any_other_way(card, zone):
    s = table(RECALL, BANISH)
    town = s.location(TOWN)
    guard = s.put("Dark Guard", at=town)
    prey = s.put("Rebel 3", captive_of=guard)
    trick = s.hand("dark", card)
    s.start(turn="dark", phase="control")
    s.do("play", trick, guard)
    assert s.zone(guard) == zone and s.decision.player == "light"
    s.do("release", prey, town)
    assert not s.captive(prey) and s.at(prey) == town


def test_a_captive_is_released_when_its_escort_changes_sides():
    s, town, _, guard, prey = held()
    s.happen("cross-over", guard)
    assert s.decision.player == "light" and s.on_table(guard)
    s.do("release", prey, town)
    assert not s.captive(prey)


@pytest.mark.ruling("captives-releasing.7")
def test_a_text_about_all_characters_takes_escort_and_captive():
    s = table()
    town = s.location(TOWN)
    guard, droid, rebel = s.put("Dark Guard", at=town), s.put("Light Droid", at=town), s.put("Rebel 6", at=town)
    prey = s.put("Rebel 3", captive_of=guard)
    s.put("Program Trap", on=droid)
    s.put("Imperial 6", at=town)
    fight(s, town, "dark")
    s.until(verb="draw-destiny")
    s.destinies(s.decision.player, 4)
    s.do("draw-destiny")
    assert [s.zone(each) for each in (guard, droid, rebel, prey)] == ["lost"] * 4


@pytest.mark.ruling("captives-releasing.7")
@pytest.mark.parametrize("system", ["Tatooine", "Kessel"])
def test_who_is_held_on_a_planet_that_is_blown_away_is_lost_with_the_escort(system):
    s, _, _, guard, prey = held()
    s.happen("blow-away", s.location(system, side="dark"), by="light")
    gone = system == "Tatooine"
    assert [s.zone(guard), s.zone(prey)] == (["lost", "lost"] if gone else ["table", "captive"])


@pytest.mark.ruling("captives-releasing.7")
def test_a_loss_of_the_escort_alone_releases_its_captive():
    s, _, _, guard, prey = held()
    s.happen("lose", guard)
    assert s.zone(prey) == "captive"  # and its player is asked
    s.do("release", prey, pile="used")
    assert s.zone(prey) == "used"


@pytest.mark.ruling("captives-releasing.10")
def test_from_a_prison_the_way_leads_to_the_site_only():
    s, prison, _, prey = jailed()
    s.happen("release", prey)
    assert not s.captive(prey) and s.at(prey) == prison and s.active(prey)
    assert not s.game.engine.card(prey.id).statuses


# -- in carbonite ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("captives-frozen-releasing.1", "captives-frozen-releasing.5")
def test_a_frozen_captive_whose_escort_is_lost_at_a_site_comes_free_there():
    s, town, _, guard, prey = held(frozen=True)
    s.happen("lose", guard)
    assert not s.captive(prey) and not s.frozen(prey) and s.at(prey) == town and s.power(prey) == 1


@pytest.mark.ruling("captives-frozen-releasing.1")
def test_a_card_that_releases_captives_releases_a_frozen_one():
    s = table()
    prison, room = s.location(CORRIDOR), s.location("Death Star: Detention Block Control Room", side="light")
    prey = s.put("Rebel 3", imprisoned_at=prison, frozen=True)
    s.start(turn="light", phase="control")
    assert s.frozen(prey)
    s.put("Rebel 1", at=room)
    s.until(player="light")
    assert not s.captive(prey) and not s.frozen(prey) and s.at(prey) == prison


@pytest.mark.ruling("captives-frozen-releasing.6")
@pytest.mark.parametrize("used", [True, False])
def test_where_there_is_no_site_a_frozen_captive_may_go_to_the_used_pile(used):
    s = table()
    sky = s.location("Calm")
    raider = s.put("Raider", at=sky)
    guard = s.put("Dark Guard", aboard=raider, as_="passenger")
    prey = s.put("Rebel 3", captive_of=guard, frozen=True)
    s.start(turn="dark", phase="control")
    s.happen("lose", guard)
    assert s.decision.player == "light" and offers(s) == [("release", prey, "used"), ("no", prey, None)]
    s.do("release", prey, pile="used") if used else s.pass_()
    assert s.zone(prey) == ("used" if used else "captive") and s.frozen(prey) == (not used)


def test_a_battle_goes_on_after_a_release():
    s, town, _, guard, prey = held("light", "battle")
    s.put("Rebel 6", at=town)
    s.do("battle", town)
    over(s, prey)
    assert guard and not s.battle
