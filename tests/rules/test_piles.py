"""What texts do with cards of hands and piles, in the forms that are frequent in print: each does what it says."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

BLADE = Effect("Blade", LIGHT, "plain blade", destiny=1, text=[DeployOn(your(CHARACTER))])
PEOPLE = [FARMER, NEIGHBOUR, RECRUIT, ROBOT, BLADE, MEADOW, HILL]


def order(*verbs: Verb, side: str = LIGHT, **act) -> list[Definition]:
    """An Interrupt that does these things, and the cards of these tests."""
    return [used("Order", side, Action(verbs, **act)), *PEOPLE]


def play(s: Scenario, *cards: object, side: str = "light") -> object:
    """The player plays the Interrupt in his turn."""
    played = s.hand(side, "Order")
    s.start(turn=side, phase="deploy")
    s.do("play", played, *cards)
    return played


def told(s: Scenario, seat: str) -> str:
    """All that a seat was told."""
    return " ".join(event.text("en") for event in s.game.events(seat))


# -- into hand ---------------------------------------------------------------------------------------------------------


def test_take_up_to_three_into_hand_from_the_reserve_deck():
    s = Scenario(cards=order(Put(up_to(3, ALIEN, In("reserve")), to=In("hand"))))
    farmers = s.pile("light", "reserve", "Farmer", "Farmer", "Walking Toaster", "Neighbour", "Neighbour")
    play(s, farmers[0], farmers[3], farmers[4])
    assert [s.zone(card) for card in farmers] == ["hand", "reserve", "reserve", "hand", "hand"]


def test_draw_the_top_cards_seen_by_their_owner_alone():
    s = Scenario(cards=order(Put(top(2), to=In("hand"))))
    cards = s.pile("light", "reserve", "Farmer", "Neighbour", "Walking Toaster")
    play(s)
    assert [s.zone(card) for card in cards] == ["reserve", "hand", "hand"]
    assert "Neighbour" in told(s, "light") and "Neighbour" not in told(s, "dark") + told(s, "public")


def test_draw_as_many_as_there_are():
    s = Scenario(cards=order(Put(top(9, among=In("force")), to=In("hand"))))
    s.force("light", 2)
    play(s)
    assert s.count("light", "hand") == 2
    assert not s.can("play", s.hand("light", "Order"))  # the pile is empty now


def test_take_the_card_nearest_the_top_that_fits():
    s = Scenario(cards=order(Put(top(1, ALIEN, In("lost")), to=In("hand"))))
    cards = s.pile("light", "lost", "Farmer", "Neighbour", "Walking Toaster")
    play(s)
    assert [s.zone(card) for card in cards] == ["lost", "hand", "lost"]
    assert "Neighbour" in told(s, "dark")  # a Lost Pile lies face up


def test_take_a_card_that_was_just_lost():
    comeback = effect("Comeback", LIGHT, Response(just_lost(your(ALIEN)), [Put(THAT, to=In("hand"))]))
    s = Scenario(cards=[comeback, *order(Lose(TARGET), targets=(one(your(CHARACTER)),))])
    site, holder = s.location("Yavin 4: Meadow"), s.put("Comeback", on="table")
    farmer = s.put("Farmer", at=site)
    play(s, farmer)
    s.do("use", holder)
    assert s.zone(farmer) == "hand"


def test_return_a_card_on_table_with_all_that_is_on_it_each_to_its_owner():
    s = Scenario(cards=order(Put(one(theirs(CHARACTER)), to=In("hand")), side=DARK))
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    blade = s.put("Blade", on=farmer)
    play(s, side="dark")
    assert (s.zone(farmer), s.zone(blade)) == ("hand", "hand") and s.count("light", "hand") == 2


def test_reveal_the_top_card_and_take_it_if_it_fits():
    seen = Bound("seen")
    text = [Reveal(top(name="seen")), If(Fits(seen, ALIEN), (Put(seen, to=In("hand")),), (Put(seen, to=In("used")),))]
    for title, zone in (("Farmer", "hand"), ("Walking Toaster", "used")):
        s = Scenario(cards=order(*text))
        card = s.pile("light", "reserve", title)
        play(s)
        assert s.zone(card) == zone and title in told(s, "dark") and title in told(s, "public")


def test_reveal_several_and_deploy_those_that_fit():
    seen = Bound("seen")
    deploy = Deploy(any_number_of(seen & ALIEN, In("reserve")), cost=FREE)
    s = Scenario(cards=order(Reveal(top(3, name="seen")), deploy))
    site = s.location("Yavin 4: Meadow")
    cards = s.pile("light", "reserve", "Neighbour", "Neighbour", "Walking Toaster", "Neighbour")
    play(s)
    fitting = [cards[1], cards[3]]  # the first Neighbour lies too deep to be seen
    assert sorted(option.card.id for option in s.decision.options if option.card) == sorted(c.id for c in fitting)
    s.do("choose", cards[3])
    s.do("done")
    assert s.at(cards[3]) == site and s.zone(cards[1]) == "reserve"


# -- to the piles ------------------------------------------------------------------------------------------------------


def test_place_any_number_of_cards_from_hand_in_the_used_pile():
    s = Scenario(cards=order(Put(any_number_of(among=In("hand", OPPONENT), by=OPPONENT), to=In("used"))))
    recruits = s.hand("dark", "Recruit", "Recruit", "Recruit")
    play(s)
    s.do("choose", recruits[0])
    s.do("choose", recruits[2])
    s.do("done")
    assert [s.zone(card) for card in recruits] == ["used", "hand", "used"]
    assert "Recruit" not in told(s, "light")  # any card will do: nobody needs to see it


@pytest.mark.parametrize(("under", "place"), [(False, -1), (True, 0)])
@pytest.mark.parametrize("pile", ["reserve", "force", "used"])
def test_on_top_of_a_pile_or_under_it(pile, under, place):
    s = Scenario(cards=[LostInterrupt("Order", LIGHT, "plain order", text=[
        Action([Put(one(ALIEN, In("hand")), to=In(pile, under=under))])]), *PEOPLE])  # fmt: skip
    s.pile("light", pile, "Neighbour", "Neighbour")
    farmer = s.hand("light", "Farmer")
    play(s)
    assert s.game.engine.pile("light", pile)[place] == farmer.id


def test_peek_at_the_top_card_and_put_it_under_the_pile():
    s = Scenario(cards=order(Peek(top(among=In("reserve", OPPONENT), name="seen")),
                             May((Put(Bound("seen"), to=In("reserve", under=True)),))))  # fmt: skip
    below, card = s.pile("dark", "reserve", "Recruit", "Recruit")
    play(s)
    assert "Recruit" in told(s, "light") and "Recruit" not in told(s, "dark") + told(s, "public")
    s.do("yes")
    pile = s.game.engine.pile("dark", "reserve")
    assert (pile[0], pile[-1]) == (card.id, below.id)
    assert "Recruit" not in told(s, "dark") + told(s, "public")


def test_a_card_on_table_goes_to_a_pile_with_all_that_is_on_it():
    s = Scenario(cards=order(Put(TARGET, to=In("used", under=True)), targets=(one(your(CHARACTER)),)))
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    blade = s.put("Blade", on=farmer)
    play(s, farmer)
    assert (s.zone(farmer), s.zone(blade)) == ("used", "used") and s.game.engine.pile("light", "used")[0] == farmer.id


def test_putting_is_not_losing():
    comeback = effect("Comeback", LIGHT, Response(just_lost(your(ALIEN)), [Put(THAT, to=In("hand"))]))
    s = Scenario(cards=[comeback, *order(Put(TARGET, to=In("lost")), targets=(one(your(CHARACTER)),))])
    holder, farmer = s.put("Comeback", on="table"), s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    play(s, farmer)
    assert s.zone(farmer) == "lost" and not s.can("use", holder)


def test_what_is_on_a_card_that_is_placed_out_of_play_is_lost():
    s = Scenario(cards=order(Put(TARGET, to=In("out-of-play")), targets=(one(your(CHARACTER)),)))
    farmer = s.put("Farmer", at=s.location("Yavin 4: Meadow"))
    blade = s.put("Blade", on=farmer)
    play(s, farmer)
    assert (s.zone(farmer), s.zone(blade)) == ("out-of-play", "lost")


def test_a_random_card_of_a_lost_pile_is_placed_out_of_play():
    s = Scenario(cards=order(Put(random(among=In("lost", OPPONENT)), to=In("out-of-play"))))
    s.pile("dark", "lost", "Recruit", "Recruit")
    play(s)
    assert (s.count("dark", "lost"), s.count("dark", "out-of-play")) == (1, 1) and "Recruit" in told(s, "light")


def test_a_whole_pile_goes_to_another():
    s = Scenario(cards=order(Put(all_(among=In("force")), to=In("used"))))
    s.force("light", 4)
    play(s)
    assert (s.count("light", "force"), s.count("light", "used")) == (0, 5)


def test_an_interrupt_puts_itself_elsewhere():
    s = Scenario(cards=order(Put(SELF, to=In("hand")), LoseForce(1)))
    played = play(s)
    assert s.zone(played) == "hand"


# -- lost and retrieved ------------------------------------------------------------------------------------------------


def test_the_opponent_chooses_and_loses_a_card_from_hand():
    s = Scenario(cards=order(Lose(one(among=In("hand", OPPONENT), by=OPPONENT))))
    first, second = s.hand("dark", "Recruit", "Recruit")
    play(s)
    assert s.decision.player == "dark"
    s.do("choose", second)
    assert (s.zone(first), s.zone(second)) == ("hand", "lost") and "Recruit" in told(s, "light")


def test_a_random_card_of_a_hand_is_lost():
    s = Scenario(cards=order(Lose(random(among=In("hand", OPPONENT)))))
    s.hand("dark", "Recruit", "Recruit")
    play(s)
    assert (s.count("dark", "hand"), s.count("dark", "lost")) == (1, 1)


def test_an_empty_hand_loses_nothing():
    s = Scenario(cards=order(Lose(random(among=In("hand", OPPONENT)))))
    played = s.hand("light", "Order")
    s.start(turn="light", phase="deploy")
    assert not s.can("play", played) and s.why_not("play", played)[0].rule == "hand-empty"


def test_all_such_cards_of_a_pile_are_lost_and_the_others_stay():
    s = Scenario(cards=order(Lose(all_(CHARACTER, In("reserve", OPPONENT)))))
    recruit, card = s.pile("dark", "reserve", "Recruit", "Sense")
    play(s)
    assert (s.zone(recruit), s.zone(card)) == ("lost", "reserve")
    assert "Sense" in told(s, "light") and "Sense" not in told(s, "public")  # whoever searches sees all of it
    assert "The Reserve Deck of Dark is shuffled." in told(s, "dark")


def test_only_cards_that_their_hand_holds_twice_are_duplicated():
    s = Scenario(cards=order(Lose(all_(DUPLICATED, In("hand", OPPONENT)))))
    cards = s.hand("dark", "Recruit", "Sense", "Recruit")
    s.pile("dark", "reserve", "Sense")
    play(s)
    assert [s.zone(card) for card in cards] == ["lost", "hand", "lost"]
    for seat in ("light", "dark", "public"):
        assert "Revealed from the hand of Dark: Recruit, Sense and Recruit." in told(s, seat)


def test_retrieve_a_card_of_a_kind():
    s = Scenario(cards=order(Retrieve(one(ALIEN, In("lost")))))
    farmer, robot = s.pile("light", "lost", "Farmer", "Walking Toaster")
    play(s, farmer)
    assert (s.zone(farmer), s.zone(robot)) == ("used", "lost") and "Light retrieves Farmer." in told(s, "dark")


def test_retrieve_into_hand():
    s = Scenario(cards=order(Retrieve(one(ALIEN, In("lost")), to=In("hand"))))
    farmer = s.pile("light", "lost", "Farmer")
    play(s, farmer)
    assert s.zone(farmer) == "hand"


def test_retrieve_at_random():
    s = Scenario(cards=order(Retrieve(random(2, among=In("lost")))))
    s.pile("light", "lost", "Farmer", "Farmer", "Farmer")
    play(s)
    assert (s.count("light", "lost"), s.count("light", "used")) == (1, 3)


# -- stacked, exchanged, looked at -------------------------------------------------------------------------------------


def test_place_a_card_from_hand_here_and_the_stack_in_the_used_pile():
    shelf = effect("Shelf", LIGHT, Action([Put(one(ALIEN, In("hand")), to=On(SELF))]),
                   Action([Put(all_(among=On(SELF)), to=In("used"))]))  # fmt: skip
    s = Scenario(cards=[shelf, *PEOPLE])
    holder, farmers = s.put("Shelf", on="table"), s.hand("light", "Farmer", "Farmer")
    s.start(turn="light", phase="deploy")
    for farmer in farmers:
        s.do("use", holder, farmer, mode=1)
    assert [s.zone(farmer) for farmer in farmers] == ["stacked", "stacked"] and not s.can("use", holder, mode=1)
    s.do("use", holder, mode=2)
    assert [s.zone(farmer) for farmer in farmers] == ["used", "used"]


def test_stack_an_interrupt_that_was_just_played():
    hook = effect("Hook", DARK, Response(just_played(INTERRUPT, by=OPPONENT), [Put(THAT, to=On(SELF))]))
    s = Scenario(cards=[hook, *order(LoseForce(1, OPPONENT))])
    holder = s.put("Hook", on="table")
    played = play(s)
    s.do("use", holder)
    assert s.zone(played) == "stacked"


@pytest.mark.parametrize("picked", [True, False])
def test_exchange_a_card_in_hand_for_one_in_the_lost_pile(picked):
    s = Scenario(cards=order(Exchange(one(among=In("hand")), one(DROID, In("lost")))))
    farmer, robot = s.hand("light", "Farmer"), s.pile("light", "lost", "Walking Toaster")
    play(s)
    s.do("choose", robot) if picked else s.pass_()
    assert (s.zone(farmer), s.zone(robot)) == (("lost", "hand") if picked else ("hand", "lost"))


def test_exchange_with_the_top_card_of_a_pile_and_with_a_stacked_card():
    shelf = effect("Shelf", LIGHT, Action([Put(one(DROID, In("hand")), to=On(SELF))]),
                   Action([Exchange(one(ALIEN, In("hand")), one(among=On(SELF)))]))  # fmt: skip
    s = Scenario(cards=[shelf, *order(Exchange(one(DROID, In("hand")), top(among=In("lost"))))])
    holder = s.put("Shelf", on="table")
    farmer, robot = s.hand("light", "Farmer", "Walking Toaster")
    top_card = s.pile("light", "lost", "Neighbour")
    s.start(turn="light", phase="deploy")
    s.do("use", holder, mode=1)
    s.do("use", holder, mode=2)
    assert (s.zone(farmer), s.zone(robot)) == ("stacked", "hand")
    s.do("play", s.hand("light", "Order"))
    assert (s.zone(robot), s.zone(top_card)) == ("lost", "hand")


def test_nothing_is_exchanged_for_nothing():
    s = Scenario(cards=order(Exchange(one(among=In("hand")), one(DROID, In("lost")))))
    farmer, lost = s.hand("light", "Farmer"), s.pile("light", "lost", "Neighbour")
    play(s)
    assert (s.zone(farmer), s.zone(lost)) == ("hand", "lost")


@pytest.mark.parametrize(("choice", "seen"), [(all_(among=In("force", OPPONENT)), 3),
                                              (random(among=In("hand", OPPONENT)), 1)])  # fmt: skip
def test_peek_at_a_pile_or_at_a_random_card(choice, seen):
    s = Scenario(cards=order(Peek(choice)))
    s.force("dark", 3)
    s.hand("dark", "Recruit", "Recruit")
    play(s)
    (look,) = [event for event in s.game.events("light") if event.kind == "peeked"]
    assert len(look.text.args["cards"]) == seen
    assert not [event for event in s.game.events("dark") if event.kind == "peeked"]


def test_shuffle_a_pile_that_was_searched():
    s = Scenario(cards=order(Put(one(DROID, In("used")), to=In("hand")), ShufflePile(In("used"))))
    before = s.pile("light", "used", *["Farmer"] * 20)
    play(s)
    assert s.game.engine.pile("light", "used")[:20] != tuple(card.id for card in before)


# -- back to the table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("still_there", [True, False])
def test_a_card_just_lost_comes_back_where_it_was_only_if_it_still_lies_there(still_there):
    back = Put(THAT, to=Table(THERE))
    do = [back] if still_there else [Put(THAT, to=In("used")), back]
    comeback = effect("Comeback", LIGHT, Response(just_lost(your(ALIEN)), do))
    s = Scenario(cards=[comeback, *order(Lose(TARGET), targets=(one(your(CHARACTER)),))])
    holder, site = s.put("Comeback", on="table"), s.location("Yavin 4: Meadow")
    farmer = s.put("Farmer", at=site)
    play(s, farmer)
    s.do("use", holder)
    assert s.at(farmer) == (site if still_there else None)


# -- deployed by a text ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["reserve", "lost", "hand", "used"])
def test_deploy_a_card_from_a_pile_at_its_price(zone):
    s = Scenario(cards=order(Deploy(one(ALIEN, In(zone)))))
    site = s.location("Yavin 4: Meadow")
    farmer = s.pile("light", zone, "Farmer")
    s.force("light", 1)
    play(s, *([farmer] if zone != "hand" else []))
    assert s.at(farmer) == site and s.count("light", "force") == 0
    assert (f"from the {'Lost Pile' if zone == 'lost' else 'Used Pile'}" in told(s, "dark")) is (
        zone in ("lost", "used")
    )


def test_what_cannot_be_paid_is_not_found():
    s = Scenario(cards=order(Deploy(one(ALIEN, In("reserve")))))
    s.location("Yavin 4: Meadow")
    farmer = s.pile("light", "reserve", "Farmer")
    play(s)
    assert s.zone(farmer) == "reserve" and "finds nothing in the Reserve Deck" in told(s, "dark")


def test_deploy_for_free_to_a_place():
    s = Scenario(cards=order(Deploy(one(ALIEN, In("hand")), to=Named("Yavin 4: Hill"), cost=FREE)))
    s.location("Yavin 4: Meadow")
    hill, farmer = s.location("Yavin 4: Hill"), s.hand("light", "Farmer")
    play(s)
    assert s.at(farmer) == hill


def test_deploy_for_a_price_that_the_text_names():
    s = Scenario(cards=order(Deploy(one(ALIEN, In("hand")), cost=(Use(3),))))
    site, farmer = s.location("Yavin 4: Meadow"), s.hand("light", "Farmer")
    s.force("light", 3)
    play(s)
    assert s.at(farmer) == site and s.count("light", "force") == 0


def test_deploy_on_a_card_that_the_text_names():
    s = Scenario(cards=order(Deploy(one(EFFECT, In("reserve")), to=Named("Neighbour"))))
    site = s.location("Yavin 4: Meadow")
    farmer, neighbour = s.put("Farmer", at=site), s.put("Neighbour", at=site)
    blade = s.pile("light", "reserve", "Blade")
    play(s, blade)
    assert s.carrier(blade) == neighbour != farmer


def test_deploy_several_one_after_the_other():
    s = Scenario(cards=order(Deploy(up_to(2, ALIEN, In("reserve")))))
    site = s.location("Yavin 4: Meadow")
    farmers = s.pile("light", "reserve", "Farmer", "Farmer", "Farmer")
    s.force("light", 1)  # enough for one of them
    play(s, farmers[0], farmers[1])
    assert [s.at(farmer) for farmer in farmers] == [site, None, None]


def test_deploy_what_is_stacked_here():
    shelf = effect("Shelf", LIGHT, Action([Put(one(ALIEN, In("hand")), to=On(SELF))]),
                   Action([Deploy(one(ALIEN, On(SELF)), cost=FREE)], during="deploy"))  # fmt: skip
    s = Scenario(cards=[shelf, *PEOPLE])
    site, holder, farmer = s.location("Yavin 4: Meadow"), s.put("Shelf", on="table"), s.hand("light", "Farmer")
    s.start(turn="light", phase="deploy")
    assert not s.can("use", holder, mode=2)
    s.do("use", holder, mode=1)
    s.do("use", holder, mode=2)
    assert s.at(farmer) == site


def test_take_the_bottom_card_seen_by_its_owner_alone():
    s = Scenario(cards=order(Put(bottom(1, "force"), to=In("hand"))))
    s.force("light", 0)
    below, above = s.pile("light", "force", "Farmer", "Neighbour")
    play(s)
    assert (s.zone(below), s.zone(above)) == ("hand", "force")
    assert "Farmer" in told(s, "light") and "Farmer" not in told(s, "dark")


def test_the_bottom_cards_go_to_another_pile_unseen():
    s = Scenario(cards=order(Put(bottom(2), to=In("used"))))
    s.life_force("light", 0)
    cards = s.pile("light", "reserve", "Farmer", "Neighbour", "Farmer")
    play(s)
    assert [s.zone(card) for card in cards] == ["used", "used", "reserve"]
    assert not any(title in told(s, seat) for title in ("Farmer", "Neighbour") for seat in ("light", "dark"))
