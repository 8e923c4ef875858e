"""French. Where cards are: locations, what is next to what, what is present."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import at, de, denies, describe, has, head_of, join, maybe_at, says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns, at_hand, beyond_here, owner_of, without_owner
from cantina.text.lexicon import agree

statuses({"turned": "retourné{e}{s}"})


@says(lang.Distance)
def _distance(node: lang.Distance, c: Context) -> str:
    return f"le nombre de parsecs entre {thing(node.one, c)} et {thing(node.other, c)}"


@says(lang.OnTable)
def _is_on_table(node: lang.OnTable, c: Context) -> Nouns:
    return (Noun(where=("sur la table",)),)


@says(lang.At)
def _at(node: lang.At, c: Context) -> Nouns:
    return (Noun(where=(at(node.place, c),)),)


@says(lang.Present)
def _present(node: lang.Present, c: Context) -> Nouns:
    if c.together and at_hand(node):
        with_it = f"présent{{e}}{{s}} avec {c.title or 'cette carte'}{maybe_at(beyond_here(node), c)}"
        return (Noun(where=(with_it,)),)
    return (Noun(where=(f"présent{{e}}{{s}} {at(node.place, c)}",)),)


@says(lang.With)
def _with(node: lang.With, c: Context) -> Nouns:
    return (Noun(where=(f"{'présent{e}{s} ' if node.present else ''}avec {thing(node.who, c)}",)),)


@says(lang.Here)
def _here(node: lang.Here, c: Context) -> Nouns:
    return (Noun(determiner="même", alone="ici", place=True),)


@says(lang.Adjacent)
def _adjacent(node: lang.Adjacent, c: Context) -> Nouns:
    rest = "" if node.to in (lang.HERE, lang.THERE) else f" {thing(node.to, c, preposition='à')}"
    return (Noun((head_of("site"),), after=(f"adjacent{{e}}{{s}}{rest}",), place=True),)


@says(lang.Related)
def _related(node: lang.Related, c: Context) -> Nouns:
    rest = "" if node.to in (lang.HERE, lang.THERE) else f" {thing(node.to, c, preposition='à')}"
    return (Noun(after=(f"connexe{{s}}{rest}",), place=True),)


@says(lang.PartOf)
def _part_of(node: lang.PartOf, c: Context) -> Nouns:
    return (Noun(after=(de(node.planet),), alone=f"sur {node.planet}", place=True),)


@says(lang.ByDistance)
def _by_distance(node: lang.ByDistance, c: Context) -> Nouns:
    than = "" if isinstance(node.than, lang.Self) else f" que ne l'est {thing(node.than, c)}"
    off = "plus proche{s}" if node.nearer else "plus éloigné{e}{s}"
    where = f"{off} {thing(node.place, c, preposition='de')}{than}"
    return (Noun((head_of("site"),), after=(where,), place=True),)


@says(lang.Inside)
def _inside(node: lang.Inside, c: Context) -> Nouns:
    return (Noun(more=(f"à l'intérieur {thing(node.what, c, preposition='de')}",), place=True),)


@says(lang.Where)
def _where(node: lang.Where, c: Context) -> Nouns:
    if node.who == lang.IN_BATTLE:
        return (Noun(determiner="le", more=("de la bataille",), place=True),)
    found = describe(node.who, c)
    who = owner_of(found)
    several = node.least > 1
    said = join(without_owner(found) if who else found, "bare" if several else "a")
    text = f"au moins {node.least} {said.text}" if several else said.text
    if who:
        present = agree(" présent{e}{s}", said.fem, several) if node.present else ""
        return (Noun(more=(f"où {has(who)} {text}{present}",), place=True),)
    be, stand = ("sont", "se trouvent") if several else ("est", "se trouve")
    verb = agree(be + " présent{e}{s}", said.fem, several) if node.present else stand
    return (Noun(more=(f"où {verb} {text}",), place=True),)


@denies(lang.Where)
def _without(node: lang.Where, c: Context) -> str:
    return f"sans {thing(node.who, c).removeprefix('une ').removeprefix('un ')}"


@says(lang.AtScompLink)
def _at_scomp_link(node: lang.AtScompLink, c: Context) -> Nouns:
    return (Noun(where=("à un lien Scomp",)),)


@says(lang.Nighttime)
def _nighttime(node: lang.Nighttime, c: Context) -> str:
    return f"il fait nuit {at(node.at, c) if node.at is not None else 'quelque part sur la table'}"


@says(lang.Rotates)
def _rotates(node: lang.Rotates, c: Context) -> str:
    return (
        "la localisation est retournée : ses icônes et ses textes de jeu, ainsi que les cartes qui les étendent, "
        "servent l'autre camp"
    )


RULES = {
    "bluff": "une fois à chacun de ses tours, le joueur du côté obscur peut placer une carte de sa main face cachée "
    "ici comme carte de bluff, qui n'est pas en jeu ; son adversaire peut en retourner une à tout moment : un "
    "personnage se déploie ici gratuitement s'il le peut et sinon est perdu ; toute autre carte est perdue et le "
    "joueur du côté obscur perd 2 Force",
    "bombing run": "les bombardiers venus ici survolent le site et y combattent ; à la fin de votre phase de bataille, "
    "ils retournent gratuitement au système, ou sont perdus s'ils ne le peuvent pas",
    "energy shield": "un bouclier d'énergie couvre Hoth",
    "trench": "vaisseaux spatiaux, véhicules, personnages et créatures ne viennent ici que par des cartes qui nomment "
    "ce lieu",
    "dejarik": "seuls les cartes de dejarik et les hologrammes se déploient ici, comme des personnages dont le coût de "
    "déploiement, la puissance, l'habileté et la valeur de perte égalent la destinée et qui n'ont pas de texte de "
    "jeu ; ils ne se déplacent jamais",
}


@says(lang.Rules)
def _rules(node: lang.Rules, c: Context) -> str:
    return RULES[node.of]


@says(lang.ConvertedBy)
def _converted_by(node: lang.ConvertedBy, c: Context) -> str:
    return f"{node.title} transforme ce site"
