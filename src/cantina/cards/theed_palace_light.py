"""Theed Palace, Light Side."""

from cantina.lang import *

FLAGSHIP = Named("Blockade Flagship")

CARDS = [
    Character("Jerus Jannick", LIGHT, "14_14", "republic", unique=1, personas=["Jerus Jannick"], destiny=2, deploy=3,
              power=4, ability=2, forfeit=3, icons=["Episode I", "warrior"], traits=["Royal Naboo Security"], text=[
        Modify("deploy", -2, at=SITE & Where(AMIDALA)),
        While(in_battle(SELF, AMIDALA | LEIA), (
            Cannot("be targeted by weapons", your(LEADER) & Present(HERE)), SatisfiesAll()))]),
    Character("Panaka, Protector Of The Queen", LIGHT, "14_23", "republic", unique=1, personas=["Panaka"], destiny=2,
              deploy=4, power=4, ability=3, forfeit=6, icons=["Episode I", "warrior"],
              traits=["leader", "Royal Naboo Security"], text=[
        DeployFor(FREE, at=site("Naboo")),
        Cannot("be targeted by weapons", AMIDALA & At(SAME_SITE), when=There(SELF & on("Naboo"))),
        ImmuneToAttrition(5, SELF & on("Naboo"))]),
    Alien("General Jar Jar", LIGHT, "14_10", unique=1, personas=["Jar Jar"], destiny=2, deploy=2, power=4, ability=3,
          forfeit=4, icons=["Episode I", "warrior"], traits=["general", "Gungan"], text=[
        Action([Put(one(Named("Brisky Morning Munchen"), among=In("reserve")), to=In("hand"))], limit=Limit("game")),
        Action([DrawDestiny(), DrawDestiny(1, OPPONENT),
                If(DESTINY + 1 > THEIR_DESTINY, (Lose(TARGET),))],
               cost=[Use(1)], when=in_battle(SELF), limit=Limit("battle"),
               targets=(one(theirs(DROID) & Present(HERE)),))]),
    Starfighter("Bravo Fighter", LIGHT, "14_58", "N-1 Starfighter", unique=1, personas=["Bravo Fighter"], destiny=3,
                deploy=2, power=2, maneuver=4, hyperspeed=3, forfeit=3, icons=["republic", "nav computer", "Episode I"],
                text=[
        PermanentPilot(3, person="Anakin"),
        Action([DrawDestiny(), If(DESTINY > 6, (Put(SELF, to=In("used")), Become(BLOWN_AWAY, FLAGSHIP)))],
               during="control", whose=YOU, limit=Limit("phase"), when=There(SELF & At(Inside(FLAGSHIP))))]),
]
