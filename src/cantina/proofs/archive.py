"""The file that the proofs come in: a zip archive with an index and, for each module of tests, its scenes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from zipfile import ZIP_LZMA, ZipFile, ZipInfo

import msgspec

from cantina.play.serialization import encode
from cantina.proofs.records import Scene, digest

PACK = Path(__file__).parent / "proofs.zip"
INDEX = "index.json"


class Index(msgspec.Struct, frozen=True):
    """Which tests show a statement, the best first; the digest of each test's scenes; and the statements whose tests
    show nothing that can be played again."""

    statements: dict[str, tuple[str, ...]] = {}
    digests: dict[str, str] = {}
    unseen: tuple[str, ...] = ()


class Pack:
    """A file of proofs. One that does not exist is empty."""

    def __init__(self, path: Path = PACK) -> None:
        self._path = path
        self.index = self._index()
        self._module = lru_cache(maxsize=8)(self._read_module)

    def _index(self) -> Index:
        if not self._path.exists():
            return Index()
        with ZipFile(self._path) as archive:
            return msgspec.json.decode(archive.read(INDEX), type=Index)

    def scenes(self, test: str) -> list[Scene]:
        """What a test plays, scene by scene."""
        return self._module(module_of(test))[test]

    def proofs(self, statement: str) -> list[list[Scene]]:
        """The proofs of a statement, the best first."""
        return [self.scenes(test) for test in self.index.statements.get(statement, ())]

    def __iter__(self) -> Iterator[str]:
        return iter(self.index.digests)

    def _read_module(self, module: str) -> dict[str, list[Scene]]:
        with ZipFile(self._path) as archive:
            return msgspec.json.decode(archive.read(_member(module)), type=dict[str, list[Scene]])


@cache
def bundled_proofs() -> Pack:
    """The proofs that come with the package."""
    return Pack()


def module_of(test: str) -> str:
    """The file that a test is in."""
    return test.partition("::")[0]


def _member(module: str) -> str:
    return module.removesuffix(".py") + ".json"


def write(statements: Mapping[str, tuple[str, ...]], scenes: Mapping[str, list[Scene]], unseen: tuple[str, ...],
          path: Path = PACK) -> None:  # fmt: skip
    """Write the proofs of some statements: the same bytes for the same proofs."""
    tests = sorted({test for chosen in statements.values() for test in chosen})
    index = Index(dict(statements), {test: digest(scenes[test]) for test in tests}, unseen)
    with ZipFile(path, "w") as archive:
        _add(archive, INDEX, encode(index))
        for module, inside in groupby(tests, module_of):
            _add(archive, _member(module), encode({test: scenes[test] for test in inside}))


def _add(archive: ZipFile, name: str, data: bytes) -> None:
    """A member without a date or the mark of a machine."""
    member = ZipInfo(name)
    member.create_system, member.external_attr = 3, 0o644 << 16
    archive.writestr(member, data, ZIP_LZMA)
