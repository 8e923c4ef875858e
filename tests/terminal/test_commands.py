"""The command line: what each command prints, and how it refuses what it cannot use."""

import json

import pytest
from typer.testing import CliRunner

from cantina.cli import app
from cantina.decks import bundled_deck, write_deck


def run(*words: object, code: int = 0, typed: str = "") -> str:
    """What a command prints."""
    result = CliRunner().invoke(app, [str(word) for word in words], input=typed, env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "game.json"
    run("play", "--seed", 7, typed=f"1\n1\nsave {path}\nquit\n")
    return path


def test_play_goes_on_from_a_save(saved):
    answers = len(json.loads(saved.read_text())["answers"])
    again = saved.with_name("again.json")
    out = run("play", "--resume", saved, "--lang", "fr", typed=f"1\nsauver {again}\nquitter\n")
    assert "Partie sauvée" in out
    assert len(json.loads(again.read_text())["answers"]) > answers


def test_two_bots_play_a_whole_game():
    assert "The game is over" in run("play", "--light", "random", "--dark", "random", "--seed", 3)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--lang", "de"], "'de' is not a language here: en, fr"),
        (["--light", "nobody"], "no bot is called 'nobody'"),
        (["--light-deck", "no-such-deck"], "no-such-deck is neither a file nor a bundled deck: "),
        (["--light-deck", "intro_dark"], "the deck for the light side is a dark deck"),
        (["--resume", "no-such-file.json"], "no-such-file.json"),
    ],
)
def test_play_refuses_what_it_cannot_use(words, message):
    assert message in run("play", *words, code=2)


def test_a_file_that_is_no_save_is_refused(tmp_path):
    path = tmp_path / "torn.json"
    path.write_text('{"format": 1, "sta')
    assert "torn.json: this save cannot be read" in run("play", "--resume", path, code=2)


@pytest.mark.parametrize(("lang", "words"), [("en", "Light Side – Character"), ("fr", "Côté lumineux – Personnage")])
def test_a_card_in_either_language(lang, words):
    assert words in run("card", "Biggs Darklighter", "--lang", lang)


def test_no_line_begins_with_a_french_semicolon():
    out = CliRunner().invoke(app, ["card", "Tusken Scavengers", "--lang", "fr"], env={"COLUMNS": "80"}).output
    assert "l'adversaire\u00a0;" in out
    assert not [line for line in out.splitlines() if line.startswith(";") or len(line) > 80]


def test_an_unknown_card_is_told_with_near_ones():
    assert "Biggs Darklighter" in run("card", "biggs", code=2)


def test_a_saved_game_is_played_again(saved):
    assert "Turn 1" in run("replay", saved)
    assert "Tour 1" in run("replay", saved, "--lang", "fr")


def test_a_file_that_is_no_game_is_not_played(tmp_path):
    path = tmp_path / "list.json"
    path.write_text("[]")
    assert "this is no log of a game" in run("replay", path, code=2)
    path.write_text("{")
    assert "Expecting property name" in run("replay", path, code=2)


def test_decks_are_checked_and_converted(tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text(write_deck(bundled_deck("intro_light"), "text"))
    assert "light: 60" in run("deck", "check", path)
    assert "<deck>" in run("deck", "convert", path, "--to", "xml")
    path.write_text("61 Luke\n")
    assert run("deck", "check", path, "--lang", "fr", code=2)


def test_bots_are_matched():
    assert "of 2 games against random" in run("match", "random", "random", "--games", 2, "--workers", 1)
    assert "no bot is called 'nobody'" in run("match", "nobody", code=2)


def test_the_engine_is_measured():
    out = run("bench", "--games", 1)
    for figure in ("random games", "clone in mid-battle", "save + load", "start to the first decision", "memory"):
        assert figure in out


def test_the_promises_say_how_often_they_were_checked():
    out = run("promises", "--games", 2, "--observed", 1, "--every", 100, "--twins", 100, "--steered", 2, code=1)
    assert "2 whole random games" in out and "decisions of 1 games" in out
    assert "never tried" in out and "waits for a card to come: use Red 6" in out
