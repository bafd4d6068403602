"""Functions for host and device, with their bodies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from hipport.code.calls import closer_of
from hipport.code.declared_functions import DeclaredFunction
from hipport.code.scopes import is_of_file
from hipport.context.context import Context
from hipport.context.marked_functions import BOTH
from hipport.context.marked_functions import functions_by_key
from hipport.context.marked_functions import marks_of
from hipport.diagnostics import Severity

_INLINE = frozenset("inline __inline __inline__ __forceinline__ constexpr static".split())


@dataclass(frozen=True, slots=True)
class FunctionOfBoth:
    """A function that is marked ``__host__ __device__``, with the places of its body's braces.

    ``is_always_compiled`` says that the device's code of it is made even where nothing calls it: it is not a template,
    in no class, neither inline nor static.
    """

    function: DeclaredFunction
    first: int
    end: int
    is_always_compiled: bool

    @property
    def severity(self) -> Severity:
        """How grave it is that the device's code of it does not compile."""
        return Severity.ERROR if self.is_always_compiled else Severity.WARNING

    @property
    def failing(self) -> str:
        """What a diagnostic says of it."""
        where = "" if self.is_always_compiled else " where device code calls it"
        return f"this function for host and device does not compile{where}"


@lru_cache(maxsize=2)  # two rules ask
def functions_of_both(ctx: Context) -> tuple[FunctionOfBoth, ...]:
    """The functions of a file for host and device that have a body there, also by marks that other files have."""
    return tuple(_functions_of_both(ctx))


def _functions_of_both(ctx: Context) -> Iterator[FunctionOfBoth]:
    tokens = ctx.tokens
    elsewhere = ctx.marks_elsewhere  # what HP231 writes here too
    for key, group in functions_by_key(ctx).items():
        given: frozenset[str] = elsewhere[key].marks if key in elsewhere else frozenset()
        marks = given.union(*(marks_of(ctx, function) for function in group))
        for function in group if marks == BOTH else ():
            if not function.has_body:
                continue
            at = function.name
            while tokens.text_at(at) not in ("{", ";", ""):
                at = tokens.after(closer_of(tokens, at) if tokens.texts[at] == "(" else at)
            end = tokens.brace_end(at) if tokens.text_at(at) == "{" else -1
            if end >= 0:
                yield FunctionOfBoth(function, at, end, _is_always_compiled(ctx, function))


def _is_always_compiled(ctx: Context, function: DeclaredFunction) -> bool:
    if function.in_class or function.templates or function.head & _INLINE:
        return False
    return function.head.isdisjoint(ctx.mark_macros) and not is_of_file(ctx.tokens, function.name)
