"""Jabba, his pilots and his cellars."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import draws, fight, gun
from tests.cards.shared.crafts import field, someone

HALL = Site("Jabba's Palace: Hall", LIGHT, "cellar hall", ["interior", "planet"], (1, 1))

# -- Mighty Jabba ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("friend", "where", "more"),
    [("Test Crook", "here", 1), ("Test Crook", "away", 0), ("Test Boss", "here", 0), ("Brute 4", "here", 0)],
)
def test_mighty_jabba_and_another_leader_draw_one_more(friend: str, where: str, more: int):
    s = field()
    box, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Mighty Jabba", at=box), s.put(friend, at=box if where == "here" else away)
    s.put("Rebel 4", at=box), s.put("Light Chief", at=box)
    fight(s, box, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (1 + more, 1)


@pytest.mark.parametrize(("friend", "where", "hit", "able"), [
    ("Brute 1", "here", False, False), ("Brute 1", "here", True, True), ("Imperial 1", "here", False, True),
    ("Brute 1", "tank", False, True), ("", "", False, True)])  # fmt: skip
def test_mighty_jabba_hides_behind_his_aliens(friend: str, where: str, hit: bool, able: bool):
    s = field(gun("Good Gun", LIGHT, "blaster"), gun("Next Gun", LIGHT, "blaster"))
    box = s.location("Kessel: Box")
    jabba = s.put("Mighty Jabba", at=box)
    mate = None
    if where == "tank":
        tank = s.put("Tank", at=box)
        s.put("Dark Flier", aboard=tank, as_="pilot"), s.put(friend, aboard=tank, as_="passenger")
    elif friend:
        mate = s.put(friend, at=box)
    first, second = (s.put(title, on=s.put("Rebel 4", at=box)) for title in ("Good Gun", "Next Gun"))
    s.destinies("light", 6)
    fight(s, box, "light")
    if hit:
        s.do("fire", first, mate)
        s.until(player="light")
    assert s.can("fire", second, jabba) is able


@pytest.mark.parametrize(("who", "cost"), [("Mighty Jabba", 2), ("Brute 1", 1)])
def test_mighty_jabba_is_slow(who: str, cost: int):
    s = field(force=cost - 1)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    card = s.put(who, at=box)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", card, vault)
    s.force("dark", cost)
    assert s.can("walk", card, vault)


def test_mighty_jabba_may_escort_a_captive():
    s = field()
    box = s.location("Kessel: Box")
    jabba, prey = s.put("Mighty Jabba", at=box), s.put("Rebel 1", at=box)
    s.start(turn="dark", phase="control")
    s.happen("capture", prey, by="dark")
    s.decide(lambda each: each.verb == "seize" and each.card == jabba)
    assert s.escort(prey) == jabba


# -- Mercenary Pilot ---------------------------------------------------------------------------------------------------

CART = Vehicle("Test Cart", DARK, "cellar cart", "transport", maneuver=2, landspeed=2, destiny=1, deploy=3, power=3,
               forfeit=6, text=[Carries(drivers=1, passengers=2)])  # fmt: skip
CLOUDS = Sector("Tatooine: Clouds", LIGHT, "cellar clouds", "cloud", "Tatooine", ["exterior", "planet"], (1, 1))


@pytest.mark.parametrize(("seat", "more"), [("driver", 1), ("passenger", 0)])
def test_a_mercenary_pilot_drives_into_battle(seat: str, more: int):
    s = field(CART)
    box = s.location("Kessel: Box")
    cart = s.put("Test Cart", at=box)
    if seat == "passenger":
        s.put("Brute 1", aboard=cart, as_="driver")
    s.put("Mercenary Pilot", aboard=cart, as_=seat)
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    assert s.power(cart) == 3 + 2 * more
    fight(s, box, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (1 + more, 1)


def test_a_mercenary_pilot_elsewhere_adds_nothing():
    s = field(CART)
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Mercenary Pilot", aboard=s.put("Test Cart", at=away), as_="driver")
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert draws(s, "dark") == 1


# -- Jabba's Palace: Lower Passages ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "lando", "phase", "able"), [
    ("Brute 1", False, "move", True), ("Imperial 1", False, "move", False), ("Brute 1", False, "control", False),
    ("Brute 1", True, "move", False)])  # fmt: skip
@pytest.mark.parametrize("back", [False, True])
def test_aliens_know_the_lower_passages(who: str, lando: bool, phase: str, able: bool, back: bool):
    s = field(HALL, someone("Good Lando", LIGHT, "rebel", personas=["Lando"]), force=0)
    cellar, hall = s.location("Jabba's Palace: Lower Passages", side="dark"), s.location("Jabba's Palace: Hall")
    s.location("Tatooine: Box")
    man = s.put(who, at=hall if back else cellar)
    if lando:
        s.put("Good Lando", at=cellar)
    s.start(turn="dark", phase=phase)
    moves = [each for each in s.decision.options if each.verb not in ("pass", "walk", "drain")]
    assert any(each.card in (man, cellar, hall) for each in moves) is able


@pytest.mark.parametrize(("who", "amount"), [("Rebel 1", 1), ("Imperial 1", 1)])
def test_the_light_side_drains_less_in_the_lower_passages(who: str, amount: int):
    s = field()
    cellar = s.location("Jabba's Palace: Lower Passages", side="dark")
    s.put(who, at=cellar)
    assert s.drain_amount("light" if who == "Rebel 1" else "dark", cellar) == amount
