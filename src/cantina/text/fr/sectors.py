"""French. Sectors: what flying through them brings."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import head_of, says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Above)
def _above(node: lang.Above, c: Context) -> Nouns:
    return (
        Noun((head_of("cloud sector"),), after=(f"au-dessus {thing(node.what, c, preposition='de')}",), place=True),
    )


@says(lang.AsteroidRules)
def _asteroid_rules(node: lang.AsteroidRules, c: Context) -> str:
    return (
        "règles des astéroïdes : pendant chacune de vos phases de contrôle, l'adversaire tire une fois une destinée "
        "d'astéroïde contre chacun de vos vaisseaux spatiaux présents ici et ajoute 1 pour chaque autre secteur "
        "d'astéroïdes du système ; un vaisseau est perdu si le total dépasse son blindage ou sa manœuvre, ou si la "
        "carte tirée est un secteur d'astéroïdes"
    )


@says(lang.MovementDestiny)
def _movement_destiny(node: lang.MovementDestiny, c: Context) -> str:
    return (
        "quand votre vaisseau spatial quitte cet endroit, tirez une destinée de mouvement et ajoutez la manœuvre du "
        f"vaisseau ; si le total est inférieur à {node.least}, il est perdu"
    )
