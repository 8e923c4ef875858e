"""The academy: lessons on real positions. A lesson is data, and the engine says whether it is right."""

from cantina.academy.loading import lesson, lessons
from cantina.academy.rails import Rail, rail
from cantina.academy.records import Lesson, Words

__all__ = ["Lesson", "Rail", "Words", "lesson", "lessons", "rail"]
