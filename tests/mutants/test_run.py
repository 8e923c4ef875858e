"""The mutants are tried: a sample of all cards, and one of the cards that changed since they were checked."""

import subprocess
import sys

from cantina.cards import CARDS
from cantina.mutants.accepted import read_accepted
from cantina.mutants.commands import ACCEPTED
from cantina.mutants.damage import mutants
from cantina.mutants.words import name

SAMPLE = "25"


def tried(*words: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-m", "cantina.cli", "mutants", "--workers", "1", *words]
    return subprocess.run(asked, capture_output=True, text=True)


def test_every_mutant_of_a_sample_is_killed_or_accepted():
    done = tried("--sample", SAMPLE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_accepted_mutant_is_one_and_has_a_reason():
    known = {name(mutant) for card in CARDS for mutant in mutants(card)}
    accepted = read_accepted(ACCEPTED)
    assert not accepted.keys() - known and all(accepted.values())


def test_an_unknown_card_is_refused():
    done = tried("No Such Card")
    assert done.returncode == 2 and "No Such Card" in done.stdout
