"""The parser's view of files: which type a name has, what takes a value, whether a launch fits its kernel.

Rules find places by tokens and ask about them (`Adviser`). Only files with questions are parsed, in another process
(`units.Units`); a question may have no answer.
"""

from __future__ import annotations

from hipport.unit.advice import Adviser
from hipport.unit.advice import adviser_of
from hipport.unit.questions import Answers
from hipport.unit.questions import Ask
from hipport.unit.questions import Fact
from hipport.unit.questions import Misfit
from hipport.unit.questions import Question
from hipport.unit.questions import Receiver
from hipport.unit.questions import ReceiverRole
from hipport.unit.questions import Type
from hipport.unit.questions import TypeKind
from hipport.unit.questions import View
from hipport.unit.questions import ViewStatus
from hipport.unit.questions import WrongLaunch

__all__ = [
    "Adviser",
    "adviser_of",
    "Ask",
    "Question",
    "Answers",
    "Fact",
    "Type",
    "TypeKind",
    "Receiver",
    "ReceiverRole",
    "WrongLaunch",
    "Misfit",
    "View",
    "ViewStatus",
]
