"""The heuristic bot has an opinion on every verb that a decision can offer."""

import re
from pathlib import Path
from typing import get_args

import cantina.rules
from cantina.bots.heuristic import HeuristicBot
from cantina.bots.lookahead import UNCERTAIN
from cantina.bots.special import LEFT_ALONE, SPECIAL
from cantina.lang.vocabulary import ActionVerb
from cantina.model.decision import DECLINES
from cantina.rules.player_actions import ALWAYS_LEGAL, PLAYER_ACTIONS

MADE = re.compile(r'(?:option|decline)\(\s*g, "([a-z-]+)"')  # where the rules make an option


def offered() -> set[str]:
    """Every verb: of deeds, of texts that call their action something else, and of questions in between."""
    sources = sorted(Path(cantina.rules.__file__).parent.glob("*.py"))
    asked = {verb for path in sources for verb in MADE.findall(path.read_text(encoding="utf-8"))}
    return (
        asked
        | {each.verb for each in PLAYER_ACTIONS.values()}
        | set(ALWAYS_LEGAL)
        | set(get_args(ActionVerb))
        | set(DECLINES)
    )


def treated() -> set[str]:
    """What the bot scores, tries, or leaves alone on purpose."""
    return {*HeuristicBot(1).judged, *SPECIAL, *UNCERTAIN, *LEFT_ALONE, *DECLINES, "cancel", "choose"}


def test_no_verb_is_unheard_of():
    assert len(offered()) > 50
    assert offered() - treated() == set()


def test_it_has_opinions_on_nothing_that_is_never_offered():
    assert treated() - offered() == set()
