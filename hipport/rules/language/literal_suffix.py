"""HP217: names that follow a string literal without a blank."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePosixPath

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.project.suffixes import TEMPLATES
from hipport.source.lexer import is_name

#: Suffixes of the standard library, and names that only an operator of the project can have.
_SUFFIX = re.compile(r"sv?|_\w*")
_OF_INTTYPES = re.compile(r"(?:PRI|SCN)[diouxX]\w*")
_PREDEFINED = frozenset(("__FILE__", "__DATE__", "__TIME__", "__TIMESTAMP__", "__VERSION__"))


@rule("HP217", "literal-suffix", edits=True)
def literal_suffix(ctx: Context) -> Iterator[Edit]:
    r"""A macro that follows a string literal without a blank.

    What it finds: `"%"PRIu64` and other names right after a string literal. Names that begin with an underscore, and
    the suffixes `s` and `sv`, are left alone unless the file, or another one of its program, defines a macro of that
    name, or CUDA has it; so are those that begin with a dollar sign: lines of a shell in a skipped #if arm. In
    templates of files, `loop.cu.jinja`, only macros that the program defines and those of `<inttypes.h>` count. C
    files are left alone.

    Why: since C++11 such a name is the suffix of the literal. nvcc takes a macro there with a warning; clang makes it
    an error.

    Example:
        #include <inttypes.h>
        void show(uint64_t n) { printf("%"PRIu64"\n", n); }

    Keep:
        std::string name() { return "kernel"s; }

    Fix safety: safe. A blank is inserted between the literal and the name.

    Source: clang of ROCm 7.2, -Wreserved-user-defined-literal; nvcc 12.
    """
    if ctx.source.path.endswith(".c"):
        return
    tokens = ctx.tokens
    literals = {text for text in tokens.strings if text[-1] == '"'}
    for index in tokens.where(literals):
        name = index + 1
        if name < len(tokens) and is_name(tokens.texts[name]) and _is_macro(ctx, name) and _is_value(ctx, index):
            start = tokens.starts[name]
            yield Edit(start, start, " ", "HP217")


def _is_macro(ctx: Context, name: int) -> bool:
    """Whether a name after a literal can be no suffix of it."""
    text = ctx.tokens.texts[name]
    known = text in ctx.defined_macros or text in ctx.defined_elsewhere or text in _PREDEFINED
    if PurePosixPath(ctx.source.path).suffix in TEMPLATES:  # "{{"one" if first else "other"}}"
        return known or _OF_INTTYPES.fullmatch(text) is not None
    if known or not (_SUFFIX.fullmatch(text) or text.startswith("$")):
        return True
    return any(use.index == name for use in ctx.names.api_uses)


def _is_value(ctx: Context, index: int) -> bool:
    """Whether a literal is text of the program: not that of ``operator""_km`` and of lines such as ``#include``."""
    line = ctx.tokens.directive_at(index)
    return ctx.tokens.text_at(ctx.tokens.before(index)) != "operator" and (line is None or line.name == "define")
