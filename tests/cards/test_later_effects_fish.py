"""Colo Claw Fish: a card that counts in place of the one that was drawn for destiny."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, fight, scene

FISH = "Colo Claw Fish"
FIGHTERS = {"light": ("Rebel 5", "Imperial 5"), "dark": ("Imperial 5", "Rebel 5")}
TAA = {side: Alien("Orator", side, f"fish {side} orator", destiny=4, deploy=2, power=1, ability=1, forfeit=5,
                   traits=["senator"]) for side in ("light", "dark")}  # fmt: skip
NAGGER = Droid("Nagger", LIGHT, "fish nagger", "astromech droid", text=[
    Response(destiny_just_drawn(by=OPPONENT, of="battle"), [Change("draw", 1, "subtract")])], **BODY)  # fmt: skip
SOLO = Rebel("Solo", "fish solo", ability=1, text=[
    Response(destiny_just_drawn(by=OPPONENT, of="battle"), [CancelIt()])], **BODY)  # fmt: skip
TWO_FACED = Rebel("Two-Faced", "fish two", ability=1, **{**BODY, "destiny": (2, 5)})


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_fish_lies_on_table_for_free_and_takes_one_card_from_hand_at_any_time(side):
    s = scene(force=0)
    s.location("Tatooine: Box")
    card = s.hand(side, FISH)
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    first, second = s.hand(side, *(["Light Trick", "Rebel 1"] if side == "light" else ["Dark Trick", "Imperial 1"]))
    s.start(turn="light", phase="move")
    s.until(player=side)
    s.do("use", card, first)
    assert (s.zone(first), s.zone(second)) == ("stacked", "hand")
    s.until(player=side)
    assert not s.can("use", card)


def fish(side, *extra, held="Orator", more=()):
    """A battle in which a side draws one destiny; the fish holds a card."""
    s = scene(*TAA.values(), *extra)
    site = s.location("Tatooine: Box")
    for title in (*FIGHTERS[side], *more):
        s.put(title, at=site)
    card = s.put(FISH, on="table", side=side)
    kept = s.hand(side, held)
    s.start(turn=side, phase="control")
    s.do("use", card, kept)
    assert s.zone(kept) == "stacked"
    fight(s, site, side)
    return s, card, kept


def made_legal(s):
    """The Objective whose back is about senators who are drawn, with two in the Senate that keep it so."""
    senate = s.location("Coruscant: Galactic Senate")
    for _ in range(2):
        s.put("Orator", at=senate, side="dark")
    return s.objective("dark", "I Will Make It Legal", flipped=True)


def battle_destiny(s, side):
    """Draw a battle destiny for a side, up to the answers to it."""
    s.until(verb="draw-destiny")
    if s.decision.player != side:
        s.pass_()
        s.until(verb="draw-destiny")
    assert s.decision.player == side
    s.do("draw-destiny")


def settled(s, side):
    """Nobody answers any more; the destinies of a side, as they count."""
    while s.battle.segment == "power" and not s.battle.destinies(side):
        s.pass_()
    return s.battle.destinies(side)


@pytest.mark.ruling("colo-claw-fish.1", "colo-claw-fish.2")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_battle_destiny_is_exchanged_for_what_the_fish_holds(side):
    s, card, kept = fish(side)
    first = s.pile(side, "reserve", "Light Trick" if side == "light" else "Dark Trick")
    battle_destiny(s, side)
    s.do("use", card)
    assert settled(s, side) == (4,)
    assert (s.zone(first), s.zone(kept)) == ("stacked", "used")


@pytest.mark.ruling("colo-claw-fish.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_destiny_may_be_left_as_it_is(side):
    s, card, kept = fish(side)
    s.destinies(side, 3)
    battle_destiny(s, side)
    s.until(verb="use")
    s.pass_()
    assert settled(s, side) == (3,) and s.zone(kept) == "stacked"


@pytest.mark.ruling("colo-claw-fish.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_opponents_destiny_is_not_exchanged(side):
    s, card, _ = fish(side)
    other_side = "dark" if side == "light" else "light"
    s.until(verb="draw-destiny")
    if s.decision.player == side:
        s.do("draw-destiny")
        s.pass_()
    while not (s.can("draw-destiny") and s.decision.player == other_side):
        s.pass_()
    s.do("draw-destiny")
    assert not s.can("use", card)


@pytest.mark.ruling("colo-claw-fish.1")
@pytest.mark.parametrize("shooter", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_weapon_destiny_of_yours_is_exchanged_too(side, shooter):
    text = [DeployOn(CHARACTER), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > 4, (MakeHit(),))))]
    rifles = [CharacterWeapon(f"{each} Rifle", each, f"fish rifle {each}", destiny=1, text=text) for each in FIGHTERS]
    strong = [LostInterrupt(f"{each} Six", each, f"fish six {each}", destiny=6) for each in FIGHTERS]
    s = scene(*rifles, *strong)
    site = s.location("Tatooine: Box")
    gunman, target = (s.put(title, at=site) for title in FIGHTERS[shooter])
    weapon, card = s.put(f"{shooter} Rifle", on=gunman), s.put(FISH, on="table", side=side)
    kept = s.hand(side, f"{side} Six")
    s.start(turn=side, phase="control")
    s.do("use", card, kept)
    fight(s, site, shooter)
    s.destinies(shooter, 0)
    s.do("fire", weapon, target)
    assert s.can("use", card) is (side == shooter)
    if side == shooter:
        s.do("use", card)
        assert s.hit(target)


@pytest.mark.ruling("colo-claw-fish.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_other_destinies_are_not_exchanged(side):
    guess = {owner: UsedInterrupt(f"{owner} Guess", owner, f"fish guess {owner}", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 9, (LoseForce(1),))])]) for owner in ("light", "dark")}  # fmt: skip
    s, card, _ = fish(side, *guess.values())
    s.start(turn=side, phase="control")
    played = s.hand(side, f"{side} Guess")
    s.do("play", played)
    assert not s.can("use", card) and s.zone(played) == "used"


@pytest.mark.ruling("colo-claw-fish.3", "colo-claw-fish.6")
def test_what_is_done_to_cards_drawn_is_not_done_to_the_one_exchanged_in():
    s, card, _ = fish("dark", held="Orn Free Taa")
    objective = made_legal(s)
    battle_destiny(s, "dark")
    s.do("use", card)
    assert settled(s, "dark") == (4,) and s.flipped(objective)


@pytest.mark.ruling("colo-claw-fish.3", "colo-claw-fish.6")
def test_a_senator_who_is_drawn_counts_for_more():
    s, *_ = fish("dark")
    objective = made_legal(s)
    s.pile("dark", "reserve", "Orn Free Taa")
    battle_destiny(s, "dark")
    s.pass_()
    assert settled(s, "dark") == (6,) and s.flipped(objective)


@pytest.mark.ruling("colo-claw-fish.5")
def test_a_draw_can_still_be_changed_after_the_exchange_and_the_card_cannot():
    s, card, _ = fish("dark", NAGGER, more=("Nagger",))
    nagger = next(ref for ref in s.battle.participants("light") if ref.title == "Nagger")
    defenses = s.hand("dark", "Prepared Defenses")
    battle_destiny(s, "dark")
    s.pass_()
    s.do("use", card)
    s.do("use", nagger)
    assert not s.can("play", defenses)
    assert settled(s, "dark") == (3,)


@pytest.mark.ruling("colo-claw-fish.10")
@pytest.mark.parametrize("exchanged", [True, False])
def test_what_was_exchanged_in_cannot_be_cancelled_as_a_destiny_just_drawn(exchanged):
    s, card, _ = fish("dark", SOLO, more=("Solo",))
    solo = next(ref for ref in s.battle.participants("light") if ref.title == "Solo")
    battle_destiny(s, "dark")
    assert s.can("use", solo)
    s.pass_()
    if exchanged:
        s.do("use", card)
        assert not s.can("use", solo)
    assert settled(s, "dark") == ((4,) if exchanged else (1,))


@pytest.mark.ruling(
    "colo-claw-fish.2",
    "colo-claw-fish.4",
    "colo-claw-fish.7",
    "colo-claw-fish.8",
    "colo-claw-fish.9",
    "colo-claw-fish.10",
    "colo-claw-fish.11",
)
@pytest.mark.parametrize("exchanged", [True, False])
def test_the_worked_example(exchanged):
    s = scene(*TAA.values())
    site = s.location("Tatooine: Box")
    s.put("Darth Vader", at=site)
    artoo, solo = s.put("Artoo", at=site), s.put("General Solo", at=site)
    for title in ("C-3PO (See-Threepio)", "Chewbacca"):
        s.put(title, at=site)
    made_legal(s)
    card, taa = s.put(FISH, on="table", side="dark"), s.hand("dark", "Orn Free Taa")
    defenses = s.hand("dark", "Prepared Defenses")
    s.start(turn="dark", phase="control")
    s.do("use", card, taa)
    fight(s, site, "dark")
    tarkin = s.pile("dark", "reserve", "Grand Moff Tarkin")
    battle_destiny(s, "dark")
    s.do("use", artoo)
    s.do("play", defenses)
    assert s.can("use", solo)  # who lets it pass
    s.pass_()
    if exchanged:
        s.do("use", card)
        assert not s.can("use", solo)
    assert settled(s, "dark") == ((4,) if exchanged else (2,))
    assert s.zone(tarkin) == ("stacked" if exchanged else "used")


def test_the_number_of_a_card_with_two_is_chosen_when_it_is_exchanged_in():
    s, card, _ = fish("light", TWO_FACED, held="Two-Faced")
    battle_destiny(s, "light")
    s.do("use", card)
    s.until(verb="amount")
    s.do("amount", amount=5)
    assert settled(s, "light") == (5,)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_fish_swallows_opee_sea_killers(side):
    killers = {owner: LostInterrupt("Opee Sea Killer", owner, f"fish killer {owner}", destiny=1, text=[
        Action([LoseForce(1, EACH)])]) for owner in ("light", "dark")}  # fmt: skip
    s = scene(*killers.values())
    s.location("Tatooine: Box")
    s.put(FISH, on="table", side=side)
    for owner in ("light", "dark"):
        killer = s.hand(owner, "Opee Sea Killer")
        s.start(turn=owner, phase="control")
        before = s.count(owner, "reserve")
        s.do("play", killer)
        assert (
            s.zone(killer) == "lost" and s.count(owner, "reserve") == before and s.decision.prompt.key != "prompt.lose"
        )


@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_fish_swallows_what_is_on_table_or_comes_there(side):
    killer = Effect("Opee Sea Killer", LIGHT, "fish killer", destiny=1, text=[DeployOnTable()])
    s = scene(killer)
    s.location("Tatooine: Box")
    here, banner = s.put("Opee Sea Killer", on="table"), s.put("Light Banner", on="table")
    card = s.hand(side, FISH)
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    assert s.zone(here) == "lost" and s.on_table(banner)
    late = s.hand("light", "Opee Sea Killer")
    s.start(turn="light", phase="deploy")
    s.do("deploy", late)
    assert s.zone(late) == "lost"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_alter_does_not_catch_the_fish(side):
    s = scene()
    by = "dark" if side == "light" else "light"
    s.put(FIGHTERS[by][0], at=s.location("Tatooine: Box"))
    card, plain = (
        s.put(FISH, on="table", side=side),
        s.put("Light Banner" if side == "light" else "Dark Banner", on="table"),
    )
    played = s.hand(by, "Alter")
    s.start(turn=by, phase="control")
    assert s.can("play", played, plain) and not s.can("play", played, card)


def test_nothing_must_be_fed_to_the_fish():
    s = scene()
    s.location("Tatooine: Box")
    s.put(FISH, on="table", side="light")
    kept = s.hand("light", "Rebel 1")
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.zone(kept) == "hand"
