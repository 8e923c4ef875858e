"""Reads the facts of a card database: JSON files with {"cards": [{"gempId", "side", "set", "front": {…}}]}."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from cantina.facts.record import BY_TEXT, NUMBERS, SET_ICONS, Fact, Facts, words
from cantina.lang.definitions import back_of
from cantina.lang.titles import FACES


class DatabaseError(ValueError):
    """The folder holds no card database, or a broken one."""


# What follows from the ability number, the hyperspeed, the side or an icon and is no fact of its own.
DERIVED = {
    "force-attuned",
    "force-sensitive",
    "jedi knight",
    "dark jedi",
    "no hyperdrive",
    "rebel (starship)",
    "imperial (starship)",
    "independent (starship)",
    "republic (starship)",
    "trade federation (starship)",
}

MISPRINTS = {"Dradnaught-Class Heavy Cruiser": "Dreadnaught-Class Heavy Cruiser"}

VARIANT = re.compile(r" ?\((?:(?:Holo )?AI|Readable)\)")
"""Another picture of a card: the same facts under the same id; of some cards the database has no other record."""


class Print(msgspec.Struct, frozen=True):
    """What stands on a card, as its database says it."""

    title: str
    text: str


def read(folder: str | Path) -> dict[str, Facts]:
    """The facts of all cards in a database folder, by id."""
    return {id: facts(record) for id, record in records(folder).items()}


def read_texts(folder: str | Path) -> dict[str, Print]:
    """The title and the game text of all cards in a database folder, by id."""
    return {id: printed(record) for id, record in records(folder).items()}


def printed(record: dict[str, Any]) -> Print:
    """The title and the game text of a record."""
    return Print(title_of(record["front"]), record["front"].get("gametext", ""))


def records(folder: str | Path) -> dict[str, dict[str, Any]]:
    """All records of a database folder, by id; each face of a card with two is one."""
    found: dict[str, dict[str, Any]] = {}
    for record in sorted(raw_records(folder), key=lambda each: bool(VARIANT.search(each["front"]["title"]))):
        for id, face in _faces(record).items():
            found.setdefault(id, face)
    if not found:
        raise DatabaseError(f"no card database in {folder}")
    return found


def _faces(record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The faces of a card by their ids. Those of an Objective have the titles and the texts of both in the database,
    one after the other, each text headed by its title."""
    titles = title_of(record["front"]).split(FACES)
    if record["front"]["type"] != "Objective" or len(titles) < 2:
        return {record["gempId"]: record}
    heads = [re.sub(r" \(\w+\)$", "", title) + ": " for title in titles]
    texts = dict(
        zip(("front", "back"), record["front"]["gametext"].removeprefix(heads[0]).split(heads[1]), strict=False)
    )
    front, back = ({**record, "front": {**record[side], "title": title, "gametext": texts.get(side, "")}}
                   for side, title in zip(("front", "back"), titles, strict=True))  # fmt: skip
    return {record["gempId"]: front, back_of(record["gempId"]): back}


def raw_records(folder: str | Path) -> Iterator[dict[str, Any]]:
    """The records of a database folder as they stand there."""
    for path in sorted(Path(folder).glob("*.json")):
        try:
            data = msgspec.json.decode(path.read_bytes())
        except msgspec.DecodeError as error:
            raise DatabaseError(f"{path} is no JSON: {error}") from error
        cards = data.get("cards", ()) if isinstance(data, dict) else ()
        yield from (card for card in cards if "gempId" in card)


def facts(record: dict[str, Any]) -> Facts:
    """A record of the database as facts."""
    front = record["front"]
    category = _category(front)
    types, _ = _kind(category, front)
    said = spelled(record)
    numbers = {field: _number(front.get(field)) for field in NUMBERS} | _of_creature(front)
    return numbers | {
        "title": title_of(front),
        "side": record["side"].lower(),
        "set": record["set"],
        "uniqueness": _uniqueness(front.get("uniqueness", "")),
        "category": category,
        "types": words(types),
        "model": words(said["model"]),
        "destiny": _destiny(front),
        "Force icons": _force_icons(front),
        "icons": _icons(front),
        "characteristics": words(said["characteristics"]),
    }


def spelled(record: dict[str, Any]) -> dict[str, list[str]]:
    """The model and the characteristics as the database spells them."""
    front = record["front"]
    _, model = _kind(_category(front), front)
    return {"model": model, "characteristics": _plain(front.get("characteristics", ()))}


def _category(front: dict[str, Any]) -> str:
    """The category; a number behind it tells a type."""
    return str(front["type"]).lower().partition(" #")[0]


def title_of(front: dict[str, Any]) -> str:
    """The title of a face without its dots or diamonds, and without the mark of a variant."""
    return VARIANT.sub("", re.sub(r"[•◇]|<>", "", str(front["title"])))


def _plain(said: list[str]) -> list[str]:
    """Without what follows from other facts: a pilot of a squadron has its name as a fact of its own."""
    return [word for word in said if word.lower() not in DERIVED and not word.lower().endswith("squadron pilot")]


def _number(said: str | None) -> Fact:
    if said is None:
        return None
    return float(said) if re.fullmatch(r"[0-9.]+", said) else BY_TEXT


def _of_creature(front: dict[str, Any]) -> Facts:
    """A creature's ferocity stands where others have their power, and its defense value behind a word of its own."""
    if front["type"] != "Creature":
        return {}
    defense = next((said.split(": ")[1] for said in front.get("extraText", ()) if ": " in said), None)
    return {"power": None, "defense": _number(defense)}


def _destiny(front: dict[str, Any]) -> Fact:
    values = front.get("destinyValues") or [front["destiny"].strip("()")]
    return tuple(sorted(float(each) for each in values))


def _uniqueness(said: str) -> Fact:
    """Dots are counted; the diamonds of a restricted card have no number of their own."""
    return said if "<" in said else float(len(said))


def _kind(category: str, front: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The types and the model: behind the colon for ships and vehicles, in the extra text for droids."""
    kind, _, model = front.get("subType", "").partition(": ")
    model = re.sub(r"^\d+ (.+)s$", r"\1", MISPRINTS.get(model, model))  # a squadron of so many
    types = [word for word in re.split(r"/| or ", kind.lower()) if word]
    if category in ("weapon", "creature"):
        types = [f"{word} {category}" for word in types]
    if category == "jedi test":
        types = [front["type"].lower()]
    extra = _plain(front.get("extraText", ()))
    return types, [model] if model else extra if "droid" in types else []


def _force_icons(front: dict[str, Any]) -> tuple[float, float]:
    """Only locations have any, whatever is noted down on other cards."""
    if front["type"] != "Location":
        return 0, 0
    return float(front.get("lightSideIcons", 0)), float(front.get("darkSideIcons", 0))


def _icons(front: dict[str, Any]) -> tuple[str, ...]:
    """The icons without how often each is there, who a pilot is, and without the sets'; a vehicle site is in one."""
    icons = {re.sub(r" x\d$| site$|^\w+ (?=pilot$)", "", icon.lower()) for icon in front.get("icons", ())}
    return tuple(sorted(icon for icon in icons if not SET_ICONS.fullmatch(icon)))
