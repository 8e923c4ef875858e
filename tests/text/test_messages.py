"""What the code says has words, and all words are said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cantina
from cantina.cards import CARDS
from cantina.engine.statuses import STATUS_RULES
from cantina.lang import NO_BATTLE, STATUSES
from cantina.model.sides import PHASES
from cantina.model.text import CardRef, say
from cantina.model.trigger_event import moments
from cantina.rules.player_actions import OFFER_ORDER, PLAYER_ACTIONS, explained
from cantina.text.messages import ROWS, MessageError, check
from cantina.text.render import LANGUAGES, card_text
from cantina.text.template import fill, spoken_of

SOURCE = Path(cantina.__file__).parent
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
LUKE = CardRef(1, "Luke")
VADER = CardRef(2, "Vader")

# Who says a message: the place of the key among the arguments, what the key begins with, and what is no word of it.
SAYERS = {
    "say": (0, "", set()), "_say": (0, "", set()), "log_event": (0, "event.", {"seen_by", "hidden_from"}),
    "refusal": (2, "refusal.", set()), "option": (1, "option.", {"key", "ability", "words"}),
    "decline": (1, "option.", set()),
}  # fmt: skip
# What sayers add themselves, and the keys that they say if none is given.
ADDED = {"option": {"card", "targets"}, "refusal": {"by"}}
BY_DEFAULT = {"option.pass"}
UNASKED = {"at-once", "reached"}  # only what happens by itself answers it
OFFERED = [PLAYER_ACTIONS[name].verb for row in OFFER_ORDER for name in row if PLAYER_ACTIONS[name].offer is None]
# Keys that are put together at run time: how they begin and how they may go on.
OPEN = {
    "prompt.phase.": PHASES,
    "verb.": explained(),
    "option.act.": ("play", "use", "attempt", "race", "flip"),
    "option.": (*OFFERED, "change-seat", "haul"),
    "event.": (
        "lost",
        "forfeited",
        "eaten",
        "returned",
        "placed",
        "put",
        "taken",
        "escaped",
        "released",
        "bluffed",
        "buried",
        "stacked-down",
    ),
    "loss.": ("drain", "battle", "text", "cost"),
    "prompt.respond.": moments().keys() - UNASKED,
    "status.": STATUSES,
    "refusal.": [
        key
        for each in STATUS_RULES.values()
        for reasons in (each.forbids, each.restricts_opponent)
        for _, key in reasons.values()
    ],
    "part.": (
        "position",
        "forfeit-set",
        "piece",
        "crashed",
        "frozen",
        "no-pilot",
        "permanent-pilot",
        "trained",
        "upside-down",
    ),
}


def calls() -> Iterator[tuple[str, str, str | None, set[str] | None]]:
    """Where something is said, how the key begins, how it goes on (None: not known before), and with what arguments."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        own = {id(each) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in SAYERS
               for each in ast.walk(node)}  # fmt: skip
        for node in ast.walk(tree):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if (
                name in SAYERS
                and id(node) not in own
                and path.parent.name != "text"
                and path.relative_to(SOURCE).parts[0] != "server"
            ):
                for begin, rest in keys(node, name):
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", begin, rest, arguments(node, name)


def keys(call: ast.Call, name: str) -> Iterator[tuple[str, str | None]]:
    place, begin, _ = SAYERS[name]
    given = [word.value for word in call.keywords if word.arg == "key"] or call.args[place : place + 1]
    for each in given:
        for end in (each.body, each.orelse) if isinstance(each, ast.IfExp) else (each,):
            if isinstance(end, ast.BinOp) and isinstance(end.left, ast.Constant):
                yield begin + end.left.value, None
            else:
                yield begin, end.value if isinstance(end, ast.Constant) else None


def arguments(call: ast.Call, name: str) -> set[str] | None:
    _, _, silent = SAYERS[name]
    if silent is None or any(word.arg is None for word in call.keywords):
        return None
    inside = [word.value.keys for word in call.keywords if word.arg == "words" and isinstance(word.value, ast.Dict)]
    worded = {key.value for keys in inside for key in keys if isinstance(key, ast.Constant)}
    return {word.arg for word in call.keywords if word.arg} - silent | worded | ADDED.get(name, set())


def test_what_the_code_says_has_a_row_and_its_arguments() -> None:
    wrong = []
    for where, begin, rest, names in calls():
        for key in [begin + rest] if rest is not None else [begin + each for each in OPEN[begin]]:
            needed = set().union(*(spoken_of(each)[0] for each in ROWS.get(key, ())))
            try:
                check(key, tuple(needed if names is None else names))
            except MessageError as error:
                wrong.append(f"{where}: {error}")
    assert not wrong


def test_every_row_is_said() -> None:
    said = [(begin, rest) for _, begin, rest, _ in calls()]
    known = {begin + rest for begin, rest in said if rest is not None} | BY_DEFAULT
    known |= {begin + each for begin, rest in said if rest is None for each in OPEN[begin]}
    assert sorted(ROWS.keys() - known) == []
    assert {begin for begin, rest in said if rest is None} == OPEN.keys()


def test_a_mistake_is_noticed_when_it_is_said_and_the_nearest_key_is_named() -> None:
    with pytest.raises(MessageError, match=r"no message 'event\.mowed': do you mean 'event\.moved'\?"):
        say("event.mowed", card=LUKE, verb="walk", place=VADER)
    with pytest.raises(MessageError, match="without 'place'"):
        say("event.moved", card=LUKE, verb="walk")
    with pytest.raises(MessageError, match="with 'zone'"):
        say("event.moved", card=LUKE, verb="walk", place=VADER, zone="lost")


@BOTH
@pytest.mark.parametrize("key", sorted(ROWS))
def test_messages_read_with_all_arguments_and_with_those_that_they_need(key: str, lang: str) -> None:
    node = NO_BATTLE if key == "refusal.condition" else CARDS[0].text[0]
    words = {"card": LUKE, "by": VADER, "place": LUKE, "old": VADER, "to": VADER, "target": VADER, "targets": (VADER,),
             "cards": (LUKE, VADER), "crew": (VADER,), "seat": "pilot", "pile": "used", "owner": "dark", "on": VADER,
             "player": "light", "winner": "dark", "phase": "move", "stat": "power", "period": "turn", "node": node,
             "of": "", "verb": "walk", "kind": "battle", "reason": "life-force", "prompt": say("option.pass"),
             "option": say("option.pass"), "other": VADER}  # fmt: skip
    needed = set().union(*(spoken_of(each)[0] for each in ROWS[key]))
    named = set().union(*(spoken_of(each)[1] for each in ROWS[key]))
    for names in (needed, named):
        said = say(key, **{name: words.get(name, 2) for name in names})(lang)
        assert said.strip()
        assert not re.search(r"[{}]|None|\(\)|  |\.\.| ,| \.( |$)|: *\.", said), said


@pytest.mark.parametrize(
    ("message", "english", "french"),
    [
        (say("option.deploy", card=LUKE, targets=(), cost=4), "Deploy Luke (4 Force)", "Déployer Luke (4 Force)"),
        (say("option.deploy", card=LUKE, targets=(), cost=None), "Deploy Luke", "Déployer Luke"),
        (say("option.deploy-at", card=LUKE, cost=0.0), "Choose Luke (free)", "Choisir Luke (gratuit)"),
        (say("option.lose-pile", card=None, pile="reserve"), "Lose the top card of the Reserve Deck",
         "Perdre la carte du dessus de la pile de réserve"),
        (say("option.forfeit", card=LUKE, amount=4.0), "Forfeit Luke (worth 4)",
         "Comptabiliser Luke en perte (valeur 4)"),
        (say("event.battle", player="dark", place=CardRef(3, "Tatooine: Mos Eisley")),
         "Dark initiates a battle at Tatooine: Mos Eisley.",
         "Le côté obscur initie une bataille à Tatooine: Mos Eisley."),
        (say("event.lost", cards=(LUKE, VADER)), "Lost: Luke and Vader.", "Perte\u00a0: Luke et Vader."),
        (say("event.shuffled", player="dark", pile="reserve"), "The Reserve Deck of Dark is shuffled.",
         "La pile de réserve du côté obscur est mélangée."),
        (say("event.peeked-hidden", player="light", owner="dark", pile="hand", amount=1),
         "Light looks at 1 card in the hand of Dark.", "Le côté lumineux regarde 1 carte de la main du côté obscur."),
        (say("refusal.phase", by=None, phase="move"), "Only in your move phase.",
         "Seulement pendant votre phase de déplacement."),
        (say("part.printed", stat="forfeit"), "Printed forfeit", "Valeur imprimée\u00a0: valeur de perte"),
    ],
)  # fmt: skip
def test_messages(message, english: str, french: str) -> None:
    assert message("en") == english
    assert message("fr") == french


def test_an_option_says_what_the_card_does() -> None:
    barrier = next(card for card in CARDS if card.title == "Rebel Barrier")
    option = say("option.act.play", card=CardRef(1, barrier.title), targets=(), mode=None, cost=1, node=barrier.text[0])
    assert option("en").startswith("Play Rebel Barrier (1 Force): for the rest of the turn")
    assert option("fr").startswith("Jouer Rebel Barrier (1 Force)\u00a0: jusqu'à la fin du tour")


def test_unknown_languages_are_named() -> None:
    with pytest.raises(ValueError, match="tlh"):
        say("option.pass")("tlh")
    with pytest.raises(ValueError, match="tlh"):
        card_text(CARDS[0], "tlh")


def test_templates_leave_out_what_is_missing() -> None:
    known = {"a": "1"}
    assert fill("x[ {a}][ {b}][ {b}| none]", lambda name, form: known.get(name)) == "x 1 none"
