"""Tatooine, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Alien("Yotts Orren", LIGHT, "11_15", unique=1, personas=["Yotts Orren"], destiny=2, deploy=2, power=2, ability=2,
          forfeit=3, icons=["pilot", "warrior"], traits=["smuggler"], text=[
        PILOT_2, Modify("power", -2, theirs(Is("combat vehicle")) & At(SAME_SITE)),
        Action([Put(up_to(1, Named("Mechanical Failure"), among=In("reserve")), to=In("hand")),
                May((Put(one(Named("Free Ride"), among=In("reserve")), to=In("hand")),))], limit=Limit("game"))]),
    Vehicle("Eopie", LIGHT, "11_48", "creature", destiny=5, deploy=1, power=1, maneuver=2, landspeed=2, forfeit=3,
            icons=["Episode I"], text=[
        Carries(passengers=2), Modify("ability", 0.25, how="define"), Modify("move cost", 0, how="set"),
        ModifyPlayer("battle destinies", +1, when=in_battle(AMIDALA & Aboard(SELF)))]),
    Character("Padme Naberrie", LIGHT, "11_8", "republic", unique=1, personas=["Amidala"], destiny=3, deploy=2, power=3,
              ability=3, forfeit=5, icons=["warrior", "Episode I"], traits=["handmaiden", "female"], text=[
        Action([Deploy(one(Person("Qui-Gon") | OBI_WAN, among=In("reserve")), to=HERE)], limit=Limit("game", 2)),
        Cannot("be targeted by weapons", AMIDALA,
               when=There(SELF & With(your(JEDI), present=True) & At(SITE)))]),
    Site("Tatooine: City Outskirts", LIGHT, "11_42", ["exterior", "planet", "Episode I"], (2, 1),
         light=[Action([Deploy(one(JEDI, among=In("reserve")), to=HERE)], during="deploy", whose=YOU,
                       limit=Limit("game"))],
         dark=[Modify("landspeed cost", 0, Person("Maul"), at=HERE, how="set")]),
    EpicEvent("Boonta Eve Podrace", LIGHT, "11_24", destiny=0, icons=["Episode I"],
              text=[DeployOn(ARENA), Podrace(OPPONENT)]),
    Site("Tatooine: Podrace Arena", LIGHT, "11_44", ["exterior", "planet", "Episode I"], (1, 1), light=ARENA_TEXT,
         dark=ARENA_TEXT),
    Podracer("Anakin's Podracer", LIGHT, "11_47", unique=1, destiny=3, icons=["Episode I"], text=[
        DeployOn(ARENA), Modify("race draws", 2, how="set"),
        Action([ForRest("during opponent's next turn", (
            Modify("race draws", 3, how="set"), Modify("race cards", 2, how="set")))],
            during="draw", whose=YOU, limit=Limit("phase"), when=THEIR_RACE > ValueOf("race total", SELF)),
        Action([Put(one(Named("I Did It!"), among=In("reserve")), to=In("hand"))], limit=Limit("game"))]),
    EpicEvent("I Did It!", LIGHT, "11_25", unique=1, destiny=0, icons=["Episode I"], text=[
        DeployOnTable(), NoDeploy(when=~Raced(won_by=YOU)),
        Action([RetrieveForce(4)], cost=[Put(one(Named("Boonta Eve Podrace")), to=In("out-of-play"))],
               limit=Limit("game")),
        Action([Reveal(bottom(1, "lost", name="shown")), Put(Bound("shown"), to=In("force"))], during="control",
               whose=YOU, limit=Limit("phase"),
               when=Occupies(YOU, BATTLEGROUND & SITE) & Occupies(YOU, BATTLEGROUND & SYSTEM)),
        Automatic(end_of_turn(OPPONENT), [
            Pays((LoseForce(2, OPPONENT),), (), (Put(all_(among=In("force", OPPONENT)), to=In("used")),),
                 by=OPPONENT)])]),
]
