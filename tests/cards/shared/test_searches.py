"""What is taken from a Reserve Deck, by starting Interrupts and by Effects that give way."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, BOX
from tests.cards.shared.crafts import field

DEAR = [Effect(f"Dear {side}", side, f"shared dear {side}", destiny=1, text=[DeployOnTable(cost=(Use(1),))])
        for side in (LIGHT, DARK)]  # fmt: skip
VOLUNTEERS = [Character(f"Volunteer {side}", side, f"shared volunteer {side}", "alien", ability=1,
                        **{**BODY, "deploy": 0}) for side in (LIGHT, DARK)]  # fmt: skip
ADVISORS = pytest.mark.parametrize(("title", "side"), [("The Signal", "light"), ("Twi'lek Advisor", "dark")])

# -- The Signal and Twi'lek Advisor ------------------------------------------------------------------------------------


@ADVISORS
@pytest.mark.parametrize(("force", "able"), [(3, True), (2, False)])
def test_an_effect_is_taken_into_hand_for_3_force(title: str, side: str, force: int, able: bool):
    s = field(*DEAR, force=force)
    s.location("Kessel: Box")
    wanted, other = s.pile(side, "reserve", f"Dear {side}", f"{side.title()} Trick")
    card = s.hand(side, title)
    s.start(turn=side, phase="control")
    assert s.can("play", card) is able
    if able:
        s.do("play", card, wanted)
        zones = s.zone(wanted), s.zone(other), s.zone(card)
        assert zones == ("hand", "reserve", "used") and s.count(side, "force") == 0


@ADVISORS
def test_an_effect_without_a_price_opens_the_game(title: str, side: str):
    own = [title, f"{side.title()} Banner", f"Dear {side}", f"Volunteer {side}"]
    light, dark = (
        ["Kessel: Box", *(own if side == "light" else ())],
        ["Tatooine: Box", *(own if side == "dark" else ())],
    )
    s = Scenario.opening(light, dark, cards=[*BOX, *DEAR, *VOLUNTEERS])
    s.decide(lambda each: each.verb == "start" and each.card.title == title)
    if any(each.verb == "choose" for each in s.decision.options):
        assert {each.card.title for each in s.decision.options if each.card} == {f"{side.title()} Banner"}
        s.decide(lambda each: each.verb == "choose")
    beside = [each["title"] for each in s.game.view(side)["table"]["beside"]]
    assert beside == [f"{side.title()} Banner"] and s.count(side, "lost") == 1


# -- You Cannot Hide Forever and Your Insight Serves You Well ----------------------------------------------------------

FREE = [Effect(f"{icon} {side}", side, f"shared {icon} {side}", destiny=1, icons=[icon], text=[DeployOnTable()])
        for icon in ("Endor", "Death Star II") for side in (LIGHT, DARK)]  # fmt: skip
PRICED = [Effect(f"Priced {side}", side, f"shared priced {side}", destiny=1, icons=["Endor"],
                 text=[DeployOnTable(cost=(Use(1),))]) for side in (LIGHT, DARK)]  # fmt: skip
WATCHFUL = pytest.mark.parametrize(("title", "side"), [
    ("You Cannot Hide Forever", "dark"), ("Your Insight Serves You Well", "light")])  # fmt: skip


@WATCHFUL
@pytest.mark.parametrize("fits", ["Endor", "Death Star II"])
def test_they_give_way_to_a_free_effect_of_two_sets(title: str, side: str, fits: str):
    s = field(*FREE, *PRICED)
    s.location("Kessel: Box")
    effect = s.put(title, on="table")
    wanted, *others = s.pile(side, "reserve", f"{fits} {side}", f"Priced {side}", f"{side.title()} Banner")
    s.start(turn=side, phase="control")
    s.do("use", effect)
    if s.zone(wanted) != "hand":
        assert {each.card for each in s.decision.options if each.verb == "choose"} == {wanted}
        s.do("choose", wanted)
    assert (s.zone(wanted), s.zone(effect)) == ("hand", "lost") and all(s.zone(each) == "reserve" for each in others)


@WATCHFUL
def test_they_see_through_who_hides(title: str, side: str):
    s = field()
    box = s.location("Kessel: Box")
    people = [s.put(each, at=box) for each in ("Rebel 6", "Rebel 5", "Imperial 6", "Imperial 5")]
    assert [s.defense(each) for each in people] == [6, 5, 6, 5]
    s.put(title, on="table")
    assert [s.defense(each) for each in people] == ([5, 5, 6, 5] if side == "dark" else [6, 5, 5, 5])


@pytest.mark.parametrize(("title", "side", "stopped"), [
    ("You Cannot Hide Forever", "dark", "Never Tell Me The Odds"),
    ("Your Insight Serves You Well", "light", "Scanning Crew"), ("Your Insight Serves You Well", "light", "3,720 To 1"),
    ("You Cannot Hide Forever", "dark", "Shared Ploy"),
    ("Your Insight Serves You Well", "light", "Shared Ploy")])  # fmt: skip
def test_they_cancel_what_they_name(title: str, side: str, stopped: str):
    foe = "light" if side == "dark" else "dark"
    ploy = LostInterrupt(stopped, foe, "shared ploy", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = field(ploy)
    s.location("Kessel: Box")
    s.put(title, on="table")
    card = s.hand(foe, "shared ploy")
    s.start(turn=foe, phase="control")
    s.do("play", card)
    assert any(each.verb == "lose" for each in s.decision.options) is (stopped == "Shared Ploy")


# -- Wise Advice, Oppressive Enforcement and There Is No Try & Oppressive Enforcement ----------------------------------

ADVISED = pytest.mark.parametrize(
    ("title", "side"),
    [
        ("Wise Advice", "light"),
        ("Oppressive Enforcement", "dark"),
        ("There Is No Try & Oppressive Enforcement", "dark"),
        ("Do, Or Do Not & Wise Advice", "light"),
    ],
)
FOE = {"light": "dark", "dark": "light"}
ABLE = {"light": "Rebel", "dark": "Imperial"}


@ADVISED
@pytest.mark.parametrize(
    ("whose", "there", "zone"), [("own", True, "used"), ("own", False, "lost"), ("foe", True, "lost")]
)
def test_what_sense_cancels_is_used(title: str, side: str, whose: str, there: bool, zone: str):
    s, player = field(), side if whose == "own" else FOE[side]
    site = s.location("Kessel: Box")
    for each in ("Rebel 6", "Imperial 6"):
        s.put(each, at=site)
    if there:
        s.put(title, on="table")
    trick, sense = s.hand(player, f"{player.title()} Trick"), s.hand(FOE[player], "Sense")
    s.destinies(FOE[player], 1)
    s.start(turn=player, phase="control")
    s.do("play", trick)
    s.do("play", sense)
    while s.zone(trick) == "playing":
        s.do("lose", pile="reserve")
    assert s.zone(trick) == zone


@ADVISED
@pytest.mark.parametrize(("whose", "zone"), [("own", "used"), ("foe", "lost")])
def test_what_alter_cancels_is_used(title: str, side: str, whose: str, zone: str):
    s, player = field(), side if whose == "own" else FOE[side]
    site = s.location("Kessel: Box")
    for each in ("Rebel 6", "Imperial 6"):
        s.put(each, at=site)
    s.put(title, on="table")
    banner, alter = s.put(f"{player.title()} Banner", on="table"), s.hand(FOE[player], "Alter")
    s.destinies(FOE[player], 1)
    s.start(turn=FOE[player], phase="control")
    s.do("play", alter, banner, mode=1)
    assert s.zone(banner) == zone


@ADVISED
@pytest.mark.parametrize("sense", [True, False])
def test_what_other_cards_cancel_is_lost(title: str, side: str, sense: bool):
    foe = FOE[side]
    censor = LostInterrupt(
        "Test Censor", foe, "shared censor", destiny=1, text=[Response(just_played(INTERRUPT), [CancelIt()])]
    )
    s = field(censor)
    s.location("Kessel: Box")
    s.put(title, on="table")
    trick, card = s.hand(side, f"{side.title()} Trick"), s.hand(foe, "Test Censor")
    s.start(turn=side, phase="control")
    s.do("play", trick)
    if sense:
        s.do("play", card)
    else:
        s.pass_()
    assert s.zone(trick) == "lost"


@ADVISED
@pytest.mark.parametrize(
    ("whose", "kind", "free"), [("own", "immediate", True), ("own", "", False), ("foe", "immediate", False)]
)
def test_immediate_effects_are_free(title: str, side: str, whose: str, kind: str, free: bool):
    player = side if whose == "own" else FOE[side]
    to = just_lost(CHARACTER) if kind else None
    quick = Effect("Test Quick", player, "shared quick", *([kind] if kind else []), destiny=1,
                   text=[DeployOnTable(cost=(Use(3),), to=to)])  # fmt: skip
    s = field(quick, force=2)
    man = s.put("Rebel 1", at=s.location("Kessel: Box"))
    s.put(title, on="table")
    card = s.hand(player, "Test Quick")
    s.start(turn=player, phase="deploy")
    if kind:
        s.happen("lose", man, by="dark")
    assert s.can("deploy", card) is free


@pytest.mark.parametrize(("hull", "side", "destiny"), [
    ("Dreadnaught", "dark", 2), ("Raider", "dark", 1), ("Cruiser", "light", 1), ("Test Rogue", "dark", 1)])  # fmt: skip
def test_oppressive_enforcement_favors_imperial_capital_starships(hull: str, side: str, destiny: int):
    rogue = Capital("Test Rogue", DARK, "shared rogue", "Corellian Corvette", icons=["independent"], destiny=1,
    deploy=1,
                    power=1, armor=3, forfeit=1, text=[Carries(pilots=1)])  # fmt: skip
    s = field(rogue)
    s.put("Oppressive Enforcement", on="table")
    assert s.destiny(s.put(hull, at=s.location("Calm"))) == destiny
