"""Interrupts of Cloud City, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight, gun, over
from tests.cards.shared.crafts import field

FATHER = LostInterrupt("I Am Your Father", DARK, "cloud father", destiny=1, text=[Action([LoseForce(1)])])

# -- You Are Beaten ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guard", "arm", "near", "force", "able"), [
    ("Dark Guard", "Dark Saber", True, 2, True), ("Dark Guard", "Dark Saber", True, 1, False),
    ("Imperial 1", "Dark Saber", True, 2, False), ("Dark Guard", "Dark Stick", True, 2, False),
    ("Dark Guard", "Dark Saber", False, 2, False)])  # fmt: skip
def test_who_is_beaten_by_a_lightsaber(guard, arm, near, force, able):
    s = field(force=force)
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    foe = s.put("Rebel 4", at=box)
    s.put(arm, on=s.put(guard, at=box if near else away))
    card = s.hand("dark", "You Are Beaten")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, foe, mode=1) is able


def test_a_saber_of_the_opponents_beats_nobody():
    s = field()
    box = s.location("Kessel: Box")
    s.put("Light Saber", on=s.put("Light Guard", at=box))
    foe, card = s.put("Rebel 4", at=box), s.hand("dark", "You Are Beaten")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, foe, mode=1)


def test_a_passenger_of_a_tank_is_not_present():
    s = field()
    box = s.location("Kessel: Box")
    s.put("Dark Saber", on=s.put("Dark Guard", at=box))
    crawler = s.put("Crawler", at=box)
    foe, card = s.put("Rebel 4", aboard=crawler, as_="passenger"), s.hand("dark", "You Are Beaten")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, foe, mode=1)


def test_who_is_beaten_neither_moves_nor_battles_to_the_end_of_your_next_turn():
    s = field()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Dark Saber", on=s.put("Dark Guard", at=box))
    foe, free = s.put("Rebel 4", at=box), s.put("Rebel 4", at=box)
    s.hand("light", "Light Trick")
    card = s.hand("dark", "You Are Beaten")
    s.start(turn="dark", phase="move")
    s.do("play", card, foe, mode=1)
    assert s.zone(card) == "lost" and s.count("dark", "force") == 10
    s.until(player="light", phase="battle")
    s.do("battle", box)
    assert free in s.battle.participants("light") and foe not in s.battle.participants("light")
    over(s, foe, free)
    s.until(player="light", phase="move")
    assert s.can("walk", free, vault) and not s.can("walk", foe, vault)
    s.until(player="dark", phase="draw")
    s.until(player="light", phase="move")
    assert s.can("walk", foe, vault)


@pytest.mark.parametrize(("force", "able"), [(1, True), (0, False)])
def test_you_are_beaten_finds_his_fathers_words(force: int, able: bool):
    s = field(FATHER, force=force)
    s.location("Kessel: Box")
    wanted, other = s.pile("dark", "reserve", "I Am Your Father", "Dark Trick")
    card = s.hand("dark", "You Are Beaten")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, mode=2) is able
    if able:
        s.do("play", card, mode=2)
        if s.zone(wanted) != "hand":
            s.do("choose", wanted)
        assert (s.zone(wanted), s.zone(other), s.count("dark", "force")) == ("hand", "reserve", 0)


def test_you_are_beaten_ends_uncontrollable_fury():
    s = field(force=0)
    fury = s.put("Uncontrollable Fury", on=s.put("Imperial 6", at=s.location("Kessel: Box")))
    banner, card = s.put("Light Banner", on="table"), s.hand("dark", "You Are Beaten")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, banner)
    s.do("play", card, fury)
    assert s.zone(fury) == "lost"


# -- Projective Telepathy ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "by"), [("battle", "light"), ("drain", "light"), ("battle", "dark"), ("drain", "dark")]
)
@pytest.mark.parametrize(("force", "pays"), [(3, True), (3, False), (2, False)])
def test_projective_telepathy_has_its_price(what: str, by: str, force: int, pays: bool):
    s = field(gun("Good Gun", LIGHT))
    box = s.location("Kessel: Box")
    s.put("Good Gun", on=s.put("Rebel 1", at=box)) if by == "light" else s.put("Imperial 1", at=box)
    if what == "battle":
        s.put("Imperial 1" if by == "light" else "Rebel 1", at=box)
    card = s.hand("dark", "Projective Telepathy")
    s.force("light", force if what == "battle" else force - 1)
    s.start(turn=by, phase="battle" if what == "battle" else "control")
    s.do(what, box)
    assert s.can("play", card) is (by == "light")
    if by == "light":
        s.do("play", card)
        if force == 3:
            s.do("yes") if pays else s.do("no")
        assert s.count("light", "force") == (0 if pays else 2 if force == 3 else 1)
        assert s.zone(card) == "used"
        if what == "battle":
            assert (s.battle is not None) is pays
        else:
            assert any(each.verb == "lose" for each in s.decision.options) is pays


@pytest.mark.parametrize(("title", "stopped"), [("Anger, Fear, Aggression", True), ("Calm, Cool, Collected", False)])
def test_projective_telepathy_ends_anger_as_it_comes(title: str, stopped: bool):
    anger = Effect(
        title, LIGHT, "cloud anger", destiny=1, text=[Insert(), Automatic(reaches_top(), [LoseForce(1, OPPONENT)])]
    )
    s = field(anger)
    s.location("Kessel: Box")
    insert, card = s.hand("light", "cloud anger"), s.hand("dark", "Projective Telepathy")
    s.start(turn="light", phase="deploy")
    s.do("deploy", insert)
    assert s.can("play", card) is stopped
    if stopped:
        s.do("play", card)
        assert s.zone(insert) == "lost"


# -- Dark Strike -------------------------------------------------------------------------------------------------------

BLADES = [gun("Test Blade", DARK, "lightsaber"), gun("Test Pistol", DARK, "blaster"),
          gun("Good Blade", LIGHT, "lightsaber"), gun("Twin Blade", DARK, "lightsaber", draws=2)]  # fmt: skip


@pytest.mark.parametrize(("weapon", "destinies", "able", "hit"), [
    ("Test Blade", (2,), True, True), ("Test Blade", (1,), True, False), ("Twin Blade", (0, 1), True, False),
    ("Twin Blade", (1, 1), True, True), ("Test Pistol", (2,), False, False)])  # fmt: skip
def test_a_dark_strike_adds_3_to_what_a_lightsaber_draws(weapon, destinies, able, hit):
    s = field(*BLADES)
    box = s.location("Kessel: Box")
    foe = s.put("Rebel 4", at=box)
    arm = s.put(weapon, on=s.put("Imperial 4", at=box))
    card = s.hand("dark", "Dark Strike")
    s.destinies("dark", *destinies)
    fight(s, box, "dark")
    assert not s.can("play", card)
    s.do("fire", arm, foe)
    assert s.can("play", card, mode=1) is able
    if able:
        s.do("play", card, mode=1)
    assert s.hit(foe) is hit


@pytest.mark.parametrize(("side", "able"), [("dark", True), ("light", False)])
def test_a_dark_strike_puts_who_was_hit_away_at_once(side: str, able: bool):
    s = field(*BLADES)
    box = s.location("Kessel: Box")
    people = {"light": s.put("Rebel 4", at=box), "dark": s.put("Imperial 4", at=box)}
    arm = s.put("Test Pistol" if side == "dark" else "Good Blade", on=people[side])
    foe = people["light" if side == "dark" else "dark"]
    card = s.hand("dark", "Dark Strike")
    s.destinies(side, 6)
    fight(s, box, side)
    s.do("fire", arm, foe)
    assert s.hit(foe) and s.can("play", card, mode=3) is able
    if able:
        before = s.count("dark", "lost")
        s.do("play", card, mode=3)
        if s.can("lose", pile="reserve"):
            s.do("lose", pile="reserve")
        assert s.zone(foe) == "lost" and s.count("dark", "lost") == before + 2
