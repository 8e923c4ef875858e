"""Effects about battles, drains and deployments, and Immediate Effects."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.damage import owed
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, fight, scene

DARK_ALTER = UsedInterrupt("Alter", DARK, "moves alter", destiny=1, text=[
    Action([CancelCard()], targets=(one(EFFECT),))])  # fmt: skip


def losses(s: Scenario, side: str) -> int:
    """Lose whatever Force a side must lose now, and say how much that was."""
    paid = 0
    while s.decision.player == side and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
        paid += 1
    return paid


# -- Imperial Decree ---------------------------------------------------------------------------------------------------

WORLDS = [
    *(System(title, LIGHT, f"moves {title}", ["planet"], (1, 1), parsec=3) for title in ("Yavin 4", "Hoth", "Kessel")),
    Site("Hoth: Camp", LIGHT, "moves camp", ["exterior", "planet"], (1, 1)),
    Effect("Rally", LIGHT, "moves rally", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +2)]),
    Effect("Levy", DARK, "moves levy", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +2)]),
    Effect("Siege", DARK, "moves siege", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", -1, OPPONENT)]),
]


@pytest.mark.parametrize(
    ("held", "decreed"),
    [
        (["Yavin 4: Box", "Hoth: Camp!"], False), (["Tatooine: Box!", "Calm", "Kessel"], False),
        (["Tatooine: Box", "Calm!", "Kessel"], False), (["Yavin 4: Box", "Hoth: Camp"], True),
        (["Yavin 4: Box", "Yavin 4"], True), (["Yavin 4: Box"], False),
        (["Yavin 4: Box", "Tatooine: Box"], False), (["Tatooine: Box", "Calm", "Kessel"], True),
        (["Calm", "Kessel"], False), (["Tatooine: Box", "Calm"], False), (["Death Star: Box", "Calm", "Kessel"], False),
    ],
)  # fmt: skip
def test_a_decree_stops_drain_bonuses(held: list[str], decreed: bool):
    """Where an exclamation mark stands the opponent is, too."""
    s = scene(*WORLDS)
    names = ("Tatooine: Box", "Calm", "Kessel", "Death Star: Box", "Yavin 4: Box", "Yavin 4", "Hoth: Camp")
    places = {name: s.location(name) for name in names}
    for name in [each.rstrip("!") for each in held if each.endswith("!")]:
        if ":" in name:
            s.put("Rebel 1", at=places[name])
        else:
            s.put("Rebel 1", aboard=s.put("Fighter", at=places[name]), as_="passenger")
    for name in (each.rstrip("!") for each in held):
        if ":" in name:
            s.put("Imperial 1", at=places[name])
        else:
            s.put("Imperial 1", aboard=s.put("Raider", at=places[name]), as_="passenger")
    field = s.location("Tatooine: Vault")
    for title in ("Rally", "Levy", "Siege", "Imperial Decree"):
        s.put(title, on="table")
    assert (s.drain_amount("light", field), s.drain_amount("dark", field)) == (0 if decreed else 2, 3)


def test_a_decree_ends_a_revolution_while_it_holds():
    s = scene(*WORLDS)
    base, camp = s.location("Yavin 4: Box"), s.location("Hoth: Camp")
    site = s.location("Tatooine: Mos Eisley", side="dark")  # with two icons of the Dark Side
    s.put("Imperial Decree", on="table")
    s.put("Revolution", on=site)
    lone, other = s.put("Imperial 1", at=base), s.put("Imperial 1", at=camp)
    s.start(turn="dark", phase="control")
    assert s.icons("dark", site) == 2
    s.happen("lose", lone)
    assert s.icons("dark", site) == 1
    s.put("Imperial 2", at=base)
    s.start(turn="dark", phase="control")
    assert s.icons("dark", site) == 2 and s.zone(other) == "table"


# -- Perimeter Patrol --------------------------------------------------------------------------------------------------

ENDOR = [
    Site("Endor: Pad (Docking Bay)", LIGHT, "moves pad", ["exterior", "planet"], (1, 1)),
    Starfighter("Manned", LIGHT, "moves manned", "Scout", maneuver=3, text=[PermanentPilot(1)], **HULL),
    Site("Endor: Glade", LIGHT, "moves glade", ["exterior", "planet"], (1, 1)),
    Site("Endor: Rebel Landing Site (Forest)", LIGHT, "moves landing", ["exterior", "planet"], (1, 1)),
    Vehicle("Buggy", LIGHT, "moves buggy", "combat", maneuver=2, landspeed=2, text=[PermanentPilot(1)], **HULL),
]


def patrol(*guests: str, guard: bool = True) -> tuple[Scenario, dict[str, CardRef], list[CardRef]]:
    s = scene(*ENDOR)
    places = {each.title: s.location(each.title) for each in ENDOR if each.category == "location"}
    places |= {name: s.location(name) for name in ("Endor", "Endor: Bunker", "Tatooine: Box", "Tatooine: Vault")}
    if guard:
        s.put("Imperial 1", at=places["Endor: Bunker"])
    s.put("Imperial 1", at=places["Endor: Glade"])
    s.put("Perimeter Patrol", on=places["Endor: Bunker"])
    cards = s.hand("light", *guests)
    s.start(turn="light", phase="deploy")
    return s, places, list(cards)


@pytest.mark.parametrize(
    ("title", "place", "lost"),
    [
        ("Rebel 1", "Endor: Glade", 1), ("Buggy", "Endor: Glade", 1), ("Settler 1", "Endor: Glade", 0),
        ("Rebel 1", "Endor: Rebel Landing Site (Forest)", 0), ("Rebel 1", "Tatooine: Box", 0),
    ],
)  # fmt: skip
def test_the_perimeter_is_watched(title: str, place: str, lost: int):
    s, places, cards = patrol(title, "Light Droid")
    s.do("deploy", cards[0], places[place])
    assert losses(s, "light") == lost and s.zone(cards[0]) == "table"
    s.until(phase="battle")
    if place == "Endor: Glade":
        assert s.can("battle", places[place]) != bool(lost)
    s.until(phase="move")
    assert s.can("walk", cards[0]) != bool(lost)
    s.until(phase="move", player="dark")
    s.until(phase="move", player="light")
    assert s.can("walk", cards[0])


@pytest.mark.parametrize(("place", "lost"), [("Endor: Pad (Docking Bay)", 1), ("Endor", 0)])
def test_starships_are_noticed_when_they_land(place: str, lost: int):
    s, places, cards = patrol("Manned", "Light Droid")
    s.do("deploy", cards[0], places[place])
    assert losses(s, "light") == lost and s.zone(cards[0]) == "table"


@pytest.mark.ruling("perimeter-patrol.1")
def test_who_deploys_to_the_bunker_pays_too_if_it_was_controlled():
    s, places, (first, second) = patrol("Rebel 1", "Rebel 1")
    s.put("Presence Of The Force", on=places["Endor: Bunker"])  # the Light Side has no icon there
    s.do("deploy", first, places["Endor: Bunker"])
    assert losses(s, "light") == 1 and not s.controls("dark", places["Endor: Bunker"])
    s.do("deploy", second, places["Endor: Bunker"])
    assert losses(s, "light") == 0


def test_nobody_watches_from_a_bunker_that_is_not_controlled():
    s, places, (card, _) = patrol("Rebel 1", "Rebel 1", guard=False)
    s.do("deploy", card, places["Endor: Glade"])
    assert losses(s, "light") == 0
    s.until(phase="move")
    assert s.can("walk", card)


def test_a_pilot_and_his_vehicle_are_both_noticed():
    """Characters who deploy aboard what stands there are at the site; the Dark Side's own are left in peace."""
    s, places, (pilot, _) = patrol("Red Ace", "Rebel 1")
    skiff = s.put("Skiff", at=places["Endor: Glade"])
    s.do("deploy", pilot, skiff, seat="pilot")
    assert losses(s, "light") == 1
    own = s.hand("dark", "Barge")
    s.until(phase="deploy", player="dark")
    s.do("deploy", own, places["Endor: Glade"])
    assert losses(s, "dark") == 0 and losses(s, "light") == 0


def test_the_patrol_is_for_the_bunker():
    s = scene(*ENDOR, force=0)
    bunker, glade = s.location("Endor: Bunker"), s.location("Endor: Glade")
    card = s.hand("dark", "Perimeter Patrol")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, bunker) and not s.can("deploy", card, glade)


# -- Draw Their Fire ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["Draw Their Fire", "First Strike"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_who_attacks_retrieves_and_who_defends_loses(title: str, side: str):
    s = scene()
    site, other = s.location("Tatooine: Box"), "dark" if side == "light" else "light"
    s.put("Rebel 1", at=site), s.put("Imperial 1", at=site)
    s.put(title, on="table")
    for each in ("light", "dark"):
        s.pile(each, "lost", "Light Droid", "Light Droid", "Light Droid")
    fight(s, site, side)
    assert losses(s, other) == 1
    assert (s.count(side, "lost"), s.count(other, "lost")) == (2, 4)


TRICKS = [
    UsedInterrupt("Free Trick", DARK, "moves free trick", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]),
    UsedInterrupt("Dear Trick", DARK, "moves dear trick", destiny=1, text=[
        Action([LoseForce(1, OPPONENT)], cost=[Use(1)])]),
    UsedInterrupt("Own Trick", LIGHT, "moves own trick", destiny=1, text=[Action([LoseForce(1, OPPONENT)])]),
]  # fmt: skip


@pytest.mark.parametrize(("side", "force", "able"), [
    ("light", 0, set()), ("light", 1, {"Free Trick"}), ("light", 2, {"Free Trick", "Dear Trick"}),
    ("dark", 1, {"Free Trick"})])  # fmt: skip
def test_interrupts_cost_more_in_battles_that_you_begin(side: str, force: int, able: set[str]):
    s = scene(*TRICKS)
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site), s.put("Imperial 1", at=site)
    s.put("Draw Their Fire", on="table")
    s.hand("dark", "Free Trick", "Dear Trick")
    s.force("dark", force)
    fight(s, site, side)
    losses(s, "dark"), losses(s, "light")
    offered = {}
    while s.battle and s.battle.segment == "weapons" and not offered:
        offered = {option.card.title: option.cost for option in s.decision.options if option.verb == "play"}
        s.pass_()
    assert set(offered) == able
    if able and side == "light":
        assert offered["Free Trick"] == 1


def test_an_interrupt_that_costs_more_is_paid_for():
    s = scene(*TRICKS, force=1)
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site), s.put("Imperial 1", at=site)
    s.put("Draw Their Fire", on="table")
    card = s.hand("dark", "Free Trick")
    fight(s, site, "light")
    losses(s, "dark")
    s.do("play", card)
    assert s.count("dark", "force") == 0


def test_your_own_interrupts_and_those_outside_battle_cost_what_they_cost():
    s = scene(*TRICKS)
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site), s.put("Imperial 1", at=site)
    s.put("Draw Their Fire", on="table")
    mine, theirs = s.hand("light", "Own Trick"), s.hand("dark", "Free Trick")
    s.force("dark", 0)
    s.start(turn="dark", phase="control")
    assert s.can("play", theirs)
    s.force("light", 1)
    fight(s, site, "light")
    losses(s, "dark")
    assert s.count("light", "force") == 0 and s.can("play", mine)


# -- The Professor -----------------------------------------------------------------------------------------------------

THREEPIO = Droid("Test Threepio", LIGHT, "moves threepio", "protocol droid", personas=["C-3PO"], unique=1, **BODY)
ARTOO = Droid("Test Artoo", LIGHT, "moves artoo", "astromech droid", icons=["nav computer"], **BODY)


def beaten(*crew: str, enemies: int = 3, force: int = 9) -> tuple[Scenario, CardRef]:
    """A battle in space that the Light Side loses by 6, or wins, with droids aboard its cruiser."""
    s = scene(THREEPIO, ARTOO)
    sky = s.location("Calm")
    ship = crewed(s, "Cruiser", sky)
    for title in ("Rebel 1", *crew):
        s.put(title, aboard=ship, as_="passenger")
    for _ in range(enemies):
        s.put("Imperial 1", aboard=crewed(s, "Raider", sky), as_="passenger")
    if not enemies:
        s.put("Imperial 1", aboard=s.put("Raider", at=sky), as_="passenger")
    card = s.put("The Professor", on="table")
    fight(s, sky, "dark")
    while s.battle.segment != "damage":
        s.pass_()
    s.force("light", force)
    return s, card


@pytest.mark.parametrize(("crew", "less"), [(["Test Threepio"], 2), (["Test Threepio", "Test Artoo"], 3)])
def test_the_professor_talks_damage_down(crew: list[str], less: int):
    s, card = beaten(*crew)
    s.until(player="light")
    s.do("use", card, amount=2)
    assert owed(s.game.engine, "light")[1] == 6 - less and s.count("light", "force") == 7


@pytest.mark.parametrize("where", ["other ship", "cargo"])
def test_only_a_character_in_the_same_ship_helps_the_professor(where: str):
    s = scene(THREEPIO, ARTOO)
    sky = s.location("Calm")
    ship = crewed(s, "Cruiser", sky)
    for title in ("Rebel 1", "Test Threepio"):
        s.put(title, aboard=ship, as_="passenger")
    if where == "cargo":
        s.put("Fighter", aboard=ship, as_="cargo")  # it has a nav computer of its own
    else:
        s.put("Test Artoo", aboard=s.put("Cruiser", at=sky), as_="passenger")
    for _ in range(3):
        s.put("Imperial 1", aboard=crewed(s, "Raider", sky), as_="passenger")
    card = s.put("The Professor", on="table")
    fight(s, sky, "dark")
    while s.battle.segment != "damage":
        s.pass_()
    s.until(player="light")
    before = owed(s.game.engine, "light")[1]
    s.do("use", card, amount=2)
    assert owed(s.game.engine, "light")[1] == before - 2


RIVAL = Droid("Rival Droid", DARK, "moves rival", "protocol droid", **BODY)


@pytest.mark.parametrize(("seat", "able"), [("vehicle", True), ("ground", False), ("elsewhere", False),
                                            ("theirs", False)])  # fmt: skip
def test_the_professor_must_ride_in_the_battle(seat: str, able: bool):
    s = scene(THREEPIO, RIVAL)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    skiff = s.put("Skiff", at=far if seat == "elsewhere" else site)
    s.put("Rebel 1", at=site)
    for _ in range(4):
        s.put("Imperial 1", at=site)
    if seat == "theirs":
        s.put("Rival Droid", aboard=s.put("Barge", at=site), as_="passenger")
    elif seat == "ground":
        s.put("Test Threepio", at=site)
    else:
        s.put("Test Threepio", aboard=skiff, as_="passenger")
    card = s.put("The Professor", on="table")
    fight(s, site, "dark")
    while s.battle and s.battle.segment != "damage":
        s.pass_()
    s.until(player="light")
    assert s.can("use", card) == able


@pytest.mark.parametrize(("crew", "enemies", "force", "able"), [
    (["Test Threepio"], 3, 1, True), (["Test Threepio"], 3, 0, False), (["Test Artoo"], 3, 9, False),
    (["Test Threepio"], 0, 9, False)])  # fmt: skip
def test_the_professor_must_be_aboard_and_beaten(crew: list[str], enemies: int, force: int, able: bool):
    s, card = beaten(*crew, enemies=enemies, force=force)
    assert s.can("use", card) == able


def test_the_professor_costs_three_and_nothing_with_c_3po():
    s = scene(THREEPIO)
    site, card = s.location("Tatooine: Box"), s.hand("light", "The Professor")
    assert s.deploy_cost(card) == 3
    s.put("Test Threepio", at=site)
    assert s.deploy_cost(card) == 0


# -- Yarna d'al' Gargan ------------------------------------------------------------------------------------------------

HERO = Rebel("Hero", "moves hero", unique=1, ability=3, **BODY)


@pytest.mark.parametrize(("more", "safe"), [(2, True), (3, False)])
def test_yarna_hides_your_plain_cards_from_monnok(more: int, safe: bool):
    s = scene(HERO)
    s.put("Yarna d'al' Gargan", on="table")
    pairs = {title: s.hand("light", title, title)
             for title in ("Rebel 1", "Light Stick", "Hero", "Light Banner", "Light Trick")}  # fmt: skip
    s.hand("light", *(f"Settler {n}" for n in range(1, more + 1)))
    card = s.hand("dark", "Monnok")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=2)
    lost = {title for title, cards in pairs.items() if all(s.zone(each) == "lost" for each in cards)}
    assert lost == ({"Hero", "Light Banner", "Light Trick"} if safe else set(pairs))


def test_yarna_hides_nothing_of_the_opponents():
    mine = LostInterrupt("Monnok", LIGHT, "moves light monnok", destiny=1, text=[
        Action([Lose(all_(DUPLICATED, among=In("hand", OPPONENT)))])])  # fmt: skip
    s = scene(mine)
    s.put("Yarna d'al' Gargan", on="table")
    pair, card = s.hand("dark", "Imperial 1", "Imperial 1"), s.hand("light", "Monnok")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert all(s.zone(each) == "lost" for each in pair)


@pytest.mark.parametrize(("grounds", "immune"), [(1, False), (2, True)])
def test_yarna_is_safe_from_alter_with_two_battlegrounds(grounds: int, immune: bool):
    s = scene(DARK_ALTER)
    card, alter = s.put("Yarna d'al' Gargan", on="table"), s.hand("dark", "Alter")
    for name in ("Tatooine: Box", "Yavin 4: Box")[:grounds]:
        s.put("Rebel 1", at=s.location(name))
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, card) != immune
