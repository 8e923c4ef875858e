"""My Lord, Is That Legal?, the Galactic Senate and those who speak there; Mara Jade and Prepared Defenses."""

import pytest

from cantina.engine.texts import text_cancelled
from cantina.engine.values import value
from cantina.lang import *
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, drawn, fight, gun, scene

LORD, LEGAL, SENATE = "My Lord, Is That Legal?", "I Will Make It Legal", "Coruscant: Galactic Senate"
NABOO = [Site(f"Naboo: {name}", LIGHT, f"test {name}", ["exterior", "planet", "Episode I"], (1, 1))
         for name in ("Gate", "Yard")]  # fmt: skip


def politician(title, side, politics, *traits, kind="republic", ability=2):
    return Character(title, side, f"test {title}", kind, destiny=3, deploy=2, power=1, ability=ability, forfeit=3,
                     politics=politics, traits=traits)  # fmt: skip


PEOPLE = [
    politician("Speaker", DARK, 3, "senator"), politician("Voter", DARK, 1, "senator"),
    politician("Third", DARK, 1, "senator"), politician("Blocker", DARK, 1, "senator", "blockade agenda"),
    politician("Climber", DARK, 1, "senator", "ambition agenda"), politician("Clerk", DARK, 0),
    politician("Tribune", LIGHT, 4, "senator"), politician("Captain", LIGHT, 1, "leader", kind="rebel", ability=3),
    politician("Moff", DARK, 1, "leader", kind="imperial", ability=3),
    politician("Master", LIGHT, 1, "leader", kind="rebel", ability=4),
    politician("Boss", LIGHT, 1, "leader", kind="alien", ability=3), politician("Soldier", LIGHT, 1, kind="rebel"),
]  # fmt: skip
DECREE = Effect("Decree", DARK, "test decree", "political", destiny=1, text=[DeployOnTable()])
PETITION = Effect("Petition", LIGHT, "test petition", "political", destiny=1, text=[DeployOnTable()])
BEAST = Creature("Beast", DARK, "test beast", "swamp", destiny=1, deploy=1, forfeit=1, ferocity=1, defense=1)
CROWD = [*PEOPLE, *NABOO, DECREE, PETITION, *BOX]


def senate(*extra, side="dark"):
    s = Scenario(cards=[*CROWD, *extra])
    for each in ("light", "dark"):
        s.force(each, 12)
    return s, s.location(SENATE, side=side)


def lord(*extra, flipped=False):
    s, place = senate(*extra)
    return s, s.objective("dark", LORD, flipped=flipped), place


def titles(s):
    view = s.game.view("public")["table"]
    return {each["title"] for row in view["rows"] for each in row["locations"]} | {
        each["title"] for each in view["beside"]}  # fmt: skip


# -- the place ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["light", "dark"])
def test_in_battles_at_the_senate_words_count(side):
    s, place = senate(side=side)
    speaker, tribune, clerk = (s.put(title, at=place) for title in ("Speaker", "Tribune", "Clerk"))
    trooper = s.put("Imperial 4", at=place)
    assert [s.power(card) for card in (speaker, tribune, clerk, trooper)] == [1, 1, 1, 1]
    street = s.location("Naboo: Gate")
    away, foe = s.put("Speaker", at=street), s.put("Rebel 4", at=street)
    fight(s, place, "dark")
    assert [s.power(card) for card in (speaker, tribune, clerk, trooper, away)] == [3, 4, 0, 0, 1]
    fight(s, street, "dark")
    assert s.battle and s.power(speaker) == 1 and s.power(away) == 1 and s.power(foe) == 1


# -- the Objective -----------------------------------------------------------------------------------------------------


def test_my_lord_starts_with_the_senate_and_another_episode_i_location():
    s = Scenario.opening(["Kessel: Box"], [LORD, SENATE, "Blockade Flagship: Docking Bay", "Tatooine: Cantina"],
                         cards=CROWD)  # fmt: skip
    assert titles(s) == {"Kessel: Box", SENATE, "Blockade Flagship: Docking Bay", LORD}
    s = Scenario.opening(["Kessel: Box"], [LORD, SENATE, "Tatooine: Cantina"], cards=CROWD)
    assert titles(s) == {"Kessel: Box"}


@pytest.mark.parametrize("flipped", [False, True])
def test_lesser_leaders_of_rebels_and_imperials_have_more_politics(flipped):
    s, _, place = lord(flipped=flipped)
    for title in ("Speaker", "Voter"):
        s.put(title, at=place)
    people = [s.put(title, at=place) for title in ("Captain", "Moff", "Master", "Boss", "Soldier")]
    assert [value(s._engine, "politics", card.id) for card in people] == [3, 3, 1, 1, 1]


def test_surprise_and_counter_assaults_are_cancelled():
    s, _, place = lord()
    street = s.location("Naboo: Gate")
    s.put("Imperial 1", at=street)
    surprise = s.hand("light", "Surprise Assault")
    s.start(turn="dark", phase="control")
    s.do("drain", street)
    s.do("play", surprise)
    assert s.zone(surprise) == "lost" and any(e.kind == "cancelled" for e in s.game.events("public"))


def test_republic_characters_of_yours_are_immune_to_goo_nee_tay():
    s, _, place = lord(Effect("Goo Nee Tay", LIGHT, "test tay", unique=1, destiny=1,
                              text=[DeployOn(CHARACTER)]))  # fmt: skip
    mine, plain, theirs = (s.put(title, at=place) for title in ("Speaker", "Imperial 3", "Tribune"))
    tay = s.hand("light", "Goo Nee Tay")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", tay, card) for card in (mine, plain, theirs)] == [False, True, True]


def test_who_is_on_a_political_effect_of_yours_may_deploy():
    s, _, place = lord()
    decree, petition = s.put("Decree", on="table"), s.put("Petition", on="table")
    mine = s.stack(decree, "Voter", side="dark")
    theirs = s.stack(petition, "Tribune", side="light")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", mine, place)
    assert s.at(mine) == place
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", theirs)


def test_weapons_are_out_of_order_in_the_senate_creatures_lost_and_others_silent():
    s, _, place = lord(BEAST, gun("Rifle", LIGHT), gun("Pistol", DARK))
    street = s.location("Naboo: Gate")
    silent = s.put("Obi-Wan Kenobi", at=place)
    beast, roaming = s.put("Beast", at=place), s.put("Beast", at=street)
    s.start(turn="dark", phase="control")
    assert s.zone(beast) == "lost" and s.zone(roaming) == "table"
    assert text_cancelled(s._engine, silent.id) and not text_cancelled(s._engine, s.put("Speaker", at=place).id)
    assert not text_cancelled(s._engine, s.put("Han Solo", at=street).id)


@pytest.mark.parametrize(("where", "worth"), [("senate", 2), ("street", 8)])
def test_weapon_destiny_is_six_lower_there(where, worth):
    s, _, place = lord(gun("Rifle", LIGHT))
    street = s.location("Naboo: Gate")
    at = place if where == "senate" else street
    man, foe = s.put("Rebel 1", at=at), s.put("Imperial 1", at=at)
    rifle = s.put("Rifle", on=man)
    s.destinies("light", 8)
    fight(s, at, "light")
    s.do("fire", rifle, foe)
    drawn_ = [e.text.args["value"] for e in s.game.events("public") if e.kind == "destiny"]
    assert drawn_ == [worth]


@pytest.mark.parametrize(("people", "flips"), [
    (("Speaker", "Voter", "Third"), True), (("Speaker", "Voter"), False), (("Speaker", "Blocker"), True),
    (("Blocker", "Clerk"), False), (("Speaker", "Voter", "Tribune"), False),
])  # fmt: skip
def test_three_senators_or_two_with_a_blockade_flip_it(people, flips):
    s, objective, place = lord()
    for title in people:
        s.put(title, at=place)
    s.put("Climber", at=s.location("Naboo: Gate"))
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is flips


@pytest.mark.parametrize(("people", "stays"), [(("Speaker", "Voter"), True), (("Speaker", "Tribune"), False)])
def test_it_flips_back_with_fewer_than_two(people, stays):
    s, objective, place = lord(flipped=True)
    for title in people:
        s.put(title, at=place)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is stays


def legal():
    s, objective, place = lord(flipped=True)
    for title in ("Speaker", "Voter"):
        s.put(title, at=place)
    return s, objective, place


@pytest.mark.parametrize("number", [1, 2])
def test_for_three_force_up_to_two_random_cards_of_the_opponents_hand_are_used(number):
    s, objective, place = legal()
    s.hand("light", "Rebel 1", "Rebel 2", "Rebel 3")
    s.force("dark", 3)
    s.start(turn="dark", phase="control")
    s.do("use", objective, mode=1, amount=number)
    assert s.count("light", "hand") == 3 - number and s.count("light", "used") == number
    assert s.count("dark", "force") == 0
    s.force("dark", 3)
    assert not s.can("use", objective, mode=1)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", objective, mode=1)
    s.start(turn="light", phase="control")
    s.pass_()
    assert not s.can("use", objective, mode=1)


def test_two_force_are_not_enough_for_that():
    s, objective, place = legal()
    s.hand("light", "Rebel 1")
    s.force("dark", 2)
    s.start(turn="dark", phase="control")
    assert not s.can("use", objective, mode=1)


def test_once_a_turn_a_political_effect_comes_to_hand():
    s, objective, place = legal()
    decree, banner = s.pile("dark", "reserve", "Decree", "Dark Banner")
    s.start(turn="light", phase="control")
    s.pass_()
    s.do("use", objective, mode=2)
    assert {each.card for each in s.decision.options if each.card} == {decree}
    s.do("choose", decree)
    assert s.zone(decree) == "hand" and not s.can("use", objective, mode=2) and s.zone(banner) == "reserve"


@pytest.mark.parametrize(("card", "worth"), [("Voter", 5), ("Climber", 6), ("Imperial 1", 1)])
@pytest.mark.parametrize("kind", ["battle", "weapon", "plain"])
def test_senators_drawn_for_battle_or_weapon_destiny_are_worth_more(card, worth, kind):
    lot = LostInterrupt("Lot", DARK, "test lot", destiny=1, text=[Action([DrawDestiny(), ActivateForce(DESTINY)])])
    s, objective, place = lord(gun("Pistol", DARK), lot, flipped=True)
    for title in ("Speaker", "Third"):
        s.put(title, at=place)
    street = s.location("Naboo: Gate")
    man, foe = s.put("Imperial 4", at=street), s.put("Rebel 1", at=street)
    pistol = s.put("Pistol", on=man)
    play = s.hand("dark", "Lot")
    s.pile("dark", "reserve", card)
    if kind == "plain":
        s.start(turn="dark", phase="control")
        s.do("play", play)
        worth = 3 if worth > 1 else 1
    else:
        fight(s, street, "dark")
        if kind == "weapon":
            s.do("fire", pistol, foe)
        else:
            drawn(s)
    found = [e.text.args["value"] for e in s.game.events("public") if e.kind in ("destiny", "destiny-changed")]
    assert found[-1] == worth


@pytest.mark.ruling("my-lord-is-that-legal-i-will-make-it-legal.1")
@pytest.mark.parametrize("turn", ["dark", "light"])
def test_at_the_end_of_any_turn_one_may_clear_ones_political_effects(turn):
    s, objective, place = legal()
    decree, petition = s.put("Decree", on="table"), s.put("Petition", on="table")
    mine, theirs = s.stack(decree, "Third", side="dark"), s.stack(petition, "Tribune", side="light")
    s.force("dark", 2)
    s.start(turn=turn, phase="draw")
    s.until(verb="use")
    while not s.can("use", objective, mode=5):
        s.pass_()
    s.do("use", objective, mode=5)
    assert s.zone(mine) in ("used", "reserve") and s.zone(theirs) == "stacked"
    assert s.count("dark", "force") == 0


def test_nobody_must_and_it_costs_two():
    for force in (1, 2):
        s, objective, place = legal()
        mine = s.stack(s.put("Decree", on="table"), "Third", side="dark")
        s.force("dark", force)
        s.start(turn="dark", phase="draw")
        while s.game.view("dark")["turn"] == 1:
            assert force == 2 or not s.can("use", objective, mode=5)
            s.pass_()
        assert s.zone(mine) == "stacked"


@pytest.mark.ruling("my-lord-is-that-legal-i-will-make-it-legal.2")
def test_what_happens_by_itself_at_the_end_of_the_turn_comes_first():
    s, objective, place = legal()
    s.put("Visage Of The Emperor", on=s.location("Executor: Holotheatre"))
    s.stack(s.put("Decree", on="table"), "Third", side="dark")
    s.start(turn="dark", phase="draw")
    s.pass_()
    while not any(each.verb == "use" for each in s.decision.options):
        s.do("lose", pile="reserve") if any(each.verb == "lose" for each in s.decision.options) else s.pass_()
    assert s.count("light", "lost") == s.count("dark", "lost") == 1  # both have lost Force before that is offered
    assert s.can("use", objective, mode=5)


# -- the speakers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "rival", "may"), [("senate", None, True), ("street", None, False),
                                                     ("senate", "Tribune", False)])  # fmt: skip
def test_orn_free_taa_takes_a_battle_destiny_into_hand_while_in_the_majority(where, rival, may):
    s, place = senate()
    street, yard = s.location("Naboo: Gate"), s.location("Naboo: Yard")
    taa = s.put("Orn Free Taa", at=place if where == "senate" else yard)
    if rival:
        s.put(rival, at=place)
    for title in ("Imperial 4", "Rebel 1"):
        s.put(title, at=street)
    (card,) = s.pile("dark", "reserve", "Imperial 2")
    fight(s, street, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", taa) is may
    if may:
        s.do("use", taa)
        assert s.zone(card) == "hand" and s.battle.destinies("dark") == (1,)


@pytest.mark.parametrize(("mine", "theirs", "may"), [(3, 3, True), (2, 3, False), (3, 2, True)])
def test_he_leaves_in_the_opponents_deploy_phase_for_as_much_force_as_that_player_has(mine, theirs, may):
    s, place = senate()
    taa = s.put("Orn Free Taa", at=place)
    s.force("dark", mine)
    s.force("light", theirs)
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert s.can("use", taa) is may
    if may:
        s.do("use", taa)
        assert s.zone(taa) == "used" and s.count("dark", "force") == mine - theirs
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", taa)


@pytest.mark.parametrize(("where", "rival", "gain"), [("senate", None, 2), ("gate", None, 0), ("senate", "Speaker", 0)])
def test_the_queen_retrieves_force_for_naboo_sites_while_in_the_majority(where, rival, gain):
    s, place = senate()
    gate, yard = s.location("Naboo: Gate"), s.location("Naboo: Yard")
    box = s.location("Tatooine: Box")
    for at in (gate, yard, box):
        s.put("Rebel 1", at=at)
    queen = s.put("Queen Amidala, Ruler Of Naboo", at=place if where == "senate" else gate)
    if rival:
        s.put(rival, at=place)
    s.pile("light", "lost", *["Rebel 2"] * 5)
    s.start(turn="light", phase="control")
    assert s.can("use", queen) is bool(gain)
    if gain:
        s.do("use", queen)
        assert s.count("light", "lost") == 5 - gain and not s.can("use", queen)
        s.start(turn="light", phase="deploy")
        assert not s.can("use", queen)


def test_the_queen_stands_in_for_a_senator_on_a_political_effect():
    s, place = senate()
    defer = s.put("I Will Not Defer", on="table")
    queen, other = s.hand("light", "Queen Amidala, Ruler Of Naboo", "Rebel 1")
    s.start(turn="light", phase="control")
    s.do("use", defer)
    assert queen in s.stacked(defer) and s.zone(other) == "hand"
    on_table = s.put("Queen Amidala, Ruler Of Naboo", at=place)
    assert immunity(s._engine, on_table.id) == 3


# -- Mara Jade ---------------------------------------------------------------------------------------------------------

MARA = "Mara Jade, The Emperor's Hand"


def duelists(*extra, card="Vader's Obsession"):
    s = scene(*extra)
    street, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    mara = s.put(MARA, at=vault)
    return s, street, vault, mara, s.hand("dark", card)


@pytest.mark.ruling("mara-jade-the-emperors-hand.1", "mara-jade-the-emperors-hand.2")
@pytest.mark.parametrize("epic", [False, True])
def test_mara_jade_duels_by_vaders_obsession_with_or_without_an_epic_duel(epic):
    s, street, vault, mara, obsession = duelists()
    luke = s.put("Luke Skywalker", at=street)
    if epic:
        s.put("Epic Duel", on="table")
    s.destinies("dark", 6, 6)
    s.destinies("light", 1, 1)
    s.start(turn="dark", phase="move")
    s.do("walk", mara, street)
    assert s.can("play", obsession)
    s.decide(lambda each: each.verb == "play" and each.card == obsession)
    while s.zone(luke) == "table" and s.decision.player:
        s.decide(lambda each: each.verb in ("pass", "no", "yes", "lose", "choose", "done"))
    assert s.zone(luke) != "table" and s.at(mara) == street


@pytest.mark.ruling("mara-jade-the-emperors-hand.2")
@pytest.mark.parametrize("epic", [False, True])
def test_nothing_else_starts_a_duel_with_mara_jade(epic):
    s, street, vault, mara, circle = duelists(card="The Circle Is Now Complete")
    if epic:
        s.put("Epic Duel", on="table")
    s.put("Obi-Wan Kenobi", at=vault)
    s.start(turn="dark", phase="control")
    assert not s.can("play", circle)
    s.put("Darth Vader", at=vault)
    assert any(each.card == circle for each in s.decision.options)


def test_mara_jade_by_herself():
    s, street, vault, mara, _ = duelists()
    assert s.power(mara) == 4 and immunity(s._engine, mara.id) == 4
    s.put("Emperor Palpatine", at=street)
    assert s.power(mara) == 6
    ship = s.put("Raider", at=s.location("Calm"))
    plain = s.power(ship)
    s.put(MARA, aboard=ship, as_="pilot")
    assert plain == 0 and s.power(ship) == 3 + 2


def test_once_a_game_she_finds_a_weapon():
    s, street, vault, mara, _ = duelists()
    stick, banner = s.pile("dark", "reserve", "Dark Stick", "Dark Banner")
    other = s.put("Imperial 1", at=vault)
    s.start(turn="light", phase="control")
    s.pass_()
    s.do("use", mara)
    assert {each.card for each in s.decision.options if each.card} == {stick}
    s.do("choose", stick)
    assert s.carrier(stick) == mara and not s.can("use", mara) and other and s.zone(banner) == "reserve"


# -- Prepared Defenses -------------------------------------------------------------------------------------------------

WALLS = [Effect(f"Wall {n}", DARK, f"test wall {n}", destiny=1, text=[DeployOnTable(), ImmuneTo("Alter")])
         for n in range(1, 5)]  # fmt: skip


def test_prepared_defenses_goes_together_with_an_objective():
    s = Scenario.opening(["Kessel: Box"], [LORD, SENATE, "Blockade Flagship: Docking Bay", "Prepared Defenses",
                                           *(wall.title for wall in WALLS)], cards=[*CROWD, *WALLS])  # fmt: skip
    s.decide(lambda each: each.verb == "start")
    for _ in range(3):
        s.decide(lambda each: each.verb == "choose")
    on_table = titles(s)
    assert LORD in on_table and len([title for title in on_table if title.startswith("Wall")]) == 3
    assert s.count("dark", "lost") == 1


def test_it_adds_one_to_battle_destiny():
    s = scene()
    street = s.location("Tatooine: Box")
    for title in ("Imperial 4", "Rebel 1"):
        s.put(title, at=street)
    defenses = s.hand("dark", "Prepared Defenses")
    s.destinies("dark", 2)
    fight(s, street, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.do("play", defenses)
    assert s.battle.destinies("dark") == (3,) and s.zone(defenses) == "used"
