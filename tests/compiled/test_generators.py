"""The compiler makes a list of a generator expression that is kept for later: such are found, and there are none."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from cantina import compiled

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def generators() -> ModuleType:
    spec = spec_from_file_location("generators", ROOT / "tools" / "generators.py")
    assert spec is not None and spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize("kept", [
    "able = (n for n in some)\nfirst = next(able, None)",
    "def f():\n    return (n for n in some)",
    "def f():\n    yield from (n for n in some)",
    "for n in (n for n in some):\n    break",
    "x in (n for n in some)",
    "any(n for n in (m for m in some))",
    "f = lambda: (n for n in some)",
])  # fmt: skip
def test_what_is_kept_for_later_is_found(generators: ModuleType, kept: str) -> None:
    assert generators.eager_generators("some = []\n" + kept)


@pytest.mark.parametrize("taken", [
    "any(n for n in some)", "next((n for n in some), None)", "tuple(n for n in some)",
    "sorted((n for n in some), key=f)", "[*(n for n in some)]", "able = [n for n in some]",
    "f(among=(n for n in some))",
])  # fmt: skip
def test_what_is_taken_at_once_is_not(generators: ModuleType, taken: str) -> None:
    assert generators.eager_generators("some = []\n" + taken) == []


def test_there_are_none_in_what_is_compiled(generators: ModuleType) -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in compiled.modules().values()}
    assert {name: lines for name, text in sources.items() if (lines := generators.eager_generators(text))} == {}
