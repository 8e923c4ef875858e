"""Where My Lord, Is That Legal? and those who speak in the Senate stop: other people, other places, the next turn."""

import pytest

from cantina.engine.texts import text_cancelled
from cantina.engine.values import value
from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import drawn, fight, gun
from tests.cards.test_objectives_senate import CROWD, LORD, SENATE, legal, lord, politician, senate, titles

AGITATOR = politician("Agitator", DARK, 1, "blockade agenda")
RIVAL = politician("Rival", LIGHT, 1, "senator", "blockade agenda")


@pytest.mark.parametrize("second", [SENATE, "Colo Claw Fish", "Tatooine: Cantina"])
def test_the_second_place_is_an_episode_i_location_other_than_the_senate(second):
    s = Scenario.opening(["Kessel: Box"], [LORD, SENATE, second], cards=CROWD)
    assert titles(s) == {"Kessel: Box"}


@pytest.mark.parametrize(
    ("title", "gone"), [("Counter Assault", True), ("Surprise Assault", True), ("Dark Bore", False)]
)
def test_assaults_are_cancelled_and_nothing_else(title, gone):
    played = LostInterrupt(title, DARK, "senate played", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s, _, _ = lord(played)
    s.force("light", 0)
    card = s.hand("dark", "senate played")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert (s.count("light", "lost") == 0) is gone


def test_imperials_who_lead_nobody_have_no_more_politics():
    s, _, place = lord(politician("Guard", DARK, 1, kind="imperial"))
    assert value(s._engine, "politics", s.put("Guard", at=place).id) == 1


def test_only_characters_on_political_effects_may_deploy():
    s, _, place = lord()
    decree, banner = s.put("Decree", on="table"), s.put("Dark Banner", on="table")
    petition = s.put("Petition", on="table")
    sign, voter = s.stack(decree, "Dark Banner", side="dark"), s.stack(banner, "Voter", side="dark")
    guest = s.stack(petition, "Voter", side="dark")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", sign) and not s.can("deploy", voter, place) and not s.can("deploy", guest, place)


def test_weapons_in_the_senate_keep_their_text():
    s, _, place = lord(gun("Pistol", DARK))
    pistol = s.put("Pistol", on=s.put("Imperial 1", at=place))
    assert not text_cancelled(s._engine, pistol.id)


def test_senators_of_the_opponent_do_not_help_a_blockade():
    s, objective, place = lord()
    for title in ("Blocker", "Tribune"):
        s.put(title, at=place)
    s.start(turn="dark", phase="control")
    assert not s.flipped(objective)


@pytest.mark.parametrize("third", ["non-senator", "elsewhere", "opponent's"])
def test_the_blockade_is_the_agenda_of_a_senator_of_yours_there(third):
    s, objective, place = lord(AGITATOR, RIVAL)
    for title in ("Speaker", "Voter"):
        s.put(title, at=place)
    if third == "elsewhere":
        s.put("Blocker", at=s.location("Naboo: Gate"))
    else:
        s.put({"non-senator": "Agitator", "opponent's": "Rival"}[third], at=place)
    s.start(turn="dark", phase="control")
    assert not s.flipped(objective)


@pytest.mark.parametrize(("second", "where"), [("Clerk", "senate"), ("Voter", "gate")])
def test_two_senators_there_keep_it_flipped(second, where):
    s, objective, place = lord(flipped=True)
    s.put("Speaker", at=place)
    s.put(second, at=place if where == "senate" else s.location("Naboo: Gate"))
    s.start(turn="dark", phase="control")
    assert not s.flipped(objective)


def test_nobody_must_empty_the_hand_of_the_opponent_and_two_cards_are_the_most():
    s, objective, _ = legal()
    s.hand("light", "Rebel 1", "Rebel 2", "Rebel 3")
    s.start(turn="dark", phase="control")
    assert s.can("use", objective, mode=1, amount=2) and not s.can("use", objective, mode=1, amount=3)
    s.until(phase="deploy")
    assert s.count("light", "hand") == 3


@pytest.mark.parametrize("kind", ["battle", "weapon"])
def test_what_a_senator_adds_goes_with_him(kind):
    s, _, place = lord(gun("Pistol", DARK), flipped=True)
    for title in ("Speaker", "Third"):
        s.put(title, at=place)
    street, fish = s.location("Naboo: Gate"), s.put("Colo Claw Fish", on="table", side="dark")
    pistol, foe = s.put("Pistol", on=s.put("Imperial 4", at=street)), s.put("Rebel 1", at=street)
    s.stack(fish, "Emperor Palpatine")  # destiny 6
    s.pile("dark", "reserve", "Voter")
    fight(s, street, "dark")
    if kind == "weapon":
        s.do("fire", pistol, foe)
    else:
        s.until(verb="draw-destiny")
        s.do("draw-destiny")
    s.do("use", fish)
    found = [e.text.args["value"] for e in s.game.events("public") if e.kind in ("destiny", "destiny-changed")]
    assert found[-1] == 6


def test_a_political_effect_comes_once_in_each_turn():
    s, objective, _ = legal()
    first, second, third = s.pile("dark", "reserve", "Decree", "Decree", "Decree")
    s.start(turn="dark", phase="draw")
    s.do("use", objective, first, mode=2)
    assert s.decision.player == "dark" and not s.can("use", objective, second, mode=2)
    s.until(player="light", phase="control")
    s.pass_()
    assert s.can("use", objective, second, mode=2) and third


@pytest.mark.parametrize("kind", ["battle", "weapon"])
def test_senators_of_the_opponent_are_worth_what_they_are(kind):
    s, _, place = lord(gun("Rifle", LIGHT), flipped=True)
    for title in ("Speaker", "Third"):
        s.put(title, at=place)
    street = s.location("Naboo: Gate")
    rifle = s.put("Rifle", on=s.put("Rebel 4", at=street))
    foe = s.put("Imperial 1", at=street)
    s.pile("light", "reserve", "Tribune")
    fight(s, street, "light")
    s.do("fire", rifle, foe) if kind == "weapon" else drawn(s)
    found = [e.text.args["value"] for e in s.game.events("public") if e.kind in ("destiny", "destiny-changed")]
    assert found[-1] == 3


def test_what_lies_on_other_cards_stays_there():
    s, objective, _ = legal()
    banner = s.put("Dark Banner", on="table")
    stays, goes = s.stack(banner, "Third", side="dark"), s.stack(s.put("Decree", on="table"), "Third", side="dark")
    s.start(turn="dark", phase="control")
    assert not s.can("use", objective, mode=5)  # before the end of the turn
    s.until(phase="draw")
    s.until(verb="use")
    while not s.can("use", objective, mode=5):
        s.pass_()
    s.do("use", objective, mode=5)
    assert s.zone(stays) == "stacked" and s.zone(goes) != "stacked"


@pytest.mark.parametrize("kind", ["theirs", "weapon"])
def test_orn_free_taa_takes_only_battle_destiny_of_his_own_side(kind):
    s, place = senate(gun("Pistol", DARK))
    street = s.location("Naboo: Gate")
    taa = s.put("Orn Free Taa", at=place)
    man, foe = s.put("Imperial 1", at=street), s.put("Rebel 4", at=street)
    pistol = s.put("Pistol", on=man)
    fight(s, street, "dark")
    if kind == "weapon":
        s.do("fire", pistol, foe)
    else:
        s.until(verb="draw-destiny")
        s.do("draw-destiny")
    assert not s.can("use", taa)


def test_orn_free_taa_takes_one_destiny_a_turn():
    s, place = senate()
    taa = s.put("Orn Free Taa", at=place)
    streets = [s.location("Naboo: Gate"), s.location("Naboo: Yard")]
    for street in streets:
        s.put("Imperial 4", at=street), s.put("Rebel 1", at=street)
    s.start(turn="dark", phase="battle")
    for street, may in zip(streets, (True, False), strict=True):
        s.do("battle", street)
        s.until(verb="draw-destiny")
        s.do("draw-destiny")
        assert s.can("use", taa) is may
        if may:
            s.do("use", taa)
        while s.battle:
            s.decide(lambda option: option.verb in ("pass", "done", "no", "lose", "forfeit"))
    s.until(player="light", phase="move")


def test_orn_free_taa_need_not_leave():
    s, place = senate()
    taa = s.put("Orn Free Taa", at=place)
    s.force("light", 1)
    s.start(turn="light", phase="deploy")
    s.until(phase="battle")
    assert s.zone(taa) == "table"


def test_the_queen_counts_naboo_sites_that_she_controls_and_may_wait():
    s, place = senate()
    gate, yard = s.location("Naboo: Gate"), s.location("Naboo: Yard")
    for at in (gate, yard):
        s.put("Rebel 1", at=at)
    s.put("Imperial 1", at=yard)
    queen = s.put("Queen Amidala, Ruler Of Naboo", at=place)
    s.pile("light", "lost", *["Rebel 2"] * 5)
    s.start(turn="light", phase="control")
    s.do("use", queen)
    assert s.count("light", "lost") == 4
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.count("light", "lost") == 4


@pytest.mark.parametrize(("queen_at", "mine", "theirs", "may"), [
    ("senate", (), ("Rival", "Rival"), False), ("senate", (), ("Clerk",), True), ("gate", ("Tribune",), (), False),
    ("senate", (), (), True)])  # fmt: skip
def test_the_queen_must_be_there_and_in_the_majority(queen_at, mine, theirs, may):
    """Her politics are 2; what people say elsewhere does not count."""
    s, place = senate(politician("Rival", DARK, 1, "senator"))
    gate = s.location("Naboo: Gate")
    s.put("Rebel 1", at=gate)
    for title in ("Speaker", "Tribune"):
        s.put(title, at=s.location("Tatooine: Box"))
    queen = s.put("Queen Amidala, Ruler Of Naboo", at=place if queen_at == "senate" else gate)
    for title in (*mine, *theirs):
        s.put(title, at=place)
    s.pile("light", "lost", "Rebel 2", "Rebel 2")
    s.start(turn="light", phase="control")
    assert s.can("use", queen) is may


def test_the_queen_counts_sites_and_no_clouds():
    s, place = senate(Sector("Naboo: Clouds", LIGHT, "senate clouds", "cloud", "Naboo", ["planet"], (1, 1)))
    queen = s.put("Queen Amidala, Ruler Of Naboo", at=place)
    s.put("Rebel 1", at=s.location("Naboo: Gate"))
    s.put("Rebel 1", aboard=s.put("Fighter", at=s.location("Naboo: Clouds")), as_="pilot")
    s.pile("light", "lost", *["Rebel 2"] * 5)
    s.start(turn="light", phase="control")
    s.do("use", queen)
    assert s.count("light", "lost") == 4


@pytest.mark.parametrize(
    ("where", "mine", "theirs", "may"),
    [("senate", (), ("Rival", "Rival"), False), ("gate", ("Speaker",), (), False), ("senate", (), ("Boss",), True)],
)
def test_orn_free_taa_must_be_there_and_in_the_majority(where, mine, theirs, may):
    """His politics are 2; what people say elsewhere does not count."""
    s, place = senate(politician("Rival", LIGHT, 1, "senator"))
    gate, yard = s.location("Naboo: Gate"), s.location("Naboo: Yard")
    taa = s.put("Orn Free Taa", at=place if where == "senate" else yard)
    for title in (*mine, *theirs):
        s.put(title, at=place)
    for title in ("Speaker", "Tribune"):
        s.put(title, at=s.location("Tatooine: Box"))
    s.put("Imperial 4", at=gate), s.put("Rebel 1", at=gate)
    fight(s, gate, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", taa) is may


def test_orn_free_taa_leaves_in_the_deploy_phase_only():
    s, place = senate()
    taa = s.put("Orn Free Taa", at=place)
    s.force("light", 1)
    s.start(turn="light", phase="control")
    s.pass_()
    assert not s.can("use", taa)


def test_the_queen_is_a_senator_for_political_effects_of_ones_own():
    s, _ = senate(Effect("Roll Call", LIGHT, "senate roll", destiny=1, text=[
        DeployOnTable(), Action([Put(one(Is("senator"), among=In("hand")), to=On(SELF))])]))  # fmt: skip
    roll = s.put("Roll Call", on="table")
    s.hand("light", "Queen Amidala, Ruler Of Naboo")
    s.start(turn="light", phase="control")
    assert not s.can("use", roll)


def test_senator_palpatine_uses_one_destiny_a_turn_and_only_his_side_must_let_it_stand():
    doubt = Effect("Doubt", DARK, "senate doubt", destiny=1, text=[
        DeployOnTable(), Response(destiny_just_drawn(of="battle"), [CancelIt()])])  # fmt: skip
    s, place = senate(doubt)
    senator, effect = s.put("Senator Palpatine", at=place), s.put("Doubt", on="table")
    streets = [s.location("Naboo: Gate"), s.location("Naboo: Yard")]
    for street in streets:
        s.put("Imperial 4", at=street), s.put("Rebel 1", at=street)
    s.start(turn="dark", phase="battle")
    for street, may in zip(streets, (True, False), strict=True):
        s.do("battle", street)
        s.until(verb="draw-destiny")
        s.do("draw-destiny")
        s.until(player="light") if may else None
        assert s.can("use", senator) is may
        if may:
            s.do("use", senator)
            s.do("use", effect)
        while s.battle:
            s.decide(lambda option: option.verb in ("pass", "done", "no", "lose", "forfeit"))
