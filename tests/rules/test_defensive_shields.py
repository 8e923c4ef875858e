"""Starting Effects and the Defensive Shields under them."""

import pytest

from cantina import Game
from cantina.decks import Deck, standard_catalog
from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, crewed, scene

FEAR, DREAD = "An Unusual Amount Of Fear", "Fear Is My Ally"
SHIELDS = ("13_54", "13_66", "13_68", "13_84")


def opened(*outside, deck=("Tatooine: Box",)):
    """A game that Dark begins with a Starting Effect and these cards outside his deck."""
    return Scenario.opening(["Kessel: Box"], [DREAD, *deck], outside={"dark": outside}, cards=BOX)


def choose_all(s):
    while any(each.verb == "choose" for each in s.decision.options):
        s.decide(lambda each: each.verb == "choose")


def test_it_comes_before_anything_else_and_takes_what_lies_outside():
    s = opened("13_54", "13_84", deck=("Tatooine: Box", "Yavin 4: Box"))
    assert s.decision.player == "dark" and {each.verb for each in s.decision.options} == {"choose", "done"}
    assert s.game.view("light")["table"]["rows"] == []
    s.decide(lambda each: each.card and each.card.title == "Resistance")
    s.pass_()
    (effect,) = s.game.view("light")["table"]["beside"]
    assert effect["title"] == DREAD and effect["face_down"][0]["count"] == 1
    assert {each.verb for each in s.decision.options} == {"start"}  # then the starting location
    assert [each["title"] for each in s.game.view("dark")["face_down"]] == ["Resistance"]
    for seat in ("light", "public"):
        assert s.game.view(seat)["face_down"] == []
        assert not any("Resistance" in event.text("en") for event in s.game.events(seat))


BOTH_SIDES = pytest.mark.parametrize(("side", "effect"), [("light", FEAR), ("dark", DREAD)])


@BOTH_SIDES
def test_ten_cards_are_the_most(side, effect):
    decks = {"light": ["Kessel: Box"], "dark": ["Tatooine: Box"]}
    decks[side].append(effect)
    s = Scenario.opening(**decks, outside={side: ["13_44" if side == "light" else "13_84"] * 11}, cards=BOX)
    choose_all(s)
    (beside,) = s.game.view(side)["table"]["beside"]
    assert beside["face_down"][0]["count"] == 10


def test_both_players_do_that_dark_first():
    s = Scenario.opening([FEAR, "Kessel: Box"], [DREAD, "Tatooine: Box"], cards=BOX,
                         outside={"light": ["13_44", "13_44"], "dark": ["13_84", "13_84"]})  # fmt: skip
    assert s.decision.player == "dark"
    choose_all(s)
    assert s.decision.player == "light" or s.game.view("light")["phase"] == "activate"
    titles = [each["title"] for each in s.game.view("public")["table"]["beside"]]
    assert sorted(titles) == sorted([FEAR, DREAD])


def shielded(*shields):
    """Dark has the Starting Effect with these cards under it."""
    s = scene()
    fear = s.put(DREAD, on="table")
    made = s.stack(fear, *shields, side="dark", face_down=True)
    return s, fear, made


def test_three_shields_a_game_are_played_in_any_phase_of_either_turn():
    s, fear, (order, clearance, fanfare, resistance) = shielded(*SHIELDS)
    s.force("dark", 0)
    s.start(turn="dark", phase="activate")
    s.do("use", fear, order)
    assert s.zone(order) == "table" and s.count("dark", "force") == 0
    s.until(phase="draw")
    s.do("use", fear, clearance)
    s.until(player="light")
    s.pass_() if s.decision.player == "light" else None
    s.until(player="dark")
    s.do("use", fear, resistance)
    assert s.zone(resistance) == "table"
    for phase in ("activate", "control"):
        s.until(player="dark", phase=phase)
        assert not s.can("use", fear, fanfare)


LIGHT_SHIELDS = [DefensiveShield(f"Guard {n}", LIGHT, f"test guard {n}", destiny=0, icons=["defensive shield"],
                                 text=[Modify("power", +1, REBEL)]) for n in range(4)]  # fmt: skip


def test_the_light_side_plays_three_shields_a_game_too():
    s = scene(*LIGHT_SHIELDS)
    fear = s.put(FEAR, on="table")
    shields = s.stack(fear, *(each.title for each in LIGHT_SHIELDS), side="light", face_down=True)
    (rebel,) = s.stack(fear, "Rebel 1", side="light", face_down=True)
    s.start(turn="light", phase="control")
    assert not s.can("use", fear, rebel)
    s.do("use", fear, shields[0])
    s.until(phase="draw")
    assert [s.zone(each) for each in shields] == ["table", *["stacked"] * 3]  # nobody must
    for each in shields[1:3]:
        s.until(player="light")
        s.do("use", fear, each)
    s.until(player="dark", phase="control")
    s.until(player="light", phase="control")
    assert s.zone(shields[2]) == "table" and not s.can("use", fear, shields[3])


def test_other_cards_under_it_stay_there():
    s, fear, (trooper, order) = shielded("Imperial 1", "13_54")
    s.start(turn="dark", phase="control")
    assert not s.can("use", fear, trooper) and s.can("use", fear, order)
    s.start(turn="light", phase="control")
    assert not s.can("use", fear)


def test_a_shield_and_an_effect_of_one_title_share_the_limit():
    s, fear, shield = shielded("13_84")
    s.put("6_147", on="table")
    s.start(turn="dark", phase="control")
    assert not s.can("use", fear, shield)


def test_a_shield_is_not_deployed_nor_is_it_an_effect():
    s, fear, shield = shielded("13_84")
    s.put("Rebel 6", at=s.location("Kessel: Box"))
    alter = s.hand("light", "Alter")
    s.start(turn="dark", phase="control")
    s.do("use", fear, shield)
    assert not any(event.kind == "deployed" for event in s.game.events("public"))
    assert not s.can("play", alter, shield)
    mine = s.hand("dark", "13_68")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", mine)


def test_a_starting_effect_never_deploys_from_hand():
    s = scene()
    fear = s.hand("dark", DREAD)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", fear)


# -- the shields -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shield", "side"), [("13_44", "light"), ("13_84", "dark")])
@pytest.mark.parametrize(("held", "theirs", "loss"), [(3, True, 2), (2, True, 3), (0, False, 3), (2, False, 2)])
def test_who_holds_out_loses_no_more_than_two_to_a_drain(shield, side, held, theirs, loss):
    rich = Site("Kessel: Mine", LIGHT, "test mine", ["exterior", "planet"], (3, 3))
    s = Scenario(cards=[*BOX, rich])
    s.put(shield, on="table")
    mine, foe = ("Rebel 1", "Imperial 1") if side == "light" else ("Imperial 1", "Rebel 1")
    places = [s.location(title) for title in ("Tatooine: Box", "Yavin 4: Box", "Death Star: Box")]
    for place in places[:held]:
        s.put(mine, at=place)
    drained = s.location("Kessel: Mine") if theirs or not held else None
    if drained is None:  # the drainer's own place is no battleground
        bare = Site("Calm: Cave", LIGHT, "test cave", ["exterior", "planet"], (3, 0) if side == "light" else (0, 3))
        s = Scenario(cards=[*BOX, bare])
        s.put(shield, on="table")
        for title in ("Tatooine: Box", "Yavin 4: Box"):
            s.put(mine, at=s.location(title))
        drained = s.location("Calm: Cave")
    s.put(foe, at=drained)
    s.start(turn="dark" if side == "light" else "light", phase="control")
    s.do("drain", drained)
    assert s.count(side, "lost") == loss


@pytest.mark.parametrize(("shield", "side"), [("13_44", "light"), ("13_84", "dark")])
@pytest.mark.parametrize(("icons", "own", "loss"), [((1, 1), True, 1), ((3, 3), False, 3)])
def test_holding_out_is_for_its_own_player_and_raises_no_drain(shield, side, icons, own, loss):
    mine = Site("Kessel: Mine", LIGHT, "test mine", ["exterior", "planet"], icons)
    s = Scenario(cards=[*BOX, mine])
    s.put(shield, on="table")
    foe = "dark" if side == "light" else "light"
    man = {"light": "Rebel 1", "dark": "Imperial 1"}
    for title in ("Tatooine: Box", "Yavin 4: Box", "Death Star: Box"):
        s.put(man[side], at=s.location(title))
    drained = s.location("Kessel: Mine")
    drainer, loser = (foe, side) if own else (side, foe)
    s.put(man[drainer], at=drained)
    s.start(turn=drainer, phase="control")
    s.do("drain", drained)
    assert s.count(loser, "lost") == loss


POOR = [Site("Kessel: Hole", DARK, "test poor hole", ["exterior", "planet"], (0, 0)),
        System("Void", DARK, "test poor void", [], (0, 0), parsec=3)]  # fmt: skip


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(
    ("places", "drained"),
    [(("Calm",), "Calm"), (("Kessel: Hole", "Calm"), "Calm"), (("Tatooine: Box", "Void"), "Tatooine: Box")],
)
def test_battle_order_wants_a_site_and_a_system_that_are_battlegrounds(side, places, drained):
    s = Scenario(cards=[*BOX, *POOR])
    s.put("13_54", on="table")
    man, hull = {"light": ("Rebel 1", "Fighter"), "dark": ("Imperial 1", "Raider")}[side]
    for title in places:
        where = s.location(title)
        s.put(man, aboard=crewed(s, hull, where), as_="pilot") if ":" not in title else s.put(man, at=where)
    assert drain_cost(s, side, s.location(drained)) == 3


def drain_cost(s, side, place):
    s.force(side, 5)
    s.start(turn=side, phase="control")
    s.do("drain", place)
    return 5 - s.count(side, "force") - s.count(side, "lost")


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("system", "plan", "cost"), [(False, False, 3), (True, False, 0), (False, True, 3)])
def test_battle_order_makes_both_players_pay_for_drains(side, system, plan, cost):
    s = Scenario(cards=BOX)
    s.put("13_54", on="table")
    if plan:  # in place of Battle Order, not beside it
        s.put("Battle Plan", on="table")
    street, calm = s.location("Tatooine: Box"), s.location("Calm")
    s.put("Rebel 1" if side == "light" else "Imperial 1", at=street)
    if system:
        ship = crewed(s, "Fighter" if side == "light" else "Raider", calm)
        s.put("Rebel 1" if side == "light" else "Imperial 1", aboard=ship, as_="pilot")
    assert drain_cost(s, side, street) == cost


def test_only_a_system_is_not_enough_either():
    s = Scenario(cards=BOX)
    s.put("13_54", on="table")
    calm = s.location("Calm")
    s.put("Imperial 1", aboard=crewed(s, "Raider", calm), as_="pilot")
    assert drain_cost(s, "dark", calm) == 3


def test_do_they_have_a_code_clearance_takes_hold_of_what_retrieves_force():
    again = LostInterrupt("Again", LIGHT, "test again", destiny=1, text=[Action([RetrieveForce(3)])])
    plain = Effect("Well", LIGHT, "test well", destiny=1, text=[DeployOnTable(), Action([RetrieveForce(3)])])
    s = scene(again, plain)
    shield, well = s.put("13_66", on="table"), s.put("Well", on="table")
    s.pile("light", "lost", *["Rebel 1"] * 9)
    first = s.hand("light", "Again")
    s.start(turn="light", phase="control")
    s.do("use", well)
    assert s.count("light", "lost") == 6 and not s.can("use", shield)
    s.until(player="light")
    s.do("play", first)
    s.do("use", shield, first)
    assert s.zone(first) == "stacked"
    s.until(player="light")
    lost = s.count("light", "lost")
    s.do("use", well)
    assert s.count("light", "lost") == lost - 2


def test_code_clearance_takes_hold_of_utinni_effects_and_of_the_opponent_alone():
    again = LostInterrupt("Again", DARK, "test own again", destiny=1, text=[Action([RetrieveForce(3)])])
    errand = Effect("Errand", LIGHT, "test errand", "utinni", destiny=1, text=[
        DeployOnTable(), Action([RetrieveForce(1)])])  # fmt: skip
    s = scene(again, errand)
    shield, task = s.put("13_66", on="table"), s.put("Errand", on="table")
    s.pile("light", "lost", *["Rebel 1"] * 5), s.pile("dark", "lost", *["Imperial 1"] * 5)
    own = s.hand("dark", "Again")
    s.start(turn="dark", phase="control")
    s.do("play", own)
    assert not s.can("use", shield)
    s.start(turn="light", phase="control")
    s.do("use", task)
    s.do("use", shield, task)
    assert s.zone(task) == "stacked"
    own, lost = s.hand("dark", "Again"), s.count("dark", "lost")
    s.start(turn="dark", phase="control")
    s.do("play", own)
    assert s.count("dark", "lost") == lost + 1 - 3


def test_fanfare_fetches_once_in_a_game():
    s = scene(Effect("Flash", DARK, "test flash", "immediate", destiny=1, text=[DeployOn(CHARACTER)]))
    first, second = s.pile("dark", "reserve", "Flash", "Flash")
    fanfare = s.put("13_68", on="table")
    s.start(turn="dark", phase="control")
    s.do("use", fanfare, first)
    for phase in ("control", "deploy"):
        s.until(player="dark", phase=phase)
        assert not s.can("use", fanfare) and s.zone(second) == "reserve"


def test_fanfare_cancels_fetches_and_suspends():
    s = scene(Effect("Scramble", LIGHT, "test scramble", unique=1, destiny=1, text=[DeployOnTable()]),
              Effect("Flash", DARK, "test flash", "immediate", destiny=1, text=[DeployOn(CHARACTER)]))  # fmt: skip
    titles = [s.put(title, on="table") for title in ("Order To Engage", "Scramble", "Light Banner")]
    wanted, other = s.pile("dark", "reserve", "Flash", "Dark Banner")
    fanfare = s.put("13_68", on="table")
    s.start(turn="light", phase="control")
    assert [s.zone(card) for card in titles] == ["lost", "lost", "table"]
    s.pass_()
    s.do("use", fanfare)
    assert {each.card for each in s.decision.options if each.card} == {wanted}
    s.do("choose", wanted)
    assert s.zone(wanted) == "hand" and s.zone(other) == "reserve" and not s.can("use", fanfare)


@pytest.mark.parametrize(("ship", "more"), [(None, 0), ("Calm", 1), ("Void", 0)])
def test_staging_areas_needs_a_battleground_system_under_fanfare(ship, more):
    s = scene(*POOR)
    bay = s.location("Yavin 4: Docking Bay")
    s.put("Rebel 1", at=bay)
    if ship:
        s.put("Rebel 1", aboard=crewed(s, "Fighter", s.location(ship)), as_="pilot")
    s.put("13_68", on="table")
    plain = s.generation("light")
    s.put("Staging Areas", on="table")
    assert (s.generation("light") > plain) is bool(more)


# -- whole games -------------------------------------------------------------------------------------------------------


def test_a_game_knows_what_lies_outside_the_decks_and_can_be_played_again():
    filling = {"light": ["1_28"] * 59, "dark": ["1_194"] * 58}
    light = Deck("light", ("1_138", *filling["light"]))
    dark = Deck("dark", ("1_289", "13_69", *filling["dark"]), outside=("13_84", "13_54"))
    game = Game.new(light=light, dark=dark, seed=3)
    assert sorted(each.card.title for each in game.decision.options if each.card) == ["Battle Order", "Resistance"]
    game.choose(0)
    game.choose(0)
    twin = Game.replay(game.log)
    assert twin.view("dark") == game.view("dark") and len(game.view("dark")["face_down"]) == 2
    assert standard_catalog().by_id["13_84"].category == "defensive shield"
