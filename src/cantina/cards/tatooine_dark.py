"""Tatooine, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Alien("Ghana Gleemort", DARK, "11_57", unique=1, personas=["Ghana Gleemort"], destiny=3, deploy=4, power=5,
          ability=2, forfeit=3, icons=["warrior"], traits=["Gamorrean"], text=[
        ModifyPlayer("generation here", Count(theirs(ALIEN) & At(SITE & SAME_OR_ADJACENT)), at=SAME_SITE),
        Response(drain_just_initiated(at=Adjacent(HERE)), [CancelIt()], cost=[LoseForce(1)])]),
    Effect("Fanfare", DARK, "11_69", unique=1, destiny=4, icons=["Episode I"], text=[
        DeployOnTable(), Cancels(Named("Order To Engage") | Named("Scramble"), may=False),
        Action([Put(one(Is("immediate effect"), among=In("reserve")), to=In("hand"))], limit=Limit("game")),
        CancelText(Named("Staging Areas"), when=~Occupies(OPPONENT, BATTLEGROUND & SYSTEM), word="suspend"),
        ImmuneTo("Alter")]),
    EpicEvent("Boonta Eve Podrace", DARK, "11_79", destiny=0, icons=["Episode I"],
              text=[DeployOn(ARENA), Podrace(YOU)]),
    LostInterrupt("Join Me!", DARK, "11_82", unique=1, destiny=4, text=[
        Response(just_hit(LUKE, source=LIGHTSABER & UsedBy(VADER)), [
            May((Put(THAT, to=In("used")),), by=OPPONENT),
            If(Fits(THAT, ON_TABLE), (
                Restore(HIT, THAT), ForRest("battle", (Cannot("be forfeited", THAT),)),
                ForRest("turn", (Automatic(end_of_turn(ANYONE), [Become(CROSSED_OVER, THAT)]),))))], cost=[Use(3)])]),
    UsedOrLostInterrupt("Vader's Anger", DARK, "11_89", unique=1, destiny=5, text=[
        Response(destiny_just_drawn(by=YOU, of="weapon", source=LIGHTSABER), [Change("destiny", 1)], goes_to="used"),
        Response(duel_just_initiated(), [Put(top(1, among=In("used")), to=In("reserve"))], goes_to="lost")]),
    Site("Tatooine: Podrace Arena", DARK, "11_94", ["exterior", "planet", "Episode I"], (1, 1), light=ARENA_TEXT,
         dark=ARENA_TEXT),
    Podracer("Dud Bolt's Podracer", DARK, "11_96", unique=1, destiny=3, icons=["Episode I"], text=[
        DeployOn(ARENA), Modify("race destiny", +1, your(StackedOn(SELF))),
        Cancels(Named("Losing Track") | Named("Neck And Neck"), when=There(Named("Sebulba's Podracer")),
                cost=(Put(all_(among=On(SELF)), to=In("used")), Lose(SELF)))]),
    Podracer("Teemto Pagalies' Podracer", DARK, "11_98", unique=1, destiny=5, icons=["Episode I"], text=[
        DeployOn(ARENA), Modify("race destiny", +2, your(StackedOn(SELF))),
        Action([Put(random(1, among=On(SELF)), to=In("used")), DrawDestiny(of="race"),
                Put(one(DRAWN, among=In("used")), to=On(SELF))],
               cost=[Use(1)], whose=YOU, limit=Limit("turn"))]),
]
