"""Characters of Dagobah, Dark Side."""

import pytest

from tests.cards.sample_cards import fight
from tests.cards.shared.crafts import field

# -- Zuckuss -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "near", "force", "able"), [
    ("Settler 2", True, 2, True), ("Settler 3", True, 2, False), ("Rebel 2", True, 2, False),
    ("Settler 2", True, 1, False), ("Settler 2", False, 2, False)])  # fmt: skip
def test_zuckuss_makes_a_weak_alien_worthless(foe: str, near: bool, force: int, able: bool):
    s = field(force=force)
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    zuckuss = s.put("Zuckuss", at=box)
    prey, next_one = s.put(foe, at=box if near else away), s.put("Settler 1", at=box)
    s.put("Rebel 1", at=box), s.hand("light", "Light Trick"), s.hand("dark", "Dark Trick")
    s.start(turn="dark", phase="battle")
    assert not s.can("use", zuckuss)
    s.do("battle", box)
    s.until(player="dark")
    assert s.can("use", zuckuss, prey) is able
    if able:
        s.do("use", zuckuss, prey)
        assert s.forfeit(prey) == 0 and s.count("dark", "force") == 0
        s.force("dark", 2)
        s.until(player="dark")
        assert s.battle.segment == "weapons" and not s.can("use", zuckuss, next_one)


@pytest.mark.parametrize(("force", "able"), [(0, True)])
def test_zuckuss_comes_to_a_battle_for_free(force: int, able: bool):
    s = field(force=3)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Imperial 4", at=box), s.put("Rebel 1", at=box)
    zuckuss, other = s.put("Zuckuss", at=vault), s.put("Brute 4", at=vault)
    s.force("dark", force)
    fight(s, box, "light")
    assert s.can("react", zuckuss) is able and not s.can("react", other)


# -- Corporal Derdram --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "power"), [("Executor: Docking Bay", 4), ("Kessel: Box", 3)])
def test_derdram_serves_on_the_executor(place: str, power: int):
    s = field()
    s.put("Imperial 1", at=s.location("Executor: Docking Bay", side="dark"))
    assert s.power(s.put("Corporal Derdram", at=s.location(place, side="dark" if "Exec" in place else None))) == power


@pytest.mark.parametrize(("place", "silent"), [("Death Star: Detention Block Corridor", True), ("Kessel: Box", False)])
def test_derdram_watches_the_detention_block(place: str, silent: bool):
    s = field()
    room = s.location("Death Star: Detention Block Control Room", side="light")
    s.put("Imperial 1", at=s.location("Death Star: Detention Block Corridor", side="dark"))
    s.put("Rebel 1", at=room)
    s.put("Corporal Derdram", at=s.location(place, side="dark" if "Death" in place else None))
    assert s.drain_amount("light", room) == (1 if silent else 2)
