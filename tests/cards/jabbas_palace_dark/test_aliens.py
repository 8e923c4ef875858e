"""Aliens of Jabba's Palace, Dark Side: the guests of the later wants."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight
from tests.cards.shared.crafts import field, someone

CHAMBER = Site("Jabba's Palace: Audience Chamber", LIGHT, "palace chamber", ["interior", "planet"], (1, 1))
HALL = Site("Jabba's Palace: Hall", LIGHT, "palace hall", ["interior", "planet"], (1, 1))
ICE = Site("Hoth: Field", LIGHT, "palace ice", ["exterior", "planet"], (1, 1))
STREET = Site("Tatooine: Yard", LIGHT, "palace yard", ["exterior", "planet"], (1, 1))
KIN = [someone("Test Whiphid", kind="alien", traits=["Whiphid"]), someone("Test Nikto", kind="alien", traits=["Nikto"]),
       someone("Good Whiphid", LIGHT, "alien", traits=["Whiphid"])]  # fmt: skip

# -- what they are worth where -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "place", "power"), [
    ("J'Quille", "Hoth: Field", 6), ("J'Quille", "Kessel: Box", 4), ("Kithaba", "Kessel: Box", 1)])  # fmt: skip
def test_power_at_places(title: str, place: str, power: int):
    s = field(ICE)
    s.put("Brute 1", at=s.location("Hoth: Field"))
    assert s.power(s.put(title, at=s.location(place))) == power


@pytest.mark.parametrize(("foes", "power"), [
    ((("Rebel 4", "here"),), 5), ((("Rebel 4", "here"), ("Settler 6", "here"), ("Imperial 5", "here")), 7),
    ((("Rebel 4", "away"),), 1), ((("Rebel 4", "tank"),), 1)])  # fmt: skip
def test_kithaba_is_as_strong_as_his_ablest_foe(foes: tuple[tuple[str, str], ...], power: int):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    kithaba = s.put("Kithaba", at=box)
    for who, where in foes:
        if where == "tank":
            tank = s.put("Crawler", at=box)
            s.put("Light Flier", aboard=tank, as_="pilot"), s.put(who, aboard=tank, as_="passenger")
        else:
            s.put(who, at=box if where == "here" else away)
    expected = 1 if foes[0][1] == "tank" else power
    assert s.power(kithaba) == expected


@pytest.mark.parametrize("title", ["Kithaba", "Ortugg", "Bib Fortuna"])
@pytest.mark.parametrize(("place", "able"), [("Tatooine: Box", True), ("Kessel: Box", False)])
def test_who_deploys_on_tatooine_only(title: str, place: str, able: bool):
    s = field()
    where = s.location(place)
    s.put("Imperial 1", at=where)
    card = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, where) is able


@pytest.mark.parametrize(("chief", "place", "friend", "more"), [
    ("J'Quille", "Jabba's Palace: Audience Chamber", "Test Whiphid", 2),
    ("J'Quille", "Kessel: Box", "Test Whiphid", 0), ("J'Quille", "Jabba's Palace: Audience Chamber", "Brute 1", 0),
    ("J'Quille", "Jabba's Palace: Audience Chamber", "Good Whiphid", 0),
    ("Ortugg", "Jabba's Palace: Audience Chamber", "Test Gamorrean", 2), ("Ortugg", "Kessel: Box", "Test Gamorrean", 0),
    ("Ortugg", "Jabba's Palace: Audience Chamber", "Brute 1", 0),
    ("Ortugg", "Jabba's Palace: Audience Chamber", "Good Gamorrean", 0),
    ("Jabba The Hutt", "Jabba's Palace: Audience Chamber", "Brute 1", 1),
    ("Jabba The Hutt", "Kessel: Box", "Brute 1", 0),
    ("Jabba The Hutt", "Jabba's Palace: Audience Chamber", "Imperial 1", 0),
    ("Jabba The Hutt", "Jabba's Palace: Audience Chamber", "Settler 1", 0)])  # fmt: skip
def test_who_makes_his_people_worth_more_in_the_audience_chamber(chief: str, place: str, friend: str, more: int):
    s = field(CHAMBER, *KIN, someone("Good Gamorrean", LIGHT, "alien", traits=["Gamorrean"]))
    head = s.put(chief, at=s.location(place))
    s.put("Imperial 1", at=s.location(CHAMBER.title))
    assert s.forfeit(s.put(friend, at=s.location("Tatooine: Vault"))) == 5 + more
    assert s.forfeit(head) == {"J'Quille": 3, "Ortugg": 3, "Jabba The Hutt": 7}[chief]


@pytest.mark.parametrize(("friend", "where", "leads"), [
    ("Test Gamorrean", "here", True), ("Test Gamorrean", "away", False), ("Brute 1", "here", False),
    ("Test Gamorrean", "tank", False)])  # fmt: skip
def test_ortugg_leads_another_gamorrean(friend: str, where: str, leads: bool):
    banner = Effect("Test Honor", DARK, "palace honor", destiny=1, text=[DeployOnTable(), Modify("power", +3, LEADER)])
    s = field(banner)
    box, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    ortugg = s.put("Ortugg", at=box)
    s.put("Test Honor", on="table")
    if where == "tank":
        tank = s.put("Tank", at=box)
        s.put("Dark Flier", aboard=tank, as_="pilot")
        mate = s.put(friend, aboard=tank, as_="passenger")
    else:
        mate = s.put(friend, at=box if where == "here" else away)
    assert s.power(ortugg) == 4 + 3 * leads and s.power(mate) == 1


# -- J'Quille ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "where", "able"),
    [("Rebel 2", "here", True), ("Rebel 3", "here", False), ("Imperial 2", "here", False), ("Rebel 2", "tank", False)],
)
@pytest.mark.parametrize("by", ["dark", "light"])
def test_jquille_keeps_one_weak_foe_out_of_his_battle(foe: str, where: str, able: bool, by: str):
    s = field()
    box = s.location("Kessel: Box")
    jquille = s.put("J'Quille", at=box)
    s.put("Rebel 4", at=box)
    if where == "tank":
        tank = s.put("Crawler", at=box)
        s.put("Light Flier", aboard=tank, as_="pilot")
        target = s.put(foe, aboard=tank, as_="passenger")
    else:
        target = s.put(foe, at=box)
    fight(s, box, by)
    if able:
        s.until(player="dark")
    assert s.can("use", jquille, target) is able
    if able:
        s.do("use", jquille, target)
        assert target not in s.battle.participants("light") and s.battle.power("light") == 1
        assert not s.can("use", jquille, target)


def test_jquille_minds_his_own_battles_only():
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    jquille = s.put("J'Quille", at=away)
    s.put("Rebel 1", at=away), s.put("Imperial 4", at=box), s.put("Rebel 1", at=box)
    fight(s, box, "dark")
    assert not s.can("use", jquille)


# -- Bib Fortuna -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "start", "goal", "able"), [
    ("Rebel 3", "Tatooine: Box", "Jabba's Palace: Hall", False),
    ("Rebel 4", "Tatooine: Box", "Jabba's Palace: Hall", True),
    ("Rebel 3", "Tatooine: Box", "Tatooine: Yard", True), ("Rebel 3", "Tatooine: Yard", "Jabba's Palace: Hall", True),
    ("Imperial 3", "Tatooine: Box", "Jabba's Palace: Hall", True)])  # fmt: skip
def test_bib_guards_the_way_to_the_palace(who: str, start: str, goal: str, able: bool):
    trip = [LostInterrupt(f"Trip {side}", side, f"palace trip {side}", destiny=1, text=[
        Action([Move(TARGET, Bound("goal"), how="relocate")], targets=(
            one(your(CHARACTER)), one(SITE, name="goal")))]) for side in (LIGHT, DARK)]  # fmt: skip
    s = field(HALL, STREET, *trip)
    places = {each: s.location(each) for each in ("Tatooine: Box", "Tatooine: Yard", "Jabba's Palace: Hall")}
    s.put("Bib Fortuna", at=places["Tatooine: Box"])
    man = s.put(who, at=places[start])
    side = "light" if who.startswith("Rebel") else "dark"
    card = s.hand(side, f"Trip {side}")
    s.start(turn=side, phase="control")
    assert s.can("play", card)
    if s.can("play", card, man, places[goal]):
        s.do("play", card, man, places[goal])
    assert (s.at(man) == places[goal]) is able


@pytest.mark.parametrize(("who", "bib", "battle", "able"), [
    ("Test Gamorrean", "Jabba's Palace: Hall", "Jabba's Palace: Audience Chamber", True),
    ("Test Nikto", "Jabba's Palace: Hall", "Jabba's Palace: Hall", True),
    ("Brute 1", "Jabba's Palace: Hall", "Jabba's Palace: Hall", False),
    ("Test Gamorrean", "Tatooine: Box", "Jabba's Palace: Hall", False),
    ("Test Gamorrean", "Jabba's Palace: Hall", "Tatooine: Box", False)])  # fmt: skip
def test_bib_calls_the_guards(who: str, bib: str, battle: str, able: bool):
    s = field(HALL, CHAMBER, *KIN)
    places = {each: s.location(each) for each in ("Jabba's Palace: Hall", "Jabba's Palace: Audience Chamber",
                                                  "Tatooine: Box")}  # fmt: skip
    s.put("Bib Fortuna", at=places[bib])
    s.put("Imperial 4", at=places[battle]), s.put("Rebel 1", at=places[battle])
    card = s.hand("dark", who)
    fight(s, places[battle], "light")
    if s.decision.player != "dark":
        s.pass_()
    assert s.can("react", card) is able


# -- Abyssin -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "more"), [("Jabba's Palace: Audience Chamber", True), ("Kessel: Box", False)])
@pytest.mark.parametrize("who", ["Myo", "Brute 1"])
def test_abyssins_follow_myo(place: str, more: bool, who: str):
    s = field(CHAMBER)
    abyssin = s.put("Abyssin", at=s.location("Tatooine: Box"))
    s.put(who, at=s.location(place))
    more = more and who == "Myo"
    assert (s.power(abyssin), s.forfeit(abyssin)) == (4 if more else 2, 3 if more else 2)


@pytest.mark.parametrize(("force", "battle", "able"), [(2, True, True), (1, True, False), (2, False, False)])
@pytest.mark.parametrize("who", ["Abyssin", "Brute 1"])
def test_an_abyssin_lost_in_battle_regenerates(force: int, battle: bool, able: bool, who: str):
    s = field(force=3)
    box = s.location("Kessel: Box")
    abyssin, other = s.put("Abyssin", at=box), s.put("Brute 1", at=box)
    s.put("Rebel 4", at=box), s.put("Imperial 4", at=box)
    fight(s, box, "light") if battle else s.start(turn="light", phase="control")
    s.force("dark", force)
    s.happen("lose", abyssin if who == "Abyssin" else other)
    able = able and who == "Abyssin"
    assert s.can("use", abyssin) is able
    if able:
        s.do("use", abyssin)
        assert s.zone(abyssin) == "used"


def test_a_forfeited_abyssin_regenerates_too():
    s = field()
    box = s.location("Kessel: Box")
    abyssin = s.put("Abyssin", at=box)
    for title in ("Rebel 6", "Rebel 5", "Rebel 4"):
        s.put(title, at=box)
    fight(s, box, "light")
    s.until(verb="forfeit")
    s.do("forfeit", abyssin)
    s.do("use", abyssin)
    assert s.zone(abyssin) == "used"


# -- Ree-Yees ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("destiny", "force", "where", "able"),
    [(3, 3, "here", True), (3, 2, "here", False), (2, 3, "here", False), (4, 3, "here", False), (3, 3, "away", False)],
)
def test_ree_yees_doubles_a_three(destiny: int, force: int, where: str, able: bool):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    man = s.put("Ree-Yees", at=box if where == "here" else away)
    s.put("Imperial 4", at=box), s.put("Rebel 1", at=box)
    fight(s, box, "dark")
    s.force("dark", force)
    s.destinies("dark", destiny)
    s.until(verb="draw-destiny", player="dark")
    s.do("draw-destiny")
    assert s.can("use", man) is able
    if able:
        s.do("use", man)
        assert s.battle.destinies("dark") == (6,) and s.count("dark", "force") == 0


def test_ree_yees_leaves_the_opponents_destiny_alone():
    s = field()
    box = s.location("Kessel: Box")
    man = s.put("Ree-Yees", at=box)
    s.put("Rebel 4", at=box)
    fight(s, box, "light")
    s.destinies("light", 3)
    s.until(verb="draw-destiny", player="light")
    s.do("draw-destiny")
    assert not s.can("use", man)


def test_ree_yees_acts_three_times_a_battle():
    s = field(someone("Test Seer", text=[ModifyPlayer("battle destinies", +3, when=in_battle(SELF))]), force=15)
    box = s.location("Kessel: Box")
    man = s.put("Ree-Yees", at=box)
    s.put("Imperial 4", at=box), s.put("Test Seer", at=box), s.put("Rebel 1", at=box)
    fight(s, box, "dark")
    s.destinies("dark", 3, 3, 3, 3)
    able = []
    for _ in range(4):
        s.until(verb="draw-destiny", player="dark")
        s.do("draw-destiny")
        able.append(s.can("use", man))
        if able[-1]:
            s.do("use", man)
    assert able == [True, True, True, False]


# -- Jabba The Hutt ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "cost"), [("Tatooine: Box", 4), ("Nal Hutta: Hut", 4), ("Kessel: Box", 6)])
def test_jabba_is_cheap_at_home(place: str, cost: int):
    s = field(Site("Nal Hutta: Hut", LIGHT, "palace hut", ["exterior", "planet"], (1, 1)))
    assert s.deploy_cost(s.hand("dark", "Jabba The Hutt"), at=s.location(place)) == cost


@pytest.mark.parametrize(("who", "cost"), [("Jabba The Hutt", 3), ("Brute 1", 1)])
def test_jabba_the_hutt_is_very_slow(who: str, cost: int):
    s = field(force=cost - 1)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    card = s.put(who, at=box)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", card, vault)
    s.force("dark", cost)
    assert s.can("walk", card, vault)


@pytest.mark.parametrize(("who", "able"), [("Jabba The Hutt", True), ("Brute 4", False)])
def test_jabba_may_escort_a_captive(who: str, able: bool):
    s = field()
    box = s.location("Kessel: Box")
    man, prey, second = s.put(who, at=box), s.put("Rebel 1", at=box), s.put("Rebel 2", at=box)
    s.start(turn="dark", phase="control")
    s.happen("capture", prey, by="dark")
    if any(each.verb == "seize" and each.card == man for each in s.decision.options):
        s.decide(lambda each: each.verb == "seize" and each.card == man)
    assert (s.escort(prey) == man) is able
    if able:
        s.happen("capture", second, by="dark")
        if any(each.verb == "seize" and each.card == man for each in s.decision.options):
            s.decide(lambda each: each.verb == "seize" and each.card == man)
        assert s.escort(second) != man


@pytest.mark.parametrize(("chief", "drainer", "side", "able"), [
    ("Jabba's Palace: Audience Chamber", "Brute 4", "dark", True), ("Kessel: Box", "Brute 4", "dark", False),
    ("Jabba's Palace: Audience Chamber", "Imperial 4", "dark", False),
    ("Jabba's Palace: Audience Chamber", "Settler 4", "light", False)])  # fmt: skip
def test_jabba_gains_by_drains_of_aliens(chief: str, drainer: str, side: str, able: bool):
    s = field(CHAMBER)
    place = s.location("Yavin 4: Box")
    jabba = s.put("Jabba The Hutt", at=s.location(chief))
    s.put(drainer, at=place)
    s.start(turn=side, phase="control")
    before = s.count("dark", "force")
    s.do("drain", place)
    if able:
        s.until(player="dark")
    assert s.can("use", jabba) is able
    if able:
        s.do("use", jabba)
        assert s.count("dark", "force") == before + 1
