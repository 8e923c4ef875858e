"""Lines for a terminal. Rich would break them at no-break spaces too, which French punctuation needs."""

import textwrap


def wrapped(text: str, width: int) -> str:
    """A text with its lines broken at ordinary spaces."""
    return "\n".join(textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)
                     for line in text.splitlines())  # fmt: skip
