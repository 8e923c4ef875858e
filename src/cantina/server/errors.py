"""Refusals: everything that the server may say no to, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

ERROR_MESSAGES: dict[str, tuple[int, str, str]] = {
    "malformed": (400, "this message cannot be understood: {why}", "ce message est incompréhensible : {why}"),
    "version": (400, "this table speaks version {ours} of the protocol",
                "cette table parle la version {ours} du protocole"),
    "too-large": (413, "this is too large: {most} bytes at most", "c’est trop volumineux : {most} octets au plus"),
    "too-fast": (429, "too many requests; wait a moment", "trop de demandes ; attendez un instant"),
    "too-slow": (408, "this took too long to arrive", "cela a mis trop de temps à arriver"),
    "full": (503, "all places are taken; come back later", "toutes les places sont prises ; revenez plus tard"),
    "crowded": (429, "your address has too many connections", "votre adresse a trop de connexions"),
    "costly": (429, "your address has asked for more work than its share; wait a moment",
               "votre adresse a demandé plus que sa part de travail ; attendez un instant"),
    "stored": (429, "your address has stored more than its share; come back later",
               "votre adresse a enregistré plus que sa part ; revenez plus tard"),
    "too-long": (503, "this took too long; nothing was changed", "cela a pris trop de temps ; rien n’a changé"),
    "origin": (403, "this page may not use this table", "cette page ne peut pas utiliser cette table"),
    "host": (421, "this table is not known by that name", "cette table n’est pas connue sous ce nom"),
    "not-found": (404, "there is nothing here", "il n’y a rien ici"),
    "no-proof": (404, "there is no such proof of {statement}", "il n’y a pas de telle preuve de {statement}"),
    "method": (405, "that cannot be done here", "cela ne se fait pas ici"),
    "no-game": (404, "there is no such game", "cette partie n’existe pas"),
    "token": (403, "this link does not open this game", "ce lien n’ouvre pas cette partie"),
    "not-yours": (403, "a spectator only watches", "un spectateur ne fait que regarder"),
    "deck": (422, "this deck cannot be used", "ce deck ne peut pas être utilisé"),
    "deck-side": (422, "this is a {side} deck", "c’est un deck du côté {side}"),
    "no-bot": (422, "no bot is called {name}", "aucun robot ne s’appelle {name}"),
    "seed": (422, "a seed can be chosen only against a bot", "on ne choisit la graine que contre un robot"),
    "clock": (422, "a clock has between {least} and {most} seconds", "une pendule a entre {least} et {most} secondes"),
    "taken": (409, "the other seat is taken", "l’autre place est prise"),
    "not-begun": (409, "the game has not begun: the other seat is empty",
                  "la partie n’a pas commencé : l’autre place est vide"),
    "unplayable": (409, "this game can no longer be played under the rules and cards of this table",
                   "cette partie ne peut plus être jouée avec les règles et les cartes de cette table"),
    "parted": (409, "the rules or cards have changed: step by step this game can be seen up to answer {step}",
               "les règles ou les cartes ont changé : pas à pas, cette partie se revoit jusqu’à la réponse {step}"),
    "play-on": (409, "this game can be played to its end", "cette partie peut être jouée jusqu’au bout"),
    "end-pending": (409, "the other player has not yet answered", "l’autre joueur n’a pas encore répondu"),
    "hidden": (409, "the log shows both hands: it can be downloaded when the game is over",
               "le journal montre les deux mains : il se télécharge quand la partie est finie"),
    "not-over": (409, "the game is not over", "la partie n’est pas finie"),
    "over": (409, "the game is over", "la partie est finie"),
    "late": (409, "the game has moved on; this answer was not used",
             "la partie a avancé ; cette réponse n’a pas servi"),
    "not-your-turn": (409, "the other player must choose now", "c’est à l’autre joueur de choisir"),
    "no-option": (422, "there is no option {option}", "il n’y a pas d’option {option}"),
    "nothing-to-undo": (409, "there is nothing to take back", "il n’y a rien à annuler"),
    "nothing-to-redo": (409, "there is nothing to play again", "il n’y a rien à rejouer"),
    "undo-pending": (409, "a request to take back is already waiting", "une demande d’annulation attend déjà"),
    "no-request": (409, "nobody asked for that", "personne n’a demandé cela"),
    "no-card": (422, "you see no such card", "vous ne voyez pas cette carte"),
    "question": (422, "that cannot be explained: {why}", "cela ne s’explique pas : {why}"),
    "no-hints": (403, "there are hints only against a bot, and in the sandbox",
                 "il n’y a de conseils que contre un robot, et dans le bac à sable"),
    "chat-full": (409, "you have said enough in this game: its chat is full",
                  "vous en avez assez dit dans cette partie : sa discussion est pleine"),
    "chat-off": (409, "nobody is there to read this", "il n’y a personne pour lire cela"),
    "no-step": (422, "the game has no step {step}", "la partie n’a pas d’étape {step}"),
    "position": (422, "this position cannot be laid out: {why}", "cette position ne peut pas être disposée : {why}"),
    "log": (422, "this log cannot be played: {why}", "ce journal ne peut pas être joué : {why}"),
    "no-profile": (404, "there is no such profile: it was deleted, or its link renewed",
                   "ce profil n’existe pas : il a été supprimé, ou son lien renouvelé"),
    "profile-late": (409, "this profile was changed elsewhere meanwhile",
                     "ce profil a été modifié ailleurs entre-temps"),
    "engine": (500, "the game stumbled over this; nothing was changed", "le jeu a trébuché ; rien n’a été changé"),
    "storage": (503, "this could not be stored; nothing was changed",
                "cela n’a pas pu être enregistré ; rien n’a changé"),
    "unsure": (503, "the database failed, and nobody knows yet whether this was stored: the table shows it as soon as "
               "it can be read again",
               "la base de données a fait défaut, et on ne sait pas encore si cela a été enregistré : la table le "
               "montrera dès qu’elle pourra être relue"),
    "unreadable": (503, "this could not be read; nothing was changed", "cela n’a pas pu être lu ; rien n’a changé"),
    "closing": (503, "the table is closing; come back in a moment", "la table ferme ; revenez dans un instant"),
    "internal": (500, "something went wrong here", "quelque chose s’est mal passé ici"),
}  # fmt: skip


STALE_CODES = ("late", "not-your-turn", "over")  # the game went on without this answer


class Bilingual(msgspec.Struct, frozen=True):
    """A part of a sentence in both languages."""

    en: str
    fr: str


class ApiError(Exception):
    """The server says no; nothing was changed, unless it says that it does not know."""

    def __init__(self, code: str, problems: Iterable[dict[str, str]] = (), **args: Any) -> None:
        status, english, french = ERROR_MESSAGES[code]
        super().__init__(code)
        self.code, self.status = code, status
        both = {name: value for name, value in args.items() if isinstance(value, Bilingual)}
        self.english = english.format(**args | {name: value.en for name, value in both.items()})
        self.french = french.format(**args | {name: value.fr for name, value in both.items()})
        self.problems = tuple(problems)

    def view(self) -> dict[str, Any]:
        """The refusal as a client reads it."""
        said: dict[str, Any] = {"code": self.code, "en": self.english, "fr": self.french}
        if self.problems:
            said["problems"] = list(self.problems)
        return said
