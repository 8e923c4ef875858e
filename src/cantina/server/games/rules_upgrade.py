"""Games that rules and cards have left behind, or of which a stored row is damaged: opened where they are still what
they were, and everybody is told."""

from __future__ import annotations

from typing import Any

from cantina.play.revision import revision
from cantina.server.errors import ApiError
from cantina.server.games.player_commands import NewEntry
from cantina.server.games.table import Table

PLAYABLE = (
    "This game was opened after answer {step} of {answers}. What came after it can no longer be played as it was: "
    "rules or cards have changed, or there is a mistake in them. The whole log is kept. Play on from here, or agree "
    "to end the game without a winner.",
    "Cette partie a été rouverte après la réponse {step} sur {answers}. La suite ne peut plus être jouée comme elle "
    "l’a été : les règles ou les cartes ont changé, ou contiennent une erreur. Le journal entier est conservé. "
    "Continuez d’ici, ou convenez de finir la partie sans vainqueur.",
)
UNPLAYABLE = (
    "This game can no longer be shown: rules or cards have changed, or there is a mistake in them. Its whole log is "
    "kept. You can agree to end it without a winner.",
    "Cette partie ne peut plus être montrée : les règles ou les cartes ont changé, ou contiennent une erreur. Son "
    "journal entier est conservé. Vous pouvez convenir d’y mettre fin sans vainqueur.",
)
RECORDED = (
    "Rules or cards have changed since this game was played. Its end and its log are shown as they were told then; "
    "step by step it can be seen up to answer {step} of {answers}.",
    "Les règles ou les cartes ont changé depuis cette partie. Sa fin et son journal sont montrés tels qu’ils ont été "
    "racontés alors ; pas à pas, on peut la revoir jusqu’à la réponse {step} sur {answers}.",
)
DAMAGED_PLAYABLE = (
    "Some of the stored data of this game is damaged. The game was opened after answer {step}, the last one that can "
    "be read. Nothing of what is stored was deleted. Play on from here, or agree to end the game without a winner.",
    "Des données enregistrées de cette partie sont endommagées. Elle a été rouverte après la réponse {step}, la "
    "dernière qui soit lisible. Rien de ce qui est enregistré n’a été supprimé. Continuez d’ici, ou convenez de finir "
    "la partie sans vainqueur.",
)
DAMAGED_UNPLAYABLE = (
    "This game cannot be shown: stored data that it begins with is damaged. Nothing of what is stored was deleted. "
    "You can agree to end the game without a winner.",
    "Cette partie ne peut pas être montrée : des données enregistrées de son début sont endommagées. Rien de ce qui "
    "est enregistré n’a été supprimé. Vous pouvez convenir d’y mettre fin sans vainqueur.",
)
DAMAGED_RECORDED = (
    "Some of the stored data of this game is damaged. Its end and its log are shown as they were told then; step by "
    "step it can be seen up to answer {step}.",
    "Des données enregistrées de cette partie sont endommagées. Sa fin et son journal sont montrés tels qu’ils ont "
    "été racontés alors ; pas à pas, on peut la revoir jusqu’à la réponse {step}.",
)


def rewind_to_valid(table: Table) -> NewEntry:
    """Go on from the last answer that these rules and cards play as it was played."""
    if not is_outdated(table) or table.stopped is None:
        raise ApiError("late")
    data = {"keep": table.stopped.step, "why": table.stopped.why, "revision": revision()}
    if table.stopped.damaged:
        data["damaged"] = True
    return NewEntry("reopen", data, table.game, "playing")


def is_outdated(table: Table) -> bool:
    """Whether a running game has to be opened at an earlier step. One that cannot even be dealt is left as it is: other
    rules and cards may know it again."""
    return table.stopped is not None and table.result is None and table.game is not None


def divergence_notice(table: Table) -> dict[str, Any] | None:
    """What everybody at the table is told, if the game was left behind."""
    if table.stopped is not None:
        shown = (DAMAGED_UNPLAYABLE, DAMAGED_RECORDED) if table.stopped.damaged else (UNPLAYABLE, RECORDED)
        return _told(shown[table.game is not None], table.stopped.step, len(table.steps))
    if table.partings and table.result is None:
        last = table.partings[-1]
        return _told(DAMAGED_PLAYABLE if last.damaged else PLAYABLE, last.step, len(last.answers))
    return None


def _told(words: tuple[str, str], step: int, answers: int) -> dict[str, Any]:
    english, french = (each.format(step=step, answers=answers) for each in words)
    return {"step": step, "answers": answers, "text": {"en": english, "fr": french}}
