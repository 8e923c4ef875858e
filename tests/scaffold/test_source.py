"""Nodes are written out as the Python that makes them."""

import pytest

from cantina.cards import CARDS
from cantina.lang import *
from cantina.scaffold.source import LANGUAGE, source


@pytest.mark.parametrize("short", [True, False])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_what_is_written_out_makes_the_same_nodes(card, short):
    for line in (*card.text, *card.light_text, *card.dark_text):
        assert eval(source(line, short), dict(LANGUAGE)) == line


@pytest.mark.parametrize(("node", "text"), [
    (Modify("power", 2, your(REBEL & PILOT)), 'Modify("power", 2, your(REBEL & PILOT))'),
    (Modify("power", 2, when=NO_BATTLE), 'Modify("power", 2, when=NO_BATTLE)'),
    (Cannot("move", (REBEL | ALIEN) & ~PILOT), 'Cannot("move", (REBEL | ALIEN) & ~PILOT)'),
    (Response(just_played(Named("Alter")), [CancelIt()]),
     'Response(Trigger("played", card=Named("Alter")), [CancelIt()])'),
    (Action([LoseForce(1, OPPONENT)], cost=[Use(1)]), "Action([LoseForce(1, player=OPPONENT)], cost=(Use(1),))"),
    (Carries(pilots=1), "Carries(pilots=1)"),
])  # fmt: skip
def test_it_is_written_as_people_do(node, text):
    assert source(node) == text
