"""Every message, a row each: its key, the English and the French template side by side. The notation is in `template`.

A text is checked when it is said: its key has a row, and its arguments are those that the row speaks of.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules

from cantina.text.template import spoken_of

# What comes along whether or not the words need it: the fields of an option, the card that forbids, what a moment is
# about.
ALONG = {
    "option.": {"card", "targets", "amount", "cost", "pile", "owner", "seat", "mode"},
    "refusal.": {"by"},
    "prompt.respond.": {"card", "place", "target", "player", "amount", "cause"},
}


AROUND_A_TEXT = {"card", "by", "bound"}  # whose text it is, and what its names stand for


class MessageError(LookupError):
    """Something was said that has no words, or not with these arguments."""


def _gathered() -> dict[str, tuple[str, str]]:
    rows: dict[str, tuple[str, str]] = {}
    for topic in iter_modules(__path__):
        messages = import_module(f"{__name__}.{topic.name}").MESSAGES
        twice = rows.keys() & messages.keys()
        if twice:
            raise MessageError(f"two rows for {', '.join(sorted(twice))}")
        rows |= messages
    return rows


ROWS = _gathered()


def check(key: str, names: tuple[str, ...]) -> None:
    """Refuse an unknown key, and arguments that are missing or that no language speaks of."""
    if key not in ROWS:
        near = get_close_matches(key, ROWS, 1)
        raise MessageError(f"no message {key!r}" + (f": do you mean {near[0]!r}?" if near else ""))
    needed, allowed = _arguments(key)
    missing, spare = needed - set(names), set(names) - allowed
    if missing or spare:
        wrong = [f"without {name!r}" for name in sorted(missing)] + [f"with {name!r}" for name in sorted(spare)]
        raise MessageError(
            f"{key!r} is said {' and '.join(wrong)}; it speaks of {', '.join(sorted(allowed)) or 'nothing'}"
        )


def _arguments(key: str) -> tuple[set[str], set[str]]:
    """The arguments without which a row cannot be said, and all that it takes."""
    known = [spoken_of(template) for template in ROWS[key]]
    needed, named = (set().union(*sets) for sets in zip(*known, strict=True))
    along = [names for family, names in ALONG.items() if key.startswith(family)]
    return needed, named.union(*along, AROUND_A_TEXT if "node" in named else ())
