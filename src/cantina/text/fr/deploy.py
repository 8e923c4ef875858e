"""French. Deploying: where, and at what price."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.choices import inside, pile, reshuffled, upon, which, whose
from cantina.text.fr.phrases import (
    at,
    at_cost,
    deed,
    describe,
    did,
    doing,
    join,
    maybe_at,
    maybe_to,
    moments,
    order,
    phrase,
    que,
    says,
    si,
    suffix,
    thing,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import agree, sentences


@says(lang.Deploy)
def _deploy(node: lang.Deploy, c: Context) -> Clause:
    choice, price = node.what, "" if node.cost is None else at_cost(node.cost, c)
    if node.together:
        rest = "les deux cartes simultanément (à défaut, chacune retourne d'où elle vient, puis mélangez)"
        return order("déployer", "déployez", rest)
    if not isinstance(choice, lang.Choice):
        return order("déployer", "déployez", f"{thing(choice, c, 'many')}{_goal(node, c)}{price}")
    where = f" depuis {pile(choice.among)}" if isinstance(choice.among, lang.In) else inside(choice.among, c)
    if node.by != lang.YOU:
        theirs = f" depuis {whose(choice.among, choice.by)}" if isinstance(choice.among, lang.In) else where
        rest = f"{which(choice, c)}{theirs}{_goal(node, c)}{price}"
        return deed(node.by, "déployer", "déployez", "déploie", rest)
    start = "vous pouvez déployer" if choice.at_most and choice.number == 1 else "déployez"
    return reshuffled(start, "déployer", f"{which(choice, c)}{where}{_goal(node, c)}{price}", choice)


def _goal(node: lang.Deploy, c: Context) -> str:
    if node.to is None:
        return ""
    if isinstance(node.to, lang.Related):
        return f", connexe {thing(node.to.to, c, preposition='à')}"
    return f" {at(node.to, c)}" if any(noun.place for noun in describe(node.to, c)) else f" sur {thing(node.to, c)}"


@says(lang.DeploysOn)
def _deploys_on(node: lang.DeploysOn, c: Context) -> Nouns:
    return (Noun(more=(f"qui se déploie sur {thing(node.what, c)}",)),)


@says(lang.Forget)
def _forget(node: lang.Forget, c: Context) -> Clause:
    return Clause(f"{c.title or 'cette carte'} n'a plus de cible désormais")


@says(lang.DeployOn)
def _deploy_on(node: lang.DeployOn, c: Context) -> str:
    what = f"le côté adverse {thing(node.on, c, preposition='de')}" if node.opponents_side else thing(node.on, c)
    start = f"déployez gratuitement sur {what}" if not node.cost else f"déployez sur {what}{at_cost(node.cost, c)}"
    if node.on == lang.THERE:
        start = f"vous pouvez y déployer {c.title or 'cette carte'}{at_cost(node.cost, c) or ' gratuitement'}"
    if node.to is not None:
        rest = f" et {si(phrase(node.when, c))}" if node.when is not None else ""
        start = f"{phrase(node.to, c)}{rest}, {start}"
    elif node.when is not None:
        start += f" {when(node.when, c)}"
    if node.during:
        start = f"pendant toute {lexicon.PHASES[node.during][1]}, {start}"
    return sentences([start, *(_aim(node, each, c) for each in node.targets)])


def _aim(node: lang.DeployOn, target: lang.Choice, c: Context) -> str:
    said, more = phrase(target, c), "ou déployez-en un à cet endroit, quels que soient les lieux que son texte indique"
    return f"{said} ({more})" if node.brings == target.name else said


@says(lang.Retarget)
def _retarget(node: lang.Retarget, c: Context) -> Clause:
    if node.name:
        return Clause(f"{thing(node.aim, c)} est désormais {thing(lang.Bound(node.name), c)}")
    return order("réorienter", "réorientez", f"{thing(node.what, c)} pour cibler {thing(node.aim, c)}")


@says(lang.DeployOnTable)
def _deploy_on_table(node: lang.DeployOnTable, c: Context) -> str:
    if node.inserted:
        return f"insérez dans la {lexicon.PILES['reserve'][1]} de l'adversaire ; mélangez-la"
    near = f", près de la {lexicon.PILES[node.near][1]} de l'adversaire," if node.near else ""
    where = "le côté adverse de la table" if node.opponents_side else "la table"
    moment = f"{phrase(node.to, c)}, " if node.to is not None else ""
    return sentences(
        [f"{moment}déployez sur {where}{near}{at_cost(node.cost, c)}", *(phrase(each, c) for each in node.targets)]
    )


@says(lang.Awaits)
def _awaits(node: lang.Awaits, c: Context) -> str:
    return f"{thing(node.what, c, 'many')} ne vont pas à la pile perdue faute de cible"


@says(lang.DeployOnly)
def _deploy_only(node: lang.DeployOnly, c: Context) -> str:
    return f"ne se déploie {que(maybe_to(node.to, c).strip())}, mais peut se déplacer ailleurs"


@says(lang.AsIfFromHand)
def _as_if_from_hand(node: lang.AsIfFromHand, c: Context) -> str:
    if node.what is None:
        return "vous pouvez jouer ou déployer les cartes empilées ici comme depuis la main"
    said = join(describe(node.what, c), "many")
    stacked = f"{agree('empilé{e}{s}', said.fem, said.many)} {upon(lang.On(node.on), c)}"
    return f"{said.text} {stacked} peuvent se déployer comme depuis la main"


@says(lang.StackGoesTo)
def _stack_goes_to(node: lang.StackGoesTo, c: Context) -> str:
    goal = "reviennent dans la main" if node.pile == "hand" else f"vont à la {lexicon.PILES[node.pile][1]}"
    leaves = f"si {c.title or 'cette carte'} quitte la table, son porteur ou son joueur"
    return f"{leaves}, les cartes empilées dessus {goal} de leur propriétaire"


@says(lang.DeployAnywhere)
def _deploy_anywhere(node: lang.DeployAnywhere, c: Context) -> str:
    place = maybe_at(node.to, c)
    if isinstance(node.who, lang.Self):
        return f"peut être déployé sans présence ni icône de Force{place}"
    return f"vous pouvez déployer {thing(node.who, c, 'many')} sans présence ni icône de Force{place}"


@says(lang.Together)
def _together(node: lang.Together, c: Context) -> str:
    return f"le déploiement se fait avec {thing(node.who, c)}"


@says(lang.MayDeploy)
def _may_deploy(node: lang.MayDeploy, c: Context) -> str:
    return f"vous pouvez déployer {thing(node.who, c, 'many')}{maybe_at(node.to, c)}"


@says(lang.HasDeployed)
def _has_deployed(node: lang.HasDeployed, c: Context) -> str:
    what = thing(node.what, c, "a") if node.least == 1 else f"{node.least} {thing(node.what, c, 'bare')}"
    return f"vous avez déployé {what}"


@says(lang.Unrestricted)
def _unrestricted(node: lang.Unrestricted, c: Context) -> str:
    where = maybe_to(node.to, c)
    return f"vous pouvez déployer {thing(node.who, c, 'many')}{where} malgré les restrictions de leur texte de jeu"


@says(lang.NoDeploy)
def _no_deploy(node: lang.NoDeploy, c: Context) -> str:
    return f"ne peut pas se déployer {when(node.when, c)}"


@says(lang.DeployFor)
def _deploy_for(node: lang.DeployFor, c: Context) -> str:
    said = join(describe(node.of, c), "many")
    alone = not isinstance(node.of, lang.Self) and all(getattr(each, "player", None) == lang.YOU for each in node.cost)
    price = at_cost(node.cost, c) + (" de votre part seulement" if node.cost and alone else "")
    verb = "se déploient" if said.many else "se déploie"
    place = maybe_to(node.at, c)
    if node.may:
        instead = doing(lang.YOU, node.cost, c)
        return f"au lieu de cela, vous pouvez {instead} pour déployer {said.text}{place} gratuitement"
    where = f"{place}{price}" if node.cost else f"{price}{place}"
    return f"{said.text} {verb}{where}{suffix(node.when, c)}"


moments(
    {
        "deployed": lambda t, c: did(t, c, "déployer", "déployé{e}{s}"),
        "deploying": lambda t, c: did(t, c, "déployer", "en cours de déploiement", be="est"),
    }
)
