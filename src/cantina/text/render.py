"""Words for everything: messages, card texts and card pages, in English and in French, made from the same data."""

from __future__ import annotations

from itertools import groupby
from types import ModuleType
from typing import Any

from cantina.lang import SELF, Act, Cancels, Condition, DeployFor, Function, May, Starting
from cantina.lang.titles import french_title
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.model.sides import SIDES
from cantina.model.text import CardRef, Lang, Text, use_languages
from cantina.text import en, fr, lexicon
from cantina.text.grammar import Context
from cantina.text.lexicon import capital, listed, sentence
from cantina.text.messages import ROWS, check
from cantina.text.template import fill

LANGUAGES = ("en", "fr")
_MODULES: dict[str, ModuleType] = {"en": en, "fr": fr}


def _module(lang: Lang) -> ModuleType:
    if lang not in _MODULES:
        raise ValueError(f"unknown language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    return _MODULES[lang]


# -- messages ----------------------------------------------------------------------------------------------------------

REASONS = {
    "life-force": ("the opponent has no Life Force left", "l'adversaire n'a plus de Force vitale"),
    "conceded": ("the opponent concedes", "l'adversaire abandonne"),
    "time": ("the opponent's time is up", "le temps de l'adversaire est écoulé"),
    "abandoned": ("the opponent has left the table", "l'adversaire a quitté la table"),
}
ARTICLES = {"en": "the ", "fr": "la "}  # piles and phases are feminine in French
WORDS: dict[str, dict[str, tuple[str, str]]] = {
    "player": lexicon.SIDES, "owner": lexicon.SIDES, "winner": lexicon.SIDES, "seat": lexicon.SEATS,
    "period": lexicon.PERIODS, "verb": lexicon.MOVES, "of": lexicon.DESTINIES, "kind": lexicon.MOMENTS,
    "reason": REASONS,
}  # fmt: skip
WITH_ARTICLE = {"pile": lexicon.PILES, "zone": lexicon.PILES, "phase": lexicon.PHASES}


Words = tuple[Any, ...]
_SAID: dict[Words, str] = {}  # what was said lately
KEPT = 10_000


def render(text: Text, lang: Lang = "en") -> str:
    """A message in a language. Much is said again and again, in many games: that is worded once."""
    words = _words(text, lang)
    said = _SAID.get(words) if words else None
    if said is None:
        said = capital(_inner(text, lang))
        if words:
            if len(_SAID) >= KEPT:
                _SAID.clear()
            _SAID[words] = said
    return said


def _words(text: Text, lang: Lang) -> Words | None:
    """All that the words of a message depend on; None if it has nodes or other messages in it. 0, 0.0 and False are
    equal, but not said alike."""
    found: list[Any] = [text.key, lang]
    for name, value in text.args.items():
        kind = type(value)
        if kind is CardRef:
            value = value.title
        elif kind is tuple and all(type(each) is CardRef for each in value):
            value = tuple([each.title for each in value])
        elif kind not in _PLAIN:
            return None
        found += (name, kind, value)
    return tuple(found)


_PLAIN = frozenset({str, int, float, bool, type(None)})


def _inner(text: Text, lang: Lang) -> str:
    """A message as it reads inside another one."""
    module = _module(lang)
    template = ROWS[text.key][LANGUAGES.index(lang)]

    def value(name: str, form: str) -> str | None:
        return _value(name, text.args.get(name), form, text.args, lang)

    return str(module.finish(fill(template, value, module.after)))


def _value(name: str, value: Any, form: str, args: dict[str, Any], lang: Lang) -> str | None:
    """An argument in words; None if it is missing. An empty kind of destiny is a word, too."""
    if name == "targets" and "node" in args:
        value = _not_named_yet(value, args, lang)
    if value is None or value is False or value == ():
        return None
    if (value == "" and name != "of") or (name == "hits" and not value):
        return None
    if form == "?":
        return ""
    said = _said(name, value, form, args, lang)
    return capital(said) if form == "capital" else said


def _not_named_yet(cards: tuple[CardRef, ...], args: dict[str, Any], lang: Lang) -> tuple[CardRef, ...]:
    """The targets that neither the text of the action nor its place names."""
    text, place = _node(args["node"], "", args, lang), args.get("place")
    return tuple(card for card in cards if card.title not in text and card != place)


def _said(name: str, value: Any, form: str, args: dict[str, Any], lang: Lang) -> str:
    n = LANGUAGES.index(lang)
    if isinstance(value, str):
        return _word(name, value, form, lang)
    if isinstance(value, CardRef):
        return value.title
    if isinstance(value, Text):
        return _inner(value, lang) if form == "bare" else render(value, lang)
    if isinstance(value, tuple | list):
        words = [_said(name, each, form, args, lang) for each in value]
        return listed(words, ("or", "ou")[n] if name == "node" else ("and", "et")[n])
    if isinstance(value, Node):
        return _node(value, form, args, lang)
    number = lexicon.number(value) if lang == "en" else fr.decimal(value)
    if form == "force":
        return f"{number} Force" if value else ("free", "gratuit")[n]
    if form == "times":
        return f"{number} {('time', 'fois')[n]}{'s' if value != 1 and lang == 'en' else ''}"
    if form == "cards":
        return f"{number} {('card', 'carte')[n]}{'' if value == 1 else 's'}"
    return number


def _word(name: str, value: str, form: str, lang: Lang) -> str:
    n = LANGUAGES.index(lang)
    if name == "stat":
        return _stat(value, form, lang)
    if name in WITH_ARTICLE and value in WITH_ARTICLE[name]:
        return ("" if form == "plain" else ARTICLES[lang]) + WITH_ARTICLE[name][value][n]
    table = WORDS.get(name, {})
    return table[value][n] if value in table else value


def _stat(value: str, form: str, lang: Lang) -> str:
    stat = lexicon.STATS.get(value)
    if stat is None:
        return value
    if lang == "en":
        return stat.en
    if form == "plain":
        return stat.fr + stat.during
    name = fr.de(stat.fr) if form == "bare" else fr.the(stat.fr, stat.fem, stat.many)
    return name + stat.during


def _node(node: Node, form: str, args: dict[str, Any], lang: Lang) -> str:
    """A node of a card's text: what it does, or with form "full" or "when" all that it says."""
    module = _module(lang)
    source = args.get("card") or args.get("by")
    bound = {name: each.title if isinstance(each, CardRef) else each for name, each in args.get("bound", {}).items()}
    context = Context(source.title if isinstance(source, CardRef) else "", bound=bound)
    if form == "when" and isinstance(node, Condition):
        return str(module.when(node, context))
    if form != "full" and isinstance(node, Act | May):
        return str(module.deeds(node, context))
    return str(module.phrase(node, context))


# -- cards -------------------------------------------------------------------------------------------------------------


def phrase(node: Node, lang: Lang = "en", title: str = "") -> str:
    """One node in words; `title` is the card that it stands on."""
    module = _module(lang)
    return str(module.finish(module.phrase(node, Context(title))))


def card_text(definition: Definition, lang: Lang = "en") -> str:
    """A card's game text; of a location both halves, each under the name of its side."""
    module = _module(lang)
    if definition.category != "location":
        return _lines(definition, definition.text, lang)
    halves = [(side, definition.half(side)) for side in SIDES]
    names = {side: str(module.finish(module.LABELS[side] + module.LABELS["colon"])) for side in SIDES}
    return "\n".join(names[side] + _lines(definition, half, lang) for side, half in halves if half)


def _lines(definition: Definition, text: tuple[Node, ...], lang: Lang) -> str:
    """Sentences in a row; functions of which one is chosen stand apart, with OR between them, under the pile that an
    Interrupt goes to if that depends. Several ways to use one function stand together."""
    module = _module(lang)
    title = "" if definition.whole else definition.title  # of two faces "this card" means both
    context = Context(title, definition.category == "interrupt")
    kinds = (Act, Cancels, Starting) if definition.category == "interrupt" else Function
    blocks = []
    for pile, same in groupby((line for line in text if isinstance(line, kinds)), _goes_to):
        choices: list[str] = []
        for line in same:
            (said,) = map(sentence, module.lines([line], context))
            if isinstance(line, Act) and line.also:
                choices[-1] += " " + said
            else:
                choices.append(said)
        blocks.append(module.GOES_TO[pile] + f"\n{module.OR}\n".join(choices))
    others = module.lines([line for line in text if not isinstance(line, kinds)], context)
    blocks.append(" ".join(map(sentence, others)))
    return str(module.finish("\n".join(block for block in blocks if block)))


def _goes_to(line: Node) -> str:
    return line.goes_to if isinstance(line, Act | Cancels | Starting) else ""


def card_page(definition: Definition, lang: Lang = "en") -> str:
    """All that is on a card: title, side and type, numbers, icons, characteristics, text."""
    module = _module(lang)
    labels = module.LABELS
    lines = [
        ("◇" if definition.is_restricted else "•") * definition.unique + definition.title,
        _french_title(definition) if lang == "fr" else "",
        f"{labels[definition.side]} – {module.type_line(definition.category, definition.types)}",
        " · ".join(_numbers(definition, module)),
        _labelled("model", (definition.model,) if definition.model else (), module),
        _labelled("icons", definition.icons, module),
        _force_icons(definition, module),
        _labelled("traits", definition.traits, module),
        "",
    ]
    head = "\n".join(line for line in lines if line)
    return f"{module.finish(head)}\n\n{card_text(definition, lang) or labels['empty']}"


def word_label(word: str, lang: Lang = "en") -> str:
    """A characteristic or an icon as it stands on a card."""
    module = _module(lang)
    return str(module.finish(module.label(word)))


def deploys_by_its_text(definition: Definition) -> bool:
    """Whether an asterisk stands for the deploy cost: the text alone says what it is."""
    return any(isinstance(line, DeployFor) and (line.of, line.at, line.when) == (SELF, None, None)
               for line in definition.text)  # fmt: skip


def _numbers(definition: Definition, module: ModuleType) -> list[str]:
    found = []
    for stat, name in module.NUMBERS.items():
        value = getattr(definition, stat)
        numbers = value if isinstance(value, tuple) else (value,)
        if stat == "deploy" and deploys_by_its_text(definition):
            found.append(f"{name} *")
        elif value is not None:
            found.append(f"{name} {' / '.join(lexicon.number(each) for each in numbers)}")
        elif stat in definition.undefined:
            found.append(f"{name} *")
    return found


def _labelled(name: str, words: tuple[str, ...], module: ModuleType) -> str:
    return module.LABELS[name] + module.LABELS["colon"] + ", ".join(map(module.label, words)) if words else ""


def _french_title(definition: Definition) -> str:
    french = french_title(definition.title)
    return fr.LABELS["title"] + fr.LABELS["colon"] + french if french else ""


def _force_icons(definition: Definition, module: ModuleType) -> str:
    if definition.category != "location":
        return ""
    labels = module.LABELS
    counts = ", ".join(f"{labels[f'{side} short']} {definition.force_icons(side)}" for side in SIDES)
    return str(labels["force"] + labels["colon"] + counts)


use_languages(render, check)
