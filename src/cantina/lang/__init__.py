"""The card language: the words that a card's text is written in. Pure data; `cards` imports nothing else."""

from cantina.lang.actions import *  # noqa: F403
from cantina.lang.artillery import *  # noqa: F403
from cantina.lang.battle import *  # noqa: F403
from cantina.lang.blown_away import *  # noqa: F403
from cantina.lang.cards import *  # noqa: F403
from cantina.lang.choices import *  # noqa: F403
from cantina.lang.converting import *  # noqa: F403
from cantina.lang.core import *  # noqa: F403
from cantina.lang.costs import *  # noqa: F403
from cantina.lang.damage import *  # noqa: F403
from cantina.lang.definitions import *  # noqa: F403
from cantina.lang.deploy import *  # noqa: F403
from cantina.lang.destiny import *  # noqa: F403
from cantina.lang.drain import *  # noqa: F403
from cantina.lang.duels import *  # noqa: F403
from cantina.lang.epic_events import *  # noqa: F403
from cantina.lang.force import *  # noqa: F403
from cantina.lang.limits import *  # noqa: F403
from cantina.lang.matching import *  # noqa: F403
from cantina.lang.mobile import *  # noqa: F403
from cantina.lang.movement import *  # noqa: F403
from cantina.lang.personas import *  # noqa: F403
from cantina.lang.piles import *  # noqa: F403
from cantina.lang.pilots import *  # noqa: F403
from cantina.lang.places import *  # noqa: F403
from cantina.lang.presence import *  # noqa: F403
from cantina.lang.prohibitions import *  # noqa: F403
from cantina.lang.react import *  # noqa: F403
from cantina.lang.relocation import *  # noqa: F403
from cantina.lang.ruins import *  # noqa: F403
from cantina.lang.seats import *  # noqa: F403
from cantina.lang.sectors import *  # noqa: F403
from cantina.lang.setup import *  # noqa: F403
from cantina.lang.statuses import *  # noqa: F403
from cantina.lang.texts import *  # noqa: F403
from cantina.lang.transfer import *  # noqa: F403
from cantina.lang.transit import *  # noqa: F403
from cantina.lang.turn import *  # noqa: F403
from cantina.lang.undercover import *  # noqa: F403
from cantina.lang.values import *  # noqa: F403
from cantina.lang.weapons import *  # noqa: F403
from cantina.lang.zones import *  # noqa: F403
from cantina.model.sides import DARK as DARK
from cantina.model.sides import LIGHT as LIGHT
