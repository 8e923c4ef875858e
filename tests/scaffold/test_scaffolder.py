"""Drafts: what made cards and their print teach is found again on cards that are not made yet."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from cantina.cli import app
from cantina.lang import *
from cantina.model.card import Definition
from cantina.scaffold.scaffolder import CONSTRUCTORS, Scaffolder
from cantina.scaffold.source import LANGUAGE

TEACHER = Rebel("Test Teacher", "1_900", unique=1, personas=["Teacher"], text=[
    Modify("power", +2, ANYTHING_PILOTED), Modify("maneuver", +1, piloting("Falcon Nine")),
    Cannot("move", theirs(ALIEN | DROID)), ImmuneToAttrition(3)])  # fmt: skip
LESSON = (
    "What he flies gets power +2. Gives Falcon Nine maneuver +1 by piloting it. "
    "Opponent's aliens or droids never move. Attrition < 3 does nothing."
)
PLACE = Site("Test Place", LIGHT, "1_901", ["exterior"], (1, 1), light=[Modify("power", +1, DROID & At(HERE))])

PILOT_FRONT = {"power": "4", "deploy": "2", "icons": ["Pilot"], "uniqueness": "*", "characteristics": ["spy"]}


def database(folder: Path, text: str = "", **front: Any) -> Path:
    records = [
        _record("1_900", "•Test Teacher", LESSON), *(_record(f"1_{n}", n, "") for n in ("Falcon Nine", "Wing Two")),
        _record("1_901", "Test Place", "Light: Droids here enjoy power +1. Dark: -", type="Location", subType="Site"),
        _record("1_950", "•New Pilot", text, **(PILOT_FRONT | front)),
        _record("1_951", "New Place", text, type="Location", subType="Site", lightSideIcons=2),
    ]  # fmt: skip
    (folder / "Cards.json").write_text(json.dumps({"cards": records}), encoding="utf-8")
    return folder


def _record(id: str, title: str, text: str, **front: Any) -> dict[str, Any]:
    plain = {"title": title, "type": "Character", "subType": "Rebel", "destiny": "1", "gametext": text}
    return {"gempId": id, "set": "1", "side": "Light", "front": plain | front}


def drafted(folder: Path, text: str, id: str = "1_950", half: str = "") -> list[object]:
    made: list[Definition] = [TEACHER, PLACE]
    return list(Scaffolder(database(folder, text=text), made).text(id, half))


@pytest.mark.parametrize(("said", "made"), [
    ("What she flies gets power +3.", Modify("power", +3, ANYTHING_PILOTED)),
    ("Gives Wing Two maneuver +2 by piloting it.", Modify("maneuver", +2, piloting("Wing Two"))),
    ("Opponent's smugglers never move.", Cannot("move", theirs(SMUGGLER))),
    ("Opponent's smugglers, thieves or spies never move.", Cannot("move", theirs(SMUGGLER | THIEF | SPY))),
    ("May add 3 pilots, 1 astromech and 2 vehicles.", Carries(pilots=3, astromechs=1, vehicles=2)),
])  # fmt: skip
def test_numbers_names_and_kinds_change(tmp_path: Path, said: str, made: object):
    assert drafted(tmp_path, said) == [made]


def test_what_is_not_known_stays_a_sentence(tmp_path: Path):
    found = drafted(tmp_path, "Attrition < 4 does nothing. Sings badly. What he flies gets power +1.")
    assert found == [ImmuneToAttrition(4), "Sings badly.", Modify("power", +1, ANYTHING_PILOTED)]


def test_the_halves_of_a_location(tmp_path: Path):
    text = "Light: Aliens here enjoy power +2. Dark: -"
    assert drafted(tmp_path, text, "1_951", "light") == [Modify("power", +2, ALIEN & At(HERE))]
    assert drafted(tmp_path, text, "1_951", "dark") == []


def test_the_printed_facts_are_filled_in(tmp_path: Path):
    folder = database(tmp_path, text="What he flies gets power +3. Sings badly.")
    draft = Scaffolder(folder, [TEACHER, PLACE]).draft("1_950")
    assert draft == (
        'Rebel("New Pilot", "1_950", unique=1, destiny=1, power=4, deploy=2, icons=["pilot"], traits=["spy"], text=[\n'
        "    PILOT_3,\n    # by hand: Sings badly.\n]),"
    )


def test_the_command_refuses_an_unknown_card(tmp_path: Path):
    done = CliRunner().invoke(app, ["scaffold", "1_999", "--database", str(database(tmp_path))])
    assert done.exit_code == 2 and "1_999" in done.output


def test_every_constructor_is_one_of_the_language():
    assert set(CONSTRUCTORS.values()) - {"Interrupt"} <= set(LANGUAGE)


@pytest.mark.parametrize(("front", "head"), [
    ({"type": "Defensive Shield"}, 'DefensiveShield("New Pilot", LIGHT, "1_950"'),
    ({"type": "Effect", "subType": "Utinni"}, 'Effect("New Pilot", LIGHT, "1_950", "utinni"'),
    ({"type": "Creature", "subType": "Desert", "ferocity": "2"}, 'Creature("New Pilot", LIGHT, "1_950", "desert"'),
    ({"type": "Interrupt", "subType": "Used Or Starting"}, 'UsedOrStartingInterrupt("New Pilot", LIGHT, "1_950"'),
    ({"type": "Admiral's Order"}, 'AdmiralsOrder("New Pilot", LIGHT, "1_950"'),
    ({"subType": "Sith"}, 'Character("New Pilot", LIGHT, "1_950", "sith"'),
])  # fmt: skip
def test_each_kind_of_card_has_its_constructor(tmp_path: Path, front: dict[str, str], head: str):
    folder = database(tmp_path, **front)
    assert Scaffolder(folder, [TEACHER, PLACE]).draft("1_950").startswith(head)


def test_an_objective_has_both_faces(tmp_path: Path):
    text = "First: Sings badly. Second: Attrition < 5 does nothing."
    faces = _record("1_960", "First / Second", text, type="Objective") | {"back": {"title": "Second"}}
    (database(tmp_path) / "More.json").write_text(json.dumps({"cards": [faces]}), encoding="utf-8")
    assert Scaffolder(tmp_path, [TEACHER, PLACE]).draft("1_960") == (
        'Objective("First", "Second", LIGHT, "1_960", text=[\n    # by hand: Sings badly.\n], back=[\n'
        '    Modify("immunity", 5, how="least"),\n]),'
    )


def test_a_card_of_which_only_another_picture_is_recorded_is_there(tmp_path: Path):
    other = _record("1_970", "New Queen (AI)", "")
    (database(tmp_path) / "More.json").write_text(json.dumps({"cards": [other]}), encoding="utf-8")
    assert Scaffolder(tmp_path, [TEACHER]).draft("1_970").startswith('Rebel("New Queen", "1_970"')


def test_a_card_is_drafted_from_the_others_only(tmp_path: Path):
    assert Scaffolder(database(tmp_path), [TEACHER, PLACE]).share() == (0, 5)
    twin = msgspec.structs.replace(TEACHER, id="1_902", title="Second Teacher")
    same = _record("1_902", "•Second Teacher", LESSON)
    (tmp_path / "More.json").write_text(json.dumps({"cards": [same]}), encoding="utf-8")
    assert Scaffolder(tmp_path, [TEACHER, PLACE, twin]).share() == (8, 9)
