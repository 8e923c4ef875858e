"""Cancelling: actions, cards, destiny draws and game text (glossary: cancel, cancel-duration, cancel-game-text)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

BOAST = used("Loud Boast", DARK, Action([LoseForce(3, OPPONENT)], cost=[Use(2)]))
POLITE = used("Polite Refusal", LIGHT, Response(just_played(INTERRUPT, by=OPPONENT), [CancelIt(to="used")]))
TRUCE = used("Sudden Truce", LIGHT, Response(battle_just_initiated(by=OPPONENT), [CancelIt()]))
JAM = used("Jammed", DARK, Response(just_used(EFFECT, by=OPPONENT), [CancelIt()]))


def habit(**limits) -> Definition:
    return effect("Old Habit", LIGHT, Action([LoseForce(1, OPPONENT)], cost=[Use(1)], **limits))


def boast(answer) -> tuple[Scenario, object]:
    """Dark plays Loud Boast, Light answers it."""
    s = Scenario(cards=[BOAST, answer])
    claim, reply = s.hand("dark", "Loud Boast"), s.hand("light", answer.title)
    s.force("dark", 2)
    s.start(turn="dark", phase="deploy")
    s.do("play", claim)
    s.do("play", reply)
    return s, claim


@pytest.mark.ruling("cancel.1", "cancel.2", "cancel.6")
def test_a_cancelled_interrupt_has_no_result_keeps_its_cost_and_is_lost():
    s, claim = boast(DENIAL)
    assert s.count("light", "lost") == 0
    assert s.count("dark", "force") == 0 and s.count("dark", "used") == 2
    assert s.zone(claim) == "lost"  # although it is a Used Interrupt


@pytest.mark.ruling("cancel.6")
def test_a_cancelled_card_goes_elsewhere_if_the_text_says_so():
    s, claim = boast(POLITE)
    assert s.count("light", "lost") == 0
    assert s.zone(claim) == "used"


@pytest.mark.ruling("cancel.1", "cancel.2", "cancel.3")
def test_a_cancelled_battle_is_paid_for_and_cannot_be_started_again_this_turn():
    s = Scenario(cards=[TRUCE, FARMER, RECRUIT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    farmer = s.put("Farmer", at=site)
    s.put("Recruit", at=site)
    truce = s.hand("light", "Sudden Truce")
    s.force("dark", 3)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.do("play", truce)
    assert s.battle is None and s.on_table(farmer)
    assert s.count("dark", "force") == 2
    assert not s.can("battle", site)
    assert s.why_not("battle", site)[0].rule == "battle"


def cancelled_habit(effect_card, phase="deploy") -> tuple[Scenario, object]:
    """Light uses Old Habit and Dark cancels that; Light is asked again."""
    s = Scenario(cards=[effect_card, JAM])
    old = s.put("Old Habit", on="table")
    jam = s.hand("dark", "Jammed")
    s.force("light", 9)
    s.start(turn="light", phase=phase)
    s.do("use", old)
    s.do("play", jam)
    assert s.count("dark", "lost") == 0 and s.count("light", "used") == 1
    return s, old


@pytest.mark.ruling("cancel.3")
def test_an_action_once_per_turn_stays_spent_when_cancelled():
    s, old = cancelled_habit(habit(limit=Limit("turn")))
    s.until(phase="draw", player="light")
    assert not s.can("use", old) and s.why_not("use", old, player="light")[0].rule == "cancel"
    s.pass_()
    s.until(player="light")  # the next turn has begun
    assert s.can("use", old)


@pytest.mark.ruling("cancel.4")
def test_an_action_once_per_control_phase_stays_spent_when_cancelled():
    s, old = cancelled_habit(habit(limit=Limit("phase"), during="control", whose=YOU), "control")
    assert s.game.view("light")["phase"] == "control"
    assert s.why_not("use", old, player="light")[0].rule == "cancel"
    s.until(phase="deploy")
    s.until(phase="control", player="light")
    assert s.can("use", old)


@pytest.mark.ruling("cancel.5")
def test_an_action_once_per_battle_stays_spent_when_cancelled():
    s = Scenario(cards=[habit(limit=Limit("battle"), when=DuringBattle()), JAM, FARMER, RECRUIT, MEADOW, HILL])
    sites = [s.location(title) for title in ("Yavin 4: Meadow", "Yavin 4: Hill")]
    for site in sites:
        s.put("Farmer", at=site)
        s.put("Recruit", at=site)
    old, jam = s.put("Old Habit", on="table"), s.hand("dark", "Jammed")
    s.force("light", 9)
    s.start(turn="light", phase="battle")
    s.do("battle", sites[0])
    s.do("use", old)
    s.do("play", jam)
    assert not s.can("use", old)
    s.until(verb="battle")
    s.do("battle", sites[1])
    assert s.can("use", old)


@pytest.mark.ruling("cancel.7")
def test_the_card_of_a_cancelled_destiny_draw_goes_to_the_used_pile():
    gamble = used("Gamble", LIGHT, Action([DrawDestiny(), If(DESTINY > 2, (LoseForce(4, OPPONENT),))]))
    spoil = used("Spoilt Luck", DARK, Response(destiny_just_drawn(by=OPPONENT), [CancelIt()]))
    s = Scenario(cards=[gamble, spoil])
    play, answer = s.hand("light", "Gamble"), s.hand("dark", "Spoilt Luck")
    drawn = s.pile("light", "reserve", "Luke")  # on top: it will be drawn
    s.start(turn="light", phase="deploy")
    s.do("play", play)
    s.do("play", answer)
    assert s.zone(drawn) == "used"
    assert s.count("dark", "lost") == 0


def bith_shuffle(life_force: int) -> tuple[Scenario, object, object]:
    """Light plays an Interrupt; Dark, who has Vader, so much Life Force and nothing in the Force Pile, holds Sense."""
    s = Scenario()
    s.put("Darth Vader", at=s.location("Tatooine: Mos Eisley", side="dark"))
    shuffle, sense = s.hand("light", "The Bith Shuffle"), s.hand("dark", "Sense")
    s.life_force("dark", life_force)
    s.start(turn="light", phase="control")
    return s, shuffle, sense


@pytest.mark.ruling("cancel.7")
@pytest.mark.parametrize("empty", [True, False])
def test_a_destiny_that_nobody_could_draw_is_less_than_nothing(empty):
    """Sense asks for a destiny below an ability; with an empty Reserve Deck there is none."""
    s, shuffle, sense = bith_shuffle(4)
    if empty:
        s.force("dark", 4)
    s.do("play", shuffle, owner="light", pile="reserve")
    s.do("play", sense)
    assert (s.zone(shuffle), s.zone(sense)) == ("used" if empty else "lost", "used")


@pytest.mark.ruling("cancel.7", "cancel.1")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_shot_whose_destiny_was_cancelled_misses_even_a_droid(cancelled):
    """A Blaster Rifle adds 1 to its destiny, and a droid's defense value is 0."""
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="dark")
    luke, droid = s.put("Luke Skywalker", at=site), s.put("LIN-V8M (Elleyein-Veeateemm)", at=site)
    s.put("Darth Vader", at=site)
    tarkin = s.put("Grand Moff Tarkin", at=site)
    rifle = s.put("Blaster Rifle", on=luke, side="light")
    s.force("light", 3)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.do("fire", rifle, droid)
    if cancelled:
        s.do("use", tarkin)
    else:
        s.pass_()
    assert s.hit(droid) is not cancelled


@pytest.mark.ruling("cancel.7")
def test_nobody_is_transported_for_a_destiny_that_was_not_drawn():
    s = Scenario()
    here, there = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Jundland Wastes")
    luke = s.put("Luke Skywalker", at=here)
    nabrun = s.hand("light", "Nabrun Leids")
    s.life_force("light", 3)
    s.force("light", 3)
    s.start(turn="light", phase="control")
    s.do("play", nabrun, here, there, luke)
    assert s.at(luke) == here and s.zone(nabrun) == "lost"


# -- duration ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("cancel-duration.1", "cancel-duration.2")
def test_the_bonus_of_s_foils_outlives_the_card_until_its_duration_ends():
    s = Scenario(cards=[X_WING, SABOTAGE])
    system = s.location("Yavin 4")
    ship, foils = s.put("Test X-wing", at=system), s.put("S-foils", on="table")
    saboteur = s.hand("dark", "Sabotage")
    s.force("light", 1)
    s.start(turn="light", phase="control")
    s.do("use", foils)
    assert s.power(ship) == 5
    s.do("play", saboteur, foils)
    assert s.zone(foils) == "lost" and s.power(ship) == 5
    s.until(player="dark", phase="move")
    assert s.power(ship) == 5
    s.until(player="light", phase="activate")
    assert s.power(ship) == 3


@pytest.mark.ruling("cancel-duration.1")
def test_an_effect_for_the_rest_of_the_game_outlives_its_card():
    oath = effect("Old Oath", LIGHT, Action([ForRest("game", (Modify("power", +2, your(CHARACTER)),))]))
    s = Scenario(cards=[oath, FARMER, MEADOW, SABOTAGE])
    farmer, card = s.put("Farmer", at=s.location("Yavin 4: Meadow")), s.put("Old Oath", on="table")
    saboteur = s.hand("dark", "Sabotage")
    s.start(turn="light", phase="control")
    s.do("use", card)
    s.do("play", saboteur, card)
    s.until(player="dark", phase="draw")
    assert s.zone(card) == "lost" and s.power(farmer) == 3


@pytest.mark.ruling("cancel-duration.1")
def test_cancelling_the_text_of_s_foils_does_not_end_what_it_began_either():
    mute = effect("Mute", DARK, CancelText(theirs(EFFECT)))
    s = Scenario(cards=[X_WING, mute])
    ship, foils = s.put("Test X-wing", at=s.location("Yavin 4")), s.put("S-foils", on="table")
    s.force("light", 1)
    s.start(turn="light", phase="control")
    s.do("use", foils)
    s.put("Mute", on="table")
    assert s.on_table(foils) and s.power(ship) == 5


# -- game text ---------------------------------------------------------------------------------------------------------

SINGER = person("Singer", LIGHT, power=2, forfeit=3, landspeed=2, icons=["warrior"], text=[
    Modify("power", +3),
    Action([LoseForce(1, OPPONENT)], limit=Limit("turn")),
    Automatic(start_of_turn(YOU), [RetrieveForce(1)])])  # fmt: skip
PROUD = person("Proud Singer", LIGHT, power=2, text=[Modify("power", +3), Cannot("lose-text")])


@pytest.mark.ruling("cancel-game-text.1", "cancel-game-text.2")
@pytest.mark.parametrize("word", ["cancel", "suspend", "forbid"])
def test_suspending_or_forbidding_a_text_is_cancelling_it(word):
    hush = effect("Hush", DARK, CancelText(theirs(CHARACTER), word=word))
    s = Scenario(cards=[SINGER, PROUD, hush, MEADOW])
    site = s.location("Yavin 4: Meadow")
    singer, proud = s.put("Singer", at=site), s.put("Proud Singer", at=site)
    assert (s.power(singer), s.power(proud)) == (5, 5)
    s.put("Hush", on="table")
    assert s.power(singer) == 2
    assert s.power(proud) == 5  # a text that may not be canceled is safe from each of these words


@pytest.mark.ruling("cancel-game-text.3", "cancel-game-text.8")
def test_game_text_is_cancelled_as_long_as_the_cancelling_card_is_in_play():
    s = Scenario(cards=[SINGER, HUSH, MEADOW, used("Alteration", LIGHT, *SABOTAGE.text)])
    singer, hush = s.put("Singer", at=s.location("Yavin 4: Meadow")), s.put("Hush", on="table")
    alter = s.hand("light", "Alteration")
    s.start(turn="light", phase="deploy")
    assert s.power(singer) == 2 and s.on_table(singer)
    s.do("play", alter, hush)
    assert s.power(singer) == 5


def test_a_clone_made_before_cancelled_texts_were_worked_out_finds_the_same():
    s = Scenario(cards=[SINGER, HUSH, MEADOW])
    singer = s.put("Singer", at=s.location("Yavin 4: Meadow"))
    s.put("Hush", on="table")
    s.start(turn="light", phase="deploy")
    s.game.engine.invalidate()
    twin = s.game.clone()
    assert s.power(singer) == 2
    assert twin.explain("power", singer).value == 2


@pytest.mark.ruling("cancel-game-text.3")
def test_game_text_cancelled_for_the_rest_of_the_turn_comes_back():
    s = Scenario(cards=[SINGER, SHUSH, MEADOW])
    singer = s.put("Singer", at=s.location("Yavin 4: Meadow"))
    shush = s.hand("dark", "Shush")
    s.start(turn="dark", phase="move")
    s.do("play", shush, singer)
    assert s.zone(shush) == "used" and s.power(singer) == 2
    s.until(player="light")
    assert s.power(singer) == 5


@pytest.mark.ruling("cancel-game-text.4", "cancel-game-text.5")
@pytest.mark.parametrize("silenced", [True, False])
def test_a_cancelled_text_starts_nothing_triggers_nothing_and_modifies_nothing(silenced):
    s = Scenario(cards=[SINGER, HUSH, MEADOW])
    singer = s.put("Singer", at=s.location("Yavin 4: Meadow"))
    s.pile("light", "lost", "Luke")
    if silenced:
        s.put("Hush", on="table")
    s.start(turn="dark", phase="draw")
    s.until(player="light", phase="activate")
    assert s.count("light", "lost") == (1 if silenced else 0)
    assert s.can("use", singer) is not silenced
    assert s.power(singer) == (2 if silenced else 5)
    if silenced:
        assert s.why_not("use", singer)[0].rule == "game-text"


@pytest.mark.ruling("cancel-game-text.4")
def test_a_cancelled_text_cannot_itself_cancel_another_text():
    loud = person("Loud Heckler", DARK, text=[CancelText(theirs(CHARACTER))])
    calm = effect("Calm", LIGHT, CancelText(theirs(CHARACTER)))
    s = Scenario(cards=[SINGER, loud, calm, MEADOW])
    site = s.location("Yavin 4: Meadow")
    singer = s.put("Singer", at=site)
    s.put("Loud Heckler", at=site)
    assert s.power(singer) == 2
    s.put("Calm", on="table")
    assert s.power(singer) == 5


@pytest.mark.ruling("cancel-game-text.6", "game-text.2")
def test_printed_numbers_title_and_icons_survive_without_game_text():
    drill = effect("Drill", LIGHT, Modify("forfeit", +2, WARRIOR), Modify("forfeit", +1, Named("Singer")))
    s = Scenario(cards=[SINGER, drill, HUSH, MEADOW])
    singer = s.put("Singer", at=s.location("Yavin 4: Meadow"))
    s.put("Drill", on="table")
    s.put("Hush", on="table")
    assert (s.power(singer), s.ability(singer), s.landspeed(singer)) == (2, 1, 2)
    assert s.forfeit(singer) == 6  # still a warrior, still called Singer


@pytest.mark.ruling("cancel-game-text.7", "game-text.2")
def test_a_value_that_the_cancelled_text_defines_is_undefined():
    odd = person("Shapeless", LIGHT, power=None, text=[Modify("power", 4, how="define"), Modify("forfeit", +2)])
    s = Scenario(cards=[odd, HUSH, MEADOW])
    site = s.location("Yavin 4: Meadow")
    shape = s.put("Shapeless", at=site)
    assert (s.power(shape), s.forfeit(shape)) == (4, 3)
    s.put("Hush", on="table")
    assert (s.power(shape), s.forfeit(shape)) == (None, 1)
    assert s.total_power("light", site) == 0


MOURNING = used("Mourning", LIGHT, Response(just_lost(your(CHARACTER)), [RetrieveForce(1)]))


def bird_aboard() -> tuple[Scenario, object, object]:
    """Kal'Falnl C'ndros, her text cancelled, has come aboard a starfighter."""
    ground = used("Grounded", DARK, Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),)))
    s = Scenario(cards=[X_WING, HUSH, MOURNING, ground, used("Alteration", LIGHT, *SABOTAGE.text)])
    ship, hush = s.put("Test X-wing", at=s.location("Yavin 4")), s.put("Hush", on="table")
    return s, s.put("Kal'Falnl C'ndros", aboard=ship), hush


@pytest.mark.ruling("cancel-game-text.9", "cancel-game-text.10")
def test_returning_text_that_makes_the_situation_illegal_loses_the_card_at_once():
    s, bird, hush = bird_aboard()
    alter, mourning = s.hand("light", "Alteration", "Mourning")
    s.start(turn="light", phase="deploy")
    assert s.on_table(bird)
    s.do("play", alter, hush)
    assert s.zone(bird) == "lost"
    assert not s.can("play", mourning) and s.decision.prompt.key == "prompt.phase.deploy"


@pytest.mark.ruling("cancel-game-text.10")
def test_the_same_card_lost_in_another_way_is_just_lost():
    s, bird, hush = bird_aboard()
    ground, mourning = s.hand("dark", "Grounded"), s.hand("light", "Mourning")
    s.start(turn="dark", phase="deploy")
    s.do("play", ground, bird)
    assert s.zone(bird) == "lost"
    assert s.decision.player == "light" and s.can("play", mourning)


@pytest.mark.ruling("cancel-game-text.9")
def test_with_her_text_she_cannot_board_a_starfighter_in_the_first_place():
    s = Scenario(cards=[FARMER, X_WING])
    ship = s.put("Test X-wing", at=s.location("Yavin 4"))
    bird, farmer = s.hand("light", "Kal'Falnl C'ndros", "Farmer")
    s.force("light", 3)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", farmer, ship)
    assert not s.can("deploy", bird, ship)


# -- what game text is -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("game-text.1")
def test_each_half_of_a_location_has_a_text_of_its_own():
    halves = meadow("Yavin 4: Two Halves", 1, 1, light=[Modify("power", +1, your(CHARACTER) & At(HERE))],
                    dark=[Modify("power", +3, your(CHARACTER) & At(HERE))])  # fmt: skip
    s = Scenario(cards=[halves, FARMER, RECRUIT])
    site = s.location("Yavin 4: Two Halves")
    assert s.power(s.put("Farmer", at=site)) == 2
    assert s.power(s.put("Recruit", at=site)) == 4


@pytest.mark.ruling("game-text.2")
def test_a_landspeed_that_comes_from_the_cancelled_text_is_gone():
    runner = person("Runner", LIGHT, text=[Modify("landspeed", 3, how="set")])
    s = Scenario(cards=[runner, HUSH, MEADOW])
    quick = s.put("Runner", at=s.location("Yavin 4: Meadow"))
    assert s.landspeed(quick) == 3
    s.put("Hush", on="table")
    assert s.landspeed(quick) == 1


@pytest.mark.ruling("game-text.3")
def test_cards_on_a_card_without_game_text_work_on():
    sling = CharacterWeapon(
        "Sling",
        LIGHT,
        "plain Sling",
        text=[DeployOn(CHARACTER), Modify("power", +2, HOST), Fire(CHARACTER, (DrawDestiny(), MakeHit()))],
    )
    trainer = person("Trainer", LIGHT, power=1, text=[Modify("power", +4, Carrying(WEAPON))])
    s = Scenario(cards=[trainer, RECRUIT, sling, HUSH, MEADOW])
    site = s.location("Yavin 4: Meadow")
    man, enemy = s.put("Trainer", at=site), s.put("Recruit", at=site)
    gun = s.put("Sling", on=man)
    assert s.power(man) == 7
    s.put("Hush", on="table")
    assert s.power(man) == 3  # the weapon still adds 2; what his own text said about weapons is gone
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    assert s.can("fire", gun, enemy)
