"""Interior sites that collapse."""

import pytest
from movement_cards import CARDS, table

from cantina.testing import Scenario


def cave_in(title="Brum: Command Post", force=5):
    """An interior site, another one of Brum, and the card that lets one collapse."""
    s = Scenario(cards=CARDS)
    site, next_ = s.location(title), s.location("Brum: Lower Tunnel")
    for side in ("light", "dark"):
        s.force(side, force)
    trap = s.hand("dark", "Cave In")
    return s, site, next_, trap


def drop(s, trap, site, phase="move"):
    s.start(turn="light", phase=phase)
    s.until(player="dark")
    s.do("play", trap, site)


@pytest.mark.ruling("collapsed.1")
def test_all_cards_at_a_collapsing_site_are_lost():
    s, site, next_, trap = cave_in()
    courier, mount, near = s.put("Courier", at=site), s.put("Woolly Mount", at=site), s.put("Courier", at=next_)
    rider, gun = s.put("Courier", aboard=mount, as_="driver"), s.put("Blaster", on=courier)
    drop(s, trap, site)
    assert {s.zone(card) for card in (courier, mount, rider, gun)} == {"lost"}
    assert s.at(near) == next_ and s.zone(site) == "table"


@pytest.mark.ruling("collapsed.2", "collapsed.3", "collapsed.4")
def test_icons_and_text_are_gone_the_site_is_not():
    s, site, next_, trap = cave_in()
    assert s.icons("light", site) == 1 and s.total_power("light", site) == 2
    drop(s, trap, site)
    assert s.icons("light", site) == s.icons("dark", site) == 0
    assert s.total_power("light", site) == 0
    courier = s.put("Courier", at=next_)
    assert s.adjacent(site, next_) and s.related(site, next_) and s.can("walk", courier, site)


@pytest.mark.ruling("collapsed.5")
def test_deploying_there_costs_one_more():
    s, site, next_, trap = cave_in(force=6)
    drop(s, trap, site, "deploy")
    s.put("Courier", at=site)
    courier, gun = s.hand("light", "Courier", "Blaster")
    assert s.deploy_cost(courier, at=site) == 2 and s.deploy_cost(courier, at=next_) == 1
    s.do("deploy", courier, site)
    assert s.count("light", "force") == 4
    s.do("deploy", gun, courier)
    assert s.count("light", "force") == 2


@pytest.mark.ruling("collapsed.6")
def test_moving_there_and_away_costs_one_more():
    s, site, next_, trap = cave_in()
    courier = s.put("Courier", at=next_)
    drop(s, trap, site)
    second = s.put("Courier", at=site)
    s.do("walk", courier, site)
    assert s.count("light", "force") == 3
    s.do("walk", second, next_)
    assert s.count("light", "force") == 1
    assert not s.can("walk", s.put("Courier", at=next_), site)  # 1 Force is not enough


@pytest.mark.ruling("collapsed.7")
def test_a_new_copy_rebuilds_the_site():
    s, site, _, trap = cave_in()
    copy, other = s.hand("light", "Brum: Command Post", "Brum: Lower Tunnel")
    drop(s, trap, site, "deploy")
    assert s.can("deploy", copy) and not s.can("deploy", other)  # what stands needs no second copy of one's own
    s.do("deploy", copy)
    assert s.icons("light", site) == 1 and s.total_power("light", site) == 2
    assert not s.can("deploy", s.hand("light", "Brum: Command Post"))


@pytest.mark.ruling("collapsed.8", "collapsed.9")
def test_transit_at_a_collapsed_docking_bay():
    s, site, _, trap = cave_in("Vell: Docking Bay")
    kado = s.location("Kado: Docking Bay")
    drop(s, trap, site)
    courier = s.put("Courier", at=site)
    s.do("transit", site, kado)  # 0 for the cancelled text, 1 for the ruins, 2 by the text of the other bay
    assert s.at(courier) == kado and s.count("light", "force") == 2
    back = s.put("Courier", at=kado)
    s.do("transit", kado, site)  # 1 by the text of the bay that is left, 1 for the ruins
    assert s.at(back) == site and s.count("light", "force") == 0


@pytest.mark.ruling("collapsed.1")
def test_only_interior_sites_collapse():
    s, (_, market, *_), start = table()
    trap, post = s.hand("dark", "Cave In"), s.location("Brum: Command Post")
    start()
    s.until(player="dark")
    assert s.can("play", trap, post) and not s.can("play", trap, market)
