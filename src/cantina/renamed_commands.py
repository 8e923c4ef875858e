"""Old words of the command line, accepted without being listed until the next release."""

from __future__ import annotations

COMMANDS = {"promises": "invariants", "draft": "scaffold", "lab": "analysis"}
WORDS: dict[str, dict[str, str]] = {  # of a command, by its present name
    "invariants": {"--steered": "--guided", "--twins": "--clone-answers"},
    "analysis": {"games": "selfplay"},
    "mutants": {"--alive": "--survivors", "--keep": "--save"},
    "facts": {"--keep": "--save"},
    "serve": {"--abandoned": "--abandon-after", "--keep-days": "--delete-after-days"},
}


def present_words(args: list[str]) -> list[str]:
    """Replace the old words of a command line."""
    if not args:
        return args
    command = COMMANDS.get(args[0], args[0])
    words = WORDS.get(command, {})
    return [command, *(_present(each, words) for each in args[1:])]


def _present(argument: str, words: dict[str, str]) -> str:
    name, equals, value = argument.partition("=")
    return words.get(name, name) + equals + value
