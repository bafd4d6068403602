"""Rules of people's own: the Python modules that the options name, and all rules that a conversion goes by.

A module is run once in each process, and again when its file changes. Its rules belong to the options that name it, so
that conversions with other options in the same process do not have them.
"""

from __future__ import annotations

import inspect
import os
import re
import sys
import traceback
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from hipport.cache import key_of
from hipport.config import Options
from hipport.context.context import Context
from hipport.context.registry import RULES
from hipport.context.registry import Rule
from hipport.context.registry import RuleCheck
from hipport.context.registry import RuleResult
from hipport.context.subjects import Subject
from hipport.diagnostics import CODE
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.diagnostics import is_of_hipport
from hipport.errors import ConfigError
from hipport.paths import printable
from hipport.result import Kept

_DECLARED = "__hipport_rules__"  # in the namespace of a module: its rules, in their order
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class OwnRuleError(Exception):
    """A rule of a user's failed on a file; the message names the rule, the place in its module and the cause."""


def rule(code: str, name: str, *, edits: bool = False, literals: bool = False) -> Callable[[RuleCheck], RuleCheck]:
    """Declare a rule of a module that is given to ``--rules-module``: a generator function that takes a ``Context`` and
    yields what it finds. Its docstring is the page that ``hipport explain`` prints, the first line what reports say.

    ``code`` are capital letters, other than HP, and three digits (``ACME001``), ``name`` is the pattern that it finds,
    in lower case with dashes. A rule that yields edits or fixes says so with ``edits``; only the edits of those with
    ``literals`` may change a string. Raises ConfigError for a code, a name or a docstring that will not do.
    """
    if not re.fullmatch(CODE, code) or is_of_hipport(code):
        form = "capital letters other than HP, and three digits, such as ACME001"
        raise ConfigError(f"{code!r} is not the code of a rule of your own: take {form}")
    if not _NAME.fullmatch(name):
        form = "words in lower case with dashes, such as own-malloc"
        raise ConfigError(f"{name!r} is not the name of a rule: take {form}")

    def register(check: RuleCheck) -> RuleCheck:
        page = inspect.cleandoc(check.__doc__ or "")
        if not page:
            raise ConfigError(f"{code} has no docstring: its first line is what reports say of the rule")
        place = f"{printable(check.__code__.co_filename)}:{check.__code__.co_firstlineno}"
        declared = Rule(code, name, _guarded(code, check, edits=edits), page, edits, literals, place)
        check.__globals__.setdefault(_DECLARED, []).append(declared)
        return check

    return register


def rules_of(options: Options) -> Mapping[str, Rule]:
    """All rules by code: hipport's own and those of the modules that the options name.

    Raises ConfigError for a module that cannot be loaded, and for two rules with one code or one name.
    """
    return _together(tuple(map(_file, options.rules_module))) if options.rules_module else RULES


def asked(options: Options, words: frozenset[str], subjects: frozenset[Subject]) -> tuple[Rule, ...]:
    """The rules that the options ask for and that may find something in a file with these tokens and subjects, by code.
    Raises ConfigError as ``rules_of``.
    """
    index = _index(tuple(rules_of(options).values()), options)
    return _asked(index, frozenset(index.words & words) | subjects)


class _Index:
    """The rules that options ask for, by code, and all words that they have."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules = rules
        self.words = frozenset(word for rule in rules for word in rule.words or () if isinstance(word, str))


@lru_cache(maxsize=8)
def _index(rules: tuple[Rule, ...], options: Options) -> _Index:
    return _Index(tuple(sorted((rule for rule in rules if options.selects(rule.code)), key=lambda rule: rule.code)))


@lru_cache(maxsize=2**10)  # many files have the same of these words
def _asked(index: _Index, words: frozenset[str | Subject]) -> tuple[Rule, ...]:
    return tuple(rule for rule in index.rules if rule.words is None or not rule.words.isdisjoint(words))


# Modules


class _File(NamedTuple):
    """A module's file as it is now: ``path`` as it was given, the ``real`` one, the time at which it was ``changed`` in
    nanoseconds, its ``size`` in bytes.
    """

    path: str
    real: str
    changed: int
    size: int


def _file(path: str) -> _File:
    try:
        found = Path(path).stat()
    except OSError as error:
        raise _unreadable(path, error) from error
    return _File(path, os.path.realpath(path), found.st_mtime_ns, found.st_size)


def _unreadable(path: str, error: OSError) -> ConfigError:
    return ConfigError(f"{printable(path)}: the rules module cannot be read: {error.strerror}; name a Python file")


@lru_cache(maxsize=8)
def _together(files: tuple[_File, ...]) -> Mapping[str, Rule]:
    rules = dict(RULES)
    for file in {each.real: each for each in files}.values():
        for each in _declared(file):
            same = (known for known in rules.values() if each.code == known.code or each.name == known.name)
            other = next(same, None)
            if other is not None:
                what, of = ("code", each.code) if each.code == other.code else ("name", each.name)
                of_other = f"the rule at {other.place}" if other.place else f"hipport's own {other.code}"
                raise ConfigError(f"{each.place}: {of} is the {what} of {of_other} too; give the rule another {what}")
            rules[each.code] = each
    return rules


@lru_cache(maxsize=8)
def _declared(file: _File) -> tuple[Rule, ...]:
    """Run a module, and return the rules that it declares. Raises ConfigError with the line that is wrong."""
    try:
        text = Path(file.path).read_bytes()
    except OSError as error:
        raise _unreadable(file.path, error) from error
    module = ModuleType(f"hipport_rules_module_{key_of([file.real])}")
    module.__file__ = file.real
    sys.modules[module.__name__] = module  # dataclasses look their module up there
    try:
        exec(compile(text, file.path, "exec", dont_inherit=True), module.__dict__)
    except (Exception, SystemExit) as error:
        raise _unusable(error, file.path) from error
    declared: tuple[Rule, ...] = tuple(module.__dict__.get(_DECLARED, ()))
    if not declared:
        remedy = "decorate a function with rule of hipport.rule_api"
        raise ConfigError(f"{printable(file.path)}: the rules module has no rule: {remedy}")
    return declared


def _unusable(error: BaseException, path: str) -> ConfigError:
    """What to say of a module that raises when it is run, with the line of the module."""
    line = error.lineno if isinstance(error, SyntaxError) and error.filename == path else _line(error, path)
    why = str(error) if isinstance(error, ConfigError) else f"the rules module cannot be loaded: {_named(error)}"
    return ConfigError(f"{printable(path)}{f':{line}' if line else ''}: {why}")


def _line(error: BaseException, path: str) -> int | None:
    """The last line of a file that an exception went through."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    return lines[-1] if lines else None


def _named(error: BaseException) -> str:
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return ": ".join(filter(None, (type(error).__name__, text)))


# What a rule yields


def _guarded(code: str, check: RuleCheck, *, edits: bool) -> RuleCheck:
    """The check, with its exceptions as OwnRuleError, and for findings that cannot be used too."""
    path = check.__code__.co_filename
    begin = check.__code__.co_firstlineno

    def guarded(ctx: Context) -> Iterator[RuleResult]:
        try:
            for finding in check(ctx):
                if wrong := _fault(finding, ctx, code, edits=edits):
                    raise OwnRuleError(f"{code} {wrong} ({printable(path)}:{begin})")
                yield finding
        except OwnRuleError:
            raise
        except Exception as error:
            line = _line(error, path) or begin
            raise OwnRuleError(f"{code} raises {_named(error)} ({printable(path)}:{line})") from error

    return guarded


def _fault(finding: object, ctx: Context, code: str, *, edits: bool) -> str:
    """What is wrong with a finding of the rule with this code, empty where nothing is."""
    if isinstance(finding, Kept):
        return "" if 1 <= finding.line <= ctx.source.line_count else f"keeps a name in line {finding.line}"
    if isinstance(finding, Edit):
        return _fault_of_edit(finding, ctx, code, edits=edits)
    if not isinstance(finding, Diagnostic):
        return f"yields {type(finding).__name__}, which is not Edit, Diagnostic or Kept"
    if finding.code != code:
        return f"yields a diagnostic of {finding.code}"
    if not isinstance(finding.severity, Severity):
        return f"yields a diagnostic whose severity is {finding.severity!r}"
    if not 0 <= finding.start <= finding.end <= len(ctx.source.text):
        return f"yields a diagnostic at {finding.start} to {finding.end}, outside of the file"
    if (finding.line, finding.column) != ctx.source.position(finding.start):
        return "yields a diagnostic whose line and column are not those of its start: make it with Context.diagnostic"
    if finding.fix is None:
        return ""
    changes = edits or finding.fix.applicability is Applicability.DISPLAY
    return next(filter(None, (_fault_of_edit(e, ctx, code, edits=changes) for e in finding.fix.edits)), "")


def _fault_of_edit(edit: Edit, ctx: Context, code: str, *, edits: bool) -> str:
    if edit.code != code:
        return f"yields an edit of {edit.code}"
    if not edits:
        return "yields an edit and does not say so: declare it with edits=True"
    if not 0 <= edit.start <= edit.end <= len(ctx.source.text):
        return f"yields an edit at {edit.start} to {edit.end}, outside of the file"
    if max(map(ord, edit.text), default=0) > 0xFF:
        return f"writes {edit.text!r}: text is bytes as Latin-1, so encode it as UTF-8 and decode it as latin-1"
    return ""
