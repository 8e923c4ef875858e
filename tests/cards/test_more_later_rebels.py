"""More Rebels of later sets: Nien Nunb, Padme, Master Luke, and Chewie at the end of his patience."""

import pytest

from cantina.engine.values import value
from cantina.lang import *
from tests.cards.sample_cards import drawn, draws, fight, scene
from tests.cards.test_later_rebels import BODY, HAN_, LEIA_, person

# -- Nien Nunb ---------------------------------------------------------------------------------------------------------

CALRISSIAN = person("General Calrissian", "Lando", ability=3)


@pytest.mark.parametrize(("friend", "place", "adds"), [
    ("General Calrissian", "site", 1), ("Rebel 3", "site", 0), ("General Calrissian", "other", 0)])  # fmt: skip
def test_nien_nunb_flies_with_general_calrissian(friend: str, place: str, adds: int):
    s = scene(CALRISSIAN)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Nien Nunb", at=site)
    s.put(friend, at=site if place == "site" else other)
    s.put("Rebel 3", at=site)
    s.put("Imperial 4", at=site)
    fight(s, site, "light")
    assert draws(s, "light") == 1 + adds


def test_nien_nunb_helps_in_his_own_battle_only():
    s = scene(CALRISSIAN)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Nien Nunb", at=other)
    s.put("General Calrissian", at=other)
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    fight(s, site, "light")
    assert draws(s, "light") == 1


@pytest.mark.parametrize(("kind", "works"), [("mobile", True), ("space", False)])
@pytest.mark.parametrize("taken", [True, False])
def test_nien_nunb_looks_ahead_in_a_mobile_sector(kind: str, works: bool, taken: bool):
    sector = Sector("Test Sector", LIGHT, "test sector", "asteroid", "Calm", [kind], (1, 1))
    s = scene(sector)
    s.location("Calm")
    place = s.location("Test Sector")
    nunb = s.put("Nien Nunb", aboard=s.put("Fighter", at=place), as_="pilot")
    below, card = s.pile("light", "reserve", "Rebel 1", "Rebel 2")
    s.hand("light", "Light Trick")  # something to do in any phase
    s.start(turn="dark", phase="control")
    s.until(player="light")
    assert s.can("use", nunb) == works
    if works:
        s.do("use", nunb)
        s.decide(lambda option: option.verb == ("yes" if taken else "no"))
        assert s.zone(card) == ("used" if taken else "reserve") and s.zone(below) == "reserve"
        s.until(phase="control", player="light")
        assert s.can("play") and not s.can("use", nunb)


# -- Padme -------------------------------------------------------------------------------------------------------------


def test_padme_calls_her_protectors_twice():
    jedi = [person("Test Qui-Gon", "Qui-Gon"), person("Test Obi-Wan", "Obi-Wan")]
    s = scene(*jedi)
    site, near = s.location("Tatooine: Box"), s.location("Kessel: Box")
    padme = s.put("Padme Naberrie", at=site)
    s.put("Rebel 4", at=near)
    s.hand("light", "Light Trick")  # something to do at any time
    other, quigon, obiwan, again = s.pile("light", "reserve", "Rebel 2", "Test Qui-Gon", "Test Obi-Wan", "Test Obi-Wan")
    s.start(turn="dark", phase="control")
    s.until(player="light")
    assert not s.can("use", padme, other) and not s.can("use", padme, quigon, near)
    s.do("use", padme, quigon)
    s.until(player="light")
    s.do("use", padme, obiwan)
    assert (s.at(quigon), s.at(obiwan), s.count("light", "force")) == (site, site, 8)
    s.until(phase="control", player="light")
    assert s.can("play") and not s.can("use", padme, again)


# -- Master Luke -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "gone"), [(2, False), (3, True)])
def test_master_luke_sends_aliens_home(destiny: int, gone: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    luke, alien, man = s.put("Master Luke", at=site), s.put("Brute 2", at=site), s.put("Imperial 4", at=site)
    own, inside = s.put("Settler 2", at=site), s.put("Brute 2", aboard=s.put("Tank", at=site), as_="passenger")
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="light", phase="battle")
    assert not s.can("use", luke)
    fight(s, site, "light")
    assert not any(s.can("use", luke, each) for each in (man, own, inside))
    s.destinies("light", destiny)
    s.do("use", luke, alien)
    assert (s.zone(alien) == "hand") == gone
    s.until(player="light")
    assert s.battle.segment == "weapons" and s.can("play") and not s.can("use", luke)


# -- Chewie, Enraged ---------------------------------------------------------------------------------------------------


def test_enraged_chewie_grows_with_his_enemies():
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    chewie = s.put("Chewie, Enraged", at=site)
    assert s.power(chewie) == 9
    s.put("Imperial 1", at=site)
    s.put("Imperial 1", at=site)
    s.put("Brute 1", at=site)
    s.put("Imperial 1", at=near)
    s.put("Imperial 1", aboard=s.put("Tank", at=site), as_="passenger")
    assert s.power(chewie) == 11


@pytest.mark.parametrize(("friend", "more"), [("Test Han", 2), ("Test Leia", 2), ("Rebel 1", 0)])
def test_enraged_chewie_fights_better_among_friends(friend: str, more: int):
    s = scene(HAN_, LEIA_)
    site = s.location("Tatooine: Box")
    s.put("Chewie, Enraged", at=site)
    s.put(friend, at=site)
    s.put("Rebel 4", at=site)
    s.put("Test Leia", at=s.location("Kessel: Box"))
    s.put("Imperial 4", at=site)
    s.destinies("light", 1)
    s.destinies("dark", 1)
    fight(s, site, "light")
    totals = drawn(s)
    assert (totals["light"], totals["dark"]) == (10 + 2 + 1 + more, 1 + 1)


def test_enraged_chewie_helps_nowhere_else():
    s = scene(HAN_)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Chewie, Enraged", at=other)
    s.put("Test Han", at=other)
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    s.destinies("light", 1)
    fight(s, site, "light")
    assert drawn(s)["light"] == 2


def test_enraged_chewie_scares_an_imperial():
    def brave(title: str, power: int):
        return Imperial(title, f"test {title}", ability=2, destiny=1, deploy=2, power=power, forfeit=3,
                        text=[Modify("forfeit", +2)])  # fmt: skip

    s = scene(brave("Weak One", 4), brave("Strong One", 5))
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    chewie, weak, strong = s.put("Chewie, Enraged", at=site), s.put("Weak One", at=site), s.put("Strong One", at=site)
    others = [strong, s.put("Weak One", at=near), s.put("Brute 1", at=site),
              s.put("Weak One", aboard=s.put("Tank", at=site), as_="passenger")]  # fmt: skip
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="dark", phase="control")
    s.until(player="light")
    assert s.can("play") and not s.can("use", chewie)
    s.start(turn="light", phase="control")
    assert not any(s.can("use", chewie, each) for each in others)
    s.do("use", chewie, weak)
    assert s.forfeit(weak) == 3
    s.until(phase="control", player="light")
    assert s.can("play") and not s.can("use", chewie)
    s.until(phase="draw")
    assert s.forfeit(weak) == 3
    s.until(player="light", verb="maintain")
    s.do("maintain", chewie)
    s.until(player="dark")
    assert s.forfeit(weak) == 5


def test_enraged_chewie_is_dear():
    s = scene()
    chewie = s.put("Chewie, Enraged", at=s.location("Tatooine: Box"))
    s.force("light", 2)
    s.start(turn="light", phase="draw")
    s.until(verb="maintain")
    assert s.can("maintain", chewie)
    s.do("recycle", chewie)
    s.do("lose", pile="reserve")
    assert s.zone(chewie) == "reserve"
    s = scene()
    s.put("Chewie, Enraged", at=s.location("Tatooine: Box"))
    s.force("light", 1)
    s.start(turn="light", phase="draw")
    s.until(verb="recycle")
    assert not s.can("maintain")


@pytest.mark.parametrize(("luke", "vader", "power"), [
    ("site", "site", 4), ("site", "near", 6), ("closed", "site", 6), ("site", "closed", 6)])  # fmt: skip
def test_master_luke_falters_before_vader(luke: str, vader: str, power: int):
    father = Imperial("Test Vader", "test vader", personas=["Vader"], ability=6, **BODY)
    s = scene(father)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    places = {"site": {"at": site}, "near": {"at": near}}
    closed = {"light": s.put("Crawler", at=site), "dark": s.put("Tank", at=site)}
    s.put("Test Vader", **places.get(vader, {"aboard": closed["dark"], "as_": "passenger"}))
    master = s.put("Master Luke", **places.get(luke, {"aboard": closed["light"], "as_": "passenger"}))
    assert s.power(master) == power


@pytest.mark.parametrize(("where", "guard", "guard_at", "safe"), [
    ("site", "Rebel 6", "site", True), ("site", "Rebel 5", "site", False), ("site", "Rebel 6", "near", False),
    ("closed", "Rebel 6", "site", False), ("site", "Rebel 6", "closed", False)])  # fmt: skip
def test_jedi_keep_weapons_from_amidala(where: str, guard: str, guard_at: str, safe: bool):
    queen = person("Test Queen", "Amidala", ability=1)
    s = scene(queen)
    site, near = s.location("Tatooine: Box"), s.location("Kessel: Box")
    crawler = s.put("Crawler", at=near)
    spots = {"site": {"at": near}, "near": {"at": site}, "closed": {"aboard": crawler, "as_": "passenger"}}
    s.put("Padme Naberrie", **spots[where])
    s.put(guard, **spots[guard_at])
    amidala, other = s.put("Test Queen", at=site), s.put("Rebel 2", at=site)
    gun = s.put("Blaster Rifle", side="dark", on=s.put("Dark Guard", at=site))
    fight(s, site, "dark")
    assert s.can("fire", gun, amidala) != safe
    assert s.can("fire", gun, other)


# -- Senator Palpatine -------------------------------------------------------------------------------------------------

SENATE = Site("Coruscant: Galactic Senate", LIGHT, "test senate", ["interior", "planet"], (1, 1))
RIVAL = Character("Test Rival", DARK, "test rival", "republic", ability=1, politics=3, **BODY)
SPEAKER = Character("Test Speaker", DARK, "test speaker", "republic", ability=1, politics=4, **BODY)
QUEEN = Character("Test Queen", LIGHT, "test queen", "republic", personas=["Amidala"], ability=1, politics=1, **BODY)


def debate(*others: str, senator: str = "senate", force: int = 5, elsewhere: str = "Rebel 1"):
    """A battle in which the Dark Side has just drawn a 5, and these people in the Senate."""
    s = scene(SENATE, RIVAL, SPEAKER, QUEEN)
    senate, site = s.location("Coruscant: Galactic Senate"), s.location("Tatooine: Box")
    palpatine = s.put("Senator Palpatine", at=senate if senator == "senate" else s.location("Kessel: Box"))
    for each in others:
        s.put(each, at=senate)
    s.put(elsewhere, at=s.location("Yavin 4: Box"))
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    s.force("light", force)
    s.destinies("dark", 5)
    s.destinies("light", 0)
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    return s, palpatine


@pytest.mark.parametrize(("others", "works"), [
    ((), True), (("Test Rival",), True), (("Test Speaker",), False), (("Test Speaker", "Test Queen"), True),
    (("Test Speaker", "Test Rival", "Test Queen"), False)])  # fmt: skip
def test_palpatine_rules_with_a_majority(others: tuple[str, ...], works: bool):
    s, palpatine = debate(*others)
    assert s.can("use", palpatine) == works


def test_palpatine_must_sit_in_the_senate_and_pay():
    for s, palpatine in (debate(senator="elsewhere"), debate(force=0)):
        assert not s.can("use", palpatine)


def test_palpatine_turns_a_destiny_into_power():
    s, palpatine = debate()
    s.do("use", palpatine)
    assert s.count("light", "force") == 4
    assert drawn(s)["light"] == 1 + 5


def test_palpatine_answers_the_opponents_battle_destinies_once_a_turn():
    s = scene(SENATE)
    site = s.location("Tatooine: Box")
    palpatine = s.put("Senator Palpatine", at=s.location("Coruscant: Galactic Senate"))
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    s.put("Sim Aloo", at=site)
    vader = s.put("Darth Vader, Dark Lord Of The Sith", at=site)
    fight(s, site, "light")
    s.destinies("light", 1)
    s.until(player="dark", verb="use")
    s.destinies("dark", 1)
    s.do("use", vader, s.battle.participants("light")[0])
    assert not s.can("use", palpatine)
    s.until(player="light", verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", palpatine)
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", palpatine)


def test_who_uses_a_destiny_does_not_cancel_it():
    s = scene(SENATE, person("Test Chewie", "Chewie"))
    site = s.location("Tatooine: Box")
    palpatine = s.put("Senator Palpatine", at=s.location("Coruscant: Galactic Senate"))
    solo = s.put("General Solo", at=site)
    s.put("Test Chewie", at=site)
    s.put("Imperial 4", at=site)
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", solo)
    s.do("use", palpatine)
    s.until(player="light")
    assert not s.can("use", solo)


def test_amidala_gains_from_palpatines_advice():
    s = scene(SENATE, QUEEN, SPEAKER)
    senate, other = s.location("Coruscant: Galactic Senate"), s.location("Tatooine: Box")
    s.put("Senator Palpatine", at=other)
    queens = [s.put("Test Queen", at=place) for place in (senate, other)]
    speaker = s.put("Test Speaker", at=other)
    s.start(turn="light", phase="control")
    worth = [value(s.game.engine, "politics", each.id) for each in (*queens, speaker)]
    assert worth == [1, 2, 4]


@pytest.mark.ruling(
    "palpatine-and-the-emperor.1",
    "palpatine-and-the-emperor.2",
    "palpatine-and-the-emperor.3",
    "palpatine-and-the-emperor.4",
    "palpatine-and-the-emperor.5",
)
def test_the_senator_is_not_the_emperor():
    honour = [Effect(f"Test {name}", DARK, f"test {name}", destiny=1, text=[
        DeployOnTable(), Modify("forfeit", +1, Person(name))]) for name in ("Palpatine", "Emperor")]  # fmt: skip
    s = scene(*honour)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    senator, emperor = s.put("Senator Palpatine", at=site), s.put("Emperor Palpatine", at=site)
    aloo = s.hand("dark", "Sim Aloo")
    assert s.deploy_cost(aloo, at=other) == 5
    s.put("Test Palpatine", on="table")
    assert (s.forfeit(senator), s.forfeit(emperor)) == (6, 9)
    s.put("Test Emperor", on="table")
    assert (s.forfeit(senator), s.forfeit(emperor)) == (6, 10)
    fresh = s.hand("dark", "Emperor Palpatine")
    s.start(turn="dark", phase="deploy")
    assert not s.can("replace", fresh, senator)
