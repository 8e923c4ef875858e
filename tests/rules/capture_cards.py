"""Tables with captives, for the tests about them."""

from cantina.testing import Scenario
from tests.cards.sample_cards import BOX

CORRIDOR, BAY = "Death Star: Detention Block Corridor", "Death Star: Docking Bay 327"
TOWN, VAULT = "Tatooine: Box", "Tatooine: Vault"


def table(*extra, force=10):
    """An empty table with plain people at hand, and Force for both sides."""
    s = Scenario(cards=[*BOX, *extra])
    s.force("light", force), s.force("dark", force)
    return s


def held(turn="dark", phase="control", guard="Dark Guard", captive="Rebel 3", **how):
    """A captive with its escort in town, next to the vault."""
    s = table()
    town, vault = s.location(TOWN), s.location(VAULT)
    escort = s.put(guard, at=town)
    prey = s.put(captive, captive_of=escort, **how)
    s.start(turn=turn, phase=phase)
    return s, town, vault, escort, prey


def jailed(turn="dark", phase="control", captive="Rebel 3", **how):
    """A captive in the prison of the Death Star, next to the docking bay."""
    s = table()
    prison, bay = s.location(CORRIDOR), s.location(BAY)
    prey = s.put(captive, imprisoned_at=prison, **how)
    s.start(turn=turn, phase=phase)
    return s, prison, bay, prey


def offers(s):
    """What the present decision offers: verb, card, and what is fixed about it."""
    return [(each.verb, each.card, each.targets or each.pile) for each in s.decision.options]


def verbs(s, card=None):
    """The verbs that are offered, with a card if one is named."""
    return {each.verb for each in s.decision.options if card in (None, each.card)}


def loosen(s, item, bearer):
    """A weapon or device is on somebody, whosever it is by now."""
    g = s.game.engine
    g.change(item.id, on=bearer.id, side=g.card(bearer.id).side)
    s.force("light", 10)  # set-up works the present decision out anew
