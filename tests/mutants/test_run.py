"""The mutants are tried: a sample of all cards, and one of the cards that changed since they were checked."""

import re
import subprocess
import sys

from cantina.cards import CARDS
from cantina.mutants.accepted import read_accepted
from cantina.mutants.commands import ACCEPTED
from cantina.mutants.operators import mutants
from cantina.mutants.words import name

SAMPLE = "25"
FEWEST = 0.8


def tried(*words: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-m", "cantina.cli", "mutants", "--workers", "1", *words]
    return subprocess.run(asked, capture_output=True, text=True)


def test_nearly_all_mutants_of_a_sample_are_killed_or_accepted():
    """The promise is nine tenths of all mutants; a sample scatters."""
    done = tried("--sample", SAMPLE)
    counts = re.search(r"(\d+) mutants: (\d+) killed .*, (\d+) accepted", done.stdout)
    assert counts is not None, done.stdout + done.stderr
    all_of_them, killed, accepted = map(int, counts.groups())
    assert killed + accepted >= FEWEST * all_of_them, done.stdout


def test_every_accepted_mutant_is_one_and_has_a_reason():
    known = {name(mutant) for card in CARDS for mutant in mutants(card)}
    accepted = read_accepted(ACCEPTED)
    assert not accepted.keys() - known and all(accepted.values())


def test_an_unknown_card_is_refused():
    done = tried("No Such Card")
    assert done.returncode == 2 and "No Such Card" in done.stdout
