"""Duels, epic ones among them, and what adds to them."""

import pytest

from cantina.engine.evaluator import words
from cantina.lang import *
from cantina.model.card import Definition
from cantina.model.text import CardRef
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, crewed, draws, fight, over, scene

TRIAL_OF_ARMS = LostInterrupt("Trial Of Arms", DARK, "duels trial", destiny=1, text=[
    Action([Duel(TARGET, Bound("site"), (Lose(DEFEATED),), destinies=1)],
           targets=(one(your(CHARACTER)), one(theirs(CHARACTER) & With(TARGET), name="site")))])  # fmt: skip


def met(*extra: Definition, hand: str, light: str = "Obi-Wan Kenobi", dark: str = "Darth Vader",
        force: int = 12) -> tuple[Scenario, CardRef, CardRef, CardRef]:  # fmt: skip
    """Two who might duel at a site, and the card that begins it."""
    s = scene(*extra, force=force)
    site = s.location("Tatooine: Box")
    mine, yours = s.put(dark, at=site), s.put(light, at=site)
    card = s.hand("dark", hand)
    s.start(turn="dark", phase="deploy")
    return s, card, mine, yours


def totals(s: Scenario) -> tuple[float, float]:
    """What the Dark Side and the Light Side came to in the last duel."""
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    return logged["yours"], logged["opponents"]


# -- The Circle Is Now Complete ----------------------------------------------------------------------------------------


def test_the_circle_compares_power_and_the_loser_is_out_of_play():
    s, card, vader, obi = met(hand="The Circle Is Now Complete", force=1)
    s.do("play", card)
    assert (s.zone(obi), s.zone(vader), s.zone(card), s.count("dark", "force")) == ("out-of-play", "table", "lost", 0)
    assert totals(s) == (6, 5)


@pytest.mark.parametrize(("dark", "light", "found"), [
    ("Imperial", "obi", (6, 7)), ("vader", "obi", (8, 7)), ("vader", "Rebel", (8, 5)), ("Imperial", "Rebel", (6, 5)),
])  # fmt: skip
def test_in_the_circle_a_duelists_lightsaber_adds_two(dark: str, light: str, found: tuple[int, int]):
    s, card, vader, obi = met(hand="The Circle Is Now Complete")
    bystanders = {side: s.put(f"{side} 1", at=s.at(vader)) for side in ("Imperial", "Rebel")}
    s.put("Dark Saber", on={"vader": vader, **bystanders}[dark])
    s.put("Light Saber", on={"obi": obi, **bystanders}[light])
    s.do("play", card)
    assert totals(s) == found
    assert s.zone(vader if found[0] < found[1] else obi) == "out-of-play"


def test_the_circle_without_a_loser_changes_nothing():
    equal = Rebel("Strong Ben", "duels ben", unique=1, personas=["Obi-Wan"], ability=6, **{**BODY, "power": 6})
    s, card, vader, ben = met(equal, hand="The Circle Is Now Complete", light="Strong Ben")
    s.do("play", card)
    assert (s.zone(vader), s.zone(ben), totals(s)) == ("table", "table", (6, 6))


def test_the_circle_wants_vader_obi_wan_a_site_and_a_force():
    s, card, vader, obi = met(hand="The Circle Is Now Complete")
    assert s.can("play", card)
    s.force("dark", 0)
    assert not s.can("play", card)
    for dark, light in (("Imperial 6", "Obi-Wan Kenobi"), ("Darth Vader", "Rebel 6")):
        s, card, *_ = met(hand="The Circle Is Now Complete", dark=dark, light=light)
        assert not s.can("play", card)
    s = scene()
    s.put("Darth Vader", at=s.location("Tatooine: Box"))
    s.put("Obi-Wan Kenobi", at=s.location("Tatooine: Vault"))
    card = s.hand("dark", "The Circle Is Now Complete")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card)


@pytest.mark.parametrize("shut_in", ["Darth Vader", "Obi-Wan Kenobi"])
def test_the_circle_wants_both_in_the_open(shut_in: str):
    s = scene()
    site = s.location("Tatooine: Box")
    for title, hull in (("Darth Vader", "Tank"), ("Obi-Wan Kenobi", "Crawler")):
        s.put(title, **({"aboard": s.put(hull, at=site), "as_": "passenger"} if title == shut_in else {"at": site}))
    card = s.hand("dark", "The Circle Is Now Complete")
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card)


# -- Courage Of A Skywalker, Focused Attack ----------------------------------------------------------------------------


@pytest.mark.ruling("courage-of-a-skywalker.1")
@pytest.mark.parametrize("light", ["Rebel 4", "Luke Skywalker"])
def test_courage_adds_a_destiny_in_any_duel(light: str):
    s, card, mine, yours = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light=light, dark="Imperial 4")
    courage = s.hand("light", "Courage Of A Skywalker")
    s.destinies("dark", 3)
    s.destinies("light", 2, 1)
    assert not s.can("play", courage)
    s.do("play", card)
    power = s.power(yours)
    s.do("play", courage)
    assert (totals(s), s.zone(courage)) == ((1 + 3, power + 2 + 1), "lost")


def test_focused_attack_adds_a_destiny_for_the_dark_side():
    s, card, mine, yours = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light="Rebel 4", dark="Imperial 4")
    focus = s.hand("dark", "Focused Attack")
    s.destinies("dark", 3, 2)
    s.destinies("light", 2, 1)
    s.do("play", card)
    s.do("play", focus)
    assert totals(s) == (1 + 5, 1 + 2)


def test_what_was_added_to_one_duel_is_not_added_to_the_next():
    s, card, mine, yours = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light="Rebel 4", dark="Imperial 4")
    again, courage = s.hand("dark", "Trial Of Arms"), s.hand("light", "Courage Of A Skywalker")
    s.destinies("dark", 3, 3)
    s.destinies("light", 2, 1, 2)
    s.do("play", card)
    s.do("play", courage)
    s.until(player="dark")
    assert totals(s) == (4, 4)
    s.do("play", again)
    assert totals(s) == (4, 3)


def test_a_skywalker_may_fight_with_all_his_ability():
    s = scene()
    site = s.location("Tatooine: Box")
    luke, other = s.put("Luke Skywalker", at=site), s.put("Rebel 3", at=site)
    s.put("Imperial 5", at=site)
    courage = s.hand("light", "Courage Of A Skywalker")
    fight(s, site, "light")
    before, allowed = s.power(luke), draws(s, "light")
    assert not s.can("play", courage, other)
    s.do("play", courage, luke)
    assert (s.power(luke), allowed, draws(s, "light")) == (before + 4, 1, 0)


SKYWALKERS = [Character(f"{side.title()} Son", side, f"duels {side} son", "alien", traits=["Skywalker"], ability=4,
                        text=[ImmuneToAttrition(5)], **BODY) for side in (LIGHT, DARK)]  # fmt: skip


def test_courage_has_its_price_for_a_turn_and_is_for_a_skywalker_who_is_present():
    s = scene(*SKYWALKERS)
    site, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    son, foe, away = s.put("Light Son", at=site), s.put("Dark Son", at=site), s.put("Light Son", at=vault)
    inside = s.put("Light Son", aboard=crewed(s, "Crawler", site), as_="passenger")
    courage = s.hand("light", "Courage Of A Skywalker")
    fight(s, site, "light")
    assert not any(s.can("play", courage, each) for each in (foe, away, inside))
    s.do("play", courage, son)
    assert (s.power(son), immunity(s.game.engine, son.id), immunity(s.game.engine, inside.id)) == (5, 0, 5)
    over(s, son)
    s.until(phase="activate")
    assert (s.power(son), immunity(s.game.engine, son.id)) == (1, 5)


def test_a_focused_attack_is_vaders_alone():
    s = scene(*SKYWALKERS)
    site = s.location("Tatooine: Box")
    vader, *others = (s.put(title, at=site) for title in ("Darth Vader", "Dark Son", "Light Son"))
    focus = s.hand("dark", "Focused Attack")
    fight(s, site, "dark")
    before = s.power(vader)
    s.do("play", focus)
    assert s.power(vader) > before and [s.power(each) for each in others] == [1, 1]
    assert [immunity(s.game.engine, each.id) for each in (vader, *others)] == [0, 5, 5]


@pytest.mark.parametrize("place", ["site", "system", "peace"])
def test_courage_wants_a_battle_at_a_site_with_a_skywalker(place: str):
    s = scene()
    where = s.location("Calm" if place == "system" else "Tatooine: Box")
    if place == "system":
        s.put("Luke Skywalker", aboard=s.put("Cruiser", at=where), as_="pilot")
        s.put("Darth Vader", aboard=s.put("Dreadnaught", at=where), as_="pilot")
    else:
        s.put("Luke Skywalker", at=where)
        s.put("Imperial 5", at=where)
    courage = s.hand("light", "Courage Of A Skywalker")
    if place == "peace":
        s.start(turn="light", phase="battle")
    else:
        fight(s, where, "light")
    assert s.can("play", courage) is (place == "site")


# -- how a duel ends early ---------------------------------------------------------------------------------------------

ESCAPE = LostInterrupt("Escape", LIGHT, "duels escape", destiny=1, text=[
    Response(duel_just_initiated(by=OPPONENT, of="duel", against=CHARACTER),
             [Put(one(your(CHARACTER)), to=In("used"))]),
    Response(duel_just_initiated(by=OPPONENT), [CancelIt()])])  # fmt: skip


@pytest.mark.parametrize("mode", [1, 2])
def test_a_duel_ends_without_a_result_if_one_is_gone_or_it_is_cancelled(mode: int):
    s, card, mine, yours = met(TRIAL_OF_ARMS, ESCAPE, hand="Trial Of Arms", light="Rebel 4", dark="Imperial 4")
    escape = s.hand("light", "Escape")
    before = s.count("dark", "reserve"), s.count("light", "reserve")
    s.do("play", card)
    s.do("play", escape, mode=mode)
    assert not [event for event in s.game.events("public") if event.kind == "duel"]
    assert s.zone(mine) == "table" and before == (s.count("dark", "reserve"), s.count("light", "reserve"))
    assert s.zone(card) == "lost"


def test_the_dark_side_draws_first():
    s, card, *_ = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light="Rebel 4", dark="Imperial 4")
    s.destinies("dark", 3)
    s.destinies("light", 2)
    s.do("play", card)
    drawn = [event.text.args["player"] for event in s.game.events("public") if event.kind == "destiny"]
    assert drawn == ["dark", "light"]


# -- Epic Duel ---------------------------------------------------------------------------------------------------------


def epic(hand: str, *extra: Definition, light: str, dark: str = "Darth Vader",
         force: int = 0) -> tuple[Scenario, CardRef, CardRef, CardRef]:  # fmt: skip
    """An epic duel may begin."""
    s, card, mine, yours = met(*extra, hand=hand, light=light, dark=dark, force=force)
    s.put("Epic Duel", on="table")
    return s, card, mine, yours


def drawing(s: Scenario, dark: tuple[int, int], light: tuple[int, int]) -> None:
    s.destinies("dark", *dark)
    s.destinies("light", *light)


@pytest.mark.parametrize(("light", "loser", "forces"), [((1, 1), "light", (0, 9)), ((3, 3), "dark", (6, 0))])
def test_an_epic_duel_with_obi_wan(light: tuple[int, int], loser: str, forces: tuple[int, int]):
    s, card, vader, obi = epic("The Circle Is Now Complete", light="Obi-Wan Kenobi")
    drawing(s, (2, 1), light)
    s.do("play", card, mode=2)
    assert totals(s) == (6 + 3, 6 + sum(light))
    lose_all(s)
    assert s.zone(vader if loser == "dark" else obi) == "out-of-play"
    assert s.zone(obi if loser == "dark" else vader) == "table"
    assert losses(s) == forces


def lose_all(s: Scenario) -> None:
    """Whoever loses Force loses it from the Reserve Deck."""
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")


def losses(s: Scenario) -> tuple[int, ...]:
    """How much Force the Dark Side and the Light Side have lost."""
    g = s.game.engine
    piles = (g.pile(side, "lost") for side in ("dark", "light"))
    return tuple(sum(g.face(id).category == "filler" for id in pile) for pile in piles)


EPIC = pytest.mark.parametrize(("hand", "light"), [("The Circle Is Now Complete", "Obi-Wan Kenobi"),
                                                   ("Vader's Obsession", "Luke Skywalker")])  # fmt: skip


@EPIC
@pytest.mark.parametrize("armed", ["", "dark", "light", "others"])
def test_in_an_epic_duel_a_lightsaber_of_who_fights_adds_one_to_each_draw(hand: str, light: str, armed: str):
    s, card, vader, foe = epic(hand, light=light)
    bearers = {"dark": vader, "light": foe}
    if armed == "others":
        bearers = {"dark": s.put("Imperial 1", at=s.at(vader)), "light": s.put("Rebel 1", at=s.at(foe))}
    for side, bearer in bearers.items():
        if armed in (side, "others"):
            s.put(f"{side.capitalize()} Saber", on=bearer)
    drawing(s, (2, 1), (1, 1))
    ability = s.ability(foe)
    s.do("play", card, mode=2)
    assert totals(s) == (6 + 3 + 2 * (armed == "dark"), ability + 2 + 2 * (armed == "light"))


@pytest.mark.parametrize(("luke", "hindrance"), [("Luke Skywalker, Jedi Knight", 3), ("Luke Skywalker", 0)])
def test_a_jedi_knight_is_hard_to_cross_over(luke: str, hindrance: int):
    s, card, vader, foe = epic("Vader's Obsession", light=luke)
    drawing(s, (2, 1), (1, 1))
    ability = s.ability(foe)
    s.do("play", card, mode=2)
    assert totals(s) == (6 + 3 - hindrance, ability + 2)


def test_the_emperor_does_not_mind_luke():
    s, card, vader, luke = epic("Vader's Obsession", light="Luke Skywalker")
    s.put("Emperor Palpatine", at=s.at(vader))
    drawing(s, (2, 1), (1, 1))
    s.do("play", card, mode=2)
    assert totals(s)[0] == 6 + 3


def test_a_duel_that_crosses_nobody_over_is_no_such_attempt():
    s, card, vader, _ = met(TRIAL_OF_ARMS, hand="Trial Of Arms", light="Luke Skywalker, Jedi Knight")
    s.destinies("dark", 3)
    power = s.power(vader)
    s.do("play", card)
    assert totals(s)[0] == power + 3


def test_without_the_event_the_interrupts_do_what_they_say():
    for hand, light in (("The Circle Is Now Complete", "Obi-Wan Kenobi"), ("Vader's Obsession", "Luke Skywalker")):
        s, card, *_ = met(hand=hand, light=light)
        assert not s.can("play", card, mode=2)
        s.put("Epic Duel", on="table")
        assert s.can("play", card, mode=2)


@pytest.mark.parametrize(("hand", "light"), [("The Circle Is Now Complete", "Luke Skywalker"),
                                             ("Vader's Obsession", "Obi-Wan Kenobi")])  # fmt: skip
def test_each_interrupt_has_its_own_target(hand: str, light: str):
    s, card, *_ = epic(hand, light=light)
    assert not s.can("play", card, mode=2)


@EPIC
def test_an_epic_duel_wants_both_at_one_site(hand: str, light: str):
    s = scene()
    s.put("Epic Duel", on="table")
    s.put("Darth Vader", at=s.location("Tatooine: Box"))
    s.put(light, at=s.location("Tatooine: Vault"))
    card = s.hand("dark", hand)
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card, mode=2)


@EPIC
def test_nobody_else_fights_an_epic_duel(hand: str, light: str):
    s, card, vader, foe = epic(hand, light=light)
    mine, other = s.put("Imperial 6", at=s.at(vader)), s.put("Rebel 6", at=s.at(vader))
    assert not s.can("play", card, mine, foe, mode=2) and not s.can("play", card, vader, other, mode=2)
    assert s.can("play", card, mode=2)


@EPIC
@pytest.mark.parametrize(("dark_hull", "light_hull", "place"), [
    ("Tank", "", "Tatooine: Box"), ("", "Crawler", "Tatooine: Box"), ("Raider", "Fighter", "Calm"),
])  # fmt: skip
def test_an_epic_duel_is_fought_in_the_open(hand: str, light: str, dark_hull: str, light_hull: str, place: str):
    s = scene()
    site = s.location(place)
    s.put("Epic Duel", on="table")
    for title, hull in (("Darth Vader", dark_hull), (light, light_hull)):
        s.put(title, **({"aboard": s.put(hull, at=site), "as_": "passenger"} if hull else {"at": site}))
    card = s.hand("dark", hand)
    s.start(turn="dark", phase="deploy")
    assert not s.can("play", card, mode=2)


def test_epic_duel_deploys_free_on_table():
    s = scene(force=0)
    event = s.hand("dark", "Epic Duel")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", event)
    assert s.zone(event) == "table"


def test_vader_who_loses_to_luke_is_out_of_play_and_costs_nine_force():
    s, card, vader, luke = epic("Vader's Obsession", light="Luke Skywalker")
    drawing(s, (1, 1), (4, 4))
    s.do("play", card, mode=2)
    lose_all(s)
    assert (s.zone(vader), s.zone(luke), losses(s)) == ("out-of-play", "table", (9, 0))


@pytest.mark.ruling("converting-characters.4", "crossing-over.1")
@pytest.mark.parametrize(("answer", "zone", "force"), [("yes", "table", 4), ("no", "lost", 12)])
def test_luke_who_loses_crosses_over_or_is_lost(answer: str, zone: str, force: int):
    s, card, vader, luke = epic("Vader's Obsession", light="Luke Skywalker")
    drawing(s, (4, 4), (1, 1))
    s.do("play", card, mode=2)
    assert s.decision.player == "light"
    s.do(answer)
    lose_all(s)
    assert (s.zone(luke), losses(s)) == (zone, (0, force))
    if answer == "yes":
        status = [each.name for each in s.game.engine.card(luke.id).statuses]
        assert (s.game.engine.card(luke.id).side, status) == ("dark", ["crossed over"])


@pytest.mark.ruling("character-jedi-knight.3")
def test_a_jedi_knight_who_crosses_over_is_a_dark_jedi():
    knight = Rebel("Knight Luke", "duels knight", unique=1, personas=["Luke"], ability=6, **BODY)
    s, card, vader, luke = epic("Vader's Obsession", knight, light="Knight Luke")
    drawing(s, (4, 4), (1, 1))
    s.do("play", card, mode=2)
    assert {"jedi", "dark jedi"} & words(s.game.engine, luke.id) == {"jedi"}
    s.do("yes")
    lose_all(s)
    assert {"jedi", "dark jedi"} & words(s.game.engine, luke.id) == {"dark jedi"}


def test_epic_duels_are_no_duels_of_the_usual_kind():
    s, card, vader, luke = epic("Vader's Obsession", ESCAPE, light="Luke Skywalker")
    escape = s.hand("light", "Escape")
    s.do("play", card, mode=2)
    assert (s.can("play", escape, mode=1), s.can("play", escape, mode=2)) == (False, True)
