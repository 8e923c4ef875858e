"""Sieges of captured starships: who is in them, how they are fought and how they end (glossary: besieged)."""

import pytest

from cantina.bots.heuristic import HeuristicBot
from tests.cards.sample_cards import over
from tests.rules.test_captured_starships import BAY, BAY_327, trapped

GUARDS = ("Imperial 4", "Imperial 3")


def siege(*, bay="", guards=GUARDS, crew=("Rebel 4",), begun=True, **more):
    """Dark's battle phase, with Besieged on a captured ship."""
    s, destroyer, holder, prize, _, inside, dark = trapped(
        crew, guards, bay=bay, phase="battle", **{"turn": "dark", **more})  # fmt: skip
    effect = s.put("Besieged", on=prize)
    for side in ("light", "dark"):
        s.hand(side, f"{side.title()} Trick")
    if begun:
        s.do("battle", prize)
    return s, holder, prize, effect, inside, dark


@pytest.mark.ruling("besieged.1")
def test_it_deploys_on_captured_starships_only():
    s, destroyer, _, prize, _, _, _ = trapped(guards=GUARDS, phase="deploy")
    free, besieged = s.put("X-wing", at=s.at(destroyer)), s.hand("dark", "Besieged")
    assert not s.can("deploy", besieged, free) and not s.can("deploy", besieged, destroyer)
    s.do("deploy", besieged, prize)
    assert s.carrier(besieged) == prize


@pytest.mark.ruling("besieged.2", "capturing-starships.12")
@pytest.mark.parametrize("bay", ["", BAY, BAY_327])
def test_those_with_the_ship_battle_those_aboard(bay):
    s, holder, prize, effect, (rebel,), guards = siege(bay=bay)
    assert set(s.battle.participants("dark")) == set(guards) and s.battle.participants("light") == (rebel,)
    assert s.battle.power("dark") == sum(s.power(each) for each in guards) and s.battle.power("light") == s.power(rebel)


@pytest.mark.ruling("besieged.2")
@pytest.mark.parametrize("bay", ["", BAY, BAY_327])
def test_without_the_effect_there_is_no_siege(bay):
    s, _, _, prize, _, _, _ = trapped(guards=GUARDS, bay=bay, phase="battle")
    assert not s.can("battle", prize) and s.why_not("battle", prize)[0].rule == "besieged"


@pytest.mark.ruling("besieged.7", "besieged.8")
@pytest.mark.parametrize("besieged", [True, False])
def test_a_besieged_ship_that_is_stolen_serves_the_dark_side_with_pilot_and_cargo(besieged):
    s, destroyer, _, prize, _, (luke, skiff), _ = trapped(guards=GUARDS, ship="Redemption", cargo=["Skiff"])
    if besieged:
        s.put("Besieged", on=prize)
    power = s.power(prize)
    s.happen("lose", luke)
    assert not s.captured(prize) and s.at(prize) == s.at(destroyer) and s.power(prize) == power
    assert [s.game.engine.card(each.id).side for each in (prize, skiff)] == ["dark", "dark"] and s.active(skiff)


@pytest.mark.ruling("besieged.3")
def test_it_is_fought_like_a_battle_at_a_site():
    s, holder, prize, effect, (rebel,), guards = siege()
    assert s.count("dark", "force") == 7  # the usual cost
    s.destinies("dark", 5)
    while s.battle.segment != "damage":
        draws = [n for n, option in enumerate(s.decision.options) if option.verb == "draw-destiny"]
        s.game.choose(draws[0]) if draws and s.decision.player == "dark" else s.pass_()
    assert s.battle.destinies("dark") == (5,) and s.battle.power("dark") == 2 + 5
    assert s.battle.attrition("light") == 5 and s.battle.damage("light") == 6


@pytest.mark.ruling("besieged.3")
def test_weapons_fire_between_them():
    s, holder, prize, effect, (rebel,), guards = siege(begun=False)
    blaster, other = s.put("Blaster", on=rebel), s.put("Imperial Blaster", on=guards[0])
    s.do("battle", prize)
    s.until(verb="fire")
    fired = {option.card for option in s.decision.options if option.verb == "fire"}
    assert fired <= {blaster, other} and fired
    assert s.can("fire", other, rebel) or s.can("fire", blaster, guards[0])


@pytest.mark.ruling("besieged.4")
def test_those_at_the_bay_and_those_aboard_never_combine():
    s, bay, prize, effect, (rebel,), guards = siege(bay=BAY, begun=False)
    outside = s.put("Rebel 3", at=bay)
    s.do("battle", prize)
    assert s.battle.participants("light") == (rebel,)
    over(s, rebel, outside, *guards)
    assert not s.can("battle", bay) and not s.can("battle", prize)  # one group or the other


@pytest.mark.ruling("besieged.4")
def test_after_a_battle_at_the_bay_there_is_no_siege_that_turn():
    s, bay, prize, effect, (rebel,), guards = siege(bay=BAY, begun=False)
    outside = s.put("Rebel 3", at=bay)
    s.do("battle", bay)
    assert s.battle.participants("light") == (outside,)
    over(s, rebel, outside, *guards)
    assert s.captured(prize) and not s.can("battle", prize)


@pytest.mark.ruling("besieged.5")
def test_the_trapped_begin_no_battle_and_join_no_other():
    s, bay, prize, effect, (rebel,), guards = siege(bay=BAY, begun=False, turn="light")
    assert not s.can("battle", prize) and not s.can("battle", bay)
    outside = s.put("Rebel 3", at=bay)
    s.do("battle", bay)
    assert s.battle.participants("light") == (outside,)


@pytest.mark.ruling("besieged.6", "besieged.11", "besieged.12")
def test_when_all_of_them_are_gone_the_ship_is_stolen_and_the_effect_stays_without_effect():
    s, holder, prize, effect, (rebel,), guards = siege()
    while s.battle:
        s.decide(lambda option: option.verb in ("pass", "draw-destiny") or option.card not in guards)
    assert s.zone(rebel) == "lost" and not s.captured(prize)
    assert s.game.engine.card(prize.id).side == "dark" and s.at(prize) == s.at(holder)
    assert s.carrier(effect) == prize and s.zone(effect) == "table"
    assert [each.name for each in s.game.engine.card(effect.id).statuses] == ["inert"]
    s.happen("lose", prize)
    assert s.zone(effect) == "lost"


@pytest.mark.ruling("besieged.9", "besieged.11", "besieged.12")
@pytest.mark.parametrize("bay", ["", BAY])
def test_it_escapes_when_nobody_is_left_with_it(bay):
    s, holder, prize, effect, (rebel,), (one, two) = siege(bay=bay, begun=False)
    s.happen("lose", one)
    assert s.captured(prize)
    s.happen("lose", two)
    assert s.decision.player == "light"
    kessel = next(option.targets[0] for option in s.decision.options if option.targets)
    assert kessel.title == "Kessel"
    s.do("release", prize, kessel)
    assert not s.captured(prize) and s.at(prize) == kessel and s.active(rebel) and s.carrier(effect) == prize
    assert [each.name for each in s.game.engine.card(effect.id).statuses] == ["inert"]


@pytest.mark.ruling("besieged.9", "besieged.12")
def test_or_it_goes_to_the_used_pile_with_the_effect_lost():
    s, holder, prize, effect, (rebel,), (guard,) = siege(guards=("Imperial 4",), begun=False)
    s.happen("lose", guard)
    s.do("release", prize, pile="used")
    assert [s.zone(each) for each in (prize, rebel, effect)] == ["used", "used", "lost"]


@pytest.mark.ruling("besieged.10")
def test_a_permanent_pilot_guards_nobody():
    s, destroyer, _, prize, _, _, _ = trapped(phase="deploy")
    assert s.power(destroyer)  # it is piloted
    s.do("deploy", s.hand("dark", "Besieged"), prize)
    assert s.decision.player == "light" and s.can("release", prize, pile="used")


@pytest.mark.parametrize(("guards", "verb"), [(GUARDS, "battle"), (("Imperial 4",), "pass")])
def test_a_bot_besieges_with_the_upper_hand(guards, verb):
    s, *_ = siege(guards=guards, begun=False)
    assert s.decision.options[HeuristicBot(1).choose(s.game)].verb == verb


@pytest.mark.ruling("besieged.5")
def test_who_comes_later_is_not_in_the_siege():
    s, bay, prize, effect, (rebel,), guards = siege(bay=BAY)
    s.put("Imperial 6", at=bay), s.put("Rebel 6", at=bay)
    assert set(s.battle.participants("dark")) == set(guards) and s.battle.participants("light") == (rebel,)
