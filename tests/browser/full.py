"""A table as full as they become: with everything on it that takes room."""

from __future__ import annotations

from cantina.model.text import CardRef
from cantina.testing import Scenario

PLACES = (
    "Tatooine", "Tatooine: Docking Bay 94", "Tatooine: Mos Eisley", "Tatooine: Cantina",
    "Tatooine: Great Pit Of Carkoon",
    "Yavin 4", "Yavin 4: Docking Bay", "Yavin 4: Massassi War Room", "Hoth", "Hoth: Echo Docking Bay",
    "Hoth: Ice Plains (5th Marker)", "Hoth: Wampa Cave (7th Marker)", "Bespin", "Bespin: Cloud City",
    "Cloud City: Carbonite Chamber", "Ralltiir", "Kessel",
)  # fmt: skip

CREWS = {
    "Tatooine: Mos Eisley": "Luke Skywalker+Luke's Lightsaber, Han Solo+Han's Heavy Blaster Pistol, Rebel Trooper,"
                            " Rebel Trooper+Blaster, Obi-Wan Kenobi+Obi-Wan's Lightsaber,"
                            " Darth Vader+Vader's Lightsaber, Stormtrooper+Assault Rifle, Stormtrooper,"
                            " Stormtrooper+Imperial Blaster, Grand Moff Tarkin, U-3PO (Yoo-Threepio)",
    "Tatooine: Cantina": "C-3PO (See-Threepio), Momaw Nadon, Greedo, Danz Borin",
    "Tatooine: Docking Bay 94": "Rebel Guard, Stormtrooper, Stormtrooper",
    "Tatooine": "Millennium Falcon/Chewbacca, Red 1/Red Leader, Devastator/General Tagge, Black 2/DS-61-2",
    "Yavin 4: Massassi War Room": "General Dodonna, Rebel Guard",
    "Yavin 4": "Gold 1/Biggs Darklighter",
    "Hoth: Ice Plains (5th Marker)": "Rogue 1/Wedge Antilles, Rebel Trooper, Blizzard 1/General Veers, Stormtrooper",
    "Hoth: Echo Docking Bay": "Rebel Guard, Rebel Guard",
    "Hoth: Wampa Cave (7th Marker)": "Rebel Guard",
    "Tatooine: Great Pit Of Carkoon": "Sarlacc",
    "Bespin: Cloud City": "TIE Fighter",
    "Cloud City: Carbonite Chamber": "Boba Fett+Boba Fett's Blaster Rifle, Ugnaught",
    "Kessel": "Black 3/DS-61-3",
}  # fmt: skip
"""Who is where: + what they carry, / who is aboard."""

HANDS = {"light": ("Blaster", "Leia Organa", "R2-D2 (Artoo-Detoo)", "It Could Be Worse", "Gold 2", "Gift Of The Mentor",
                   "Tatooine: Obi-Wan's Hut", "Hydroponics Station", "Rebel Pilot"),
         "dark": ("Stormtrooper", "Kintan Strider", "TIE Fighter", "Assault Rifle")}  # fmt: skip


def full_table() -> Scenario:
    """76 cards at seven planets: sites, a sector, crews and weapons, captives, a creature, Effects, an Objective; and a
    battle is about to begin."""
    s = Scenario()
    places = {title: s.location(title) for title in PLACES}
    people: dict[str, CardRef] = {}
    for place, crew in CREWS.items():
        for each in crew.split(", "):
            host, _, weapon = each.partition("+")
            host, _, pilot = host.partition("/")
            people[host] = s.put(host, at=places[place])
            if weapon:
                s.put(weapon, on=people[host])
            if pilot:
                s.put(pilot, aboard=people[host], as_="pilot")
    s.put("Lando Calrissian", side="light", captive_of=people["Boba Fett"])
    s.put("Princess Leia", captive_at=places["Cloud City: Carbonite Chamber"], frozen=True)
    s.objective("dark", "Ralltiir Operations")
    for title in ("Traffic Control", "Expand The Empire", "Crush The Rebellion"):
        s.put(title, on="table")
    for side, titles in HANDS.items():
        s.hand(side, *titles)
        s.force(side, 8)
    s.start(turn="light", phase="battle")
    return s
