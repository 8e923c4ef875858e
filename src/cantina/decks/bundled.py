"""The decks that come with the game."""

from functools import cache
from pathlib import Path

from cantina.decks.deck import Deck
from cantina.decks.problems import DeckError
from cantina.decks.reading import load_deck
from cantina.engine.catalog import Catalog

DATA = Path(__file__).parent / "data"


@cache
def bundled() -> tuple[str, ...]:
    """The names of the decks whose cards are all implemented, those for experts last."""
    paths = sorted(DATA.glob("*.txt"), key=lambda path: (path.stem.startswith("classic_"), path.stem))
    return tuple(path.stem for path in paths if _loads(path))


def _loads(path: Path) -> bool:
    try:
        load_deck(path)
    except DeckError:
        return False
    return True


def bundled_deck(name: str, catalog: Catalog | None = None) -> Deck:
    """A bundled deck by name; ValueError if there is none of that name, DeckError if it is not complete yet."""
    path = next((each for each in DATA.glob("*.txt") if each.stem == name), None)
    if path is None:
        raise ValueError(f"no bundled deck is called {name!r}; there are {', '.join(bundled())}")
    return load_deck(path, catalog)


def deck_named(name: str) -> Deck:
    """A bundled deck by name, or the deck in a file; ValueError says what is wrong."""
    if name in bundled():
        return bundled_deck(name)
    if not Path(name).exists():
        raise ValueError(f"{name} is neither a file nor a bundled deck: {', '.join(bundled())}")
    try:
        return load_deck(Path(name))
    except DeckError as error:
        raise ValueError(f"{name}: {error}") from error


def bundled_pairs() -> list[tuple[str, str]]:
    """The pairs of decks that were made for each other, Light first."""
    lights = [name for name in bundled() if name.endswith("_light")]
    pairs = [(name, name.removesuffix("_light") + "_dark") for name in lights]
    return [(light, dark) for light, dark in pairs if dark in bundled()]
