"""Card kinds: one constructor for each, so that a card reads as what it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from cantina.lang import characteristics
from cantina.lang.actions import Automatic
from cantina.lang.cards import Is
from cantina.lang.choices import In, all_
from cantina.lang.core import SELF, YOU
from cantina.lang.deploy import DeployOnTable, NoDeploy, just_deployed
from cantina.lang.piles import Put
from cantina.lang.places import Rules
from cantina.lang.presence import Battleground, Occupies
from cantina.lang.titles import FACES
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.model.sides import Side

Lines = Iterable[Node]

# A characteristic that is a special case of others brings them along (glossary: biker-scouts, characteristics).
IMPLIED = {
    "biker scout": ("scout", "trooper", "stormtrooper"),
    "biker scout trooper": ("biker scout", "scout", "trooper", "stormtrooper"),
    "stormtrooper": ("trooper",),
    "sandtrooper": ("stormtrooper", "trooper"),
    "snowtrooper": ("stormtrooper", "trooper"),
    "Death Star trooper": ("trooper",),
    "Rebel trooper": ("trooper",),
    "Cloud City trooper": ("trooper",),
    "Echo Base trooper": ("trooper",),
    "Tibanna gas miner": ("gas miner", "miner"),
    "gas miner": ("miner",),
    "trooper guard": ("trooper",),
    "astromech & protocol": ("astromech droid", "protocol droid"),
    "TIE/ln": ("TIE",),
    "TIE/sa": ("TIE", "bomber"),
    "TIE Advanced x1": ("TIE",),
    "B-wing": ("bomber",),
    "Z-95 Headhunter": ("Z-95",),
    "Modified Z-95 Headhunter": ("Z-95",),
    "Imperial-Class Star Destroyer": ("Star Destroyer",),
    "Victory-Class Star Destroyer": ("Star Destroyer",),
    "Corellian Corvette": ("Corvette",),
    "Sentinel-Class Landing Craft": ("landing craft",),
    "Trade Federation Landing Craft": ("landing craft",),
    "YV-Class Freighter": ("freighter",),
    "Heavily-Modified Light Freighter": ("freighter",),
    "Modified Light Freighter": ("freighter",),
    "Modified Corellian Freighter": ("freighter",),
    "T-47 Sandspeeder": ("T-47",),
    "T-47 Snowspeeder": ("T-47",),
    "blaster rifle": ("rifle",),
    "ion cannon": ("cannon",),
    "laser cannon": ("cannon",),
}


ORDERS = (
    DeployOnTable(),
    NoDeploy(~Occupies(YOU, Battleground() & Is("system"))),
    Automatic(just_deployed(SELF), [Put(all_(Is("admiral's order") & ~SELF), to=In("used"))]),
)
MARKER = re.compile(r"Hoth: .*\((1st|2nd|3rd|[4-7]th) Marker\)")


def _words(*groups: Iterable[str]) -> frozenset[str]:
    words = {word for group in groups for word in group if word}
    for word in tuple(words):
        words.update(IMPLIED.get(word, ()))
    return frozenset(words | {word.lower() for word in words})  # glossary: capitalization


def _make(
    title: str, side: Side, id: str, category: str, types: tuple[str, ...] = (), *,
    text: Lines = (), icons: Iterable[str] = (), traits: Iterable[str] = (), destiny: Any = 0, model: str = "",
    personas: Iterable[str] = (), words: Iterable[str] = (), without: Iterable[str] = (), **facts: Any,
) -> Definition:  # fmt: skip
    """`without`: words of the title that are no characteristic here, by their context (characteristics.4). A number may
    be an asterisk: "*"."""
    undefined = tuple(name for name, fact in facts.items() if fact == "*")
    facts |= dict.fromkeys(undefined)
    icons, traits = tuple(icons), tuple(traits)
    said = characteristics.spelled(category, (*icons, *traits, *words))
    titled = set(characteristics.in_title(title, category)).difference(without)
    return Definition(
        id=id, title=title, side=side, category=category, types=types, icons=icons, traits=traits, model=model,
        words=_words((category, model), types, said, titled), personas=tuple(personas),
        destiny=tuple(destiny) if isinstance(destiny, tuple) else (destiny,), text=tuple(text), undefined=undefined,
        **facts,
    )  # fmt: skip


SKILLS = ("warrior", "pilot")
ALLEGIANCE = {  # what an icon makes of a starship, other than Rebel or Imperial
    "independent": "independent", "republic": "republic", "Trade Federation": "Trade Federation starship",
}  # fmt: skip
SERVES = {"light": "Rebel", "dark": "Imperial"}


def Character(title: str, side: Side, id: str, *types: str, icons: Iterable[str] = (), squadron: str = "",
              **facts: Any) -> Definition:  # fmt: skip
    """A character of one or more types; `squadron` is the one that its lore or the ship that it matches names."""
    icons = tuple(icons)
    skills = tuple(icon for icon in icons if icon in SKILLS or icon == "nav computer")
    wing = (f"{squadron} Squadron",) if squadron else ()
    family = characteristics.families(title, facts.get("personas", ()))
    gender = "female" if "female" in facts.get("traits", ()) else "male"  # glossary: gender-of-characters
    return _make(title, side, id, "character", types, icons=icons, words=(*skills, *wing, *family, gender), **facts)


def Rebel(title: str, id: str, **facts: Any) -> Definition:
    """A Rebel."""
    return Character(title, "light", id, "rebel", **facts)


def Imperial(title: str, id: str, **facts: Any) -> Definition:
    """An Imperial."""
    return Character(title, "dark", id, "imperial", **facts)


def Alien(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """An alien."""
    return Character(title, side, id, "alien", **facts)


def Droid(title: str, side: Side, id: str, model: str, **facts: Any) -> Definition:
    """A droid of a model type; it has no ability."""
    return Character(title, side, id, "droid", model=model, **facts)


def Device(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A device."""
    return _make(title, side, id, "device", **facts)


def Effect(title: str, side: Side, id: str, *types: str, words: Iterable[str] = (), **facts: Any) -> Definition:
    """An Effect: plain, or Utinni, Immediate, Mobile, Political."""
    kind = tuple(f"{each} effect" for each in types or ("plain",))
    inserted = any(isinstance(line, DeployOnTable) and line.inserted for line in facts["text"])
    return _make(title, side, id, "effect", types, words=(*kind, *(("insert",) if inserted else ()), *words), **facts)


def EpicEvent(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """An Epic Event."""
    return _make(title, side, id, "epic event", **facts)


def back_of(id: str) -> str:
    """The id of the face of a card that lies down at first."""
    return f"{id}_BACK"


def Objective(title: str, back_title: str, side: Side, id: str, *, text: Lines, back: Lines,
              **facts: Any) -> tuple[Definition, Definition]:  # fmt: skip
    """An Objective: its two faces, the one that it begins with first. Their destiny numbers are 0 and 7."""
    whole, other = FACES.join((title, back_title)), back_of(id)
    front = _make(title, side, id, "objective", destiny=0, text=text, back=other, whole=whole, **facts)
    return front, _make(back_title, side, other, "objective", destiny=7, text=back, front=id, whole=whole, **facts)


def DefensiveShield(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A Defensive Shield: it is played on table, and not deployed."""
    return _make(title, side, id, "defensive shield", unique=1, **facts)


def JediTest(title: str, side: Side, id: str, number: int, **facts: Any) -> Definition:
    """A Jedi Test; its number is its destiny, too."""
    return _make(title, side, id, "jedi test", (f"jedi test #{number}",), destiny=number, **facts)


def Podracer(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A Podracer."""
    return _make(title, side, id, "podracer", **facts)


def AdmiralsOrder(title: str, side: Side, id: str, *, text: Lines, **facts: Any) -> Definition:
    """An Admiral's Order. It deploys on table, for free, if its player occupies a battleground system; the one that was
    there before goes to its owner's Used Pile."""
    return _make(title, side, id, "admiral's order", text=(*ORDERS, *text), **facts)


def GameAid(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A sheet to look things up, of the size of a card; it is no card of the game and goes into no deck."""
    return _make(title, side, id, "game aid", **facts)


def UsedInterrupt(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """An Interrupt that goes to the Used Pile."""
    return _make(title, side, id, "interrupt", ("used",), **facts)


def LostInterrupt(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """An Interrupt that goes to the Lost Pile."""
    return _make(title, side, id, "interrupt", ("lost",), lost=True, **facts)


def UsedOrLostInterrupt(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """An Interrupt whose functions say which pile it goes to."""
    return _make(title, side, id, "interrupt", ("used", "lost"), **facts)


def UsedOrStartingInterrupt(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """An Interrupt that goes to the Used Pile, or that its player starts the game with."""
    return _make(title, side, id, "interrupt", ("used", "starting"), **facts)


def CharacterWeapon(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A weapon that a character carries."""
    return _make(title, side, id, "weapon", ("character weapon",), **facts)


def StarshipWeapon(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A weapon of a starship."""
    return _make(title, side, id, "weapon", ("starship weapon",), **facts)


def VehicleWeapon(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A weapon of a vehicle."""
    return _make(title, side, id, "weapon", ("vehicle weapon",), **facts)


def ArtilleryWeapon(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A weapon that stands at a site and is fired by a warrior present."""
    return _make(title, side, id, "weapon", ("artillery weapon",), **facts)


def DeathStarWeapon(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A weapon of a mobile system."""
    return _make(title, side, id, "weapon", ("death star weapon",), **facts)


def AutomatedWeapon(title: str, side: Side, id: str, **facts: Any) -> Definition:
    """A weapon that works by itself."""
    return _make(title, side, id, "weapon", ("automated weapon",), **facts)


def _starship(title: str, side: Side, id: str, kind: str, model: str, icons: Iterable[str] = (),
              **facts: Any) -> Definition:  # fmt: skip
    """A starship serves the Rebellion or the Empire unless an icon says otherwise; it encloses who is aboard, and may
    have a Scomp link."""
    icons = tuple(icons)
    links = tuple(icon for icon in icons if icon == "scomp link")
    own = [ALLEGIANCE[icon] for icon in icons if icon in ALLEGIANCE]
    words = ("enclosed", *(own or (f"{SERVES[side]} starship",)), *links)
    return _make(title, side, id, "starship", (kind,), model=model, icons=icons, words=words, **facts)


def Starfighter(title: str, side: Side, id: str, model: str, **facts: Any) -> Definition:
    """A starfighter of a class."""
    return _starship(title, side, id, "starfighter", model, **facts)


def Squadron(title: str, side: Side, id: str, model: str, **facts: Any) -> Definition:
    """A squadron of starfighters of a class."""
    return _starship(title, side, id, "squadron", model, **facts)


def Capital(title: str, side: Side, id: str, model: str, **facts: Any) -> Definition:
    """A capital starship of a class."""
    return _starship(title, side, id, "capital", model, **facts)


def Vehicle(title: str, side: Side, id: str, kind: str, **facts: Any) -> Definition:
    """A vehicle: "combat", "transport", "creature" or "shuttle"."""
    return _make(title, side, id, "vehicle", (kind,), words=(f"{kind} vehicle",), **facts)


def Creature(title: str, side: Side, id: str, kind: str, **facts: Any) -> Definition:
    """A creature of a kind ("swamp", "space"…), with its ferocity if that is a number, and its defense value."""
    return _make(title, side, id, "creature", (f"{kind} creature",), **facts)


def _location(title: str, side: Side, id: str, kind: str, icons: Iterable[str], force: tuple[int, int],
              light: Lines, dark: Lines, planet: str, words: Iterable[str] = (), unique: int = 1,
              **facts: Any) -> Definition:  # fmt: skip
    icons = tuple(icons)
    return _make(
        title, side, id, "location", (kind,), icons=icons, unique=unique, words=(*icons, *words),
        light_icons=force[0], dark_icons=force[1], light_text=tuple(light), dark_text=tuple(dark), planet=planet,
        **facts,
    )  # fmt: skip


def Site(title: str, side: Side, id: str, icons: Iterable[str], force: tuple[int, int], light: Lines = (),
         dark: Lines = (), **facts: Any) -> Definition:  # fmt: skip
    """A site: its icons ("interior", "exterior", "planet"…), its Force icons (light, dark) and its two texts.
    The part of the title before the colon is the planet or ship that it belongs to; without one it is generic."""
    icons = tuple(icons)
    words = [room.lower() for room in ("Docking Bay", "War Room") if room in title]
    if Rules("dejarik") in light:
        words.append("holosite")
    if MARKER.fullmatch(title):
        words.append("marker site")
    planet = title.split(":")[0] if ":" in title else ""
    if not planet and "holosite" not in (*words, *icons, *facts.get("traits", ())):
        words.append("generic")
    return _location(title, side, id, "site", icons, force, light, dark, planet, words, **facts)


def System(title: str, side: Side, id: str, icons: Iterable[str], force: tuple[int, int], light: Lines = (),
           dark: Lines = (), **facts: Any) -> Definition:  # fmt: skip
    """A system, with its parsec number."""
    return _location(title, side, id, "system", icons, force, light, dark, title, **facts)


def Sector(title: str, side: Side, id: str, kind: str, planet: str, icons: Iterable[str], force: tuple[int, int],
           light: Lines = (), dark: Lines = (), **facts: Any) -> Definition:  # fmt: skip
    """A sector of a kind ("cloud", "asteroid" or none) at a planet, or without one a generic sector; `unique` says how
    many of it may be at one system."""
    words = (f"{kind} sector" if kind else "", "" if planet else "generic")
    return _location(title, side, id, "sector", icons, force, light, dark, planet, words, **facts)
