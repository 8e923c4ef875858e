"""Compiled modules of the packages that take most of the time: they play the same games, only faster.

A wheel for a platform brings them along. A checkout finds them in the user's cache folder, once `tools/compile` has
made them from these very sources; after any change of a source that build is passed over. `CANTINA_PURE=1` does
without.
Importing this module chooses, so it comes before all others."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
PACKAGES = ("engine", "rules", "view")  # what is compiled
SOURCES = ("model", "lang", "records", *PACKAGES)  # what it is compiled from
LIBRARY = "cantina__mypyc"  # what the compiled modules share
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cantina"  # what can be made again
BUILDS = CACHE / "compiled"  # of all checkouts, by digest


def modules() -> dict[str, Path]:
    """The modules that are compiled, and their sources."""
    found = (path for room in PACKAGES for path in sorted((HERE / room).glob("*.py")) if path.stem != "__init__")
    return {f"cantina.{path.parent.name}.{path.stem}": path for path in found}


def build() -> Path:
    """Where the build of these very sources for this Python is, or would be."""
    digest = blake2b(EXTENSION_SUFFIXES[0].encode(), digest_size=8)
    for path in (path for room in SOURCES for path in sorted((HERE / room).glob("*.py"))):
        digest.update(f"{path.parent.name}/{path.name}\0".encode() + path.read_bytes() + b"\0")
    return BUILDS / digest.hexdigest()


class _Chosen:
    """Finds each of some modules in the one file that was chosen for it. (Its abstract base takes long to import.)"""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The import system asks."""
        file = self._files.get(fullname)
        return spec_from_file_location(fullname, file) if file is not None else None


def _choose() -> None:
    """Choose between the compiled modules and their sources, before the first of them is imported."""
    if os.environ.get("CANTINA_PURE"):
        sys.meta_path.insert(0, _Chosen(modules()))
    elif BUILDS.is_dir() and (made := build()).is_dir():
        names = [*modules(), LIBRARY]
        files = {name: made / (name.replace(".", "/") + EXTENSION_SUFFIXES[0]) for name in names}
        sys.meta_path.insert(0, _Chosen(files))


def runs_compiled() -> bool:
    """Whether this process runs the compiled modules."""
    return not str(sys.modules["cantina.engine.core"].__file__).endswith(".py")


_choose()
