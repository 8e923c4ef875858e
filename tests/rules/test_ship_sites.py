"""Between a ship and the sites inside it (glossary: movement-regular-starship-and-vehicle-sites)."""

from movement_cards import rules, table


def test_an_undercover_spy_does_not_go_up_to_the_bridge():
    s, _, start = table("deploy")
    corridor = s.location("Grand Ark: Corridor")
    ark = s.put("Grand Ark", at=s.location("Vell"))
    spy, friend = s.put("Infiltrator", at=corridor), s.put("Infiltrator", at=corridor)
    mask = s.hand("light", "Thin Disguise")
    start()
    s.do("deploy", mask, spy)
    s.until(phase="move", player="light")
    assert s.can("leave", friend, ark)
    s.until(phase="activate", player="dark")
    s.until(phase="move")  # the opponent's, in which a spy moves
    assert not s.can("leave", spy, ark)
    assert rules(s.why_not("leave", spy, ark, player="light")) == {"movement-regular-starship-and-vehicle-sites"}


def test_a_spy_who_goes_undercover_aboard_does_not_come_down_from_the_bridge():
    s, _, start = table("deploy")
    corridor = s.location("Grand Ark: Corridor")
    ark = s.put("Grand Ark", at=s.location("Vell"))
    spy, friend = (s.put("Infiltrator", aboard=ark, as_="passenger") for _ in range(2))
    mask = s.hand("light", "Thin Disguise")
    start()
    s.do("deploy", mask, spy)
    s.until(phase="move", player="light")
    assert s.can("enter", friend, corridor)
    s.until(phase="activate", player="dark")
    s.until(phase="move")
    assert rules(s.why_not("enter", spy, corridor, player="light")) == {"movement-regular-starship-and-vehicle-sites"}
