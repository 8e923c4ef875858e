"""Old words of the command line do what the present ones do."""

import pytest

from cantina.renamed_commands import present_words


@pytest.mark.parametrize(
    ("old", "present"),
    [
        (["promises", "--games", "2", "--steered=0"], ["invariants", "--games", "2", "--guided=0"]),
        (["draft", "7_110"], ["scaffold", "7_110"]),
        (["lab", "games", "x"], ["analysis", "selfplay", "x"]),
        (["mutants", "--alive", "--keep"], ["mutants", "--survivors", "--save"]),
        (["serve", "--abandoned", "9"], ["serve", "--abandon-after", "9"]),
        (["deck", "check", "--keep"], ["deck", "check", "--keep"]),
        ([], []),
    ],
)
def test_old_words_are_replaced(old: list[str], present: list[str]):
    assert present_words(old) == present
