"""Coruscant, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

POLITICAL_EFFECT, SENATOR, REPUBLIC = Is("political effect"), Is("senator"), Is("republic")
SENATORS = your(SENATOR) & At(SENATE)

CARDS = [
    Character("Darth Maul, Young Apprentice", DARK, "12_101", "sith", unique=1, personas=["Maul"], destiny=1, deploy=7,
              power=7, ability=6, forfeit=8, icons=["pilot", "warrior", "Episode I"], text=[
        Modify("deploy", -2, at=PartOf("Coruscant")),
        Automatic(destiny_just_drawn(of="weapon", source=LIGHTSABER & UsedBy(SELF), target=JEDI),
                  [Change("destiny", 1)]),
        Automatic(just_hit(JEDI_MASTER, source=UsedBy(SELF)), [ForRest("battle", (Modify("power", -3, THAT),))]),
        ImmuneTo("Clash Of Sabers"), ImmuneToAttrition(5)]),
    Character("Orn Free Taa", DARK, "12_113", "republic", unique=1, personas=["Orn Free Taa"], destiny=4, deploy=1,
              power=1, ability=3, forfeit=4, politics=2, icons=["Episode I"],
              traits=["senator", "tax collector", "taxation agenda", "wealth agenda"], text=[
        Response(destiny_just_drawn(by=YOU, of="battle"), [Put(THAT, to=In("hand"))], limit=Limit("turn"),
                 when=IN_MAJORITY),
        Action([Put(SELF, to=In("used"))], cost=[Use(PlayerValue("force", OPPONENT))], during="deploy",
               whose=OPPONENT)]),
    Droid("Security Battle Droid", DARK, "12_118", "battle droid", destiny=3, deploy=2, power=2, armor=3, forfeit=3,
          icons=["Episode I", "presence"], traits=["battle droid", "Trade Federation"], text=[
        Modify("landspeed cost", +1, theirs(CHARACTER) & At(SAME_SITE)),
        IfUnable(when=There(SELF & At(SITE)) & There(other(Is("battle droid")) & At(HERE)))]),
    Alien("Tusken Raider", DARK, "12_124", destiny=3, deploy=2, power=2, ability=1, forfeit=2, icons=["Episode I"],
          traits=["Tusken Raider"], text=[
        Response(just_stacked(None, on=theirs(PODRACER), by=OPPONENT),
                 [DrawDestiny(), If(DESTINY > 3, (Put(THAT, to=In("hand")),))], cost=[Use(3)],
                 when=There(SELF & At(ARENA)), limit=Limit("turn", of="title"))]),
    Effect("Battle Order & First Strike", DARK, "12_129", unique=1, destiny=5, text=[
        *BOLD_TEXT, While(~There(Named("Battle Plan")), SPREAD_TO_DRAIN), ImmuneTo("Alter")]),
    Effect("Do They Have A Code Clearance?", DARK, "12_131", unique=1, destiny=5, icons=["grabber"], text=[
        DeployOnTable(), Modify("forfeit", +3, UNIQUE & IMPERIAL & ability("=", 3)),
        *GRABBED_RETRIEVAL, ImmuneTo("Alter")]),
    Effect("Imperial Arrest Order & Secret Plans", DARK, "12_135", unique=1, destiny=5, text=[
        DeployOnTable(), Modify("forfeit", +1, UNIQUE & IMPERIAL & ability("<", 3)), *ORDERLY_TRAVEL,
        COSTLY_RETRIEVAL, ImmuneTo("Alter")]),
    LostInterrupt("Alter", DARK, "12_145", destiny=4, icons=["Episode I"], text=CHOSEN_ALTER_TEXT),
    LostInterrupt("Control", DARK, "12_146", destiny=2, icons=["Episode I"], text=SWIFT_CONTROL_TEXT),
    UsedInterrupt("Masterful Move & Endor Occupation", DARK, "12_152", unique=1, destiny=5, text=[
        Cancels(Named("Tatooine Celebration") | Named("Cloud City Celebration") | Named("Coruscant Celebration"),
                immune_to="Sense"),
        *MASTERFUL_TEXT]),
    LostInterrupt("Sense", DARK, "12_157", destiny=3, icons=["Episode I"], text=CHOSEN_SENSE_TEXT),
    Site("Coruscant: Galactic Senate", DARK, "12_167", ["Episode I", "interior", "planet"], (1, 1),
         light=[WORDS_COUNT], dark=[WORDS_COUNT]),
    *Objective("My Lord, Is That Legal?", "I Will Make It Legal", DARK, "12_179", icons=["Episode I"], text=[
        AtStart((brought(SENATE), brought(LOCATION & Is("Episode I") & ~SENATE))),
        ForGame((
            Modify("politics", +2, (REBEL & LEADER | IMPERIAL & LEADER) & ability("<", 4)),
            Cancels(Named("Counter Assault") | Named("Surprise Assault"), may=False),
            Gives(your(REPUBLIC & CHARACTER), (ImmuneTo("Goo Nee Tay"),)),
            AsIfFromHand(CHARACTER, on=your(POLITICAL_EFFECT)),
            ModifyPlayer("weapon destiny draw", -6, EACH, at=SENATE),
            AsSoonAs(There(CREATURE & At(SENATE)), [Lose(CREATURE & At(SENATE))]),
            CancelText(CHARACTER & ~REPUBLIC & At(SENATE)),
        )),
        flip_if(There(SENATORS, 3) | There(SENATORS, 2) & There(SENATORS & Is("blockade agenda"))),
    ], back=[
        Action([Put(random(X, among=In("hand", OPPONENT)), to=In("used"))], cost=[Use(3)], during="control", whose=YOU,
               targets=(amount_up_to(2),), limit=Limit("phase")),
        Action([Put(one(POLITICAL_EFFECT, among=In("reserve")), to=In("hand"))], limit=Limit("turn")),
        *(Automatic(destiny_just_drawn(card=your(SENATOR), of=of),
                    [Change("destiny", Depends(Fits(THAT, Is("ambition agenda")), 3, 2))])
          for of in ("weapon", "battle")),
        Response(end_of_turn(ANYONE), [Put(all_(StackedOn(your(POLITICAL_EFFECT))), to=In("used"))], cost=[Use(2)]),
        flip_if(~There(SENATORS, 2)),
    ]),
]
