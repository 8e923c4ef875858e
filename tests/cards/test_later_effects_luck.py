"""Effects that heed destinies, battles and drains: For Luck, Program Trap, Tauntaun Bones and others."""

import pytest

from cantina.lang import *
from cantina.rules.battle import draws_allowed
from tests.cards.sample_cards import BODY, crewed, fight, over, scene

LORD = Imperial("Lord", "luck lord", ability=6, **BODY)
KNIGHT = Rebel("Knight", "luck knight", ability=6, **BODY)
# for each side: its card, the opponent's assault, somebody of its own, the opponent's greatest and least, a trick
LUCK = {"light": ("For Luck", "Counter Assault", "Rebel 3", "Lord", "Imperial 2", "Light Trick"),
        "dark": ("Dark Forces", "Surprise Assault", "Imperial 3", "Knight", "Rebel 2", "Dark Trick")}  # fmt: skip
OTHER = {"light": "dark", "dark": "light"}
SIDES = pytest.mark.parametrize("side", ["light", "dark"])


# -- For Luck and Dark Forces ------------------------------------------------------------------------------------------


@pytest.mark.ruling("for-luck.1", "for-luck.4")
@SIDES
def test_luck_lies_on_table_for_free(side):
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand(side, LUCK[side][0])
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)


def assaulted(side, force=5, own=None):
    """A drain of a side is answered with an assault: one destiny against a power of 1."""
    s = scene(force=0)
    s.force(OTHER[side], force)
    s.force(side, force if own is None else own)
    title, assault, mine, *_ = LUCK[side]
    site = s.location("Tatooine: Box")
    s.put(mine, at=site)
    card, played = s.put(title, on="table"), s.hand(OTHER[side], assault)
    s.start(turn=side, phase="control")
    s.destinies(OTHER[side], 5)
    s.destinies(side, 2)
    s.do("drain", site)
    s.do("play", played)
    return s, card


@pytest.mark.ruling("for-luck.2", "for-luck.4")
@SIDES
def test_luck_adds_a_destiny_to_your_total_in_an_assault(side):
    s, card = assaulted(side)
    away = s.location("Kessel: Box")
    s.put(LUCK[OTHER[side]][2], at=away)
    s.do("use", card)
    assert s.count(side, "force") == 4 and s.total_power(OTHER[side], away) == 1
    loss = [event.text.args["amount"] for event in s.game.events("public") if event.kind == "must-lose"]
    assert s.decision.player == side and loss == [2]  # 5 against 1 + 2
    for _ in range(2):
        s.do("lose", pile="reserve")
    assert s.total_power(side, s.location("Tatooine: Box")) == 1


@pytest.mark.ruling("for-luck.2", "for-luck.4")
@SIDES
def test_without_luck_an_assault_hurts_more(side):
    s, card = assaulted(side)
    s.pass_()
    loss = [event.text.args["amount"] for event in s.game.events("public") if event.kind == "must-lose"]
    assert s.count(side, "force") == 5 and loss == [4]


@pytest.mark.ruling("for-luck.2", "for-luck.4")
@SIDES
def test_luck_costs_one_force_in_an_assault(side):
    s, card = assaulted(side, force=1)
    assert s.can("use", card)
    s, card = assaulted(side, force=1, own=0)
    assert not s.can("use", card)


def sensed(side, force=5, more=()):
    """A trick of a side is answered with Sense, whose player has somebody great and somebody small."""
    title, _, _, great, small, trick = LUCK[side]
    s = scene(LORD, KNIGHT, force=force)
    site = s.location("Tatooine: Box")
    lords = [s.put(each, at=site) for each in (great, *more)]
    little = s.put(small, at=site)
    card = s.put(title, on="table")
    played, sense = s.hand(side, trick), s.hand(OTHER[side], "Sense")
    s.start(turn=side, phase="control")
    s.destinies(OTHER[side], 3)
    s.do("play", played)
    s.do("play", sense)
    return s, card, played, lords, little


@pytest.mark.ruling("for-luck.3", "for-luck.4")
@SIDES
def test_luck_hides_the_greatest_from_sense(side):
    s, card, played, (lord,), little = sensed(side)
    assert not s.can("use", card, little)
    s.do("use", card, lord)
    assert s.count(side, "force") == 4
    s.until(phase="control")
    assert s.count(side, "hand") == 1  # the trick had its result: 3 is not below 2


@pytest.mark.ruling("for-luck.3", "for-luck.4")
@SIDES
def test_without_luck_sense_succeeds(side):
    s, card, played, *_ = sensed(side)
    s.pass_()
    assert s.count(side, "hand") == 0 and s.zone(played) == "lost"  # 3 is below 6


@pytest.mark.ruling("for-luck.3", "for-luck.4")
@SIDES
@pytest.mark.parametrize(("force", "both"), [(1, False), (2, True)])
def test_luck_costs_one_force_for_each_who_is_hidden(side, force, both):
    great = LUCK[side][3]
    s, card, played, lords, _ = sensed(side, force=force, more=(great,))
    assert s.can("use", card, *lords) is both
    if both:
        s.do("use", card, *lords)
        s.until(phase="control")
        assert s.count(side, "hand") == 1 and s.count(side, "force") == 0


@pytest.mark.ruling("for-luck.3", "for-luck.4")
@SIDES
def test_luck_hides_nobody_after_that_sense(side):
    s, card, played, (lord,), _ = sensed(side)
    s.do("use", card, lord)
    s.until(phase="control")
    again, sense = s.hand(side, LUCK[side][5]), s.hand(OTHER[side], "Sense")
    s.until(player=side)
    s.destinies(OTHER[side], 3)
    s.do("play", again)
    s.do("play", sense)
    s.pass_()
    assert s.zone(again) == "lost" and s.count(side, "hand") == 1


@pytest.mark.ruling("for-luck.3", "for-luck.4")
@SIDES
def test_luck_helps_against_alter_too(side):
    title, _, _, great, small, _ = LUCK[side]
    s = scene(LORD, KNIGHT)
    site = s.location("Tatooine: Box")
    lord, _ = s.put(great, at=site), s.put(small, at=site)
    card, banner = s.put(title, on="table"), s.put("Light Banner" if side == "light" else "Dark Banner", on="table")
    alter = s.hand(OTHER[side], "Alter")
    s.start(turn=OTHER[side], phase="control")
    s.destinies(OTHER[side], 3)
    s.do("play", alter, banner)
    s.do("use", card, lord)
    assert s.on_table(banner)


@pytest.mark.ruling("for-luck.2", "for-luck.3", "for-luck.4")
@SIDES
def test_luck_heeds_nothing_else(side):
    s = scene(LORD, KNIGHT)
    site = s.location("Tatooine: Box")
    s.put(LUCK[side][3], at=site)
    card, trick = s.put(LUCK[side][0], on="table"), s.hand(OTHER[side], LUCK[OTHER[side]][5])
    s.start(turn=OTHER[side], phase="control")
    s.do("play", trick)
    assert not s.can("use", card) and s.zone(trick) == "lost"


# -- Program Trap ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "force", "offered"), [
    ("Dark Droid", 1, True), ("Dark Droid", 0, False), ("Light Droid", 2, True), ("Light Droid", 1, False),
    ("R2-D2 (Artoo-Detoo)", 5, False), ("C-3PO (See-Threepio)", 5, False), ("Imperial 1", 5, False),
    ("Rebel 1", 5, False)])  # fmt: skip
def test_a_trap_is_cheaper_in_your_own_droid(title, force, offered):
    s = scene(force=force)
    droid, card = s.put(title, at=s.location("Tatooine: Box")), s.hand("dark", "Program Trap")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, droid) is offered
    if offered:
        s.do("deploy", card, droid)
        assert s.count("dark", "force") == 0


def trap(*people, number, by="light", where="site"):
    """A trapped droid, people with it, and a destiny drawn for an Interrupt."""
    guess = {owner: UsedInterrupt(f"{owner} Guess", owner, f"luck guess {owner}", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 9, (LoseForce(1),))])]) for owner in ("light", "dark")}  # fmt: skip
    s = scene(*guess.values())
    site = s.location("Tatooine: Box" if where == "site" else "Calm")
    ship = crewed(s, "Cruiser", at=site) if where == "space" else None
    droid = s.put("Light Droid", aboard=ship, as_="passenger") if ship else s.put("Light Droid", at=site)
    card = s.put("Program Trap", on=droid)
    company = [s.put(title, aboard=ship, as_="passenger") if ship else s.put(title, at=site) for title in people]
    s.start(turn=by, phase="control")
    played = s.hand(by, f"{by} Guess")
    s.destinies(by, number)
    s.do("play", played)
    return s, card, droid, company


@pytest.mark.parametrize("by", ["light", "dark"])
@pytest.mark.parametrize(("number", "lost"), [(2, False), (3, True), (4, False)])
def test_a_droid_explodes_at_a_destiny_that_is_the_number_of_characters(by, number, lost):
    s, card, droid, company = trap("Rebel 1", "Imperial 1", number=number, by=by)
    assert all((s.zone(each) == "lost") is lost for each in (card, droid, *company))


def test_an_explosion_spares_who_is_elsewhere_or_inside():
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    droid = s.put("Dark Droid", at=site)
    s.put("Program Trap", on=droid)
    tank = s.put("Tank", at=site)
    inside_, far = s.put("Imperial 1", aboard=tank, as_="passenger"), s.put("Rebel 1", at=away)
    for title in ("Imperial 5", "Rebel 5"):
        s.put(title, at=site)
    fight(s, site, "dark")
    s.destinies("dark", 4)  # the droid, two fighters and the passenger
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.zone(droid) == "lost" and s.on_table(tank)
    assert s.on_table(inside_) and s.on_table(far)


def test_a_droid_in_space_does_not_explode():
    s, card, droid, _ = trap("Rebel 1", number=3, where="space")  # the pilot, the droid and one more
    assert s.on_table(droid) and s.on_table(card)


@pytest.mark.ruling("counter-assault.9")
def test_who_is_blown_up_during_an_assault_still_counts():
    s = scene()
    site = s.location("Tatooine: Box")
    droid, rebel = s.put("Light Droid", at=site), s.put("Rebel 3", at=site)
    s.put("Program Trap", on=droid)
    assault = s.hand("dark", "Counter Assault")
    s.start(turn="light", phase="control")
    s.destinies("dark", 2, 6)  # the first one blows both of them up
    s.do("drain", site)
    s.do("play", assault)
    assert [s.zone(each) for each in (droid, rebel)] == ["lost", "lost"]
    loss = [event.text.args["amount"] for event in s.game.events("public") if event.kind == "must-lose"]
    assert loss == [6]  # two destinies, 8 in all, against a power of 2


# -- Tauntaun Bones ----------------------------------------------------------------------------------------------------


def bones(number, by="dark", below=0, **piles):
    """Bones on table, and a destiny drawn by a side in the course of an Interrupt."""
    guess = {owner: UsedInterrupt(f"{owner} Guess", owner, f"luck bones {owner}", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 9, (LoseForce(1),))])]) for owner in ("light", "dark")}  # fmt: skip
    s = scene(*guess.values(), force=0)
    site = s.location("Tatooine: Box")
    card = s.put("Tauntaun Bones", on="table")
    for pile in piles:
        s.pile("light", pile, *["Light Banner"] * below)
    held = {pile: s.pile("light", pile, title) for pile, title in piles.items()}
    s.start(turn=by, phase="control")
    played = s.hand(by, f"{by} Guess")
    s.destinies(by, number)
    s.do("play", played)
    return s, card, held, site


def test_bones_cost_one_force():
    for force in (0, 1):
        s = scene(force=force)
        s.location("Tatooine: Box")
        card = s.hand("light", "Tauntaun Bones")
        s.start(turn="light", phase="deploy")
        assert s.can("deploy", card) is bool(force)


@pytest.mark.parametrize(("number", "by", "taken"), [(0, "dark", True), (6, "dark", False), (0, "light", False)])
def test_bones_say_nought(number, by, taken):
    s, card, held, _ = bones(number, by, used="Light Trick", below=6)
    assert s.zone(held["used"]) == ("hand" if taken else "used") and s.on_table(card)


def test_bones_say_one():
    s, _, _, _ = bones(1)
    assert s.count("light", "lost") == 1


def test_bones_say_two():
    s, _, _, _ = bones(2)
    assert s.count("light", "force") == 1


@pytest.mark.parametrize("number", [2, 3, 4])
def test_bones_say_three(number):
    s, card, _, _ = bones(number)
    assert s.on_table(card) is (number != 3)


@pytest.mark.parametrize("number", [3, 4, 6])
def test_bones_say_four(number):
    s, _, held, _ = bones(number, below=1, lost="Light Trick")
    assert s.zone(held["lost"]) == ("used" if number == 4 else "lost")
    assert s.count("light", "used") == (1 if number == 4 else 0)


def test_bones_say_five():
    s, _, held, site = bones(5, hand="Rebel 6")
    assert s.at(held["hand"]) == site and s.count("light", "force") == 0


def test_bones_say_nothing_of_six():
    s, _, held, _ = bones(6, hand="Rebel 6")
    assert s.zone(held["hand"]) == "hand"


def test_bones_say_five_for_characters_alone():
    s, _, held, _ = bones(5, hand="Skiff")
    assert s.zone(held["hand"]) == "hand"


@pytest.mark.ruling("counter-assault.8")
def test_who_comes_during_an_assault_adds_nothing():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 3", at=site)
    s.put("Tauntaun Bones", on="table")
    friend, assault = s.hand("light", "Rebel 6"), s.hand("dark", "Counter Assault")
    s.start(turn="light", phase="control")
    s.destinies("dark", 5, 5)
    s.do("drain", site)
    s.do("play", assault)
    assert s.at(friend) == site
    loss = [event.text.args["amount"] for event in s.game.events("public") if event.kind == "must-lose"]
    assert loss == [4]  # one destiny against a power of 1


# -- K'lor'slug --------------------------------------------------------------------------------------------------------


def slug(strength, force=12, by="light"):
    """A battle of one Rebel against one Imperial of ability 4, and a slug on table."""
    s = scene(force=force)
    site = s.location("Tatooine: Box")
    s.put(f"Rebel {strength}", at=site)
    s.put("Imperial 4", at=site)
    card = s.put("K'lor'slug", on="table")
    fight(s, site, by)
    return s, card, site


def test_a_slug_lies_on_table_for_free():
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand("light", "K'lor'slug")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)


@pytest.mark.parametrize(("strength", "amount", "offered"), [(3, 1, True), (3, 3, True), (3, 4, False)])
def test_a_slug_turns_ability_and_force_into_power(strength, amount, offered):
    s, card, site = slug(strength)
    assert s.can("use", card, amount=amount) is offered
    if offered:
        before = s.count("light", "force")
        s.do("use", card, amount=amount)
        assert s.count("light", "force") == before - amount
        assert (s.total_power("light", site), s.total_power("dark", site)) == (1 + amount, 1)
        assert not s.can("use", card)  # once a battle


def test_a_slug_takes_no_more_than_there_is_force():
    s, card, _ = slug(6, force=3)
    most = s.count("light", "force")
    assert s.can("use", card, amount=most) and not s.can("use", card, amount=most + 1)


@pytest.mark.parametrize(("strength", "amount", "draws"), [(5, 1, 1), (5, 2, 0), (4, 1, 0)])
def test_ability_that_a_slug_has_used_draws_no_destiny(strength, amount, draws):
    s, card, _ = slug(strength)
    s.do("use", card, amount=amount)
    assert draws_allowed(s.game.engine, "light") == draws and draws_allowed(s.game.engine, "dark") == 1


def test_a_slug_is_ready_again_in_the_next_battle():
    s, card, site = slug(3)
    s.do("use", card, amount=2)
    over(s)
    away = s.location("Kessel: Box")
    s.put("Rebel 3", at=away)
    s.put("Imperial 4", at=away)
    s.until(player="light", verb="battle")
    s.do("battle", away)
    assert s.total_power("light", away) == 1 and s.can("use", card, amount=1)


def test_a_slug_waits_for_a_battle_of_yours():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 4", at=site)
    card = s.put("K'lor'slug", on="table")
    s.start(turn="light", phase="battle")
    assert not s.can("use", card)


def test_a_slug_counts_ability_where_the_battle_is_and_may_be_left_alone():
    s, card, _ = slug(2)
    s.put("Rebel 6", at=s.location("Kessel: Box"))
    assert s.can("use", card, amount=2) and not s.can("use", card, amount=3)
    before = s.count("light", "force")
    s.pass_()
    assert s.count("light", "force") == before


# -- I Will Not Defer --------------------------------------------------------------------------------------------------

SENATOR = Character("Senator", LIGHT, "luck senator", "republic", ability=1, traits=["senator", "peace agenda"], **BODY)
HAWK = Character("Hawk", LIGHT, "luck hawk", "republic", ability=1, traits=["senator", "order agenda"], **BODY)
BARREN = Site("Kessel: Barren", LIGHT, "luck barren", ["exterior", "planet"], (0, 1))


def senate(*held):
    """The Effect on table, senators in hand, and Rebels at two battlegrounds and at a place that is none."""
    s = scene(SENATOR, HAWK, BARREN)
    card = s.put("I Will Not Defer", on="table")
    places = [s.location(title) for title in ("Tatooine: Box", "Yavin 4: Box", "Kessel: Barren")]
    for place in places:
        s.put("Rebel 1", at=place)
    return s, card, places, list(s.hand("light", *held)) if held else []


def lost_to_drains(s):
    """The amounts of all drains so far."""
    return [event.text.args["amount"] for event in s.game.events("public") if event.kind == "drain-amount"]


def test_not_deferring_is_free():
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand("light", "I Will Not Defer")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)


@pytest.mark.ruling("cumulatively.4")
def test_a_senator_adds_two_to_the_next_drain_at_a_battleground():
    s, card, (first, second, barren), (senator, hawk, rebel) = senate("Senator", "Hawk", "Rebel 1")
    s.start(turn="light", phase="control")
    assert not s.can("use", card, rebel)
    s.do("use", card, senator)
    assert s.zone(senator) == "stacked"
    s.until(player="light")
    assert not s.can("use", card, hawk)  # there is one
    for place in (barren, first, second):
        s.until(player="light", verb="drain")
        s.do("drain", place)
        while s.decision.player == "dark" and s.can("lose", pile="reserve"):
            s.do("lose", pile="reserve")
    assert lost_to_drains(s) == [1, 3, 1]


def test_a_senator_adds_nothing_to_the_opponents_drains_or_next_turn():
    s, card, (first, *_), (senator,) = senate("Senator")
    s.start(turn="light", phase="deploy")
    s.do("use", card, senator)
    away = s.location("Death Star: Box")
    s.put("Imperial 1", at=away)
    s.until(player="dark", phase="control")
    s.do("drain", away)
    s.do("lose", pile="reserve")
    s.until(player="light", phase="control")
    s.do("drain", first)
    assert lost_to_drains(s) == [1, 1]


def test_a_senator_placed_in_the_opponents_turn_adds_nothing_to_his_drains():
    s, card, _, (senator,) = senate("Senator")
    away = s.location("Death Star: Box")
    s.put("Imperial 1", at=away)
    s.start(turn="dark", phase="activate")
    s.until(player="light")
    s.do("use", card, senator)
    s.until(player="dark", verb="drain")
    s.do("drain", away)
    assert lost_to_drains(s) == [1]


@pytest.mark.parametrize(("title", "by", "offered"), [
    ("Senator", "dark", True), ("Hawk", "dark", False), ("Senator", "light", False)])  # fmt: skip
def test_with_peace_on_the_agenda_you_gain_force_from_the_opponents_battles(title, by, offered):
    s, card, (first, second, _), (senator,) = senate(title)
    s.start(turn="light", phase="control")
    s.do("use", card, senator)
    for place in (first, second):
        s.put("Imperial 1", at=place)
    fight(s, first, by)
    assert s.can("use", card) is offered
    if offered:
        before = s.count("light", "force")
        assert not s.can("use", card, amount=3)
        s.do("use", card, amount=2)
        assert s.count("light", "force") == before + 2
        over(s)
        s.until(player="dark", verb="battle")
        s.do("battle", second)
        assert not s.can("use", card)  # once a turn


def test_force_need_not_be_activated_and_nobody_placed():
    s, card, (first, *_), (senator,) = senate("Senator")
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.zone(senator) == "hand"
    s.until(player="light")
    s.do("use", card, senator)
    s.put("Imperial 1", at=first)
    before = s.count("light", "force")
    fight(s, first, "dark")
    s.pass_()
    assert s.count("light", "force") == before
