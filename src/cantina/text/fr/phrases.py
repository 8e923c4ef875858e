"""French: players, numbers, noun phrases, conditions and clauses; what all topics are made of."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.grammar import (
    OWN,
    Claim,
    Clause,
    Context,
    Head,
    Noun,
    Nouns,
    Said,
    clauses_of,
    depends,
    excepts,
    is_determined,
    is_hull,
    owner_of,
    placed,
    relatives_joined,
    times_and_facts,
    without_owner,
    without_where,
)
from cantina.text.lexicon import agree, listed
from cantina.text.phrase_registry import PhraseRegistry

READINGS = PhraseRegistry("French", lambda found: join(found, "a").text, " ; ", "ou")
says, denies, says_together, moments = READINGS.says, READINGS.negation_of, READINGS.says_together, READINGS.moments
statuses, adjective = READINGS.statuses, READINGS.adjective
kinds_of_card = READINGS.kinds_of_card
comings, coming = READINGS.status_gain_phrases, READINGS.coming
endings, ending = READINGS.status_end_phrases, READINGS.ending
phrase, lines, describe = READINGS.phrase, READINGS.lines, READINGS.describe
clause, clauses, deeds = READINGS.clause, READINGS.clauses, READINGS.deeds


_MUTE = ("habileté", "hyper", "homme")


def elides(text: str) -> bool:
    """Whether "de" and "que" lose their vowel before these words."""
    return text[:1].lower() in "aeiouâàéèêëîïôœ" or text.lower().startswith(_MUTE)


def de(text: str) -> str:
    """de, d', du, des."""
    if text.startswith("le "):
        return "du " + text[3:]
    if text.startswith("les "):
        return "des " + text[4:]
    return f"d'{text}" if elides(text) else f"de {text}"


def a(text: str) -> str:
    """à, au, aux."""
    if text.startswith("le "):
        return "au " + text[3:]
    return "aux " + text[4:] if text.startswith("les ") else f"à {text}"


def si(text: str) -> str:
    """si, s'il."""
    return f"s'{text}" if text.startswith(("il ", "ils ")) else f"si {text}"


def ne(text: str) -> str:
    """ne, n'."""
    return f"n'{text}" if elides(text) else f"ne {text}"


def que(text: str) -> str:
    """que, qu'."""
    return f"qu'{text}" if elides(text) else f"que {text}"


def the(text: str, fem: bool, many: bool = False) -> str:
    """le, la, l', les."""
    if many:
        return f"les {text}"
    return f"l'{text}" if elides(text) else f"{'la' if fem else 'le'} {text}"


PLAYERS: dict[lang.Player, str] = {
    lang.YOU: "vous", lang.OPPONENT: "l'adversaire", lang.ANYONE: "un joueur", lang.EACH: "chaque joueur",
    lang.WINNER: "le vainqueur", lang.LOSER: "le perdant", lang.THAT_PLAYER: "ce joueur",
}  # fmt: skip
HERS: dict[lang.Player | None, tuple[str, str]] = {lang.YOU: ("votre", "vos"), OWN: ("son", "ses")}


def player(who: lang.Player) -> str:
    """A player as a subject."""
    return PLAYERS.get(who, "son adversaire" if isinstance(who, lang.OpponentOf) else "son joueur")


def owned(who: lang.Player, text: str, fem: bool, many: bool = False) -> str:
    """Something of a player's: "votre main", "la main de l'adversaire"."""
    if who == lang.YOU:
        return f"{'vos' if many else 'votre'} {text}"
    if who == OWN:
        return f"{'ses' if many else 'sa' if fem else 'son'} {text}"
    return f"{the(text, fem, many)} {de(player(who))}"


def do(who: lang.Player, you: str, third: str) -> str:
    """A subject and its verb: "vous perdez", "l'adversaire perd"."""
    return f"{player(who)} {you if who == lang.YOU else third}"


def amount(value: Any, c: Context) -> str:
    """A number, fixed or worked out."""
    return decimal(value) if isinstance(value, Num) else phrase(value, c)


def decimal(value: Num) -> str:
    """A number with a French comma."""
    return lexicon.number(value).replace(".", ",")


def force(value: Any, c: Context) -> str:
    """An amount of Force."""
    if isinstance(value, lang.Depends):
        return f"{force(value.otherwise, c)} (ou {force(value.then, c)} {when(value.when, c)})"
    plain = isinstance(value, Num) or value == lang.X
    return f"{amount(value, c)} Force" if plain else f"de la Force à hauteur {de(amount(value, c))}"


def at_price(value: Any, c: Context) -> str:
    """What something costs, at the end of a sentence."""
    if isinstance(value, lang.Depends):
        return f"{at_price(value.otherwise, c)} (ou{at_price(value.then, c)} {when(value.when, c)})"
    return " gratuitement" if value == 0 else f" pour {force(value, c)}"


def at_cost(cost: lang.Cost, c: Context) -> str:
    """What a cost asks for, at the end of a sentence."""
    shares = [at_price(verb.amount, c) + SHARES.get(verb.player, "") for verb in cost if isinstance(verb, lang.Use)]
    rest = [phrase(verb, c) for verb in cost if not isinstance(verb, lang.Use)]
    besides = f" ({listed(rest, 'et')} pour cela)" if rest else ""
    return " et".join(shares) + besides if cost else " gratuitement"


SHARES: dict[lang.Player, str] = {lang.EACH: " de chaque joueur", lang.OPPONENT: " de l'adversaire"}


def doing(who: lang.Player, verbs: tuple[lang.Verb, ...], c: Context) -> str:
    """What a player does, after "peut", "doit" or "pour"."""
    return listed([clause(verb, c).done_by(who) for verb in verbs], "et")


def some(value: Any, one: str, many: str, c: Context) -> str:
    """So many things."""
    if isinstance(value, Num):
        return f"{decimal(value)} {one if value < 2 else many}"
    if value == lang.X:
        return f"X {many}"
    return f"un nombre {de(many)} égal {a(amount(value, c))}"


def render(noun: Noun, form: str, word: str = "", preposition: str = "") -> Said:
    """A noun phrase. Form: "a", "the", "each", "many" or "bare" (the plural after a number); "de" or "à" may go before
    it."""
    put: Callable[[str], str] = {"de": de, "à": a}.get(preposition, str)
    if noun.owner is not None and is_determined(noun):
        whose = f"qui {{est|est|sont|sont}} {a(player(noun.owner))}"
        noun = msgspec.structs.replace(noun, owner=None, more=(*noun.more, whose))
    if form == "a" and noun.owner in HERS and noun.before[:1] == ("autre{s}",):
        mine = msgspec.structs.replace(noun, before=noun.before[1:])
        said = render(mine, "many", word or "ou", "de")
        return Said(put(f"{'une' if said.fem else 'un'} autre {said.text}"), False, said.fem)
    many = form in ("many", "bare") and not noun.determiner  # ce site est un seul
    heads = noun.heads or (head_of(noun.stands_for or ("location" if noun.place else "card")),)
    plural = many and not noun.proper
    fem = all(head.fem for head in heads)
    names = _names(noun, heads, form, plural)
    names = [name if plural and n and not heads[n].proper else put(name) for n, name in enumerate(names)]
    text = listed(names, word or ("et" if many else "ou"))
    owner = [] if noun.owner is None or noun.owner in HERS else [de(player(noun.owner))]
    more = relatives_joined(sorted(noun.more, key=len), "et")  # the shorter, the nearer
    tail = [*_adjectives_first(_neither(noun.after)), *owner, *more]
    tail += filter(None, [placed(noun.where, "et")])
    several = plural or (many and len(heads) > 1) or all(head.several for head in heads)
    text = " ".join([text, *(agree(each, fem, several) for each in tail)])
    return Said(text, several, fem)


def _adjectives_first(described: tuple[str, ...]) -> list[str]:
    """What agrees stands next to the noun: "un site connexe de planète"."""
    return sorted(described, key=lambda each: each.startswith(("de ", "d'", "du ", "des ", "à ")))


def _neither(described: tuple[str, ...]) -> tuple[str, ...]:
    """What a thing is not, if that is several things: "qui n'est ni guerrier ni droïde"."""
    negative = [each.removeprefix("non ") for each in described if each.startswith("non ")]
    if len(negative) < 2:
        return described
    others = tuple(each for each in described if not each.startswith("non "))
    return (*others, "qui {n'est|n'est|ne sont|ne sont} " + " ".join(f"ni {each}" for each in negative))


def _names(noun: Noun, heads: tuple[Head, ...], form: str, plural: bool) -> list[str]:
    """The heads with their determiners; in the plural the first determiner serves for all."""
    before = "".join(f"{each} " for each in noun.before)
    found = []
    for n, head in enumerate(heads):
        core = agree(before, head.fem, plural) + (head.many if plural else head.one)
        determined = _determined(noun, head, form, core, plural)
        found.append(core if plural and n else determined)
    return found


def _determined(noun: Noun, head: Head, form: str, core: str, plural: bool) -> str:
    if noun.determiner == "ce" or noun.alone == "ici":
        return f"{'cette' if head.fem else 'cet' if elides(core) else 'ce'} {core}"
    if noun.determiner == "le":
        return the(core, head.fem)
    if noun.determiner:
        return f"{'la' if head.fem else 'le'} {noun.determiner} {core}"
    if noun.owner in HERS:
        return f"{HERS[noun.owner][plural or head.several]} {core}"
    if form == "each":
        return f"chaque {core}"
    if head.proper and noun.owner:
        return the(core, head.fem, head.several)  # "le Falcon de l'adversaire"
    if (head.proper and "autre{s}" not in noun.before) or form == "bare":
        return core
    if form == "the" or plural:
        return the(core, head.fem, plural)
    return f"{'une' if head.fem else 'un'} {core}"


def join(found: Nouns, form: str, word: str = "", preposition: str = "") -> Said:
    """All alternatives of a noun phrase."""
    said = [render(noun, form, word, preposition) for noun in found]
    glue = word or ("et" if form in ("many", "bare") else "ou")
    text = listed([each.text for each in said], glue)
    return Said(text, any(each.many for each in said) or len(said) > 1, all(each.fem for each in said))


def thing(what: lang.Filter, c: Context, form: str = "a", word: str = "", preposition: str = "") -> str:
    """A filter as a noun phrase."""
    return join(describe(what, c), form, word, preposition).text


def at(place: lang.Filter, c: Context, form: str = "a") -> str:
    """Where: "ici", "sur Tatooine", "sur un site adjacent"."""
    return listed([noun.alone or _inside(noun, form) for noun in describe(place, c)], "ou")


def _inside(noun: Noun, form: str) -> str:
    head = noun.heads[0] if noun.heads else head_of("location")
    return render(noun, form, preposition="à").text if head.at == "à" else f"{head.at} {render(noun, form).text}"


def to(place: lang.Filter, c: Context) -> str:
    """Whither: "ici", "vers un site adjacent"."""
    spots = []
    for noun in describe(place, c):
        text = noun.alone or f"vers {render(noun, 'a').text}"
        spots.append(re.sub("^(sur|à) ", "vers ", text))
    return listed(spots, "ou")


def head_of(word: str) -> Head:
    """A common noun."""
    entry = lexicon.noun(word)
    beside = entry.adj or f"{{{entry.fr}|{entry.fr}|{entry.frs}|{entry.frs}}}"
    return Head(entry.fr, entry.frs, entry.fem, beside, entry.at, general=entry.general)


def called(title: str, fem: bool = False, at: str = "sur", several: bool = False) -> Nouns:
    """A proper name."""
    fem, several = fem or title in lexicon.WOMEN, several or title in lexicon.SEVERAL
    return (Noun((Head(title, title, fem, title, at, proper=True, several=several),)),)


def added_if(more: lang.Depends, c: Context) -> str:
    """What is added only under a condition."""
    sign = "-" if isinstance(more.then, Num) and more.then < 0 else "+"
    then = -more.then if sign == "-" else more.then
    return f"({sign}{amount(then, c)} {when(more.when, c)})"


def made_of(node: lang.Pairs, c: Context) -> str:
    """What each pair is made of."""
    one, two = describe(node.one, c), describe(node.other, c)
    (short, where), (_, there) = without_where(one), without_where(two)
    first = short if where == there else one  # where both are is said once
    return f"{de(_one_of(first))} et {de(_one_of(two))}"


def _one_of(found: Nouns) -> str:
    hers = any(noun.owner in HERS for noun in found)
    said = join(found, "many", "ou", "de") if hers else join(found, "a")
    return f"{'une' if said.fem else 'un'} {said.text}" if hers else said.text


def when(condition: lang.Condition, c: Context) -> str:
    """A condition with its conjunction: "si …", "sauf si …", "pendant …"."""
    if excepts(condition):
        return f"sauf {si(phrase(condition.part, c))}"
    times, rest = times_and_facts(condition)
    said = listed([si(each) for each in claimed(rest, c)], "et")
    return " ".join([*(f"pendant {time_words(each, c)}" for each in times), said]).strip()


def as_long_as(condition: lang.Condition, c: Context) -> str:
    """A condition over several sentences: "tant que …", "sauf si …", "pendant …"."""
    if excepts(condition):
        return when(condition, c)
    times, rest = times_and_facts(condition)
    said = f"tant {lasting(rest, c)}" if rest else ""
    return " ".join([*(f"pendant {time_words(each, c)}" for each in times), said]).strip()


def lasting(parts: list[lang.Condition], c: Context) -> str:
    """Conditions after "dès" or "tant": "que …, que … et que …"."""
    return listed([que(each) for each in claimed(parts, msgspec.structs.replace(c, lasting=True))], "et")


def again(text: str, c: Context) -> str:
    """One more condition, with the conjunction that the first one had."""
    return que(text) if c.lasting else si(text)


def suffix(condition: lang.Condition | None, c: Context) -> str:
    """A condition at the end of a sentence, if there is one."""
    return f" {when(condition, c)}" if condition is not None else ""


def time_words(node: lang.Condition, c: Context) -> str:
    """A time that a text names, after "pendant"."""
    if isinstance(node, lang.DuringBattle):
        began = "" if node.by == lang.ANYONE else f" {que(do(node.by, 'avez', 'a'))} initiée"
        lost = f" {que(do(node.lost_by, 'avez', 'a'))} perdue" if node.lost_by else ""
        segment = f"le segment {lexicon.SEGMENTS[node.segment]} d'" if node.segment else ""
        return f"{segment}une bataille{began}{lost}{maybe_at(node.at, c)}"
    assert isinstance(node, lang.TurnOf)
    return owned(node.player, lexicon.PHASES[node.phase][1], True) if node.phase else owned(node.player, "tour", False)


def exists(node: lang.There, c: Context) -> Claim:
    """That so many such cards are there."""
    return claim_of(node.of, c, f"au moins {node.least}" if node.least > 1 else "")


def claim_of(what: lang.Filter, c: Context, number: str = "") -> Claim:
    """That some cards are there."""
    found, where = without_where(describe(what, c))
    place = placed(where, "et") or ("" if any(noun.where for noun in found) else "sur la table")
    who = owner_of(found)
    found = without_owner(found) if who else found
    if number:
        hers = any(noun.owner in HERS for noun in found)
        said = join(found, "many" if hers else "bare", preposition="de" if hers else "")
        return Claim(who, Said(f"{number} {said.text}", True, said.fem), place)
    said = join(found, "a")
    return Claim(who, Said(said.text, len(found) == 1 and said.many, said.fem), place)


def claim_all(claims: list[Claim]) -> str:
    """One clause for cards of one owner at one place."""
    who, many = claims[0].who, len(claims) > 1 or claims[0].what.many
    place = agree(claims[0].where, all(claim.what.fem for claim in claims), many)
    what = listed([claim.what.text for claim in claims], "et")
    if who:
        return f"{has(who)} {what} {place}".strip()
    ensemble = " ensemble" if len(claims) > 1 and place == "dans la bataille" else ""
    return f"{what} {'sont' if many else 'est'}{ensemble} {place}".strip()


def claimed(parts: list[lang.Condition], c: Context) -> list[str]:
    """Conditions as clauses."""
    return clauses_of(parts, lambda node: exists(node, c), claim_all, lambda node: phrase(node, c))


def has(who: lang.Player) -> str:
    """That a player has something."""
    return do(who, "avez", "a")


def maybe_at(place: lang.Filter | None, c: Context) -> str:
    """Where, if a text says so."""
    return f" {at(place, c)}" if place is not None else ""


def maybe_to(place: lang.Filter | None, c: Context) -> str:
    """Where something deploys to, if a text says so: at a location, or aboard a card."""
    if place is None:
        return ""
    parts = place.parts if isinstance(place, lang.Either) else (place,)
    spots = [f"à bord {thing(part, c, preposition='de')}" if is_hull(part) else at(part, c) for part in parts]
    return f" {listed(spots, 'ou')}"


def did(node: lang.Trigger, c: Context, infinitive: str, participle: str, be: str = "vient d'être") -> str:
    """A player, or somebody, just did something with a card."""
    said = join(describe(node.card or lang.THAT, c), "a")
    place = maybe_at(node.at, c)
    if node.by == lang.ANYONE:
        return f"si {said.text} {be} {agree(participle, said.fem)}{place}"
    return f"si {do(node.by, 'venez', 'vient')} {de(infinitive)} {said.text}{place}"


def began(node: lang.Trigger, c: Context, what: str, fem: bool) -> str:
    """A player, or somebody, just began something."""
    if node.by == lang.ANYONE:
        return agree(f"si {what} vient d'être initié{{e}}{maybe_at(node.at, c)}", fem)
    return f"si {do(node.by, 'venez', 'vient')} d'initier {what}{maybe_at(node.at, c)}"


HOW = {"hyperspeed": " à travers l'hyperespace"}


def moving(node: lang.Trigger, c: Context, verb: str) -> str:
    """A card moves, just moved or is about to."""
    start = f" depuis {thing(node.start, c)}" if node.start is not None else ""
    goal = f" {to(node.at, c)}" if node.at is not None else ""
    card = thing(node.card, c) if node.card is not None else "une carte"
    return f"si {card} {verb}{HOW.get(node.of, '')}{start}{goal}"


def deed(who: lang.Player, infinitive: str, order: str, third: str, rest: str) -> Clause:
    """What a player does: an order to you, a statement about anybody else."""
    deed = f"{infinitive} {rest}"
    if who == lang.YOU:
        return Clause(f"{order} {rest}", deed, who, deed)
    return Clause(f"{player(who)} {third} {rest}", f"faire {deed} {a(player(who))}", who, deed)


def order(infinitive: str, imperative: str, rest: str) -> Clause:
    """What you do."""
    return deed(lang.YOU, infinitive, imperative, "", rest)


def group(do_: tuple[lang.Verb, ...], c: Context) -> str:
    """Several verbs in one clause. What depends on a condition ends before what does not."""
    if depends(do_):
        return " ; ".join([phrase(each, c) for each in do_])
    text = listed([phrase(each, c) for each in do_], "et")
    return re.sub(r"\bet (jusqu'|tant que\b)", r"et, \1", text)


def pronoun(said: Said) -> str:
    """The pronoun that stands for something."""
    return ("elle" if said.fem else "il") + ("s" if said.many else "")


def while_there(where: tuple[str, ...], said: Said) -> str:
    """Where a named card must be for a text to apply."""
    there, be = placed(where, "et"), "sont" if said.many else "est"
    if there.startswith("avec "):
        return f" {there}"
    return agree(f" quand {pronoun(said)} {be} {there}", said.fem, said.many) if there else ""
