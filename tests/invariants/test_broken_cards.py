"""A card whose text raises does not end the game: it is rolled back or silenced, reported, and play goes on."""

import pytest

from cantina.engine.evaluator import evaluates
from cantina.invariants.clone_checks import look_at_everything
from cantina.lang import *
from cantina.model.card import Definition
from cantina.model.decision import DECLINES
from cantina.model.text import CardRef
from cantina.rules import transfer
from cantina.rules.core import performs
from cantina.testing import Scenario


class Raises(Amount, frozen=True):
    """An amount that cannot be worked out."""


@evaluates(Raises)
def _raises(node):
    def ask(context):
        raise ZeroDivisionError("broken on purpose")

    return ask


class Entwine(Verb, frozen=True):
    """What bears the card of this text is laid on the card itself."""


@performs(Entwine)
def _entwine(g, act, verb):
    g.change(g.card(act.vars.source).on, at=0, on=act.vars.source)


ACTION = Effect("Broken Action", LIGHT, "test_action", text=[
    DeployOnTable(), Action([DrawDestiny(), LoseForce(Raises(), YOU)], cost=[Use(2)])])  # fmt: skip
MODIFIER = Effect("Broken Modifier", LIGHT, "test_modifier", text=[DeployOnTable(), Modify("power", Raises(), TROOPER)])
TRIGGER = Effect("Broken Trigger", LIGHT, "test_trigger", text=[
    DeployOnTable(), Automatic(start_of_turn(YOU), [LoseForce(Raises(), YOU)])])  # fmt: skip

CIRCLE = Effect("Broken Circle", LIGHT, "test_circle", text=[DeployOn(TROOPER), Action([Entwine()], cost=[Use(1)])])


def reported(s: Scenario, title: str) -> bool:
    return any(event.kind == "quarantine" and title in event.text("en") for event in s.game.events("public"))


def test_a_broken_action_is_rolled_back():
    s = Scenario(cards=[ACTION])
    card = s.put("Broken Action", on="table")
    s.force("light", 5)
    s.start(turn="light", phase="control")
    before = s.count("light", "reserve"), s.count("light", "force"), s.count("light", "used")
    s.do("use", card)
    assert (s.count("light", "reserve"), s.count("light", "force"), s.count("light", "used")) == before
    assert reported(s, "Broken Action") and not s.can("use", card)
    s.pass_()
    assert s.game.winner is None


def test_a_broken_modifier_is_silenced():
    s = Scenario(cards=[MODIFIER])
    site = s.location("Tatooine: Dune Sea")
    trooper = s.put("Rebel Trooper", at=site)
    s.put("Broken Modifier", on="table")
    s.start(turn="light", phase="control")
    assert s.power(trooper) == 1
    assert reported(s, "Broken Modifier")


def test_a_broken_automatic_trigger_is_silenced():
    s = Scenario(cards=[TRIGGER])
    card = s.put("Broken Trigger", on="table")
    s.start(turn="dark", phase="draw")
    s.until(player="light", phase="control")
    assert reported(s, "Broken Trigger") and s.on_table(card)
    assert s.count("light", "lost") == 0


def test_a_text_that_lays_a_card_on_what_it_bears_is_rolled_back():
    s = Scenario(cards=[CIRCLE])
    trooper = s.put("Rebel Trooper", at=s.location("Tatooine: Dune Sea"))
    card = s.put("Broken Circle", on=trooper)
    s.force("light", 1)
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert reported(s, "Broken Circle") and s.count("light", "force") == 1
    assert s.at(trooper) == s.at(card) is not None


def test_a_rule_that_lays_a_card_on_what_it_bears_is_rolled_back(monkeypatch):
    s = Scenario()
    luke = s.put("Luke Skywalker", at=s.location("Tatooine: Dune Sea"))
    pack = s.put("Luke's Backpack", on=luke)
    yoda = s.put("Yoda", aboard=pack, as_="passenger")
    s.start(turn="light", phase="deploy")
    monkeypatch.setattr(transfer, "refuse_transfer", lambda *_: None)
    s.game.engine.rebuild_decision()
    s.game.engine.run()
    s.do("transfer", pack, yoda)
    assert reported(s, "Luke's Backpack")
    assert s.at(yoda) == s.at(pack) == s.at(luke)


# -- nouns that are asked only on certain occasions --------------------------------------------------------------------


class Nameless(Filter, frozen=True):
    """A noun that cannot be asked."""


@evaluates(Nameless)
def _nameless(node):
    def match(context, id):
        raise ZeroDivisionError("broken on purpose")

    return match


FIELD = Site("Tatooine: Field", LIGHT, "test_field", ["exterior", "planet"], (1, 1))
SQUIRES = [
    Alien(title, LIGHT, f"test_{title}", unique=1, personas=["Squire"], destiny=1, deploy=1, power=1, ability=1,
          forfeit=3, icons=["warrior"])
    for title in ("Squire", "Squire Of Old")
]  # fmt: skip
FOE = Alien("Foe", DARK, "test_foe", destiny=1, deploy=1, power=6, ability=1, forfeit=3)
SAMPLES: dict[str, Definition] = {
    "forfeiting": Effect("Broken", LIGHT, "test_broken", text=[DeployOnTable(), MayForfeit(Nameless())]),
    "hand": Effect("Broken", LIGHT, "test_broken", text=[DeployOnTable(), AsIfFromHand(on=Nameless())]),
    "gift": Effect("Broken", LIGHT, "test_broken", text=[DeployOnTable(), Gives(CHARACTER, of=Nameless())]),
    "prey": Creature("Broken", DARK, "test_broken", "swamp", destiny=1, deploy=1, ferocity=3, defense=3, forfeit=1,
                     text=[Habitat(SITE), Attacks(Nameless())]),
    "room": Vehicle("Broken", LIGHT, "test_broken", "transport", destiny=1, deploy=1, power=1, landspeed=1, forfeit=1,
                    text=[Carries(drivers=1, passengers=1, only=Nameless())]),
    "gear": Device("Broken", LIGHT, "test_broken", destiny=1, text=[DeployOn(Nameless())]),
    "place": Site("Tatooine: Broken", LIGHT, "test_broken", ["exterior", "planet"], (1, 1),
                  light=[DeployOnly(Nameless())]),
    "hold": Site("Tatooine: Broken", LIGHT, "test_broken", ["interior"], (1, 1), light=[DeployOn(Nameless())]),
}  # fmt: skip


def on_table(sample: str) -> tuple[Scenario, CardRef]:
    """A broken card beside a squire and his stronger foe."""
    s = Scenario(cards=[FIELD, FOE, *SQUIRES, SAMPLES[sample]])
    field, title = s.location("Tatooine: Field"), SAMPLES[sample].title
    squire, _ = s.put("Squire", at=field), s.put("Foe", at=field)
    s.hand("light", "Squire Of Old")
    if sample in ("place", "hold"):
        s.hand("light", title)
    elif sample in ("prey", "room"):
        s.put(title, at=field)
    else:
        s.put(title, on=squire if sample == "gear" else "table")
    s.force("light", 5), s.force("dark", 5)
    return s, field


def play_on(s: Scenario, verb: str) -> None:
    """Pass, or do what must be done, until somebody could do this."""
    while not any(option.verb == verb for option in s.decision.options):
        options = s.decision.options
        s.game.choose(next((n for n, option in enumerate(options) if option.verb in DECLINES), 0))


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_noun_that_raises_is_silenced_whatever_asks_for_it(sample):
    """A turn in which the squire is replaced and could go aboard, and another one in which he loses a battle."""
    s, field = on_table(sample)
    s.start(turn="light", phase="deploy")
    s.decide(lambda option: option.verb == "replace")
    look_at_everything(s.game)
    s.start(turn="light", phase="move")
    look_at_everything(s.game)
    s.start(turn="dark", phase="battle")
    play_on(s, "battle")
    s.do("battle", field)
    play_on(s, "activate")
    assert reported(s, "Broken")
