"""How titles are compared: by letters and figures alone, or word by word as people shorten them."""

import re
import unicodedata

_ORDERS = {"i": "1", "ii": "2", "iii": "3", "iv": "4", "vi": "6", "vii": "7", "one": "1", "two": "2", "three": "3"}
_RANKS = {"lt": "lieutenant", "sgt": "sergeant", "corp": "corporal", "cpl": "corporal", "col": "colonel",
          "capt": "captain", "gen": "general", "adm": "admiral", "cmdr": "commander", "maj": "major"}  # fmt: skip
_SHORT = {"w": "with", "wo": "without"}
_PLAIN = _ORDERS | _RANKS | _SHORT
SMALL = frozenset(("the", "a", "an", "and", "of", "to", "on"))  # words that tell little
_ARTICLES = frozenset(("the", "a", "an", "and"))


def key(title: str) -> str:
    """A title by its letters and figures alone."""
    return re.sub(r"[\W_]", "", _bare(title))


def tokens(title: str) -> list[str]:
    """The words of a title: figures for Roman numbers, ranks in full, without hyphens and apostrophes."""
    plain = re.sub(r"['’`\-]", "", _bare(title))
    return [_PLAIN.get(word, word) for word in re.findall(r"[^\W_]+", plain)]


def loose(title: str) -> str:
    """A title without its articles, in plain words."""
    return "".join(word for word in tokens(title) if word not in _ARTICLES)


def initials(words: list[str]) -> str:
    """The first letters of some words, as `as_initials` reads them."""
    return as_initials("".join(word[0] for word in words))


def as_initials(word: str) -> str:
    """A word that may be initials: an I may be a Roman one."""
    return word.replace("i", "1")


def _bare(title: str) -> str:
    """Lower case, without accents."""
    parted = unicodedata.normalize("NFKD", title.casefold())
    return "".join(sign for sign in parted if not unicodedata.combining(sign))
