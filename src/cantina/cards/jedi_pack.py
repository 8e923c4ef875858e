"""Jedi Pack, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    LostInterrupt("Gravity Shadow", DARK, "102_8", unique=1, destiny=4, text=[
        Response(about_to_move(theirs(STARSHIP), of="hyperspeed"), [
            DrawDestiny(),
            If(DESTINY > PilotAbility(THAT), (CancelIt(), ForRest("turn", (Cannot("move", THAT),)))),
            If(DESTINY.equals(PilotAbility(THAT)), (Lose(THAT),))])]),
    Alien("Han", LIGHT, "102_2", unique=1, personas=["Han"], destiny=1, deploy=4, power=2, ability=2, forfeit=3,
          icons=["pilot"], traits=["Corellian", "gambler"]),
    Rebel("Leia", "102_3", unique=1, personas=["Leia"], destiny=1, deploy=4, power=2, ability=2, forfeit=3,
          traits=["Alderaanian", "leader", "female"]),
    Effect("For Luck", LIGHT, "102_1", unique=1, destiny=4, text=[
        DeployOnTable(), Response(just_played(Named("Counter Assault")), HELP_IN_DRAIN, cost=[Use(1)]),
        Response(ANSWERS_SENSE, HIDES_THE_HIGHEST, cost=[Use(Count(CHOSEN))],
                 targets=(any_number_of(DARK_JEDI, name="chosen"),))]),
    Effect("Dark Forces", DARK, "102_6", unique=1, destiny=4, text=[
        DeployOnTable(), Response(just_played(Named("Surprise Assault")), HELP_IN_DRAIN, cost=[Use(1)]),
        Response(ANSWERS_SENSE, HIDES_THE_HIGHEST, cost=[Use(Count(CHOSEN))],
                 targets=(any_number_of(JEDI, name="chosen"),))]),
    # Print marks Hoth and Yavin 4 as known Rebel bases: a hint, and no rule.
    GameAid("Hyperoute Navigation Chart", DARK, "102_9", text=[
        Charts(0, ("Coruscant",)), Charts(1, ("Carida", "Corellia", "Eriadu", "Kirdo III", "Kuat")),
        Charts(2, ("Alderaan", "Bothawui", "Kiffex", "Rendili", "Tibrin", "Wakeelmui")),
        Charts(3, ("Malastare", "Nal Hutta", "Raithal", "Ralltiir")),
        Charts(4, ("Aquaris", "Chandrila", "Corulag", "Yavin 4")), Charts(5, ("Anoat", "Dantooine", "Hoth", "Naboo")),
        Charts(6, ("Bespin", "Fondor", "Kashyyyk", "Mon Calamari")),
        Charts(7, ("Clak'dor VII", "Ord Mantell", "Roche", "Sullust", "Tatooine")), Charts(8, ("Endor", "Kessel")),
        Charts(9, ("Dagobah", "Gall"))]),
    System("Eriadu", DARK, "102_7", ["planet"], (0, 1), parsec=1,
           dark=[DeployFor(FREE, Person("Tarkin"), at=HERE),
                 Modify("forfeit", +2, IMPERIAL & ability(">", 2), when=you_control(HERE))],
           light=[DRAIN_IF_CONTROLLED]),
]
