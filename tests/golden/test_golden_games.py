"""Golden games: what happened in each of them, as a digest for every stretch of answers. `./test tests/golden
--refresh-goldens` writes them anew; a change that is meant to change nothing leaves all of them as they are."""

from pathlib import Path

import pytest

from tests.golden.transcripts import STRETCH, digests, games, transcript

KEPT = Path(__file__).parent / "games"


def kept(name: str) -> Path:
    return KEPT / f"{name.replace(' ', '-')}.txt"


@pytest.mark.parametrize("name", games())
def test_a_golden_game_is_played_as_before(name: str, pytestconfig: pytest.Config) -> None:
    lines = list(transcript(name))
    marks = digests(lines)
    if pytestconfig.getoption("--refresh-goldens"):
        KEPT.mkdir(exist_ok=True)
        kept(name).write_text("\n".join(marks) + "\n", encoding="utf-8")
    before = kept(name).read_text(encoding="utf-8").splitlines()
    if marks != before:
        same = next(n for n, (one, two) in enumerate(zip([*marks, ""], [*before, ""], strict=False)) if one != two)
        stretch = lines[same * STRETCH : (same + 1) * STRETCH]
        pytest.fail(f"{name} goes another way after answer {same * STRETCH}:\n" + "\n".join(stretch), pytrace=False)


def test_no_game_is_kept_that_nobody_plays() -> None:
    assert sorted(KEPT.iterdir()) == sorted(map(kept, games()))
