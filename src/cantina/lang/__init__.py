"""The card language: the words that a card's text is written in. Pure data; `cards` imports nothing else."""

from cantina.lang.abilities import *  # noqa: F403
from cantina.lang.amounts import *  # noqa: F403
from cantina.lang.conditions import *  # noqa: F403
from cantina.lang.definitions import *  # noqa: F403
from cantina.lang.nouns import *  # noqa: F403
from cantina.lang.triggers import *  # noqa: F403
from cantina.lang.verbs import *  # noqa: F403
from cantina.model.sides import DARK as DARK
from cantina.model.sides import LIGHT as LIGHT
