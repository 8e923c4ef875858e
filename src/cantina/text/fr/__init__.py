"""French: one phrase for each node of the card language."""

from cantina.text.fr.abilities import GOES_TO, LABELS, NUMBERS, OR, finish, label, type_line
from cantina.text.fr.phrases import PHRASES, TRIGGERS, a, de, decimal, lines, phrase, que, si, the, when
from cantina.text.fr.verbs import deeds

__all__ = [
    "GOES_TO",
    "LABELS",
    "NUMBERS",
    "OR",
    "PHRASES",
    "TRIGGERS",
    "a",
    "de",
    "decimal",
    "deeds",
    "finish",
    "label",
    "lines",
    "phrase",
    "que",
    "si",
    "the",
    "type_line",
    "when",
]
