"""Where the texts of thieves, spies and their like end: the Tonnika Sisters, Arica, Shasa Tiel, Artoo and Threepio."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, fight, over, scene

ROD = CharacterWeapon("Test Rod", DARK, "test rod", destiny=1, text=[
    DeployOn(CHARACTER), Fire(CHARACTER, (MakeHit(),))])  # fmt: skip
CLERK = Alien("Test Clerk", DARK, "test clerk", ability=1, traits=["Ishi Tib"], **BODY)
SWAMP = Site("Naboo: Swamp", LIGHT, "test swamp", ["exterior", "planet"], (1, 1))
CELLAR = Site("Jabba's Palace: Cellar", DARK, "test cellar", ["interior", "planet"], (1, 1))
TWO, ONE, THREE = "Chief Bast", "Imperial 1", "Kintan Strider"  # their destinies


def offered(s, verb, card) -> bool:
    """Whether somebody is offered to do this with a card before the phase is over."""
    phase = s.game.engine.state.phase
    while s.game.engine.state.phase == phase:
        if any(option.verb == verb and option.card == card for option in s.decision.options):
            return True
        s.pass_()
    return False


# -- Tonnika Sisters ---------------------------------------------------------------------------------------------------

WEAPONS, DEVICES = ["Light Stick"] * 2 + ["Light Saber"], ["Tatooine Utility Belt"] * 2 + ["Electrobinoculars"]


def sisters(*drawn):
    """The Sisters at a site with an armed enemy, an armed friend, and others who are hidden or elsewhere."""
    s = scene(ROD)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    thieves, guard = s.put("Tonnika Sisters", at=box), s.put("Light Guard", at=box)
    friend = s.put("Dark Guard", at=box)
    weapons = {s.put(title, on=guard) for title in WEAPONS}
    devices = {s.put(title, on=guard) for title in DEVICES}
    mine = {s.put("Test Rod", on=friend)}, {s.put("Comlink", on=friend, side="dark")}
    hidden = s.put("Light Guard", aboard=s.put("Crawler", at=box), as_="passenger")
    for bearer in (hidden, s.put("Light Guard", at=vault)):
        s.put("Light Stick", on=bearer)
        s.put("Tatooine Utility Belt", on=bearer)
    s.pile("dark", "reserve", *reversed(drawn))
    s.force("dark", 4)
    s.start(turn="dark", phase="control")
    return s, thieves, (weapons, weapons | mine[0], devices, devices | mine[1])


@pytest.mark.parametrize("declined", range(4))
def test_the_tonnika_sisters_choose_what_to_take_and_how(declined):
    """They steal weapons, destroy weapons, steal devices or destroy devices: at most two of those that are present."""
    s, thieves, loot = sisters(TWO, ONE)
    s.do("use", thieves)
    for _ in range(declined):
        s.do("no")
    s.do("yes")
    assert {option.card for option in s.decision.options if option.verb == "choose"} == loot[declined]
    assert s.can("done")
    taken = sorted(loot[declined] & loot[declined - declined % 2], key=lambda card: card.id)[:2]
    for card in taken:
        s.do("choose", card)
    gone = [card for card in loot[declined] if s.zone(card) == "lost" or s.carrier(card) == thieves]
    assert sorted(gone, key=lambda card: card.id) == taken


def test_the_tonnika_sisters_need_exactly_two_at_either_draw():
    for drawn in ((ONE, THREE), (THREE, ONE)):
        s, thieves, _ = sisters(*drawn)
        s.do("use", thieves)
        assert not s.can("yes")


def test_the_tonnika_sisters_need_not_try():
    s, *_ = sisters(TWO, TWO)
    s.until(phase="deploy")
    assert s.count("dark", "force") == 4


# -- Arica -------------------------------------------------------------------------------------------------------------


def arica_among_rebels(turn, phase, gear):
    """Arica undercover, with something to carry, and an armed friend beside her."""
    s = scene(ROD, force=5)
    box = s.location("Tatooine: Box")
    (arica,) = s.hand("dark", "Arica")
    s.put("Rebel 1", at=box)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", arica, box)
    own = s.put(gear, on=arica, **({"side": "dark"} if gear == "Comlink" else {})) if gear else None
    others = s.put("Test Rod", on=s.put("Dark Guard", at=box))
    s.start(turn=turn, phase=phase)
    return s, arica, own, others


@pytest.mark.parametrize(("turn", "phase", "gear", "may"), [
    ("light", "control", "Test Rod", True), ("light", "deploy", "Test Rod", False), ("light", "control", "", False),
    ("light", "control", "Comlink", False), ("dark", "control", "Test Rod", False)])  # fmt: skip
def test_arica_breaks_cover_in_the_opponents_control_phase_if_armed(turn, phase, gear, may):
    s, arica, _, _ = arica_among_rebels(turn, phase, gear)
    assert offered(s, "break-cover", arica) == may


def test_arica_fires_her_own_weapon():
    s, arica, own, others = arica_among_rebels("light", "control", "Test Rod")
    s.until(verb="break-cover")
    s.do("break-cover", arica)
    assert not s.can("use", arica, others)
    assert s.can("use", arica, own)


# -- Shasa Tiel --------------------------------------------------------------------------------------------------------


def test_shasa_tiel_alone_likes_the_swamp():
    s = scene(SWAMP)
    swamp = s.location("Naboo: Swamp")
    s.put("Shasa Tiel", at=swamp)
    assert s.power(s.put("Settler 1", at=swamp)) == 1


@pytest.mark.parametrize(("turn", "phase", "may"), [("dark", "control", True), ("dark", "deploy", False),
                                                    ("light", "control", False)])  # fmt: skip
def test_shasa_tiel_counts_in_the_opponents_control_phase(turn, phase, may):
    s = scene(force=3)
    shasa = s.put("Shasa Tiel", at=s.location("Tatooine: Box"))
    s.start(turn=turn, phase=phase)
    assert offered(s, "use", shasa) == may


def test_shasa_tiel_need_not_count():
    s = scene(force=3)
    s.put("Shasa Tiel", at=s.location("Tatooine: Box"))
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.count("light", "force") == 3


def test_shasa_tiel_helps_only_your_people_and_only_from_court():
    s = scene(CELLAR, CLERK)
    chamber, cellar = s.location("Jabba's Palace: Audience Chamber"), s.location("Jabba's Palace: Cellar")
    box = s.location("Tatooine: Box")
    clerk, harc = s.put("Test Clerk", at=box), s.put("Harc Seff", at=box)
    away = s.put("Shasa Tiel", at=cellar)
    s.put("Settler 1", at=chamber)
    assert (s.power(harc), s.power(clerk)) == (2, 1)
    s.start(turn="dark", phase="deploy")
    s.happen("lose", away)
    s.put("Shasa Tiel", at=chamber)
    assert (s.power(harc), s.power(clerk)) == (4, 1)


# -- Artoo & Threepio --------------------------------------------------------------------------------------------------


def test_artoo_and_threepio_fly_no_vehicles():
    s = scene()
    skiff = crewed(s, "Skiff", at=s.location("Tatooine: Box"))
    (pair,) = s.hand("light", "Artoo & Threepio")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", pair, skiff, seat="passenger")
    assert not s.can("deploy", pair, skiff, seat="pilot")


def test_artoo_and_threepio_let_nothing_but_droids_be_battled():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Artoo & Threepio", at=vault)
    s.put("Skiff", at=box)
    s.put("Imperial 1", at=box)
    s.start(turn="dark", phase="battle")
    assert not s.can("battle", box)


@pytest.mark.parametrize(("weak", "strong", "by", "winner", "loser", "damage"), [
    ("Light Droid", "Imperial 1", "dark", "light", "dark", 4), ("Dark Droid", "Rebel 1", "light", "dark", "light", 4),
    ("Light Droid", "Imperial 1", "dark", "dark", "light", 0),
    ("Dark Droid", "Rebel 1", "light", "light", "dark", 0)])  # fmt: skip
def test_who_has_no_ability_in_battle_is_spared_and_nobody_else(weak, strong, by, winner, loser, damage):
    """With people of both sides next door. The droids win by five against one, or lose."""
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Artoo & Threepio", at=vault)
    for title in ("Rebel 4", "Imperial 4"):
        s.put(title, at=vault)
    droids_win = (weak == "Light Droid") == (winner == "light")
    for title, number in ((weak, 5 if droids_win else 1), (strong, 1 if droids_win else 5)):
        for _ in range(number):
            s.put(title, at=box)
    fight(s, box, by)
    logged = [event.text.args for event in s.game.events("public") if event.kind == "battle-damage"]
    while not logged:
        s.pass_()
        logged = [event.text.args for event in s.game.events("public") if event.kind == "battle-damage"]
    assert logged[-1][f"damage_{loser}"] == damage


def test_artoo_and_threepio_search_once_a_turn_even_after_a_battle():
    s = scene()
    box = s.location("Tatooine: Box")
    pair, _, _ = s.put("Artoo & Threepio", at=box), s.put("Rebel 1", at=box), s.put("Imperial 1", at=box)
    first, second = s.pile("light", "reserve", *["I've Got A Bad Feeling About This"] * 2)
    s.start(turn="light", phase="control")
    s.do("use", pair, first)
    s.until(phase="battle", player="light")
    s.do("battle", box)
    over(s)
    assert not offered(s, "use", pair) and s.zone(second) == "reserve"
