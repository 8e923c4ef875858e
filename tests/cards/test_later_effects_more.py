"""Effects on table that search, silence and add: Fanfare and others."""

import pytest

from cantina.decks import DeckError, read_deck, standard_catalog
from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, scene

# -- Fanfare -----------------------------------------------------------------------------------------------------------


def test_fanfare_lies_on_table_for_free():
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand("dark", "Fanfare")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)


@pytest.mark.parametrize("title", ["Order To Engage", "Scramble"])
def test_fanfare_cancels_by_itself(title):
    bane = Effect(title, LIGHT, "more bane", destiny=1, text=[DeployOnTable()])
    trick = UsedInterrupt(title, LIGHT, "more trick", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    for face in (bane, trick):
        s = scene(face)
        s.location("Tatooine: Box")
        s.put("Fanfare", on="table")
        card, other_card = s.hand("light", title), s.hand("light", "Light Banner")
        s.start(turn="light", phase="deploy")
        s.do("deploy" if face is bane else "play", card)
        assert s.zone(card) == "lost"
        s.until(player="light")
        s.do("deploy", other_card)
        assert s.on_table(other_card)


def test_fanfare_finds_an_immediate_effect_once_a_game():
    sudden = Effect("Sudden", DARK, "more sudden", "immediate", destiny=1, text=[DeployOnTable()])
    s = scene(sudden)
    s.location("Tatooine: Box")
    card = s.put("Fanfare", on="table")
    found, plain, _ = s.pile("dark", "reserve", "Sudden", "Dark Banner", "Sudden")
    s.start(turn="light", phase="move")
    s.until(player="dark")
    s.do("use", card)
    assert not s.can("choose", plain)
    s.do("choose", found)
    assert s.zone(found) == "hand"
    s.until(player="dark", phase="control")
    assert not s.can("use", card)


def test_fanfare_need_not_look_for_anything():
    s = scene()
    s.location("Tatooine: Box")
    s.put("Fanfare", on="table")
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert not any(event.kind == "shuffled" for event in s.game.events("dark"))


@pytest.mark.parametrize(("side", "place", "silent"), [
    ("light", "Calm", False), ("light", "Tatooine: Box", True), ("dark", "Calm", True), ("light", "Barren", True),
    ("", "", True),
])  # fmt: skip
def test_staging_areas_are_silent_while_the_opponent_holds_no_battleground_system(side, place, silent):
    staging = Effect("Staging Areas", LIGHT, "more staging", destiny=1, text=[
        DeployOnTable(), Modify("forfeit", +2, your(CHARACTER))])  # fmt: skip
    barren = System("Barren", LIGHT, "more barren", ["planet"], (1, 0), parsec=3)
    s = scene(staging, barren)
    kessel = s.location("Kessel: Box")
    rebel = s.put("Rebel 1", at=kessel)
    s.put("Staging Areas", on="table")
    s.put("Fanfare", on="table")
    if side:
        where, title = s.location(place), "Rebel 2" if side == "light" else "Imperial 2"
        if place == "Tatooine: Box":
            s.put(title, at=where)
        else:
            s.put(title, aboard=crewed(s, "Fighter" if side == "light" else "Raider", at=where), as_="passenger")
    assert s.forfeit(rebel) == (5 if silent else 7)


def test_fanfare_silences_nothing_else():
    pride = Effect("Pride", LIGHT, "more pride", destiny=1, text=[DeployOnTable(), Modify("power", +2, CHARACTER)])
    s = scene(pride)
    rebel = s.put("Rebel 1", at=s.location("Kessel: Box"))
    s.put("Pride", on="table")
    s.put("Fanfare", on="table")
    assert s.power(rebel) == 3


def test_alter_does_not_silence_fanfare():
    s = scene()
    s.put("Rebel 5", at=s.location("Tatooine: Box"))
    card, plain, played = s.put("Fanfare", on="table"), s.put("Dark Banner", on="table"), s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", played, plain) and not s.can("play", played, card)


# -- Blaster Rack (V) --------------------------------------------------------------------------------------------------

CHIEF = Imperial("Chief", "more chief", unique=1, personas=["Chief Bast"], ability=2, icons=["warrior"], **BODY)
OWN_GUN = CharacterWeapon("Chief's Gun", DARK, "more gun", destiny=1, text=[
    DeployOn(your(Person("Chief Bast") | WARRIOR), cost=(Use(1),))])  # fmt: skip


def rack(copies=1, where="site", who="Chief", force=5):
    """Racks on table, somebody at a site, aboard a vehicle or in space, and two guns of his in the Reserve Deck."""
    s = scene(CHIEF, OWN_GUN, force=force)
    site = s.location("Tatooine: Box")
    spots = {"site": {"at": site}, "closed": {"aboard": s.put("Tank", at=site), "as_": "passenger"}}
    racks = [s.put("Blaster Rack (V)", on="table") for _ in range(copies)]
    chief = s.put(who, **spots[where])
    guns = s.pile("dark", "reserve", "Chief's Gun", "Chief's Gun", "Dark Stick")
    s.start(turn="dark", phase="deploy")
    return s, racks, chief, guns


def test_a_virtual_rack_lies_on_table_for_free_and_alter_does_not_touch_it():
    s = scene(force=0)
    s.put("Rebel 5", at=s.location("Tatooine: Box"))
    card, plain, played = s.hand("dark", "Blaster Rack (V)"), s.put("Dark Banner", on="table"), s.hand("light", "Alter")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)
    s.start(turn="light", phase="control")
    assert s.can("play", played, plain) and not s.can("play", played, card)


def test_a_virtual_rack_arms_a_unique_character_with_his_own_weapon():
    s, (card,), chief, guns = rack()
    s.put("Dark Guard", at=s.location("Tatooine: Box"))
    s.do("use", card, chief)
    assert not s.can("choose", guns[2])
    s.do("choose", guns[0])
    assert s.carrier(guns[0]) == chief and s.count("dark", "force") == 4
    s.until(phase="draw")
    s.until(player="dark", phase="control")
    assert s.can("use", card)  # another turn


@pytest.mark.ruling("blaster-rack-v.1")
@pytest.mark.parametrize("copies", [1, 2])
def test_each_virtual_rack_arms_somebody_once_a_turn(copies):
    s, racks, chief, guns = rack(copies)
    for n, card in enumerate(racks):
        s.do("use", card, chief)
        s.do("choose", guns[n])
        assert s.carrier(guns[n]) == chief and not s.can("use", card)


@pytest.mark.parametrize(("where", "who"), [("closed", "Chief"), ("site", "Imperial 1")])
def test_a_virtual_rack_is_for_unique_characters_present_at_a_site(where, who):
    s, (card,), _, _ = rack(where=where, who=who)
    assert not s.can("use", card)


def test_a_virtual_rack_arms_nobody_of_the_opponents_and_need_not_be_used():
    hero = Rebel("Hero", "more rack hero", unique=1, ability=2, **BODY)
    s = scene(hero)
    s.put("Hero", at=s.location("Tatooine: Box"))
    card = s.put("Blaster Rack (V)", on="table")
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", card)
    s, (card,), chief, guns = rack()
    s.until(phase="battle")
    assert s.zone(guns[0]) == "reserve"


# -- Blaster Rack ------------------------------------------------------------------------------------------------------

GUN = CharacterWeapon("Gun", DARK, "more plain gun", destiny=1, text=[DeployOn(your(WARRIOR), cost=(Use(2),))])
ONLY_GUN = CharacterWeapon("Only Gun", DARK, "more only gun", unique=1, destiny=1, text=[DeployOn(your(CHARACTER))])
HULL_GUN = StarshipWeapon("Hull Gun", DARK, "more hull gun", destiny=1, text=[DeployOn(STARSHIP)])
BLOW = UsedInterrupt("Blow", LIGHT, "more blow", destiny=1, text=[Action([Lose(TARGET)], targets=(one(CHARACTER),))])


def armory(force=5, gun="Gun", **where):
    """A rack, and a guard with a gun at a site or elsewhere."""
    s = scene(GUN, ONLY_GUN, HULL_GUN, BLOW, force=force)
    site = s.location("Tatooine: Box")
    card = s.put("Blaster Rack", on="table")
    guard = s.put("Dark Guard", **where) if where else s.put("Dark Guard", at=site)
    return s, card, site, guard, s.put(gun, on=guard)


@pytest.mark.ruling("blaster-rack.1")
def test_a_rack_lies_on_table_for_free():
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand("dark", "Blaster Rack")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)


@pytest.mark.ruling("blaster-rack.2")
@pytest.mark.parametrize(("turn", "phase"), [("dark", "control"), ("light", "move"), ("dark", "draw")])
def test_a_weapon_goes_to_the_rack_at_any_time(turn, phase):
    s, card, _, _, gun = armory()
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    s.do("use", card, gun)
    assert s.zone(gun) == "stacked" and s.count("dark", "force") == 5


@pytest.mark.ruling("blaster-rack.2")
def test_a_weapon_goes_to_the_rack_in_a_battle_too_and_fires_no_more():
    s, card, site, _, gun = armory()
    s.put("Rebel 1", at=site)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.until(player="dark")
    s.do("use", card, gun)
    assert s.zone(gun) == "stacked" and not s.can("fire", gun)


@pytest.mark.ruling("blaster-rack.2")
def test_only_character_weapons_of_yours_at_sites_go_to_the_rack():
    s, card, _, _, gun = armory()
    space = s.location("Calm")
    ship = crewed(s, "Raider", at=space)
    flying = s.put("Gun", on=s.put("Dark Guard", aboard=ship, as_="passenger"))
    hull, foreign = s.put("Hull Gun", on=ship), s.put("Light Stick", on=s.put("Rebel 1", at=s.location("Kessel: Box")))
    landed = s.put("Hull Gun", on=s.put("Raider", at=s.location("Tatooine: Docking Bay 94")))
    s.start(turn="dark", phase="control")
    found = [s.can("use", card, each) for each in (gun, flying, hull, foreign, landed)]
    assert found == [True, False, False, False, False]


@pytest.mark.ruling("blaster-rack.3")
def test_a_weapon_does_not_go_to_the_rack_when_its_bearer_is_lost():
    s, card, _, guard, gun = armory()
    blow = s.hand("light", "Blow")
    s.start(turn="light", phase="control")
    s.do("play", blow, guard)
    assert not s.can("use", card) and s.zone(gun) == "lost"


def racked(force=5, gun="Gun"):
    """A gun on a rack."""
    s, card, site, guard, weapon = armory(force, gun)
    s.start(turn="dark", phase="control")
    s.do("use", card, weapon)
    return s, card, site, guard, weapon


@pytest.mark.ruling("blaster-rack.4")
@pytest.mark.parametrize(("force", "offered"), [(2, True), (1, False)])
def test_a_weapon_leaves_the_rack_for_its_deploy_cost(force, offered):
    s, _, _, guard, gun = racked(force)
    s.start(turn="dark", phase="deploy")
    assert s.can("transfer", gun, guard) is offered
    if offered:
        s.do("transfer", gun, guard)
        assert s.carrier(gun) == guard and s.on_table(gun) and s.count("dark", "force") == 0


@pytest.mark.ruling("blaster-rack.4")
def test_a_weapon_leaves_the_rack_for_any_character_of_yours_who_can_carry_it():
    s, _, site, guard, gun = racked()
    away = s.location("Kessel: Box")
    far, clumsy = s.put("Dark Guard", at=away), s.put("Imperial 1", at=site)
    flying = s.put("Dark Guard", aboard=crewed(s, "Raider", at=s.location("Calm")), as_="passenger")
    foe = s.put("Light Guard", at=site)
    s.start(turn="dark", phase="deploy")
    found = [s.can("transfer", gun, each) for each in (guard, far, flying, clumsy, foe)]
    assert found == [True, True, True, False, False]
    assert s.reasons("transfer", gun, clumsy) == ["deploys-on"]


@pytest.mark.ruling("blaster-rack.4")
@pytest.mark.parametrize(("turn", "phase", "reasons"), [
    ("dark", "deploy", []), ("dark", "control", ["phase"]), ("light", "deploy", ["phase"]),
])  # fmt: skip
def test_a_weapon_leaves_the_rack_in_your_deploy_phase(turn, phase, reasons):
    s, _, _, guard, gun = racked()
    s.start(turn=turn, phase=phase)
    assert s.reasons("transfer", gun, guard, player="dark") == reasons


@pytest.mark.ruling("blaster-rack.4")
def test_what_else_is_stacked_is_not_transferred():
    shelf = Effect("Shelf", DARK, "more shelf", destiny=1, text=[
        DeployOnTable(), Action([Put(TARGET, to=On(SELF))], targets=(one(WEAPON),))])  # fmt: skip
    s = scene(shelf, GUN)
    guard, card = s.put("Dark Guard", at=s.location("Tatooine: Box")), s.put("Shelf", on="table")
    s.put("Blaster Rack", on="table")
    gun = s.put("Gun", on=guard)
    s.start(turn="dark", phase="control")
    s.do("use", card, gun)
    s.start(turn="dark", phase="deploy")
    assert not s.can("transfer", gun, guard)


@pytest.mark.ruling("blaster-rack.5", "face-up.6")
def test_a_unique_weapon_on_the_rack_is_still_unique():
    s, _, site, guard, gun = racked(gun="Only Gun")
    copy, mate = s.hand("dark", "Only Gun"), s.put("Dark Guard", at=site)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", copy, mate) and s.can("transfer", gun, guard)


@pytest.mark.ruling("blaster-rack.5")
def test_the_weapons_go_with_the_rack():
    s, card, _, _, gun = racked()
    s.happen("lose", card)
    assert s.zone(card) == "lost" and s.zone(gun) == "lost"


def test_weapons_may_stay_where_they_are():
    s, _, _, guard, gun = armory()
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.carrier(gun) == guard


# -- Do They Have A Code Clearance? ------------------------------------------------------------------------------------

CODE = "Do They Have A Code Clearance?"
MENDING = UsedInterrupt("Mending", LIGHT, "more mending", destiny=1, text=[Action([RetrieveForce(2)])])
DARK_MENDING = UsedInterrupt("Dark Mending", DARK, "more dark mending", destiny=1, text=[Action([RetrieveForce(2)])])
ERRAND = Effect("Errand", LIGHT, "more errand", "utinni", destiny=1, text=[DeployOnTable(), Action([RetrieveForce(1)])])
DEED = Effect("Deed", LIGHT, "more deed", destiny=1, text=[DeployOnTable(), Action([RetrieveForce(1)])])


def clearance(lost=5):
    """The Effect on table, and Lost Piles."""
    s = scene(MENDING, DARK_MENDING, ERRAND, DEED)
    s.location("Tatooine: Box")
    s.pile("light", "lost", *["Light Trick"] * lost)
    s.pile("dark", "lost", *["Dark Trick"] * lost)
    return s, s.put(CODE, on="table")


def test_code_clearance_is_free():
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand("dark", CODE)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card)


@pytest.mark.parametrize(("side", "kind", "unique", "strength", "forfeit"), [
    ("dark", "imperial", 1, 3, 8), ("dark", "imperial", 0, 3, 5), ("dark", "imperial", 1, 2, 5),
    ("dark", "imperial", 1, 4, 5), ("dark", "alien", 1, 3, 5),
])  # fmt: skip
def test_unique_imperials_of_ability_three_are_worth_more(side, kind, unique, strength, forfeit):
    man = Character("Man", side, "more man", kind, unique=unique, ability=strength, **BODY)
    s = scene(man)
    s.put(CODE, on="table")
    assert s.forfeit(s.put("Man", at=s.location("Tatooine: Box"))) == forfeit


def test_an_interrupt_that_retrieved_force_is_kept_and_hinders_the_next():
    s, card = clearance()
    first, second = s.hand("light", "Mending", "Mending")
    s.start(turn="light", phase="control")
    s.do("play", first)
    assert s.count("light", "lost") == 3
    s.do("use", card)
    assert s.zone(first) == "stacked"
    s.until(player="light")
    s.do("play", second)
    assert s.count("light", "lost") == 2  # one less
    s.do("use", card)
    assert s.zone(second) == "stacked"


def test_what_retrieves_nothing_any_more_is_not_kept():
    s, card = clearance()
    cards = s.hand("light", "Mending", "Mending", "Mending")
    s.start(turn="light", phase="control")
    for each in cards:
        s.until(player="light")
        s.do("play", each)
        if s.can("use", card):
            s.do("use", card)
    assert [s.zone(each) for each in cards] == ["stacked", "stacked", "used"] and s.count("light", "lost") == 2


def test_your_own_retrieval_is_neither_kept_nor_hindered():
    s, card = clearance()
    mine, theirs_ = s.hand("dark", "Dark Mending"), s.hand("light", "Mending")
    s.start(turn="light", phase="control")
    s.do("play", theirs_)
    s.do("use", card)
    s.until(player="dark")
    before = s.count("dark", "lost")
    s.do("play", mine)
    assert s.count("dark", "lost") == before - 2 and not s.can("use", card)


@pytest.mark.parametrize(("title", "offered"), [("Errand", True), ("Deed", False)])
def test_utinni_effects_are_kept_too_and_other_effects_are_not(title, offered):
    s, card = clearance()
    effect = s.put(title, on="table")
    s.start(turn="light", phase="control")
    s.do("use", effect)
    assert s.can("use", card) is offered
    if offered:
        s.do("use", card)
        assert s.zone(effect) == "stacked"


def test_nothing_must_be_kept():
    s, card = clearance()
    played = s.hand("light", "Mending")
    s.start(turn="light", phase="control")
    s.do("play", played)
    s.pass_()
    assert s.zone(played) == "used"


def test_alter_does_not_touch_code_clearance():
    s = scene()
    s.put("Rebel 5", at=s.location("Tatooine: Box"))
    card, plain, played = s.put(CODE, on="table"), s.put("Dark Banner", on="table"), s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", played, plain) and not s.can("play", played, card)


# -- Hyperoute Navigation Chart ----------------------------------------------------------------------------------------

CHART = "Hyperoute Navigation Chart"


@pytest.mark.ruling("hyperoute-navigation-chart.1")
def test_a_chart_is_never_played():
    s = scene()
    s.location("Tatooine: Box")
    card = s.hand("dark", CHART)
    for phase in ("control", "deploy", "battle", "move"):
        s.start(turn="dark", phase=phase)
        assert not any(option.card == card for option in s.decision.options)
    assert s.reasons("deploy", card) == ["phase"]


@pytest.mark.ruling("hyperoute-navigation-chart.1")
@pytest.mark.parametrize("title", [CHART, "Stormtrooper"])
def test_a_chart_goes_into_no_deck(title):
    lines = ["Side: Dark", "59x Stormtrooper", f"1x {title}"]
    if title == CHART:
        with pytest.raises(DeckError) as error:
            read_deck("\n".join(lines))
        assert [problem.kind for problem in error.value.problems] == ["game aid"]
    else:
        assert len(read_deck("\n".join(lines)).cards) == 60


PARSECS = """
Coruscant
Carida, Corellia, Eriadu, Kirdo III, Kuat
Alderaan, Bothawui, Kiffex, Rendili, Tibrin, Wakeelmui
Malastare, Nal Hutta, Raithal, Ralltiir
Aquaris, Chandrila, Corulag, Yavin 4
Anoat, Dantooine, Hoth, Naboo
Bespin, Fondor, Kashyyyk, Mon Calamari
Clak'dor VII, Ord Mantell, Roche, Sullust, Tatooine
Endor, Kessel
Dagobah, Gall
"""  # from parsec 0 on


@pytest.mark.ruling("hyperoute-navigation-chart.1")
def test_a_chart_tells_where_systems_lie():
    s = scene()
    s.hand("dark", CHART)
    s.start(turn="dark", phase="deploy")
    (face,) = s.game.engine.catalog.find(CHART)
    charted = [(name, line.parsec) for line in face.text for name in line.systems]
    lines = PARSECS.strip().splitlines()
    assert charted == [(name, parsec) for parsec, line in enumerate(lines) for name in line.split(", ")]
    made = {each.title: each.parsec for each in standard_catalog().by_id.values()
            if each.parsec is not None and "mobile" not in each.icons}  # fmt: skip
    assert all(made.get(name, parsec) == parsec for name, parsec in charted)
