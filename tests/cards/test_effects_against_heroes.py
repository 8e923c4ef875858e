"""Effects that hinder the other side: its deployment, its drains, its Interrupts, its lords."""

import pytest

from cantina.cli import card_page
from cantina.decks.standard import standard_catalog
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from cantina.text.lexicon import capital
from cantina.text.render import phrase
from tests.cards.sample_cards import BODY, HULL, drawn, fight, over, scene


def losses(s: Scenario, side: str) -> int:
    """Lose whatever Force a side must lose now, and say how much that was."""
    paid = 0
    while s.decision.player == side and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
        paid += 1
    return paid


# -- Bad Feeling Have I ------------------------------------------------------------------------------------------------

NAMES = ("Luke", "Leia", "Han", "Chewie", "Lando", "Yoda", "Obi-Wan")
HEROES = [Rebel(f"Test {name}", f"against {name}", personas=[name], unique=1, ability=3, **BODY)
          for name in (*NAMES, "Wedge")]  # fmt: skip
CREWED = [
    Capital("One Pilot", LIGHT, "against one", "Corellian Corvette", armor=3, hyperspeed=3,
            text=[PermanentPilot(3, "Han")], **HULL),
    Capital("Two Pilots", LIGHT, "against two", "Corellian Corvette", armor=3, hyperspeed=3,
            text=[PermanentPilot(3, "Han"), PermanentPilot(2, "Chewie")], **HULL),
    Capital("Other Pilot", LIGHT, "against other", "Corellian Corvette", armor=3, hyperspeed=3,
            text=[PermanentPilot(3, "Wedge")], **HULL),
]  # fmt: skip


@pytest.mark.ruling("bad-feeling-have-i-card-face.1")
def test_a_bad_feeling_lies_on_the_opponents_side_of_the_table():
    s = scene(force=0)
    card = s.hand("dark", "Bad Feeling Have I")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.zone(card) == "table" and s.at(card) is None and s.carrier(card) is None
    said = [phrase(DeployOnTable(opponents_side=True), language) for language in ("en", "fr")]
    face = standard_catalog().by_id["4_116"]
    assert all(capital(each) in card_page(face, language) for each, language in zip(said, ("en", "fr"), strict=True))


@pytest.mark.ruling("bad-feeling-have-i-card-face.2")
@pytest.mark.parametrize(("title", "more"), [
    ("Luke Skywalker", 2), ("Leia Organa", 2), ("Han Solo", 2), ("Chewbacca", 2), ("5_5", 2), ("Yoda", 2),
    ("Obi-Wan Kenobi", 2), ("Dutch", 0)])  # fmt: skip
def test_heroes_cost_two_more(title: str, more: int):
    s = scene()
    site, hero = s.location("Dagobah: Bog Clearing"), s.hand("light", title)
    before = s.deploy_cost(hero, site)
    s.put("Bad Feeling Have I", on="table")
    assert s.deploy_cost(hero, site) - before == more


@pytest.mark.ruling("bad-feeling-have-i.1")
@pytest.mark.parametrize(("ship", "more"), [
    ("One Pilot", 2), ("Two Pilots", 2), ("Other Pilot", 0), ("Han, Chewie, And The Falcon", 2),
])  # fmt: skip
def test_a_ship_with_several_heroes_costs_two_more_only_once(ship: str, more: int):
    s = scene(*CREWED)
    sky, card = s.location("Calm"), s.hand("light", ship)
    before = s.deploy_cost(card, sky)
    s.put("Bad Feeling Have I", on="table")
    assert s.deploy_cost(card, sky) - before == more


@pytest.mark.ruling("bad-feeling-have-i-card-face.3")
@pytest.mark.parametrize("feeling", [True, False])
def test_nobody_has_got_a_bad_feeling_about_this(feeling: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site), s.put("Darth Vader", at=site)
    card = s.hand("light", "I've Got A Bad Feeling About This")
    if feeling:
        s.put("Bad Feeling Have I", on="table")
    fight(s, site, "light")
    assert s.can("play", card) is not feeling


@pytest.mark.ruling("bad-feeling-have-i-card-face.3")
@pytest.mark.parametrize(("title", "side", "able"), [
    ("A Bad Feeling Of Yours", "light", False), ("Good Mood", "light", True), ("A Bad Feeling Of Mine", "dark", True),
])  # fmt: skip
def test_the_opponent_plays_no_bad_feelings(title: str, side: str, able: bool):
    text = [Action([LoseForce(1, OPPONENT)])]
    known = [UsedInterrupt(title, side, "against feeling", destiny=1, text=text)]
    s = scene(*known)
    card, gone = s.hand(side, title), s.put("Bad Feeling Have I", on="table")
    s.start(turn=side, phase="control")
    assert s.can("play", card) == able
    s.happen("lose", gone)
    assert s.can("play", card)


# -- Flagship ----------------------------------------------------------------------------------------------------------

DESTROYER = Capital("Test Destroyer", DARK, "against destroyer", "Imperial-Class Star Destroyer", armor=4, hyperspeed=3,
                    text=[PermanentPilot(2)], **HULL)  # fmt: skip
ESCORT = Capital("Escort", DARK, "against escort", "Dreadnaught-Class Heavy Cruiser", armor=4, hyperspeed=4,
                 icons=["nav computer"], text=[PermanentPilot(2)], **HULL)  # fmt: skip
PRIZE = Capital("Prize", LIGHT, "against prize", "Imperial-Class Star Destroyer", armor=4, hyperspeed=4,
                icons=["nav computer"], text=[PermanentPilot(2)], **HULL)  # fmt: skip
NEAR = System("Near", LIGHT, "against near", ["planet"], (1, 1), parsec=2)


@pytest.mark.ruling("flagship.1")
def test_a_flagship_is_your_star_destroyer_for_two_force():
    s = scene(DESTROYER, ESCORT, PRIZE, force=2)
    sky = s.location("Calm")
    ship, escort, theirs = s.put("Test Destroyer", at=sky), s.put("Escort", at=sky), s.put("Prize", at=sky)
    card = s.hand("dark", "Flagship")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, escort) and not s.can("deploy", card, theirs)
    s.do("deploy", card, ship)
    assert s.carrier(card) == ship and s.count("dark", "force") == 0


@pytest.mark.ruling("flagship.2")
@pytest.mark.parametrize("flagship", [True, False])
def test_other_starships_come_to_the_flagship_for_free(flagship: bool):
    s = scene(DESTROYER, ESCORT, NEAR, force=1)
    sky, near = s.location("Calm"), s.location("Near")
    ship, escort = s.put("Test Destroyer", at=sky), s.put("Escort", at=near)
    s.put("Rebel 3", aboard=s.put("Cruiser", at=sky), as_="pilot")
    if flagship:
        s.put("Flagship", on=ship)
    s.force("dark", 0)
    fight(s, sky, "light")
    assert s.can("react", escort) == flagship and not s.can("react", ship)
    if flagship:
        s.do("react", escort)
        assert s.at(escort) == sky


@pytest.mark.ruling("flagship.2")
def test_other_starships_come_to_the_flagship_among_asteroids():
    s = scene(DESTROYER, ESCORT)
    escort, field = s.put("Escort", at=s.location("Calm")), s.location("Asteroid Field")
    s.put("Flagship", on=s.put("Test Destroyer", at=field))
    s.put("Rebel 3", aboard=s.put("Cruiser", at=field), as_="pilot")
    fight(s, field, "light")
    assert s.can("react", escort)


@pytest.mark.ruling("flagship.2")
def test_no_starship_of_the_opponents_comes_to_the_flagship():
    s = scene(DESTROYER, PRIZE, NEAR)
    sky, near = s.location("Calm"), s.location("Near")
    s.put("Flagship", on=s.put("Test Destroyer", at=sky))
    s.put("Prize", at=sky)
    other = s.put("Prize", at=near)
    fight(s, sky, "dark")
    assert not s.can("react", other)


@pytest.mark.ruling("flagship.2")
def test_nobody_is_called_to_where_the_flagship_is_not():
    s = scene(DESTROYER, ESCORT, NEAR)
    sky, near = s.location("Calm"), s.location("Near")
    s.put("Flagship", on=s.put("Test Destroyer", at=sky))
    escort = s.put("Escort", at=sky)
    s.put("Escort", at=near)
    s.put("Rebel 3", aboard=s.put("Cruiser", at=near), as_="pilot")
    fight(s, near, "light")
    assert not s.can("react", escort)


@pytest.mark.ruling("flagship.3")
@pytest.mark.parametrize(("flag", "lost"), [(True, 4), (False, 0)])
def test_losing_the_flagship_costs_as_much_force_as_its_armor(flag: bool, lost: int):
    s = scene(DESTROYER)
    sky = s.location("Calm")
    ship, other = s.put("Test Destroyer", at=sky), s.put("Test Destroyer", at=sky)
    s.put("Flagship", on=ship if flag else other)
    s.start(turn="light", phase="control")
    s.happen("lose", ship)
    assert losses(s, "dark") == lost and s.zone(ship) == "lost"


@pytest.mark.ruling("flagship.4")
@pytest.mark.parametrize(("side", "alter", "able"), [
    ("light", "1_71", True), ("light", "12_54", True), ("dark", "1_234", False), ("dark", "12_145", False),
])  # fmt: skip
def test_only_the_opponents_alter_cancels_a_flagship(side: str, alter: str, able: bool):
    s = scene(DESTROYER)
    site = s.location("Tatooine: Box")
    s.put("Rebel 3", at=site), s.put("Imperial 3", at=site)
    flagship = s.put("Flagship", on=s.put("Test Destroyer", at=s.location("Calm")))
    card, banner = s.hand(side, alter), s.put("Dark Banner", on="table")
    s.start(turn=side, phase="control")
    assert s.can("play", card, banner, mode=1) and s.can("play", card, flagship, mode=1) == able


# -- He Is Not Ready ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("he-is-not-ready.1")
def test_he_is_a_pilot_of_the_opponents_at_a_site_and_no_permanent_one():
    landed = Starfighter("Landed", LIGHT, "against landed", "Scout", maneuver=3, text=[PermanentPilot(2)], **HULL)
    s = scene(*CREWED, landed, force=0)
    site, sky = s.location("Tatooine: Docking Bay 94", side="light"), s.location("Calm")
    pilot, *others = (s.put(title, at=site) for title in ("Red Ace", "Light Guard", "Dark Flier", "Landed"))
    ship = s.put("One Pilot", at=sky)
    aloft = s.put("Red Ace", aboard=s.put("Fighter", at=sky), as_="pilot")
    card = s.hand("dark", "He Is Not Ready")
    s.start(turn="dark", phase="deploy")
    found = [s.can("deploy", card, each, mode=2) for each in (pilot, *others, ship, aloft)]
    assert found == [True, *[False] * 5] and not s.can("deploy", card, others[-1], mode=1)


def hesitant() -> tuple[Scenario, CardRef, CardRef, CardRef]:
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    pilot = s.put("Red Ace", at=site)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", s.hand("dark", "He Is Not Ready"), pilot, mode=2)
    s.until(player="light", phase="move")
    return s, pilot, site, near


def test_who_moves_is_ready():
    s, pilot, _, near = hesitant()
    s.do("walk", pilot, near)
    s.until(phase="draw", player="light")
    assert s.zone(pilot) == "table" and s.count("light", "lost") == 0


@pytest.mark.parametrize(("answer", "zone", "lost"), [("yes", "table", 1), ("no", "lost", 0)])
def test_who_stays_costs_a_force_or_is_lost(answer: str, zone: str, lost: int):
    s, pilot, *_ = hesitant()
    s.until(verb="yes")
    assert s.decision.player == "light" and s.game.engine.state.phase == "move"
    s.do(answer)
    assert losses(s, "light") == lost and s.zone(pilot) == zone
    s.until(phase="draw", player="dark")
    assert s.zone(pilot) == zone


# -- Civil Disorder ----------------------------------------------------------------------------------------------------

MANNED = Starfighter("Manned", DARK, "against manned", "Scout", maneuver=3, text=[PermanentPilot(1)], **HULL)


@pytest.mark.ruling("civil-disorder.1")
@pytest.mark.parametrize(
    ("title", "lost"), [("", 2), ("Imperial 1", 0), ("Dark Flier", 2), ("Dark Droid", 2), ("Manned", 0)]
)
def test_who_deploys_no_ability_loses_two_force(title: str, lost: int):
    s = scene(MANNED)
    site, sky = s.location("Tatooine: Box"), s.location("Calm")
    for _ in range(3):
        s.put("Rebel 1", at=site)
    s.put("Civil Disorder", on="table")
    card = s.hand("dark", title) if title else None
    s.start(turn="dark", phase="deploy")
    turn = s.game.engine.state.turn
    if card:
        s.do("deploy", card, sky if title == "Manned" else site)
    s.until(verb="lose") if lost else s.until(phase="battle", player="dark")
    if lost:
        assert (s.game.engine.state.phase, s.game.engine.state.turn) == ("deploy", turn)
    assert losses(s, "dark") == lost
    s.until(phase="draw", player="light")
    assert s.count("light", "lost") == 0


def test_what_you_deploy_in_the_opponents_turn_does_not_help_him():
    s = scene()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Imperial 1", at=site), s.put("CZ-3 (Seezee-Three)", at=site)
    s.put("Rebel 1", at=far), s.put("Rebel 1", at=far)
    s.put("Civil Disorder", on="table")
    card = s.hand("light", "Rebel 2")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("react", card)
    assert s.at(card) == site
    turn = s.game.engine.state.turn
    s.until(verb="lose")
    assert (s.game.engine.state.phase, s.game.engine.state.turn) == ("deploy", turn) and losses(s, "dark") == 2


def test_what_was_deployed_and_lost_was_deployed():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    s.put("Civil Disorder", on="table")
    card = s.hand("dark", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site)
    s.happen("lose", card)
    s.until(phase="battle", player="dark")
    assert s.count("dark", "lost") == 1


@pytest.mark.parametrize(("theirs", "zone"), [(["Imperial 1"], "table"), (["Imperial 1", "Dark Flier"], "table"),
                                              (["Imperial 1", "Manned"], "lost")])  # fmt: skip
def test_disorder_ends_where_the_opponent_has_more_ability(theirs: list[str], zone: str):
    s = scene(MANNED)
    site, sky = s.location("Tatooine: Box"), s.location("Calm")
    s.put("Rebel 6", at=site)
    for title in theirs:
        s.put(title, at=sky if title == "Manned" else site)
    card = s.put("Civil Disorder", on="table")
    s.start(turn="light", phase="control")
    assert s.zone(card) == zone


# -- Uncontrollable Fury -----------------------------------------------------------------------------------------------


def furious(fury: bool = True) -> tuple[Scenario, CardRef, CardRef]:
    s = scene()
    site = s.location("Tatooine: Box")
    vader = s.put("Darth Vader", at=site)
    if fury:
        s.put("Uncontrollable Fury", on=vader)
    return s, site, vader


def test_fury_makes_vader_stronger():
    s, site, vader = furious()
    other = s.put("Imperial 1", at=site)
    assert (s.power(vader), s.power(other)) == (8, 1)


def test_fury_is_for_vader():
    s, site, vader = furious(False)
    other, card = s.put("Imperial 6", at=site), s.hand("light", "Uncontrollable Fury")
    s.put("Rebel 1", at=site)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, vader) and not s.can("deploy", card, other)


@pytest.mark.parametrize(
    ("fury", "helper", "total"), [(True, False, 8 + 3), (False, False, 6 + 4), (True, True, 8 + 4)]
)
def test_fury_clouds_his_destiny(fury: bool, helper: bool, total: int):
    drill = Effect("Drill", DARK, "against drill", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("battle destiny draw", +1)])  # fmt: skip
    s = scene(drill)
    site = s.location("Tatooine: Box")
    vader = s.put("Darth Vader", at=site)
    s.put("Rebel 1", at=site)
    if fury:
        s.put("Uncontrollable Fury", on=vader)
    if helper:
        s.put("Drill", on="table")
    s.destinies("dark", 3)
    fight(s, site, "dark")
    assert drawn(s)["dark"] == total


def test_fury_keeps_nobody_else_from_cancelling_destiny():
    calm = Imperial("Calm One", "against calm", ability=3, text=[
        Response(destiny_just_drawn(by=OPPONENT), [CancelIt()])], **BODY)  # fmt: skip
    s = scene(calm)
    site = s.location("Tatooine: Box")
    vader, helper = s.put("Darth Vader", at=site), s.put("Calm One", at=site)
    s.put("Uncontrollable Fury", on=vader)
    s.put("Rebel 6", at=site)
    s.destinies("light", 3)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", helper)


@pytest.mark.parametrize("fury", [True, False])
def test_tarkin_does_not_calm_him(fury: bool):
    s, site, _ = furious(fury)
    tarkin = s.put("Grand Moff Tarkin", at=site)
    for _ in range(2):
        s.put("Rebel 3", at=site)
    s.destinies("light", 3)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", tarkin) != fury


@pytest.mark.parametrize(("mind", "battled", "lost"), [(4, False, 2), (3, False, 0), (4, True, 0)])
def test_fury_must_be_fought_out(mind: int, battled: bool, lost: int):
    s, site, vader = furious()
    far = s.location("Yavin 4: Box")
    s.put(f"Rebel {mind}", at=far)
    s.put("Settler 1", at=site)
    s.start(turn="dark", phase="battle")
    if battled:
        s.do("battle", site)
        over(s, vader)
    s.until(verb="lose") if lost else s.until(phase="control", player="light")
    if lost:
        assert (s.game.engine.state.phase, s.game.engine.state.player) == ("end", "dark")
    assert losses(s, "dark") == lost
    gone = s.count("dark", "lost")
    s.until(phase="activate", player="dark")
    assert s.count("dark", "lost") == gone
