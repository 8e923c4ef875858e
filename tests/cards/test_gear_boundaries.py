"""Where weapons, devices, Effects and ships stop: whose card, what kind, one number less, one place further."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, scene

# -- deploying on somebody ---------------------------------------------------------------------------------------------

WARRIORS = {"light": ("Light Guard", "Rebel 1", "Dark Guard"), "dark": ("Dark Guard", "Imperial 1", "Light Guard")}


@pytest.mark.ruling("blaster.1", "blaster-rifle.1")
@pytest.mark.parametrize(
    ("title", "side", "cost"),
    [
        ("Blaster", "light", 1),
        ("Blaster Rifle", "light", 2),
        ("Electrobinoculars", "light", 1),
        ("Jedi Lightsaber", "light", 6),
        ("Assault Rifle", "dark", 3),
        ("Blaster Rifle", "dark", 2),
        ("Imperial Blaster", "dark", 1),
    ],
)
def test_a_warriors_gear_deploys_on_ones_own_warriors(title: str, side: str, cost: int):
    s = scene(force=9)
    site = s.location("Tatooine: Box")
    warrior, plain, foe = (s.put(name, at=site) for name in WARRIORS[side])
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert not s.can("deploy", card, plain) and not s.can("deploy", card, foe)
    s.do("deploy", card, warrior)
    assert s.carrier(card) == warrior and s.count(side, "force") == 9 - cost


def test_hans_pistol_is_cheap_for_han_and_dear_for_others():
    for who, cost in (("Han Solo", 1), ("Light Guard", 3)):
        s = scene(force=9)
        site = s.location("Tatooine: Box")
        bearer, plain, foe = s.put(who, at=site), s.put("Rebel 1", at=site), s.put("Dark Guard", at=site)
        card = s.hand("light", "Han's Heavy Blaster Pistol")
        s.start(turn="light", phase="deploy")
        assert not s.can("deploy", card, plain) and not s.can("deploy", card, foe)
        s.do("deploy", card, bearer)
        assert s.count("light", "force") == 9 - cost


@pytest.mark.parametrize(("title", "side", "master", "others"), [
    ("Obi-Wan's Lightsaber", "light", "Obi-Wan Kenobi", ["Light Guard"]),
    ("Vader's Lightsaber", "dark", "Darth Vader", ["Dark Guard"]),
    ("I Find Your Lack Of Faith Disturbing", "dark", "Darth Vader", ["Imperial 5"]),
    ("Gaderffii Stick", "dark", "Tusken Raider", ["Dark Guard", "Brute 1"]),
    ("Comlink", "dark", "Imperial 1", ["Barge"]), ("Stormtrooper Utility Belt", "dark", "Imperial 1", ["Dark Droid"]),
    ("Stormtrooper Utility Belt", "dark", "Brute 1", ["Dark Droid"]),
    ("Tatooine Utility Belt", "light", "Rebel 1", ["Light Droid"]),
    ("Tatooine Utility Belt", "light", "Settler 1", ["Light Droid"])])  # fmt: skip
def test_gear_for_certain_people(title: str, side: str, master: str, others: list[str]):
    cost = {"Gaderffii Stick": 2, "Obi-Wan's Lightsaber": 0, "Vader's Lightsaber": 0}.get(title, 1)
    s = scene(force=9)
    site = s.location("Tatooine: Box")
    bearer = s.put(master, at=site)
    plain = [s.put(name, at=site) for name in others]
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert not any(s.can("deploy", card, each) for each in plain)
    s.do("deploy", card, bearer)
    assert s.count(side, "force") == 9 - cost


def test_the_utility_belts_help_their_bearer_alone():
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    bearer, other = s.put("Rebel 1", at=site), s.put("Rebel 1", at=site)
    s.put("Tatooine Utility Belt", on=bearer)
    assert (s.power(bearer), s.forfeit(bearer), s.power(other)) == (3, 7, 1)
    far = s.put("Rebel 1", at=away)
    s.put("Tatooine Utility Belt", on=far)
    assert s.power(far) == 1
    s = scene()
    star = s.location("Death Star")
    bearer = s.put("Imperial 1", aboard=crewed(s, "Raider", star), as_="passenger")
    s.put("Stormtrooper Utility Belt", on=bearer)
    assert s.power(bearer) == 2


@pytest.mark.parametrize(("title", "side"), [("Sai'torr Kal Fas", "light"), ("Ket Maliss", "dark")])
def test_a_mentor_teaches_ones_own(title: str, side: str):
    plain, warrior, droid, skiff = (("Rebel 1", "Light Guard", "Light Droid", "Skiff") if side == "light" else
                                    ("Imperial 1", "Dark Guard", "Dark Droid", "Barge"))  # fmt: skip
    foe, armed = ("Imperial 1", "Dark Guard") if side == "light" else ("Rebel 1", "Light Guard")

    def offered(who: str) -> bool:
        s = scene()
        site = s.location("Tatooine: Box")
        card, target = s.hand(side, title), s.put(who, at=site)
        s.start(turn=side, phase="deploy")
        return s.can("deploy", card, target)

    assert offered(plain) and offered(warrior)
    assert not any(map(offered, (droid, skiff, foe, armed)))
    s = scene()
    site = s.location("Tatooine: Box")
    target, pupil = s.put(warrior, at=site), s.put(plain, at=site)
    cards = s.hand(side, title, title)
    s.start(turn=side, phase="deploy")
    s.do("deploy", cards[0], target)
    assert s.power(target) == 2
    s.until(player=side)
    s.do("deploy", cards[1], pupil)
    assert s.power(pupil) == 1


@pytest.mark.parametrize(("title", "host"), [("Sai'torr Kal Fas", "Light Guard"), ("Ket Maliss", "Dark Guard")])
def test_a_mentor_is_immune_to_alter(title: str, host: str):
    s = scene()
    site = s.location("Tatooine: Box")
    mentor = s.put(title, on=s.put(host, at=site))
    s.put("Rebel 4", at=site)
    s.put("Dark Banner", on="table")
    card = s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", card) and not s.can("play", card, mentor)


@pytest.mark.parametrize(
    ("who", "saber", "offered"),
    [("Rebel 3", True, True), ("Rebel 2", True, False), ("Rebel 3", False, False), ("Imperial 3", True, False)],
)
def test_proficiency_wants_a_capable_character_with_a_saber(who: str, saber: bool, offered: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    bearer = s.put(who, at=site)
    if saber:
        s.put("Light Saber" if "Rebel" in who else "Dark Saber", on=bearer)
    card = s.hand("light", "Lightsaber Proficiency")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, bearer) == offered


@pytest.mark.parametrize(
    "title", ["Jedi Lightsaber", "Obi-Wan's Lightsaber", "Vader's Lightsaber", "Lightsaber Proficiency"]
)
@pytest.mark.parametrize(("where", "offered"), [("site", True), ("other", False), ("closed", False)])
def test_a_saber_raises_a_drain_where_it_is_present(title: str, where: str, offered: bool):
    side, somebody, hull = (
        ("dark", "Imperial 1", "Tank") if title == "Vader's Lightsaber" else ("light", "Rebel 1", "Crawler")
    )
    master = {"Vader's Lightsaber": "Darth Vader", "Obi-Wan's Lightsaber": "Obi-Wan Kenobi"}.get(title, "Light Guard")
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    spot = {"site": {"at": site}, "other": {"at": away}}.get(where)
    bearer = s.put(master, **(spot or {"aboard": s.put(hull, at=site), "as_": "passenger"}))
    if title == "Lightsaber Proficiency":
        s.put("Light Saber", on=bearer)
    card = s.put(title, on=bearer)
    s.put(somebody, at=site)
    s.start(turn=side, phase="control")
    s.do("drain", site)
    assert s.can("use", card) == offered
    if offered:
        foe = "light" if side == "dark" else "dark"
        s.do("use", card)
        while any(option.verb == "lose" for option in s.decision.options):
            s.do("lose", pile="reserve")
        assert s.count(foe, "lost") == 2


def test_proficiency_strengthens_its_bearer_in_battle_alone():
    s = scene()
    site = s.location("Tatooine: Box")
    bearer, other = s.put("Rebel 3", at=site), s.put("Rebel 3", at=site)
    s.put("Light Saber", on=bearer)
    s.put("Lightsaber Proficiency", on=bearer)
    s.put("Imperial 1", at=site)
    assert s.power(bearer) == 1
    fight(s, site, "light")
    assert (s.power(bearer), s.power(other)) == (4, 1)


# -- firing ------------------------------------------------------------------------------------------------------------

GUNS = [("Blaster", "light", 1, 5, "Light Guard"), ("Blaster Rifle", "light", 2, 4, "Light Guard"),
        ("Han's Heavy Blaster Pistol", "light", 1, 4, "Light Guard"), ("Blaster Rifle", "dark", 2, 4, "Dark Guard"),
        ("Assault Rifle", "dark", 2, 4, "Dark Guard"), ("Imperial Blaster", "dark", 1, 5, "Dark Guard")]  # fmt: skip


@pytest.mark.ruling("blaster.2", "blaster.3", "blaster-rifle.2", "blaster-rifle.3")
@pytest.mark.parametrize(("title", "side", "cost", "hits", "bearer"), GUNS)
def test_a_gun_hits_above_the_defense_value_for_its_price(title: str, side: str, cost: int, hits: int, bearer: str):
    for destiny in (hits, hits - 1):
        s = scene(force=9)
        site = s.location("Tatooine: Box")
        gun = s.put(title, on=s.put(bearer, at=site), side=side)
        s.put("Rebel 2" if side == "light" else "Imperial 2", at=site)
        target = s.put("Imperial 4" if side == "light" else "Rebel 4", at=site)
        s.put("Imperial 1" if side == "light" else "Rebel 1", at=site)
        s.destinies(side, destiny, 9)
        fight(s, site, side)
        s.do("fire", gun, target)
        assert any(event.kind == "hit" for event in s.game.events("public")) == (destiny == hits)
        assert s.count(side, "force") == 9 - 1 - cost


@pytest.mark.parametrize(("title", "side", "cost", "hits", "bearer"), GUNS)
def test_a_gun_targets_vehicles_too(title: str, side: str, cost: int, hits: int, bearer: str):
    s = scene()
    site = s.location("Tatooine: Box")
    gun = s.put(title, on=s.put(bearer, at=site), side=side)
    s.put("Imperial 1" if side == "light" else "Rebel 1", at=site)
    car = crewed(s, "Barge" if side == "light" else "Skiff", site)
    fight(s, site, side)
    assert s.can("fire", gun, car)


@pytest.mark.parametrize("title", ["Jedi Lightsaber", "Obi-Wan's Lightsaber", "Vader's Lightsaber"])
@pytest.mark.parametrize(("destinies", "hit"), [((2, 3), True), ((2, 2), False)])
def test_a_saber_draws_two_destinies(title: str, destinies: tuple[int, int], hit: bool):
    side = "dark" if title == "Vader's Lightsaber" else "light"
    master = {"Vader's Lightsaber": "Vader", "Obi-Wan's Lightsaber": "Obi-Wan Kenobi"}.get(title, "Light Guard")
    s = scene()
    site = s.location("Tatooine: Box")
    saber = s.put(title, on=s.put(master, at=site))
    target = s.put("Imperial 4" if side == "light" else "Rebel 4", at=site)
    s.put("Imperial 2" if side == "light" else "Rebel 2", at=site)
    s.destinies(side, *destinies, 9)
    fight(s, site, side)
    s.until(player=side, verb="fire")
    s.do("fire", saber, target)
    assert any(event.kind == "hit" for event in s.game.events("public")) == hit


def test_an_assault_rifle_reaches_next_door_and_no_further():
    s = scene()
    site, near, far = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    gun = s.put("Assault Rifle", on=s.put("Dark Guard", at=near))
    s.put("Imperial 1", at=site)
    target = s.put("Rebel 1", at=site)
    away = s.put("Rebel 1", at=far)
    fight(s, site, "dark")
    assert s.can("fire", gun, target) and not s.can("fire", gun, away)


def test_an_assault_rifle_is_not_for_ships():
    s = scene()
    sky = s.location("Calm")
    ship = crewed(s, "Raider", sky)
    gun = s.put("Assault Rifle", on=s.put("Dark Guard", aboard=ship, as_="passenger"))
    s.put("TIE Fighter", at=sky)
    s.put("X-wing", at=sky)
    fight(s, sky, "dark")
    assert not s.can("fire", gun)


@pytest.mark.ruling("gaderffii-stick.2")
@pytest.mark.parametrize(("destinies", "knocked"), [((3, 3), True), ((3, 2), False)])
def test_a_gaderffii_stick_disarms_for_this_battle(destinies: tuple[int, int], knocked: bool):
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    stick = s.put("Gaderffii Stick", on=s.put("Tusken Raider", at=site))
    target, mate = s.put("Light Guard", at=site), s.put("Light Guard", at=site)
    gun, other = s.put("Blaster", on=target), s.put("Blaster", on=mate)
    s.put("Imperial 1", at=away)
    s.put("Rebel 1", at=away)
    s.destinies("dark", *destinies, 9)
    fight(s, site, "dark")
    s.do("fire", stick, target)
    s.until(player="light", verb="fire")
    assert s.can("fire", gun) != knocked and s.can("fire", other)


def test_a_gaderffii_stick_is_swung_when_the_battle_begins():
    s = scene()
    site = s.location("Tatooine: Box")
    stick = s.put("Gaderffii Stick", on=s.put("Tusken Raider", at=site))
    gun = s.put("Imperial Blaster", on=s.put("Dark Guard", at=site))
    s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    assert s.can("fire", stick) and not s.can("fire", gun)
    s.pass_()
    s.until(player="dark", verb="fire")
    assert s.can("fire", gun) and not s.can("fire", stick)


def test_a_gaderffii_stick_is_swung_where_the_battle_is():
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    stick = s.put("Gaderffii Stick", on=s.put("Tusken Raider", at=away))
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    assert not s.can("fire", stick)


@pytest.mark.parametrize(
    ("target", "destinies", "hit"),
    [("capital", (3, 4), True), ("capital", (3, 3), False), ("fighter", (5, 4), True), ("fighter", (4, 4), False)],
)
def test_a_turbolaser_subtracts_two_or_five(target: str, destinies: tuple[int, int], hit: bool):
    s = scene(force=9)
    sky = s.location("Calm")
    gun = s.put("Turbolaser Battery", on=s.put("Devastator", at=sky))
    ship = crewed(s, "Cruiser" if target == "capital" else "Fighter", sky)
    s.put("X-wing", at=sky)
    s.destinies("dark", *destinies, 9)
    fight(s, sky, "dark")
    s.do("fire", gun, ship)
    assert any(event.kind == "hit" for event in s.game.events("public")) == hit
    assert s.count("dark", "force") == 9 - 1 - 2


def test_a_turbolaser_deploys_on_ones_own_destroyer_or_a_mobile_system():
    s = scene(force=9)
    sky, star, bay = s.location("Calm"), s.location("Death Star"), s.location("Death Star: Box")
    destroyer, plain = s.put("Devastator", at=sky), s.put("Dreadnaught", at=sky)
    card = s.hand("dark", "Turbolaser Battery")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, star) and not any(s.can("deploy", card, each) for each in (plain, sky, bay))
    s.do("deploy", card, destroyer)
    assert s.count("dark", "force") == 6


# -- mines -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_mine_is_laid_where_ones_own_mining_droid_is(side: str):
    own, foe, plain = (("Light Digger", "Dark Digger", "Light Droid") if side == "light" else
                       ("Dark Digger", "Light Digger", "Dark Droid"))  # fmt: skip
    for there, offered in ((own, True), (foe, False), (plain, False)):
        s = scene()
        site, sky = s.location("Tatooine: Box"), s.location("Calm")
        s.put(there, at=site)
        s.put(own, aboard=crewed(s, "Cruiser" if side == "light" else "Dreadnaught", sky), as_="passenger")
        card = s.hand(side, "Timer Mine")
        s.start(turn=side, phase="deploy")
        assert s.can("deploy", card, site) == offered and not s.can("deploy", card, sky)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_mine_takes_the_opponents_characters_there_at_the_start_of_its_players_turn(side: str):
    foe = "dark" if side == "light" else "light"
    one, own, car = ("Imperial", "Rebel", "Barge") if side == "light" else ("Rebel", "Imperial", "Skiff")
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    mine = s.put("Timer Mine", on=site, side=side)
    people = [s.put(f"{one} {n}", at=site) for n in (1, 2, 3)]
    friend, vehicle, far = s.put(f"{own} 1", at=site), s.put(car, at=site), s.put(f"{one} 4", at=away)
    s.start(turn=side, phase="draw")
    s.until(player=foe, phase="activate")
    assert s.on_table(mine)
    s.until(player=foe, phase="draw")
    s.destinies(side, 2, 9)
    while s.on_table(mine) and not any(option.verb == "choose" for option in s.decision.options):
        s.pass_()
    assert s.decision.player == foe
    assert {option.card for option in s.decision.options if option.card} == set(people)
    s.do("choose", people[0])
    s.do("choose", people[1])
    assert [s.zone(card) for card in (*people, friend, vehicle, far, mine)] == [
        "lost", "lost", "table", "table", "table", "table", "lost"]  # fmt: skip


# -- Effects -----------------------------------------------------------------------------------------------------------


def test_a_restraining_bolt_goes_to_droids_at_sites_only():
    s = scene()
    site, sky, away = s.location("Tatooine: Box"), s.location("Calm"), s.location("Kessel: Box")
    droid, human = s.put("Dark Droid", at=site), s.put("Imperial 1", at=site)
    aboard = s.put("Dark Droid", aboard=crewed(s, "Raider", sky), as_="passenger")
    other, far = s.put("Light Droid", at=site), s.put("Light Droid", at=away)
    card = s.hand("light", "Restraining Bolt")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, droid) and not s.can("deploy", card, aboard) and not s.can("deploy", card, human)
    s.do("deploy", card, droid)
    s.until(player="light", phase="deploy")
    assert s.can("transfer", card, other) and not s.can("transfer", card, human) and not s.can("transfer", card, far)


@pytest.mark.parametrize(("jedi", "where", "side", "lowered"), [
    ("", "", "", True), ("Obi-Wan Kenobi", "site", "light", False), ("Obi-Wan Kenobi", "other", "light", True),
    ("Obi-Wan Kenobi", "closed", "light", True)])  # fmt: skip
def test_lack_of_faith_lowers_the_opponents_ability_there_unless_a_jedi_is_present(
    jedi: str, where: str, side: str, lowered: bool
):
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("I Find Your Lack Of Faith Disturbing", on=s.put("Vader", at=site))
    crawler = s.put("Crawler", at=site)
    if jedi:
        spot = {"site": {"at": site}, "other": {"at": away}}.get(where)
        s.put(jedi, **(spot or {"aboard": crawler, "as_": "passenger"}))
    s.put("Rebel 5", at=site)
    fight(s, site, "dark")
    assert draws(s, "light") == (0 if lowered else 1) and draws(s, "dark") == 1


def test_lack_of_faith_takes_two_and_only_there():
    for ability, place, drawn in (("Rebel 6", "site", 1), ("Rebel 5", "site", 0), ("Rebel 5", "other", 1)):
        s = scene()
        site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
        s.put("I Find Your Lack Of Faith Disturbing", on=s.put("Vader", at=site))
        battle = site if place == "site" else away
        s.put("Imperial 1", at=battle)
        if ability == "Rebel 6":
            s.put("Rebel 3", at=battle)
            s.put("Rebel 3", at=battle)
        else:
            s.put(ability, at=battle)
        fight(s, battle, "light")
        assert draws(s, "light") == drawn


def test_macroscan_is_near_the_opponents_deck_and_peeks_at_one_card_by_day():
    s = scene(force=9)
    card = s.hand("dark", "Macroscan")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.count("dark", "force") == 7
    s.do("use", card)
    seen = [
        event
        for event in s.game.events("dark")
        if event not in s.game.events("light") and event.kind.startswith("peek")
    ]
    titles = [len(event.text.args.get("cards", ())) for event in seen]
    assert titles == [1] and s.count("dark", "force") == 6


def test_macroscan_peeks_at_three_cards_at_night_and_only_if_asked():
    night = Site("Tatooine: Night", LIGHT, "box night", ["exterior", "planet", "nighttime"], (1, 1))
    s = scene(night, force=9)
    s.location("Tatooine: Night")
    card = s.put("Macroscan", on="table")
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.count("dark", "force") == 9
    s.do("use", card)
    seen = [event for event in s.game.events("dark") if event.seat == "dark" and "cards" in event.text.args]
    assert [len(event.text.args["cards"]) for event in seen][-1] == 3


def test_planners_count_ones_own_ships_present_at_the_system():
    s = scene()
    bay, system, site = (
        s.location("Yavin 4: Docking Bay"),
        s.location("Yavin 4", side="light"),
        s.location("Yavin 4: Box"),
    )
    s.put("Rebel Planners", on=bay)
    s.put("X-wing", at=system)
    cruiser = crewed(s, "Cruiser", system)
    s.put("Fighter", aboard=cruiser, as_="cargo")
    s.put("TIE Fighter", at=system)
    s.put("Rebel 1", at=site)
    s.put("X-wing", at=site)  # landed
    assert s.total_power("light", system) == 3 + 3 + 2
    assert (s.total_power("dark", system), s.total_power("light", site)) == (1, 1)


def test_undercover_is_for_ones_own_spies_at_sites():
    s = scene()
    site, sky = s.location("Tatooine: Box"), s.location("Calm")
    own, foe, plain = s.put("Light Spy", at=site), s.put("Dark Spy", at=site), s.put("Rebel 1", at=site)
    aboard = s.put("Light Spy", aboard=crewed(s, "Fighter", sky), as_="passenger")
    card = s.hand("light", "Undercover")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, own) and not any(s.can("deploy", card, each) for each in (foe, plain, aboard))


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("victim", "side", "hit", "where", "fate"), [
    ("Skiff", "light", True, "site", "used"), ("Light Droid", "light", True, "site", "used"),
    ("Rebel 1", "light", True, "site", "lost"), ("Barge", "dark", True, "site", "lost"),
    ("Skiff", "light", True, "other", "lost"), ("Skiff", "light", False, "site", "lost")])  # fmt: skip
def test_chewbacca_salvages_ones_own_hit_machines_at_his_site(victim: str, side: str, hit: bool, where: str, fate: str):
    zap = Effect("Zap", LIGHT, "box zap", text=[
        DeployOnTable(), Action([MakeHit()] if hit else [Lose(TARGET)], targets=(one(Named(victim)),)),
        Action([Lose(TARGET)], targets=(one(Named(victim)),))])  # fmt: skip
    s = scene(zap)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Chewbacca", at=site)
    target = s.put(victim, at=site if where == "site" else away)
    zapper = s.put("Zap", on="table")
    s.start(turn="light", phase="control")
    s.do("use", zapper, mode=1) if s.can("use", zapper, mode=1) else s.do("use", zapper)
    if s.on_table(target):
        s.until(player="light")
        s.do("use", zapper, mode=2)
    assert s.zone(target) == fate


@pytest.mark.parametrize(
    ("mover", "goal", "offered"),
    [("Dreadnaught", "Death Star", True), ("Dreadnaught", "Calm", False), ("Cruiser", "Death Star", False)],
)
def test_evax_calls_imperial_starships_to_the_death_star(mover: str, goal: str, offered: bool):
    s = scene()
    station, room = s.location("Death Star"), s.location("Death Star: Box")
    calm, start = s.location("Calm"), s.location("Kiffex", side="dark")
    s.put("Officer Evax", at=room)
    ship = crewed(s, mover, start)
    s.put("Imperial 1" if mover == "Dreadnaught" else "Rebel 1", aboard=ship, as_="pilot")
    place = station if goal == "Death Star" else calm
    s.put("TIE Fighter", at=place)
    s.put("X-wing", at=place)
    fight(s, place, "light" if mover == "Dreadnaught" else "dark")
    assert s.can("react", ship) == offered


def test_u_3po_helps_the_light_side_where_he_spies_only():
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Rebel 1", at=site)
    spy = s.hand("dark", "U-3PO (Yoo-Threepio)")
    s.put("Rebel 1", at=away)
    s.put("Imperial 1", at=away)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", spy, site)
    assert not s.can("use", spy)
    s.until(phase="battle")
    s.do("battle", away)
    logged = [event.text.args for event in s.game.events("public") if event.kind == "battle-power"]
    assert logged[-1]["light"] == 1


@pytest.mark.parametrize(
    ("by", "falcon", "conquest", "offered"),
    [
        ("dark", "sky", "sky", True),
        ("light", "sky", "sky", False),
        ("dark", "other", "sky", False),
        ("dark", "sky", "other", False),
    ],
)
def test_conquest_looks_into_a_hand_when_it_attacks_the_falcon(by: str, falcon: str, conquest: str, offered: bool):
    s = scene()
    sky, other = s.location("Calm"), s.location("Kiffex", side="dark")
    ship = s.put("Conquest", at=sky if conquest == "sky" else other)
    s.put("Han Solo", aboard=s.put("Millennium Falcon", at=sky if falcon == "sky" else other), as_="pilot")
    s.put("X-wing", at=sky)
    s.put("TIE Fighter", at=sky)
    s.hand("light", "Rebel 1")
    s.start(turn=by, phase="battle")
    assert not s.can("use", ship)
    s.do("battle", sky)
    assert s.can("use", ship) == offered


def test_black_4_is_not_free_in_the_deploy_phase_and_black_3_calls_it_too():
    s = scene()
    sky = s.location("Calm")
    s.put("Imperial 1", aboard=s.put("Black 3", at=sky), as_="pilot")
    assert s.deploy_cost(s.hand("dark", "Black 4"), at=sky) == 2
    s.put("X-wing", at=sky)
    card, pilot = s.hand("dark", "Black 4", "Imperial Pilot")
    s.force("dark", 2)
    fight(s, sky, "light")
    s.do("react", card, pilot)
    assert s.count("dark", "force") == 0


def test_black_4_does_not_come_without_a_pilot():
    s = scene()
    sky = s.location("Calm")
    s.put("Imperial 1", aboard=s.put("Black 3", at=sky), as_="pilot")
    s.put("X-wing", at=sky)
    card = s.hand("dark", "Black 4")
    fight(s, sky, "light")
    assert not s.can("react", card)


def test_red_six_fears_one_interrupt():
    trouble = LostInterrupt("I've Got A Problem Here", DARK, "box problem", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 6, (Lose(TARGET),))], targets=(one(STARFIGHTER),))])  # fmt: skip
    for destiny, fate in ((5, "lost"), (4, "table")):
        s = scene(trouble)
        sky = s.location("Calm")
        ship = s.put("Red 6", at=sky)
        s.put("Light Flier", aboard=ship, as_="pilot")
        card = s.hand("dark", "I've Got A Problem Here")
        s.destinies("dark", destiny)
        s.start(turn="dark", phase="control")
        s.do("play", card, ship)
        s.do("use", ship)
        assert s.zone(ship) == fate


def test_red_six_does_not_fear_guns_more():
    s = scene(StarshipWeapon("Big Gun", DARK, "box big gun", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))]))  # fmt: skip
    sky = s.location("Calm")
    ship = s.put("Red 6", at=sky)
    s.put("Rebel 1", aboard=ship, as_="pilot")
    gun = s.put("Big Gun", on=s.put("TIE Fighter", at=sky))
    s.destinies("dark", 3)
    fight(s, sky, "dark")
    s.do("fire", gun, ship)
    assert not s.can("use", ship)


# -- doctors and evacuations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("patient", "spot", "doctor", "offered"), [
    ("Rebel 1", "site", "site", True), ("Skiff", "site", "site", False), ("Rebel 1", "site", "other", False),
    ("Rebel 1", "site", "closed", False)])  # fmt: skip
def test_evazan_operates_on_characters_present_with_him(patient: str, spot: str, doctor: str, offered: bool):
    gun = CharacterWeapon("Box Gun", DARK, "box gun", destiny=1, text=[
        DeployOn(CHARACTER), Fire(CHARACTER | VEHICLE, (MakeHit(),))])  # fmt: skip
    s = scene(gun)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    where = {"site": {"at": site}, "other": {"at": away}}.get(doctor)
    card = s.put("Dr. Evazan", **(where or {"aboard": s.put("Tank", at=site), "as_": "passenger"}))
    weapon = s.put("Box Gun", on=s.put("Imperial 1", at=site))
    target = s.put(patient, at=site)
    s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    s.do("fire", weapon, target)
    assert s.can("use", card) == offered


@pytest.mark.parametrize(
    ("patient", "doctor", "offered"),
    [
        ("site", "site", True),
        ("other", "site", False),
        ("site", "other", False),
        ("site", "closed", False),
        ("closed", "site", False),
    ],
)
def test_evazan_operates_on_who_was_just_disarmed_beside_him(patient: str, doctor: str, offered: bool):
    s = scene(Effect("Disarmed", DARK, "box disarmed", destiny=1, text=[DeployOn(theirs(CHARACTER))]))  # wherever he is
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    crawler, tank = s.put("Crawler", at=site), s.put("Tank", at=site)
    spots = {"site": {"at": site}, "other": {"at": away}}
    card = s.put("Dr. Evazan", **(spots.get(doctor) or {"aboard": tank, "as_": "passenger"}))
    target = s.put("Rebel 1", **(spots.get(patient) or {"aboard": crawler, "as_": "passenger"}))
    bystander = s.put("Rebel 2", at=site)
    effect = s.hand("dark", "Disarmed")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", effect, target)
    assert s.can("use", card) == offered and not s.can("use", card, bystander)


def test_evazan_ignores_other_deployments():
    s = scene()
    site = s.location("Tatooine: Box")
    doctor, mate = s.put("Dr. Evazan", at=site), s.put("Imperial 1", at=site)
    card = s.hand("dark", "Comlink")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, mate)
    assert not s.can("use", doctor)


@pytest.mark.parametrize(("mate", "same_ship", "here", "offered"), [
    ("Imperial 1", True, True, True), ("Dark Droid", True, True, False), ("Imperial 1", False, True, False),
    ("Imperial 1", True, False, False)])  # fmt: skip
def test_bast_evacuates_a_companion_from_the_ship_under_attack(mate: str, same_ship: bool, here: bool, offered: bool):
    s = scene()
    sky, other = s.location("Tatooine", side="dark"), s.location("Kiffex", side="dark")
    s.location("Tatooine: Box")
    far = s.location("Kessel: Box")
    ship, second = (s.put(title, at=sky if here else other) for title in ("Devastator", "Conquest"))
    bast = s.put("Chief Bast", aboard=ship, as_="passenger")
    companion = s.put(mate, aboard=ship if same_ship else second, as_="passenger")
    s.put("TIE Fighter", at=sky)
    s.put("X-wing", at=sky)
    fight(s, sky, "light")
    assert s.can("use", bast) == offered
    if offered:
        assert not s.can("use", bast, companion, far) and not s.can("use", bast, companion, sky)


@pytest.mark.parametrize(("jedi", "drawn"), [(1, 1), (0, 0)])
def test_one_jedi_present_is_enough_against_lack_of_faith(jedi: int, drawn: int):
    knight = Rebel("Young Knight", "box knight", ability=3, power=1, forfeit=3, traits=["jedi"])
    sith = Imperial("Young Sith", "box sith", ability=5, power=1, forfeit=3, traits=["dark jedi"])
    s = scene(knight, sith)
    site = s.location("Tatooine: Box")
    s.put("I Find Your Lack Of Faith Disturbing", on=s.put("Young Sith", at=site))
    s.put("Young Knight" if jedi else "Rebel 3", at=site)
    s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    assert (draws(s, "light"), draws(s, "dark")) == (drawn, 1)


# -- the right card, and no other --------------------------------------------------------------------------------------


WRONG_TURN = Effect("Wrong Turn", DARK, "box wrong turn", destiny=1, text=[DeployOnTable()])


@pytest.mark.ruling("grimtaash.2", "houjix.3")
@pytest.mark.parametrize(
    ("title", "mode", "bane"),
    [("General Dodonna", None, "Wrong Turn"), ("Skywalkers", 2, "Wrong Turn"), ("Grimtaash", 2, "Molator"),
     ("Houjix", 2, "Sunsdown")],
)  # fmt: skip
def test_a_card_that_cancels_another_by_name_cancels_no_other(title: str, mode: int | None, bane: str):
    def offered(there: str) -> bool:
        s = scene(*((WRONG_TURN,) if bane == "Wrong Turn" else ()))
        s.put(there, on=s.location("Kessel") if there == "Sunsdown" else "table")
        card = s.hand("light", title) if mode else s.put(title, at=s.location("Tatooine: Box"))
        s.start(turn="light", phase="control")
        return s.can("use" if mode is None else "play", card)

    assert offered(bane) and not offered("Dark Banner")


@pytest.mark.parametrize(
    ("title", "verb", "fits"),
    [("Wedge Antilles", "use", "Corellian Slip"), ("Gift Of The Mentor", "play", "Light Saber")],
)
def test_who_searches_the_reserve_deck_takes_only_what_is_named(title: str, verb: str, fits: str):
    slip = UsedInterrupt("Corellian Slip", LIGHT, "box slip", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = scene(slip)
    site = s.location("Tatooine: Box")
    found, *others = s.pile("light", "reserve", fits, "Rebel 1", "Light Stick")
    card = s.put(title, at=site) if verb == "use" else s.hand("light", title)
    s.start(turn="light", phase="control")
    s.do(verb, card)
    offered = {option.card for option in s.decision.options if option.card and option.verb == "choose"}
    assert not offered & set(others)
    if offered:
        s.do("choose", found)
    assert s.zone(found) == "hand"


def test_the_docking_control_room_finds_docking_bays_only():
    s = scene()
    room = s.location("Death Star: Docking Control Room 327")
    s.put("Imperial 1", at=room)
    others = s.pile("dark", "reserve", "Imperial 2", "Tatooine: Cantina")
    s.start(turn="dark", phase="deploy")
    s.do("use", room)
    assert all(s.zone(card) == "reserve" for card in others)


@pytest.mark.parametrize(
    ("title", "side", "site", "system"),
    [("Revolution", "light", True, True), ("Expand The Empire", "dark", True, False),
     ("Presence Of The Force", "dark", True, True)],
)  # fmt: skip
def test_an_effect_for_locations_deploys_on_nothing_else(title: str, side: str, site: bool, system: bool):
    s = scene()
    box, calm = s.location("Tatooine: Box"), s.location("Calm")
    people = [s.put(name, at=box) for name in ("Rebel 1", "Imperial 1")]
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert (s.can("deploy", card, box), s.can("deploy", card, calm)) == (site, system)
    assert not any(s.can("deploy", card, each) for each in people)


def test_a_stick_is_swung_at_characters():
    s = scene()
    site = s.location("Tatooine: Box")
    stick = s.put("Gaderffii Stick", on=s.put("Tusken Raider", at=site))
    s.put("Rebel 1", at=site)
    car = crewed(s, "Skiff", site)
    fight(s, site, "dark")
    assert s.can("fire", stick) and not s.can("fire", stick, car)


def test_mos_eisley_leads_to_the_cantina_only():
    s = scene()
    street, cantina, other = (
        s.location("Tatooine: Mos Eisley", side="light"), s.location("Tatooine: Cantina", side="light"),
        s.location("Kessel: Box"))  # fmt: skip
    here, there = s.put("Rebel 1", at=street), s.put("Rebel 2", at=other)
    s.start(turn="light", phase="control")
    assert s.can("move", here, cantina) and not s.can("move", here, other) and not s.can("move", there)


def test_a_mess_takes_the_whole_hand_and_the_top_of_the_deck():
    s = scene()
    s.put("Light Droid", at=s.location("Tatooine: Dune Sea"))
    card, *hand = s.hand("light", "How Did We Get Into This Mess?", "Light Trick", "Rebel 1", "Rebel 2")
    top = s.pile("light", "reserve", "Settler 1", "Settler 2", "Settler 3")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert all(s.zone(each) == "used" for each in hand) and all(s.zone(each) == "hand" for each in top)
    assert s.count("light", "hand") == 3
