"""ISB Operations, Ralltiir Operations and Agents Of Black Sun, with the places and the prince that they need."""

import pytest

from cantina.engine.evaluator import words
from cantina.lang import *
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, BOX, HULL, crewed, drawn, draws, fight, scene

ISB, AGENTS = "ISB Operations", "Empire's Sinister Agents"
RALLTIIR, HANDS = "Ralltiir Operations", "In The Hands Of The Empire"
SUN, PRINCE = "Agents Of Black Sun", "Vengeance Of The Dark Prince"
AGENT, SPY_HUNTER = "Colonel Wullf Yularen", "Officer Evax"

FIELDS = [Site(f"Ralltiir: Field {n}", LIGHT, f"test field {n}", ["exterior", "planet"], (1, 1)) for n in range(1, 5)]
TOWERS = [Site(f"Coruscant: Tower {n}", DARK, f"test tower {n}", ["exterior", "planet"], (1, 1)) for n in (1, 2)]
BASES = [Site(f"{planet}: Base", LIGHT, f"test {planet} base", ["exterior", "planet"], (1, 1))
         for planet in ("Yavin 4", "Hoth")]  # fmt: skip
GROVE = Site("Grove", DARK, "test grove", ["exterior", "planet"], (1, 1))
MANNED = Capital("Manned Raider", DARK, "test manned", "Star Destroyer", destiny=1, deploy=2, power=2, armor=4,
                 hyperspeed=3, forfeit=3, text=[PermanentPilot(1)])  # fmt: skip
PRICE = Effect("Bounty", DARK, "test bounty", destiny=1, text=[DeployOn(CHARACTER)])


def titles(s):
    view = s.game.view("public")["table"]
    return {each["title"] for row in view["rows"] for each in row["locations"]} | {
        each["title"] for each in view["beside"]}  # fmt: skip


# -- ISB Operations ----------------------------------------------------------------------------------------------------


def isb(flipped=False):
    s = scene(*BASES, *TOWERS)
    return s, s.objective("dark", ISB, flipped=flipped), s.location("Yavin 4: Base"), s.location("Hoth: Base")


def test_isb_operations_starts_with_any_coruscant_location():
    s = Scenario.opening(["Kessel: Box"], [ISB, "Coruscant: Imperial City", "Coruscant", "Tatooine: Box"],
                         cards=[*BOX])  # fmt: skip
    assert {each.card.title for each in s.decision.options} == {"Coruscant: Imperial City", "Coruscant"}
    s.decide(lambda each: each.card.title == "Coruscant")
    assert titles(s) == {"Kessel: Box", "Coruscant", ISB}


@pytest.mark.ruling("characteristics.3", "commander-merrejk.1")
@pytest.mark.parametrize(("who", "agent"), [(AGENT, True), ("Admiral Ozzel", True), ("Probe Droid", True),
                                            (SPY_HUNTER, True), ("Commander Merrejk", True),
                                            ("Imperial 1", False)])  # fmt: skip
def test_whose_lore_speaks_of_isb_rebels_or_the_rebellion_is_an_agent_and_a_spy(who, agent):
    for flipped in (False, True):
        s, _, base, camp = isb(flipped)
        s.put(AGENT, at=base)
        card = s.hand("dark", who)
        assert ("isb agent" in words(s._engine, card.id)) is ("spy" in words(s._engine, card.id)) is agent


@pytest.mark.parametrize("there", [True, False])
def test_agents_deploy_whatever_their_own_text_restricts(there):
    recluse = Imperial("Recluse", "test recluse", ability=1, text=[DeployOnly(site("Kessel"))], **BODY)
    s = scene(recluse)
    if there:
        s.objective("dark", ISB)
    street = s.location("Tatooine: Box")
    s.location("Kessel: Box")
    probe, recluse = s.hand("dark", "Probe Droid", "Recluse")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", probe, street) is there  # Probe Droid: only with a Star Destroyer on table
    assert not s.can("deploy", recluse, street)


@pytest.mark.parametrize(("first", "second", "flips"), [
    (AGENT, SPY_HUNTER, True), (AGENT, None, False), (AGENT, "Imperial 1", False),
])  # fmt: skip
def test_agents_in_control_of_two_rebel_base_locations_flip_it(first, second, flips):
    s, objective, base, camp = isb()
    s.put(first, at=base)
    if second:
        s.put(second, at=camp)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is flips


def test_a_contested_base_or_another_place_does_not_count():
    s, objective, base, camp = isb()
    street = s.location("Kessel: Box")
    for title, place in ((AGENT, base), (SPY_HUNTER, camp), ("Rebel 1", camp), ("Corporal Vandolay", street)):
        s.put(title, at=place)
    s.start(turn="dark", phase="control")
    assert not s.flipped(objective)


def test_four_agents_on_table_flip_it_undercover_ones_too():
    s, objective, base, camp = isb()
    street = s.location("Kessel: Box")
    s.put("Rebel 1", at=street)
    for title in (AGENT, SPY_HUNTER, "Corporal Vandolay"):
        agent = s.put(title, at=street)
        s.put("Imperial 1", at=street)
    s.put("Undercover", on=agent, side="dark")
    s.start(turn="dark", phase="deploy")
    assert not s.flipped(objective)
    fozec = s.put("Fozec", at=street)
    assert s.flipped(objective)
    s.happen("lose", fozec)
    assert s.flipped(objective)


def test_it_flips_back_without_agents_on_table():
    s, objective, base, camp = isb(True)
    agent = s.put(AGENT, at=base)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective)
    s.happen("lose", agent)
    assert not s.flipped(objective)


def test_an_undercover_agent_is_on_table():
    s, objective, base, camp = isb(True)
    agent = s.put(AGENT, at=base)
    s.put("Undercover", on=agent, side="dark")
    s.start(turn="dark", phase="control")
    assert s.flipped(objective)


def test_once_a_draw_phase_an_agent_is_retrieved():
    s, objective, base, camp = isb(True)
    s.put(AGENT, at=base)
    lost = s.pile("dark", "lost", "Imperial 2", SPY_HUNTER, "Fozec")
    s.start(turn="dark", phase="draw")
    s.do("use", objective, lost[1])
    assert s.zone(lost[1]) == "used" and not s.can("use", objective)
    s.start(turn="dark", phase="draw")
    assert not s.can("use", objective, lost[0])
    s.until(phase="activate")
    assert s.zone(lost[2]) == "lost"  # nobody must
    s.start(turn="light", phase="draw")
    s.pass_()
    assert not s.can("use", objective)
    s.start(turn="dark", phase="move")
    assert not s.can("use", objective)


def test_agents_help_their_own_drains_and_hinder_the_opponents_there_and_nearby():
    s, objective, base, camp = isb(True)
    yavin, box = s.location("Yavin 4"), s.location("Yavin 4: Box")
    plain = {
        (side, place): s.drain_amount(side, place) for side in ("light", "dark") for place in (base, box, yavin, camp)
    }
    agent = s.put(AGENT, at=base)
    now = {key: s.drain_amount(*key) - amount for key, amount in plain.items()}
    assert now["dark", base] == 1 and now["dark", box] == now["dark", yavin] == now["dark", camp] == 0
    assert now["light", base] == now["light", box] == -1 and now["light", camp] == 0
    s.put("Undercover", on=agent, side="dark")
    s.start(turn="dark", phase="control")
    assert s.drain_amount("dark", base) == plain["dark", base]
    assert s.drain_amount("light", box) == plain["light", box]


FORT = Site("Yavin 4: Fort", LIGHT, "test fort", ["exterior", "planet"], (1, 3))
HOLE = Site("Yavin 4: Hole", LIGHT, "test hole", ["exterior", "planet"], (0, 3))  # no battleground


@pytest.mark.parametrize(("who", "where", "mine", "theirs"), [
    (AGENT, "Yavin 4: Fort", 1, -1), ("Imperial 1", "Yavin 4: Fort", 0, 0), (AGENT, "Yavin 4: Hole", 0, 0),
    (AGENT, "orbit", 0, 0),
])  # fmt: skip
def test_only_agents_at_battleground_sites_change_drains(who, where, mine, theirs):
    s = scene(FORT, HOLE, System("Yavin 4", LIGHT, "test yavin", ["planet"], (1, 3), parsec=4))
    s.objective("dark", ISB, flipped=True)
    s.put(SPY_HUNTER, aboard=s.put("Barge", at=s.location("Kessel: Box")))
    fort, hole, yavin = s.location("Yavin 4: Fort"), s.location("Yavin 4: Hole"), s.location("Yavin 4")
    place = {"Yavin 4: Fort": fort, "Yavin 4: Hole": hole, "orbit": yavin}[where]
    keys = [("dark", place), ("light", fort), ("light", hole), ("light", yavin)]
    plain = [s.drain_amount(*key) for key in keys]
    s.put(who, aboard=crewed(s, "Raider", yavin)) if where == "orbit" else s.put(who, at=place)
    now = [s.drain_amount(*key) for key in keys]
    assert [b - a for a, b in zip(plain, now, strict=True)] == [mine, theirs, theirs, theirs]


# -- Ralltiir Operations -----------------------------------------------------------------------------------------------


def ralltiir(flipped=False):
    s = scene(*FIELDS, GROVE)
    planet = s.location("2_148")
    return (
        s,
        s.objective("dark", RALLTIIR, flipped=flipped),
        planet,
        [s.location(f"Ralltiir: Field {n}") for n in (1, 2, 3)],
    )


def test_ralltiir_operations_starts_there():
    s = Scenario.opening(["Kessel: Box"], [RALLTIIR, "Ralltiir", "Tatooine: Cantina"], cards=BOX)
    assert titles(s) == {"Kessel: Box", "Ralltiir", RALLTIIR}


def test_it_brings_sites_and_plain_imperials_to_ralltiir_once_a_deploy_phase():
    s, objective, planet, (first, *_) = ralltiir()
    s.location("Tatooine: Box")
    trooper, grove = s.pile("dark", "reserve", "Stormtrooper", "Grove")
    s.pile("dark", "reserve", "Imperial 6", "Darth Vader", "Brute 1", "Calm")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert s.zone(trooper) == "reserve"  # nobody must
    s.start(turn="dark", phase="deploy")
    s.do("use", objective)
    shown = {each.card.title for each in s.decision.options if each.card}
    assert {"Stormtrooper", "Grove"} <= shown and not shown & {"Darth Vader", "Brute 1", "Calm"}
    s.do("choose", trooper)
    assert {each.card for each in s.decision.options if each.card} >= {first}
    assert all(each.card.title.startswith("Ralltiir") for each in s.decision.options if each.card)
    s.do("choose", first)
    assert s.at(trooper) == first and not s.can("use", objective)
    s.start(turn="dark", phase="deploy")
    s.do("use", objective, grove)
    assert s.related(grove, planet)
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert not s.can("use", objective)
    s.start(turn="dark", phase="control")
    assert not s.can("use", objective)


@pytest.mark.parametrize("flipped", [False, True])
def test_rebels_pay_two_more_there(flipped):
    s, objective, planet, (first, *_) = ralltiir(flipped)
    street = s.location("Tatooine: Box")
    rebel, settler = s.hand("light", "Rebel 1", "Settler 1")
    assert s.deploy_cost(rebel, at=first) == s.deploy_cost(rebel, at=street) + 2
    assert s.deploy_cost(settler, at=first) == s.deploy_cost(settler, at=street)


@pytest.mark.parametrize(("people", "foe", "flips"), [
    (("Imperial 1",) * 3, None, True), (("Imperial 1",) * 2, None, False),
    (("Imperial 1", "Imperial 1", "Brute 1"), None, False), (("Imperial 1",) * 3, "field", True),
    (("Imperial 1",) * 3, "system", False),
])  # fmt: skip
def test_imperials_in_control_of_three_sites_flip_it_if_the_opponent_controls_nothing(people, foe, flips):
    s, objective, planet, sites = ralltiir()
    for title, place in zip(people, sites, strict=False):
        s.put(title, at=place)
    if foe == "field":
        fourth = s.location("Ralltiir: Field 4")
        s.put("Rebel 1", at=fourth)
        s.put("Brute 1", at=fourth)
    elif foe:
        ship = crewed(s, "Fighter", planet)
        s.put("Rebel 1", aboard=ship, as_="pilot")
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is flips


@pytest.mark.parametrize(("third", "flips"), [("contested", False), ("orbit", False), ("elsewhere", False),
                                              ("opponent elsewhere", True)])  # fmt: skip
def test_sites_of_ralltiir_in_ones_own_hands_count(third, flips):
    s, objective, planet, sites = ralltiir()
    street = s.location("Tatooine: Box")
    for place in sites[: 3 if third in ("contested", "opponent elsewhere") else 2]:
        s.put("Imperial 1", at=place)
    if third == "contested":
        s.put("Rebel 1", at=sites[2])
    elif third == "orbit":
        s.put("Imperial 1", aboard=crewed(s, "Raider", planet), as_="pilot")
    else:
        s.put("Imperial 1" if third == "elsewhere" else "Rebel 1", at=street)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is flips


@pytest.mark.parametrize("second", ["contested", "elsewhere"])
def test_it_does_not_flip_back_for_other_places_or_contested_ones(second):
    s, objective, planet, sites = ralltiir(True)
    s.put("Rebel 1", at=sites[0])
    place = sites[1] if second == "contested" else s.location("Tatooine: Box")
    s.put("Rebel 1", at=place)
    if second == "contested":
        s.put("Imperial 1", at=place)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective)


@pytest.mark.parametrize(("held", "stays"), [(1, True), (2, False)])
def test_it_flips_back_when_the_opponent_controls_two_locations(held, stays):
    s, objective, planet, sites = ralltiir(True)
    for place in sites[:held]:
        s.put("Rebel 1", at=place)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is stays


def test_the_opponent_drains_one_less_everywhere():
    s, objective, planet, sites = ralltiir(True)
    street = s.location("Tatooine: Mos Eisley", side="dark")
    assert s.drain_amount("light", street) == s.icons("dark", street) - 1
    assert s.drain_amount("dark", street) == s.icons("light", street)


@pytest.mark.parametrize(("people", "more"), [((), 0), (("Imperial 1",), 1), (("Imperial 1", "Imperial 1"), 2),
                                              (("Imperial 1", "Brute 1"), 1)])  # fmt: skip
def test_each_ralltiir_location_that_imperials_occupy_adds_to_battle_destiny(people, more):
    s, objective, planet, sites = ralltiir(True)
    for title, place in zip(people, sites, strict=False):
        s.put(title, at=place)
    street = s.location("Tatooine: Box")
    for title in ("Imperial 4", "Rebel 1"):
        s.put(title, at=street)
    s.destinies("dark", 3)
    fight(s, street, "dark")
    power = drawn(s)["dark"]
    assert power == 1 + 3 + more


def test_it_adds_nothing_for_the_opponent_or_for_an_imperial_without_presence():
    novice = Imperial("Novice", "test novice", ability=0, **BODY)
    s = scene(*FIELDS, novice)
    s.objective("dark", RALLTIIR, flipped=True)
    s.put("Imperial 1", at=s.location("Ralltiir: Field 1")), s.put("Novice", at=s.location("Ralltiir: Field 2"))
    street = s.location("Tatooine: Box")
    for title in ("Imperial 4", "Rebel 4"):
        s.put(title, at=street)
    s.destinies("dark", 3), s.destinies("light", 2)
    fight(s, street, "dark")
    assert {side: drawn(s)[side] for side in ("light", "dark")} == {"light": 1 + 2, "dark": 1 + 3 + 1}


def test_for_two_force_any_card_comes_to_hand_in_the_control_phase():
    s, objective, planet, sites = ralltiir(True)
    wanted = s.pile("dark", "reserve", "Darth Vader")
    s.force("dark", 1)
    s.start(turn="dark", phase="control")
    assert not s.can("use", objective)
    s.force("dark", 2)
    s.until(phase="deploy")
    assert s.zone(wanted) == "reserve"  # nobody must
    s.start(turn="dark", phase="control")
    s.do("use", objective, wanted)
    assert s.zone(wanted) == "hand" and s.count("dark", "force") == 0
    s.force("dark", 4)
    assert not s.can("use", objective)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", objective)
    s.start(turn="light", phase="control")
    s.pass_()
    assert not s.can("use", objective)


@pytest.mark.parametrize("flipped", [False, True])
def test_it_goes_with_ralltiir(flipped):
    s, objective, planet, sites = ralltiir(flipped)
    calm = s.location("Calm")
    s.start(turn="dark", phase="control")
    s.happen("blow-away", calm, by="light")
    assert s.zone(objective) == "table"
    s.happen("blow-away", planet, by="light")
    assert s.zone(objective) == "out-of-play"


def test_devastator_is_at_home_at_ralltiir():
    s = scene()
    home, calm = s.location("2_148"), s.location("Calm")
    ship = s.put("Devastator", at=home)
    rival = s.put("Tantive IV", at=home)
    for title in ("Imperial 1",):
        s.put(title, aboard=ship, as_="pilot")
    here, theirs = s.power(ship), s.power(rival)
    s.start(turn="dark", phase="move")
    s.force("dark", 0)
    assert s.can("hyperspeed", ship, calm)
    s.do("hyperspeed", ship, calm)
    assert s.power(ship) == here - 1
    s.start(turn="dark", phase="move")
    s.force("dark", 0)
    s.do("hyperspeed", ship, home)
    assert s.power(ship) == here
    away = s.put("Tantive IV", at=calm)
    assert s.power(away) == theirs - 1


# -- Agents Of Black Sun -----------------------------------------------------------------------------------------------

CITY = "Coruscant: Imperial City"


CROOKS = [
    Imperial("Hunter", "test hunter", ability=1, traits=["bounty hunter"], **BODY),
    Imperial("Broker", "test broker", ability=1, traits=["information broker"], **BODY),
    Alien("Retainer", DARK, "226_5", ability=1, **BODY),  # the lore of these two speaks of Black Sun
    Imperial("Official", "226_10", ability=1, **BODY),
    Alien("Light Hunter", LIGHT, "test light hunter", ability=1, traits=["bounty hunter"], **BODY),
    Capital("Free Ship", DARK, "test free ship", "Corellian Corvette", armor=4, hyperspeed=3, traits=["independent"],
            text=[PermanentPilot(1)], **HULL),
    Vehicle("Free Car", DARK, "test free car", "transport", landspeed=1, traits=["independent"],
            text=[PermanentPilot(1)], **HULL),
]  # fmt: skip


def sun(flipped=False):
    s = scene(*TOWERS, MANNED, PRICE, *CROOKS)
    return s, s.objective("dark", SUN, flipped=flipped), s.location(CITY), s.location("Tatooine: Box")


def test_agents_of_black_sun_starts_with_xizor_in_the_imperial_city():
    s = Scenario.opening(["Kessel: Box"], [SUN, CITY, "Coruscant", "Prince Xizor", "Bossk"], cards=BOX)
    assert titles(s) == {"Kessel: Box", CITY, "Coruscant", SUN}
    (place,) = [
        place for row in s.game.view("dark")["table"]["rows"] for place in row["locations"] if place["title"] == CITY
    ]
    assert [card["title"] for card in place["cards"]] == ["Prince Xizor"]


@pytest.mark.parametrize("missing", [CITY, "Coruscant", "Prince Xizor"])
def test_it_needs_all_three(missing):
    s = Scenario.opening(["Kessel: Box"], [SUN, *({CITY, "Coruscant", "Prince Xizor"} - {missing})], cards=BOX)
    assert titles(s) == {"Kessel: Box"}


@pytest.mark.parametrize(("who", "may"), [
    ("Imperial 1", False), ("Brute 1", False), ("Bossk", True), ("Feltipern Trevagg", True), ("Dark Droid", True),
    ("Emperor Palpatine", True), ("Slave I", True), ("Dreadnaught", True), ("Manned Raider", False),
    ("Hunter", True), ("Broker", True), ("Free Ship", True), ("Free Car", False), ("Prince Xizor", True),
])  # fmt: skip
def test_only_its_agents_the_emperor_and_independent_ships_deploy_of_those_with_ability(who, may):
    for flipped in (False, True):
        s, _, city, street = sun(flipped)
        s.location("Calm")
        s.force("dark", 30)
        card = s.hand("dark", who)
        s.start(turn="dark", phase="deploy")
        why = s.why_not("deploy", card)
        assert (not any(each.card and each.card.title in (SUN, PRINCE) for each in why)) is may


@pytest.mark.parametrize(("who", "agent"), [("Retainer", True), ("Official", False), ("Light Hunter", False)])
def test_whose_lore_speaks_of_black_sun_is_an_agent_of_your_side(who, agent):
    s, _, _, street = sun()
    assert ("black sun agent" in words(s._engine, s.put(who, at=street).id)) is agent


def test_the_opponent_deploys_whom_he_likes():
    s, _, _, street = sun()
    card = s.hand("light", "Rebel 1")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, street)


def test_bounty_hunters_go_to_the_next_site_and_no_further():
    s, _, _, street = sun()
    yards = [s.location(f"Tatooine: {name}") for name in ("Cantina", "Mos Eisley", "Dune Sea", "Jundland Wastes")]
    near = [each for each in yards if s.adjacent(street, each)]
    far = [each for each in yards if each not in near]
    for place in (near[0], far[0]):
        s.put("Bounty", on=s.put("Rebel 1", at=place))
    hunter, other = s.put("Hunter", at=street), s.put("Light Hunter", at=street)
    s.put("Rebel 2", at=near[1]) if near[1:] else None
    s.start(turn="dark", phase="control")
    assert [s.can("move", hunter, each) for each in (near[0], far[0])] == [True, False]
    assert not any(s.can("move", hunter, each) for each in near[1:]) and not s.can("move", other, near[0])
    s.start(turn="light", phase="control")
    assert not s.can("move", other, near[0])


def test_bounty_hunters_go_where_a_bounty_is():
    s, objective, city, street = sun()
    vault = s.location("Tatooine: Vault")
    hunter, other = s.put("Bossk", at=street), s.put("Imperial 1", at=street)
    rebel = s.put("Rebel 1", at=vault)
    s.start(turn="dark", phase="control")
    assert not s.can("move", hunter, vault)
    s.put("Bounty", on=rebel)
    s.start(turn="dark", phase="control")
    assert s.can("move", hunter, vault) and not s.can("move", other, vault)
    s.force("dark", 1)
    s.do("move", hunter, vault)
    assert s.at(hunter) == vault and s.count("dark", "force") == 0


def test_nobody_plays_scanning_crew():
    s, objective, city, street = sun()
    crew = s.hand("dark", "Scanning Crew")
    trick = s.hand("dark", "Dark Trick")
    s.hand("light", "Light Trick")
    s.start(turn="dark", phase="control")
    assert not s.can("play", crew) and s.can("play", trick)


@pytest.mark.parametrize(("xizor", "luke", "flips"), [
    ("street", None, True), ("city", None, False), ("street", "street", False), ("street", "city", True),
    ("sky", None, False), ("street", "sky", True),
])  # fmt: skip
def test_xizor_at_a_battleground_site_flips_it_unless_luke_is_at_one(xizor, luke, flips):
    s, objective, city, street = sun()
    for title, where in (("Prince Xizor", xizor), ("Luke Skywalker", luke)):
        stand(s, title, where, {"city": city, "street": street})
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is flips


def stand(s, title, where, sites):
    """Somebody is at one of these sites, aboard a ship, or nowhere."""
    if where == "sky":
        ship = crewed(s, "Raider" if title == "Prince Xizor" else "Fighter", s.location("Calm"))
        s.put(title, aboard=ship, as_="pilot")
    elif where:
        s.put(title, at=sites[where])


@pytest.mark.parametrize(("xizor", "luke", "stays"), [(True, None, True), (False, None, False), (True, "street", False),
                                                      (True, "city", True), (True, "sky", True)])  # fmt: skip
def test_luke_there_or_no_xizor_flips_it_back(xizor, luke, stays):
    s, objective, city, street = sun(True)
    if xizor:
        s.put("Prince Xizor", at=city)
    stand(s, "Luke Skywalker", luke, {"city": city, "street": street})
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is stays


def seen_by(s, side):
    return [card.title for event in s.game.events(side) if event.kind == "peeked" for card in event.text.args["cards"]]


def test_a_card_from_hand_buys_a_look_at_ones_own_force_pile_once_a_turn():
    s, objective, city, street = sun(True)
    s.put("Prince Xizor", at=city)
    s.force("dark", 0)
    s.pile("dark", "force", "Darth Vader")
    mine, more = s.hand("dark", "Imperial 1", "Imperial 2")
    s.start(turn="dark", phase="draw")
    s.do("use", objective, mine)
    assert s.zone(mine) == "used" and seen_by(s, "dark") == ["Darth Vader"] and seen_by(s, "light") == []
    assert s.decision.player == "dark" and not s.can("use", objective, more)
    s.until(player="light", phase="control")
    s.pass_()
    assert s.can("use", objective, more)


@pytest.mark.parametrize("whose", ["light", "dark"])
def test_once_a_battle_phase_one_looks_at_the_top_of_a_reserve_deck(whose):
    s, objective, city, street = sun(True)
    s.put("Prince Xizor", at=city)
    s.put("Imperial 1", at=street)
    s.location("Kessel: Box")
    mine = "Rebel 1" if whose == "light" else "Imperial 6"
    s.pile(whose, "reserve", mine, mine, mine)
    s.start(turn="dark", phase="battle")
    s.do("use", objective, owner=whose, pile="reserve")
    assert seen_by(s, "dark") == [mine] * 2  # two locations are occupied
    assert not s.can("use", objective)
    s.start(turn="light", phase="battle")
    s.pass_()
    assert not s.can("use", objective)
    s.start(turn="dark", phase="move")
    assert not s.can("use", objective, owner=whose, pile="reserve")


def test_nobody_must_look_at_a_reserve_deck():
    s, _, city, _ = sun(True)
    s.put("Prince Xizor", at=city)
    s.start(turn="dark", phase="battle")
    s.until(phase="move")
    assert seen_by(s, "dark") == []


@pytest.mark.parametrize(("agents", "more"), [((), 1), (("Feltipern Trevagg",), 2)])
def test_each_agent_in_battle_adds_to_attrition(agents, more):
    s, objective, city, street = sun(True)
    yard = s.location("Kessel: Box")
    s.put("4-LOM", at=yard)
    for title in ("Prince Xizor", *agents):
        s.put(title, at=street)
    s.put("Rebel 6", at=street)
    s.destinies("dark", 2)
    s.destinies("light", 2)
    fight(s, street, "dark")
    drawn(s)
    assert (s.battle.attrition("light"), s.battle.attrition("dark")) == (2 + more, 2)


@pytest.mark.parametrize(("where", "who", "loss"), [
    ("street", "Prince Xizor", 1), ("city", "Prince Xizor", 0), ("street", "Emperor Palpatine", 1),
    ("street", "Bossk", 0),
])  # fmt: skip
def test_the_opponent_loses_force_for_each_battleground_that_xizor_or_the_emperor_occupies(where, who, loss):
    s, objective, city, street = sun(True)
    if who != "Prince Xizor":
        s.put("Prince Xizor", at=city)
    s.put(who, at={"city": city, "street": street}[where])
    s.start(turn="dark", phase="control")
    if loss:
        s.do("use", objective)
        s.do("lose", pile="reserve")
    s.until(phase="deploy")
    assert s.count("light", "lost") == loss


@pytest.mark.parametrize(("who", "drawn_by_dark"), [("Prince Xizor", 1), ("Brute 3", 0)])
def test_xizor_draws_battle_destiny_by_himself_at_a_site_where_the_opponent_needs_six(who, drawn_by_dark):
    s = scene()
    street = s.location("Tatooine: Box")
    s.put(who, at=street)
    s.put("Rebel 5", at=street)
    fight(s, street, "dark")
    assert draws(s, "dark") == drawn_by_dark and draws(s, "light") == 1 - drawn_by_dark


def test_xizor_elsewhere_is_no_help():
    s = scene()
    street = s.location("Tatooine: Box")
    s.put("Prince Xizor", at=s.location("Kessel: Box"))
    s.put("Brute 3", at=street), s.put("Rebel 5", at=street)
    fight(s, street, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (0, 1)


def test_ability_six_is_enough_and_elsewhere_four():
    s = scene()
    street, calm = s.location("Tatooine: Box"), s.location("Calm")
    s.put("Prince Xizor", at=street)
    s.put("Rebel 6", at=street)
    fight(s, street, "dark")
    assert draws(s, "light") == 1
    ship, rival = crewed(s, "Raider", calm), crewed(s, "Fighter", calm)
    s.put("Prince Xizor", aboard=ship, as_="pilot")
    s.put("Rebel 4", aboard=rival, as_="pilot")
    assert s.power(ship) == 3 + 2
    fight(s, calm, "dark")
    assert draws(s, "dark") == 0 and draws(s, "light") == 1


@pytest.mark.parametrize(("vader", "immune"), [(None, 5), ("there", 0), ("elsewhere", 5)])
def test_xizor_is_immune_to_attrition_without_vader(vader, immune):
    s = scene()
    street, yard = s.location("Tatooine: Box"), s.location("Kessel: Box")
    prince = s.put("Prince Xizor", at=street)
    if vader:
        s.put("Darth Vader", at=street if vader == "there" else yard)
    assert immunity(s._engine, prince.id) == immune
