"""Reflections III, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    DefensiveShield("Battle Order", DARK, "13_54", destiny=0, icons=["defensive shield"], text=[
        While(~There(Named("Battle Plan")), SPREAD_TO_DRAIN)]),
    Vehicle("Blizzard 4", DARK, "13_56", "combat", model="AT-AT", unique=1, personas=["Blizzard 4"], destiny=4,
            deploy=5, power=8, armor=4, landspeed=1, forfeit=5, icons=["maintenance", "scomp link"],
            traits=["enclosed"], text=[
        Carries(passengers=6), PermanentPilot(4, pilots=2),
        Response(just_deployed(SELF, by=YOU), [Deploy(one(IMPERIAL & WARRIOR, among=In("reserve")), SELF, FREE)]),
        Maintenance((Use(1),))]),
    # -- maintenance --
    Alien("Boba Fett, Bounty Hunter", DARK, "13_59", unique=1, personas=["Boba Fett"], destiny=3, deploy=5, power=7,
          ability=3, armor=5, forfeit=6, icons=["maintenance", "pilot", "warrior"],
          traits=["Black Sun agent", "bounty hunter"], text=[
        PILOT_3,
        ModifyPlayer("battle destinies", Depends(There(SELF & With(your(BOUNTY_HUNTER | VADER))), 2, 1),
                     when=in_battle(SELF & With(your(ALIEN | IMPERIAL | BOUNTY_HUNTER | VADER)))),
        ImmuneToAttrition(5), Maintenance((Use(2),), (LoseForce(2),))]),
    Effect("Colo Claw Fish", DARK, "13_60", unique=1, destiny=4, icons=["Episode I"], text=SWALLOWED_DESTINY_TEXT),
    Effect("Conduct Your Search", DARK, "13_62", unique=1, destiny=5, text=[
        DeployOnTable(),
        Action([Deploy(one(Titled("door") & ~INTERRUPT, among=In("reserve")))], during="deploy", whose=YOU,
               limit=Limit("phase")),
        Modify("power", -1, REBEL & Is("scout") & At(site("Endor") & Where(your(Is("scout"))))),
        Modify("forfeit", -3, REBEL & Is("scout") & At(site("Endor") & Where(your(Is("scout"))))),
        ImmuneTo("Alter")]),
    EpicEvent("Deep Hatred", DARK, "13_65", unique=1, destiny=0, icons=["Episode I"], text=[
        DeployOnTable(), Cannot("be played", your(Named("Sniper") | Named("You Are Beaten"))),
        *combat_cards(DARK_JEDI)]),
    DefensiveShield("Do They Have A Code Clearance?", DARK, "13_66", destiny=0, icons=["defensive shield", "grabber"],
                    text=GRABBED_RETRIEVAL),
    DefensiveShield("Fanfare", DARK, "13_68", destiny=0, icons=["defensive shield", "Episode I"], text=[
        Cancels(Named("Order To Engage") | Named("Scramble"), may=False),
        Action([Put(one(Is("immediate effect"), among=In("reserve")), to=In("hand"))], limit=Limit("game")),
        CancelText(Named("Staging Areas"), when=~Occupies(OPPONENT, BATTLEGROUND & SYSTEM), word="suspend")]),
    Effect("Fear Is My Ally", DARK, "13_69", "starting", unique=1, destiny=0, icons=["Episode I"], text=FEAR_TEXT),
    UsedInterrupt("Force Push", DARK, "13_70", unique=1, destiny=5, icons=["Episode I"], text=[
        Action([Reveal(random(1, COMBAT_CARD, among=On(TARGET), name="shown")),
                If(ValueOf("destiny", Bound("shown")) > 4, (Put(Bound("shown"), to=In("reserve")),), (LoseForce(1),))],
               targets=(one(theirs(JEDI) & Holding(COMBAT_CARD) & With(your(DARK_JEDI), present=True)),)),
        ImmuneTo("Sense")]),
    DefensiveShield("Resistance", DARK, "13_84", destiny=0, icons=["defensive shield"], text=[HOLDING_OUT]),
    DefensiveShield("You Cannot Hide Forever", DARK, "13_99", destiny=0, icons=["defensive shield"], text=[UNHIDDEN]),
]
