"""A New Hope, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    # -- Effects and Interrupts --
    Effect("Undercover", LIGHT, "2_40", destiny=5, text=[
        DeployOn(your(SPY & CHARACTER) & At(SITE)),
        PutsUndercover(),
        Action([Lose(SELF)], during="deploy", whose=YOU, when=Fits(HOST, At(SITE))),
        ImmuneTo("Alter")]),
    LostInterrupt("Double Agent", LIGHT, "2_48", destiny=6, text=[
        Action([DrawDestiny(), If(DESTINY + Depends(Fits(TARGET, UNDERCOVER), 2, 0) > 2, (Lose(TARGET),))],
               targets=(Pick(theirs(SPY) & EVEN_UNDERCOVER & At(SITE & Where(your(SPY) & EVEN_UNDERCOVER))),)),
        Action([Convert()], targets=(Pick(theirs(Named("Tonnika Sisters")) & Present(SITE)),))]),
    UsedOrLostInterrupt("Grimtaash", LIGHT, "2_49", unique=1, destiny=2, traits=["dejarik"], text=[
        Action([CutHand(8)], when=THEIR_HAND >= 13, goes_to="used"),
        Action([CancelCard()], targets=(Pick(Named("Molator")),), goes_to="lost"),
        Action([LoseDuplicates()], cost=4, goes_to="lost")]),
    LostInterrupt("Houjix", LIGHT, "2_50", destiny=1, traits=["dejarik"], text=[
        Action([CancelDamage()], when=InDamageSegment(lost_by=YOU) & NothingToForfeit(), immune_to="Sense"),
        Action([CancelCard()], targets=(Pick(Named("Sunsdown")),))]),
    # -- locations --
    Site("Dejarik Hologameboard", LIGHT, "2_63", [], (2, 1), light=[DejarikRules()],
         dark=[DejarikRules(), ConvertedBy("Imperial Holotable")]),
    Site("Yavin 4: Massassi Ruins", LIGHT, "2_68", ["exterior", "planet"], (2, 0),
         light=[Modify("power", +1, your(STARSHIP) & At(Named("Death Star")),
                       when=you_control(HERE) & There(your(LEADER) & At(HERE)))],
         dark=[DRAIN_IF_CONTROLLED]),
]
