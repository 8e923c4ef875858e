"""What no text may say, whatever its words are made of."""

import re

NONSENSE = {
    "en": (
        r"\b(?:the|an?) (?:the|an?|this|your|their)\b",
        r"'s (?:the|an?|this|your)\b",
        r"\b(?:your|this) (?:the|an?|your|this)\b",
        r"\b(?:more|fewer) than 1 \w+s\b(?<!unless)",
        r"\bat least 1 cards\b",
        r"\b(?:is|are) cost to\b",
        r"\b(?:of of|at at|on on|to to|in in|no no|not not|and and|or or)\b",
        r"\bno (?:the|an?|any)\b",
        r"\bcards? with [^.]* in its title\b",
        r"that you occupy that the opponent",
        r" [Ii]f [^,;.:]* > [^,;.:]*, if\b",
    ),
    "fr": (
        r"\b(?:les?|la|du) (?:les?|la|une?|des|du|cette|ces?t?|votre|vos)\b",
        r"\bune? (?:les?|la|une?|du|cette|ces?t?|votre|vos)\b",
        r"\b(?:cette|ces?t?|votre|vos) (?:les?|la|une?|des|du|cette|ces?t?|votre|vos)\b",
        r"\b(?:de|à) les? (?![a-zé]+er\b)",
        r"\bplus de 1 \w+s\b",
        r"\b(?:de un|de une|que il|que elle|que un|que une|si ils?|de à|à de|à à|de de|et et|ou ou)\b",
        r"\b(?:[Tt]ant que|[Dd]ès que) [^,.;:]* ou si\b",
        r"qui n'est pas où",
        r"qui sert (?:vous|moi)\b",
        r"hors de \w+ de planète",
        r"\b[Ee]ngage[rz]\b",
        r"que vous occupez que l'adversaire",
        r"\bcette carte [a-zé ]*(?:sous|contre) cette carte\b",
        r"\b[Ss]i [^,;.]* > [^,;.]*, si\b",
        r"même localisation que la",
    ),
}


def nonsense_in(said: str, lang: str) -> list[str]:
    """What a text says that makes no sense."""
    return [found[0] for pattern in NONSENSE[lang] for found in re.finditer(pattern, said)]
