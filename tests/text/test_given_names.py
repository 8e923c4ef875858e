"""A text calls by a name only what it was given under that name: anything else does not load."""

import re

import pytest

from cantina.cards import CARDS
from cantina.engine.catalog import Catalog, walk
from cantina.engine.text_validation import UnknownWord
from cantina.lang import *
from cantina.lang.names import SUPPLIED

SECOND = Bound("second")
TWO = (one(CHARACTER), one(CHARACTER, name="second"))
LISTED = DeployOn(SITE, targets=(one(CHARACTER).named("quarry"),))


def read(*text: Ability) -> Catalog:
    """A catalogue of one Effect with this text, which is read."""
    return Catalog([Effect("Tester", DARK, "names tester", destiny=1, text=text)])


GIVEN = [
    (Action([Lose(SECOND)], targets=TWO),),
    (Action([Lose(TARGET)], targets=(one(CHARACTER),)),),
    (Action([LoseForce(X)], targets=(AmountUpTo(3),)),),
    (Action([Peek(top(name="seen")), May((Put(Bound("seen"), to=In("force")),))]),),
    (Action([DrawDestiny(), If(DESTINY > 3, (Lose(DRAWN),))]),),
    (Action([Fix("icons", Count(SITE)), LoseForce(Var("icons"))]),),
    (Response(just_deployed(CHARACTER), [Lose(THAT)]),),
    (Response(just_moved(CHARACTER), [Lose(THAT & At(THERE))]),),
    (Fire(CHARACTER, (DrawDestiny(), If(DESTINY > 3, (MakeHit(),)))),),
    (LISTED, Modify("power", +1, Bound("quarry"))),
    (DeployOn(THAT, to=just_deployed(CHARACTER).named("guest")), Modify("power", +1, Bound("guest"))),
]  # fmt: skip
NOT_GIVEN = [
    ((Action([Lose(Bound("secnd"))], targets=TWO),), "secnd", "second"),
    ((Action([LoseForce(ValueOf("power", Bound("secnd")))], targets=TWO),), "secnd", "second"),
    ((Action([Lose(TARGET)], targets=(one(CHARACTER, name="victims"),)),), "target", None),
    ((Action([Release()]),), "target", None),
    ((Action([LoseForce(X)]),), "x", None),
    ((Action([DrawDestiny(), If(Var("destinies") > 3, (Lose(SELF),))]),), "destinies", "destiny"),
    ((Action([Fix("icons", Count(SITE)), LoseForce(Var("icon"))]),), "icon", "icons"),
    ((Response(just_deployed(CHARACTER), [Lose(Bound("crd"))]),), "crd", "card"),
    ((LISTED, Modify("power", +1, Bound("quary"))), "quary", "quarry"),
    # What one line is given is no name in another, unless the card remembers it.
    ((Action([Lose(SECOND)], targets=TWO), Action([Release(SECOND)])), "second", None),
    ((Action([DrawDestiny(), Lose(DRAWN)]), Action([LoseForce(DESTINY)])), "destiny", None),
]  # fmt: skip


@pytest.mark.parametrize("text", GIVEN, ids=repr)
def test_what_is_given_can_be_named(text: tuple):
    assert read(*text).find("Tester")


@pytest.mark.parametrize(("text", "name", "near"), NOT_GIVEN, ids=repr)
def test_a_name_that_nothing_gives_does_not_load(text: tuple, name: str, near: str | None):
    with pytest.raises(UnknownWord, match=r"^Tester \[names tester\]") as caught:
        read(*text)
    hint = f": do you mean {near!r}?" if near else ""
    assert str(caught.value).endswith(f"nothing gives the name {name!r} here{hint}")


def test_the_other_face_remembers_what_an_objective_began_with():
    def faces(name: str) -> tuple:
        begins = AtStart((Deploy(one(SITE, among=In("reserve"), name="home")),))
        return Objective("Front", "Back", DARK, "names front", text=[begins],
                         back=[ModifyPlayer("drain", +1, at=Bound(name))])  # fmt: skip

    assert Catalog(faces("home")).find("Back")
    with pytest.raises(UnknownWord, match=re.escape("nothing gives the name 'hom' here: do you mean 'home'?")):
        Catalog(faces("hom"))


@pytest.mark.parametrize("kind", SUPPLIED, ids=lambda kind: kind.__name__)
def test_every_word_of_the_list_is_needed(kind: type, monkeypatch: pytest.MonkeyPatch):
    """Some card speaks of what the word gives."""
    monkeypatch.delitem(SUPPLIED, kind)
    with pytest.raises(UnknownWord, match="nothing gives the name"):
        for card in CARDS:
            if any(isinstance(node, kind) for node in walk(card)):
                Catalog([each for each in CARDS if each.id in (card.id, card.reverse)], read=False).read(card.id)
