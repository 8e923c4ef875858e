"""What each verb of the card language does. A verb acts on the scope of the action that it belongs to."""

from cantina.rules.results import cards, destiny, duels, flow, force, moving, piles

__all__ = ["cards", "destiny", "duels", "flow", "force", "moving", "piles"]
