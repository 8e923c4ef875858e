"""Beru Stew, Het Nkik, General Jar Jar: Force activated by texts, prices that both pay, destinies of both players."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight, scene

BERU = Rebel("Beru Lars", "test beru", destiny=1, deploy=1, power=1, ability=1, forfeit=1)
OWEN = Rebel("Owen Lars", "test owen", destiny=1, deploy=1, power=1, ability=1, forfeit=1)
TROOPER_ = Imperial("Test Trooper", "test trooper", destiny=1, deploy=1, power=1, ability=1, forfeit=1,
                    traits=["stormtrooper"])  # fmt: skip


def stew(*extra):
    s = scene(BERU, OWEN, *extra, force=0)
    (card,) = s.hand("light", "Beru Stew")
    return s, card


@pytest.mark.ruling("beru-stew.2")
def test_beru_stew_feeds_both_players():
    s, card = stew()
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert (s.count("light", "force"), s.count("dark", "force"), s.zone(card)) == (2, 2, "lost")


@pytest.mark.ruling("beru-stew.2", "beru-stew.3")
@pytest.mark.parametrize(("left", "activated"), [(1, 1), (0, 0), (3, 2)])
def test_who_cannot_activate_two_activates_what_he_can(left, activated):
    s, card = stew()
    s.life_force("dark", left + 1)
    s.force("dark", 1)
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert s.count("dark", "force") == 1 + activated


@pytest.mark.parametrize(("company", "most"), [((), 0), (("Beru Lars",), 1), (("Owen Lars", "Beru Lars"), 2)])
@pytest.mark.parametrize("more", [0, 1, 2])
def test_beru_stew_is_better_with_the_family(company, most, more):
    s, card = stew()
    place = s.location("Tatooine: Box")
    for each in company:
        s.put(each, at=place)
    s.start(turn="light", phase="control")
    s.do("play", card)
    if not most:
        assert s.decision.player == "light" and not s.can("amount", amount=1)
        return
    assert s.can("amount", amount=more) == (0 < more <= most)
    if 0 < more <= most:
        s.do("amount", amount=more)
    else:
        s.pass_()
    assert s.count("light", "force") == 2 + (more if more <= most else 0)
    assert s.count("dark", "force") == 2


def test_a_hydroponics_station_feeds_too():
    s, card = stew()
    s.put("Hydroponics Station", on=s.location("Tatooine: Box"))
    s.start(turn="light", phase="control")
    s.do("play", card)
    s.do("amount", amount=1)
    assert s.count("light", "force") == 3


@pytest.mark.ruling("beru-stew.1")
def test_beru_stew_is_unique():
    s, first = stew()
    (second,) = s.hand("light", "Beru Stew")
    s.start(turn="light", phase="control")
    assert s.can("play", second)
    s.do("play", first)
    assert not s.can("play", second) and s.reasons("play", second) == ["unique-played"]


@pytest.mark.ruling("het-nkik.1")
def test_both_players_pay_for_het_nkik():
    s = scene(force=2)
    box, elsewhere = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    (het,) = s.hand("light", "Het Nkik")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", het, elsewhere)
    s.force("dark", 1)
    assert not s.can("deploy", het, box)
    s.force("dark", 2)
    s.force("light", 1)
    assert not s.can("deploy", het, box)
    s.force("light", 2)
    s.do("deploy", het, box)
    assert (s.count("light", "force"), s.count("dark", "force")) == (0, 0)


@pytest.mark.ruling("het-nkik.2")
def test_het_nkik_hates_stormtroopers():
    s = scene(TROOPER_)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    het = s.put("Het Nkik", at=box)
    s.put("Imperial 2", at=box)
    s.put("Test Trooper", at=vault)
    assert s.power(het) == 1
    s.put("Test Trooper", at=box)
    s.put("Test Trooper", at=box)
    assert s.power(het) == 3
    s.put("Reegesk", at=vault)
    assert s.power(het) == 3
    s.put("Reegesk", at=box)
    assert s.power(het) == 1


@pytest.mark.ruling("general-jar-jar.1")
def test_general_jar_jar_is_a_gungan():
    s = scene()
    jar_jar = s.put("General Jar Jar", at=s.location("Tatooine: Box"))
    s.start(turn="light", phase="control")
    assert "Gungan" in s.game.engine.face(jar_jar.id).words


def costs(s) -> list[float | None]:
    """What the uses of a card that are offered cost."""
    return [option.cost for option in s.decision.options if option.verb == "use"]


@pytest.mark.parametrize(("mine", "theirs_", "lost"), [(3, 3, True), (3, 4, False)])
def test_general_jar_jar_against_a_droid(mine, theirs_, lost):
    s = scene(force=2)
    box = s.location("Tatooine: Box")
    s.put("General Jar Jar", at=box)
    droid = s.put("Dark Droid", at=box)
    s.put("Imperial 6", at=box)
    s.put("Light Droid", at=box)
    s.destinies("light", mine)
    s.destinies("dark", theirs_)
    s.start(turn="light", phase="battle")
    assert 1 not in costs(s)
    s.do("battle", box)
    assert costs(s) == [None, 1]
    s.decide(lambda option: option.cost == 1)  # the only droid of the opponent's there
    assert (s.zone(droid), s.count("light", "force")) == ("lost" if lost else "table", 0)
    s.force("light", 1)
    assert costs(s) == [None]


def test_general_jar_jar_needs_a_droid_and_force():
    s = scene(force=1)
    box = s.location("Tatooine: Box")
    s.put("General Jar Jar", at=box)
    s.put("Imperial 6", at=box)
    s.put("Light Droid", at=box)
    fight(s, box, "light")
    assert costs(s) == [None]
    s.put("Dark Droid", at=box)
    assert costs(s) == [None]
    s.force("light", 1)
    assert costs(s) == [None, 1]


def test_general_jar_jar_fetches_his_lunch_once():
    lunch = [
        Effect("Brisky Morning Munchen", LIGHT, f"test lunch {n}", destiny=1, text=[DeployOnTable()]) for n in (1,)
    ]
    s = scene(*lunch)
    jar_jar = s.put("General Jar Jar", at=s.location("Tatooine: Box"))
    first, second = s.pile("light", "reserve", "Brisky Morning Munchen", "Brisky Morning Munchen")
    (other_card,) = s.pile("light", "reserve", "Rebel 1")
    s.start(turn="light", phase="control")
    assert not s.can("use", jar_jar, other_card)
    s.do("use", jar_jar, first)
    assert s.zone(first) == "hand"
    assert not s.can("use", jar_jar, second)


# -- where the clauses end ---------------------------------------------------------------------------------------------


def test_het_nkik_does_not_deploy_aboard_a_ship_above_tatooine():
    s = scene()
    ship = s.put("Cruiser", at=s.location("Tatooine", side="light"))
    (het,) = s.hand("light", "Het Nkik")
    s.location("Tatooine: Box")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", het, ship)


def test_het_nkik_minds_stormtroopers_at_sites_only():
    s = scene(TROOPER_)
    system = s.location("Tatooine", side="light")
    het = s.put("Het Nkik", aboard=s.put("Cruiser", at=system), as_="passenger")
    s.put("Test Trooper", aboard=s.put("Dreadnaught", at=system), as_="passenger")
    assert s.power(het) == 1


def test_reegesk_inside_a_vehicle_does_not_calm_het_nkik():
    s = scene(TROOPER_)
    box = s.location("Tatooine: Box")
    het = s.put("Het Nkik", at=box)
    s.put("Test Trooper", at=box)
    s.put("Reegesk", aboard=s.put("Tank", at=box), as_="passenger")
    assert s.power(het) == 2


def test_the_lunch_is_fetched_once_in_the_whole_game():
    s = scene(Effect("Brisky Morning Munchen", LIGHT, "test lunch", destiny=1, text=[DeployOnTable()]))
    jar_jar = s.put("General Jar Jar", at=s.location("Tatooine: Box"))
    s.pile("light", "reserve", "Brisky Morning Munchen", "Brisky Morning Munchen")
    s.start(turn="light", phase="control")
    s.decide(lambda option: option.verb == "use")
    s.decide(lambda option: option.verb == "choose")
    s.until(phase="deploy")
    assert not s.can("use", jar_jar)


def test_general_jar_jar_looks_at_droids_present_in_his_own_battle():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("General Jar Jar", at=box)
    s.put("Imperial 6", at=box)
    s.put("Dark Droid", at=vault)
    s.put("Dark Droid", aboard=s.put("Tank", at=box), as_="passenger")
    fight(s, box, "light")
    assert costs(s) == [None]


def test_general_jar_jar_does_nothing_to_droids_while_others_fight():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("General Jar Jar", at=box)
    s.put("Dark Droid", at=box)
    s.put("Imperial 6", at=vault)
    s.put("Rebel 6", at=vault)
    fight(s, vault, "light")
    assert costs(s) == [None]


def test_general_jar_jar_tries_again_in_the_next_battle():
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("General Jar Jar", at=box)
    s.put("Dark Droid", at=box)
    man = s.put("Imperial 1", at=box)
    s.put("Imperial 2", at=box)
    s.put("Rebel 1", at=box)
    s.destinies("light", 1)
    s.destinies("dark", 5)
    fight(s, box, "light")
    s.decide(lambda option: option.cost == 1)
    while s.battle is not None:
        s.decide(lambda option: option.verb in ("pass", "no", "done", "lose") or option.card == man)
    s.until(phase="battle", player="dark")
    s.force("light", 1)
    s.do("battle", box)
    s.until(player="light")
    assert 1 in costs(s)
