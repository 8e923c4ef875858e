"""A card whose text raises does not end the game: it is rolled back or silenced, reported, and play goes on."""

from cantina.engine.query import meaning
from cantina.lang import (
    LIGHT,
    TROOPER,
    YOU,
    Action,
    Amount,
    Automatic,
    DeployOn,
    DeployOnTable,
    DrawDestiny,
    Effect,
    LoseForce,
    Modify,
    Use,
    Verb,
    start_of_turn,
)
from cantina.rules import transfer
from cantina.rules.core import performs
from cantina.testing import Scenario


class Raises(Amount, frozen=True):
    """An amount that cannot be worked out."""


@meaning(Raises)
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
    s.game.engine.reask()
    s.game.engine.run()
    s.do("transfer", pack, yoda)
    assert reported(s, "Luke's Backpack")
    assert s.at(yoda) == s.at(pack) == s.at(luke)
