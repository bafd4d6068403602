"""The names that a rule of one's own is made of: a module for ``--rules-module`` imports them from here.

A rule is a generator function with :func:`rule` above it. It takes the :class:`Context` of one file and yields what it
finds: an :class:`Edit` of the text, a :class:`Diagnostic`, or a name that it has :class:`Kept`.
"""

from __future__ import annotations

from hipport.context.context import Context
from hipport.context.registry import RuleResult
from hipport.context.rule_modules import rule
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.result import Kept
from hipport.source.tokens import Tokens

__all__ = [
    "rule",
    "Context",
    "RuleResult",
    "Edit",
    "Diagnostic",
    "Severity",
    "Fix",
    "Applicability",
    "Kept",
    "Tokens",
]
