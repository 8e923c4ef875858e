"""A sample of every word of the language, for tests of how words read."""

import importlib
import pkgutil

import cantina.lang
from cantina.lang import *
from cantina.model.node import Node

for module in pkgutil.iter_modules(cantina.lang.__path__):
    importlib.import_module(f"cantina.lang.{module.name}")


def concrete(kind: type = Node) -> list[type]:
    below = [each for each in kind.__subclasses__() if each.__module__.startswith("cantina.")]
    if not below:
        return [kind]
    return [each for sub in below for each in concrete(sub)]


# A value for each required field of a node, by its name.
SAMPLES = {
    "words": "door",
    "stat": "power", "by": 2, "of": CHARACTER, "to": SITE, "word": "warrior", "what": CHARACTER, "who": CHARACTER,
    "below": 4, "title": "Alter", "on": WARRIOR, "when": NO_BATTLE, "yours": 1, "amount": 2, "start": SITE,
    "end": SITE, "ability": 2, "text": (Cannot("move"),), "do": (DrawDestiny(),), "at": CHARACTER, "side": "dark",
    "left": DESTINY, "right": 3, "name": "x", "player": OPPONENT, "place": HERE, "then": 2, "otherwise": 1,
    "op": ">", "card": TARGET, "description": WARRIOR, "part": CHARACTER, "parts": (CHARACTER, WEAPON),
    "planet": "Hoth", "kind": "battle", "opponents": 1, "pile": "used", "number": 2, "like": TARGET, "one": CHARACTER,
    "other": WEAPON, "least": 1, "low": 1, "high": 3, "most": 3, "piles": ("used", "lost"), "pilot": CHARACTER,
    "fire": Fire(CHARACTER, (DrawDestiny(),)), "per": "turn", "cost": (Use(1),), "prey": CHARACTER, "lost_by": OPPONENT,
    "creature": Is("Wampa"), "deed": "battled", "names": ("Luke", "Han"), "parsec": 3, "systems": ("Hoth", "Endor"),
    "maintain": (Use(2),), "source": INTERRUPT,
    "control": YOU, "role": "apprentice", "test": JEDI_TEST, "than": CHARACTER, "flight": STARFIGHTER, "able": PILOT,
    "followers": TIE_LN, "total": DESTINY, "over": 9,
}  # fmt: skip
SPECIAL = {
    Cannot: {"what": "move"}, Allows: {"what": "drain"}, Change: {"what": "drain"},
    PlayerValue: {"stat": "total power"}, Rules: {"of": "dejarik"}, MovesLike: {"what": "starfighter"},
    Occupied: {"by": YOU}, Piloted: {"by": PILOT}, OrbitedBy: {"by": SYSTEM}, ChoiceOf: {"among": (1, 2), "by": YOU},
    AttackRun: {"then": (LoseForce(1),)},
    PlaySabacc: {"players": Is("gambler"), "wild": DROID, "clones": DEVICE, "free": DROID, "stakes": WEAPON},
    Matching: {"what": "pilot"}, OpponentMayReplace: {"by": CHARACTER},
    If: {"then": (LoseForce(1),), "otherwise": (LoseForce(2),)},
    Duel: {"yours": CHARACTER, "opponents": CHARACTER, "then": (LoseForce(1),)}, ForRest: {"of": "turn"},
    PilotAbility: {"ship": CHARACTER}, LoreSays: {"word": "Emperor"},
    Pays: {"then": (LoseForce(1),), "otherwise": ()}, CompareTotals: {"then": (LoseForce(1),)},
    MobileSystem: {"parsec": 0, "hyperspeed": 1},
    InStatus: {"status": "hit"}, EvenIn: {"status": "hit"}, Become: {"status": CRASHED}, Restore: {"status": HIT},
    BestOf: {"of": "training"}, Podrace: {"control": YOU},
    WhileIn: {"status": "hit", "text": (Modify("power", +1),)},
    Hauled: {"cost": 1}, AtLeast: {"of": X}, EnergyShield: {"against": OPPONENT},
    Unless: {"part": NO_BATTLE}, Put: {"what": one(DROID, In("reserve")), "to": In("hand")},
    Guards: {"stat": "power", "against": "raise"}, LosesFrom: {"of": "drain"},
    Exchange: {"what": one(among=In("hand")), "against": one(WEAPON, In("lost"))}, Peek: {"what": top(3)},
    Reveal: {"what": random(among=In("hand", OPPONENT))}, Retrieve: {"what": one(DROID, In("lost"))},
    ForEach: {"what": several(2, CHARACTER)}, Forgo: {"what": one(your(WEAPON))},
    Rearrange: {"what": (top(), top(among=In("force")))}, IsIn: {"among": In("hand")},
    DeployCaptive: {"what": one(REBEL, among=In("reserve"))}, PermanentAstromech: {"person": "Artoo"},
    AllOf: {"parts": (NO_BATTLE, There(CHARACTER))},
    AnyOf: {"parts": (NO_BATTLE, There(CHARACTER))},
}  # fmt: skip


def sample(kind: type) -> Node:
    required = kind.__struct_fields__[: len(kind.__struct_fields__) - len(kind.__struct_defaults__)]
    chosen = SPECIAL.get(kind, {})
    return kind(**{name: chosen[name] if name in chosen else SAMPLES[name] for name in required})
