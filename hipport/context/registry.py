"""The rules by code. A rule is a function from a Context to findings; its docstring is its page."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.context.context import Context
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.result import Kept

RuleResult = Edit | Diagnostic | Kept
_HEADING = re.compile(r"(?:What it finds|Why|Example|Keep|Fix safety|Source):")
RuleCheck = Callable[[Context], Iterator[RuleResult]]


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """A rule: its code (forever), its name (the pattern found, readable after "allow"), its check and its page.

    A rule without a check is a notice: what the engine itself says of a file as a whole. ``edits`` says that the rule
    can change the text, by edits or by fixes; ``literals``, that string literals are among what it changes. ``place``
    is the file and line of a user's rule, empty for hipport's. ``words`` are tokens and subjects of which a file has to
    have one for the rule to find anything in it; None for a rule that is asked about every file.
    """

    code: str
    name: str
    check: RuleCheck | None
    page: str
    edits: bool = False
    literals: bool = False
    place: str = ""
    words: frozenset[str | Subject] | None = None

    @property
    def summary(self) -> str:
        """The first sentence of the page."""
        return self.page.partition("\n")[0]

    def section(self, title: str) -> str:
        """A section of the page, such as ``Why``: its lines below the heading, dedented; empty if it has none."""
        lines = self.page.splitlines()
        begin = next((i for i, line in enumerate(lines) if line.startswith(f"{title}:")), None)
        if begin is None:
            return ""
        end = next((i for i in range(begin + 1, len(lines)) if _HEADING.match(lines[i])), len(lines))
        return textwrap.dedent("\n".join(lines[begin + 1 : end])).strip("\n")

    def heading(self, title: str) -> str:
        """What stands on a section's own heading line: options for its example, or the start of its text."""
        return next(
            (line[len(title) + 1 :].strip() for line in self.page.splitlines() if line.startswith(f"{title}:")), ""
        )


RULES: dict[str, Rule] = {}
#: Codes of rules that are gone: reports and configurations of users may still name them, so none is given again.
RETIRED: frozenset[str] = frozenset()


def _register(rule: Rule) -> None:
    """Add a rule or a notice. Raises ValueError for a code or a name that is taken, and for a retired code."""
    if rule.code in RULES:
        raise ValueError(f"{rule.code} is the code of two rules: {RULES[rule.code].name} and {rule.name}")
    if rule.code in RETIRED:
        raise ValueError(f"{rule.code} was the code of a rule that is gone: {rule.name} needs a new one")
    if other := next((known.code for known in RULES.values() if known.name == rule.name), ""):
        raise ValueError(f"{rule.name} is the name of two rules: {other} and {rule.code}")
    RULES[rule.code] = rule


def rule(
    code: str, name: str, *, edits: bool = False, literals: bool = False, words: Iterable[str | Subject] | None = None
) -> Callable[[RuleCheck], RuleCheck]:
    """Register a check under a code; its docstring is the page that ``hipport explain`` prints. A check that can change
    the text has to say so: the engine's check of its own output asks only those, and lets only the edits of those with
    ``literals`` change a string. ``words`` says of which files it is asked, as in ``Rule``; the check need not look for
    them again. Raises ValueError for a code or a name that is taken.
    """
    wanted = None if words is None else frozenset(words)

    def register(check: RuleCheck) -> RuleCheck:
        _register(Rule(code, name, check, inspect.cleandoc(check.__doc__ or ""), edits, literals, words=wanted))
        return check

    return register


def notice(code: str, name: str, page: str) -> str:
    """Register a page that the engine refers to; returns the code. Raises ValueError for a code or a name that
    is taken.
    """
    _register(Rule(code, name, None, inspect.cleandoc(page)))
    return code
