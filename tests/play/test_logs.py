"""Logs: an answer says what it meant, and under other rules or cards it is never taken for something else."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cantina
from cantina import Game, IllegalChoice, SaveError
from cantina.decks import bundled_deck
from cantina.engine.core import FRAME_TYPES, PROCEDURES, Engine
from cantina.engine.state import State
from cantina.invariants.checks import digest
from cantina.model.card import Card
from cantina.model.decision import Option
from cantina.model.text import Text
from cantina.play.game import ReplayDiverged
from cantina.play.log_answers import Answer, describe_answer, state_checksum
from cantina.play.revision import revision
from cantina.testing import Scenario


def played(answers: int = 80, seed: int = 3) -> Game:
    """A random game, some answers on."""
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=seed)
    rng = random.Random(seed)
    for _ in range(answers):
        able = [n for n, option in enumerate(game.decision.options) if option.verb != "cancel"]
        game.choose(rng.choice(able))
    return game


def prefix(log: dict[str, Any], answers: int) -> dict[str, Any]:
    return {**log, "answers": log["answers"][:answers]}


def test_an_answer_says_who_chose_which_verb_and_card() -> None:
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=3)
    said = []
    for _ in range(40):
        decision = game.decision
        option = decision.options[-1]
        card = f"{game.engine.face(option.card.id).id}#{option.card.id}" if option.card else ""
        said.append((decision.player, option.verb, card))
        game.choose(len(decision.options) - 1)
    for (player, verb, card), (_, meant, _) in zip(said, game.log["answers"], strict=True):
        assert meant.split()[:2] == [player, verb] and card in meant
    assert game.log["revision"] == revision()


def test_the_checksum_of_a_table_never_changes() -> None:
    """It is in every stored log: worked out otherwise, it would leave all games behind."""
    state = State()
    state.cards = [
        Card(0, "1_1", "light", "light", "nowhere"),
        Card(1, "1_128", "light", "light", "table"),
        Card(2, "1_19", "light", "light", "table", at=1),
        Card(3, "1_301", "dark", "dark", "table", on=2),
    ]
    state.piles["dark", "hand"] = (7, 5)
    state.rows = (("Tatooine", (1,)),)
    state.rng, state.turn, state.player, state.phase = 123456789012345678, 3, "dark", "battle"
    assert state_checksum(state) == 1394411898
    state.cards[2] = msgspec.structs.replace(state.cards[2], life=9)
    assert state_checksum(state) == 1394411898


def test_two_options_that_look_the_same_are_told_apart() -> None:
    game = played(answers=20)
    decision = game.decision
    twice = msgspec.structs.replace(decision, options=(*decision.options, decision.options[0]))
    game.engine.state.decision = twice
    first, last = (describe_answer(game.engine, twice, n) for n in (0, len(decision.options)))
    assert first.endswith(" 1/2") and last.endswith(" 2/2")
    with pytest.raises(IllegalChoice, match="is not offered"):
        game.meant(Answer(0, first.removesuffix(" 1/2")))


def test_options_that_were_renumbered_are_found_by_what_they_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    game, ask = played(), Engine.ask

    def with_one_more(self: Engine, scope: Any, player: Any, prompt: Text, options: list[Option], always: bool) -> None:
        asked = sum(1 for option in options if option.verb != "cancel") > 1
        more = [Option("stretch", Text("option.pass"))] if asked else []
        ask(self, scope, player, prompt, [*more, *options], always)

    monkeypatch.setattr(Engine, "ask", with_one_more)
    again = Game.replay(game.log)
    assert digest(again) == digest(game)
    assert [n for n, _, _ in again.log["answers"]] == [n + 1 for n, _, _ in game.log["answers"]]


@pytest.mark.parametrize("changed", [
    lambda n, meant, then: [n, meant.replace("light", "?").replace("dark", "light").replace("?", "dark"), then],
    lambda n, meant, then: [n, meant + " amount=99", then],
    lambda n, meant, then: [n, meant, then ^ 1],
    lambda n, meant, then: [99, "", None],
    lambda n, meant, then: {"option": n},
    lambda n, meant, then: True,
])  # fmt: skip
def test_what_no_longer_means_the_same_is_not_replayed(changed: Any) -> None:
    log = played().log
    answers = [*log["answers"]]
    answers[50] = changed(*answers[50])
    with pytest.raises(ReplayDiverged) as parted:
        Game.replay({**log, "answers": answers})
    assert parted.value.step == 50
    assert digest(parted.value.game) == digest(Game.replay(prefix(log, 50)))


def test_a_log_that_makes_the_engine_fail_is_played_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    log, choose, count = played().log, Engine.choose, []

    def fail(self: Engine, index: int) -> None:
        count.append(index)
        if len(count) == 31:
            raise ZeroDivisionError
        choose(self, index)

    monkeypatch.setattr(Engine, "choose", fail)
    with pytest.raises(ReplayDiverged) as parted:
        Game.replay(log)
    assert parted.value.step == 30 and parted.value.game.log["answers"] == log["answers"][:30]


def test_a_card_that_is_gone_makes_no_game() -> None:
    log = played().log
    base = {**log["base"], "light": ["999_999", *log["base"]["light"][1:]]}
    with pytest.raises(SaveError, match="no log of a game"):
        Game.replay({**log, "base": base})


def test_a_snapshot_counts_only_under_its_own_revision() -> None:
    game = played()
    save = msgspec.json.decode(game.save())
    touched = {**save, "state": {**save["state"], "turn": 77}}
    assert Game.load(msgspec.json.encode(touched)).view("public")["turn"] == 77
    other = Game.load(msgspec.json.encode({**touched, "revision": "another"}))
    assert digest(other) == digest(game) and other.save() == game.save()


def test_a_loaded_game_asks_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Working the question out costs more than all the rest of loading, and not everybody wants to know it."""
    game, runs, run = played(), [], Engine.run
    monkeypatch.setattr(Engine, "run", lambda g: (runs.append(g), run(g))[1])
    again = Game.load(game.save())
    assert again.log == game.log and not runs
    assert msgspec.json.encode(again.decision) == msgspec.json.encode(game.decision) and len(runs) == 1
    assert digest(again) == digest(game) and len(runs) == 1


def test_a_question_that_cannot_be_worked_out_makes_no_game() -> None:
    save = msgspec.json.decode(played().save())
    nonsense = Game.load(msgspec.json.encode({**save, "state": {**save["state"], "piles": []}}))
    for _ in range(2):
        with pytest.raises(SaveError, match="cannot be read"):
            assert nonsense.decision


def test_what_was_told_is_written_once_and_taken_back_if_it_is() -> None:
    game, logged = played(40), []
    for _ in range(3):
        logged.append((game.clone(), game.save()))
        for _ in range(15):
            game.choose(0)
    for earlier, save in logged:  # saved for the first time
        assert earlier.save() == save
    game.become(logged[1][0].clone())
    game.choose(len(game.decision.options) - 1)
    assert game.save() == Game.replay(game.log).save()


def test_logs_and_saves_of_format_1_open() -> None:
    game = played()
    old = [n for n, _, _ in game.log["answers"]]
    log = {"format": 1, "base": game.log["base"], "answers": old}
    assert digest(Game.replay(log)) == digest(game)
    save = msgspec.json.decode(game.save())
    del save["revision"]
    assert Game.load(msgspec.json.encode({**save, "format": 1, "answers": old})).save() == game.save()


def test_a_game_that_was_called_off_has_no_winner() -> None:
    game = played()
    game.call_off()
    assert game.winner is None and game.decision is None
    for again in (Game.replay(game.log), Game.load(game.save())):
        assert again.save() == game.save()
        with pytest.raises(IllegalChoice):
            again.call_off()
        with pytest.raises(IllegalChoice):
            again.concede("light")
    assert game.events("public")[-1].text("fr") != game.events("public")[-1].text("en")


def test_a_position_names_the_steps_of_its_procedures() -> None:
    """A procedure that gains a step must not make an old position go on somewhere else."""
    scenario = Scenario()
    scenario.start(turn="dark", phase="battle")
    base = scenario.game.log["base"]
    stack = base["position"]["stack"]
    assert all(step in {each.__name__ for each in PROCEDURES[FRAME_TYPES[proc]]} | {""} for proc, step, _, _ in stack)
    numbered = [[frame.proc, frame.step, *rest[2:]]
                for frame, rest in zip(scenario.game.engine.state.stack, stack, strict=True)]  # fmt: skip
    old = {**base, "position": {**base["position"], "stack": numbered}}
    assert digest(Game.replay({"base": old, "answers": []})) == digest(scenario.game)
    for names in PROCEDURES.values():
        assert len({each.__name__ for each in names}) == len(names)


ASK = "from cantina.play.revision import revision; print(revision())"


def test_the_revision_is_that_of_the_sources(tmp_path: Path) -> None:
    copy = tmp_path / "cantina"
    shutil.copytree(Path(cantina.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))

    def logged() -> str:
        done = subprocess.run([sys.executable, "-c", ASK], env={**os.environ, "PYTHONPATH": str(tmp_path)},
                              cwd=tmp_path, capture_output=True, text=True, check=True)  # fmt: skip
        return done.stdout.strip()

    assert logged() == revision()
    cards = copy / "cards" / "premiere_dark.py"
    with (copy / "server" / "errors.py").open("a") as file:
        file.write("\n# no rule\n")
    cards.write_bytes(cards.read_bytes().replace(b"\n", b"\r\n"))
    assert logged() == revision()
    cards.write_text(cards.read_text() + "\n# another text\n")
    assert logged() != revision()


@pytest.mark.parametrize("answers", [40, 160])
def test_a_clone_and_a_loaded_game_that_are_answered_alike_are_saved_alike(answers: int):
    game = played(answers)
    twins = game.clone(), Game.load(game.save())
    for twin in twins:
        rng = random.Random(answers)
        for _ in range(60):
            able = [n for n, option in enumerate(twin.decision.options) if option.verb != "cancel"]
            twin.choose(rng.choice(able))
    assert twins[0].save() == twins[1].save()
