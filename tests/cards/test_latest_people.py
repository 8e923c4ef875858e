"""Ben Kenobi, the Larses, Grondorn Muse, Derlin, Needa, Marquand, Wallen and the Emperor."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import crewed, draws, fight, scene
from tests.cards.test_later_rebels import BODY, HULL, LUKE_, person

VADER_ = Imperial("Test Vader", "test vader", personas=["Vader"], ability=6, **BODY)

# -- Owen and Beru Lars ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("beru-lars.1", "owen-lars-printed-card-face.2")
@pytest.mark.parametrize(("title", "friend", "stat", "plain"), [
    ("Beru Lars", "Owen Lars", "forfeit", 3), ("Beru Lars", "Hydroponics Station", "forfeit", 3),
    ("Owen Lars", "Beru Lars", "power", 1), ("Owen Lars", "Vaporator", "power", 1)])  # fmt: skip
def test_the_larses_at_home(title: str, friend: str, stat: str, plain: int):
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    how = "at" if "Lars" in friend else "on"
    lars = s.put(title, at=site)
    s.put(friend, **{how: near})
    s.put("Rebel 2", at=site)
    assert getattr(s, stat)(lars) == plain
    s.put(friend, **{how: site})
    assert getattr(s, stat)(lars) == plain + 2


def test_the_larses_need_each_other_on_the_ground():
    for title, friend, stat, plain in (
        ("Beru Lars", "Owen Lars", "forfeit", 3),
        ("Owen Lars", "Beru Lars", "power", 1),
    ):
        s = scene()
        ship = crewed(s, "Cruiser", at=s.location("Calm"))
        lars = s.put(title, aboard=ship, as_="passenger")
        s.put(friend, aboard=ship, as_="passenger")
        assert getattr(s, stat)(lars) == plain


@pytest.mark.ruling("beru-lars-printed-card-face.1")
def test_beru_as_she_is_printed():
    s = scene()
    box = s.location("Tatooine: Box")
    held, beru = s.hand("light", "Beru Lars"), s.put("Beru Lars", at=box)
    assert (s.power(beru), s.ability(beru), s.forfeit(beru), s.destiny(beru)) == (1, 1, 3, 2)
    assert s.deploy_cost(held, at=box) == 1


@pytest.mark.ruling("owen-lars-printed-card-face.1")
def test_owen_deploys_free_at_his_farm():
    s = scene()
    farm, box = s.location("Tatooine: Lars' Moisture Farm", side="light"), s.location("Tatooine: Box")
    owen = s.hand("light", "Owen Lars")
    assert (s.deploy_cost(owen, at=farm), s.deploy_cost(owen, at=box)) == (0, 2)


@pytest.mark.ruling("beru-lars.2", "owen-lars-printed-card-face.3")
@pytest.mark.parametrize("title", ["Beru Lars", "Owen Lars"])
def test_luke_mourns_his_guardians_until_the_end_of_their_players_next_turn(title: str):
    s = scene()
    site = s.location("Tatooine: Box")
    lars, luke, other = s.put(title, at=site), s.put("Luke Skywalker", at=site), s.put("Rebel 2", at=site)
    s.hand("light", "Light Trick")  # something to do at any time
    s.start(turn="dark", phase="move")
    s.happen("lose", lars)
    assert (s.power(luke), s.power(other)) == (6, 1)
    s.until(phase="control", player="light")
    assert s.power(luke) == 6
    s.until(phase="draw", player="light")
    assert s.power(luke) == 6
    s.until(player="dark")
    assert s.power(luke) == 3


@pytest.mark.ruling("beru-lars.2", "beru-lars.3", "owen-lars-printed-card-face.3")
@pytest.mark.parametrize("title", ["Beru Lars", "Owen Lars"])
def test_luke_mourns_nobody_who_is_lost_in_his_own_turn_or_from_hand(title: str):
    s = scene()
    site = s.location("Tatooine: Box")
    lars, luke = s.put(title, at=site), s.put("Luke Skywalker", at=site)
    s.start(turn="light", phase="control")
    s.happen("lose", lars)
    assert (s.zone(lars), s.power(luke)) == ("lost", 3)
    s = scene()
    site = s.location("Tatooine: Box")
    luke = s.put("Luke Skywalker", at=site)
    s.put("Imperial 2", at=site)
    held = s.hand("light", title)
    s.put("Imperial 1", at=s.location("Kessel: Box"))
    s.start(turn="dark", phase="control")
    s.do("drain", s.location("Kessel: Box"))
    s.do("lose", held)
    assert (s.zone(held), s.power(luke)) == ("lost", 3)


@pytest.mark.ruling("beru-lars.3")
@pytest.mark.parametrize("title", ["Beru Lars", "Owen Lars"])
def test_luke_mourns_nobody_who_is_lost_from_life_force(title: str):
    """In a turn of the opponent's, in which he mourns who is lost from the table."""
    for on_table in (False, True):
        s = scene()
        site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
        luke = s.put("Luke Skywalker", at=site)
        lars = s.put(title, at=site) if on_table else s.pile("light", "reserve", title)
        s.put("Imperial 1", at=far)
        s.start(turn="dark", phase="control")
        if on_table:
            s.happen("lose", lars)
        else:
            s.do("drain", far)
            s.do("lose", pile="reserve")
        assert (s.zone(lars), s.power(luke)) == ("lost", 6 if on_table else 3)


def test_luke_does_not_mourn_who_is_saved():
    savior = Effect("Test Savior", LIGHT, "test savior", destiny=1, text=[
        DeployOnTable(), Instead(about_to_be_lost(your(CHARACTER)), [Put(THAT, to=In("used"))])])  # fmt: skip
    s = scene(LUKE_, savior)
    site = s.location("Tatooine: Box")
    beru, luke = s.put("Beru Lars", at=site), s.put("Test Luke", at=site)
    s.put("Test Savior", on="table")
    s.start(turn="dark", phase="control")
    s.happen("lose", beru)
    assert (s.zone(beru), s.power(luke)) == ("used", 1)


# -- Major Bren Derlin -------------------------------------------------------------------------------------------------

ECHO = [Site(f"Hoth: {each}", LIGHT, f"test {each}", ["interior", "planet"], (1, 1))
        for each in ("Echo Hall", "Echo Stairs", "Ice Hall")]  # fmt: skip
HURRIER = Alien("Test Hurrier", DARK, "test hurrier", ability=2, text=[ReactMove()], **BODY)
COMER = Alien("Test Comer", DARK, "test comer", ability=2, text=[ReactDeploy(LOCATION, SELF)], **BODY)


@pytest.mark.ruling("major-bren-derlin.1", "major-bren-derlin.5")
@pytest.mark.parametrize(("derlin", "battle", "comes"), [
    ("Hoth: Ice Hall", "Hoth: Echo Hall", False), ("Kessel: Box", "Hoth: Echo Hall", True),
    ("Hoth: Echo Hall", "Hoth: Ice Hall", True)])  # fmt: skip
def test_derlin_keeps_echo_base_shut(derlin: str, battle: str, comes: bool):
    s = scene(*ECHO, HURRIER, COMER)
    halls = [s.location(each.title) for each in ECHO]
    hall = s.location(battle)
    s.put("Major Bren Derlin", at=s.location(derlin))
    hurrier = s.put("Test Hurrier", at=next(each for each in halls if s.adjacent(each, hall)))
    comer = s.hand("dark", "Test Comer")
    s.put("Rebel 2", at=hall)
    s.put("Imperial 2", at=hall)
    fight(s, hall, "light")
    assert (s.can("react", hurrier), s.can("react", comer)) == (comes, comes)


@pytest.mark.ruling("major-bren-derlin.2", "major-bren-derlin.5")
@pytest.mark.parametrize(("place", "force", "works"), [
    ("Hoth: Ice Hall", 1, True), ("Hoth: Ice Hall", 0, False), ("Kessel: Box", 1, False)])  # fmt: skip
def test_derlin_mends_breached_defenses(place: str, force: int, works: bool):
    s = scene(*ECHO)
    derlin = s.put("Major Bren Derlin", at=s.location(place))
    breach, other = s.put("Breached Defenses", on="table"), s.put("Dark Banner", on="table")
    s.force("light", force)
    s.start(turn="light", phase="control")
    assert s.can("use", derlin, breach) == works and not s.can("use", derlin, other)
    if works:
        s.do("use", derlin, breach)
        assert (s.zone(breach), s.count("light", "force")) == ("lost", 0)


@pytest.mark.ruling("major-bren-derlin.3", "major-bren-derlin.5")
@pytest.mark.parametrize(("title", "power"), [("Tatooine: Cantina", 3), ("Tatooine: Mos Eisley", 2)])
def test_derlin_is_braver_in_the_cantina(title: str, power: int):
    s = scene()
    assert s.power(s.put("Major Bren Derlin", at=s.location(title, side="light"))) == power


@pytest.mark.ruling("major-bren-derlin.4", "major-bren-derlin.5")
@pytest.mark.parametrize(("title", "force", "works"), [
    ("Tatooine: Cantina", 1, True), ("Tatooine: Cantina", 0, False), ("Tatooine: Mos Eisley", 1, False)])  # fmt: skip
def test_derlin_ends_local_trouble(title: str, force: int, works: bool):
    s = scene()
    cantina = s.location("Tatooine: Cantina", side="light")
    derlin, man = s.put("Major Bren Derlin", at=s.location(title, side="light")), s.put("Rebel 2", at=cantina)
    troopers = [s.put("Stormtrooper", at=cantina) for _ in range(2)]
    trouble, trick = s.hand("dark", "Local Trouble", "Dark Trick")
    s.force("light", force)
    s.start(turn="dark", phase="deploy")
    s.do("play", trick)
    assert not s.can("use", derlin)
    s.until(player="dark", verb="play", phase="battle")
    s.do("play", trouble, *troopers, man)
    assert s.can("use", derlin) == works
    if works:
        s.do("use", derlin)
        assert s.zone(trouble) == "lost" and not s.battle


# -- Captain Needa -----------------------------------------------------------------------------------------------------


def hunt(title: str, side: str, kind: Filter) -> object:
    """An Utinni Effect that weakens whom it targets."""
    text = [DeployOn(SITE, targets=(one(kind, name="prey"),)), Modify("forfeit", -1, Bound("prey"))]
    return Effect(title, side, f"test {title}", "utinni", destiny=1, text=text)


@pytest.mark.ruling("captain-needa.1", "captain-needa.2")
@pytest.mark.parametrize(("hull", "seat", "power", "below"), [
    ("Avenger", "pilot", 10, 4), ("Avenger", "passenger", 8, 0), ("Dreadnaught", "pilot", 5, 0)])  # fmt: skip
def test_needa_pilots_the_avenger(hull: str, seat: str, power: int, below: int):
    s = scene()
    ship = s.put(hull, at=s.location("Calm"))
    s.put("Dark Flier", aboard=ship, as_="pilot")
    s.put("Captain Needa", aboard=ship, as_=seat)
    s.start(turn="dark", phase="control")
    assert (s.power(ship), immunity(s.game.engine, ship.id)) == (power, below)


@pytest.mark.ruling("captain-needa.3")
def test_needa_takes_utinni_effects_upon_himself():
    s = scene(hunt("Test Hunt", "light", theirs(CHARACTER)), hunt("Alien Hunt", "light", theirs(ALIEN)))
    site = s.location("Tatooine: Box")
    needa, man, alien = s.put("Captain Needa", at=site), s.put("Imperial 2", at=site), s.put("Brute 2", at=site)
    chase = s.put("Test Hunt", on=site, targets={"prey": man})
    closed = s.put("Alien Hunt", on=site, targets={"prey": alien})
    s.put("Dark Banner", on="table")
    assert (s.forfeit(man), s.forfeit(needa)) == (4, 5)
    s.start(turn="light", phase="control")
    s.until(player="dark")
    assert not s.can("use", needa, closed)
    s.do("use", needa, chase)
    assert (s.forfeit(man), s.forfeit(needa), s.forfeit(alien)) == (5, 4, 4)
    s.until(player="dark")
    assert not s.can("use", needa, chase)
    s.happen("lose", needa)
    assert s.zone(chase) == "lost"


@pytest.mark.ruling("captain-needa.4", "captain-needa.5")
def test_needa_is_the_first_to_be_forfeited():
    s = scene()
    site = s.location("Tatooine: Box")
    needa, man, tank = s.put("Captain Needa", at=site), s.put("Imperial 2", at=site), crewed(s, "Barge", at=site)
    for _ in range(4):
        s.put("Rebel 5", at=site)
    s.destinies("light", 6)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.until(verb="forfeit")
    assert s.can("forfeit", needa) and s.can("forfeit", tank) and not s.can("forfeit", man)
    assert s.reasons("forfeit", man) == ["forbidden"]
    s.do("forfeit", needa)
    assert s.can("forfeit", man)


@pytest.mark.ruling("captain-needa.6")
@pytest.mark.parametrize("there", [True, False])
def test_who_was_hit_need_not_wait_for_needa(there: bool):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    needa, man = s.put("Captain Needa", at=site if there else other), s.put("Imperial 2", at=site)
    target = s.put("Imperial 1", at=site)
    han = s.put("Han With Heavy Blaster Pistol", at=site)
    for _ in range(4):
        s.put("Rebel 5", at=site)
    fight(s, site, "light")
    s.destinies("light", 6)
    s.do("fire", han, target)
    s.destinies("light", 6)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.until(verb="forfeit")
    assert s.can("forfeit", target) and s.can("forfeit", man) == (not there)
    assert s.can("forfeit", needa) == there


# -- Ben Kenobi --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("ben-kenobi.1", "ben-kenobi.4")
def test_ben_deploys_on_tatooine():
    s = scene()
    box, kessel = s.location("Tatooine: Box"), s.location("Kessel: Box")
    ben = s.hand("light", "Ben Kenobi")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", ben, box) and not s.can("deploy", ben, kessel)
    s.do("deploy", ben, box)
    assert immunity(s.game.engine, ben.id) == 5


@pytest.mark.ruling("ben-kenobi.2")
@pytest.mark.parametrize(("duellist", "winner"), [("Ben Kenobi", None), ("Test Obi-Wan", "dark")])
def test_ben_adds_two_in_a_duel(duellist: str, winner: str | None):
    plain = person("Test Obi-Wan", "Obi-Wan", ability=6, power=5)
    beaten = Action([Duel(VADER, OBI_WAN, (Lose(DEFEATED),))])
    call = LostInterrupt("Test Call", DARK, "test call", destiny=1, text=[beaten])
    strong = Imperial("Strong Vader", "test strong", personas=["Vader"], ability=6, **{**BODY, "power": 7})
    s = scene(plain, call, strong)
    site = s.location("Tatooine: Box")
    s.put(duellist, at=site)
    s.put("Strong Vader", at=site)
    card = s.hand("dark", "Test Call")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 1, 1)
    s.destinies("light", 1, 1)
    s.do("play", card)
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert logged["winner"] == winner and logged["opponents"] == 9 - 2 * (winner == "dark")


def fallen(where: str, by: str = "damage"):
    """A battle that Ben sees out, in which somebody of his side was forfeited, or lost in another way."""
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    ben = s.put("Ben Kenobi", at=site if where == "here" else other)
    first, second = s.put("Rebel 1", at=site), s.put("Rebel 2", at=site)
    for _ in range(10):
        s.put("Imperial 3", at=site)
    s.life_force("light", 30)
    s.destinies("dark", 4)
    fight(s, site, "dark")
    if by == "choke":
        s.happen("lose", first)
    see_out(s, *((first, second) if by == "damage" else (second,)))
    return s, site, ben, first, second


def see_out(s: Scenario, *forfeited: CardRef) -> None:
    """Draw destiny, forfeit these people, and play on to the end of the battle or an offer."""
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.until(verb="forfeit")
    for each in forfeited:
        if s.can("forfeit", each):
            s.do("forfeit", each)
    while s.battle and not any(option.verb == "use" for option in s.decision.options):
        options = s.decision.options
        wanted = [n for n, option in enumerate(options) if option.verb in ("pass", "lose")]
        s.game.choose(wanted[0])


@pytest.mark.ruling("ben-kenobi.3")
def test_ben_revives_who_was_forfeited_where_he_is():
    s, site, ben, first, second = fallen("here")
    assert s.can("use", ben, first)
    s.do("use", ben, second)
    assert (s.at(second), s.zone(first)) == (site, "lost")
    assert not s.can("use", ben)


@pytest.mark.ruling("ben-kenobi.3")
def test_ben_revives_nobody_who_fell_elsewhere_or_otherwise():
    s, _, ben, first, _ = fallen("elsewhere")
    assert s.zone(first) == "lost" and not s.can("use", ben)
    s, _, ben, first, second = fallen("here", by="choke")
    assert s.zone(first) == "lost" and not s.can("use", ben, first) and s.can("use", ben, second)


@pytest.mark.ruling("ben-kenobi.3")
def test_ben_revives_nobody_who_fell_elsewhere_before_in_that_turn():
    s, _, ben, first, _ = fallen("elsewhere")
    here = s.at(ben)
    third = s.put("Rebel 3", at=here)
    for _ in range(10):
        s.put("Imperial 3", at=here)
    s.destinies("dark", 4)
    s.do("battle", here)
    see_out(s, third)
    assert s.can("use", ben, third) and not s.can("use", ben, first)


# -- Grondorn Muse -----------------------------------------------------------------------------------------------------


def sentries(muse: str, mode: int = 1):
    """Grondorn somewhere, a Yavin Sentry at a Yavin 4 site, another in hand."""
    s = scene()
    site, room = s.location("Yavin 4: Box"), s.location("Yavin 4: Massassi Throne Room")
    grondorn = s.put("Grondorn Muse", at=room if muse == "Yavin 4" else s.location("Kessel: Box"))
    s.put("Rebel 2", at=site)
    sentry, more = s.hand("light", "Yavin Sentry", "Yavin Sentry")
    s.start(turn="light", phase="deploy")
    s.do("deploy", sentry, site, mode=mode)
    return s, site, grondorn, sentry, more


@pytest.mark.ruling("grondorn-muse.1", "grondorn-muse.2", "grondorn-muse.3")
@pytest.mark.parametrize("muse", ["Yavin 4", "Kessel"])
def test_grondorn_leads_the_sentries(muse: str):
    s, site, grondorn, _, more = sentries(muse)
    there = muse == "Yavin 4"
    assert s.power(grondorn) == (2 if there else 1)
    assert s.count("light", "force") == 12 - (0 if there else 2)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", more, site, mode=1) == there


@pytest.mark.ruling("grondorn-muse.2")
@pytest.mark.parametrize("mode", [1, 2, 3])
@pytest.mark.parametrize("muse", ["Yavin 4", "Kessel"])
def test_all_that_a_sentry_does_is_doubled_and_done_at_once(muse: str, mode: int):
    s, site, _, _, _ = sentries(muse, mode)
    there = muse == "Yavin 4"
    enemy = s.hand("dark", "Imperial 2")
    assert s.deploy_cost(enemy, at=site) == 2 + (2 if there else int(mode == 1))
    assert s.total_power("light", site) == 1 + (2 if there else int(mode == 3))
    for ability, draws_with in ((4, mode != 2 and not there), (5, not there), (6, True)):
        s, site, _, _, _ = sentries(muse, mode)
        s.put(f"Imperial {ability}", at=site)
        fight(s, site, "dark")
        assert draws(s, "dark") == int(draws_with)


@pytest.mark.ruling("grondorn-muse.2")
@pytest.mark.parametrize("muse", ["Yavin 4", "Kessel"])
def test_sentries_are_immune_to_alter(muse: str):
    s, _, _, sentry, _ = sentries(muse)
    s.put("Imperial 4", at=s.location("Kessel: Box"))
    alter = s.hand("dark", "Alter")
    s.put("Light Banner", on="table")
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, sentry) == (muse != "Yavin 4")


def test_grondorn_leads_no_sentries_of_the_other_side_and_no_other_effects():
    post = Effect("Test Post", LIGHT, "test post", unique=1, destiny=1, text=[
        DeployOn(SITE, cost=(Use(2),)), ModifyPlayer("total power", +1, at=HERE)])  # fmt: skip
    s = scene(post)
    site = s.location("Yavin 4: Box")
    s.put("Grondorn Muse", at=site)
    s.put("Test Post", on=site)
    more = s.hand("light", "Test Post")
    assert (s.total_power("light", site), s.deploy_cost(more, at=site)) == (3, 2)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", more, site)


# -- Major Marquand ----------------------------------------------------------------------------------------------------

WALKER = Vehicle("Test Walker", DARK, "test walker", "combat", armor=4, landspeed=1, traits=["enclosed"],
                 text=[Carries(pilots=2, passengers=4), ImmuneToAttrition(3)], **HULL)  # fmt: skip


def crew(hull: str, marquand: str, watts: str):
    """A vehicle with Marquand and Watts in these seats; without a seat Watts pilots another one at the site."""
    s = scene(WALKER)
    site = s.location("Tatooine: Box")
    mine, other = s.put(hull, at=site), s.put("Tank", at=site)
    s.put("Major Marquand", aboard=mine, as_=marquand)
    s.put("Lieutenant Watts", aboard=mine if watts else other, as_=watts or "pilot")
    s.put("Rebel 2", at=site)
    s.put("Imperial 4", at=site)
    fight(s, site, "dark")
    return s, mine


@pytest.mark.ruling("major-marquand.1", "major-marquand.2")
@pytest.mark.parametrize(("hull", "marquand", "watts", "below", "adds"), [
    ("Test Walker", "pilot", "pilot", 5, 1), ("Test Walker", "pilot", "passenger", 3, 0),
    ("Test Walker", "pilot", "", 3, 0), ("Test Walker", "passenger", "pilot", 3, 0), ("Tank", "pilot", "pilot", 0, 1),
    ("Raider", "pilot", "pilot", 0, 0)])  # fmt: skip
def test_marquand_and_watts_pilot_together(hull: str, marquand: str, watts: str, below: int, adds: int):
    s, mine = crew(hull, marquand, watts)
    assert (immunity(s.game.engine, mine.id), draws(s, "dark")) == (below, 1 + adds)


def test_marquand_pilots_combat_vehicles():
    for hull, power in (("Barge", 6), ("Raider", 3)):
        s = scene()
        site = s.location("Tatooine: Box")
        mine, other = s.put(hull, at=site), crewed(s, "Barge", at=site)
        s.put("Major Marquand", aboard=mine, as_="pilot")
        assert (s.power(mine), s.power(other)) == (power, 3)


# -- Sergeant Wallen ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "place", "comes"), [
    ("dark", "Tatooine: Box", True), ("light", "Tatooine: Box", False), ("dark", "Test Yard", False)])  # fmt: skip
def test_wallen_joins_a_battle_that_his_side_began(by: str, place: str, comes: bool):
    yard = Site("Kessel: Test Yard", LIGHT, "test yard", ["exterior", "planet"], (1, 0))
    s = scene(yard)
    site = s.location("Kessel: Test Yard" if place == "Test Yard" else place)
    s.put("Imperial 2", at=site)
    s.put("Rebel 2", at=site)
    wallen = s.hand("dark", "Sergeant Wallen")
    s.force("dark", 1)
    s.hand("dark", "Dark Trick")  # something to do at any time
    fight(s, site, by)
    assert s.can("deploy", wallen) == comes
    if comes:
        s.do("deploy", wallen)
        assert wallen in s.battle.participants("dark") and s.count("dark", "force") == 0


def test_wallen_deploys_like_anybody_else_in_the_deploy_phase():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    wallen = s.hand("dark", "Sergeant Wallen")
    assert s.deploy_cost(wallen, at=site) == 2
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", wallen, site) and s.can("deploy", wallen, other)


def test_wallen_comes_to_the_battle_and_nowhere_else():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Imperial 2", at=site)
    s.put("Imperial 2", at=other)
    s.put("Rebel 2", at=site)
    wallen = s.hand("dark", "Sergeant Wallen")
    fight(s, site, "dark")
    assert s.can("deploy", wallen, site) and not s.can("deploy", wallen, other)


# -- the Emperor -------------------------------------------------------------------------------------------------------


def test_the_emperor_keeps_away_from_his_enemies():
    s = scene()
    box, vault, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea"), s.location("Kessel: Box")
    s.put("Rebel 1", at=box)
    s.put("Imperial 1", at=box)
    emperor = s.hand("dark", "Emperor Palpatine")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", emperor, box) and s.can("deploy", emperor, dune) and s.can("deploy", emperor, vault)
    barge = s.put("Barge", at=box)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", emperor, barge)


@pytest.mark.parametrize("enemy", [True, False])
def test_the_emperor_goes_nowhere_near_them_either(enemy: bool):
    s = scene()
    box, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    emperor, barge = s.put("Emperor Palpatine", at=dune), crewed(s, "Barge", at=dune)
    other = crewed(s, "Barge", at=dune)
    man = s.put("Imperial 1", at=dune)
    s.put("Emperor Palpatine", aboard=barge, as_="passenger")
    if enemy:
        s.put("Rebel 1", at=box)
    s.start(turn="dark", phase="move")
    assert (s.can("walk", emperor, box), s.can("walk", barge, box)) == (not enemy, not enemy)
    assert s.can("walk", other, box) and s.can("walk", man, box)


def test_the_emperor_fears_nobody_in_space():
    s = scene()
    calm, far = s.location("Calm"), s.location("Yavin 4")
    s.put("Rebel 2", aboard=crewed(s, "Cruiser", at=calm), as_="passenger")
    ship = crewed(s, "Dreadnaught", at=calm)
    emperor = s.hand("dark", "Emperor Palpatine")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", emperor, ship)
    other = crewed(s, "Dreadnaught", at=far)
    s.put("Emperor Palpatine", aboard=other, as_="passenger")
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", other, calm)


def test_the_emperor_calls_lightning_once_a_turn():
    lightning = LostInterrupt("Force Lightning", DARK, "test lightning", destiny=1, text=[Action([LoseForce(1)])])
    s = scene(lightning)
    site = s.location("Kessel: Box")
    emperor = s.put("Emperor Palpatine", at=site)
    other, first, second = s.pile("dark", "reserve", "Dark Trick", "Force Lightning", "Force Lightning")
    trick = s.hand("dark", "Dark Trick")  # something to do at any time
    s.start(turn="light", phase="control")
    s.until(player="dark")
    assert not s.can("use", emperor, other)
    s.do("use", emperor, first)
    assert s.zone(first) == "hand"
    s.until(phase="control", player="dark")
    assert s.can("play", trick) and not s.can("use", emperor, second)
    assert immunity(s.game.engine, emperor.id) == float("inf")


def anakin_saves(s: Scenario, luke: CardRef, destiny: int) -> None:
    """Luke is about to be lost, and Anakin Skywalker calls his father back with such a destiny."""
    card = s.hand("light", "Anakin Skywalker")
    s.life_force("light", 1)
    s.destinies("light", destiny)
    s.start(turn="dark", phase="control")
    s.happen("lose", luke)
    s.do("play", card, luke)


@pytest.mark.parametrize(("stands", "destiny", "crosses"), [
    ("with", 9, False), ("with", 10, True), ("elsewhere", 12, False), ("elsewhere", 13, True)])  # fmt: skip
def test_the_emperor_holds_vader_back(stands: str, destiny: int, crosses: bool):
    s = scene(VADER_, LUKE_)
    site, other = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put("Emperor Palpatine", at=site if stands == "with" else other)
    vader, luke = s.put("Test Vader", at=site), s.put("Test Luke", at=site)
    anakin_saves(s, luke, destiny)
    assert (s.game.engine.card(vader.id).side == "light") == crosses


def test_a_jedi_knight_does_not_hold_vader_back():
    s = scene(VADER_)
    site = s.location("Kessel: Box")
    vader, luke = s.put("Test Vader", at=site), s.put("Luke Skywalker, Jedi Knight", at=site)
    anakin_saves(s, luke, 13)
    assert s.game.engine.card(vader.id).side == "light"


def test_the_emperor_minds_no_other_draws():
    draw = LostInterrupt("Test Draw", LIGHT, "test draw", destiny=1, text=[
        Action([DrawDestiny(), If(DESTINY > 2, (LoseForce(1, OPPONENT),))])])  # fmt: skip
    s = scene(VADER_, draw)
    site = s.location("Kessel: Box")
    s.put("Emperor Palpatine", at=site)
    s.put("Test Vader", at=site)
    card = s.hand("light", "Test Draw")
    s.start(turn="light", phase="control")
    s.destinies("light", 3)
    s.do("play", card)
    assert s.can("lose", pile="reserve")


@pytest.mark.ruling("palpatine-and-the-emperor.3")
def test_sim_aloo_attends_emperor_palpatine():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Emperor Palpatine", at=site)
    aloo = s.hand("dark", "Sim Aloo")
    assert (s.deploy_cost(aloo, at=site), s.deploy_cost(aloo, at=other)) == (2, 5)


# -- Major Haash'n -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("major-haashn.1", "major-haashn.2")
@pytest.mark.parametrize("ship", [True, False])
def test_haashn_comes_aboard_star_cruisers_for_less(ship: bool):
    s = scene()
    room, calm, box = s.location("Home One: War Room"), s.location("Calm"), s.location("Tatooine: Box")
    if ship:
        s.put("Home One", at=calm)
    cruiser, fighter, haashn = s.put("Cruiser", at=calm), s.put("Fighter", at=calm), s.hand("light", "Major Haash'n")
    assert s.deploy_cost(haashn, at=room) == (0 if ship else 2)
    assert [s.deploy_cost(haashn, at=each) for each in (cruiser, fighter, box)] == [0, 2, 2]


@pytest.mark.parametrize(("hull", "power", "armor", "speed"), [
    ("Cruiser", 5, 5, 4), ("Corellian Corvette", 7, 4, 3), ("Fighter", 3, None, 4)])  # fmt: skip
def test_haashn_pilots_capital_ships_and_star_cruisers_best(hull: str, power: int, armor: int | None, speed: int):
    s = scene()
    calm = s.location("Calm")
    ship, other = s.put(hull, at=calm), crewed(s, "Cruiser", at=calm)
    s.put("Major Haash'n", aboard=ship, as_="pilot")
    assert (s.power(ship), s.armor(ship), s.hyperspeed(ship)) == (power, armor, speed)
    assert (s.power(other), s.armor(other), s.hyperspeed(other)) == (3, 4, 3)


@pytest.mark.parametrize(("hull", "seat", "place", "mended"), [
    ("Cruiser", "pilot", "same", True), ("Cruiser", "passenger", "same", False),
    ("Corellian Corvette", "pilot", "same", False), ("Cruiser", "pilot", "other", False)])  # fmt: skip
def test_haashn_mends_lateral_damage(hull: str, seat: str, place: str, mended: bool):
    curse = Effect("Curse", DARK, "latest curse", destiny=1, text=[
        DeployOn(SYSTEM, targets=(one(theirs(STARSHIP)).named("target"),))])  # fmt: skip
    s = scene(curse)
    calm, far = s.location("Calm"), s.location("Yavin 4")
    ship = s.put(hull, at=calm)
    s.put("Light Flier", aboard=ship, as_="pilot")
    s.put("Major Haash'n", aboard=ship, as_=seat)
    target = crewed(s, "Fighter", at=calm if place == "same" else far)
    damage, other = (s.put(title, on=far, targets={"target": target}) for title in ("Lateral Damage", "Curse"))
    s.start(turn="dark", phase="control")
    assert (s.zone(damage) == "lost", s.zone(other)) == (mended, "table")


def test_haashn_mends_nothing_at_a_sector():
    s = scene()
    calm, rocks = s.location("Calm"), s.location("4_81")
    ship = s.put("Cruiser", at=rocks)
    s.put("Major Haash'n", aboard=ship, as_="pilot")
    damage = s.put("Lateral Damage", on=calm, targets={"target": crewed(s, "Fighter", at=rocks)})
    s.start(turn="dark", phase="control")
    assert s.zone(damage) == "table"
