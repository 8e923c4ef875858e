"""Lost Interrupts of later sets that take their time: a card that must be deployed, an attack that costs its safety."""

import pytest

from cantina.engine.statuses import has_status
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules import zones
from cantina.testing import Scenario
from cantina.view.resample import resample
from cantina.view.seat import seat_view
from tests.cards.sample_cards import BODY, draws, fight, over, scene

FOE = {"light": "dark", "dark": "light"}

# -- frustration -------------------------------------------------------------------------------------------------------


def frustrated(icons: int = 3) -> tuple[Scenario, CardRef, dict[str, CardRef]]:
    """The Light Side has so many Force icons on table, and in hand cards of several prices. Frustration."""
    priced = [Alien(f"Cost {n}", LIGHT, f"schemes {n}", **{**BODY, "deploy": n, "ability": 1}) for n in (1, 2, 3)]
    place = Site("Tatooine: Square", LIGHT, "schemes square", ["exterior", "planet"], (icons - 1, 4))
    s = scene(*priced, place, force=20)
    s.location("Tatooine: Square"), s.location("Tatooine: Box")
    hand = {name: s.hand("light", name)[0] for name in ("Cost 1", "Cost 2", "Cost 3", "Light Trick")}
    card = s.hand("dark", "Frustration")
    s.start(turn="dark", phase="control")
    return s, card, hand


@pytest.mark.ruling("frustration.1")
@pytest.mark.parametrize(("icons", "takes"), [(3, ["Cost 1", "Cost 2"]), (2, ["Cost 1"])])
def test_frustration_picks_a_card_that_costs_less_than_the_light_icons(icons: int, takes: list[str]):
    s, card, hand = frustrated(icons)
    assert [name for name, each in hand.items() if s.can("play", card, each)] == takes
    s.do("play", card, hand["Cost 1"])
    seen = [event for event in s.game.events("dark") if event.kind == "peeked"]
    assert {ref.title for ref in seen[0].text.args["cards"]} == set(hand)
    assert all(s.zone(each) == "hand" for each in hand.values()) and s.zone(card) == "lost"


@pytest.mark.parametrize(("turn", "phase"), [("dark", "deploy"), ("light", "control")])
def test_frustration_is_for_ones_own_control_phase(turn: str, phase: str):
    s, card, _ = frustrated()
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert not s.can("play", card)


def wait(s: Scenario, whose: str, phase: str) -> None:
    """Play on to a phase of a player's turn, where that player acts."""
    while (s.game.engine.state.player, s.game.engine.state.phase, s.decision.player) != (whose, phase, whose):
        s.pass_()


@pytest.mark.ruling("frustration.2")
@pytest.mark.parametrize("deployed", [True, False])
def test_the_card_is_lost_at_the_end_of_ones_next_turn_unless_it_is_deployed(deployed: bool):
    s, card, hand = frustrated()
    s.do("play", card, hand["Cost 2"])
    wait(s, "light", "deploy")
    assert s.zone(hand["Cost 2"]) == "hand"  # one's own turn has ended once
    if deployed:
        s.do("deploy", hand["Cost 2"], s.location("Tatooine: Box"))
    wait(s, "dark", "draw")
    assert s.zone(hand["Cost 2"]) == ("table" if deployed else "hand")
    wait(s, "light", "activate")
    assert s.zone(hand["Cost 2"]) == ("table" if deployed else "lost")
    assert (s.zone(hand["Cost 1"]), s.zone(hand["Cost 3"])) == ("hand", "hand")


def test_another_card_of_the_same_title_is_left_alone():
    s, card, hand = frustrated()
    twin = s.hand("light", "Cost 2")
    s.do("play", card, hand["Cost 2"])
    wait(s, "light", "deploy")
    s.do("deploy", hand["Cost 2"], s.location("Tatooine: Box"))
    wait(s, "dark", "draw")
    wait(s, "light", "activate")
    assert s.zone(twin) == "hand"


# -- a focused attack --------------------------------------------------------------------------------------------------


LORD = Imperial("A Vader", "schemes vader", personas=["Vader"], unique=1, destiny=1, deploy=6, power=6, ability=6,
                forfeit=8, text=[ImmuneToAttrition(5)])  # fmt: skip


def focused(where: str = "there") -> tuple[Scenario, CardRef, CardRef]:
    """Vader "there" in a battle, "aboard" a tank or "elsewhere". Focused Attack, and Vader."""
    s = scene(LORD)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Rebel 6", at=site), s.put("Imperial 1", at=site)
    vader = s.put("A Vader", at=away if where == "elsewhere" else site) if where != "aboard" else s.put(
        "A Vader", aboard=s.put("Tank", at=site))  # fmt: skip
    card, _ = s.hand("dark", "Focused Attack", "Dark Trick")
    fight(s, site, "dark")
    return s, card, vader


@pytest.mark.parametrize(("where", "offered"), [("there", True), ("aboard", False), ("elsewhere", False)])
def test_vader_must_be_present_in_the_battle(where: str, offered: bool):
    s, card, _ = focused(where)
    assert s.can("play", card) is offered


def test_vader_gives_safety_and_destiny_for_power_to_the_end_of_the_turn():
    s, card, vader = focused()
    assert (s.power(vader), s._value("immunity", vader), draws(s, "dark")) == (6, 5, 1)
    s.do("play", card)
    assert (s.power(vader), s._value("immunity", vader), draws(s, "dark"), draws(s, "light")) == (12, 0, 0, 1)
    over(s, vader)
    assert s.power(vader) == 12
    wait(s, "light", "control")
    assert (s.power(vader), s._value("immunity", vader)) == (6, 5)


def test_who_stands_with_vader_still_draws_with_an_ability_of_his_own():
    s, card, vader = focused()
    s.put("Imperial 4", at=s.at(vader))
    s.do("play", card)
    assert draws(s, "dark") == 1


def test_focused_attack_waits_for_a_battle():
    s, card, _ = focused()
    over(s)
    s.until(player="dark")
    assert not s.can("play", card)


# -- a card that goes back and returns for free ------------------------------------------------------------------------


DISH = Device("Dish", LIGHT, "schemes dish", destiny=1, text=[DeployOn(CHARACTER, cost=(Use(2),))])


def kissed(title: str, force: int = 3) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """The Light Side has just deployed a card of that title; I'd Just As Soon Kiss A Wookiee may answer."""
    s = scene(DISH, force=20)
    s.force("dark", force)
    site, rebel = s.location("Tatooine: Box"), s.put("Rebel 2", at=s.location("Kessel: Box"))
    card, came = s.hand("dark", "I'd Just As Soon Kiss A Wookiee"), s.hand("light", title)
    s.hand("light", "Light Trick")
    goal = rebel if title in ("Dish", "Light Stick") else s.location("Calm") if title == "Cruiser" else site
    s.start(turn="light", phase="deploy")
    s.do("deploy", came) if title == "Light Banner" else s.do("deploy", came, goal)
    return s, card, came, goal


@pytest.mark.parametrize(("title", "offered"), [
    ("Rebel 1", True), ("Skiff", True), ("Cruiser", True), ("Light Stick", True), ("Dish", True),
    ("Light Banner", False),
])  # fmt: skip
def test_what_was_just_deployed_goes_back_into_hand(title: str, offered: bool):
    s, card, came, _ = kissed(title)
    assert s.can("play", card) is offered
    if offered:
        s.do("play", card)
        assert (s.zone(came), s.zone(card), s.count("dark", "force")) == ("hand", "lost", 0)


def test_sending_a_card_back_costs_three_force():
    s, card, _, _ = kissed("Rebel 1", force=2)
    assert not s.can("play", card)


def test_ones_own_deployment_is_not_sent_back():
    s = scene(DISH)
    card, mine = s.hand("dark", "I'd Just As Soon Kiss A Wookiee", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", mine, s.location("Tatooine: Box"))
    assert not s.can("play", card)


@pytest.mark.parametrize("title", ["Rebel 1", "Dish"])
def test_in_the_opponents_next_turn_one_card_of_that_title_is_free(title: str):
    s, card, came, goal = kissed(title)
    twin, plain = s.hand("light", title, "Rebel 3")
    usual = s.deploy_cost(came, goal)
    s.do("play", card)
    prices = [s.deploy_cost(came, goal)]
    wait(s, "dark", "deploy")
    prices.append(s.deploy_cost(came, goal))
    wait(s, "light", "deploy")
    assert usual == 2 and prices == [usual, usual]
    assert (s.deploy_cost(came, goal), s.deploy_cost(twin, goal)) == (0, 0)
    assert s.deploy_cost(plain, s.location("Tatooine: Box")) == 2
    s.do("deploy", plain, s.location("Tatooine: Box"))
    assert s.deploy_cost(came, goal) == 0
    s.do("deploy", twin, goal)
    assert s.deploy_cost(came, goal) == usual  # only one of them


def test_the_free_card_waits_no_longer_than_that_turn():
    s, card, came, goal = kissed("Rebel 1")
    s.do("play", card)
    for whose in ("dark", "light") * 2:
        wait(s, whose, "deploy")
    assert s.deploy_cost(came, goal) == 2


# -- local trouble -----------------------------------------------------------------------------------------------------


BAR = Site("Tatooine: Cantina", LIGHT, "schemes cantina", ["interior", "planet"], (1, 1))
SOLDIER = Imperial("Soldier", "schemes soldier", traits=["stormtrooper"], **{**BODY, "ability": 1})


TURNCOAT = Rebel("Turncoat", "schemes turncoat", traits=["stormtrooper"], **{**BODY, "ability": 1})


def bar(soldiers: int = 3, force: int = 12) -> tuple[Scenario, CardRef, list[CardRef], dict[str, CardRef], CardRef]:
    """Stormtroopers and an Imperial in the Cantina against two Rebels; others are elsewhere. Local Trouble."""
    s = scene(BAR, SOLDIER, TURNCOAT)
    s.force("dark", force)
    box, cantina = s.location("Tatooine: Box"), s.location("Tatooine: Cantina")
    troopers = [s.put("Soldier", at=cantina) for _ in range(soldiers)]
    people = {name: s.put(name, at=cantina) for name in ("Imperial 1", "Rebel 1", "Rebel 2")}
    people |= {"far": s.put("Rebel 3", at=box), "absent": s.put("Soldier", at=box)}
    people |= {name: s.put(name, at=cantina) for name in ("Turncoat", "Skiff")}
    card = s.hand("dark", "Local Trouble")
    s.hand("dark", "Dark Trick"), s.hand("light", "Light Trick")
    s.start(turn="dark", phase="deploy")
    return s, card, troopers, people, cantina


def to_the_battle_phase(s: Scenario) -> None:
    while s.game.engine.state.phase != "battle":
        s.pass_()


def test_two_stormtroopers_pick_a_fight_as_the_battle_phase_begins():
    s, card, (one, two, three), people, cantina = bar()
    assert not s.can("play", card)
    to_the_battle_phase(s)
    assert s.decision.prompt.key == "prompt.respond.start-of-phase"
    assert not s.can("play", card, one, people["absent"]) and not s.can("play", card, one, two, people["far"])
    assert not any(s.can("play", card, one, people[name]) for name in ("Imperial 1", "Turncoat"))
    assert not any(s.can("play", card, one, two, people[name]) for name in ("Imperial 1", "Skiff"))
    s.do("play", card, one, two, people["Rebel 2"])
    assert s.battle.location == cantina and s.battle.initiator == "dark"
    assert set(s.battle.participants("dark")) == {one, two} and s.battle.participants("light") == (people["Rebel 2"],)
    assert (draws(s, "dark"), draws(s, "light"), s.count("dark", "force")) == (1, 0, 11)
    over(s)
    s.until(player="dark")
    assert not s.can("battle", cantina) and s.why_not("battle", cantina) and three


def test_nobody_else_starts_a_battle_in_the_cantina_that_turn():
    s, card, (one, two, _), people, cantina = bar()
    again = s.hand("light", "Here We Go Again")
    to_the_battle_phase(s)
    s.do("play", card, one, two, people["Rebel 2"])
    over(s, *people.values())
    assert not s.can("play", again)
    fight(s, s.at(people["far"]), "dark")
    assert s.battle


@pytest.mark.parametrize(("soldiers", "force", "offered"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_local_trouble_takes_two_stormtroopers_and_the_force_for_it(soldiers: int, force: int, offered: bool):
    s, card, _, _, _ = bar(soldiers, force)
    to_the_battle_phase(s)
    assert s.can("play", card) is offered


def test_local_trouble_is_for_ones_own_battle_phase():
    s, card, _, _, _ = bar()
    s.start(turn="light", phase="deploy")
    to_the_battle_phase(s)
    s.until(player="dark")
    assert not s.can("play", card)


# -- what is to come, seen through the Force ---------------------------------------------------------------------------


def foreseen(whose: str, used: int = 3) -> tuple[Scenario, CardRef, list[CardRef]]:
    """The end of a player's draw phase, with so many cards in that player's Used Pile."""
    s = scene()
    titles = [f"{'Rebel' if whose == 'light' else 'Imperial'} {n}" for n in range(1, used + 1)]
    cards = list(s.pile(whose, "used", *titles))
    card = s.hand("light", "Through The Force Things You Will See")
    s.start(turn=whose, phase="draw")
    assert not s.can("play", card)
    s.until(player="light") if whose == "dark" else s.pass_()
    return s, card, cards


def reserve(s: Scenario, side: str) -> tuple[int, ...]:
    return s.game.engine.pile(side, "reserve")


def face_up(s: Scenario, side: str) -> set[int]:
    g = s.game.engine
    return {card.id for card in g.state.cards if has_status(g, card.id, FACE_UP) and card.side == side}


@pytest.mark.parametrize("whose", ["light", "dark"])
def test_a_used_pile_goes_face_up_into_the_reserve_deck_as_the_draw_phase_ends(whose: str):
    s, card, cards = foreseen(whose)
    before = len(reserve(s, whose))
    s.do("play", card)
    deck = list(reserve(s, whose))
    ids = {each.id for each in cards}
    assert len(deck) >= before + 3 and face_up(s, whose) == ids <= set(deck)
    assert deck[-3:] != [each.id for each in cards]  # shuffled
    assert s.zone(card) in ("lost", "playing") and face_up(s, FOE[whose]) == set()


@pytest.mark.ruling("counting-cards.4")
@pytest.mark.parametrize("whose", ["light", "dark"])
def test_a_reserve_deck_with_face_up_cards_in_it_cannot_be_counted(whose: str):
    s, card, _ = foreseen(whose)
    assert s.game.view("public")["piles"][whose]["reserve"] == len(reserve(s, whose))
    s.do("play", card)
    for seat in ("light", "dark", "public"):
        piles = s.game.view(seat)["piles"]
        assert "reserve" not in piles[whose] and piles[FOE[whose]]["reserve"] == len(reserve(s, FOE[whose]))
    assert "Reserve ?" in s.show()


def test_everybody_sees_the_top_card_while_it_lies_face_up():
    s, card, cards = foreseen("light", used=3)
    s.do("play", card)
    g = s.game.engine
    up, *down = sorted(reserve(s, "light"), key=lambda id: id not in face_up(s, "light"))
    for top, shown in ((up, up), (next(id for id in down if id not in face_up(s, "light")), None)):
        g.set_pile("light", "reserve", (*(id for id in reserve(s, "light") if id != top), top))
        for seat in ("light", "dark", "public"):
            view = s.game.view(seat)["face_up"]
            assert (view["light"] or {}).get("id") == shown and view["dark"] is None
    assert cards


def test_out_of_the_reserve_deck_a_card_is_like_any_other():
    s, card, cards = foreseen("light", used=3)
    s.do("play", card)
    g = s.game.engine
    first = cards[0].id
    g.set_pile("light", "reserve", (*(id for id in reserve(s, "light") if id != first), first))
    zones.shift(g, "light", "reserve", "force")
    assert face_up(s, "light") == {each.id for each in cards[1:]}
    assert s.game.view("dark")["face_up"]["light"] is None or g.pile("light", "reserve")[-1] in face_up(s, "light")


@pytest.mark.parametrize("seat", ["light", "dark"])
def test_where_face_up_cards_lie_is_nobodys_knowledge_but_for_the_top(seat: str):
    s, card, cards = foreseen("dark", used=4)
    s.do("play", card)
    g, ids = s.game.engine, {each.id for each in cards}
    orders = set()
    for seed in range(1, 6):
        twin = resample(g, seat, seed)
        deck = twin.pile("dark", "reserve")
        assert ids <= set(deck) and len(deck) == len(reserve(s, "dark"))
        assert (deck[-1] in ids) is (reserve(s, "dark")[-1] in ids)
        assert seat_view(twin, seat)["face_up"] == seat_view(g, seat)["face_up"]
        orders.add(tuple(n for n, id in enumerate(deck) if id in ids))
    assert len(orders) > 1


def test_other_phases_show_nothing():
    s = scene()
    s.pile("light", "used", "Rebel 1")
    card = s.hand("light", "Through The Force Things You Will See")
    s.start(turn="light", phase="control")
    while s.game.engine.state.phase != "draw":
        assert not s.can("play", card)
        s.pass_()
