"""English: one phrase for each node of the card language."""

from cantina.text.en.abilities import GOES_TO, LABELS, NUMBERS, OR, finish, label, type_line
from cantina.text.en.phrases import PHRASES, TRIGGERS, lines, phrase, when
from cantina.text.en.verbs import deeds

__all__ = [
    "GOES_TO",
    "LABELS",
    "NUMBERS",
    "OR",
    "PHRASES",
    "TRIGGERS",
    "deeds",
    "finish",
    "label",
    "lines",
    "phrase",
    "type_line",
    "when",
]
