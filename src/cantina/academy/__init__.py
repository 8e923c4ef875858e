"""The academy: lessons on real positions. A lesson is data, and the engine says whether it is right."""

from cantina.academy.loading import lesson, lessons
from cantina.academy.records import Bilingual, Lesson
from cantina.academy.walkthrough import Walkthrough, rail

__all__ = ["Bilingual", "Lesson", "Walkthrough", "lesson", "lessons", "rail"]
