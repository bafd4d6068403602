"""HP292: members that a constructor of the host leaves to a constructor for the device."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.special_members import classes_of
from hipport.code.special_members import special_member
from hipport.context.classes import class_named
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_BEFORE_MEMBER = frozenset((";", "{", "}", ":"))
_OF_DEVICE = frozenset(("__device__", "inline", "__forceinline__", "explicit"))


@rule("HP292", "device-only-member", words=("__device__",))
def device_only_member(ctx: Context) -> Iterator[Diagnostic]:
    """A member that a constructor of the host does not initialize, and whose own constructor is for the device alone.

    What it finds: constructors without marks, defined in their class, that do not name a member of a class of the tree
    whose default constructor is `__device__` and not `__host__`.

    Why: nvcc takes it in silence, and the host leaves the member as it is. clang looks for a constructor that the host
    may call: "constructor must explicitly initialize the member which does not have a default constructor".

    Example:
        struct Table { __device__ Table() {} float *values; };
        struct Light {
            Light(int kind) : kind(kind) {}
            int kind;
            Table table;
        };

    Keep:
        struct Table { __host__ __device__ Table() {} float *values; };
        struct Light {
            Light(int kind) : kind(kind) {}
            int kind;
            Table table;
        };

    Fix safety: no fix, as the constructor may do what only the device can. One with an empty body can be marked
    `__host__ __device__`.

    Source: nvcc 13.0; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    by_class = _members(tokens)
    for name, brace in classes_of(tokens).items() if by_class else ():
        members = {member: kind for member, kind in by_class.get(brace, ()) if _is_made_on_device(ctx, kind)}
        for index in tokens.places(name) if members else ():
            initialized = _initialized(tokens, index) if brace < index < tokens.brace_end(brace) else None
            if initialized is None or name in initialized or ctx.is_settled(index):
                continue
            for member, kind in members.items():
                if member in initialized:
                    continue
                yield ctx.diagnostic(
                    "HP292",
                    Severity.ERROR,
                    index,
                    f"this constructor of the host leaves {member} to that of {kind}, which is for the device alone",
                    f"mark {kind}() with __host__ __device__, or initialize {member} here",
                    symbol=name,
                )


def _members(tokens: Tokens) -> dict[int, list[tuple[str, str]]]:
    """The members with a type of one word and no value, with their types, by the ``{`` around them: ``Table table;``"""
    found: dict[int, list[tuple[str, str]]] = {}
    for semicolon in tokens.places(";"):
        name = tokens.before(semicolon)
        kind = tokens.before(name)
        is_member = is_name(tokens.text_at(name)) and is_name(tokens.text_at(kind))
        if is_member and tokens.text_at(tokens.before(kind)) in _BEFORE_MEMBER:
            brace = next(tokens.open_braces(name), -1)
            found.setdefault(brace, []).append((tokens.texts[name], tokens.texts[kind]))
    return found


def _initialized(tokens: Tokens, index: int) -> frozenset[str] | None:
    """What a constructor without marks initializes; None for anything else, and for one that is defined elsewhere.

    ``Light(int kind) : kind(kind), size{0} {``
    """
    found = special_member(tokens, index)
    if found is None or found.is_marked or tokens.text_at(tokens.before(index)) == "~":
        return None
    return found.initialized


def _is_made_on_device(ctx: Context, kind: str) -> bool:
    """Whether the default constructors of a class of the tree are for the device alone: ``__device__ Table() {}``"""
    place = class_named(ctx, kind)
    if place is None:
        return False
    tokens, brace = place
    marks = []
    for index in tokens.places(kind):
        found = special_member(tokens, index) if brace < index < tokens.brace_end(brace) else None
        if found is not None and found.takes_nothing and tokens.text_at(tokens.before(index)) != "~":
            marks.append({tokens.texts[at] for at in tokens.code(found.first, index)})
    return bool(marks) and all("__device__" in words and words <= _OF_DEVICE for words in marks)
