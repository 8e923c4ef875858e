"""What was revealed between two moments of a game: the measure of whether an answer may be taken back unasked."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.model.sides import SIDES, Side, other
from cantina.model.text import cards_in
from cantina.play.game import Game
from cantina.rules.responses import current_moment
from cantina.server.ws.seat_views import named, sees

Words = dict[str, Any]


class Revealed(msgspec.Struct, frozen=True):
    """What came to light: cards that the other player may be told, how many that he may not, chance, answers, and that
    he could respond: only who holds something to respond with is asked."""

    cards: dict[int, str]
    hidden: int
    random: bool
    answers: int
    response: bool

    @property
    def nothing(self) -> bool:
        """Whether everybody knows just what they knew before."""
        return not (self.cards or self.hidden or self.random or self.answers or self.response)

    def words(self) -> list[Words]:
        """For the player who is asked."""
        said: list[Words] = []
        for id, title in self.cards.items():
            said.append({"en": f"{title} was seen", "fr": f"{title} a été vue", "card": {"id": id, "title": title}})
        if self.hidden:
            said.append({"en": f"face-down cards seen by the player who asks: {self.hidden}",
                         "fr": f"cartes face cachée vues par le joueur qui demande : {self.hidden}"})  # fmt: skip
        if self.random:
            said.append({"en": "chance decided something", "fr": "le hasard a décidé de quelque chose"})
        if self.answers:
            said.append({"en": f"answers you have given since: {self.answers}",
                         "fr": f"réponses que vous avez données depuis : {self.answers}"})  # fmt: skip
        if self.response:
            said.append({"en": "you may respond to this", "fr": "vous pouvez répondre à ceci"})
        return said


def revealed(before: Game, after: Game, by: Side, answers: int) -> Revealed:
    """What was revealed since `by` chose. A card that `by` knew of and has shown to the other player is no news to
    him: taking back gives him nothing."""
    mine = _in_view(before, by)
    rival = other(by)
    theirs_now = _in_view(after, rival) | _told(before, after, rival)
    news: dict[int, str] = {}
    for side in SIDES:
        now = _in_view(after, side) | _told(before, after, side)
        known = _in_view(before, side) | mine
        news.update({id: title for id, title in now.items() if id not in known})
    shared = {id: title for id, title in news.items() if id in theirs_now}
    chance = before.engine.state.rng != after.engine.state.rng
    asked = after.decision is not None and after.decision.player == rival
    responds = asked and current_moment(after.engine) is not None
    return Revealed(shared, len(news) - len(shared), chance, answers, responds)


def _in_view(game: Game, side: Side) -> dict[int, str]:
    return dict(named(game.view(side)))


def _told(before: Game, after: Game, side: Side) -> dict[int, str]:
    news = after.engine.events.since(len(before.engine.events))
    return {ref.id: ref.title for event in news if sees(event, side) for ref in cards_in(event.text.args)}
