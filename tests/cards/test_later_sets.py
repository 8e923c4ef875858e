"""Cards of later sets: they cancel by title, return cards to hand, are immune, and battle without ability."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from cantina.testing import Scenario

NABOO = Site("Naboo: Test Plaza", LIGHT, "later plaza", ["exterior", "planet"], (1, 1))
OTHER = Site("Yavin 4: Test Grove", LIGHT, "later grove", ["exterior", "planet"], (1, 1))
FACTS = {"destiny": 1, "deploy": 1, "power": 1, "forfeit": 1}
ROGUE = Alien("Rogue", LIGHT, "later rogue", ability=1, traits=["smuggler"], **FACTS)
CLERK = Alien("Clerk", LIGHT, "later clerk", ability=1, **FACTS)
KNIGHT = Rebel("Knight", "later knight", ability=6, **FACTS)
SENATOR = Rebel("Elder", "later elder", ability=6, traits=["Jedi Council member"], **FACTS)
NOVICE = Rebel("Novice", "later novice", ability=5, traits=["Jedi Council member"], **FACTS)
SYSTEM_ = System("Naboo", LIGHT, "later naboo", ["planet"], (1, 1), parsec=5)
FAST = Starfighter("Fast Ship", LIGHT, "later fast", "X-wing", destiny=1, deploy=1, power=1, maneuver=4, forfeit=1,
                   hyperspeed=3, text=[PermanentPilot(1)])  # fmt: skip
SLOW = Starfighter("Slow Ship", LIGHT, "later slow", "X-wing", destiny=1, deploy=1, power=1, maneuver=3, forfeit=1,
                   hyperspeed=3, text=[PermanentPilot(1)])  # fmt: skip
HUNTER = Starfighter("Hunter", DARK, "later hunter", "TIE/ln", destiny=1, deploy=1, power=1, maneuver=3, forfeit=1,
                     hyperspeed=3, text=[PermanentPilot(1)])  # fmt: skip
BANTHA = Vehicle("Bantha", DARK, "later bantha", "creature vehicle", destiny=1, deploy=1, power=1, landspeed=1,
                 forfeit=1, traits=["bantha"])  # fmt: skip


def gone(turn="light", phase="move", force=2):
    """As Good As Gone in hand, a rogue and a clerk on table."""
    s = Scenario(cards=[NABOO, ROGUE, CLERK])
    site = s.location("Naboo: Test Plaza")
    rogue, clerk = s.put("Rogue", at=site), s.put("Clerk", at=site)
    card = s.hand("light", "As Good As Gone")
    s.force("light", force)
    return s, card, rogue, clerk, lambda: s.start(turn=turn, phase=phase)


def test_as_good_as_gone_returns_a_rogue_to_hand_for_two_force():
    s, card, rogue, clerk, start = gone()
    start()
    assert not s.can("play", card, clerk)
    s.do("play", card, rogue)
    assert s.zone(rogue) == "hand" and s.zone(card) == "lost" and s.count("light", "force") == 0


@pytest.mark.parametrize(
    ("turn", "phase", "force"), [("dark", "move", 2), ("light", "deploy", 2), ("light", "move", 1)]
)
def test_as_good_as_gone_waits_for_your_move_phase_and_its_cost(turn, phase, force):
    s, card, _, _, start = gone(turn, phase, force)
    start()
    assert not s.can("play", card)


def test_bantha_fodder_cancels_as_good_as_gone_while_it_is_played():
    s, card, rogue, _, start = gone()
    fodder = s.hand("dark", "Bantha Fodder")
    start()
    s.do("play", card, rogue)
    s.do("play", fodder, mode=1)
    assert s.on_table(rogue) and s.zone(card) == "lost" and s.zone(fodder) == "used"


def test_bantha_fodder_finds_a_bantha_and_nothing_that_it_does_not_name():
    s = Scenario(cards=[NABOO, BANTHA])
    s.location("Naboo: Test Plaza")
    bantha, other = s.pile("dark", "reserve", "Bantha", "TIE Fighter")
    fodder = s.hand("dark", "Bantha Fodder")
    s.start(turn="dark", phase="deploy")
    s.do("play", fodder, mode=2)
    assert not s.can("choose", other)
    s.do("choose", bantha)
    assert s.zone(bantha) == "hand"


@pytest.mark.parametrize(("ship", "works"), [("Fast Ship", True), ("Slow Ship", False)])
def test_out_of_nowhere_wants_a_fast_ship_at_the_system(ship, works):
    s = Scenario(cards=[SYSTEM_, FAST, SLOW, HUNTER])
    system = s.location("Naboo")
    s.put(ship, at=system)
    s.put("Hunter", at=system)
    card = s.hand("light", "Houjix & Out Of Nowhere")
    s.force("light", 1)
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert s.can("play", card) is works
    if works:
        s.do("play", card)
        assert s.zone(card) == "used" and s.count("light", "force") == 0


def test_out_of_nowhere_answers_no_battle_of_your_own():
    s = Scenario(cards=[SYSTEM_, FAST, HUNTER])
    system = s.location("Naboo")
    s.put("Fast Ship", at=system)
    s.put("Hunter", at=system)
    card = s.hand("light", "Houjix & Out Of Nowhere")
    s.force("light", 2)
    s.start(turn="light", phase="battle")
    s.do("battle", system)
    assert not s.can("play", card)


def yoda(*people):
    s = Scenario(cards=[NABOO, OTHER, KNIGHT, SENATOR, NOVICE])
    site = s.location("Naboo: Test Plaza")
    s.location("Yavin 4: Test Grove")
    master = s.put("Yoda, Master Of The Force", at=site)
    return s, site, master, [s.put(name, at=site) for name in people]


def test_yoda_makes_jedi_present_immune_and_council_members_more_so():
    s, _, master, people = yoda("Knight", "Elder", "Novice")
    far = s.put("Knight", at=s.location("Yavin 4: Test Grove"))
    s.start(turn="light", phase="deploy")
    g = s.game.engine
    assert [immunity(g, each.id) for each in (master, *people, far)] == [float("inf"), 4, 5, 0, 0]


def test_yoda_searches_once_per_game_even_if_he_comes_back():
    s, site, master, _ = yoda()
    sense, alter = s.pile("light", "reserve", "Sense", "Alter")
    s.start(turn="light", phase="deploy")
    s.do("use", master)
    s.do("choose", sense)
    assert s.zone(sense) == "hand" and not s.can("use", master)
    s.until(phase="deploy", player="dark")
    s.until(phase="deploy", player="light")
    assert not s.can("use", master)
    s.happen("lose", master)
    again = s.put("Yoda, Master Of The Force", at=site)
    assert not s.can("use", again)


def test_yoda_deploys_only_to_naboo_or_coruscant():
    s = Scenario(cards=[NABOO, OTHER])
    plaza, grove = s.location("Naboo: Test Plaza"), s.location("Yavin 4: Test Grove")
    master = s.hand("light", "Yoda, Master Of The Force")
    s.force("light", 8)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", master, plaza) and not s.can("deploy", master, grove)


def probe(*hand):
    """A Probe Droid at a site with one Light Side icon; these cards are in the opponent's hand."""
    s = Scenario(cards=[NABOO, CLERK])
    site = s.location("Naboo: Test Plaza")
    droid = s.put("Probe Droid", at=site)
    s.hand("light", *hand)
    return s, site, droid


def test_a_probe_droid_deploys_only_with_a_star_destroyer_on_table():
    s = Scenario(cards=[NABOO, SYSTEM_])
    site, system = s.location("Naboo: Test Plaza"), s.location("Naboo")
    s.put("Stormtrooper", at=site)
    card = s.hand("dark", "Probe Droid")
    s.force("dark", 9)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, site)
    s.put("Devastator", at=system)
    assert s.can("deploy", card, site)


def test_a_probe_droid_peeks_at_as_many_cards_as_there_are_light_icons_once_a_control_phase():
    s, _, droid = probe("Sense", "Alter")
    s.start(turn="dark", phase="control")
    s.do("use", droid)
    peeks = [event.text.args for event in s.game.engine.events.since(0) if event.text.key == "event.peeked"]
    assert [len(args["cards"]) for args in peeks] == [1]
    assert not s.can("use", droid)
    s.until(phase="deploy")
    assert not s.can("use", droid)


def test_a_probe_droid_drains_and_battles_without_ability():
    s, site, _ = probe()
    s.force("dark", 1)
    s.start(turn="dark", phase="control")
    assert s.can("drain", site)
    s.put("Clerk", at=site)
    s.until(phase="battle")
    assert s.can("battle", site)


def test_a_probe_droid_is_battled_without_ability():
    s, site, _ = probe()
    s.put("Clerk", at=site)
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    assert s.can("battle", site)
