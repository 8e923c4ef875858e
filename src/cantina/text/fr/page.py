"""French: the words around a card's text."""

from __future__ import annotations

import re
from collections.abc import Callable

from cantina.text import lexicon
from cantina.text.fr.phrases import a, de, que
from cantina.text.lexicon import agree, capital

OR = "OU"
GOES_TO = {"": "", "used": "UTILISÉE : ", "lost": "PERDUE : ", "starting": "DE DÉPART : "}
LABELS = {
    "light": "Côté lumineux", "dark": "Côté obscur", "icons": "Icônes", "traits": "Caractéristiques",
    "force": "Icônes de Force", "model": "Modèle", "empty": "Pas de texte de jeu.", "colon": " : ",
    "light short": "lumineux", "dark short": "obscur", "title": "Titre français",
}  # fmt: skip
NUMBERS = {
    "destiny": "Destinée", "power": "Puissance", "ability": "Habileté", "deploy": "Déploiement",
    "forfeit": "Valeur de perte", "maneuver": "Manœuvre", "armor": "Blindage", "hyperspeed": "Hypervitesse",
    "landspeed": "Vitesse terrestre", "parsec": "Parsec", "politics": "Politique",
    "ferocity": "Férocité", "defense": "Valeur de défense",
}  # fmt: skip


def label(word: str) -> str:
    """A type, icon or characteristic standing by itself."""
    if word in lexicon.ADJECTIVES:
        adjective = lexicon.ADJECTIVES[word]
        return adjective.label or agree(adjective.fr)
    return lexicon.noun(word).fr


def type_line(category: str, types: tuple[str, ...]) -> str:
    """A card's category and types."""
    names = [capital(label(each)) for each in types]
    return f"{capital(label(category))} – {' / '.join(names)}" if names else capital(label(category))


_CONTRACTED: dict[str, Callable[[str], str]] = {"de": de, "à": a, "que": que}


def after(before: str, said: str) -> str:
    """What is said after other words: "de", "à" and "que" before it are contracted."""
    words, _, last = before[:-1].rpartition(" ")
    if not said or not before.endswith(" ") or last not in _CONTRACTED:
        return before + said
    return f"{words} {_CONTRACTED[last](said)}" if words else _CONTRACTED[last](said)


def finish(text: str) -> str:
    """Typography: no line breaks before high punctuation or inside quotation marks."""
    text = re.sub(" ([:;!?»])", "\u00a0\\1", text)
    return text.replace("« ", "«\u00a0")
