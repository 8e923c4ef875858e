"""What cards remember: targets chosen at deployment, the moment that they deploy in."""

import pytest

from cantina.lang import *
from cantina.rules import zones
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, scene

CURSE = Effect("Curse", DARK, "memory curse", "utinni", destiny=1, text=[
    DeployOn(SITE, targets=(one(REBEL).named("target"),)), Modify("power", +4, TARGET),
    AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF)])])  # fmt: skip
FEUD = Effect("Feud", DARK, "memory feud", "utinni", destiny=1, text=[
    DeployOn(SITE, targets=(one(REBEL).named("first"),
                            one(REBEL & With(Bound("first")) & ~Bound("first")).named("second"))),
    Modify("power", +4, Bound("first")), Modify("power", +5, Bound("second"))])  # fmt: skip
GRUDGE = Effect("Grudge", LIGHT, "memory grudge", "immediate", destiny=1, text=[
    DeployOn(SITE, cost=(Use(1),), to=just_lost(your(REBEL), at=PLACE).named("victim")),
    Modify("power", +7, IMPERIAL & Measure("ability", "=", ValueOf("ability", VICTIM)))])  # fmt: skip
RITE = Effect("Rite", DARK, "memory rite", destiny=1, text=[
    DeployOn(SITE, when=There(SPY)), Modify("power", +1, CHARACTER & At(HERE))])  # fmt: skip
BADGE = Effect("Badge", DARK, "memory badge", destiny=1, text=[DeployOn(CHARACTER), Grant("spy", HOST)])
HUNT = Effect("Hunt", DARK, "memory hunt", "utinni", destiny=1, text=[
    DeployOn(SITE, targets=(one(SPY & At(SITE & ~HERE)).named("target"),))])  # fmt: skip
HERO = [Rebel(f"Hero{title}", f"memory hero{title}", unique=1, personas=["Luke"], ability=2, **BODY)
        for title in ("", " Returned")]  # fmt: skip


def memories(**more: int) -> Scenario:
    return scene(CURSE, FEUD, GRUDGE, RITE, BADGE, HUNT, *HERO, **more)


def cursed() -> tuple[Scenario, list]:
    s = memories()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    target, other = s.put("Rebel 1", at=far), s.put("Rebel 1", at=far)
    card = s.put("Curse", on=site, targets={"target": target})
    return s, [card, target, other, site, far]


# -- targets -----------------------------------------------------------------------------------------------------------


def test_a_target_is_chosen_at_deployment_and_remembered():
    s = memories()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    target, other, foe = (s.put(title, at=far) for title in ("Rebel 1", "Rebel 1", "Imperial 1"))
    card = s.hand("dark", "Curse")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, site, other) and not s.can("deploy", card, site, foe)
    s.do("deploy", card, site, target)
    assert [s.power(each) for each in (target, other)] == [5, 1]
    assert any("Rebel 1" in event.text("en") and "target" in event.text("en") for event in s.game.events("light"))


def test_without_a_target_there_is_no_deployment():
    s = memories()
    site = s.location("Tatooine: Box")
    s.put("Imperial 1", at=site)
    card = s.hand("dark", "Curse")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card)
    assert [reason.text("en") for reason in s.why_not("deploy", card)]


def test_a_later_target_depends_on_an_earlier_one():
    s = memories()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    one_, two, alone = s.put("Rebel 1", at=site), s.put("Rebel 2", at=site), s.put("Rebel 3", at=far)
    card = s.hand("dark", "Feud")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, far, alone)
    s.do("deploy", card, far, two, one_)
    assert [s.power(each) for each in (two, one_, alone)] == [5, 6, 1]


def test_stepping_back_from_a_target_changes_nothing():
    s = memories()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Rebel 1", at=far)
    s.put("Rebel 2", at=far)
    card = s.hand("dark", "Curse")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site)
    s.do("cancel")
    assert s.zone(card) == "hand" and s.can("deploy", card)


def test_everybody_sees_what_a_card_targets():
    s, (card, target, _, site, _) = cursed()
    s.start(turn="dark", phase="deploy")
    for seat in ("light", "dark", "public"):
        rows = s.game.view(seat)["table"]["rows"]
        shown = [each for row in rows for place in row["locations"] for each in place["cards"] if each["id"] == card.id]
        assert [each["id"] for each in shown[0]["targets"]] == [target.id]


def test_an_effect_whose_target_is_gone_is_lost():
    s, (card, target, other, *_) = cursed()
    s.start(turn="dark", phase="deploy")
    s.happen("lose", other)
    assert s.zone(card) == "table"
    s.happen("lose", target)
    assert s.zone(card) == "lost"


def test_a_target_that_came_back_is_not_the_same():
    s, (card, target, other, _, far) = cursed()
    feud = s.put("Feud", on=far, targets={"first": target, "second": other})
    s.start(turn="dark", phase="deploy")
    g = s.game.engine
    zones.to_pile(g, target.id, "lost")
    zones.to_table(g, target.id, "light", at=far.id)
    assert [s.power(each) for each in (target, other)] == [1, 6]
    s.put("Imperial 1", at=far)
    assert [s.zone(each) for each in (card, feud)] == ["lost", "lost"]


def test_an_effect_whose_target_is_no_longer_of_its_kind_is_lost():
    s = memories()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    spy = s.put("Rebel 1", at=far)
    badge = s.put("Badge", on=spy)
    card = s.put("Hunt", on=site, targets={"target": spy})
    s.start(turn="dark", phase="move")
    s.happen("cross-over", spy)
    assert s.zone(card) == "table"
    s.happen("lose", badge)
    assert s.zone(card) == "lost"


def test_a_new_version_of_the_person_is_the_target():
    s = memories()
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    hero = s.put("Hero", at=far)
    card = s.put("Curse", on=site, targets={"target": hero})
    new = s.hand("light", "Hero Returned")
    s.start(turn="light", phase="deploy")
    s.do("replace", new, hero)
    assert s.zone(card) == "table" and s.power(new) == 5


def test_reached_by_its_target_it_is_cancelled():
    s = memories()
    start, site, end = (s.location(f"Tatooine: {name}") for name in ("Jundland Wastes", "Box", "Vault"))
    target, other = s.put("Rebel 1", at=start), s.put("Rebel 1", at=start)
    card = s.put("Curse", on=site, targets={"target": target})
    s.start(turn="light", phase="move")
    s.do("walk", other, site)
    assert s.zone(card) == "table"
    s.do("walk", target, site)
    assert s.zone(card) == "lost" and s.power(target) == 1


@pytest.mark.parametrize("through", [True, False])
def test_a_target_that_passes_through_reaches_it_even_aboard(through: bool):
    s = memories()
    start, site, end = (
        s.location(f"Tatooine: {name}", side=side)
        for name, side in (("Mos Eisley", "dark"), ("Jundland Wastes", "dark"), ("Box", None))
    )
    skiff = s.put("Skiff", at=start)
    s.put("Light Flier", aboard=skiff, as_="pilot")
    target = s.put("Rebel 1", aboard=skiff, as_="passenger")
    card = s.put("Curse", on=site if through else s.location("Kessel: Box"), targets={"target": target})
    s.start(turn="light", phase="move")
    s.do("walk", skiff, end)
    assert s.zone(card) == ("lost" if through else "table") and s.at(target) == end


def test_what_a_card_remembers_is_saved_with_the_game():
    s, (card, target, *_) = cursed()
    s.start(turn="dark", phase="deploy")
    twin = type(s.game).load(s.game.save())
    assert twin.engine.card(card.id).memory == s.game.engine.card(card.id).memory != ()


# -- moments -----------------------------------------------------------------------------------------------------------


def grudge(force: int = 1) -> tuple[Scenario, list]:
    s = memories(force=force)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    card = s.hand("light", "Grudge")
    return s, [card, site, far, s.put("Rebel 2", at=site), s.put("Imperial 2", at=far), s.put("Imperial 1", at=far)]


@pytest.mark.parametrize("turn", ["light", "dark"])
def test_an_immediate_effect_answers_its_moment_in_either_turn(turn: str):
    s, (card, site, far, victim, same, other) = grudge()
    s.start(turn=turn, phase="control")
    assert not s.can("deploy", card)
    s.happen("lose", victim)
    assert [each.id for each in s.decision.options[0].targets] == [victim.id]
    assert not s.can("deploy", card, far)
    s.do("deploy", card, site)
    assert s.count("light", "force") == 0 and [s.power(each) for each in (same, other)] == [8, 1]


def test_it_does_not_deploy_in_its_own_time():
    s, (card, *_) = grudge()
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card)
    assert "lost" in s.why_not("deploy", card)[0].text("en")


def test_it_answers_no_other_moment_and_costs_what_it_costs():
    s, (card, _, _, victim, *_) = grudge(force=0)
    s.start(turn="dark", phase="control")
    s.happen("lose", victim)
    assert s.zone(card) == "hand" and s.decision.player == "dark"


def test_a_victim_is_remembered_whatever_becomes_of_it():
    s, (card, site, far, victim, same, _) = grudge()
    s.start(turn="dark", phase="control")
    s.happen("lose", victim)
    s.do("deploy", card, site)
    g = s.game.engine
    zones.to_pile(g, victim.id, "hand")
    assert s.power(same) == 8
    zones.to_table(g, victim.id, "light", at=far.id)
    assert s.power(same) == 8


def test_what_a_lost_victim_was_is_no_line_on_the_table():
    s, (card, site, _, victim, *_) = grudge()
    s.start(turn="dark", phase="control")
    s.happen("lose", victim)
    s.do("deploy", card, site)
    assert '"targets"' not in str(s.game.view("dark")["table"]).replace("'", '"')


def test_a_deployment_may_have_a_condition():
    s = memories()
    site = s.location("Tatooine: Box")
    card = s.hand("dark", "Rite")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, site)
    s.put("Light Spy", at=site)
    assert s.can("deploy", card, site)


def test_targets_have_names():
    with pytest.raises(ValueError, match="with a name"):
        DeployOn(SITE, targets=(one(REBEL),))
