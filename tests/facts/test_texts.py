"""Nothing of a card's text was left out: its facts in print, and in the English that we make of its definition."""

import json
from pathlib import Path
from typing import Any

import pytest

from cantina.cards import CARDS
from cantina.facts.texts import gaps, printed_facts, read_accepted, read_printed
from cantina.facts.wording import Names, distill
from cantina.lang import *
from cantina.model.card import Definition


def test_every_card_says_what_its_print_says():
    found = {gap.key: str(gap) for gap in gaps(CARDS, read_printed())}
    accepted = read_accepted()
    assert not [text for key, text in found.items() if key not in accepted]
    assert not accepted.keys() - found.keys(), "accepted differences that there are no longer"
    assert all(accepted.values())


def test_the_print_of_every_card_is_kept():
    assert read_printed().keys() == {card.id for card in CARDS}


HERO = Rebel("Test Hero", "1_900", unique=1, text=[Modify("power", +2, when=There(theirs(DROID) & Present(HERE)))])


def found(folder: Path, card: Definition, gametext: str) -> set[str]:
    front: dict[str, Any] = {"title": f"•{card.title}", "type": "Character", "destiny": "1", "gametext": gametext}
    named: dict[str, Any] = {"title": "•Falcon Nine", "type": "Starship", "destiny": "1", "gametext": ""}
    records = [{"gempId": id, "set": "1", "side": "Light", "front": each}
               for id, each in ((card.id, front), ("1_901", named))]  # fmt: skip
    (folder / "Cards.json").write_text(json.dumps({"cards": records}), encoding="utf-8")
    return {gap.key.removeprefix(f"{card.id} ") for gap in gaps([card], printed_facts(folder, [card]))}


def test_the_same_facts_in_other_words(tmp_path: Path):
    assert not found(tmp_path, HERO, "With an opponent's droid present, Test Hero has power plus two.")


@pytest.mark.parametrize(("said", "missing"), [
    ("Power +3 while an opponent's droid is present.", {"printed: number 3", "ours: number 2"}),
    ("Power +2 while a droid is present.", {"ours: word opponent"}),
    ("Power +2 while an opponent's droid is here.", {"ours: word present"}),
    ("Power +2 while an opponent's droid is present, unless aboard Falcon Nine.",
     {"printed: word unless", "printed: word aboard", "printed: name Falcon Nine"}),
    ("Power +2 while an opponent's droid is present. Once per game, may cancel a battle.",
     {"printed: word once", "printed: word may", "printed: word cancel", "printed: word battle"}),
])  # fmt: skip
def test_what_is_on_one_side_only(tmp_path: Path, said: str, missing: set[str]):
    assert found(tmp_path, HERO, said) == missing


def test_the_halves_of_a_location_are_compared_each_with_its_own(tmp_path: Path):
    site = Site("Test Site", LIGHT, "1_902", ["exterior", "planet"], (1, 1), light=[Modify("power", +1, DROID)])
    assert not found(tmp_path, site, "Light: Droids are power +1 Dark: -")
    wrong = {"light ours: number 1", "light ours: word droid", "light ours: word power"}
    assert found(tmp_path, site, "Light: - Dark: Droids are power +1") == wrong | {
        fact.replace("light ours", "dark printed") for fact in wrong
    }


def test_a_name_is_no_word_and_the_own_name_is_none():
    facts = distill("Test Hero's power is +1 aboard Test Hero or Death Star Gun 3.", ["Test Hero"],
                    Names(["Death Star Gun 3"]))  # fmt: skip
    assert facts.names == ("Death Star Gun 3",) and facts.numbers == (1,) and facts.words == ("aboard", "power")
