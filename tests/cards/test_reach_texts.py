"""Cards that speak of other cards' texts and fates: what they are treated as, what they carry, what happens to them."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.prohibitions import immune_to
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, scene

# -- Do, Or Do Not -----------------------------------------------------------------------------------------------------


def sensing(destiny: int, effect: str = "", title: str = "Sense") -> tuple[Scenario, CardRef, CardRef]:
    """The Dark Side answers an Interrupt, or goes against an Effect, with a destiny draw."""
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Imperial 4", at=site)
    if effect:
        s.put(effect, on="table")
    card, trick = s.hand("dark", title), s.hand("light", "Light Trick")
    victim = s.put("Light Banner", on="table") if title == "Alter" else trick
    s.destinies("dark", destiny)
    s.start(turn="light" if title == "Sense" else "dark", phase="control")
    if title == "Sense":
        s.do("play", trick)
    s.do("play", card)
    return s, card, victim


def losses(s: Scenario, side: str) -> int:
    """How much Force a player now has to lose, and loses."""
    lost = 0
    while s.decision.player == side and any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
        lost += 1
    return lost


COSTLY = pytest.mark.parametrize(
    "effect", ["Do, Or Do Not", "There Is No Try", "There Is No Try & Oppressive Enforcement"]
)


@COSTLY
@pytest.mark.parametrize("title", ["Sense", "Alter"])
@pytest.mark.parametrize(("destiny", "amount"), [(3, 2), (4, 0)])
def test_do_or_do_not_makes_success_expensive(effect: str, title: str, destiny: int, amount: int):
    s, card, victim = sensing(destiny, effect, title)
    assert losses(s, "dark") == amount
    assert s.zone(card) == "lost"
    assert (s.zone(victim) == "lost") is (amount > 0 or title == "Sense")


@pytest.mark.parametrize("title", ["Sense", "Alter"])
def test_without_do_or_do_not_they_are_used(title: str):
    s, card, _ = sensing(3, title=title)
    assert losses(s, "dark") == 0 and s.zone(card) == "used"


@COSTLY
def test_do_or_do_not_leaves_other_interrupts_and_draws_alone(effect: str):
    drawer = UsedInterrupt("Drawer", LIGHT, "texts drawer", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 0, (ActivateForce(1),))])])  # fmt: skip
    s = scene(drawer, force=0)
    s.location("Tatooine: Box")
    s.put(effect, on="table")
    other = s.hand("light", "Drawer")
    s.destinies("light", 3)
    s.start(turn="light", phase="deploy")
    s.do("play", other)
    assert losses(s, "light") == 0 and s.zone(other) == "used"


@COSTLY
def test_whoever_succeeds_pays(effect: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Rebel 4", at=site)
    s.put(effect, on="table")
    trick, card = s.hand("dark", "Dark Trick"), s.hand("light", "Sense")
    s.destinies("light", 3)
    s.start(turn="dark", phase="control")
    s.do("play", trick)
    s.do("play", card)
    assert losses(s, "light") == 2 and s.zone(trick) == ("used" if "Enforcement" in effect else "lost")


def test_alter_cannot_be_turned_against_do_or_do_not():
    s = scene()
    s.put("Imperial 4", at=s.location("Tatooine: Box"))
    s.put("Do, Or Do Not", on="table")
    card = s.hand("dark", "Alter")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)
    s.put("Light Banner", on="table")
    assert s.can("play", card)


# -- Corporal Vandolay -------------------------------------------------------------------------------------------------

PRISONER = UsedOrLostInterrupt("We Have A Prisoner", DARK, "texts prisoner", destiny=1, text=[
    Action([Put(top(1), to=In("hand"))], goes_to="lost")])  # fmt: skip
MINES = Effect("Spice Mines Of Kessel", DARK, "texts mines", "utinni", destiny=1, text=[DeployOnTable()])
CORRIDOR = Site("Death Star: Detention Block Corridor", DARK, "texts corridor", ["interior", "mobile"], (0, 1))


@pytest.mark.parametrize(("place", "zone"), [("Death Star: Box", "used"), ("Tatooine: Box", "lost"), ("Calm", "lost")])
def test_vandolay_makes_a_prisoner_less_costly_at_a_mobile_site(place: str, zone: str):
    s = scene(PRISONER)
    spot = s.location(place)
    s.put("Imperial 1", at=s.location("Death Star: Box") if place != "Death Star: Box" else spot)
    s.put("Corporal Vandolay", **({"aboard": s.put("Dreadnaught", at=spot)} if place == "Calm" else {"at": spot}))
    card, other = s.hand("dark", "We Have A Prisoner", "Dark Trick")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    s.do("play", other)
    assert (s.zone(card), s.zone(other)) == (zone, "lost")


def test_vandolay_aboard_at_a_mobile_system_is_at_no_site():
    s = scene(PRISONER)
    ship = s.put("Dreadnaught", at=s.location("Death Star", side="dark"))
    s.put("Corporal Vandolay", aboard=ship)
    card = s.hand("dark", "We Have A Prisoner")
    s.start(turn="dark", phase="control")
    s.do("play", card)
    assert s.zone(card) == "lost"


@pytest.mark.parametrize(("force", "offered"), [(1, True), (0, False)])
def test_vandolay_looks_for_mines_and_cells(force: int, offered: bool):
    s = scene(MINES, CORRIDOR, force=force)
    card = s.put("Corporal Vandolay", at=s.location("Tatooine: Box"))
    mines, corridor, other = s.pile(
        "dark", "reserve", "Spice Mines Of Kessel", "Death Star: Detention Block Corridor", "Dark Trick"
    )
    s.start(turn="dark", phase="control")
    assert s.can("use", card) is offered
    if offered:
        s.do("use", card)
        assert [s.can("choose", each) for each in (mines, corridor, other)] == [True, True, False]
        s.do("choose", corridor)
        assert s.zone(corridor) == "hand" and s.count("dark", "force") == 0


def test_vandolay_need_not_look():
    s = scene(MINES, CORRIDOR)
    s.put("Corporal Vandolay", at=s.location("Tatooine: Box"))
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.count("dark", "force") == 12


# -- Quite A Mercenary -------------------------------------------------------------------------------------------------

CON = Alien("Con", DARK, "texts con", ability=1, traits=["smuggler"], **BODY)


def transport(force: int = 12) -> tuple[Scenario, CardRef, CardRef, list[CardRef]]:
    """Two of three characters are transported, and arrive."""
    s = scene(CON, force=force)
    s.force("dark", 12)
    start, end = s.location("Tatooine: Box"), s.location("Kessel: Box")
    people = [s.put(f"Brute {n}", at=start) for n in (1, 2, 3)]
    there = s.put("Brute 4", at=end)
    helper, card = s.hand("dark", "Elis Helrot"), s.hand("light", "Quite A Mercenary")
    s.destinies("dark", 1)
    s.start(turn="dark", phase="control")
    s.do("play", helper, start, end, people[0], people[1])
    s.pass_()
    s.do("yes")
    return s, helper, card, [*people, there]


def test_elis_and_whom_he_transported_are_lost():
    s, elis, card, people = transport(force=2)
    s.do("play", card)
    assert s.zone(elis) == "lost" and s.zone(card) == "used" and s.count("light", "force") == 0
    assert [s.zone(each) for each in people] == ["lost", "lost", "table", "table"]


def test_a_transport_may_be_let_pass_and_costs_two_to_end_badly():
    s, elis, card, people = transport(force=1)
    assert s.zone(elis) == "used" and s.zone(card) == "hand"
    assert [s.zone(each) for each in people] == ["table"] * 4


def test_the_end_of_a_transport_is_immune_to_sense():
    s, elis, card, _ = transport()
    s.put("Imperial 6", at=s.location("Yavin 4: Box"))
    sense = s.hand("dark", "Sense")
    s.do("play", card, mode=1)
    assert s.zone(sense) == "hand" and s.zone(elis) == "lost"


def test_another_transport_is_none_of_its_business():
    other = UsedInterrupt("Carrier", DARK, "texts carrier", destiny=1, text=[
        Action([Move(TARGET, to=Bound("end"), how="relocate")],
               targets=(one(your(CHARACTER)), one(SITE & ~At(TARGET) & ~Where(TARGET), name="end")))])  # fmt: skip
    s = scene(other)
    start, end = s.location("Tatooine: Box"), s.location("Kessel: Box")
    mover = s.put("Brute 1", at=start)
    helper, card = s.hand("dark", "Carrier"), s.hand("light", "Quite A Mercenary")
    s.start(turn="dark", phase="control")
    s.do("play", helper, mover, end)
    assert s.at(mover) == end and not s.can("play", card) and s.zone(card) == "hand"


@pytest.mark.parametrize(("title", "works"), [("Con", True), ("Brute 1", False)])
def test_a_smuggler_who_was_just_deployed_stays_this_turn(title: str, works: bool):
    s = scene(CON)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    other = s.put("Con", at=site)
    card, trick = s.hand("dark", title), s.hand("light", "Quite A Mercenary")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site)
    assert s.can("play", trick) is works
    if works:
        assert [each.id for each in s.decision.options[0].targets] == [card.id]
        s.do("play", trick)
        s.until(phase="move", player="dark")
        assert not s.can("walk", card, near) and s.can("walk", other, near)
        assert s.count("light", "force") == 12 and s.zone(trick) == "used"


def test_the_smuggler_moves_next_turn():
    s = scene(CON)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    card, trick = s.hand("dark", "Con"), s.hand("light", "Quite A Mercenary")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site)
    s.do("play", trick)
    s.until(phase="move", player="light")
    while (s.game.engine.state.player, s.game.engine.state.phase) != ("dark", "move"):
        s.pass_()
    assert s.can("walk", card, near)


# -- Bothawui ----------------------------------------------------------------------------------------------------------

SMOOCH = Effect("Hutt Smooch", DARK, "texts smooch", destiny=1, text=[DeployOn(CHARACTER)])
BOTHAN_SITE = Site("Bothawui: Den", LIGHT, "texts den", ["exterior", "planet"], (1, 1))
SKY_SECTOR = Sector("Bothawui: Clouds", LIGHT, "texts clouds", "cloud", "Bothawui", ["planet"], (1, 1))


def bothawui(*more: object) -> tuple[Scenario, CardRef]:
    s = scene(SMOOCH, BOTHAN_SITE, SKY_SECTOR, *more)
    return s, s.location("Bothawui")


def test_bothan_spies_are_cheap_at_home():
    s, system = bothawui()
    den, far, clouds = s.location("Bothawui: Den"), s.location("Tatooine: Box"), s.location("Bothawui: Clouds")
    spy, other = s.hand("light", "Light Spy", "Settler 1")
    foe = s.hand("dark", "Dark Spy")
    assert [s.deploy_cost(spy, at=each) for each in (system, den, clouds, far)] == [1, 1, 2, 2]
    assert s.deploy_cost(other, at=den) == 2 and s.deploy_cost(foe, at=den) == 2


@pytest.mark.parametrize(("held", "immune"), [("light", True), ("dark", False), ("", False), ("both", False)])
def test_who_is_undercover_is_safe_from_smooching_while_bothawui_is_yours(held: str, immune: bool):
    s, system = bothawui()
    for side, hull, pilot in (("light", "Cruiser", "Red Ace"), ("dark", "Dreadnaught", "Imperial 1")):
        if held in (side, "both"):
            s.put(pilot, aboard=s.put(hull, at=system), as_="pilot")
    site = s.location("Tatooine: Box")
    spy, plain = s.put("Light Spy", at=site), s.put("Settler 1", at=site)
    s.put("Undercover", on=spy, side="light")
    s.put("Light Stick", on=plain)
    card = s.hand("dark", "Hutt Smooch")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, plain)
    g = s.game.engine
    assert immune_to(g, spy.id, "Hutt Smooch", "dark") is immune and not immune_to(g, spy.id, "Alter", "dark")
    assert not immune_to(g, plain.id, "Hutt Smooch", "dark")


@pytest.mark.parametrize(
    ("spies", "amount"), [((), 2), (("Light Spy",), 1), (("Light Spy",) * 2, 0), (("Dark Spy", "Settler 1"), 2)]
)
def test_drains_at_bothawui_suffer_from_enemy_spies(spies: tuple[str, ...], amount: int):
    s, system = bothawui()
    far = s.location("Tatooine: Box")
    for title in spies:
        s.put(title, at=far)
    assert s.drain_amount("dark", system) == amount
    assert s.drain_amount("dark", far) == 1
    assert s.drain_amount("light", system) == 1


def test_drains_at_bothawui_suffer_from_undercover_spies_too():
    s, system = bothawui()
    far = s.location("Tatooine: Box")
    spy = s.put("Light Spy", at=far)
    s.put("Undercover", on=spy, side="light")
    assert s.drain_amount("dark", system) == 1


# -- Free Ride ---------------------------------------------------------------------------------------------------------

RIDES = [Vehicle(f"Test {word}", DARK, f"texts {word}", "combat", traits=[word], landspeed=2, text=[
    Carries(pilots=1, passengers=2)], **HULL) for word in ("speeder bike", "AT-ST", "skiff", "swoop")]  # fmt: skip


@pytest.mark.parametrize(("title", "offered"), [
    ("Test speeder bike", True), ("Test AT-ST", True), ("Test skiff", True), ("Test swoop", False),
])  # fmt: skip
def test_a_ride_is_stolen_where_you_are_in_control(title: str, offered: bool):
    s = scene(*RIDES)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    ride, elsewhere = s.put(title, at=site), s.put(title, at=far)
    droid = s.put("Dark Droid", aboard=ride, as_="passenger")
    other = s.put("Dark Droid", aboard=elsewhere, as_="passenger")
    s.put("Rebel 1", at=site)
    card = s.hand("light", "Free Ride")
    s.start(turn="light", phase="control")
    assert s.can("play", card, mode=1) is offered
    if offered:
        s.do("play", card, mode=1)
        assert s.game.engine.card(ride.id).side == "light" and s.zone(droid) == "lost"
        assert s.game.engine.card(elsewhere.id).side == "dark" and s.zone(other) == "table"
        assert s.zone(card) == "used"


@pytest.mark.parametrize("mine", ["Rebel 1", None])
def test_a_ride_is_safe_where_you_only_are(mine: str | None):
    s = scene(*RIDES)
    site = s.location("Tatooine: Box")
    s.put("Test skiff", at=site)
    if mine:
        s.put(mine, at=site)
        s.put("Imperial 1", at=site)
    card = s.hand("light", "Free Ride")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, mode=1)


def test_your_own_ride_needs_no_stealing():
    own = Vehicle(
        "Own skiff", LIGHT, "texts own", "combat", traits=["skiff"], landspeed=2, text=[Carries(pilots=1)], **HULL
    )
    s = scene(own)
    site = s.location("Tatooine: Box")
    s.put("Own skiff", at=site)
    s.put("Rebel 1", at=site)
    card = s.hand("light", "Free Ride")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, mode=1)


@pytest.mark.parametrize(("title", "stolen"), [("Test speeder bike", True), ("Test AT-ST", True), ("Test skiff", True),
                                               ("Test swoop", False)])  # fmt: skip
def test_a_ride_is_stolen_from_a_hand_and_yours_to_use(title: str, stolen: bool):
    s = scene(*RIDES)
    site = s.location("Tatooine: Box")
    ride, card = s.hand("dark", title), s.hand("light", "Free Ride")
    s.start(turn="light", phase="deploy")
    s.do("play", card, mode=2)
    hands = {side: [each["title"] for each in s.game.view(side)["hand"]] for side in ("light", "dark")}
    assert hands == ({"light": [title], "dark": []} if stolen else {"light": [], "dark": [title]})
    logged = [event.text("en") for event in s.game.events("light")]
    assert any(title in line for line in logged)
    hidden = [event.text("en") for event in s.game.events("public")]
    assert not any(title in line for line in hidden)
    if stolen:
        s.do("deploy", ride, site)
        assert s.game.engine.card(ride.id).side == "light"
        s.happen("lose", ride)
        assert ride.id in s.game.engine.pile("dark", "lost")


def test_chance_decides_which_card_is_seen():
    s = scene(*RIDES)
    s.location("Tatooine: Box")
    s.hand("dark", "Test skiff", "Test AT-ST")
    card = s.hand("light", "Free Ride")
    s.start(turn="light", phase="deploy")
    s.do("play", card, mode=2)
    assert s.count("light", "hand") == 1 and s.count("dark", "hand") == 1


def test_a_stolen_card_is_lost_from_hand_to_its_owners_pile():
    s = scene(*RIDES)
    s.location("Tatooine: Box")
    drain = s.put("Imperial 1", at=s.location("Kessel: Box"))
    ride, card = s.hand("dark", "Test skiff"), s.hand("light", "Free Ride")
    s.start(turn="light", phase="deploy")
    s.do("play", card, mode=2)
    s.until(phase="control", player="dark")
    s.do("drain", s.at(drain))
    s.do("lose", pile="hand")
    assert ride.id in s.game.engine.pile("dark", "lost") and s.count("light", "hand") == 0


# -- Surprise Counter Assault ------------------------------------------------------------------------------------------

ENDOR = [
    Site(f"Endor: {name}", DARK, f"texts {name}", [kind, "planet"], (1, 1))
    for name, kind in (("Grove", "exterior"), ("Bunker Hall", "interior"))
]
EWOKS = [
    Alien(f"Ewok {name}", LIGHT, f"texts ewok {name}", ability=1, traits=["Ewok"], **{"unique": unique, **BODY})
    for name, unique in (("Hunter", 0), ("Chief", 1))
]


SHRINE = Effect("Dark Shrine", DARK, "texts shrine", destiny=1, text=[DeployOn(SITE)])


def assault(place: str = "Endor: Grove", force: int = 4) -> tuple[Scenario, CardRef, CardRef, list[CardRef]]:
    """A drain, with Ewoks in the Reserve Deck."""
    s = scene(*ENDOR, *EWOKS, SHRINE, force=force)
    site = s.location(place)
    guard, tank = s.put("Imperial 1", at=site), s.put("Barge", at=site)
    rider = s.put("Brute 1", aboard=tank, as_="passenger")
    far = s.put("Imperial 2", at=s.location("Kessel: Box"))
    s.pile("light", "reserve", "Ewok Hunter", "Ewok Hunter", "Ewok Chief", "Rebel 1")
    s.put("Dark Shrine", on=site)
    card = s.hand("light", "Surprise Counter Assault")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    return s, card, site, [guard, tank, rider, far]


def test_a_drain_on_endor_ends_in_ewoks():
    s, card, site, (guard, tank, rider, far) = assault()
    lost = s.count("light", "lost")
    s.do("play", card)
    titles = {option.card.title for option in s.decision.options if option.card}
    assert titles == {"Ewok Hunter"}
    for _ in range(2):
        s.decide(lambda option: option.card is not None)
    ewoks = [id for id in s.game.engine.state.cards if id.at == site.id and id.owner == "light"]
    assert len(ewoks) == 2 and s.count("light", "force") == 0
    titles = {option.card.title for option in s.decision.options if option.card}
    assert s.decision.player == "dark" and titles == {"Imperial 1", "Barge", "Brute 1"}
    s.do("choose", guard)
    s.do("done")
    assert [s.zone(each) for each in (guard, tank, far)] == ["used", "table", "table"]
    assert s.zone(card) == "lost" and s.count("light", "lost") == lost + 1


def test_vehicles_escape_with_all_aboard_and_nobody_must():
    s, card, site, (guard, tank, rider, far) = assault()
    s.do("play", card)
    s.pass_()
    assert s.decision.player == "dark"
    s.do("choose", tank)
    s.do("done")
    assert [s.zone(each) for each in (guard, tank, rider)] == ["table", "used", "used"]


def test_without_ewoks_and_escapes_the_drain_is_cancelled_all_the_same():
    s, card, site, (guard, tank, rider, far) = assault()
    s.do("play", card)
    s.pass_()
    s.do("done")
    assert [s.zone(each) for each in (guard, tank, rider)] == ["table"] * 3
    assert s.count("light", "lost") == 1 and not any(option.verb == "lose" for option in s.decision.options)


@pytest.mark.parametrize(("place", "force"), [("Endor: Bunker Hall", 4), ("Tatooine: Box", 4), ("Endor: Grove", 3)])
def test_ewoks_come_to_exterior_endor_sites_for_four_force(place: str, force: int):
    s, card, *_ = assault(place, force)
    assert not s.can("play", card)


def test_ewoks_do_not_come_to_your_own_drains():
    s = scene(*ENDOR, *EWOKS)
    site = s.location("Endor: Grove")
    s.put("Rebel 1", at=site)
    s.pile("light", "reserve", "Ewok Hunter")
    card, trick = s.hand("light", "Surprise Counter Assault", "Light Trick")
    s.start(turn="light", phase="control")
    s.do("drain", site)
    assert not s.can("play", card)


def test_starships_escape_too():
    bay = Site("Endor: Docking Bay", DARK, "texts bay", ["interior", "exterior", "planet"], (1, 1))
    s = scene(*ENDOR, *EWOKS, bay)
    site = s.location("Endor: Docking Bay")
    s.put("Imperial 1", at=site)
    ship, mine = s.put("Raider", at=site), s.put("Fighter", at=site)
    s.pile("light", "reserve", "Ewok Hunter")
    card = s.hand("light", "Surprise Counter Assault")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("play", card)
    s.pass_()
    assert s.can("choose", ship) and not s.can("choose", mine)


def test_other_interrupts_are_not():
    s = scene()
    s.location("Kessel: Box")
    trick, card = s.hand("dark", "Dark Trick"), s.hand("light", "Surprise Counter Assault")
    s.start(turn="dark", phase="control")
    s.do("play", trick)
    assert not s.can("play", card) and s.zone(card) == "hand"


def test_counter_assault_is_cancelled():
    s = scene()
    site = s.location("Kessel: Box")
    s.put("Rebel 1", at=site)
    theirs_, card = s.hand("dark", "Counter Assault"), s.hand("light", "Surprise Counter Assault")
    s.start(turn="light", phase="control")
    s.do("drain", site)
    s.do("play", theirs_)
    s.do("play", card, mode=1)
    assert s.zone(theirs_) == "lost" and s.count("light", "force") == 12
