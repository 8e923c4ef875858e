"""English words of the terminal."""

MESSAGES = {
    "ui.help": "Type an option's number. Also: ? NUMBER or ? TITLE (a card's text), why VERB CARD, table, log, undo, "
    "save FILE, quit.",
    "ui.prompt": "{player} >",
    "ui.unknown": "“{line}” is neither a number from 1 to {most} nor a command; type help.",
    "ui.hand": "Hand: [{cards}|empty]",
    "ui.no-card": "That option is about no card.",
    "ui.no-such-card": "No card “{title}” is known here.",
    "ui.why-usage": "why VERB CARD, with a verb out of: {verbs}.",
    "ui.possible": "That is possible now.",
    "ui.nothing-to-undo": "There is nothing to take back.",
    "ui.undone": "Taken back.",
    "ui.saved": "Saved as {path}. Go on with: cantina play --resume {path}",
    "ui.not-saved": "Not saved as {path}: {error}",
    "ui.over": "The game is over. {winner} wins.",
    "ui.rules-reading": "How the game reads it: {text}",
    "ui.rules-see": "See also: {links}",
    "ui.rules-untranslated": "(not in French yet)",
    "ui.rules-nothing": "No entry holds “{words}”.",
    "ui.rules-more": "… and {number} more.",
    "ui.rules-no-statement": "{entry} has statements 1 to {most}.",
    "ui.rules-no-proof": "There is no proof of {statement} to watch here: name a directory of scenario files, made "
    "with ./test --write-scenarios.",
    "ui.rules-chooses": "{player}, asked “{prompt}”: {option}",
    "table.turn": "Turn {turn}: {player}[, {phase}]",
    "table.piles": "{player}: hand {hand}, Reserve {reserve}, Force {force}, Used {used}, Lost {lost}",
    "table.location": "{card} (Light {light}, Dark {dark})",
    "table.side": "{player}: total power {power}",
    "table.seat": "({seat})",
    "table.numbers": "power {power}[, ability {ability}][, forfeit {forfeit}]",
}
