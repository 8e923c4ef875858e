"""Cloud City Sabacc: a game of cards for a starfighter, a weapon or a device."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from cantina.view.resample import resample
from cantina.view.seat import seat_view

CASINO = "Cloud City: Upper Plaza Corridor"
PLAIN = [UsedInterrupt(f"Light {n}", LIGHT, f"t_light_{n}", destiny=n) for n in range(12)]
OTHERS = [UsedInterrupt(f"Dark {n}", DARK, f"t_dark_{n}", destiny=n) for n in range(12)]
GAMBLER = Alien("Sharp", LIGHT, "t_sharp", destiny=1, deploy=1, power=1, ability=1, forfeit=1, traits=["gambler"])
THUG = Alien("Thug", DARK, "t_thug", destiny=1, deploy=1, power=1, ability=1, forfeit=1, traits=["thief"])
PRIZE = Device("Prize", DARK, "t_prize", destiny=2, text=[DeployOn(CHARACTER)])
WING = Squadron("Wing", DARK, "t_wing", "TIE/ln", destiny=3, deploy=2, power=2, maneuver=2, forfeit=2,
                text=[PermanentPilot(2)])  # fmt: skip
FIGHTER = Starfighter("Fighter", DARK, "t_fighter", "TIE/ln", destiny=4, deploy=2, power=2, maneuver=2, forfeit=2,
                      text=[PermanentPilot(2)])  # fmt: skip
CARDS = [*PLAIN, *OTHERS, GAMBLER, THUG, PRIZE, WING, FIGHTER]


def game(light, dark, player="Sharp", rival="", at=CASINO):
    """The card in Light's hand; these are the next cards of both decks, the first on top."""
    s = Scenario(cards=CARDS)
    place, elsewhere = s.location(CASINO, side="light"), s.location("Tatooine: Mos Eisley", side="dark")
    s.put(player, at=place if at == CASINO else elsewhere, side="light")
    if rival:
        s.put(rival, at=place, side="dark")
    card = s.hand("light", "5_39")
    s.pile("light", "reserve", *reversed(light))
    s.pile("dark", "reserve", *reversed(dark))
    s.start(turn="light", phase="control")
    return s, card


def play(s, card, *answers):
    """Begins, and answers every question; whoever is asked to draw passes."""
    s.do("play", card)
    todo = list(answers)
    while s.decision.prompt.key.startswith(("prompt.sabacc", "prompt.destiny")):
        if s.decision.prompt.key == "prompt.sabacc-draw":
            s.pass_()
        elif s.decision.prompt.key == "prompt.sabacc-player":
            s.decide(lambda each: each.card is not None)
        else:
            wanted = todo.pop(0)
            s.decide(lambda each, wanted=wanted: wanted in (each.amount, each.card and each.card.title))


@pytest.mark.ruling("cloud-city-sabacc.1")
def test_a_starfighter_can_be_won_but_no_squadron():
    s, card = game(["Light 5", "Light 5"], ["Fighter", "Wing"])
    fighter, wing = (s.game.engine.ref(s.game.engine.pile("dark", "reserve")[-n]) for n in (1, 2))
    play(s, card)
    assert fighter.id in s.game.engine.pile("light", "used")
    assert s.zone(wing) == "used" and wing.id in s.game.engine.pile("dark", "used")
    assert s.zone(card) == "used"


@pytest.mark.ruling("cloud-city-sabacc.1")
def test_a_squadron_alone_is_no_stake():
    s, card = game(["Light 5", "Light 5"], ["Wing", "Dark 1"])
    wing = s.game.engine.ref(s.game.engine.pile("dark", "reserve")[-1])
    play(s, card, "Wing")
    assert s.zone(wing) == "lost" and wing.id in s.game.engine.pile("dark", "lost")  # it was picked to be lost


@pytest.mark.parametrize(("light", "dark", "winner"), [
    ((5, 5), (3, 3), "light"), ((3, 3), (5, 5), "dark"), ((6, 6), (5, 4), "dark"), ((7, 7), (6, 7), "dark"),
    ((4, 4), (5, 3), None),
])  # fmt: skip
def test_who_comes_nearer_to_11_wins(light, dark, winner):
    s, card = game([f"Light {n}" for n in light], [f"Dark {n}" for n in dark])
    s.do("play", card)
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    shown = [event for event in s.game.events("light") if event.kind == "sabacc-won"]
    assert shown[-1].text.args["winner"] == winner


def test_players_draw_in_turn_the_opponent_first_and_six_at_most():
    s, card = game(["Light 1"] * 7, ["Dark 1"] * 7)
    s.do("play", card)
    asked = []
    while s.decision.prompt.key == "prompt.sabacc-draw":
        asked.append(s.decision.player)
        s.decide(lambda each: each.verb == "draw")
    assert asked == ["dark", "light"] * 4


def test_with_equal_totals_who_has_fewer_cards_wins():
    s, card = game(["Light 4", "Light 4"], ["Dark 4", "Dark 3", "Dark 1"])
    s.do("play", card)
    s.decide(lambda each: each.verb == "draw")
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    assert [e.text.args["winner"] for e in s.game.events("light") if e.kind == "sabacc-won"] == ["light"]


def test_11_at_once_wins_double():
    s, card = game(["Light 5", "Light 6"], ["Prize", "Fighter"])
    prizes = [s.game.engine.pile("dark", "reserve")[-n] for n in (1, 2)]
    play(s, card, "Prize")
    assert all(id in s.game.engine.pile("light", "used") for id in prizes)


def test_nobody_sees_the_other_hand():
    s, card = game(["Light 5", "Light 4"], ["Dark 3", "Dark 2"])
    s.do("play", card)
    for seat, mine, theirs in (("light", "Light 5", "Dark 3"), ("dark", "Dark 3", "Light 5")):
        told = " ".join(event.text("en") for event in s.game.events(seat))
        assert mine in told and theirs not in told


def test_what_a_seat_may_not_see_could_be_otherwise():
    s, card = game(["Light 5", "Light 4"], ["Dark 3", "Dark 2"])
    s.do("play", card)
    g = s.game.engine
    for seat in ("light", "dark"):
        twin = resample(g, seat, 3)
        assert seat_view(twin, seat) == seat_view(g, seat)
        mine = [twin.face(id).title for id in range(1, len(twin.state.cards)) if twin.card(id).zone == "stacked"
                and twin.card(id).owner == seat]  # fmt: skip
        assert sorted(mine) == (["Light 4", "Light 5"] if seat == "light" else ["Dark 2", "Dark 3"])


def test_wild_cards_count_what_their_player_likes():
    s, card = game(["Lando Calrissian", "Light 5"], ["Dark 5", "Dark 5"])
    s.do("play", card)
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    assert [each.amount for each in s.decision.options] == [1, 2, 3, 4, 5, 6]
    s.do("amount", amount=6)
    assert [e.text.args["winner"] for e in s.game.events("light") if e.kind == "sabacc-won"] == ["light"]


@pytest.mark.parametrize(("player", "counts"), [("Sharp", {5, 0}), ("Rogue", {5})])
def test_clones_count_as_another_card_and_for_gamblers_as_zero(player, counts):
    rogue = Alien("Rogue", LIGHT, "t_rogue", destiny=1, deploy=1, power=1, ability=1, forfeit=1, traits=["smuggler"])
    s = Scenario(cards=[*CARDS, rogue])
    place = s.location(CASINO, side="light")
    s.put(player, at=place)
    card = s.hand("light", "5_39")
    s.pile("light", "reserve", "Tatooine", "Light 5")
    s.pile("dark", "reserve", "Dark 3", "Dark 4")
    s.start(turn="light", phase="control")
    s.do("play", card)
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    if counts == {5}:
        shown = [e.text.args["total"] for e in s.game.events("light") if e.kind == "sabacc-shown"]
        assert 10 in shown
    else:
        assert {each.amount for each in s.decision.options} == counts


def test_lando_may_add_or_subtract_1():
    s, card = game(["Light 5", "Light 5"], ["Dark 5", "Dark 5"], player="5_5")
    s.do("play", card)
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    assert s.decision.player == "light" and {each.amount for each in s.decision.options} == {10, 11, 9}
    s.do("amount", amount=11)
    assert [e.text.args["winner"] for e in s.game.events("light") if e.kind == "sabacc-won"] == ["light"]


def test_the_opponent_may_name_a_player_too():
    s, card = game(["Light 5", "Light 5"], ["Dark 5", "Dark 4"], rival="5_99")
    s.do("play", card)
    assert s.decision.player == "dark"
    s.decide(lambda each: each.card is not None)
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    assert s.decision.player == "dark" and {each.amount for each in s.decision.options} == {9, 10, 8}


@pytest.mark.parametrize("side", ["light", "dark"])
def test_it_wants_two_cards_each(side):
    s, card = game(["Light 5"], ["Dark 5"])
    assert s.can("play", card)
    s.life_force(side, 2)
    assert s.can("play", card)
    s.life_force(side, 1)
    assert not s.can("play", card)


def test_who_may_play_for_the_opponent():
    people = [
        Alien(title, DARK, f"t_{title}", destiny=1, deploy=1, power=1, ability=1, forfeit=1, traits=[trait])
        for title, trait in (("Gambler", "gambler"), ("Smuggler", "smuggler"), ("Miner", "miner"))
    ]
    s = Scenario(cards=[*CARDS, *people])
    place, elsewhere = s.location(CASINO, side="light"), s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Sharp", at=place)
    for title in ("Gambler", "Smuggler", "Miner", "Thug"):
        s.put(title, at=place, side="dark")
    s.put("Thug", at=elsewhere)
    card = s.hand("light", "5_39")
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert sorted(each.card.title for each in s.decision.options if each.card) == ["Gambler", "Smuggler", "Thug"]
    assert all(s.at(each.card) == place for each in s.decision.options if each.card)


def counted(hand):
    """What the Dark Side is asked about its first card."""
    vane = UsedInterrupt("Weather Vane", DARK, "t_vane", destiny=2)
    s = Scenario(cards=[*CARDS, vane])
    s.put("Sharp", at=s.location(CASINO, side="light"))
    card = s.hand("light", "5_39")
    s.pile("light", "reserve", "Light 5", "Light 4")
    s.pile("dark", "reserve", *reversed(hand))
    s.start(turn="light", phase="control")
    s.do("play", card)
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    shown = {e.text.args["player"]: e.text.args["total"] for e in s.game.events("dark") if e.kind == "sabacc-shown"}
    return shown.get("dark") or [each.amount for each in s.decision.options]


def test_the_weather_vane_is_wild_and_ugnaughts_are_clones():
    assert counted(["Weather Vane", "Dark 4"]) == [1, 2, 3, 4, 5, 6]
    assert counted(["Ugnaught", "Dark 4"]) == 8
    assert counted(["Dark 3", "Dark 4"]) == 7


@pytest.mark.parametrize("title", ["Prize", "Fighter", "Vader's Lightsaber"])
def test_devices_starfighters_and_weapons_are_at_stake(title):
    s, card = game(["Light 5", "Light 5"], [title, "Dark 1"])
    prize = s.game.engine.pile("dark", "reserve")[-1]
    play(s, card)
    assert prize in s.game.engine.pile("light", "used")


def test_it_wants_a_player_on_cloud_city_and_no_battle():
    s, card = game(["Light 5"], ["Dark 5"], at="elsewhere")
    assert not s.can("play", card)
    s, card = game(["Light 5"], ["Dark 5"], rival="Thug")
    s.force("light", 3)
    s.start(turn="light", phase="battle")
    s.put("Luke Skywalker", at=s.location(CASINO, side="light"))
    s.put("Darth Vader", at=s.location(CASINO, side="light"))
    s.do("battle", s.location(CASINO, side="light"))
    assert not s.can("play", card)


def test_the_dark_side_plays_it_too():
    s = Scenario(cards=CARDS)
    place = s.location(CASINO, side="dark")
    s.put("Thug", at=place)
    card = s.hand("dark", "5_134")
    gun = s.pile("light", "reserve", "Light 2", "Proton Torpedoes")
    s.pile("dark", "reserve", "Dark 5", "Dark 5")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    while s.decision.prompt.key == "prompt.sabacc-draw":
        s.pass_()
    assert gun[1].id in s.game.engine.pile("dark", "used")
