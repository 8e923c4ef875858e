"""Podraces: how they begin, what is drawn, who wins, and what winners do."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.zones import stack
from cantina.testing import Scenario
from tests.cards.sample_cards import scene

LIGHT_RACER, DARK_RACER, TEEMTO = "Anakin's Podracer", "Dud Bolt's Podracer", "Teemto Pagalies' Podracer"


class Track:
    """The Arena with the Events and Podracers of both players, as far as they are wanted."""

    def __init__(self, *racers: str, events: str = "light dark", **more: object) -> None:
        self.s = s = scene(**more)
        self.arena = s.location("Tatooine: Podrace Arena")
        self.events = {side: s.put("Boonta Eve Podrace", on=self.arena, side=side) for side in events.split()}
        self.racers = {title: s.put(title, on=self.arena) for title in racers}

    def begin(self, side: str = "dark", turn: str = "dark", phase: str = "activate", by: str | None = None) -> Scenario:
        """A player initiates the race."""
        self.s.start(turn=turn, phase=phase)
        self.s.until(player=by or side)
        self.s.do("race", self.events[side])
        return self.s


def laps(s: Scenario, on: CardRef, side: str, *numbers: int) -> None:
    """Race destinies that lie on a Podracer or the Arena already."""
    s.destinies(side, *numbers)
    for _ in numbers:
        g = s._engine
        stack(g, g.pile(side, "reserve")[-1], on.id)


def draw(s: Scenario, event: CardRef, *racer: CardRef, keep: int = 1) -> None:
    """A player draws race destiny, and places it."""
    player = s.decision.player
    s.do("race", event, *racer)
    for _ in range(keep):
        if s.decision.player == player and any(option.verb == "choose" for option in s.decision.options):
            s.decide(lambda option: option.verb == "choose")


# -- how a race begins -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("boonta-eve-podrace.1", "boonta-eve-podrace.2")
@pytest.mark.parametrize("player", ["light", "dark"])
def test_either_player_may_begin_with_either_copy_and_names_it(player: str):
    track = Track()
    s = track.s
    s.start(turn=player, phase="activate")
    s.until(player=player)
    races = [option for option in s.decision.options if option.verb == "race"]
    assert {option.card for option in races} == set(track.events.values())
    for side, event in track.events.items():
        assert s.can("race", event)
        assert (side == player) == (s.game.engine.card(event.id).side == player)
    s.do("race", track.events[player])
    assert status(s, track.events[player]) == ["racing"]
    other = track.events["dark" if player == "light" else "light"]
    assert status(s, other) == [] and not s.can("race", other)


def status(s: Scenario, card: CardRef) -> list[str]:
    return [each.name for each in s.game.engine.card(card.id).statuses]


@pytest.mark.ruling("boonta-eve-podrace.1")
def test_the_copy_of_the_opponent_is_good_enough():
    track = Track(events="dark")
    s = track.begin("dark", turn="light", by="light")
    assert status(s, track.events["dark"]) == ["racing"]


def test_there_is_one_race_in_a_game():
    track = Track(DARK_RACER)
    laps(track.s, track.racers[DARK_RACER], "dark", *[8] * 4)
    s = track.begin(phase="deploy")
    s.until(phase="move") if s.game.engine.state.phase != "move" else None
    over(s)
    assert status(s, track.events["dark"]) == []
    assert not s.can("race", track.events["dark"]) and not s.can("race", track.events["light"])


def over(s: Scenario) -> None:
    """Whoever loses Force loses it from the Reserve Deck."""
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")


@pytest.mark.parametrize(("side", "racers"), [("light", [LIGHT_RACER]), ("dark", [DARK_RACER, TEEMTO])])
def test_podracers_and_events_deploy_at_the_arena_for_free(side: str, racers: list[str]):
    s = scene(force=0)
    arena, other = s.location("Tatooine: Podrace Arena"), s.location("Tatooine: Box")
    cards = s.hand(side, *racers, "Boonta Eve Podrace")
    s.start(turn=side, phase="deploy")
    for card in cards:
        assert not s.can("deploy", card, other)
        s.do("deploy", card, arena)
        assert s.zone(card) == "table"


# -- race destiny ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["light", "dark"])
def test_both_draw_once_in_the_control_phase_of_the_dark_side(event: str):
    track = Track(DARK_RACER)
    s = track.begin(event)
    s.destinies("dark", 4)
    s.destinies("light", 5)
    s.until(phase="control", verb="race")
    assert s.decision.player == "dark"
    draw(s, track.events[event], track.racers[DARK_RACER])
    s.until(player="light")
    draw(s, track.events[event], track.arena)
    assert (s.race_total("dark"), s.race_total("light")) == (4 + 1, 5)
    assert not s.can("race", track.events[event])
    s.until(player="dark")
    assert not s.can("race", track.events[event])
    s.until(phase="deploy")
    s.until(player="light", phase="control")
    assert not s.can("race", track.events[event])


def test_a_race_destiny_may_be_left_in_the_used_pile():
    track = Track(DARK_RACER)
    s = track.begin()
    s.destinies("dark", 4)
    s.until(phase="control", verb="race")
    draw(s, track.events["dark"], track.racers[DARK_RACER], keep=0)
    s.pass_()
    assert (s.race_total("dark"), s.count("dark", "used")) == (0, 1)


def test_nobody_draws_before_the_race():
    track = Track(DARK_RACER)
    s = track.s
    s.start(turn="dark", phase="control")
    s.do("race", track.events["dark"])
    assert s.race_total("dark") == 0
    assert s.can("race", track.events["dark"])


def test_who_has_a_podracer_races_with_it():
    track = Track(DARK_RACER, "Teemto Pagalies' Podracer")
    s = track.begin()
    s.until(phase="control", verb="race")
    assert not s.can("race", track.events["dark"], track.arena)
    for racer in track.racers.values():
        assert s.can("race", track.events["dark"], racer)


def test_the_best_podracer_counts_and_texts_add_to_each_race_destiny():
    track = Track(DARK_RACER, "Teemto Pagalies' Podracer", LIGHT_RACER)
    s = track.s
    laps(s, track.racers[DARK_RACER], "dark", 3, 3)
    laps(s, track.racers["Teemto Pagalies' Podracer"], "dark", 5)
    laps(s, track.racers[LIGHT_RACER], "light", 2, 2)
    assert (s.race_total("dark"), s.race_total("light")) == (8, 4)
    laps(s, track.racers["Teemto Pagalies' Podracer"], "dark", 1)
    assert s.race_total("dark") == 5 + 2 + 1 + 2


# -- who wins ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("boonta-eve-podrace.3")
@pytest.mark.parametrize(("dark", "light", "winner"), [
    ((8, 8, 8), (7, 7), None), ((8, 8, 9), (7, 7), "dark"), ((9, 9, 9), (9, 9, 9), None), ((9, 9), (9, 9, 9), "light"),
])  # fmt: skip
@pytest.mark.parametrize("turn", ["light", "dark"])
@pytest.mark.parametrize("copy", ["light", "dark"])
def test_a_total_above_24_wins_in_any_move_phase(dark: tuple[int, ...], light: tuple[int, ...], winner, turn, copy):
    track = Track(events=copy)
    s = track.begin(copy, turn=turn, by=turn)
    s.until(phase="deploy")
    laps(s, track.arena, "dark", *dark)
    laps(s, track.arena, "light", *light)
    s.start(turn=turn, phase="deploy")
    assert status(s, track.events[copy]) == ["racing"]
    s.until(phase="draw") if winner is None else until_over(s)
    assert (status(s, track.events[copy]) == []) is (winner is not None)
    for side in ("light", "dark"):
        assert bool(s.game.engine.marked("game", "podrace won", side)) is (side == winner)


def until_over(s: Scenario) -> None:
    while not any(option.verb == "lose" for option in s.decision.options):
        s.pass_()
    over(s)


@pytest.mark.parametrize("copy", ["light", "dark"])
def test_the_winner_retrieves_six_and_the_loser_loses_six(copy: str):
    track = Track(DARK_RACER, LIGHT_RACER)
    s = track.s
    s.pile("dark", "lost", *["Imperial 1"] * 7)
    s.start(turn="dark", phase="activate")
    s.do("race", track.events[copy])
    laps(s, track.racers[DARK_RACER], "dark", 8, 8, 8)
    laps(s, track.racers[LIGHT_RACER], "light", 5)
    s.start(turn="dark", phase="battle")
    until_over(s)
    racers = track.racers.values()
    assert [s.zone(racer) for racer in racers] == ["lost", "lost"]
    assert s.count("dark", "lost") == 7 - 6 + 1
    assert s.count("light", "lost") == 6 + 1
    assert (s.race_total("dark"), s.race_total("light")) == (0, 0)
    assert s.count("dark", "used") >= 3 + 6 and s.count("light", "used") >= 1


def test_nobody_wins_without_a_race():
    track = Track(DARK_RACER)
    laps(track.s, track.racers[DARK_RACER], "dark", 9, 9, 9)
    s = track.s
    s.start(turn="dark", phase="battle")
    s.until(phase="draw")
    assert s.zone(track.racers[DARK_RACER]) == "table"


# -- the Arena ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("battleground.8")
@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("copy", ["light", "dark"])
def test_while_a_race_total_is_above_zero_the_arena_is_at_peace_and_no_battleground(side: str, copy: str):
    for racing in (False, True):
        s = scene()
        arena = s.location("Tatooine: Podrace Arena", side=copy)
        s.put("Rebel 3", at=arena)
        s.put("Imperial 3", at=arena)
        if racing:
            laps(s, arena, side, 1)
        assert s.battleground(arena) is not racing
        s.start(turn="light", phase="battle")
        assert s.can("battle", arena) is not racing
        lone = scene()
        place = lone.location("Tatooine: Podrace Arena", side=copy)
        lone.put("Rebel 3", at=place)
        if racing:
            laps(lone, place, side, 1)
        lone.start(turn="light", phase="control")
        assert lone.can("drain", place) is not racing


@pytest.mark.ruling("battleground.9")
def test_expanded_the_arena_makes_its_neighbours_no_battlegrounds_either():
    for racing in (False, True):
        s = scene()
        arena = s.location("Tatooine: Podrace Arena", side="dark")
        others = [s.location(f"Tatooine: {name}") for name in ("Box", "Vault", "Cantina", "Mos Eisley")]
        near = next(site for site in others if s.adjacent(arena, site))
        far = next(site for site in others if not s.adjacent(arena, site) and s.battleground(site))
        s.put("Expand The Empire", on=arena)
        if racing:
            laps(s, arena, "dark", 1)
        assert (s.battleground(near), s.battleground(far)) == (not racing, True)


# -- Podracers ---------------------------------------------------------------------------------------------------------


def test_anakin_draws_two_race_destinies():
    track = Track(LIGHT_RACER)
    s = track.begin()
    s.destinies("light", 4, 3)
    s.until(phase="control", verb="race")
    s.until(player="light", verb="race")
    draw(s, track.events["dark"], track.racers[LIGHT_RACER], keep=2)
    assert s.race_total("light") == 7


@pytest.mark.parametrize(("theirs", "able"), [(5, True), (3, False)])
def test_anakin_catches_up(theirs: int, able: bool):
    track = Track(LIGHT_RACER, DARK_RACER)
    s = track.begin()
    laps(s, track.racers[LIGHT_RACER], "light", 4)
    laps(s, track.racers[DARK_RACER], "dark", theirs)
    again(s, "light", "draw")
    racer = track.racers[LIGHT_RACER]
    assert s.can("use", racer, mode=1) is able
    if able:
        s.do("use", racer, mode=1)
        assert not s.can("use", racer, mode=1)
        s.until(player="dark", phase="control")
        s.destinies("light", 1, 6, 5)
        s.until(player="light", verb="race")
        draw(s, track.events["dark"], racer, keep=2)
        assert len(s.stacked(racer)) == 3
        assert s.count("light", "used") == 1


def test_anakin_need_not_catch_up_and_does_so_in_the_draw_phase():
    track = Track(LIGHT_RACER, DARK_RACER)
    s = track.begin()
    racer = track.racers[LIGHT_RACER]
    laps(s, racer, "light", 4)
    laps(s, track.racers[DARK_RACER], "dark", 5)
    again(s, "light", "control")
    assert not s.can("use", racer, mode=1)
    s.until(player="light", phase="draw")
    s.until(player="dark", phase="control")
    s.destinies("light", 1, 6, 5)
    s.until(player="light", verb="race")
    draw(s, track.events["dark"], racer, keep=2)
    assert (len(s.stacked(racer)), s.count("light", "used")) == (3, 0)


def test_anakin_finds_i_did_it_once():
    track = Track(LIGHT_RACER, events="")
    s = track.s
    wanted, left, other = s.pile("light", "reserve", "I Did It!", "I Did It!", "Rebel 1")
    s.start(turn="light", phase="control")
    racer = track.racers[LIGHT_RACER]
    assert not s.can("use", racer, other, mode=2)
    s.do("use", racer, wanted, mode=2)
    assert s.zone(wanted) == "hand" and s.zone(left) == "reserve"
    for phase in ("control", "deploy"):
        s.until(player="light", phase=phase)
        assert not s.can("use", racer, mode=2)


def test_teemto_exchanges_a_race_destiny_for_a_new_one():
    track = Track(TEEMTO, events="")
    s = track.s
    racer = track.racers[TEEMTO]
    laps(s, racer, "dark", 1, 1)
    s.destinies("dark", 6)
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    s.do("use", racer)  # which one goes is a matter of chance
    assert (s.race_total("dark"), s.count("dark", "force"), len(s.stacked(racer))) == (11, 1, 2)
    assert (s.count("dark", "used"), s.count("dark", "lost")) == (2, 0)
    assert [event.text.args["of"] for event in s.game.events("public") if event.kind == "destiny"] == ["race"]
    assert s.decision.player == "dark" and not s.can("use", racer)
    s.until(player="light", phase="deploy")
    assert not s.can("use", racer)
    s.until(player="dark", phase="deploy")
    s.force("dark", 1)
    assert s.can("use", racer)


@pytest.mark.parametrize("title", ["Neck And Neck", "Losing Track"])
def test_dud_bolt_gives_way_for_sebulba(title: str):
    hinder = LostInterrupt(title, LIGHT, "race neck", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    sebulba = Podracer("Sebulba's Podracer", DARK, "race sebulba", unique=1, destiny=3, text=[DeployOn(ARENA)])
    for there in (False, True):
        s = scene(hinder, sebulba)
        arena = s.location("Tatooine: Podrace Arena")
        dud = s.put(DARK_RACER, on=arena)
        if there:
            s.put("Sebulba's Podracer", on=arena)
        laps(s, dud, "dark", 2)
        lap = s.stacked(dud)[0]
        card = s.hand("light", title)
        s.start(turn="light", phase="control")
        s.do("play", card)
        assert s.can("use", dud) is there
        if there:
            s.do("use", dud)
            assert (s.zone(dud), s.zone(lap), s.zone(card)) == ("lost", "used", "lost")
            assert s.count("dark", "lost") == 1


# -- I Did It! ---------------------------------------------------------------------------------------------------------


def winner(side: str = "light") -> tuple[Track, Scenario]:
    """A player has won the race."""
    track = Track()
    s = track.begin()
    laps(s, track.arena, side, 9, 9, 9)
    s.start(turn="dark", phase="battle")
    until_over(s)
    return track, s


@pytest.mark.parametrize("side", ["light", "dark", None])
def test_i_did_it_is_for_winners(side: str | None):
    s = winner(side)[1] if side else Track().s
    card = s.hand("light", "I Did It!")
    again(s, "light", "deploy")
    assert s.can("deploy", card) is (side == "light")


def again(s: Scenario, turn: str, phase: str) -> None:
    """Play goes on elsewhere; what was done in this game stays done."""
    marks = s._engine.state.marks
    s.start(turn=turn, phase=phase)
    s._engine.state.marks = {**marks}
    s._changed()


def test_i_did_it_turns_an_event_into_force():
    track, s = winner()
    event = s.put("I Did It!", on="table")
    again(s, "light", "deploy")
    lost = s.pile("light", "lost", *["Rebel 1"] * 5)
    banner = s.put("Light Banner", on="table")
    assert not s.can("use", event, banner, mode=1)
    s.do("use", event, track.events["dark"], mode=1)
    assert s.zone(track.events["dark"]) == "out-of-play"
    assert sum(s.zone(card) == "lost" for card in lost) == 1
    for phase in ("deploy", "battle"):
        s.until(player="light", phase=phase)
        assert not s.can("use", event, mode=1)


POOR = [Site("Tatooine: Hole", LIGHT, "race hole", ["exterior", "planet"], (1, 0)),
        System("Void", LIGHT, "race void", [], (1, 0), parsec=3)]  # fmt: skip


@pytest.mark.parametrize(("site", "system", "able"), [
    ("Tatooine: Box", "Calm", True), ("Tatooine: Box", "", False), ("", "Calm", False),
    ("Tatooine: Hole", "Calm", False), ("Tatooine: Box", "Void", False)])  # fmt: skip
def test_i_did_it_brings_back_the_lowest_lost_card(site: str, system: str, able: bool):
    s = scene(*POOR)
    event = s.put("I Did It!", on="table")
    if site:
        s.put("Rebel 3", at=s.location(site))
    if system:
        s.put("Red Ace", aboard=s.put("Fighter", at=s.location(system)), as_="pilot")
    lowest, _ = s.pile("light", "lost", "Rebel 1", "Rebel 2")
    s.start(turn="light", phase="control")
    assert s.can("use", event, mode=2) is able
    if able:
        s.do("use", event, mode=2)
        assert s.zone(lowest) == "force"
        assert any("Rebel 1" in line.text("en") for line in s.game.events("dark"))
        assert not s.can("use", event, mode=2)
        s.until(phase="deploy")
        assert not s.can("use", event, mode=2)
        left = s.count("light", "lost")
        s.start(turn="light", phase="control")
        s.until(phase="deploy")  # nobody must
        assert s.count("light", "lost") == left > 0


@pytest.mark.parametrize(("answer", "lost", "force"), [("yes", 2, 5), ("no", 0, 0)])
def test_i_did_it_bothers_the_opponent_at_the_end_of_his_turn(answer: str, lost: int, force: int):
    s = scene(force=5)
    s.put("I Did It!", on="table")
    s.start(turn="dark", phase="draw")
    s.until(verb="yes")
    assert s.decision.player == "dark"
    s.do(answer)
    over(s)
    assert (s.count("dark", "lost"), s.count("dark", "force")) == (lost, force)
    s.start(turn="light", phase="draw")
    s.pass_()
    assert not s.can("yes")
