"""A game in the terminal: every command, and a whole game by numbers."""

import io
from collections.abc import Iterable

import pytest
from rich.console import Console

from cantina.bots import make_bot
from cantina.decks import bundled_deck
from cantina.model.text import say
from cantina.play.game import Game
from cantina.rules.player_actions import explained
from cantina.terminal.session import Session, load_game
from cantina.text.render import LANGUAGES


class Typed(Console):
    """A console at which these lines are typed; then the player leaves."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.out = io.StringIO()
        super().__init__(file=self.out, width=200)
        self._lines = iter(lines)

    def input(self, prompt: str = "", **_: object) -> str:
        self.print(prompt)
        return next(self._lines, "quit")


def sit_down(*lines: str, lang: str = "en", game: Game | None = None) -> tuple[Session, str]:
    """A session after these lines, and all that it printed."""
    console = Typed(lines)
    game = game or Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=7)
    session = Session(game, {"dark": make_bot("heuristic", 7)}, lang, console)
    session.run()
    return session, console.out.getvalue()


@pytest.mark.parametrize(("lang", "words"), [("en", "The game is over"), ("fr", "La partie est terminée")])
def test_a_whole_game_by_numbers(lang, words):
    session, out = sit_down(*["1"] * 3000, lang=lang)
    assert session.game.winner is not None
    assert words in out.splitlines()[-1]


def test_a_number_takes_that_option_and_other_input_changes_nothing():
    untouched, _ = sit_down()
    session, out = sit_down("99", "0", "-1", "1.0", "nonsense", "")
    assert session.game.save() == untouched.game.save()
    assert "“nonsense” is neither a number" in out
    session, _ = sit_down("2")
    assert session.game.log["answers"][len(untouched.game.log["answers"])][0] == 1


def test_a_question_mark_shows_the_card_of_an_option_or_any_card():
    _, out = sit_down("? 1", "?Luke", "? Nobody")
    assert "Light Side – Location" in out and "Light Side – Character – Rebel" in out
    assert "Nobody" in out
    _, out = sit_down("?")
    assert out.count("save FILE") == 2, "the help, once more"


@pytest.mark.parametrize(("lang", "line"), [("en", "why deploy Wolfman"), ("fr", "pourquoi déployer Wolfman"),
                                            ("fr", "pourquoi deploy wolfman")])  # fmt: skip
def test_why_not_in_the_words_of_the_player(lang, line):
    _, out = sit_down("1", line, lang=lang)
    assert "(character-deployment)" in out


def test_every_verb_has_one_word_of_its_own_in_both_languages():
    for lang in LANGUAGES:
        words = [say("verb." + verb)(lang) for verb in explained()]
        assert len(set(words)) == len(explained()) and not any(" " in word for word in words)


def test_undo_goes_back_one_answer():
    session, out = sit_down("undo", "1", "1", "undo")
    once, _ = sit_down("1")
    assert session.game.save() == once.game.save()
    assert "nothing to take back" in out


def test_a_saved_game_goes_on_where_it_was(tmp_path):
    path = tmp_path / "game.json"
    session, out = sit_down("1", f"save {path}", f"save {tmp_path / 'no' / 'where.json'}")
    assert load_game(path).save() == session.game.save()
    assert "--resume" in out and "Not saved" in out


def test_the_log_and_the_table_can_be_read_again():
    _, out = sit_down("1", "log", "table", lang="en")
    assert out.count("Turn 1: Dark") >= 2
    assert out.count("== Tatooine ==") == 2
