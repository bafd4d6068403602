"""The parser's view of files: what a name is, which type receives a result, which function is around a place.

An adviser: rules find places by tokens and ask about them. Only files with questions are parsed, in a worker process,
and no answer is a proper answer.
"""

from __future__ import annotations

from hipport.unit.flags import TreeFlags
from hipport.unit.questions import Answers
from hipport.unit.questions import Argument
from hipport.unit.questions import Arguments
from hipport.unit.questions import Ask
from hipport.unit.questions import Constant
from hipport.unit.questions import Entity
from hipport.unit.questions import Fact
from hipport.unit.questions import Function
from hipport.unit.questions import Kind
from hipport.unit.questions import Launch
from hipport.unit.questions import Macro
from hipport.unit.questions import Outline
from hipport.unit.questions import Owner
from hipport.unit.questions import Parameter
from hipport.unit.questions import Question
from hipport.unit.questions import Receiver
from hipport.unit.questions import Role
from hipport.unit.questions import Shared
from hipport.unit.questions import Status
from hipport.unit.questions import Type
from hipport.unit.questions import View
from hipport.unit.questions import Whose
from hipport.unit.units import Units

__all__ = [
    "Units",
    "TreeFlags",
    "Question",
    "Ask",
    "Answers",
    "View",
    "Status",
    "Fact",
    "Whose",
    "Owner",
    "Entity",
    "Type",
    "Kind",
    "Receiver",
    "Role",
    "Arguments",
    "Argument",
    "Constant",
    "Function",
    "Parameter",
    "Shared",
    "Outline",
    "Launch",
    "Macro",
]
