"""The commands: what they print, and that they go on where they were."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from cantina.cli import app
from cantina.decks import bundled_deck, write_deck

run = CliRunner().invoke
RANDOM = ("--light-bot", "random", "--dark-bot", "random", "--workers", "1")


def test_decks_of_a_folder_play_each_other_and_go_on(tmp_path: Path):
    folder = tmp_path / "decks"
    folder.mkdir()
    for name in ("intro_light", "premiere_dark"):
        (folder / f"{name}.txt").write_text(write_deck(bundled_deck(name), "text"), encoding="utf-8")
    kept = ("--results", str(tmp_path / "kept" / "results.sqlite3"))
    first = run(app, ["simulate", str(folder), "intro_dark", "--games", "1", *RANDOM, *kept])
    assert first.exit_code == 0 and first.output.count("intro_light") == 2
    assert "2/2" in first.output
    second = run(app, ["simulate", str(folder), "intro_dark", "--games", "1", *RANDOM, *kept])
    assert "2/2" not in second.output  # nothing was left to play
    assert second.output.splitlines() == first.output.splitlines()[-2:]
    assert "intro_light    premiere_dark  Light won " in second.output


def test_a_match_says_how_sure_it_is():
    result = run(app, ["match", "random", "random", "--games", "2", "--workers", "1"])
    assert result.exit_code == 0
    assert "of 2 games against random" in result.output and "95% interval" in result.output


def test_what_is_wrong_is_said():
    assert "no bot is called 'clever'" in run(app, ["match", "clever", "random"]).output
    assert "neither a file nor a bundled deck" in run(app, ["simulate", "nowhere"]).output
    assert "one Light deck and one Dark deck" in run(app, ["simulate", "intro_light"]).output
