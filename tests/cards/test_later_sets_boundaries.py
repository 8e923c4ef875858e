"""Where cards of later sets stop: other sites, sectors and systems, the other side, other names, things left alone."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.battle import draws_allowed
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, over, scene
from tests.cards.test_reach import DROID_FIGHTER, FAILURE, PLANET, R_UNITS, RIDE, SCUM, flown

CLOUDS = Sector("Tatooine: Clouds", LIGHT, "later clouds", "cloud", "Tatooine", ["planet"], (1, 1))
JEDI_OF = {
    side: [
        Alien(f"{side} Knight", side, f"later {side} knight", ability=6, traits=["jedi"], **BODY),
        Alien(f"{side} Elder", side, f"later {side} elder", ability=6, traits=["Jedi Council member"], **BODY),
    ]
    for side in ("light", "dark")
}
ROGUES = [
    *(Alien(f"A {trait}", LIGHT, f"later {trait}", ability=1, traits=[trait], **BODY)
      for trait in ("smuggler", "gambler", "thief")),
    Alien("Dark smuggler", DARK, "later dark smuggler", ability=1, traits=["smuggler"], **BODY),
]  # fmt: skip
SCOUNDREL = LostInterrupt("Innocent Scoundrel", LIGHT, "later scoundrel", destiny=1,
                          text=[Action([LoseForce(1, OPPONENT)])])  # fmt: skip
HERD = [
    Vehicle("Mount", DARK, "later mount", "creature", landspeed=1, traits=["bantha"], **HULL),
    Alien("Nomad", DARK, "later nomad", ability=1, traits=["Tusken Raider"], **BODY),
    Alien("Taym Dren-garen", DARK, "later taym", ability=1, **BODY),
    Alien("Cook", DARK, "later cook", ability=1, traits=["Weequay"], **BODY),
]
SWIFT = [
    Starfighter("Swift", LIGHT, "later swift", "X-wing", maneuver=4, hyperspeed=4, text=[PermanentPilot(2)], **HULL),
    Starfighter("Dark Swift", DARK, "later dark swift", "TIE/ln", maneuver=4, text=[PermanentPilot(2)], **HULL),
    Vehicle("Swift Skiff", LIGHT, "later swift skiff", "combat", maneuver=4, landspeed=2, text=[PermanentPilot(1)],
            **HULL),
]  # fmt: skip
CORUSCANT = Site("Coruscant: Hall", LIGHT, "later coruscant", ["interior", "planet"], (1, 1))
DAGOBAH = System("Dagobah", LIGHT, "later dagobah", ["planet"], (1, 1), parsec=9)
BOG = Site("Dagobah: Bog", LIGHT, "later bog", ["exterior", "planet"], (1, 1))
PALE_SITE = Site("Tatooine: Pale", LIGHT, "later pale", ["exterior", "planet"], (3, 1))


# -- Probe Droid -------------------------------------------------------------------------------------------------------


def peeked(s: Scenario) -> list[int]:
    """The cards that somebody has looked at."""
    events = s.game.engine.events.since(0)
    return [card.id for event in events if event.text.key == "event.peeked" for card in event.text.args["cards"]]


def test_a_probe_droid_counts_the_icons_of_its_own_site_and_looks_into_the_hand():
    s = scene(PALE_SITE)
    site, _ = s.location("Tatooine: Box"), s.location("Tatooine: Pale")
    droid, hand = s.put("Probe Droid", at=site), s.hand("light", *["Light Trick"] * 4)
    s.start(turn="dark", phase="control")
    s.do("use", droid)
    found = peeked(s)
    assert len(found) == 1 and set(found) <= {card.id for card in hand}


def test_a_probe_droid_aboard_a_ship_sees_nothing():
    s = scene()
    ship = crewed(s, "Dreadnaught", s.location("Calm"))
    droid = s.put("Probe Droid", aboard=ship, as_="passenger")
    s.hand("light", "Light Trick")
    s.start(turn="dark", phase="control")
    s.do("use", droid)
    assert peeked(s) == []


def test_a_probe_droid_need_not_look():
    s = scene()
    s.put("Probe Droid", at=s.location("Tatooine: Box"))
    s.hand("light", "Light Trick")
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert peeked(s) == []


# -- Droid Sensorscope -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("force", "moves"), [(0, False), (1, True)])
def test_a_sensorscope_above_dagobah_pays_for_its_droids_way_down(force: int, moves: bool):
    s = scene(DAGOBAH, BOG, force=force)
    bog, ship = s.location("Dagobah: Bog"), crewed(s, "Cruiser", s.location("Dagobah"))
    droid = s.put(R_UNITS["light"], aboard=ship, as_="passenger")
    s.put("Droid Sensorscope", on=droid)
    s.start(turn="light", phase="move")
    assert s.can("shuttle", droid, bog) is moves


# -- As Good As Gone, Bantha Fodder ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rogue", "goes"), [
    ("A smuggler", True), ("A gambler", True), ("A thief", True), ("Dark smuggler", False),
    ("Settler 1", False)])  # fmt: skip
def test_as_good_as_gone_takes_your_own_rogues_of_three_kinds(rogue: str, goes: bool):
    s = scene(*ROGUES)
    person = s.put(rogue, at=s.location("Tatooine: Box"))
    card = s.hand("light", "As Good As Gone")
    s.start(turn="light", phase="move")
    assert s.can("play", card, person) is goes


def test_bantha_fodder_cancels_innocent_scoundrel():
    s = scene(SCOUNDREL)
    s.location("Tatooine: Box")
    card, fodder = s.hand("light", "Innocent Scoundrel"), s.hand("dark", "Bantha Fodder")
    s.start(turn="light", phase="control")
    s.do("play", card)
    s.do("play", fodder, mode=1)
    assert s.count("dark", "lost") == 0 and s.zone(fodder) == "used"


def test_bantha_fodder_answers_no_other_interrupt():
    s = scene()
    s.location("Tatooine: Box")
    card, fodder = s.hand("light", "Light Trick"), s.hand("dark", "Bantha Fodder")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert not s.can("play", fodder, mode=1)


@pytest.mark.parametrize("title", ["Mount", "Nomad", "Taym Dren-garen", "Cook"])
def test_bantha_fodder_finds_those_who_live_with_banthas(title: str):
    s = scene(*HERD)
    s.location("Tatooine: Box")
    found, other = s.pile("dark", "reserve", title, "Dark Trick")
    card = s.hand("dark", "Bantha Fodder")
    s.start(turn="dark", phase="deploy")
    s.do("play", card, mode=2)
    assert not s.can("choose", other)
    s.do("choose", found)
    assert s.zone(found) == "hand"


# -- I Don't Need Their Scum, Either -----------------------------------------------------------------------------------


def test_scum_either_that_finds_nothing_is_used_all_the_same():
    s = scene(SCUM)
    s.location("Tatooine: Box")
    card = s.hand("light", "I Don't Need Their Scum, Either")
    s.start(turn="light", phase="deploy")
    s.do("play", card, mode=1)
    s.until(phase="move")
    assert s.zone(card) == "used"


# -- Houjix & Out Of Nowhere -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "mine", "theirs", "works"), [
    ("Calm", "Swift", "Raider", True), ("Tatooine: Clouds", "Swift", "Raider", True),
    ("Tatooine: Box", "Swift", "Raider", False),  # a ship that has landed
    ("Calm", "Fighter", "Dark Swift", False), ("Tatooine: Clouds", "Swift Skiff", "Raider", False),
])  # fmt: skip
def test_out_of_nowhere_wants_your_own_fast_starship_in_space(place: str, mine: str, theirs: str, works: bool):
    s = scene(CLOUDS, *SWIFT)
    there = s.location(place)
    flown(s, mine, there) if mine == "Fighter" else s.put(mine, at=there)
    s.put("Imperial 1", aboard=crewed(s, theirs, there), as_="pilot") if theirs == "Raider" else s.put(theirs, at=there)
    s.put("Rebel 1", at=there)
    s.put("Imperial 1", at=there)
    card = s.hand("light", "Houjix & Out Of Nowhere")
    fight(s, there, "dark")
    assert s.can("play", card, mode=1) is works


def test_out_of_nowhere_adds_one_destiny_to_one_battle_of_yours():
    s = scene(*SWIFT, PLANET)
    calm, planet = s.location("Calm"), s.location("Tatooine")
    for place in (calm, planet):
        s.put("Swift", at=place)
        s.put("Dark Swift", at=place)
    card = s.hand("light", "Houjix & Out Of Nowhere")
    fight(s, calm, "dark")
    s.do("play", card, mode=1)
    assert (draws(s, "light"), draws(s, "dark"), s.zone(card)) == (1, 0, "used")
    over(s)
    s.do("battle", planet)
    assert draws(s, "light") == 0


def beaten(*more: str, loser: str = "light") -> tuple[Scenario, CardRef]:
    """A battle that a lone fighter loses, up to the damage segment: the card of that title in the Light Side's hand."""
    s = scene()
    site = s.location("Tatooine: Box")
    winner = "Imperial" if loser == "light" else "Rebel"
    s.put("Rebel 1" if loser == "light" else "Imperial 1", at=site)
    for name in (f"{winner} 1", *[f"{winner} 2"] * 8, *more):
        s.put(name, at=site)
    card = s.hand("light", "Houjix & Out Of Nowhere")
    fight(s, site, "dark")
    return s, card


def test_the_houjix_half_cancels_what_is_left_of_battle_damage_and_is_lost():
    s, card = beaten()
    assert not s.can("play", card)
    s.until(verb="forfeit")
    assert not s.can("play", card)  # somebody can still be forfeited
    s.decide(lambda option: option.verb == "forfeit")
    s.do("play", card, mode=2)
    assert s.zone(card) == "lost" and s.battle is None and s.count("light", "lost") == 2


def test_the_houjix_half_is_for_the_loser():
    s, card = beaten(loser="dark")
    offered = False
    while s.battle:
        offered |= s.decision.player == "light" and s.can("play", card)
        options = s.decision.options
        s.game.choose(next((n for n, each in enumerate(options) if each.verb in ("pass", "done", "no")), 0))
    assert not offered


def test_the_houjix_half_is_immune_to_sense():
    s, card = beaten("Imperial 6")
    sense = s.hand("dark", "Sense")
    s.until(verb="forfeit")
    s.decide(lambda option: option.verb == "forfeit")
    s.do("play", card, mode=2)
    assert s.battle is None and s.zone(sense) == "hand"


# -- Sunsdown & Too Cold For Speeders ----------------------------------------------------------------------------------


def test_sunsdown_leaves_the_clouds_alone():
    s = scene(PLANET, CLOUDS)
    s.put("Sunsdown & Too Cold For Speeders", on=s.location("Tatooine"))
    clouds = s.location("Tatooine: Clouds")
    ship, skiff = flown(s, "Cruiser", clouds), crewed(s, "Skiff", clouds)
    talz = s.put("Talz", aboard=ship, as_="passenger")
    spy = s.hand("light", "Light Spy")
    assert (s.power(talz), s.power(skiff), s.maneuver(skiff), s.deploy_cost(spy, ship)) == (1, 3, 2, 2)
    s.put("Dark Chief", aboard=crewed(s, "Raider", clouds), as_="pilot")
    fight(s, clouds, "light")
    assert draws_allowed(s.game.engine, "light", "power") == 0


# -- Yotts Orren -------------------------------------------------------------------------------------------------------


def test_yotts_orren_weakens_no_vehicle_in_the_clouds():
    s = scene(CLOUDS)
    clouds = s.location("Tatooine: Clouds")
    s.put("Yotts Orren", aboard=crewed(s, "Cruiser", clouds), as_="passenger")
    assert s.power(crewed(s, "Barge", clouds)) == 3


def test_yotts_orren_takes_one_copy_of_each():
    s = scene(FAILURE, RIDE)
    yotts = s.put("Yotts Orren", at=s.location("Tatooine: Box"))
    copies = s.pile("light", "reserve", "Mechanical Failure", "Mechanical Failure")
    s.start(turn="light", phase="deploy")
    s.do("use", yotts)
    s.decide(lambda option: option.card is not None)
    assert not any(option.card in copies for option in s.decision.options)


def test_yotts_orren_fails_at_nothing_if_the_first_card_is_not_there():
    s = scene(FAILURE, RIDE)
    yotts = s.put("Yotts Orren", at=s.location("Tatooine: Box"))
    s.pile("light", "reserve", "Free Ride")
    s.start(turn="light", phase="deploy")
    s.do("use", yotts)
    assert not any(event.kind == "search-failed" for event in s.game.events("public")) and s.can("yes")


# -- Yoda --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "found"), [("Sense", True), ("Control", True), ("Alter", True), ("Light Trick", False)]
)
def test_yoda_finds_one_of_three_interrupts(title: str, found: bool):
    control = LostInterrupt("Control", LIGHT, "later control", destiny=1)
    s = scene(control)
    yoda = s.put("Yoda, Master Of The Force", at=s.location("Tatooine: Box"))
    card = s.pile("light", "reserve", title)
    s.start(turn="light", phase="deploy")
    s.do("use", yoda)
    assert s.can("choose", card) is found


def test_yoda_need_not_search():
    s = scene()
    yoda = s.put("Yoda, Master Of The Force", at=s.location("Tatooine: Box"))
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.can("use", yoda)


def test_yoda_comes_to_coruscant_too():
    s = scene(CORUSCANT)
    hall, box = s.location("Coruscant: Hall"), s.location("Tatooine: Box")
    yoda = s.hand("light", "Yoda, Master Of The Force")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", yoda, hall) and not s.can("deploy", yoda, box)


@pytest.mark.parametrize(("person", "most"), [("Knight", 4), ("Elder", 5)])
@pytest.mark.parametrize(("side", "where", "protected"), [
    ("light", "site", True), ("dark", "site", False), ("light", "closed", False), ("light", "far", False)])  # fmt: skip
def test_yoda_protects_your_jedi_who_are_present(person: str, most: int, side: str, where: str, protected: bool):
    s = scene(*JEDI_OF["light"], *JEDI_OF["dark"])
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    s.put("Yoda, Master Of The Force", at=site)
    crawler = s.put("Crawler", at=site)
    spots = {"site": {"at": site}, "far": {"at": far}, "closed": {"aboard": crawler, "as_": "passenger"}}
    jedi = s.put(f"{side} {person}", **spots[where])
    assert immunity(s._engine, jedi.id) == (most if protected else 0)


@pytest.mark.parametrize("trait", ["jedi", "Jedi Council member"])
def test_yoda_takes_nothing_from_those_who_are_tougher(trait: str):
    tough = Alien("Tough", LIGHT, "later tough", ability=6, traits=[trait], text=[ImmuneToAttrition(7)], **BODY)
    s = scene(tough)
    site = s.location("Tatooine: Box")
    s.put("Yoda, Master Of The Force", at=site)
    assert immunity(s._engine, s.put("Tough", at=site).id) == 7


# -- Droid Starfighter Laser Cannons -----------------------------------------------------------------------------------


def test_laser_cannons_target_starships_only():
    s = scene(DROID_FIGHTER, CLOUDS)
    clouds = s.location("Tatooine: Clouds")
    cannons = s.put("Droid Starfighter Laser Cannons", on=s.put("Vulture", at=clouds))
    ship, skiff = flown(s, "Fighter", clouds), crewed(s, "Skiff", clouds)
    fight(s, clouds, "dark")
    assert s.can("fire", cannons, ship) and not s.can("fire", cannons, skiff)
