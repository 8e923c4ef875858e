"""Where the texts of characters stop: other places, closed vehicles, other kinds, one ability less, other players."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import crewed, fight, scene

# -- beside somebody ---------------------------------------------------------------------------------------------------


def test_threepio_counts_his_own_sides_pairs_that_are_present_with_him():
    def total(*people: str, closed: str = "", elsewhere: tuple[str, ...] = ()) -> tuple[float, float]:
        s = scene()
        site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
        s.put("C-3PO (See-Threepio)", at=site)
        s.put("Imperial 1", at=site)
        for name in people:
            s.put(name, at=site)
        if closed:
            s.put(closed, aboard=s.put("Crawler", at=site), as_="passenger")
        for name in elsewhere:
            s.put(name, at=other)
        return s.total_power("light", site), s.total_power("dark", site)

    assert total("Rebel 1") == (2 + 2, 1)
    assert total("Rebel 1", "Rebel 1", "Dark Droid") == (3 + 2, 2)  # the other side's droid makes no pair
    assert total(closed="Rebel 1") == (1, 1)
    assert total("Rebel 1", "Rebel 1", closed="Light Droid") == (3 + 2, 1)
    assert total(elsewhere=("Rebel 1",)) == (1, 1)
    assert total("Rebel 1", "Rebel 1", elsewhere=("Light Droid",)) == (3 + 2, 1)
    assert total("Settler 1") == (2, 1)


def test_threepio_helps_nowhere_else():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    for place in (site, other):
        s.put("Rebel 1", at=place)
        s.put("Light Droid", at=place)
    s.put("C-3PO (See-Threepio)", at=site)
    assert (s.total_power("light", site), s.total_power("light", other)) == (5, 2)


@pytest.mark.parametrize(("threepio", "artoo", "worth"), [
    ("site", "site", 6), ("other", "site", 4), ("closed", "site", 4), ("site", "closed", 4)])  # fmt: skip
def test_threepio_and_artoo_must_both_be_present(threepio: str, artoo: str, worth: int):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    crawler = s.put("Crawler", at=site)
    s.put("Rebel 1", at=site)

    def stand(title: str, where: str):
        return s.put(title, aboard=crawler, as_="passenger") if where == "closed" else s.put(
            title, at=site if where == "site" else other)  # fmt: skip

    stand("C-3PO (See-Threepio)", threepio)
    assert s.forfeit(stand("R2-D2 (Artoo-Detoo)", artoo)) == worth
    assert s.forfeit(s.put("Light Droid", at=site)) == 5


@pytest.mark.parametrize(("chief", "home"), [("General Dodonna", "Yavin 4"), ("Leia Organa", "Death Star")])
def test_a_leader_inspires_rebels_who_are_present_with_him_at_home(chief: str, home: str):
    def power(who: str = "Rebel 1", leader: str = "site", place: str = "site", planet: str = home) -> float:
        s = scene()
        site, other = s.location(f"{planet}: Box"), s.location("Kessel: Box")
        near = s.location("Yavin 4: Massassi Throne Room" if planet == "Yavin 4" else "Death Star: Docking Bay 327",
                          side="light")  # fmt: skip
        crawler = s.put("Crawler", at=site)
        s.put("Settler 1", at=site)
        spots = {"site": {"at": site}, "near": {"at": near}, "other": {"at": other},
                 "closed": {"aboard": crawler, "as_": "passenger"}}  # fmt: skip
        s.put(chief, **spots[leader])
        return s.power(s.put(who, **spots[place]))

    assert power() == 2
    assert power("Settler 1") == 1
    assert power(leader="near") == power(leader="other") == power(leader="closed") == 1
    assert power(place="near") == power(place="closed") == 1
    assert power(planet="Tatooine") == 1


def test_planners_are_worth_one_more_unless_dodonna_is_at_their_site():
    s = scene()
    bay, other, system = (
        s.location("Yavin 4: Docking Bay"),
        s.location("Yavin 4: Box"),
        s.location("Yavin 4", side="light"),
    )
    s.put("Rebel Planners", on=bay)
    s.put("General Dodonna", at=other)
    s.put("X-wing", at=system)
    s.put("X-wing", at=system)
    assert s.total_power("light", system) == 3 + 3 + 2 + 1
    s = scene()
    bay, system = s.location("Yavin 4: Docking Bay"), s.location("Yavin 4", side="light")
    s.put("Rebel Planners", on=bay)
    s.put("General Dodonna", at=bay)
    s.put("X-wing", at=system)
    s.put("X-wing", at=system)
    assert s.total_power("light", system) == 3 + 3 + 4


@pytest.mark.parametrize(
    ("trooper", "where", "leader", "worth"),
    [
        ("Stormtrooper", "site", "site", 5),
        ("Rebel Trooper", "site", "site", 4),
        ("Imperial 1", "site", "site", 4),
        ("Stormtrooper", "closed", "site", 4),
        ("Stormtrooper", "site", "closed", 4),
        ("Stormtrooper", "other", "site", 4),
    ],
)
def test_tagge_is_worth_more_with_imperial_troopers_present(trooper: str, where: str, leader: str, worth: int):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    tank = s.put("Tank", at=site)
    s.put("Brute 1", at=site)
    spots = {"site": {"at": site}, "other": {"at": other}, "closed": {"aboard": tank, "as_": "passenger"}}
    tagge = s.put("General Tagge", **spots[leader])
    s.put(trooper, **spots[where])
    assert s.forfeit(tagge) == worth


def test_tagge_himself_is_no_trooper_and_tells_of_sites_only():
    s = scene()
    ship = crewed(s, "Dreadnaught", s.location("Calm"))
    tagge = s.put("General Tagge", aboard=ship, as_="passenger")
    s.put("Stormtrooper", aboard=ship, as_="passenger")
    assert s.forfeit(tagge) == 4


@pytest.mark.parametrize(
    ("who", "friends"),
    [
        ("Chief Bast", ["Grand Moff Tarkin"]),
        ("Colonel Wullf Yularen", ["Grand Moff Tarkin", "Chief Bast", "General Dodonna"]),
    ],
)
def test_who_is_stronger_beside_a_friend_needs_him_at_the_same_site(who: str, friends: list[str]):
    for friend in friends:
        for here, bonus in ((True, 1), (False, 0)):
            s = scene()
            site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
            card = s.put(who, at=site)
            plain = s.power(card)
            s.put(friend, at=site if here else other)
            assert s.power(card) == plain + bonus
        s = scene()
        ship = crewed(s, "Dreadnaught", s.location("Calm"))
        card = s.put(who, aboard=ship, as_="passenger")
        plain = s.power(card)
        if friend != "General Dodonna":
            s.put(friend, aboard=ship, as_="passenger")
        assert s.power(card) == plain  # at a system


@pytest.mark.parametrize(("han", "power"), [("site", 7), ("other", 6)])
def test_chewbacca_is_stronger_where_han_is(han: str, power: int):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    chewie = s.put("Chewbacca", at=site)
    s.put("Han Solo", at=site if han == "site" else other)
    assert s.power(chewie) == power


@pytest.mark.ruling("commander-praji.3")
@pytest.mark.parametrize(("threepio", "praji", "bonus"), [
    ("site", "site", 0), ("site", "closed", 4), ("site", "other", 4), ("closed", "site", 2)])  # fmt: skip
def test_praji_silences_a_droid_who_is_present_with_him(threepio: str, praji: str, bonus: int):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    crawler, tank = s.put("Crawler", at=site), s.put("Tank", at=site)
    s.put("Rebel 1", at=site)
    s.put("Brute 1", at=site)
    spots = {"site": {"at": site}, "other": {"at": other}}
    s.put("Commander Praji", **(spots.get(praji) or {"aboard": tank, "as_": "passenger"}))
    s.put("C-3PO (See-Threepio)", **(spots.get(threepio) or {"aboard": crawler, "as_": "passenger"}))
    s.put("Light Droid", at=site)
    s.put("Rebel 1", at=site)
    assert s.total_power("light", site) == (4 if threepio == "site" else 3) + bonus


@pytest.mark.ruling("commander-praji.3")
def test_praji_lets_other_texts_be():
    loud = Alien("Loud Settler", LIGHT, "box loud", ability=1, power=1, forfeit=5, text=[Modify("power", +3)])
    s = scene(loud)
    site = s.location("Tatooine: Box")
    s.put("Commander Praji", at=site)
    assert s.power(s.put("Loud Settler", at=site)) == 4


@pytest.mark.ruling("commander-praji.3")
def test_praji_silences_artoo_too():
    s = scene()
    vault = s.location("Tatooine: Vault")
    s.put("Commander Praji", at=vault)
    artoo = s.put("R2-D2 (Artoo-Detoo)", at=vault)
    s.put("Rebel 5", at=vault)
    s.put("Imperial 5", at=vault)
    s.destinies("dark", 2)
    fight(s, vault, "dark")
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", artoo)


# -- alone against somebody --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rebel", "where", "saves"),
    [("Rebel 3", "site", 1), ("Rebel 2", "site", 0), ("Settler 3", "site", 0), ("Rebel 3", "other", 0)],
)
def test_garindan_needs_a_capable_rebel_where_he_is(rebel: str, where: str, saves: int):
    s = scene()
    site, near, far = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    s.put("Garindan", at=site)
    s.put(rebel, at=site if where == "site" else far)
    imperial, brute = s.hand("dark", "Imperial 1"), s.hand("dark", "Brute 1")
    assert [s.deploy_cost(card, at=site) for card in (imperial, brute)] == [2 - saves, 2]
    assert s.deploy_cost(imperial, at=near) == 2


@pytest.mark.parametrize(
    ("who", "rebel", "cost"),
    [
        ("Imperial 1", "Rebel 3", 0),
        ("Imperial 1", "Rebel 2", 1),
        ("Imperial 1", "Settler 3", 1),
        ("Brute 1", "Rebel 3", 1),
    ],
)
def test_garindan_brings_imperials_from_next_door_for_free(who: str, rebel: str, cost: int):
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Garindan", at=site)
    s.put(rebel, at=site)
    card = s.put(who, at=near)
    s.start(turn="dark", phase="move")
    before = s.count("dark", "force")
    s.do("walk", card, site)
    assert s.count("dark", "force") == before - cost


def test_garindan_frees_no_move_away_from_him():
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Garindan", at=near)
    s.put("Rebel 3", at=near)
    away = s.put("Imperial 1", at=near)
    s.start(turn="dark", phase="move")
    before = s.count("dark", "force")
    s.do("walk", away, site)
    assert s.count("dark", "force") == before - 1


@pytest.mark.parametrize(("title", "kind"), [("Rebel Trooper", "Rebel"), ("Stormtrooper", "Imperial")])
def test_a_trooper_is_free_beside_a_capable_officer_of_his_own(title: str, kind: str):
    side, alien = ("light", "Settler 3") if kind == "Rebel" else ("dark", "Brute 3")
    for there, cost in ((f"{kind} 3", 0), (f"{kind} 2", 1), (alien, 1)):
        s = scene()
        site = s.location("Tatooine: Box")
        s.put(there, at=site)
        assert s.deploy_cost(s.hand(side, title), at=site) == cost


def test_motti_counts_imperial_starships_and_nothing_else():
    for ships, people, cost in ((("TIE Fighter", "TIE Fighter"), (), 1), (("TIE Fighter", "X-wing"), (), 3),
                                (("TIE Fighter",), ("Imperial 1", "Imperial 2"), 3)):  # fmt: skip
        s = scene()
        sky, site = s.location("Calm"), s.location("Tatooine: Box")
        for ship in ships:
            s.put(ship, at=sky)
        for name in people:
            s.put(name, at=site)
        assert s.deploy_cost(s.hand("dark", "Admiral Motti"), at=site) == cost


def test_motti_frightens_rebel_pilots_at_his_system():
    s = scene()
    sky, other = s.location("Calm"), s.location("Kessel")
    s.put("Admiral Motti", aboard=crewed(s, "Dreadnaught", sky), as_="passenger")
    here, away = crewed(s, "Fighter", sky), crewed(s, "Fighter", other)
    cards = [
        s.put("Red Ace", aboard=here, as_="pilot"),
        s.put("Red Cook", aboard=here, as_="passenger"),
        s.put("Red Ace", aboard=away, as_="pilot"),
        s.put("Dark Flier", aboard=crewed(s, "Raider", sky), as_="pilot"),
    ]
    assert [s.forfeit(card) for card in cards] == [4, 5, 5, 5]


@pytest.mark.parametrize(
    ("title", "side", "planet", "other"),
    [
        ("Jawa", "light", "Tatooine", "Kessel"),
        ("Jawa", "dark", "Tatooine", "Kessel"),
        ("Luke", "light", "Tatooine", "Kessel"),
        ("Tusken Raider", "dark", "Tatooine", "Kessel"),
        ("Death Star Trooper", "dark", "Death Star", "Tatooine"),
        ("Vader", "dark", "Death Star", "Tatooine"),
    ],
)
def test_who_deploys_only_on_one_planet_deploys_nowhere_else(title: str, side: str, planet: str, other: str):
    s = scene()
    home, away = s.location(f"{planet}: Box"), s.location(f"{other}: Box")
    ship = crewed(s, "Fighter" if side == "light" else "Raider",
                  s.location(planet, side="dark"))  # fmt: skip
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", card, home)
    assert not s.can("deploy", card, away) and not s.can("deploy", card, ship)


@pytest.mark.parametrize(("title", "side"), [("Luke", "light"), ("Vader", "dark")])
def test_two_heroes_of_the_opponent_keep_one_from_deploying(title: str, side: str):
    heroes = [Alien(f"Hero {n} {each}", each, f"box hero {n} {each}", unique=1, ability=1, power=1, forfeit=1)
              for n in (1, 2) for each in ("light", "dark")]  # fmt: skip
    gear = [
        Effect(f"Fame {each}", each, f"box fame {each}", unique=1, text=[DeployOnTable()]) for each in ("light", "dark")
    ]
    foe = "dark" if side == "light" else "light"

    def offered(*people: str) -> bool:
        s = scene(*heroes, *gear)
        home = s.location("Tatooine: Box" if title == "Luke" else "Death Star: Box")
        away = s.location("Kessel: Box")
        for name in people:
            if name.startswith("Fame"):
                s.put(name, on="table")
            else:
                s.put(name, at=away)
        card = s.hand(side, title)
        s.start(turn=side, phase="deploy")
        return s.can("deploy", card, home)

    plain = "Imperial 1" if foe == "dark" else "Rebel 1"
    assert not offered(f"Hero 1 {foe}", f"Hero 2 {foe}")
    assert offered(f"Hero 1 {foe}", f"Hero 1 {side}") and offered(f"Hero 1 {foe}", plain)
    assert offered(f"Hero 1 {foe}", f"Fame {foe}") and offered(f"Hero 1 {foe}")


def test_luke_inspires_his_own_warriors_at_sites():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Luke", at=site)
    own, foe = s.put("Light Guard", at=site), s.put("Dark Guard", at=site)
    assert (s.forfeit(own), s.forfeit(foe)) == (6, 5)
    s = scene()
    ship = crewed(s, "Cruiser", s.location("Calm"))
    s.put("Luke", aboard=ship, as_="passenger")
    assert s.forfeit(s.put("Light Guard", aboard=ship, as_="passenger")) == 5


def test_luke_makes_force_for_his_own_side_unless_he_himself_is_on_tatooine():
    s = scene()
    site, home = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Rebel 1", at=home)
    before = s.generation("light"), s.generation("dark")
    s.put("Luke Skywalker", at=site)
    assert (s.generation("light"), s.generation("dark")) == (before[0] + 1, before[1])


# -- in battle ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("evazan", "saber", "where", "bonus"), [
    ("site", "", "", 3), ("other", "", "", 0), ("site", "Dark Saber", "site", 3), ("site", "Light Saber", "site", 0),
    ("site", "Light Saber", "other", 3), ("site", "Light Saber", "closed", 3)])  # fmt: skip
def test_ponda_fights_harder_beside_evazan_unless_a_saber_is_present(evazan: str, saber: str, where: str, bonus: int):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    ponda = s.put("Ponda Baba", at=site)
    s.put("Dr. Evazan", at=site if evazan == "site" else other)
    s.put("Rebel 1", at=site)
    if saber:
        who = "Rebel 2" if saber == "Light Saber" else "Imperial 2"
        spot = {"site": {"at": site}, "other": {"at": other}}.get(where)
        bearer = s.put(who, **(spot or {"aboard": s.put("Crawler", at=site), "as_": "passenger"}))
        s.put(saber, on=bearer)
    fight(s, site, "dark")
    assert s.power(ponda) == 2 + bonus


def test_ponda_is_not_stronger_in_a_battle_without_him():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    ponda = s.put("Ponda Baba", at=other)
    s.put("Dr. Evazan", at=other)
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    s.hand("dark", "Dark Trick")
    fight(s, site, "dark")
    assert s.battle and s.power(ponda) == 2


def test_ponda_and_evazan_need_a_site():
    s = scene()
    sky = s.location("Calm")
    ship = crewed(s, "Dreadnaught", sky)
    ponda = s.put("Ponda Baba", aboard=ship, as_="pilot")
    s.put("Dr. Evazan", aboard=ship, as_="pilot")
    s.put("X-wing", at=sky)
    fight(s, sky, "dark")
    assert s.power(ponda) == 2


@pytest.mark.parametrize(("title", "side"), [("Rebel Guard", "light"), ("Imperial Trooper Guard", "dark")])
def test_a_guard_is_four_stronger_in_defense_only(title: str, side: str):
    foe = "Imperial 1" if side == "light" else "Rebel 1"
    for by, power in (("dark" if side == "light" else "light", 4), (side, 0)):
        s = scene()
        site = s.location("Tatooine: Box")
        guard = s.put(title, at=site)
        s.put(foe, at=site)
        assert s.power(guard) == 0
        fight(s, site, by)
        assert s.power(guard) == power


@pytest.mark.parametrize(("who", "vader", "tarkin", "offered"), [
    ("light", "site", "site", True), ("light", "other", "site", False), ("light", "site", "other", False),
    ("dark", "site", "site", False)])  # fmt: skip
def test_tarkin_cancels_an_opponents_destiny_beside_vader(who: str, vader: str, tarkin: str, offered: bool):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    card = s.put("Grand Moff Tarkin", at=site if tarkin == "site" else other)
    s.put("Vader", at=site if vader == "site" else other)
    s.put("Imperial 5", at=site)
    s.put("Rebel 5", at=site)
    fight(s, site, "dark")
    s.until(player=who, verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", card) == offered


def test_tarkin_cancels_once_a_battle():
    more = Effect("Omen", LIGHT, "box omen", text=[DeployOnTable(), ModifyPlayer("battle destinies", +1)])
    s = scene(more)
    site = s.location("Tatooine: Box")
    s.put("Omen", on="table")
    card = s.put("Grand Moff Tarkin", at=site)
    s.put("Vader", at=site)
    s.put("Rebel 5", at=site)
    fight(s, site, "light")
    s.until(player="light", verb="draw-destiny")
    s.do("draw-destiny")
    s.do("use", card)
    s.until(player="light", verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", card)


@pytest.mark.parametrize(("han", "offered"), [("site", True), ("other", False)])
def test_han_redraws_only_in_his_battle(han: str, offered: bool):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    card = s.put("Han Solo", at=site if han == "site" else other)
    s.put("Rebel 5", at=site)
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    s.until(player="light", verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", card) == offered


@pytest.mark.parametrize(
    ("target", "where", "obi", "offered"),
    [
        ("Imperial 1", "site", "site", True),
        ("Imperial 2", "site", "site", False),
        ("Rebel 1", "site", "site", False),
        ("Imperial 1", "other", "site", False),
        ("Imperial 1", "closed", "site", False),
        ("Imperial 1", "site", "other", False),
        ("Imperial 1", "site", "closed", False),
    ],
)
def test_obi_wan_scares_the_weak_who_are_present_with_him(target: str, where: str, obi: str, offered: bool):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    crawler, tank = s.put("Crawler", at=site), s.put("Tank", at=site)
    spots = {"site": {"at": site}, "other": {"at": other}}
    card = s.put("Obi-Wan Kenobi", **(spots.get(obi) or {"aboard": crawler, "as_": "passenger"}))
    s.put(target, **(spots.get(where) or {"aboard": tank, "as_": "passenger"}))
    s.put("Rebel 3", at=site)
    s.put("Imperial 3", at=site)
    fight(s, site, "light")
    assert s.can("use", card) == offered


def test_falcon_is_immune_with_each_of_her_own_pilots():
    lando = Alien("Test Lando", LIGHT, "box lando", personas=["Lando"], unique=1, icons=["pilot"], ability=3, power=1,
                  forfeit=5)  # fmt: skip
    for pilot, immune in (("Han Solo", True), ("Chewbacca", True), ("Test Lando", True), ("Light Flier", False)):
        s = scene(lando)
        sky = s.location("Calm")
        falcon = s.put("Millennium Falcon", at=sky)
        s.put(pilot, aboard=falcon, as_="pilot")
        assert (immunity(s._engine, falcon.id) >= 5) == immune


# -- gear and beasts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side"), [
    ("LIN-V8K (Elleyein-Veeatekay)", "light"), ("LIN-V8M (Elleyein-Veeateemm)", "dark")])  # fmt: skip
def test_a_mining_droid_defuses_mines_at_its_own_site_for_one_force(title: str, side: str):
    foe = "dark" if side == "light" else "light"
    s = scene(force=3)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    droid, mine = s.put(title, at=site), s.put("Timer Mine", on=site, side=foe)
    far = s.put("Timer Mine", on=other, side=foe)
    plain = s.put("Imperial 1" if foe == "dark" else "Rebel 1", at=site)
    s.start(turn=side, phase="control")
    assert not s.can("use", droid, far) and not s.can("use", droid, plain)
    s.do("use", droid)
    assert s.zone(mine) == "lost" and s.count(side, "force") == 2


@pytest.mark.parametrize(("title", "side"), [
    ("LIN-V8K (Elleyein-Veeatekay)", "light"), ("LIN-V8M (Elleyein-Veeateemm)", "dark")])  # fmt: skip
def test_a_mining_droid_need_not_defuse(title: str, side: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put(title, at=site)
    mine = s.put("Timer Mine", on=site, side="dark" if side == "light" else "light")
    s.start(turn=side, phase="control")
    s.until(phase="draw")
    assert s.on_table(mine)


BEASTS = [
    Vehicle(
        f"{side} {kind}",
        side,
        f"box {side} {kind}",
        "creature",
        traits=[] if kind == "mule" else [kind],
        power=1,
        landspeed=1,
        forfeit=3,
        text=[Carries(passengers=1)],
    )
    for side in ("light", "dark")
    for kind in ("bantha", "dewback", "wampa", "rancor", "bubo", "dragonsnake", "mule")
]


@pytest.mark.parametrize(
    ("beast", "where", "offered"),
    [
        *((f"dark {kind}", "site", True) for kind in ("bantha", "dewback", "wampa", "rancor", "bubo", "dragonsnake")),
        ("dark mule", "site", False),
        ("light bantha", "site", False),
        ("dark bantha", "other", False),
    ],
)
def test_momaw_nadon_snares_certain_beasts_of_the_opponent(beast: str, where: str, offered: bool):
    s = scene(*BEASTS)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    nadon = s.put("Momaw Nadon", at=site)
    s.put(beast, at=site if where == "site" else other)
    s.start(turn="light", phase="control")
    assert s.can("use", nadon) == offered
    s.until(phase="deploy")
    assert not s.can("use", nadon)


def test_momaw_nadon_need_not_snare():
    s = scene(*BEASTS)
    site = s.location("Tatooine: Box")
    s.put("Momaw Nadon", at=site)
    beast = s.put("dark bantha", at=site)
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.total_power("dark", site) == s.power(beast)


def test_kalfalnl_boards_open_vehicles_and_capital_ships_only():
    s = scene()
    site = s.location("Tatooine: Box")
    kal = s.put("Kal'Falnl C'ndros", at=site)
    skiff, crawler = s.put("Skiff", at=site), s.put("Crawler", at=site)
    s.start(turn="light", phase="move")
    assert s.can("embark", kal, skiff) and not s.can("embark", kal, crawler)


@pytest.mark.parametrize(("mine", "theirs", "kal", "zero"), [
    (5, 3, "site", True), (3, 3, "site", False), (5, 3, "other", False)])  # fmt: skip
def test_kalfalnl_takes_a_lower_single_destiny_away(mine: int, theirs: int, kal: str, zero: bool):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Kal'Falnl C'ndros", at=site if kal == "site" else other)
    s.put("Rebel 5", at=site)
    s.put("Imperial 5", at=site)
    s.destinies("light", mine)
    s.destinies("dark", theirs)
    fight(s, site, "light")
    while s.battle and s.battle.segment in ("weapons", "power"):
        if any(option.verb == "draw-destiny" for option in s.decision.options):
            s.do("draw-destiny")
        else:
            s.pass_()
    own = 2 if kal == "site" else 1
    report = s.game.events("public")
    logged = [event.text.args for event in report if event.kind == "battle-power"][-1]
    assert logged["light"] == own + mine and logged["dark"] == 1 + (0 if zero else theirs)


@pytest.mark.parametrize(("tuskens", "where", "own", "total"), [
    (1, "site", 1, 0), (2, "site", 2, 0), (3, "site", 2, 0), (4, "site", 2, 2)])  # fmt: skip
def test_raiders_are_strong_in_numbers(tuskens: int, where: str, own: int, total: int):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    cards = [s.put("Tusken Raider", at=site) for _ in range(tuskens)]
    s.put("Tusken Raider", at=other)
    s.put("Brute 1", at=other)
    s.put("Rebel 1", at=site)
    assert s.power(cards[0]) == own
    assert s.total_power("dark", site) == sum(s.power(card) for card in cards) + total
    assert (s.total_power("light", site), s.total_power("dark", other)) == (1, 2)


def test_raiders_count_no_chief_no_stranger_and_nobody_behind_walls():
    chief = Alien("Raider Chief", DARK, "box chief", unique=1, ability=1, power=1, forfeit=1, traits=["Tusken Raider"])
    tame = Alien("Tame Raider", LIGHT, "box tame", ability=1, power=1, forfeit=1, traits=["Tusken Raider"])
    for extra, closed in (("Raider Chief", False), ("Tusken Raider", True), ("Brute 1", False), ("Tame Raider", False)):
        s = scene(chief, tame)
        site = s.location("Tatooine: Box")
        lone = s.put("Tusken Raider", at=site)
        tank = s.put("Tank", at=site)
        card = s.put(extra, aboard=tank, as_="passenger") if closed else s.put(extra, at=site)
        assert s.power(lone) == (2 if extra == "Tame Raider" else 1), extra
        for _ in range(2):
            s.put("Tusken Raider", at=site)
        others = 0 if closed or extra == "Tame Raider" else s.power(card)
        assert s.total_power("dark", site) == 3 * 2 + others, extra


def test_death_star_troopers_are_weaker_at_other_sites_and_nowhere_else():
    s = scene()
    sky, site = s.location("Calm"), s.location("Tatooine: Box")
    aboard = s.put("Death Star Trooper", aboard=crewed(s, "Dreadnaught", sky), as_="passenger")
    there, other = s.put("Death Star Trooper", at=site), s.put("Stormtrooper", at=site)
    assert [s.power(card) for card in (aboard, there, other)] == [2, 1, 1]


@pytest.mark.parametrize(
    ("title", "side", "near", "far"),
    [
        ("CZ-3 (Seezee-Three)", "light", "Tatooine: Vault", "Kessel: Box"),
        ("Comlink", "dark", "Tatooine: Vault", "Kessel: Box"),
    ],
)
def test_help_is_called_next_door(title: str, side: str, near: str, far: str):
    own, foe = ("Rebel 1", "Imperial 1") if side == "light" else ("Imperial 1", "Rebel 1")
    for where, offered in ((near, True), (far, False)):
        s = scene()
        site, place = s.location("Tatooine: Box"), s.location(where)
        if title == "Comlink":
            s.put(title, on=s.put(own, at=site))
        else:
            s.put(title, at=site)
        s.put(own, at=place)
        s.put(foe, at=place)
        card = s.hand(side, own)
        fight(s, place, "dark" if side == "light" else "light")
        assert s.can("react", card) == offered


@pytest.mark.parametrize(("droid", "destiny", "who", "offered"), [
    ("vault", 1, "dark", True), ("vault", 6, "dark", True), ("vault", 3, "light", False), ("vault", 5, "light", False),
    ("box", 5, "dark", False), ("box", 2, "dark", False)])  # fmt: skip
def test_artoo_listens_at_a_scomp_link_to_the_opponents_destinies(droid: str, destiny: int, who: str, offered: bool):
    s = scene()
    site, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    other = s.put("Light Droid", at=vault)
    artoo = s.put("R2-D2 (Artoo-Detoo)", at=vault if droid == "vault" else site)
    s.put("Rebel 5", at=site)
    s.put("Imperial 5", at=site)
    s.destinies(who, destiny)
    fight(s, site, who)
    s.until(player=who, verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", artoo) == offered and not s.can("use", other)


@pytest.mark.parametrize("phase", ["deploy", "draw"])
def test_figrin_wagers_in_the_control_phase_only(phase: str):
    s = scene()
    figrin = s.put("Figrin D'an", at=s.location("Tatooine: Box"))
    s.pile("light", "lost", "Rebel 1")
    s.start(turn="light", phase=phase)
    assert not s.can("use", figrin)


def test_figrin_and_the_opponent_draw_three_and_two():
    s = scene()
    figrin = s.put("Figrin D'an", at=s.location("Tatooine: Box"))
    s.pile("dark", "lost", "Imperial 1")
    s.destinies("light", 1, 1, 1, 9)
    s.destinies("dark", 1, 3, 9)
    s.start(turn="light", phase="control")
    s.do("use", figrin)
    drawn = [event.text.args["value"] for event in s.game.events("public") if event.kind == "destiny"]
    assert drawn == [1, 1, 1, 1, 3]


def test_figrin_and_wedge_and_dodonna_need_not_act():
    turn = Effect("Wrong Turn", DARK, "box wrong turn", destiny=1, text=[DeployOnTable()])
    s = scene(turn)
    site = s.location("Yavin 4: Box")
    for title in ("Figrin D'an", "Wedge Antilles", "General Dodonna"):
        s.put(title, at=site)
    wrong = s.put("Wrong Turn", on="table")
    s.pile("light", "lost", "Rebel 1")
    before = s.count("light", "force")
    s.start(turn="light", phase="control")
    s.until(phase="draw")
    assert s.on_table(wrong) and s.count("light", "force") == before


def test_danz_helps_the_weapons_of_what_carries_him():
    for hull, sky in (("Raider", True), ("Barge", False)):
        for seat, destiny, hit in (("passenger", 4, True), ("passenger", 3, False), ("pilot", 4, False)):
            s = scene(*_guns())
            place = s.location("Calm") if sky else s.location("Tatooine: Box")
            craft = crewed(s, hull, place)
            s.put("Danz Borin", aboard=craft, as_=seat)
            s.put("Imperial 1", aboard=craft, as_="passenger")
            target = s.put("X-wing", at=place) if sky else s.put("Rebel 4", at=place)
            gun = s.put("Box Cannon", on=craft)
            s.destinies("dark", destiny)
            fight(s, place, "dark")
            s.until(player="dark", verb="fire")
            s.do("fire", gun, target)
            assert any(event.kind == "hit" for event in s.game.events("public")) == hit


def _guns() -> list[object]:
    return [
        StarshipWeapon(
            "Box Cannon",
            DARK,
            "box cannon",
            destiny=1,
            text=[
                DeployOn(STARSHIP | VEHICLE),
                Fire(STARSHIP | CHARACTER, (DrawDestiny(), If(DESTINY > 4, (MakeHit(),)))),
            ],
        )
    ]


@pytest.mark.parametrize(("title", "drivers", "passengers"), [
    ("Luke's X-34 Landspeeder", 1, 2), ("Ubrikkian 9000 Z001", 1, 2)])  # fmt: skip
def test_the_room_aboard_a_speeder(title: str, drivers: int, passengers: int):
    for seat, room in (("driver", drivers), ("passenger", passengers)):
        s = scene()
        site = s.location("Tatooine: Box")
        car = s.put(title, at=site)
        who = "Settler 1" if title.startswith("Luke") else "Brute 1"
        side = "light" if title.startswith("Luke") else "dark"
        for _ in range(room - 1):
            s.put(who, aboard=car, as_=seat)
        last, more = s.put(who, at=site), s.put(who, at=site)
        s.start(turn=side, phase="move")
        s.do("embark", last, car, seat=seat)
        assert s.aboard(last) == car and not s.can("embark", more, car, seat=seat)


def test_lukes_landspeeder_is_free_to_move_with_luke_and_nobody_else():
    for who, cost in (("Luke Skywalker", 0), ("Rebel 1", 1)):
        s = scene()
        site, near = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
        car = s.put("Luke's X-34 Landspeeder", at=site)
        s.put(who, aboard=car, as_="driver")
        s.start(turn="light", phase="move")
        before = s.count("light", "force")
        s.do("walk", car, near)
        assert s.count("light", "force") == before - cost
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    skiff = crewed(s, "Skiff", site)
    s.put("Luke Skywalker", aboard=skiff, as_="passenger")
    s.put("Luke's X-34 Landspeeder", at=site)
    s.start(turn="light", phase="move")
    before = s.count("light", "force")
    s.do("walk", skiff, near)
    assert s.count("light", "force") == before - 1


@pytest.mark.parametrize(("victim", "where", "saved"), [
    ("Rebel 1", "site", True), ("Skiff", "site", False), ("Rebel 1", "other", False)])  # fmt: skip
def test_talz_steps_in_for_another_character_at_his_site(victim: str, where: str, saved: bool):
    gun = CharacterWeapon("Box Gun", DARK, "box gun", destiny=1, text=[
        DeployOn(CHARACTER), Fire(CHARACTER | VEHICLE, (MakeHit(),))])  # fmt: skip
    s = scene(gun)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    talz = s.put("Talz", at=site if where == "site" else other)
    target = s.put(victim, at=site)
    s.put("Rebel 3", at=site)
    shooter = s.put("Imperial 6", at=site)
    weapon = s.put("Box Gun", on=shooter)
    fight(s, site, "dark")
    s.do("fire", weapon, target)
    offered = False
    while s.battle and not offered:
        offered = s.decision.player == "light" and any(option.card == talz for option in s.decision.options
                                                       if option.verb == "use")  # fmt: skip
        if offered or not any(option.verb in ("pass", "lose") for option in s.decision.options):
            break
        s.decide(lambda option: option.verb in ("pass", "lose"))
    assert offered == saved


def test_talz_alone_likes_the_night():
    night = Site("Tatooine: Night", LIGHT, "box night", ["exterior", "planet", "nighttime"], (1, 1))
    s = scene(night)
    site = s.location("Tatooine: Night")
    assert (s.power(s.put("Talz", at=site)), s.power(s.put("Rebel 1", at=site))) == (3, 1)


@pytest.mark.parametrize(
    ("ship", "place", "cost"),
    [("Dreadnaught", "Calm", 1), ("Cruiser", "Calm", 2), ("Raider", "Calm", 2), ("Dreadnaught", "other", 2)],
)
def test_a_tie_fighter_is_one_cheaper_where_an_imperial_capital_is(ship: str, place: str, cost: int):
    dear = Effect("Levy", LIGHT, "box levy", text=[DeployOnTable(), Modify("deploy", +1, TIE)])
    s = scene(dear)
    sky, other = s.location("Calm"), s.location("Kiffex", side="dark")
    s.put("Levy", on="table")
    s.put(ship, at=sky if place == "Calm" else other)
    assert s.deploy_cost(s.hand("dark", "TIE Fighter"), at=sky) == cost


def choked(vader: str = "site", rebels: int = 9) -> tuple[str, list[str]]:
    """A battle that Vader's side may lose: who chooses what is lost to his anger, and among whom."""
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Vader", at=site if vader == "site" else away)
    s.put("Imperial 1", at=site)
    s.put("Brute 1", at=site)
    s.put("Imperial 2", aboard=s.put("Tank", at=site), as_="passenger")
    s.put("Imperial 2", at=away)
    for _ in range(rebels):
        s.put("Rebel 1", at=site)
    s.destinies("dark", 5)
    fight(s, site, "dark")
    while s.battle and s.battle.segment in ("weapons", "power"):
        if any(option.verb == "choose" for option in s.decision.options):
            break
        s.pass_()
    chosen = [option.card.title for option in s.decision.options if option.verb == "choose" and option.card]
    return s.decision.player, sorted(chosen)


def test_vader_chooses_an_imperial_present_after_a_battle_that_he_lost():
    assert choked() == ("dark", ["Imperial 1", "Vader"])
    assert choked(vader="away")[1] == [] and choked(rebels=1)[1] == []


@pytest.mark.parametrize(("carrier", "immune"), [("Dreadnaught", True), ("Raider", False)])
def test_arthree_makes_the_capital_starship_that_carries_him_immune(carrier: str, immune: bool):
    s = scene()
    place = s.location("Calm")
    own, other = crewed(s, carrier, place), crewed(s, "Dreadnaught", place)
    s.put("R3-T6 (Arthree-Teesix)", aboard=own, as_="passenger" if carrier == "Dreadnaught" else "astromech")
    assert (immunity(s._engine, own.id) >= 4, immunity(s._engine, other.id) >= 4) == (immune, False)


def test_leia_is_immune_below_two():
    s = scene()
    leia = s.put("Leia Organa", at=s.location("Tatooine: Box"))
    assert immunity(s._engine, leia.id) == 2


def test_garindan_frees_only_the_way_to_him_from_next_door_in_the_move_phase():
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Garindan", at=site)
    s.put("Rebel 3", at=near)
    card = s.put("Imperial 1", at=near)
    s.start(turn="dark", phase="move")
    before = s.count("dark", "force")
    s.do("walk", card, site)
    assert s.count("dark", "force") == before - 1  # the Rebel is next door, not with him


def test_garindan_frees_no_walk_past_him():
    s = scene()
    near, far, site = (s.location(f"Tatooine: {name}") for name in ("Dune Sea", "Box", "Vault"))
    assert s.adjacent(far, near) and s.adjacent(near, site) and not s.adjacent(far, site)
    s.put("Garindan", at=site)
    s.put("Rebel 3", at=site)
    card = s.put("Imperial 1", at=near)
    s.start(turn="dark", phase="move")
    before = s.count("dark", "force")
    s.do("walk", card, far)
    assert s.count("dark", "force") == before - 1


@pytest.mark.parametrize(("pilot", "hull", "most"), [("Han Solo", "Fighter", 0), ("Darth Vader", "Raider", 0)])
def test_a_famous_pilot_makes_no_other_ship_immune(pilot: str, hull: str, most: int):
    s = scene()
    ship = s.put(hull, at=s.location("Calm"))
    s.put(pilot, aboard=ship, as_="pilot")
    s.put("Millennium Falcon" if hull == "Fighter" else "Vader's Custom TIE", at=s.location("Kiffex", side="dark"))
    assert immunity(s._engine, ship.id) == most
