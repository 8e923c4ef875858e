"""French. Attack Runs."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import amount, group, says, thing
from cantina.text.fr.zones import of_them
from cantina.text.grammar import Clause, Context, Noun, Nouns


@says(lang.LeadsRun)
def _leads_run(node: lang.LeadsRun, c: Context) -> Nouns:
    return (Noun(where=("en tête de l'Attack Run",)),)


@says(lang.AttackRun)
def _attack_run(node: lang.AttackRun, c: Context) -> Clause:
    enter = (
        "vos chasseurs viennent ici gratuitement (leur déplacement régulier), et l'adversaire peut suivre avec au plus "
        f"{of_them(lang.theirs(node.followers), node.most, c, lang.OPPONENT)} de ce système (un escadron compte pour "
        "trois)"
    )
    lead = f"{thing(lang.STARFIGHTER & node.able, c)} mène, les autres sont ses ailiers"
    fire = (
        "les joueurs agissent à tour de rôle : les armes d'ici et de ceux qui ont suivi peuvent tirer une fois "
        "chacune, sur les ailiers, ou sur le chasseur de tête s'il n'en reste plus ; qui est touché est aussitôt perdu"
    )
    away = f"tirez 2 destinées et calculez {amount(node.total, c)}. Tous les vaisseaux d'ici repartent gratuitement"
    end = f"si le total > {amount(node.over, c)}, {group(node.then, c)}"
    start = f"{enter}. Nommez le chasseur de tête : {lead}. Puis {fire}"
    return Clause(f"{start}. S'il en reste un, {away}. Ensuite, {end}")
