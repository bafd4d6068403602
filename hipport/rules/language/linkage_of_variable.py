"""HP265: device variables whose linkage is another for clang: in C linkage, and ``static`` with -fgpu-rdc."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path

from hipport.code.calls import closer_of
from hipport.code.roles import follows_type
from hipport.code.scopes import WITH_ARGUMENTS
from hipport.code.scopes import is_of_file
from hipport.code.scopes import namespaces_around
from hipport.code.statements import clause_after
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.build_options import RELOCATABLE
from hipport.project.translation_units import is_gpu_source
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_SOURCES = (".cu", ".hip", ".cpp", ".cc", ".cxx", ".c")  # of units, which no other file includes
_SPACES = frozenset(("__constant__", "__device__", "__managed__"))
#: What a function of the host that uses a variable is called, before the name of the variable.
_USE = "hipport_use_of_"


@rule("HP265", "linkage-of-variable", edits=True, words=_SPACES | {"__shared__"})
def linkage_of_variable(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A device variable after `extern "C"` without braces, or of one file in relocatable device code.

    What it finds: `extern "C" __constant__ float weights[9];` in a source, without a value, where the source has no
    other definition of the variable. And `static __constant__ float weights[9];` or such a variable in a namespace
    without a name, which functions of the device and of the host use or which is in a header, where a build file in
    the folder of the file or above asks for relocatable device code (`-rdc=true`, `CUDA_SEPARABLE_COMPILATION`). And
    `extern __shared__ float rows[];` in a function of C linkage, after one of that name in a function of C++'s.

    Why: by the rules of C++ such a line only declares the variable. nvcc, as long as it compiles whole programs, takes
    it for a definition ("extern declaration of the entity is treated as a static definition"). hipcc links nothing:
    "undefined protected symbol". With `-fgpu-rdc`, clang gives a variable of one file another name where it meets the
    first use by the host (`weights.static.…`), and functions of the device before that keep the first name: "undefined
    symbol" when the program is linked. A function of the host directly after the variable uses it before all others.
    Of two declarations in shared memory, nvcc only warns that the linkage differs, and clang refuses the second.

    Example:
        extern "C" __constant__ float weights[9];

    Keep:
        extern "C" __constant__ float weight = 1;

    Fix safety: safe where the project is not compiled to relocatable device code (`-rdc=true`); there, nvcc takes the
    line for a declaration too, and this fix makes a second definition, which the linker reports. The function after a
    variable of one file is never called. None for shared memory where the file takes the address of the array,
    `&rows`.

    Source: nvcc 13.0, warning 20044, and its PTX; hipcc of ROCm 7.2, and the LLVM IR that it makes with -fgpu-rdc.
    """
    yield from _used_by_host_first(ctx)
    yield from _shared_in_c(ctx)
    if not is_gpu_source(Path(ctx.source.path)):
        return
    tokens = ctx.tokens
    for extern in tokens.places("extern"):
        linkage = tokens.after(extern)
        head = list(clause_after(tokens, linkage)) if tokens.text_at(linkage) == '"C"' else []
        end = tokens.after(head[-1]) if head else -1
        if tokens.text_at(end) != ";" or _SPACES.isdisjoint(tokens.texts[at] for at in head):
            continue
        name = _variable(tokens, head)
        if name and not _is_defined_again(tokens, name, range(extern, end)) and not ctx.is_settled(extern):
            begin, closed = tokens.end(linkage), tokens.end(end)
            yield Edit(begin, begin, " {", "HP265")
            yield Edit(closed, closed, " }", "HP265")


def _variable(tokens: Tokens, head: Sequence[int]) -> str:
    """The variable of a declaration without a value; empty for a function and for a type.

    ``__device__ __constant__ __align__(16) float weights[9]``
    """
    words = [tokens.texts[at] for at in head]
    if "=" in words:
        return ""
    if "[" in words:
        return words[words.index("[") - 1]
    return words[-1] if is_name(words[-1]) and len(words) > 2 else ""


def _is_defined_again(tokens: Tokens, name: str, here: range) -> bool:
    return any(at not in here and follows_type(tokens, at) for at in tokens.places(name))


def _shared_in_c(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """``extern __shared__ float rows[];`` in ``extern "C" __global__ void k() {``, after one in another function."""
    tokens = ctx.tokens
    declared = set()
    for shared in tokens.outside(tokens.places("__shared__")):
        clause = list(clause_after(tokens, shared))
        if "extern" not in clause_words(tokens, shared) or [tokens.texts[at] for at in clause[-2:]] != ["[", "]"]:
            continue
        name = tokens.texts[clause[-3]]
        own = f"{name}_in_c"
        if not any('"C"' in clause_words(tokens, brace) for brace in tokens.open_braces(shared)):
            declared.add(name)
        elif name in declared and own not in tokens.distinct and _is_pointed_to(tokens, name):
            yield ctx.diagnostic(
                "HP265",
                Severity.ERROR,
                clause[-3],
                f"{name} of another function has the linkage of C++: clang refuses this one",
                f"give this one another name; the file takes the address of {name}",
                symbol=name,
            )
        elif name in declared and own not in tokens.distinct:
            end = tokens.end(tokens.after(clause[-1]))
            yield ctx.edit("HP265", clause[-3], own)
            yield Edit(end, end, f" auto *const {name} = {own};", "HP265")


def _is_pointed_to(tokens: Tokens, name: str) -> bool:
    """Whether the address of a whole array is taken, ``&rows``; not that of an element, ``&rows[1]``."""
    places = tokens.places(name)
    return any(tokens.text_at(tokens.before(at)) == "&" and tokens.text_at(tokens.after(at)) != "[" for at in places)


def _used_by_host_first(ctx: Context) -> Iterator[Edit]:
    """The variables of this file that get a function of the host after them."""
    tokens = ctx.tokens
    ends: dict[int, dict[str, None]] = {}  # the names by the ends of their declarations
    for at in tokens.outside(tokens.where(_SPACES)):
        if namespaces_around(tokens, at) is None or not is_of_file(tokens, at) or ctx.is_settled(at):
            continue
        names, end = _declared(tokens, at)
        found = (name for name in names if f"{_USE}{name}" not in tokens.distinct and _is_shared(ctx, name, end))
        ends.setdefault(end, {}).update(dict.fromkeys(found))
    if any(ends.values()) and ctx.survey.build_file_with(RELOCATABLE, ctx.source.path):
        for end, wanted in ends.items():
            at, begin = _after_line(ctx, tokens.end(end))
            uses = "".join(
                f"{begin}[[maybe_unused]] static const volatile void *{_USE}{name}() {{ return &{name}; }}"
                for name in wanted
            )
            if uses:
                yield Edit(at, at, uses, "HP265")


def _after_line(ctx: Context, offset: int) -> tuple[int, str]:
    """Where code after a declaration goes, and what it begins with: a line of its own, after a comment on that of the
    declaration, and the same line where other code is on it.
    """
    line = ctx.source.text[offset : ctx.source.line_end(offset)].rstrip()
    if line and not line.lstrip().startswith("//"):
        return offset, " "
    start = ctx.source.line_start(offset)
    head = ctx.source.text[start:offset]
    return offset + len(line), f"{ctx.source.newline}{head[: len(head) - len(head.lstrip())]}"


def _declared(tokens: Tokens, at: int) -> tuple[list[str], int]:
    """The variables of a declaration, and the place of its semicolon; none for a function.

    ``static __device__ __align__(16) Pair<int, float> first, rows[2] = {{1, 2}};``
    """
    names: list[str] = []
    depth = 0  # of template arguments
    is_valued = False
    while at >= 0:
        text, after = tokens.texts[at], tokens.after(at)
        if text in ("(", "[", "{"):
            if text == "(" and not names and tokens.text_at(tokens.before(at)) not in WITH_ARGUMENTS:
                return [], at
            closer = closer_of(tokens, at)
            after = tokens.after(closer)
        elif text == ";":
            return names, at
        elif text == "&" and not is_valued:  # a reference to a variable that has its own linkage
            return [], at
        elif text in "<>" and not is_valued:
            depth += 1 if text == "<" else -1
        elif text in "=," and not depth:
            is_valued = text == "="
        elif is_name(text) and not (depth or is_valued) and tokens.text_at(after) in ("[", "=", "{", ",", ";"):
            names.append(text)
        at = after
    return [], at


def _is_shared(ctx: Context, name: str, end: int) -> bool:
    """Whether functions of the device and of the host use a variable that is declared before ``end``, or may in files
    that include this one.
    """
    if not ctx.source.path.lower().endswith(_SOURCES):
        return True
    bodies = {ctx.body_at(at) is not None for at in ctx.tokens.places(name) if at > end}
    return bodies == {True, False}
