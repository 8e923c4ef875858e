"""Premiere Introductory Two-Player Game, both sides."""

from cantina.lang import *

ENOUGH_HEROES = NoDeploy(There(theirs(UNIQUE & CHARACTER), 2))

CARDS = [
    Rebel("Luke", "101_2", unique=1, personas=["Luke"], destiny=1, deploy=4, power=2, ability=3, forfeit=4,
          icons=["warrior"], text=[
        DeployOnly(site("Tatooine")), ENOUGH_HEROES,
        Modify("forfeit", +1, your(WARRIOR) & At(SITE & SAME_OR_ADJACENT))]),
    LostInterrupt("Run Luke, Run!", LIGHT, "101_3", unique=1, destiny=6, text=[
        Response(battle_just_initiated(), [
            Move(your(LUKE), THERE),
            ForRest("battle", (
                Modify("power", +2, LUKE, when=~There(VADER & (Present(THERE) | At(Adjacent(THERE))))),))],
            when=There(your(LUKE) & At(Adjacent(THERE)) & AbleToWalk(THERE))),
        Cancels(Named("Vader's Obsession"))]),
    Site("Death Star: Level 6 Core Shaft Corridor", LIGHT, "101_1", ["interior", "mobile"], (1, 1),
         light=[Modify("power", +2, (LUKE | OBI_WAN) & on("Death Star"), when=you_control(HERE))],
         dark=[ModifyPlayer("ability to control", 2, OPPONENT, at=site("Death Star"), when=you_control(HERE),
                            how="set")]),
    Imperial("Vader", "101_5", unique=1, personas=["Vader"], destiny=1, deploy=7, power=4, ability=6, forfeit=5,
             icons=["warrior"], text=[
        DeployOnly(site("Death Star")), ENOUGH_HEROES,
        Automatic(battle_just_lost(by=YOU), [
            DrawDestiny(), If(DESTINY > 4, (Lose(one(IMPERIAL & Present(HERE))),))],
            when=in_battle(SELF))]),
    LostInterrupt("Vader's Obsession", DARK, "101_6", unique=1, destiny=6, text=[
        Response(just_moved(your(VADER), to=SITE & Where(theirs(LUKE)), start=Adjacent(THERE)),
                 [Duel(your(VADER) & At(THERE), theirs(LUKE) & At(THERE), (
                     Lose(DEFEATED), LoseForce(DIFFERENCE, LOSER), RetrieveForce(DIFFERENCE, WINNER)))],
                 during="move", whose=YOU)]),
    Site("Death Star: Docking Control Room 327", DARK, "101_4", ["interior", "mobile", "scomp link"], (0, 1),
         dark=[Action([Deploy(one(DOCKING_BAY, among=In("reserve")))], during="deploy", whose=YOU,
                      when=you_control(HERE))],
         light=[ModifyPlayer("drain", +2, at=HERE,
                             when=you_control(HERE) & There(your(REBEL) & ability(">", 2) & Present(HERE)))]),
]
