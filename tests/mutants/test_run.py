"""The mutants of a card are tried: those that its tests notice are killed, and what is left is shown in words."""

import subprocess
import sys

from cantina.cards import CARDS
from cantina.mutants.accepted import read_accepted
from cantina.mutants.commands import ACCEPTED
from cantina.mutants.damage import mutants
from cantina.mutants.words import name


def tried(*words: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-m", "cantina.cli", "mutants", "--workers", "1", *words]
    return subprocess.run(asked, capture_output=True, text=True)


def test_the_tests_of_a_card_kill_its_mutants():
    done = tried("Rebel Pilot")
    assert "killed" in done.stdout, done.stderr


def test_every_accepted_mutant_is_one_and_has_a_reason():
    known = {name(mutant) for card in CARDS for mutant in mutants(card)}
    accepted = read_accepted(ACCEPTED)
    assert not accepted.keys() - known and all(accepted.values())


def test_an_unknown_card_is_refused():
    done = tried("No Such Card")
    assert done.returncode == 2 and "No Such Card" in done.stdout
