"""Our cards are compared with a card database, fact by fact."""

import json
from pathlib import Path
from typing import Any

import pytest

from cantina.cards import CARDS
from cantina.facts import SEED_DIFFERENCES, DatabaseError, Difference, compare
from cantina.glossary import load
from cantina.lang import (
    Alien,
    Capital,
    Character,
    CharacterWeapon,
    Droid,
    PermanentPilot,
    Rebel,
    Site,
    Starfighter,
    System,
    UsedOrLostInterrupt,
)
from cantina.model.card import Definition

SHARED = Path(__file__).parents[3] / "shared" / "carddb"


def record(id: str, side: str, **front: Any) -> dict[str, Any]:
    return {"gempId": id, "set": id.split("_")[0], "side": side, "front": {"destiny": "3", **front}}


HERO: dict[str, Any] = {
    "title": "•Test Hero", "type": "Character", "subType": "Rebel", "uniqueness": "*", "destiny": "2", "power": "3",
    "ability": "4", "deploy": "3", "forfeit": "7", "icons": ["Pilot", "Warrior", "A New Hope", "Set 4"],
    "characteristics": ["Leader"], "extraText": ["Force-Sensitive"],
}  # fmt: skip
OURS: dict[str, Any] = {
    "unique": 1, "destiny": 2, "power": 3, "ability": 4, "deploy": 3, "forfeit": 7, "icons": ["warrior", "pilot"],
    "traits": ["leader"],
}  # fmt: skip


def differences(folder: Path, card: Definition, *records: dict[str, Any], **seeds: str) -> list[Difference]:
    (folder / "Cards.json").write_text(json.dumps({"cards": records}), encoding="utf-8")
    (folder / "sets.json").write_text("[]", encoding="utf-8")
    return compare(folder, [card], {(card.id, field): entry for field, entry in seeds.items()})


def check(folder: Path, card: Definition, **front: Any) -> list[tuple[str, object, object]]:
    found = differences(folder, card, record(card.id, card.side.title(), **front))
    return [(each.field, each.ours, each.theirs) for each in found]


def test_the_same_facts_make_no_difference(tmp_path: Path) -> None:
    assert check(tmp_path, Rebel("Test Hero", "1_900", **OURS), **HERO) == []


@pytest.mark.parametrize(("fact", "value", "field"), [
    ("unique", 0, "uniqueness"), ("destiny", 3, "destiny"), ("destiny", (2, 5), "destiny"), ("power", 4, "power"),
    ("power", None, "power"), ("ability", 3, "ability"), ("deploy", 0, "deploy"), ("forfeit", 6, "forfeit"),
    ("maneuver", 1, "maneuver"), ("armor", 1, "armor"), ("hyperspeed", 1, "hyperspeed"),
    ("landspeed", 1, "landspeed"), ("parsec", 1, "parsec"), ("icons", ["pilot"], "icons"),
    ("traits", [], "characteristics"), ("light_icons", 1, "Force icons"), ("model", "protocol droid", "model"),
])  # fmt: skip
def test_each_fact_is_compared(tmp_path: Path, fact: str, value: object, field: str) -> None:
    card = Rebel("Test Hero", "1_900", **OURS | {fact: value})
    assert [each[0] for each in check(tmp_path, card, **HERO)] == [field]


def test_title_type_and_category_are_compared(tmp_path: Path) -> None:
    assert check(tmp_path, Rebel("Test Her", "1_900", **OURS), **HERO) == [("title", "Test Her", "Test Hero")]
    card = Alien("Test Hero", "light", "1_900", **OURS)
    assert check(tmp_path, card, **HERO) == [("types", ("alien",), ("rebel",))]
    assert check(tmp_path, card, **HERO | {"type": "Creature", "subType": "Alien"})[0][0] == "category"


def test_side_and_set_are_compared(tmp_path: Path) -> None:
    theirs = record("1_900", "Dark", **HERO) | {"set": "2"}
    found = differences(tmp_path, Rebel("Test Hero", "1_900", **OURS), theirs)
    assert [(each.field, each.ours, each.theirs) for each in found] == [("side", "light", "dark"), ("set", "1", "2")]


def test_a_card_that_the_database_lacks(tmp_path: Path) -> None:
    found = differences(tmp_path, Rebel("Test Hero", "1_900", **OURS), record("1_901", "Light", **HERO))
    assert [each.field for each in found] == ["card"]


def test_numbers_that_the_text_gives_are_not_compared(tmp_path: Path) -> None:
    assert check(tmp_path, Rebel("Test Hero", "1_900", **OURS), **HERO | {"deploy": "*"}) == []


def test_two_destinies(tmp_path: Path) -> None:
    card = Droid("Test Droid", "light", "2_900", "astromech droid", destiny=(2, 5), icons=["nav computer"])
    front = {"title": "Test Droid", "type": "Character", "subType": "Droid", "destiny": "5 or 2",
             "destinyValues": [5, 2], "extraText": ["Astromech Droid"], "icons": ["Nav Computer"]}  # fmt: skip
    assert check(tmp_path, card, **front) == []
    assert check(tmp_path, card, **front | {"extraText": ["Mining Droid"]})[0][0] == "model"


def test_characteristics_bring_others_along(tmp_path: Path) -> None:
    card = Rebel("Test Hero", "1_900", **OURS | {"traits": ["Rebel trooper"]})
    assert check(tmp_path, card, **HERO | {"characteristics": ["Rebel trooper", "trooper"]}) == []


def test_a_character_of_two_types(tmp_path: Path) -> None:
    card = Character("Test Hero", "light", "1_900", "alien", "rebel", **OURS)
    assert check(tmp_path, card, **HERO | {"subType": "Alien/Rebel"}) == []


def test_a_built_in_pilot_is_an_icon_in_print(tmp_path: Path) -> None:
    facts = {"destiny": 3, "maneuver": 4, "hyperspeed": 0, "icons": ["nav computer", "scomp link"]}
    front = {"title": "TIE", "type": "Starship", "subType": "Starfighter: TIE/LN", "maneuver": "4",
             "icons": ["Pilot x2", "Nav Computer", "Scomp Link"], "extraText": ["No Hyperdrive"],
             "characteristics": ["Imperial (starship)"]}  # fmt: skip
    piloted = Starfighter("TIE", "dark", "1_900", "TIE/ln", text=[PermanentPilot(1)], **facts)
    assert check(tmp_path, piloted, **front) == []
    assert [each[0] for each in check(tmp_path, Starfighter("TIE", "dark", "1_900", "TIE/ln", **facts), **front)] == [
        "icons"
    ]


def test_our_model_may_be_the_closer_word(tmp_path: Path) -> None:
    front = {"title": "Corvette", "type": "Starship", "subType": "Capital: Corvette", "armor": "4"}
    assert (
        check(tmp_path, Capital("Corvette", "light", "1_900", "Corellian Corvette", destiny=3, armor=4), **front) == []
    )
    assert check(tmp_path, Capital("Corvette", "light", "1_900", "AT-AT", destiny=3, armor=4), **front)[0][0] == "model"


def test_locations(tmp_path: Path) -> None:
    front = {"type": "Location", "destiny": "0", "uniqueness": "*", "lightSideIcons": 2, "darkSideIcons": 1}
    site = Site("Hoth: Test", "light", "3_900", ["exterior", "planet"], (2, 1))
    assert (
        check(tmp_path, site, **front, title="•Hoth: Test", subType="Site", icons=["Planet", "Exterior", "Hoth"]) == []
    )
    system = System("Hoth", "light", "3_900", ["planet"], (1, 1), parsec=5)
    found = check(tmp_path, system, **front, title="•Hoth", subType="System", icons=["Planet"], parsec="5")
    assert found == [("Force icons", (1, 1), (2, 1))]


def test_weapons_and_interrupts(tmp_path: Path) -> None:
    weapon = CharacterWeapon("Test Rifle", "dark", "1_900", destiny=3, traits=["blaster rifle"])
    front = {
        "title": "Test Rifle",
        "type": "Weapon",
        "subType": "Character",
        "characteristics": ["blaster rifle", "rifle"],
    }
    assert check(tmp_path, weapon, **front) == []
    interrupt = UsedOrLostInterrupt("Test", "dark", "1_900", destiny=3)
    assert check(tmp_path, interrupt, title="Test", type="Interrupt", subType="Used Or Lost") == []


def test_restricted_cards_are_not_taken_for_unrestricted_ones(tmp_path: Path) -> None:
    found = check(tmp_path, Rebel("Test Hero", "1_900", **OURS | {"unique": 0}), **HERO | {"uniqueness": "<>"})
    assert found == [("uniqueness", 0, "<>")]


def test_a_persona_that_the_title_shows(tmp_path: Path) -> None:
    other = Rebel("Hero", "1_901", personas=["Hero"], **OURS)
    owned = Rebel("Hero's Friend", "1_902", **OURS)
    records = [record(card.id, "Light", **HERO | {"title": card.title}) for card in (other, owned)]
    records.append(record("1_900", "Light", **HERO))
    (tmp_path / "Cards.json").write_text(json.dumps({"cards": records}), encoding="utf-8")
    found = compare(tmp_path, [Rebel("Test Hero", "1_900", **OURS), other, owned])
    assert [(each.id, each.field, each.theirs) for each in found] == [("1_900", "persona", ("Hero",))]


def test_what_a_seed_excuses_is_listed_last_with_its_entry(tmp_path: Path) -> None:
    card = Rebel("Test Hero", "1_900", **OURS | {"power": 9, "forfeit": 1})
    found = differences(tmp_path, card, record("1_900", "Light", **HERO), power="character")
    assert list(map(str, found)) == [
        "Test Hero [1_900] forfeit: 1, database: 7",
        "Test Hero [1_900] power: 9, database: 3 (seed: character)",
    ]


def test_other_pictures_of_a_card_are_passed_over(tmp_path: Path) -> None:
    picture = record("1_900", "Light", **HERO | {"title": "•Test Hero (AI)"})
    assert differences(tmp_path, Rebel("Test Hero", "1_900", **OURS), picture, record("1_900", "Light", **HERO)) == []


def test_a_folder_without_a_database_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="no card database"):
        compare(tmp_path, [])
    (tmp_path / "Cards.json").write_text("{", encoding="utf-8")
    with pytest.raises(DatabaseError, match="is no JSON"):
        compare(tmp_path, [])


def test_every_excuse_is_in_the_glossary() -> None:
    assert set(SEED_DIFFERENCES.values()) <= {entry.id for entry in load().entries}


@pytest.mark.skipif(not SHARED.is_dir(), reason="no card database beside the repository")
def test_our_cards_have_the_facts_of_the_database() -> None:
    found = compare(SHARED, CARDS)
    assert [str(each) for each in found if not each.seed] == []
    assert set(SEED_DIFFERENCES) == {(each.id, each.field) for each in found}, "an excuse that nothing needs"
