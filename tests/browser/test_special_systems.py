"""What the table shows of the special systems, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cantina.engine.statuses import clear_status, set_status
from cantina.lang import IN_DEEP_SPACE, ORBITING
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player
from tests.browser.sandbox import scenario_link
from tests.cards.test_podraces import DARK_RACER, LIGHT_RACER, Track, laps
from tests.rules.test_defensive_shields import SHIELDS

SCREENS = {"desktop": (1440, 900), "phone": (390, 844)}
BOTH = pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])


def opened(server: Server, visit: Visit, s: Scenario, screen: str, lang: str) -> Page:
    """A scenario at the table; nothing serious stands in anybody's way there, and nothing is wider than the screen."""
    width, height = SCREENS[screen]
    page = visit(scenario_link(server.url, s), viewport={"width": width, "height": height}, locale=lang)
    Player(page).ready()
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return page


FLIP = {"en": ("Met: The opponent does not control", "Not met: You control", "0 of 3",
               "1 of 2 conditions for flipping met", "Flips back to Ralltiir Operations if",
               "The opponent controls at least 2"),
        "fr": ("Remplie : L'adversaire ne contrôle", "Pas remplie : Vous contrôlez", "0 sur 3",
               "1 condition remplie sur 2 pour se retourner", "Revient à Ralltiir Operations si",
               "L'adversaire contrôle au moins 2")}  # fmt: skip


@BOTH
def test_an_objective_tells_what_would_flip_it(server: Server, visit: Visit, screen: str, lang: str) -> None:
    met, open_, count, progress, back, other = FLIP[lang]
    s = Scenario()
    s.objective("dark", "Ralltiir Operations")
    s.location("Ralltiir", side="dark")
    s.start(turn="dark", phase="control")
    page = opened(server, visit, s, screen, lang)
    beside = page.locator(".board .flips")
    expect(beside.locator("li.met")).to_contain_text(met)
    expect(beside.locator("li.open")).to_contain_text(open_)
    expect(beside.locator("li.open b")).to_have_text(count)
    card = page.locator(".board button[data-card]", has_text="Ralltiir Operations")
    assert progress in (card.get_attribute("aria-label") or "")
    card.click()
    shown = page.get_by_role("dialog")
    expect(shown.locator("li.met")).to_contain_text(met)
    shown.get_by_text(back).click()
    expect(shown.get_by_text(other).first).to_be_visible()


TAUGHT = {"en": ("Mentor: Yoda", "Apprentice: Luke Skywalker", "Mentor (Test #2)", "Jedi Tests"),
          "fr": ("Mentor\u00a0: Yoda", "Apprenti\u00a0: Luke Skywalker", "Mentor (test n° 2)",
                 "Tests Jedi")}  # fmt: skip


@BOTH
def test_a_test_is_linked_with_its_mentor_and_its_apprentice(
    server: Server, visit: Visit, screen: str, lang: str
) -> None:
    mentor, apprentice, role, tests = TAUGHT[lang]
    s = Scenario()
    site = s.location("Dagobah: Bog Clearing")
    yoda, luke = s.put("Yoda", at=site), s.put("Luke Skywalker", at=site)
    s.start(turn="light", phase="activate")
    s.happen("complete", s.put("Great Warrior", on=site, targets={"mentor": yoda, "apprentice": luke}))
    s.put("A Jedi's Strength", on=site, targets={"mentor": yoda, "apprentice": luke})
    page = opened(server, visit, s, screen, lang)
    test = page.locator(".board button[data-card]", has_text="A Jedi's Strength")
    said = test.get_attribute("aria-label") or ""
    assert mentor in said
    assert apprentice in said
    assert role in (page.locator(f".board button[data-card='{yoda.id}']").get_attribute("aria-label") or "")
    test.click()
    shown = page.get_by_role("dialog")
    shown.get_by_role("button", name="Yoda").click()
    expect(shown.locator("h2")).to_contain_text("Yoda")
    expect(shown.locator("section", has_text=tests).get_by_role("button")).to_have_text("A Jedi's Strength")


RACED = {"en": ("Podrace", "more than 24 wins", "race total 11"),
         "fr": ("Course de modules", "il faut plus de 24", "total de course 11")}  # fmt: skip


@BOTH
def test_a_race_has_a_track_for_each_racer(server: Server, visit: Visit, screen: str, lang: str) -> None:
    name, goal, total = RACED[lang]
    track = Track(LIGHT_RACER, DARK_RACER)
    s = track.begin()
    laps(s, track.racers[LIGHT_RACER], "light", 5, 6)
    s.start(turn="dark", phase="control")
    page = opened(server, visit, s, screen, lang)
    panel = page.get_by_role("region", name=name, exact=True)
    expect(panel).to_contain_text(goal)
    expect(panel).to_contain_text("6 + 5")
    expect(panel.get_by_role("meter")).to_have_count(2)
    expect(panel.get_by_role("meter", name=LIGHT_RACER)).to_have_attribute("aria-valuetext", total)


DUELLED = {"en": ("Epic duel", "2 of 2 drawn", "0 of 2 drawn", "1 combat card"),
           "fr": ("Duel épique", "2 tirées sur 2", "0 tirées sur 2", "1 carte de combat")}  # fmt: skip


@BOTH
def test_a_duel_shows_totals_and_destinies(server: Server, visit: Visit, screen: str, lang: str) -> None:
    name, drawn, due, combat = DUELLED[lang]
    s = Scenario()
    site = s.location("Tatooine: Cantina")
    s.put("Darth Vader", at=site)
    hero = s.put("Obi-Wan Kenobi", at=site)
    event = s.put("Inner Strength", on="table")
    s.put("Epic Duel", on="table")
    s.hand("light", "Luke Skywalker")
    s.start(turn="light", phase="deploy")
    s.do("use", event, hero)
    s.hand("dark", "The Circle Is Now Complete")
    s.force("dark", 4)
    s.destinies("dark", 3, 4)
    s.start(turn="dark", phase="deploy")
    s.decide(lambda option: option.verb == "play" and "destinies" in option.text("en"))
    page = opened(server, visit, s, screen, lang)
    panel = page.get_by_role("region", name=name)
    expect(panel.locator(".side.dark")).to_contain_text("13")
    expect(panel.locator(".side.dark")).to_contain_text(drawn)
    expect(panel.locator(".side.light")).to_contain_text(due)
    assert combat in (page.locator(f".board button[data-card='{hero.id}']").get_attribute("aria-label") or "")


ATTACKED = {"en": ("Attack at Tatooine: Mos Eisley", "to be drawn", "Combatants"),
            "fr": ("Attaque à Tatooine: Mos Eisley", "à tirer", "Combattants")}  # fmt: skip


@BOTH
def test_an_attack_takes_the_stage(server: Server, visit: Visit, screen: str, lang: str) -> None:
    name, undrawn, fighters = ATTACKED[lang]
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley")
    s.location("Tatooine: Cantina")
    s.put("Rancor", at=site, side="dark")
    s.put("Luke's Lightsaber", on=s.put("Luke Skywalker", at=site))
    s.force("light", 8)
    s.start(turn="light", phase="battle")
    page = opened(server, visit, s, screen, lang)
    stage = page.locator(".place.here")
    expect(stage).to_have_count(0)
    Player(page).answer("attack")
    panel = page.get_by_role("region", name=name)
    expect(panel).to_contain_text(undrawn)
    expect(panel.locator("section", has_text=fighters).get_by_role("button")).to_have_text(["Rancor", "Luke Skywalker"])
    expect(stage).to_have_attribute("aria-label", "Tatooine: Mos Eisley")


LEFT = {"en": ("3 shields left", "4 face down", "Orbited by Death Star", "Orbiting Alderaan"),
        "fr": ("Encore 3 boucliers", "4 face cachée", "Death Star est en orbite ici",
               "En orbite autour d'Alderaan")}  # fmt: skip


@BOTH
def test_shields_and_orbits_are_marked(server: Server, visit: Visit, screen: str, lang: str) -> None:
    shields, down, orbited, orbiting = LEFT[lang]
    s = Scenario()
    planet, moon = s.location("Alderaan"), s.location("Death Star")
    s.stack(s.put("Fear Is My Ally", on="table"), *SHIELDS, side="dark", face_down=True)
    g = s._engine
    clear_status(g, moon.id, IN_DEEP_SPACE)
    set_status(g, moon.id, ORBITING, planet.id, 0)
    s.start(turn="light", phase="control")
    page = opened(server, visit, s, screen, lang)

    def label(card: CardRef) -> str:
        return page.locator(f".board button[data-card='{card.id}']").get_attribute("aria-label") or ""

    effect = page.locator(".board button[data-card]", has_text="Fear Is My Ally").get_attribute("aria-label") or ""
    assert shields in effect
    assert down in effect
    assert orbited in label(planet)
    assert orbiting in label(moon)


DOWN = {"en": ("1 bluff card", "1 buried"), "fr": ("1 carte de bluff", "1 enterrée")}


@BOTH
def test_bluffs_and_buried_cards_are_backs_with_their_number(
    server: Server, visit: Visit, screen: str, lang: str
) -> None:
    s = Scenario()
    bluffs, dunes = s.location("Tatooine: Bluffs"), s.location("Tatooine: Dune Sea")
    s.put("LIN-V8M (Elleyein-Veeateemm)", at=dunes)
    s.put("Luke Skywalker", at=bluffs)
    cards = s.hand("dark", "Kintan Strider", "Infantry Mine")
    s.force("dark", 8)
    s.start(turn="dark", phase="deploy")
    s.do("bluff", cards[0])
    s.until(player="dark")
    s.do("bury", cards[1], dunes)
    page = opened(server, visit, s, screen, lang)
    for place, words in zip((bluffs, dunes), DOWN[lang], strict=True):
        tile = page.locator(f".board button[data-card='{place.id}']")
        assert words in (tile.get_attribute("aria-label") or "")
        expect(tile.locator(".mark .back")).to_have_count(1)
        assert tile.locator(".mark").inner_text().strip() == (words if screen == "desktop" else "1")


HELD = {"en": ("captive", "frozen", "imprisoned", "missing", "captured"),
        "fr": ("captif", "gelé", "emprisonné", "porté disparu", "capturé")}  # fmt: skip


@BOTH
def test_who_is_held_or_missing_lies_under_who_holds_him_with_a_mark(
    server: Server, visit: Visit, screen: str, lang: str
) -> None:
    captive, frozen, imprisoned, missing, captured = HELD[lang]
    s = Scenario()
    chamber, block = s.location("Cloud City: Carbonite Chamber"), s.location("Death Star: Detention Block Corridor")
    town, system = s.location("Tatooine: Mos Eisley"), s.location("Kessel", side="dark")
    hunter, ship = s.put("Boba Fett", at=chamber), s.put("Devastator", at=system)
    han, leia = s.put("Han Solo", captive_of=hunter, frozen=True), s.put("Princess Leia", imprisoned_at=block)
    luke, prize = s.put("Luke Skywalker", missing=town), s.put("Tantive IV", captured_by=ship)
    guard = s.put("Rebel Trooper", aboard=prize)
    s.put("Rebel Trooper", at=town)
    s.start(turn="light", phase="control")
    page = opened(server, visit, s, screen, lang)
    marks = {han: (captive, frozen), leia: (captive, imprisoned), luke: (missing,), prize: (captured,)}
    for card, words in marks.items():
        token = page.locator(f".board button[data-card='{card.id}']")
        for word in words:
            assert word in (token.get_attribute("aria-label") or "").lower()
        expect(token.locator(".mark svg")).to_have_count(len(words))
    for inner, outer in ((han, hunter), (prize, ship), (guard, prize)):
        stack = page.locator(f".stack:has(> button[data-card='{outer.id}'])")
        expect(stack.locator(f".stack button[data-card='{inner.id}']")).to_be_attached()
    for card, place in ((leia, block), (luke, town)):
        site = page.locator(f".place:has(.tile button[data-card='{place.id}'])")
        expect(site.locator(f"button[data-card='{card.id}']")).to_be_attached()


@BOTH
def test_the_shield_arches_over_its_sites_alone(server: Server, visit: Visit, screen: str, lang: str) -> None:
    s = Scenario()
    under = s.location("Hoth: Main Power Generators (1st Marker)"), s.location("Hoth: North Ridge (4th Marker)")
    beyond = s.location("Hoth: Mountains (6th Marker)")
    s.put("Rebel Trooper", at=beyond)
    s.start(turn="light", phase="control")
    page = opened(server, visit, s, screen, lang)
    arch = "each => getComputedStyle(each, '::before').content"
    for place in (*under, beyond):
        tile = page.locator(f".board button[data-card='{place.id}']")
        assert (tile.evaluate(arch) != "none") is (place in under)
        shielded = {"en": "energy shield", "fr": "bouclier"}[lang] in (tile.get_attribute("aria-label") or "")
        assert shielded is (place in under)


INSERTED = {"en": "inserted: A Tremor In The Force", "fr": "insérée\u00a0: A Tremor In The Force"}


@BOTH
def test_a_reserve_deck_tells_what_is_inserted_in_it(server: Server, visit: Visit, screen: str, lang: str) -> None:
    s = Scenario()
    s.location("Tatooine: Cantina", side="light")
    tremor = s.hand("light", "A Tremor In The Force")
    s.start(turn="light", phase="deploy")
    s.do("deploy", tremor)
    page = opened(server, visit, s, screen, lang)
    pile = page.locator("[data-pile='dark/reserve']")
    expect(pile).to_contain_text("A Tremor In The Force")
    assert INSERTED[lang] in (pile.get_attribute("aria-label") or "")
    expect(page.locator("[data-pile='light/reserve']")).not_to_contain_text("A Tremor In The Force")
    pile.click()
    expect(page.get_by_role("dialog")).to_contain_text("Reserve Deck" if lang == "en" else "pile de réserve")
