"""HP503, HP504: inline PTX."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from hipport.code.asm import KEYWORDS
from hipport.code.asm import AsmStatement
from hipport.code.statements import statement_start
from hipport.context.asm_macros import FOR_PTX
from hipport.context.asm_macros import TranslationsInMacro
from hipport.context.carries import VARIABLE
from hipport.context.context import Context
from hipport.context.ptx_to_cxx import Piece
from hipport.context.ptx_to_cxx import Translation
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.ptx import PtxError

_COPY = re.compile(r"\bcp\.async\.c[ag]\.")
_PRODUCT = re.compile(r"\bmma\.sync\b")
_KEEPS_PARENTHESES = frozenset((",", "?", "="))


@rule("HP503", "inline-ptx", words=(Subject.DEVICE_CODE, *KEYWORDS))
def inline_ptx(ctx: Context) -> Iterator[Diagnostic]:
    """Inline assembly in PTX that has no translation.

    What it finds: `asm` statements in PTX, also by a macro for the keyword, if one of their instructions has no
    counterpart on AMD GPUs, or if the statement cannot be read with certainty. The message names the instruction.

    Why: AMD GPUs do not execute PTX. The statement stays, passes the compiler's syntax check and fails when code is
    generated; in a template that is never instantiated it does not fail at all.

    Example:
        __device__ void wait() { asm volatile("bar.sync 1, 64;" ::: "memory"); }

    Keep:
        __device__ void fence() { asm volatile("" ::: "memory"); }

    Fix safety: no fix. Write the operation in C++ or with HIP's device functions.

    Source: hipcc of ROCm 7.2, "invalid instruction" at code generation; the PTX ISA manual.
    """
    for statement, outcome in ctx.inline_ptx:
        if isinstance(outcome, PtxError):
            reason = ctx.mapping.ptx.reason(outcome.instruction) or str(outcome)
            named = f"inline PTX ({outcome.instruction})" if outcome.instruction else "inline PTX"
            yield ctx.diagnostic(
                "HP503",
                Severity.ERROR,
                statement.first,
                f"{named} cannot run on AMD GPUs: {reason}",
                "write it in C++ or with HIP's device functions, in an #if arm for HIP",
                last=statement.last,
                symbol="asm",
            )


@rule("HP504", "ptx-idiom", edits=True, literals=True, words=(Subject.DEVICE_CODE, *KEYWORDS))
def ptx_idiom(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Inline assembly in PTX that has the same meaning as C++.

    What it finds: `asm` statements in PTX, also in macros, with instructions from `mappings/ptx.toml` only, whose
    operands are registers, numbers and known special registers: `%laneid` and `%clock64`, loads and stores with cache
    operators, fences, `lop3`, `prmt`, `bfe`, shifts, chains of additions that carry, predicates, atomic operations,
    shuffles and votes, `cp.async`, `ldmatrix`, `mma.sync`. Text and constraints may come from macros of the file. A
    carry that goes from one statement to the next is a variable of the function, which the port declares; one that goes
    from one function to another is kept for each thread in shared memory, which costs a block 1 KiB and, where the
    functions are inlined, a byte stored at the end of a chain. Comments of the statement, and of its PTX, stand before
    the C++.

    Why: AMD GPUs do not execute PTX.

    Example:
        __device__ unsigned lane() { unsigned r; asm volatile("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }

    Keep:
        __device__ void wait() { asm volatile("bar.sync 1, 64;" ::: "memory"); }

    Fix safety: safe. One instruction becomes a call, several become a block with one call each. The functions have the
    meaning of PTX in special cases too (shifts by more than the width, fields beyond the word, modes of `prmt`);
    approximations (`ex2.approx`) are at least as exact as PTX requires. An asynchronous copy is done where it stands;
    a finding says that nothing overlaps with it. Fragments of matrices keep the layout that PTX gives them, and each
    lane computes its part of a product: a finding says that AMD's matrix cores are not used. It adds the products one
    by one; NVIDIA's instruction adds them in an order, and with roundings, of its own, so that last digits differ. The
    functions are in `hipport/ptx.h` and `hipport/mma.h`, which the port then includes.

    Source: the PTX ISA manual; the functions are tested against models of it.
    """
    for statement, outcome in ctx.inline_ptx:
        if isinstance(outcome, TranslationsInMacro):
            yield from _edits_in_macro(ctx, statement, outcome)
        elif isinstance(outcome, Translation):
            yield from _edits(ctx, statement, outcome)
            if _COPY.search(statement.template):
                yield ctx.diagnostic(
                    "HP504",
                    Severity.INFO,
                    statement.first,
                    "the copy is done where it stands: what follows does not overlap with it",
                    "to hide its latency, load the next tile into registers before computing with this one",
                    last=statement.last,
                    symbol="cp.async",
                )
            if _PRODUCT.search(statement.template):
                yield ctx.diagnostic(
                    "HP504",
                    Severity.WARNING,
                    statement.first,
                    "each lane computes its part of this product, many times slower than AMD's matrix cores would",
                    "for speed, use rocWMMA or __builtin_amdgcn_mfma_*, which lay fragments out in other ways",
                    last=statement.last,
                    symbol="mma.sync",
                )
    for opener in ctx.carries.own:
        at = ctx.tokens.starts[opener] + 1
        yield Edit(at, at, f" unsigned int {VARIABLE} = 0;", "HP504")
    for opener in ctx.carries.shared:
        at = ctx.tokens.starts[opener] + 1
        yield Edit(at, at, f" bool &{VARIABLE} = hipport::ptx::condition_code();", "HP504", header="hipport/ptx.h")
    for opener in ctx.carries.shared[:1]:
        yield ctx.diagnostic(
            "HP504",
            Severity.INFO,
            opener,
            "the carry from one function to another is kept for each thread in shared memory, 1 KiB for a block",
            "where the functions are inlined, the compiler computes with the carry itself",
            symbol=VARIABLE,
        )


def _edits(ctx: Context, statement: AsmStatement, translation: Translation) -> Iterator[Edit]:
    """The edits that write C++ around the expressions of the operands, which stay where they are."""
    is_argument = not ctx.tokens.directive_at(statement.first) and statement_start(ctx.tokens, statement.first) < 0
    if translation.is_expression:
        texts = _expression(translation)
    else:
        texts = _block(ctx, statement, translation, is_argument=is_argument)
    if is_argument:  # of a macro: commas of templates and declarations do not end it between parentheses
        texts[0], texts[-1] = f"({texts[0]}", f"{texts[-1]})"
    texts[0] = _comments(ctx, statement, translation) + texts[0]
    starts = ctx.tokens.starts
    at = statement.first
    for number, text in enumerate(texts):
        operands = statement.operands or ()
        if number < len(operands):
            first, end = operands[number].expression.first, operands[number].expression.end
            if translation.is_expression and not _needs_parentheses(ctx.tokens.texts[first + 1 : end - 1]):
                first, end = first + 1, end - 1
        else:
            first = end = statement.last + 1
        yield Edit(starts[at], starts[first], text, "HP504", header=translation.header)
        at = end


def _edits_in_macro(ctx: Context, statement: AsmStatement, found: TranslationsInMacro) -> Iterator[Edit]:
    """The edits of a statement in a macro whose arguments decide what it does: a macro for each of them stands before
    it, ``#define hipport_ADD_u32(o0, o1)``, and it calls one, ``hipport_ADD_##type((sum), (x))``.
    """
    tokens = ctx.tokens
    line = tokens.directive_at(statement.first)
    assert line is not None
    operands = statement.operands or ()
    inside = [s for s, outcome in ctx.inline_ptx if s.first < statement.first and tokens.directive_at(s.first) is line]
    name = f"{FOR_PTX}{found.name}" + (f"_{len(inside) + 1}" if inside else "")
    start = ctx.source.line_start(tokens.starts[line.first])
    for arguments, translation in found.variants.items():
        named = ", ".join(f"o{number}" for number in range(len(operands)))
        lines = ["".join(f"(o{p})" if isinstance(p, int) else p for p in line) for line in translation.lines]
        text = lines[0] if translation.is_expression else f"do {{ {' '.join(f'{each};' for each in lines)} }} while (0)"
        define = f"#define {'_'.join((name, *arguments))}({named}) {text}{ctx.source.newline}"
        yield Edit(start, start, define, "HP504", header=found.header)
    texts = [f"{name}_##{'##_##'.join(found.parameters)}(", *[", "] * (len(operands) - 1), ")"]
    ends = [statement.first, *(operand.expression.end for operand in operands)]
    firsts = [*(operand.expression.first for operand in operands), statement.last + 1]
    for end, first, text in zip(ends, firsts, texts, strict=True):
        yield Edit(tokens.starts[end], tokens.starts[first], text, "HP504")


def _needs_parentheses(expression: list[str]) -> bool:
    """Whether an operand needs its parentheses to be one argument of a call, or the left side of an assignment."""
    depth = 0
    for text in expression:
        depth += (text in ("(", "[", "{")) - (text in (")", "]", "}"))
        if depth == 0 and text in _KEEPS_PARENTHESES:
            return True
    return False


def _expression(translation: Translation) -> list[str]:
    """The texts of an expression before, between and after the operands."""
    return _texts(translation.lines[0])


def _block(ctx: Context, statement: AsmStatement, translation: Translation, *, is_argument: bool) -> list[str]:
    """The texts of a block before, between and after the operands: ``do { ... } while (0)``, on one line in a macro;
    without the loop where it is to be an expression between parentheses.
    """
    indent = _new_line(ctx, statement)
    inner, outer = (" ", " ") if ctx.tokens.directive_at(statement.first) else (f"{indent}    ", indent)
    pieces: list[Piece] = ["{" if is_argument else "do {"]
    for parts in translation.lines:
        pieces += (inner, *parts, ";")
    return _texts((*pieces, outer, "}" if is_argument else "} while (0)"))


def _comments(ctx: Context, statement: AsmStatement, translation: Translation) -> str:
    """The comments of the statement, which stand before its translation: a ``//`` comment takes a line."""
    line = _new_line(ctx, statement)
    return "".join(text.rstrip() + (line if text.startswith("//") else " ") for text in translation.comments)


def _new_line(ctx: Context, statement: AsmStatement) -> str:
    """A line break, with the indentation of the statement."""
    start = ctx.tokens.starts[statement.first]
    line = ctx.source.text[ctx.source.line_start(start) : start]
    return ctx.source.newline + line[: len(line) - len(line.lstrip())]


def _texts(pieces: tuple[Piece, ...]) -> list[str]:
    """The texts before, between and after the operands of ``pieces``, in which neighbouring texts are joined."""
    texts = [""]
    for is_text, group in groupby(pieces, key=lambda piece: isinstance(piece, str)):
        if is_text:
            texts[-1] = "".join(map(str, group))
        else:
            texts += [""] * len(list(group))
    return texts
