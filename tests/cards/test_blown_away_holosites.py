"""Imperial Holotable, and the cards that deal with holosites and holograms; Molator."""

import pytest

from cantina.lang import *
from cantina.rules.battle import draws_allowed
from cantina.testing import Scenario

WOOKIEE_CARD = Alien("Furry", LIGHT, "t_furry", destiny=1, deploy=1, power=1, ability=2, forfeit=3, traits=["Wookiee"])
BRUTE = Imperial("Brute", "t_brute", destiny=1, deploy=1, power=4, ability=4, forfeit=3, icons=["warrior"])
MASTER = Imperial("Master", "t_master", destiny=1, deploy=1, power=4, ability=5, forfeit=3)
ROCKS = Sector("Rocks", LIGHT, "t_rocks", "asteroid", "", ["space"], (1, 1))


def holotable(*cards, turn="light", phase="control"):
    s = Scenario(cards=cards)
    board = s.location("Imperial Holotable")
    s.force("light", 9), s.force("dark", 9)
    s.start(turn=turn, phase=phase)
    return s, board


def terminate(s, destiny):
    card = s.hand("light", "Transmission Terminated")
    s.destinies("light", destiny)
    s.do("play", card, mode=2)
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")
    return card


@pytest.mark.ruling("blown-away-imperial-holotable.1")
@pytest.mark.parametrize(("destiny", "destroyed"), [(4, True), (3, False)])
def test_it_is_turned_over_and_all_cards_there_are_lost(destiny, destroyed):
    s, board = holotable()
    piece = s.put("Molator", at=board)
    mine = s.put("Houjix", at=board)
    terminate(s, destiny)
    assert s.blown_away(board) == destroyed and s.on_table(board)
    assert (s.zone(piece) == "lost") == destroyed == (s.zone(mine) == "lost")
    assert s.count("light", "force") == 6
    assert s.count("dark", "lost") == (5 if destroyed else 0)  # the piece and 4 Force
    if destroyed:
        assert s.icons("dark", board) == s.icons("light", board) == 0


@pytest.mark.ruling("blown-away-imperial-holotable.2")
def test_nothing_can_be_at_a_damaged_holosite():
    s, board = holotable()
    s.happen("blow-away", board, by="light")
    piece, man = s.hand("dark", "Molator", "Stormtrooper")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", piece, board) and not s.can("deploy", man, board)
    assert s.why_not("deploy", piece, board)[0].rule == "blown-away-imperial-holotable"


def test_a_whole_holosite_takes_pieces():
    s, board = holotable()
    piece = s.hand("dark", "Molator")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", piece, board)


@pytest.mark.ruling("blown-away-imperial-holotable.3")
@pytest.mark.parametrize(("side", "title"), [("dark", "Imperial Holotable"), ("light", "Dejarik Hologameboard")])
def test_another_copy_repairs_it(side, title):
    s, board = holotable()
    copy = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", copy) == (side == "light")
    s.happen("blow-away", board, by="light")
    s.do("deploy", copy)
    assert not s.blown_away(board)
    piece = s.hand("dark", "Molator")
    s.force("dark", 9)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", piece, board)


def test_transmission_terminated_counts_asteroid_sectors():
    s, board = holotable(ROCKS)
    s.location("Tatooine")
    s.location("Rocks")
    terminate(s, 3)
    assert s.blown_away(board)


def test_transmission_terminated_needs_a_whole_holotable_and_3_force():
    s, board = holotable()
    card = s.hand("light", "Transmission Terminated")
    assert s.can("play", card, mode=2)
    s.force("light", 2)
    assert not s.can("play", card, mode=2)
    s.force("light", 3)
    s.happen("blow-away", board, by="light")
    assert not s.can("play", card, mode=2)


def test_transmission_terminated_cancels_a_hologram():
    s = Scenario()
    s.location("Tatooine: Mos Eisley", side="dark")
    image, plain = s.put("Projection Of A Skywalker", on="table"), s.put("Traffic Control", on="table")
    card = s.hand("light", "Transmission Terminated")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, plain)
    s.do("play", card, image, mode=1)
    assert s.zone(image) == "lost" and s.zone(card) == "lost"


# -- Projection Of A Skywalker -----------------------------------------------------------------------------------------

SHOT = Effect("Shot In The Dark", DARK, "t_shot", text=[
    DeployOnTable(), Action([Put(top(), to=In("hand"))], [LoseForce(1)], limit=Limit("turn"))])  # fmt: skip
ANOTHER = Effect("Another Shot", DARK, "t_another", text=SHOT.text)


def test_projection_beside_the_table_helps_drains_at_holosites():
    s, board = holotable(turn="light")
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Houjix", at=board), s.put("Luke Skywalker", at=site)
    card = s.hand("light", "Projection Of A Skywalker")
    drains = s.drain_amount("light", board), s.drain_amount("light", site)
    theirs = s.drain_amount("dark", board)
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, mode=1)
    assert s.zone(card) == "table" and s.carrier(card) is None
    assert (s.drain_amount("light", board), s.drain_amount("light", site)) == (drains[0] + 1, drains[1])
    assert s.drain_amount("dark", board) == theirs


@pytest.mark.parametrize(("title", "dearer"), [("Shot In The Dark", 2), ("Another Shot", 1)])
def test_projection_makes_shot_in_the_dark_dearer(title, dearer):
    costs = []
    for aided in (False, True):
        s, _ = holotable(SHOT, ANOTHER, turn="dark")
        shot = s.put(title, on="table")
        if aided:
            s.hand("light", "Projection Of A Skywalker")
            s.start(turn="light", phase="deploy")
            s.do("deploy", s.game.engine.ref(s.game.engine.pile("light", "hand")[0]), mode=1)
            s.start(turn="dark", phase="control")
        s.force("dark", 0)
        s.do("use", shot)
        costs.append(s.count("dark", "lost"))
    assert costs == [1, dearer]


def test_projection_on_a_site_hinders_drains_there():
    rich = Site("Tatooine: Mine", DARK, "t_mine", ["exterior", "planet"], (3, 3))
    s = Scenario(cards=[rich])
    site, inside = s.location("Tatooine: Mine"), s.location("Death Star: War Room", side="dark")
    town = s.location("Tatooine: Mos Eisley", side="dark")
    system = s.location("Tatooine")
    s.put("Darth Vader", at=site)
    card = s.hand("light", "Projection Of A Skywalker")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, inside) and not s.can("deploy", card, system)
    before = [(s.drain_amount(side, place)) for side in ("dark", "light") for place in (site, town)]
    s.do("deploy", card, site)
    after = [(s.drain_amount(side, place)) for side in ("dark", "light") for place in (site, town)]
    assert s.carrier(card) == site and after == [before[0] - 1, *before[1:]]
    alter = s.hand("dark", "Alter")
    s.force("dark", 5)
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, card)


def test_projection_beside_the_table_is_immune_to_alter():
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Darth Vader", at=site)
    card = s.hand("light", "Projection Of A Skywalker")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, mode=1)
    alter = s.hand("dark", "Alter")
    s.force("dark", 5)
    s.start(turn="dark", phase="control")
    assert not s.can("play", alter, card)


# -- Let The Wookiee Win -----------------------------------------------------------------------------------------------


def test_let_the_wookiee_win_adds_a_destiny_at_a_holosite():
    for place, helps in (("Imperial Holotable", True), ("Tatooine: Mos Eisley", False)):
        s, board = holotable(turn="light", phase="battle")
        site = s.location(place, side="dark")
        card = s.hand("light", "Let The Wookiee Win")
        if helps:
            s.put("Houjix", at=board), s.put("Molator", at=board)
        else:
            s.put("Luke Skywalker", at=site), s.put("Darth Vader", at=site)
        s.start(turn="light", phase="battle")
        s.do("battle", site)
        assert s.can("play", card, mode=1) == helps
        if helps:
            g = s.game.engine
            before = draws_allowed(g, "light"), draws_allowed(g, "dark")
            s.do("play", card, mode=1)
            assert (draws_allowed(g, "light"), draws_allowed(g, "dark")) == (before[0] + 1, before[1])


def brawl(victim="Stormtrooper", loser="light", wookiee=True, helped=True, more=(), there=""):
    """A battle that one side loses, until it ends."""
    s = Scenario(cards=[WOOKIEE_CARD, BRUTE, MASTER, *more])
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Furry" if wookiee else "Rebel Guard", at=site)
    foe = s.put(victim, at=site)
    if there:
        hull = s.put(there, at=site)
        if there == "Tank":
            s.put("Furry", aboard=hull)
    gun = s.put("Blaster Rifle", on=foe, side="dark")
    if loser == "light" and helped:
        s.put("Darth Vader", at=site), s.put("Grand Moff Tarkin", at=site)
    elif helped:
        s.put("Luke Skywalker", at=site), s.put("Han Solo", at=site)
    card = s.hand("light", "Let The Wookiee Win")
    s.force("light", 5)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    for _ in range(60):
        options = s.decision.options
        if any(each.verb == "play" and each.card == card for each in options) or s.battle is None:
            break
        lose = [n for n, each in enumerate(options) if each.verb == "lose" and each.pile == "reserve"]
        draw = [n for n, each in enumerate(options) if each.verb in ("pass", "done", "no")]
        s.game.choose((lose or draw)[0])
    return s, foe, gun, card


def test_let_the_wookiee_win_disarms_who_has_won():
    s, foe, gun, card = brawl("Brute")
    power = s.power(foe)
    other = s.put("Blaster Rifle", on=s.put("Stormtrooper", at=s.at(foe)), side="dark")
    tool = s.put("Comlink", on=foe, side="dark")
    s.do("play", card, foe)
    assert s.power(foe) == power - 1 == 3 and s.zone(gun) == "lost"
    assert s.on_table(other) and s.on_table(tool)
    assert s.zone(card) == "stacked" and s.carrier(card) == foe
    rifle = s.hand("dark", "Blaster Rifle")
    s.until(phase="deploy", player="dark")
    s.force("dark", 5)
    assert not s.can("deploy", rifle, foe)
    assert s.can("deploy", rifle, s.put("Stormtrooper", at=s.at(foe)))


def test_let_the_wookiee_win_wants_a_wookiee_of_ones_own_who_is_present():
    tank = Vehicle("Tank", LIGHT, "t_tank", "combat", destiny=1, deploy=1, power=1, armor=3, landspeed=1, forfeit=1,
                   traits=["enclosed"], text=[Carries(passengers=1), PermanentPilot(1)])  # fmt: skip
    beast = Alien("Beast", DARK, "t_beast", destiny=1, deploy=1, power=1, ability=2, forfeit=3, traits=["Wookiee"])
    for there in ("Beast", "Tank"):
        s, foe, _, card = brawl(wookiee=False, more=[tank, beast], there=there)
        assert not s.can("play", card, foe)


@pytest.mark.parametrize("against", [{"loser": "dark"}, {"wookiee": False}])
def test_let_the_wookiee_win_wants_a_wookiee_and_a_lost_battle(against):
    s, foe, _, card = brawl(**against)
    assert not s.can("play", card, foe)


@pytest.mark.parametrize(
    ("victim", "able"), [("Grand Moff Tarkin", False), ("Brute", False), ("Master", True), ("Darth Vader", True)]
)
def test_let_the_wookiee_win_spares_the_able(victim, able):
    s, foe, _, card = brawl(victim, helped=False)
    mine = s.put("Rebel Guard", at=s.at(foe))
    assert s.can("play", card, foe) == (not able) and not s.can("play", card, mine)


# -- Molator -----------------------------------------------------------------------------------------------------------


def with_molator(force=9):
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Darth Vader", at=site), s.put("Stormtrooper", at=site)  # ability 6 and 1
    s.put("Luke Skywalker", at=site)
    effect = s.put("Molator", on="table")
    s.force("dark", force)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    return s, site, effect


@pytest.mark.ruling("molator.1")
def test_ability_that_is_not_needed_for_destiny_makes_up_power():
    s, _, effect = with_molator()
    before, force = s.battle.power("dark"), s.count("dark", "force")
    assert s.can("use", effect, amount=7) and not s.can("use", effect, amount=8)
    s.do("use", effect, amount=3)
    assert s.battle.power("dark") == before + 3 and s.count("dark", "force") == force - 3
    assert not s.can("use", effect)


@pytest.mark.ruling("molator.1")
@pytest.mark.parametrize(("spent", "draws"), [(3, True), (4, False)])
def test_what_is_spent_draws_no_destiny(spent, draws):
    s, _, effect = with_molator()
    s.do("use", effect, amount=spent)
    for _ in range(20):
        if s.battle is None or any(each.verb == "draw-destiny" for each in s.decision.options):
            break
        if s.battle.segment == "damage":
            break
        s.pass_()
    mine = (
        s.battle is not None
        and s.decision.player == "dark"
        and any(each.verb == "draw-destiny" for each in s.decision.options)
    )
    assert mine == draws


def test_molator_deploys_beside_the_locations_for_free():
    s = Scenario()
    s.location("Tatooine: Mos Eisley", side="dark")
    card = s.hand("dark", "Molator")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card) and s.carrier(card) is None


@pytest.mark.ruling("molator.1")
def test_it_is_about_this_battle_and_this_player():
    s, _, effect = with_molator()
    other = s.location("Tatooine: Cantina", side="dark")
    s.put("Grand Moff Tarkin", at=other), s.put("Obi-Wan Kenobi", at=other)
    g = s.game.engine
    theirs = s.battle.power("light"), draws_allowed(g, "light")
    s.do("use", effect, amount=3)
    assert (s.battle.power("light"), draws_allowed(g, "light")) == theirs
    for _ in range(80):
        if s.battle is None:
            break
        options = s.decision.options
        lose = [n for n, each in enumerate(options) if each.verb == "lose" and each.pile == "reserve"]
        give_up = [n for n, each in enumerate(options) if each.verb == "forfeit"]
        rest = [n for n, each in enumerate(options) if each.verb in ("pass", "done", "no")]
        s.game.choose((rest or lose or give_up)[0])
    s.until(verb="battle")
    plain = s.total_power("dark", other)
    s.force("dark", 9)
    s.do("battle", other)
    assert s.battle.power("dark") == plain and s.can("use", effect)


@pytest.mark.ruling("molator.1")
def test_it_costs_force():
    s, _, effect = with_molator(force=3)  # one of them for the battle
    assert s.can("use", effect, amount=2) and not s.can("use", effect, amount=3)
