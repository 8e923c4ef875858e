"""Costs are paid in full when something begins, before anybody can respond (digest: actions)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.tables import battle

SCOLD = LoseForce(1, OPPONENT)
PROTEST = used("Protest", DARK, Response(just_used(Is("effect")), [CancelIt()]))
PLAIN = [PROTEST, FARMER, NEIGHBOUR, RECRUIT]


def altar(*cost: Verb, do: Verb = SCOLD) -> tuple[Scenario, CardRef]:
    """Light's Effect that does something for a price, in Light's control phase."""
    s = Scenario(cards=[effect("Altar", LIGHT, Action([do], cost=cost)), *PLAIN])
    s.location("Tatooine: Dune Sea")
    stone = s.put("Altar", on="table")
    s.force("light", 3)
    s.force("dark", 3)
    s.start(turn="light", phase="control")
    return s, stone


def reasons(s: Scenario, verb: str, card: CardRef) -> list[str]:
    return [reason.text.key for reason in s.why_not(verb, card)]


@pytest.mark.ruling("cancel.2")
def test_all_of_a_cost_is_paid_before_anybody_answers_and_stays_paid():
    s, stone = altar(Use(2), Lose(SELF))
    protest = s.hand("dark", "Protest")
    s.do("use", stone)
    assert s.zone(stone) == "lost" and s.count("light", "force") == 1
    s.do("play", protest)
    assert s.count("dark", "lost") == 0 and s.zone(stone) == "lost" and s.count("light", "force") == 1


def test_a_lost_card_still_does_what_it_was_lost_for():
    s, stone = altar(Lose(SELF))
    s.do("use", stone)
    assert s.zone(stone) == "lost" and s.decision.player == "dark"
    s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 1


def test_nobody_reduces_force_that_is_lost_as_a_cost():
    s, stone = altar(LoseForce(1))
    worse = s.hand("light", "It Could Be Worse")
    s.do("use", stone)
    assert s.decision.player == "light" and not s.can("play", worse)
    s.do("lose", pile="force")
    assert (s.count("light", "force"), s.count("light", "lost")) == (2, 1)


@pytest.mark.parametrize(("cards", "able"), [(0, False), (1, False), (2, True)])
def test_an_action_is_not_offered_if_its_cost_cannot_be_paid_in_full(cards, able):
    s, stone = altar(Put(several(2, ALIEN, among=In("hand")), to=In("used")))
    s.hand("light", "Blaster", *["Farmer", "Neighbour"][:cards])
    assert s.can("use", stone) == able
    assert reasons(s, "use", stone) == ([] if able else ["refusal.unpayable"])


def test_cards_from_hand_are_chosen_and_put_away_before_the_result():
    s, stone = altar(Put(one(among=In("hand")), to=In("used")))
    farmer, _ = s.hand("light", "Farmer", "Neighbour")
    s.do("use", stone)
    s.do("choose", farmer)
    assert s.zone(farmer) == "used" and s.decision.player == "dark"  # who now loses Force


@pytest.mark.parametrize(("life", "able"), [(1, False), (2, True)])
def test_force_can_be_lost_only_as_long_as_there_is_some(life, able):
    s, stone = altar(LoseForce(2))
    s.life_force("light", life)
    assert s.can("use", stone) == able


def test_both_players_use_force_if_each_is_asked_for_it():
    s, stone = altar(Use(1, EACH))
    s.do("use", stone)
    assert (s.count("light", "force"), s.count("dark", "force")) == (2, 2)


def test_what_the_opponent_cannot_pay_is_not_offered():
    s, stone = altar(Use(1, EACH))
    s.force("dark", 0)
    assert not s.can("use", stone) and reasons(s, "use", stone) == ["refusal.their-cost"]


def test_shares_of_one_cost_add_up():
    s, stone = altar(Use(2), Use(2))
    assert not s.can("use", stone) and reasons(s, "use", stone) == ["refusal.cost"]
    s.force("light", 4)
    s.do("use", stone)
    assert s.count("light", "force") == 0


# -- firing and deploying ----------------------------------------------------------------------------------------------

GRENADE = CharacterWeapon("Old Grenade", LIGHT, "plain Old Grenade", destiny=1, text=[
    DeployOn(your(CHARACTER), cost=(Use(1), LoseForce(1))),
    Fire(CHARACTER, (MakeHit(),), cost=(Use(1), Lose(SELF)))])  # fmt: skip


def test_a_weapon_is_spent_by_firing_it():
    s = Scenario(cards=[GRENADE, *PLAIN])
    site = s.location("Tatooine: Dune Sea")
    farmer, recruit = s.put("Farmer", at=site), s.put("Recruit", at=site)
    grenade = s.put("Old Grenade", on=farmer)
    s.force("light", 1)
    s.force("dark", 1)
    battle(s, site)
    s.until(verb="fire", player="light")
    s.do("fire", grenade, recruit)
    assert s.zone(grenade) == "lost" and s.count("light", "force") == 0
    assert s.zone(recruit) == "lost"  # which was 'hit': nobody owes damage


def armed() -> tuple[Scenario, CardRef, CardRef]:
    s = Scenario(cards=[GRENADE, *PLAIN])
    farmer = s.put("Farmer", at=s.location("Tatooine: Dune Sea"))
    grenade = s.hand("light", "Old Grenade")
    s.force("light", 2)
    s.start(turn="light", phase="deploy")
    return s, grenade, farmer


def test_force_is_lost_to_deploy_before_the_card_is_there():
    s, grenade, farmer = armed()
    s.do("deploy", grenade, farmer)
    assert s.zone(grenade) == "playing" and s.count("light", "force") == 1
    s.do("lose", pile="force")
    assert s.zone(grenade) == "table" and (s.count("light", "force"), s.count("light", "lost")) == (0, 1)


def test_a_card_whose_cost_cannot_be_paid_in_full_does_not_deploy():
    s = Scenario(cards=[*PLAIN, Effect("Shrine", LIGHT, "plain Shrine", destiny=1,
                               text=[DeployOnTable(cost=(Put(one(among=In("hand")), to=In("lost")),))])])  # fmt: skip
    s.location("Tatooine: Dune Sea")
    shrine = s.hand("light", "Shrine")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", shrine) and "refusal.unpayable" in reasons(s, "deploy", shrine)
    farmer = s.hand("light", "Farmer")
    s.do("deploy", shrine)
    assert s.zone(shrine) == "table" and s.zone(farmer) == "lost"


# -- costs in a result -------------------------------------------------------------------------------------------------

EXTORTION = Pays((Use(2, OPPONENT),), otherwise=(LoseForce(1, OPPONENT),), by=OPPONENT)


def test_who_is_asked_to_pay_may_pay():
    s, stone = altar(do=EXTORTION)
    s.do("use", stone)
    assert s.decision.player == "dark"
    s.do("yes")
    assert s.count("dark", "force") == 1 and s.count("dark", "lost") == 0


def test_who_does_not_pay_bears_the_consequence():
    s, stone = altar(do=EXTORTION)
    s.do("use", stone)
    s.do("no")
    s.do("lose", pile="reserve")
    assert s.count("dark", "force") == 3 and s.count("dark", "lost") == 1


def test_who_cannot_pay_in_full_is_not_asked():
    s, stone = altar(do=EXTORTION)
    s.force("dark", 1)
    s.do("use", stone)
    s.do("lose", pile="reserve")
    assert s.count("dark", "force") == 1 and s.count("dark", "lost") == 1


# -- players -----------------------------------------------------------------------------------------------------------


def test_each_player_loses_force_the_one_whose_turn_it_is_first():
    s, stone = altar(do=LoseForce(1, EACH))
    s.do("use", stone)
    assert s.decision.player == "light"
    s.do("lose", pile="reserve")
    assert s.decision.player == "dark"
    s.do("lose", pile="reserve")
    assert (s.count("light", "lost"), s.count("dark", "lost")) == (1, 1)


@pytest.mark.parametrize(("mine", "theirs", "lost"), [(3, 5, (2, 0)), (5, 4, (0, 1)), (4, 4, (0, 0))])
def test_the_lower_total_loses_the_difference(mine, theirs, lost):
    s, stone = altar(do=CompareTotals(mine, theirs, (LoseForce(DIFFERENCE, LOSER),)))
    s.do("use", stone)
    for _ in range(sum(lost)):
        s.do("lose", pile="reserve")
    assert (s.count("light", "lost"), s.count("dark", "lost")) == lost


@pytest.mark.parametrize(("mine", "theirs", "won"), [(3, 5, (2, 1)), (5, 3, (1, 2)), (4, 4, (2, 2))])
def test_the_higher_total_retrieves(mine, theirs, won):
    s, stone = altar(do=CompareTotals(mine, theirs, (RetrieveForce(1, WINNER),)))
    s.pile("light", "lost", "Farmer", "Farmer")
    s.pile("dark", "lost", "Recruit", "Recruit")
    s.do("use", stone)
    assert (s.count("light", "lost"), s.count("dark", "lost")) == won


def test_a_comparison_that_can_do_nothing_for_anybody_is_not_offered():
    s, stone = altar(do=CompareTotals(3, 5, (RetrieveForce(1, WINNER),)))
    assert reasons(s, "use", stone) == ["refusal.no-result"]
    s.pile("dark", "lost", "Recruit")
    assert s.can("use", stone)


def test_nobody_pays_with_what_is_anothers():
    with pytest.raises(ValueError, match="pays"):
        Pays((Use(1),), by=OPPONENT)
