"""The command line: what each command prints, and how it refuses what it cannot use."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cantina import Game
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


def left_behind(saved, name, **state):
    """The same save as if rules had changed what its last answer meant."""
    save = json.loads(saved.read_text())
    save["answers"][-1][1] += " mode=9"
    path = saved.with_name(name)
    path.write_text(json.dumps({**save, "revision": "another", "state": {**save["state"], **state}}))
    return path, len(save["answers"]) - 1


def test_a_save_that_rules_have_left_behind_opens_where_it_is_the_same(saved):
    path, step = left_behind(saved, "old.json")
    again = saved.with_name("again.json")
    out = run("play", "--resume", path, typed=f"save {again}\nquit\n")
    assert f"this is the table after {step} answers" in out
    assert len(json.loads(again.read_text())["answers"]) >= step


def test_a_save_of_a_finished_game_is_told_as_it_was_recorded(saved):
    path, step = left_behind(saved, "over.json", asking=False, winner="dark")
    assert "Cette partie est finie" in run("play", "--resume", path, "--lang", "fr", code=2)
    last = Game.load(saved.read_bytes()).events("public")[-1].text("fr")
    out = run("replay", path, "--lang", "fr")
    assert f"voici la table après {step} réponses" in out and out.endswith(" ".join(last.split()))


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


def test_a_save_whose_question_makes_no_sense_is_refused(saved):
    save = json.loads(saved.read_text())
    saved.write_text(json.dumps({**save, "state": {**save["state"], "piles": []}}))
    assert "game.json: this save cannot be read" in run("play", "--resume", saved, code=2)


@pytest.mark.parametrize(("lang", "words"), [("en", "Light Side – Character"), ("fr", "Côté lumineux – Personnage")])
def test_a_card_in_either_language(lang, words):
    assert words in run("card", "Biggs Darklighter", "--lang", lang)


def test_no_line_begins_with_a_french_semicolon():
    out = CliRunner().invoke(app, ["card", "Tusken Scavengers", "--lang", "fr"], env={"COLUMNS": "80"}).output
    assert "l'adversaire\u00a0;" in out
    assert not [line for line in out.splitlines() if line.startswith(";") or len(line) > 80]


@pytest.mark.parametrize("title", ["Équipe de détection", "equipe de detection", "Scanning Crew", "1_266"])
def test_a_card_by_its_french_title(title):
    out = run("card", title, "--lang", "fr")
    assert out.startswith("Scanning Crew Titre français : Équipe de détection Côté obscur")


def test_the_french_title_stands_on_the_card_in_french_alone():
    assert "détection" not in run("card", "Équipe de détection")


def test_a_card_without_a_french_title_has_one_title():
    assert run("card", "Biggs Darklighter", "--lang", "fr").startswith("•Biggs Darklighter Côté lumineux")


def test_an_unknown_card_is_told_with_near_ones():
    assert "Scanning Crew" in run("card", "detection", code=2)
    assert "Biggs Darklighter" in run("card", "biggs", code=2)


def test_a_saved_game_is_played_again(saved):
    assert "Turn 1" in run("replay", saved)
    assert "Tour 1" in run("replay", saved, "--lang", "fr")


@pytest.mark.parametrize("format", [99, 0, -1, "2", None])
def test_a_log_of_a_format_that_is_not_known_is_not_played(saved, tmp_path, format):
    intact, path = json.loads(Path(saved).read_text()), tmp_path / "later.json"
    path.write_text(json.dumps({**intact, "format": format}))
    assert f"this log has format {format!r}: this version of Cantina reads 1 and 2" in run("replay", path, code=2)
    path.write_text(json.dumps({**intact, "format": 2}))
    assert "Turn 1" in run("replay", path)


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


def test_decks_are_counted(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(write_deck(bundled_deck("intro_light"), "text"))
    assert run("deck", "stats", path, path).startswith("mine (light): playable mine (light): playable Decks: 2.")
    assert "Jouables : 1." in run("deck", "stats", path, "--lang", "fr")
    assert run("deck", "stats", path, "--lang", "xx", code=2)


def test_the_invariant_checks_are_counted():
    few = ("--games", 1, "--observed", 1, "--every", 200, "--clone-answers", 20, "--guided", 1, "--rehearsed", 0)
    out = run("invariants", *few, code=1)
    assert "1 whole random games" in out and "decisions of 1 games" in out and "0 deeds more done" in out
    assert "never tried" in out and "waits for a card to come: use Red 6" in out


def test_without_guided_games_nothing_is_said_about_single_cards():
    out = run("invariants", "--games", 0, "--observed", 0, "--clone-answers", 0, "--guided", 0)
    assert "no guided games" in out and "every card" not in out and "never tried" not in out
