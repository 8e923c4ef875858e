"""The closed vocabulary: every plain word that a text may use. Whoever reads one stands in `rules`, its phrases in
`text`; a test sees to both. A card with any other word does not load (engine: spelling)."""

from typing import Literal, TypeAlias

# Values of cards, by the topic that asks for them.
CardStat: TypeAlias = Literal[
    "power", "ability", "forfeit", "deploy", "destiny", "defense", "maneuver", "armor",  # what a card is worth
    "politics",  # in the Galactic Senate
    "ferocity",  # of creatures
    "uniqueness",  # how many of it a player may have on table; 0: any number
    "landspeed", "hyperspeed", "landspeed from", "landspeed to", "hyperspeed to",  # movement
    "move cost", "landspeed cost", "landing cost", "take-off cost", "shuttle cost",
    "immunity", "satisfies",  # damage: the attrition below which a card is immune; what forfeiting it satisfies
    "fire cost",  # weapons
    "play cost",  # Interrupts: the Force that playing one costs
    "loss cost",  # the Force that is lost to use its text
    "parsec", "marker",  # places
    "weapon destiny draw",  # destiny drawn by who fires
    "training destiny draw",  # drawn for a Jedi Test, by the Test, its mentor and its apprentice
    "race total", "race destiny", "race draws", "race cards",  # of a Podracer; how many it draws, and how many it keeps
    "total weapon destiny",  # all that a weapon draws for one shot
    "asteroid destiny draw",  # drawn against it
    "game text",  # all numbers of its text
    "attempt total",  # what an attempt of an Epic Event or Jedi Test comes to
    "crossing total",  # what an attempt to cross it over comes to
]  # fmt: skip

# Values of players, most of them at a location.
PlayerStat: TypeAlias = Literal[
    "total power", "total power in battles", "total ability", "ability to control",  # presence
    "attrition", "battle damage", "battle cost",  # battle
    "battle destinies", "most battle destinies", "destinies to power", "total battle destiny", "destiny requirement",
    "destiny draw", "battle destiny draw", "weapon destiny draw", "epic event destiny draw",  # destiny
    "training destiny draw",
    "duel total", "duel destinies", "duel destiny draw", "combat total",  # duels and lightsaber combat
    # Force
    "drain", "drain cost", "drain loss", "insert loss", "draw cost", "force loss", "force icons", "generation",
    "generation here", "retrieval", "retrieval cost", "destruction loss",
]  # fmt: skip

# Values of players that a text may name, where they are no more than worked out or counted.
Total: TypeAlias = Literal[
    "total power", "total ability", "total battle destiny", "battle damage", "force icons", "generation", "politics",
    "ability present",  # not that of who is aboard a starship or an enclosed vehicle
    "ability piloting",  # of pilots, permanent ones included
    "life force", "hand", "reserve", "force", "used", "lost",  # how many cards are there
    "borrowed",  # how much of the opponent's Force a player has used this turn
    "race total",
]  # fmt: skip

# What a text may forbid. "attack": to be in a battle of its own player's making; "carry": to have such a card on it.
Restriction: TypeAlias = Literal[
    "attack", "carry", "land", "take off",
    "fly",  # land, take off, shuttle, use docking bay transit or be transported
    "move", "battle", "use-weapons", "fire", "be targeted by weapons", "be hit", "be drained at", "be battled at",
    "deploy", "be played", "lose-text", "cancel destiny", "apply ability", "hide", "react", "be forfeited",
    "satisfy attrition", "be stolen", "be put away", "be highest", "be cancelled", "be converted",
    "travel",  # to move otherwise than by its own landspeed
    "be removed",  # from the card that it is on: transferred, or lost apart from it
    "break cover",  # of its player's own accord
    "go out of play", "be activated",
]  # fmt: skip

# What a text may allow: to drain or to give battle without ability, to take part in several drains a turn, to use more
# than one weapon and one device a turn.
Permission: TypeAlias = Literal[
    "drain", "initiate battle", "be battled", "drain again", "use all gear", "use all devices",
    "use two weapons",
    "break cover",
    "fire unpowered",  # artillery
    "escort",  # a captive, being neither bounty hunter nor warrior
]  # fmt: skip

# The moments that texts can answer.
Moment: TypeAlias = Literal[
    "battle", "battle-destinies", "battle-won", "battle-lost", "battle-ended", "battle-over",
    "segment-ended",
    "hit", "forfeited", "about-to-be-lost", "lost", "fired", "blown-away",
    "about-to-draw", "destiny", "draw-succeeded", "drain", "about-to-activate",
    "about-to-lose-force", "force-lost", "retrieved",
    "deploying", "deployed", "played", "used", "cover-broken", "went-missing",
    "captured", "released", "delivered",
    "about-to-move", "reached", "moved", "transported", "react",
    "flipped",  # a card with two faces
    "stacked",  # a card on another one
    "insert-revealed", "inserted-or-revealed", "reached-top",  # of an insert card
    "start-of-turn", "start-of-phase", "end-of-phase", "end-of-turn",
    "attack", "eaten",  # creatures
    "duel-begun", "duel-over",
    "completed",  # a Jedi Test
    "entered",  # deployed, reached or moved: whatever brings a card to a location
    "at-once",  # no moment in particular: as soon as something is so
]  # fmt: skip

# What players call an action of a text on table.
ActionVerb: TypeAlias = Literal["use", "attempt", "race", "flip"]
Draw: TypeAlias = Literal["asteroid", "movement", "training", "race"]  # destiny that is drawn for something of its own
Done: TypeAlias = Literal[  # by a card this turn
    "battled", "delivered", "drained", "deployed", "moved", "attempted", "forfeited"
]  # fmt: skip
StandIn: TypeAlias = Literal["smuggler", "senator", "Vader", "Luke"]  # as what a card may count for some cards only
DuelKind: TypeAlias = Literal["duel", "epic duel", "combat"]
Role: TypeAlias = Literal["mentor", "apprentice"]  # in Jedi training
Rulebook: TypeAlias = Literal[
    "bluff", "bombing run", "dejarik", "energy shield", "trench"
]  # rules of its own that a location has
Pile: TypeAlias = Literal["hand", "reserve", "force", "used", "lost", "out-of-play"]
Finding: TypeAlias = Literal["choose", "all", "top", "random"]  # how it is decided which cards of a zone are meant
Phase: TypeAlias = Literal["activate", "control", "deploy", "battle", "move", "draw"]
Segment: TypeAlias = Literal["weapons", "power", "damage"]  # of a battle, once it is initiated
Period: TypeAlias = Literal["phase", "turn", "battle", "drain", "game"]
MovesAs: TypeAlias = Literal["character", "starfighter", "undercover spy"]  # as what a card moves that is none
Travel: TypeAlias = Literal["move", "away", "relocate", "transport", "react"]  # how a text brings a card somewhere
Seat: TypeAlias = Literal["pilot", "driver", "passenger", "astromech", "cargo"]
# "define": the text is what gives the value at all; "least": no less than that; "extend": only what is there grows;
# "lack": where there is none, that; "fix": worked out last, so that nothing else changes it.
CardChange: TypeAlias = Literal["add", "extend", "lack", "set", "times", "least", "define", "fix"]
PlayerChange: TypeAlias = Literal["add", "set", "times", "halve", "most", "fix"]
# What a moment has at hand for the texts that answer it.
AtHand: TypeAlias = Literal["drain", "loss", "destiny", "draw", "battle damage", "damage owed", "result"]
Step: TypeAlias = Literal["add", "subtract", "times", "set"]
Relation: TypeAlias = Literal[">", "<", "=", ">=", "<="]
