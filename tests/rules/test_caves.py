"""The cave in Big One, which may be a belly (glossary: cave-rules)."""

import pytest

from cantina.engine.evaluator import words
from cantina.lang import *
from tests.cards.sample_cards import scene

FIGHTER = Starfighter("Scoutship", LIGHT, "box scoutship", "Scout", destiny=1, power=3, maneuver=3, hyperspeed=4,
                      deploy=2, forfeit=3, text=[PermanentPilot(ability=1)])  # fmt: skip
TITLE = "Big One: Asteroid Cave Or Space Slug Belly"


def belt(*extra):
    """Big One at a system of asteroids."""
    s = scene(FIGHTER, *extra)
    calm = s.location("Calm")
    return s, calm, s.location("Big One")


def is_a(s, card, word):
    return word in words(s.game.engine, card.id)


@pytest.mark.ruling("cave-rules.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_cave_deploys_to_big_one_alone(side):
    s = scene()
    s.location("Calm")
    cave = s.hand(side, TITLE)
    s.start(side, "deploy")
    assert not s.can("deploy", cave)
    big = s.location("Big One")
    s.do("deploy", cave)
    assert s.on_table(cave) and s.related(cave, big)


@pytest.mark.ruling("cave-rules.2", "cave-rules.3", "cave-rules.8")
def test_the_cave_is_a_planet_site_until_a_slug_comes():
    s, calm, big = belt()
    cave = s.location(TITLE)
    slug = s.hand("dark", "Space Slug")
    s.start("dark", "deploy")
    assert is_a(s, cave, "planet") and not is_a(s, cave, "creature site") and s.related(cave, big)
    s.do("deploy", slug, big)
    assert is_a(s, cave, "creature site") and not is_a(s, cave, "planet") and s.related(cave, big)
    belly = s.game.engine.card(cave.id).statuses[0]
    assert belly.name == "belly" and belly.other == slug.id


@pytest.mark.ruling("cave-rules.4", "cave-rules.5")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_no_starfighter_lands_or_takes_off_through_a_closed_mouth(side):
    s, calm, big = belt()
    cave = s.location(TITLE, side=side)
    slug = s.put("Space Slug", at=big, side=side)
    outside, inside = s.put("Scoutship", at=big), s.put("Scoutship", at=cave)
    s.start("light", "move")
    assert s.can("land", outside, cave) and s.can("take-off", inside, big)
    s.until(player=side)
    s.do("use", slug)
    assert s.decision.player == "light"
    assert not s.can("land", outside, cave) and not s.can("take-off", inside, big)
    assert s.reasons("land", outside, cave) == ["no-way"] and s.reasons("take-off", inside) == ["no-way"]
    assert not s.can("use", slug)  # once a turn


@pytest.mark.ruling("cave-rules.4", "cave-rules.5")
def test_a_slug_may_open_its_mouth_again():
    s, calm, big = belt()
    cave = s.location(TITLE)
    slug = s.put("Space Slug", at=big, side="light")
    outside = s.put("Scoutship", at=big)
    s.start("dark", "move")
    s.until(player="light")
    s.do("use", slug)
    s.start("light", "move")
    assert not s.can("land", outside, cave)
    s.do("use", slug)
    assert s.can("land", outside, cave)


@pytest.mark.ruling("cave-rules.6", "cave-rules.7")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_with_the_slug_everything_in_its_belly_is_lost_and_the_cave_is_a_cave_again(side):
    s, calm, big = belt()
    cave = s.location(TITLE, side=side)
    slug, ship, rebel = (
        s.put("Space Slug", at=big, side=side),
        s.put("Scoutship", at=cave),
        s.put("Rebel 1", at=cave),
    )
    outside = s.put("Scoutship", at=calm)
    s.start("dark", "deploy")
    s.happen("lose", slug)
    assert s.zone(ship) == "lost" and s.zone(rebel) == "lost" and s.on_table(outside)
    assert s.on_table(cave) and is_a(s, cave, "planet") and s.related(cave, big)


@pytest.mark.ruling("cave-rules.7")
def test_while_the_slug_lives_its_belly_is_no_cave():
    s, calm, big = belt()
    cave = s.location(TITLE)
    s.start("dark", "deploy")
    assert is_a(s, cave, "planet")
    slug = s.put("Space Slug", at=big, side="dark")
    s.start("dark", "deploy")
    assert not is_a(s, cave, "planet")
    s.happen("lose", slug)
    assert is_a(s, cave, "planet") and s.on_table(cave)


@pytest.mark.ruling("cave-rules.9")
@pytest.mark.parametrize("slug", [False, True])
def test_people_vehicles_and_creatures_deploy_to_cave_and_belly_alike(slug):
    s, calm, big = belt()
    cave = s.location(TITLE)
    if slug:
        s.put("Space Slug", at=big, side="dark")
    rebel, skiff, mynock = s.hand("light", "Rebel 1", "Skiff", "Mynock")
    lair = s.hand("dark", "Vine Snake")
    s.start("light", "deploy")
    assert s.can("deploy", rebel, cave) and s.can("deploy", skiff, cave) and not s.can("deploy", mynock, cave)
    s.start("dark", "deploy")
    assert s.can("deploy", lair, cave) is not slug  # it lives at planet sites
