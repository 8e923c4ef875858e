"""Jabba's Palace Sealed Deck, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

REP = SameTitle(Bound("rep"))
KIN = ALIEN & ~UNIQUE & OfSpecies(Bound("rep"))
GONE_ABROAD = There(LOCATION & ~PartOf("Tatooine"))
PALACE_SITE = site("Jabba's Palace")
TRADE_ROUTE = Named("Tatooine: Hutt Trade Route (Desert)")
AT_COURT = Occupies(YOU, BATTLEGROUND & SITE, 2)

# 'Insert' cards cannot be deployed either: that waits until such cards can be inserted.
COURT_TEXT = (Grant("leader", your(REP)), Cannot("deploy", your(INSERT | Is("operative"))))
COURT_FLIPS = flip_if(AT_COURT & (~GONE_ABROAD | Occupies(YOU, BATTLEGROUND & SITE, 3)
                                  & Occupies(YOU, BATTLEGROUND & SITE, using=KIN)))  # fmt: skip
COURT_BACK = [
    Response(drain_just_initiated() | destiny_just_drawn(of="battle"), [CancelIt()],
             cost=[Put(one(REP, among=In("hand")), to=On(SELF))], limit=Limit("turn")),
    Action([Retrieve(one(KIN, among=In("lost")))], during="control", whose=YOU, limit=Limit("phase")),
    ForGame((AsIfFromHand(REP),)),
    flip_if(~AT_COURT),
]  # fmt: skip
REVEAL_REP = Put(one(UNIQUE & ALIEN & OfSpecies(), among=In("reserve"), name="rep"), to=On(SELF))
WEARY = Modify("landspeed from", +1, your(CHARACTER & ~JAWA) & At(HERE))

CARDS = [
    Site("Tatooine: Hutt Trade Route (Desert)", LIGHT, "112_9", ["exterior", "planet"], (2, 1),
         light=[Modify("power", +1, your(CHARACTER) & At(HERE) & Aboard(VEHICLE))],
         dark=[CancelText(Named("Tatooine: Jabba's Palace"), facing=YOU, when=~Controls(YOU, HERE))]),
    Site("Tatooine: Desert Heart", DARK, "112_20", ["exterior", "planet"], (1, 2), light=[WEARY], dark=[WEARY]),
    *Objective("Agents In The Court", "No Love For The Empire", LIGHT, "112_1", text=[
        AtStart((brought(TRADE_ROUTE), brought(PALACE_SITE), maybe_brought(Named("Yarna d'al' Gargan")), REVEAL_REP)),
        ForGame((*COURT_TEXT, Gives(Named("Yarna d'al' Gargan"), (ImmuneTo("Alter"),)),
                 Gives(Named("Trap Door"), (ImmuneTo("Bo Shuda"),),
                       when=There(Named("Rancor") & At(Named("Jabba's Palace: Rancor Pit")))))),
        COURT_FLIPS,
    ], back=[
        *COURT_BACK,
        ModifyPlayer("destinies to power", +1, at=PartOf("Tatooine"), when=There(your(ALIEN) & IN_BATTLE, 2)),
    ]),
    *Objective("My Kind Of Scum", "Fearless And Inventive", DARK, "112_15", text=[
        AtStart((brought(Named("Tatooine: Desert Heart")), brought(PALACE_SITE), maybe_brought(Named("Well Guarded")),
                 REVEAL_REP)),
        ForGame((*COURT_TEXT, Gives(Named("Well Guarded"), (ImmuneTo("Alter"),)),
                 Gives(REBEL, (ImmuneTo("No Bargain"), ImmuneTo("Bad Feeling Have I")),
                       when=There(HAN & CAPTIVE & FROZEN)))),
        COURT_FLIPS,
    ], back=[
        *COURT_BACK,
        ModifyPlayer("battle destiny draw", +2, when=There(Person("Jabba")) & There(Person("Bib Fortuna"))),
        Modify("destiny", +3, Named("Wounded Wookiee")),
        Modify("forfeit", +2, your(ALIEN), when=~GONE_ABROAD),
    ]),
    Effect("No Escape", DARK, "112_16", unique=1, destiny=4, text=[
        DeployOnTable(), Response(just_deployed(SELF), [Put(top(1, among=In("lost")), to=In("hand"))]),
        Gives(EFFECT | Is("epic event") | Is("objective"), (ImmuneTo("Honor Of The Jedi"),)),
        Modify("deploy", -3, your(CHARACTER | VEHICLE), at=theirs(SITE & Is("generic"))),
        ModifyPlayer("generation here", +1, at=theirs(SITE & Is("generic"))), ImmuneTo("Alter")]),
    Effect("Ounee Ta", LIGHT, "112_4", unique=1, destiny=4, text=[
        DeployOnTable(), Response(just_deployed(SELF), [Put(top(among=In("lost")), to=In("hand"))]),
        Modify("uniqueness", 1, Named("None Shall Pass"), how="set"), Grant("lost", Named("None Shall Pass")),
        Modify("deploy", -3, your(CHARACTER | VEHICLE), at=theirs(SITE & Is("generic"))),
        ModifyPlayer("generation here", +1, at=theirs(SITE & Is("generic"))), ImmuneTo("Alter")]),
    Site("Jabba's Palace: Lower Passages", DARK, "112_12", ["interior", "planet"], (1, 2),
         dark=[Moves(your(ALIEN), start=HERE, end=site("Jabba's Palace"), cost=0, back=True)],
         light=[CancelText(HERE, facing=OPPONENT, when=There(your(LANDO) & At(HERE))),
                ModifyPlayer("drain", -1, at=HERE)]),
    Alien("Mercenary Pilot", DARK, "112_13", destiny=2, deploy=2, power=2, ability=1, forfeit=3,
          icons=["pilot", "warrior"], traits=["smuggler"], text=[
        Modify("power", +2, ANYTHING_PILOTED | VEHICLE & Carrying(SELF, seat="driver")),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & Aboard(Is("transport vehicle"), seat="driver"))),
        Action([ADD_ONE], when=There(SELF & At(Is("cloud sector")) & Aboard(STARSHIP | VEHICLE, seat="pilot"))
               & DuringBattle(at=EXTERIOR & SITE & Related(HERE)), limit=Limit("turn"))]),
    Alien("Mighty Jabba", DARK, "112_14", unique=1, personas=["Jabba"], destiny=1, deploy=5, power=3, ability=4,
          forfeit=6, traits=["gangster", "leader", "Hutt"], text=[
        Modify("deploy", -2, at=site("Jabba's Palace")),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(other(your(ALIEN & LEADER))))),
        Allows("escort"), Modify("landspeed cost", +1),
        Cannot("be targeted by weapons", SELF, when=There(other(your(ALIEN)) & ~HIT & Present(HERE))),
        ImmuneToAttrition(4)]),
]
