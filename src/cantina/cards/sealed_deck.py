"""The Official Tournament Sealed Deck."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Site("Tatooine: Jundland Wastes", LIGHT, "106_8", ["exterior", "planet"], (1, 1),
         light=[ModifyPlayer("drain", Depends(There(Named("Vaporator") & Present(HERE)), 2, 1), at=HERE,
                             when=you_control(HERE))],
         dark=[ModifyPlayer("drain", +1, at=HERE,
                            when=you_control(HERE) & There(your(TUSKEN_RAIDER) & Present(HERE)))]),
    Starfighter("Black Squadron TIE", DARK, "106_10", "TIE/ln", unique=3, destiny=2, deploy=4, power=1, maneuver=3,
                forfeit=4, text=[
        Modify("deploy", -2, at=PartOf("Death Star") | Where(VADER)), PermanentPilot(2, power=2),
        Modify("weapon destiny draw", +1)]),
    Capital("Dreadnaught-Class Heavy Cruiser", DARK, "106_13", "Dreadnaught-Class Heavy Cruiser", destiny=3, deploy=5,
            power=5, armor=4, hyperspeed=3, forfeit=5, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=3, passengers=6, ties=4), PermanentPilot(2, pilots=2), Mounts(Named("Turbolaser Battery")),
        Modify("power", +1, your(TIE) & Present(HERE))]),
    Alien("Chall Bekan", DARK, "106_11", unique=1, personas=["Chall Bekan"], destiny=2, deploy=4, power=2, ability=3,
          forfeit=4, icons=["pilot", "warrior"], traits=["ISB agent", "leader"], text=[
        Response(just_deployed(SELF), [Put(one(ALIEN & ~UNIQUE, among=In("reserve")), to=In("hand"))]),
        PILOT_2, Modify("deploy", -1, your(ALIEN), at=SAME_OR_ADJACENT & site("Tatooine"))]),
    Starfighter("Red Squadron X-wing", LIGHT, "106_7", "X-wing", unique=3, destiny=2, deploy=5, power=3, maneuver=4,
                hyperspeed=5, forfeit=4, icons=["nav computer", "scomp link"], text=[
        Modify("deploy", -2, at=PartOf("Yavin 4") | Where(Person("Red Leader"))), PermanentPilot(2, power=2),
        *FREE_TORPEDOES]),
    Starfighter("Z-95 Headhunter", LIGHT, "106_9", "Z-95 Headhunter", destiny=3, deploy=2, power=2, maneuver=4,
                forfeit=2, icons=["independent"], text=[
        PermanentPilot(1), Modify(("power", "maneuver"), +2, SELF & At(CLOUD_SECTOR & ~UNIQUE)),
        CarriedLikeVehicle()]),
    Starfighter("Obsidian Squadron TIE", DARK, "106_15", "TIE/ln", unique=3, destiny=2, deploy=4, power=1, maneuver=3,
                forfeit=4, text=[
        Modify("deploy", -1, at=CLOUD_SECTOR), PermanentPilot(2, power=2),
        Modify("power", +2, SELF & At(CLOUD_SECTOR & ~UNIQUE)), Mounts(Named("Boosted TIE Cannon")),
        Modify("fire cost", 0, Named("Boosted TIE Cannon") & Aboard(SELF), how="set")]),
    Site("Tatooine: Tusken Canyon", DARK, "106_18", ["exterior", "planet"], (1, 1),
         dark=[ModifyPlayer("drain", Depends(There(Named("Gaderffii Stick") & Present(HERE)), 2, 1), at=HERE,
                            when=you_control(HERE))]),
    UsedOrLostInterrupt("It's A Hit!", LIGHT, "106_5", unique=1, destiny=3, text=[
        Response(drain_just_initiated(at=SITE & Related(SYSTEM & Occupied(YOU, controlled=True))), [CancelIt()],
                 goes_to="used"),
        Cancels(Named("Counter Assault") | Named("It's Worse") | Named("Elis Helrot") | Named("Tallon Roll")
                | Named("Limited Resources") | Named("Scanning Crew"), goes_to="lost"),
        Action([Put(one(STARFIGHTER & ~UNIQUE, among=In("lost")), to=In("hand"))], cost=[Use(3)], goes_to="lost")]),
]
