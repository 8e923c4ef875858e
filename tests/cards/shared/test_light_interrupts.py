"""Interrupts of the Light Side that take cards, cancel battles, shots and destinies."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight, gun
from tests.cards.shared.crafts import field, someone

UTINNI = Effect("Test Utinni", LIGHT, "light utinni", "utinni", destiny=1, text=[DeployOnTable()])
UNIQUE_CRAFT = Starfighter("Test Ace", LIGHT, "light ace", "X-wing", unique=1, maneuver=3, hyperspeed=4, destiny=1,
                           deploy=3, power=3, forfeit=6, text=[Carries(pilots=1)])  # fmt: skip
FETCHES = [  # the Interrupt, its function, the price, where it goes, where it looks, what it finds and what not
    ("Tunnel Vision", None, 0, "lost", "force", ("Light Droid", "Light Banner"), ()),
    ("Control & Tunnel Vision", 3, 0, "lost", "force", ("Light Droid", "Light Banner"), ()),
    ("Effective Repairs", 2, 3, "lost", "lost", ("Light Banner", "Test Utinni"), ("Light Droid", "Light Trick")),
    ("Nar Shaddaa Wind Chimes", 2, 0, "used", "reserve", ("Settler 1",), ("Rebel 1", "Unique Settler")),
    ("All Wings Report In", 2, 0, "used", "reserve", ("Fighter",), ("Cruiser", "Test Ace")),
]  # fmt: skip
MORE = [UTINNI, UNIQUE_CRAFT, someone("Unique Settler", LIGHT, "alien", unique=1)]


@pytest.mark.parametrize(("title", "mode", "price", "zone", "pile", "finds", "others"), FETCHES)
def test_what_they_take_into_hand(title, mode, price, zone, pile, finds, others):
    s = field(*MORE, force=0)
    s.location("Kessel: Box")
    card = s.hand("light", title)
    wanted = [*s.pile("light", pile, *finds, *others)]
    s.start(turn="light", phase="control")
    how = {"mode": mode} if mode else {}
    if price:
        s.force("light", price - 1)
        assert not s.can("play", card, **how)
        s.force("light", price)
    held = s.count("light", "force")
    s.do("play", card, **how)
    if s.zone(wanted[0]) != "hand":
        assert [s.can("choose", each) for each in wanted] == [True] * len(finds) + [False] * len(others)
        s.do("choose", wanted[0])
    assert (s.zone(wanted[0]), s.zone(card)) == ("hand", zone)
    assert s.count("light", "force") == held - price - (pile == "force")


@pytest.mark.parametrize("title", ["Tunnel Vision", "Control & Tunnel Vision"])
def test_the_force_pile_is_shuffled(title: str):
    s = field(force=0)
    s.location("Kessel: Box")
    s.pile("light", "force", *[f"Rebel {n}" for n in range(1, 7)] * 3)
    card = s.hand("light", title)
    s.start(turn="light", phase="control")
    before = [s.game.engine.face(each).title for each in s.game.engine.pile("light", "force")]
    s.do("play", card, mode=3) if "&" in title else s.do("play", card)
    s.decide(lambda each: each.verb == "choose")
    after = [s.game.engine.face(each).title for each in s.game.engine.pile("light", "force")]
    assert len(after) == 17 and after not in (before[1:], before[:-1]) and len(set(after)) == 6


COPIES = [("Nar Shaddaa Wind Chimes", "Settler 1", "Rebel 1"), ("All Wings Report In", "Fighter", "Cruiser")]


@pytest.mark.parametrize(("title", "kind", "other"), COPIES)
@pytest.mark.parametrize(("copies", "destiny", "retrieved"), [(2, 1, 2), (2, 2, 0), (3, 1, 3)])
def test_copies_are_paid_once_a_game(title, kind, other, copies, destiny, retrieved):
    s = field()
    place = s.location("Calm" if kind == "Fighter" else "Kessel: Box")
    first, *_ = [s.put(kind, at=place) for _ in range(copies)]
    s.put(other, at=place), s.put("Imperial 6", at=s.location("Tatooine: Box"))
    s.pile("light", "lost", *["Light Droid"] * 5)
    card, sense = s.hand("light", title), s.hand("dark", "Sense")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("play", card, first, mode=1)
    assert s.count("light", "lost") == 5 - retrieved and s.zone(sense) == "hand"
    assert not s.can("play", s.hand("light", title), first, mode=1)


@pytest.mark.parametrize(("title", "who", "able"), [
    ("Nar Shaddaa Wind Chimes", "Settler 1", True), ("Nar Shaddaa Wind Chimes", "Unique Settler", False),
    ("Nar Shaddaa Wind Chimes", "Fighter", False), ("All Wings Report In", "Fighter", True),
    ("All Wings Report In", "Test Ace", False), ("All Wings Report In", "Cruiser", False),
    ("All Wings Report In", "Raider", True)])  # fmt: skip
def test_whose_copies_are_counted(title: str, who: str, able: bool):
    s = field(*MORE)
    target = s.put(who, at=s.location("Kessel: Box" if "Settler" in who else "Calm"))
    s.put("Settler 1" if title.startswith("Nar") else "Fighter", at=s.location("Kessel: Box"))
    s.pile("light", "lost", "Light Droid")
    card = s.hand("light", title)
    s.start(turn="light", phase="control")
    assert s.can("play", card, target, mode=1) is able


@pytest.mark.parametrize(("title", "mode", "victim", "side", "goes"), [
    ("It's A Trap!", 1, "Sniper", "dark", "used"), ("It's A Trap!", 1, "Blasted Droid", "dark", "used"),
    ("It's A Trap!", 1, "Dark Ploy", "dark", ""), ("Effective Repairs", 1, "Limited Resources", "dark", "used"),
    ("Effective Repairs", 1, "Dark Ploy", "dark", ""), ("Put That Down", 2, "Double Back", "dark", "used"),
    ("Put That Down", 2, "Res Luk Ra'auf", "dark", "used"), ("Put That Down", 2, "Dark Ploy", "dark", ""),
    ("Control & Tunnel Vision", 1, "Dark Ploy", "dark", "")])  # fmt: skip
def test_which_interrupts_they_cancel(title: str, mode: int, victim: str, side: str, goes: str):
    ploy = LostInterrupt(victim, side, "light ploy", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = field(ploy)
    s.location("Kessel: Box")
    s.pile("light", "force", "Light Droid")
    played, card = s.hand(side, "light ploy"), s.hand("light", title)
    s.start(turn=side, phase="control")
    s.do("play", played)
    assert s.can("play", card, mode=mode) is bool(goes)
    if goes:
        s.do("play", card, mode=mode)
        assert (s.zone(played), s.zone(card)) == ("lost", goes) and s.count("light", "lost") == 0


@pytest.mark.parametrize(("place", "by", "force", "able"), [
    ("Kessel: Box", "dark", 3, True), ("Kessel: Box", "dark", 2, False), ("Kessel: Box", "light", 4, True),
    ("Calm", "dark", 3, False)])  # fmt: skip
def test_a_trap_is_seen_through(place: str, by: str, force: int, able: bool):
    s = field()
    where = s.location(place)
    if place == "Calm":
        s.put("Rebel 6", aboard=s.put("Fighter", at=where), as_="pilot")
        s.put("Imperial 6", aboard=s.put("Raider", at=where), as_="pilot")
    else:
        s.put("Rebel 6", at=where), s.put("Imperial 6", at=where)
    card, sense = s.hand("light", "It's A Trap!"), s.hand("dark", "Sense")
    s.force("light", force)
    fight(s, where, by)
    if s.decision.player != "light":
        s.pass_()
    assert s.can("play", card, mode=2) is able
    if able:
        s.do("play", card, mode=2)
        assert not s.battle and (s.zone(card), s.zone(sense)) == ("lost", "hand") and s.count("light", "force") == 0


@pytest.mark.parametrize(("who", "force", "able"), [
    ("Rebel 4", 3, True), ("Rebel 4", 2, False), ("Fighter", 3, False)])  # fmt: skip
def test_a_shot_at_your_character_is_put_down(who: str, force: int, able: bool):
    s = field(gun("Bad Gun", DARK), force=3)
    box = s.location("Kessel: Box")
    arm = s.put("Bad Gun", on=s.put("Imperial 4", at=box))
    target = s.put(who, at=box)
    s.put("Rebel 1", at=box)
    card = s.hand("light", "Put That Down")
    s.force("light", force)
    s.destinies("dark", 6)
    fight(s, box, "dark")
    s.do("fire", arm, target)
    assert s.can("play", card, mode=1) is able
    if able:
        s.do("play", card, mode=1)
        assert not s.hit(target) and (s.zone(card), s.count("light", "force")) == ("used", 0)


def test_put_that_down_serves_your_own_in_battle():
    sniper = LostInterrupt("Test Sniper", DARK, "light sniper", destiny=1, text=[
        Action([Shoot()], targets=(one(your(Arm("weapon"))),))])  # fmt: skip
    s = field(gun("Bad Gun", DARK), gun("Good Gun", LIGHT), sniper)
    box = s.location("Kessel: Box")
    arm = s.put("Bad Gun", on=s.put("Imperial 4", at=box))
    target, card = s.put("Rebel 4", at=box), s.hand("light", "Put That Down")
    shot = s.hand("dark", "light sniper")
    s.start(turn="dark", phase="control")
    s.do("play", shot, arm)
    if s.can("choose", target):
        s.do("choose", target)
    assert not s.can("play", card, mode=1)
    t = field(gun("Good Gun", LIGHT))
    box = t.location("Kessel: Box")
    arm = t.put("Good Gun", on=t.put("Rebel 4", at=box))
    foe, card = t.put("Imperial 4", at=box), t.hand("light", "Put That Down")
    fight(t, box, "light")
    t.do("fire", arm, foe)
    assert not t.can("play", card, mode=1)


# -- Don't Forget The Droids -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "stopped"), [("3,720 To 1", True), ("Never Tell Me The Odds", False)])
def test_droids_tell_no_odds(title: str, stopped: bool):
    odds = Effect(title, DARK, "light odds", destiny=1, text=[Insert(), Automatic(reaches_top(), [
        LoseForce(1, OPPONENT)])])  # fmt: skip
    s = field(odds)
    s.put("Imperial 6", at=s.location("Kessel: Box"))
    insert, card, sense = (
        s.hand("dark", "light odds"),
        s.hand("light", "Don't Forget The Droids"),
        s.hand("dark", "Sense"),
    )
    s.start(turn="dark", phase="deploy")
    s.do("deploy", insert)
    assert s.can("play", card, mode=1) is stopped
    if stopped:
        s.do("play", card, mode=1)
        assert (s.zone(insert), s.zone(card), s.zone(sense)) == ("lost", "used", "hand")


@pytest.mark.parametrize(("who", "near", "able"), [
    ("Light Droid", True, True), ("Light Droid", False, False), ("Rebel 1", True, False),
    ("Dark Droid", True, False)])  # fmt: skip
def test_a_droid_gives_itself_for_a_battle_destiny(who: str, near: bool, able: bool):
    s = field()
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    droid = s.put(who, at=box if near else away)
    for each in ("Rebel 4", "Imperial 4"):
        s.put(each, at=box)
    card = s.hand("light", "Don't Forget The Droids")
    fight(s, box, "dark")
    s.destinies("dark", 5), s.destinies("light", 3)
    seen: set[str] = set()
    while s.battle and s.battle.segment in ("weapons", "power"):
        drawn = [each for each in s.decision.options if each.verb == "draw-destiny"]
        if s.zone(card) == "hand" and s.can("play", card, mode=2):
            seen.add(s.decision.player)
            s.do("play", card, mode=2)
        else:
            s.do("draw-destiny") if drawn else s.pass_()
    assert bool(seen) is able and s.battle.destinies("dark") == (() if able else (5,))
    assert s.battle.destinies("light") == (3,)
    if able:
        assert (s.zone(droid), s.zone(card)) == ("lost", "lost")


def test_only_battle_destinies_are_forgotten():
    plot = LostInterrupt("Test Plot", DARK, "light plot", destiny=1, text=[Action([DrawDestiny(), If(DESTINY > 3, (
        LoseForce(1, OPPONENT),))])])  # fmt: skip
    s = field(plot)
    box = s.location("Kessel: Box")
    for each in ("Light Droid", "Rebel 4", "Imperial 4"):
        s.put(each, at=box)
    played, card = s.hand("dark", "light plot"), s.hand("light", "Don't Forget The Droids")
    s.destinies("dark", 5)
    fight(s, box, "dark")
    offered = False
    while s.battle and s.battle.segment == "weapons":
        offered = offered or s.can("play", card, mode=2)
        if s.zone(played) == "hand" and s.can("play", played):
            s.do("play", played)
        elif any(each.verb == "lose" for each in s.decision.options):
            break
        else:
            s.pass_()
    assert s.zone(played) != "hand" and not offered


# -- Off The Edge ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "retrieved", "loss", "falls"), [
    (3, 2, 0, False), (2, 1, 0, False), (1, 0, 0, True), (0, 0, 1, False)])  # fmt: skip
def test_who_hangs_off_the_edge(destiny: int, retrieved: int, loss: int, falls: bool):
    s = field()
    hero = s.put("Rebel 1", at=s.location("Cloud City: Lower Corridor", side="light"))
    s.pile("light", "lost", *["Light Droid"] * 5)
    card = s.hand("light", "Off The Edge")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("play", card, hero)
    lost = 0
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")
        lost += 1
    assert (s.on_table(hero), lost) == (not falls, loss)
    assert s.count("light", "lost") == 6 - retrieved + loss + falls


@pytest.mark.parametrize(("who", "place", "able"), [
    ("Rebel 1", "Cloud City: Lower Corridor", True), ("Imperial 1", "Cloud City: Lower Corridor", False),
    ("Rebel 1", "Kessel: Box", False), ("Skiff", "Cloud City: Lower Corridor", False)])  # fmt: skip
def test_who_comes_near_the_edge(who: str, place: str, able: bool):
    s = field()
    card, target = s.hand("light", "Off The Edge"), s.put(who, at=s.location(place, side="light"))
    s.start(turn="light", phase="control")
    assert s.can("play", card, target) is able
