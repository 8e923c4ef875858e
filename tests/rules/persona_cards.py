"""Small cards for the tests of characteristics, personas, permanent weapons and matching cards."""

from cantina.lang import *

# A bare place of each planet that the tests need; both sides have an icon there unless the name says otherwise.
HOTH_FIELD = Site("Hoth: Ice Field", LIGHT, "t_hoth", ["exterior", "planet"], (1, 1))
HOTH_RIDGE = Site("Hoth: Ridge (4th Marker)", LIGHT, "t_ridge", ["exterior", "planet"], (1, 1))
DARK_CELLAR = Site("Tatooine: Cellar", DARK, "t_cellar", ["interior", "planet"], (0, 1))
PLACES = [HOTH_FIELD, HOTH_RIDGE, DARK_CELLAR]


def bonus(what: Filter, id: str = "t_bonus", stat: str = "power", by: int = 1, side: str = LIGHT) -> Definition:
    """An Effect on the table that adds to a value of all such cards: it shows whom a text reaches."""
    return Effect("Bonus", side, id, text=[DeployOnTable(), Modify(stat, by, what)])


def person(title: str, id: str, side: str = LIGHT, power: int = 3, ability: int = 3, **facts: Any) -> Definition:
    """A plain unique alien of either side."""
    return Alien(title, side, id, unique=1, deploy=2, power=power, ability=ability, forfeit=3, destiny=1, **facts)


def fighter(title: str, id: str, model: str, text: list[Any] = (), **facts: Any) -> Definition:
    """A starfighter with room for one pilot."""
    values = {"deploy": 2, "power": 3, "maneuver": 3, "hyperspeed": 3, "forfeit": 3, "destiny": 2, **facts}
    return Starfighter(title, LIGHT, id, model, text=[Carries(pilots=1), *text], **values)
