"""HP233: C++ that GCC, and so nvcc, takes and clang refuses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.code.arithmetic import constant
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.declarations import Declarations
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import read_parameter
from hipport.code.functions import words_of
from hipport.code.scopes import scope_of
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import begins_statement
from hipport.code.statements import clause_after
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_INTEGERS = frozenset("int unsigned long short size_t uint32_t uint64_t int32_t int64_t".split())
_SIZES = frozenset(("sizeof", "alignof"))
_OPERATORS = frozenset(("sizeof", "alignof", "int", "size_t", "decltype"))
_IN_TYPES = frozenset(("*", "&", "::", "<", ">", ","))
_CONSTANT = frozenset(("const", "constexpr", "static", "enum"))
_STANDARD_ITSELF = re.compile(r"-std[= ]c\+\+\d")
_ENVIRONMENT = 3  # the number of the parameter of main that some systems have


@rule("HP233", "gnu-dialect", edits=True)
def gnu_dialect(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Host code that GCC takes, and with it nvcc, and that clang refuses.

    What it finds: arrays of a length that is known at run time only, or begins with `this->`, with an initializer,
    `sizeof(void)`, `main` without a return type, `main` with a third parameter of another type than `char **`,
    `typeof`, and `_Bool` in C++; in a header of the project that C files include too, where a .cu file includes it and
    a build file asks for `-std=c++17` or the like.

    Why: "variable-sized object may not be initialized", "invalid application of 'sizeof' to an incomplete type", "a
    type specifier is required for all declarations", "third parameter of 'main' (environment) must be of type 'char
    **'", "unknown type name '_Bool'": clang's <stdbool.h> defines it in C++ for `-std=gnu++17` alone, GCC's always.
    With `-std=c++17` clang has no `typeof`, nvcc has.

    Example:
        void show(int n) { char line[n + 1] = {0}; }

    Keep:
        void show() { const int n = 3; char line[n + 1] = {0}; }

    Fix safety: safe: an array of numbers or pointers is set to zero after its declaration; `sizeof(char)`, which is 1
    as that of void is for GCC; `int` before `main`; `bool` for `_Bool`; `__typeof__`, which both have always. No fix
    for other arrays, for the third parameter, and for a header of C files.

    Source: GCC 12, nvcc 13.0; hipcc of ROCm 7.2.
    """
    if is_of_hip(ctx):
        return
    yield from _bools(ctx)
    if not is_cuda_file(ctx):
        return
    for index in ctx.tokens.places("main"):
        if not ctx.is_settled(index):
            yield from _main(ctx, index)
    for word in ctx.tokens.where(_SIZES):
        void = ctx.tokens.after(ctx.tokens.after(word))
        if ctx.tokens.text_at(void) == "void" and ctx.tokens.text_at(ctx.tokens.after(void)) == ")":
            yield ctx.edit("HP233", void, "char")
    for index in ctx.tokens.places("typeof"):
        is_word = ctx.tokens.text_at(ctx.tokens.after(index)) == "(" and "typeof" not in ctx.defined_macros
        if is_word and ctx.tokens.text_at(ctx.tokens.before(index)) not in QUALIFYING:
            yield ctx.edit("HP233", index, "__typeof__")
    yield from _arrays(ctx)


def _bools(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """``extern _Bool is_ready;``"""
    for index in ctx.tokens.places("_Bool"):
        arms = ctx.arms.enclosing(index)
        if ctx.tokens.directive_at(index) or any("__cplusplus" in macro_names(arm.condition) for arm in arms):
            continue
        if not ctx.survey.is_for_c(ctx.source.path):
            if is_cuda_file(ctx):
                yield ctx.edit("HP233", index, "bool")
        elif not ctx.source.path.endswith(".c") and (build_file := _asks_for_standard_itself(ctx)):
            yield ctx.diagnostic(
                "HP233",
                Severity.ERROR,
                index,
                f"clang has _Bool in C++ with -std=gnu++ only, and {build_file} asks for -std=c++",
                "ask for the GNU dialect of the standard there",
                symbol="_Bool",
            )


def _asks_for_standard_itself(ctx: Context) -> str | None:
    """The build file that has a .cu file which sees this header compiled without GNU's extensions."""
    is_seen = ctx.survey.is_for_device(ctx.source.path)
    return ctx.survey.build_file_with(_STANDARD_ITSELF, ctx.source.path) if is_seen else None


def _main(ctx: Context, name: int) -> Iterator[Edit | Diagnostic]:
    """``main(int argc, char **argv) {``, ``int main(int argc, char **argv, MPI_Comm world) {``"""
    tokens = ctx.tokens
    opener = tokens.after(name)
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
    is_outside = next(tokens.open_braces(name), -1) < 0 and not tokens.directive_at(name)
    if closer < 0 or not is_outside or tokens.text_at(tokens.after(closer)) != "{":
        return
    if clause_start(tokens, name) == name:
        yield Edit(tokens.starts[name], tokens.starts[name], "int ", "HP233")
    spans = split_arguments(tokens, opener, closer) or ()
    third = read_parameter(tokens, spans[2]) if len(spans) == _ENVIRONMENT else None
    if third and third.type != "char":
        yield ctx.diagnostic(
            "HP233",
            Severity.ERROR,
            spans[2].first,
            f"main has a third parameter of the type {third.type}, which clang refuses",
            "give main two parameters, and move its code to a function that takes three",
            symbol="main",
        )


def _arrays(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """``char line[n + 1] = {0};``"""
    tokens = ctx.tokens
    equals = [at for at in tokens.places("=") if tokens.text_at(tokens.before(at)) == "]"]
    equals = [at for at in equals if tokens.text_at(tokens.after(at)) == "{" and _is_in_function(tokens, at)]
    lengths = Declarations(tokens, _INTEGERS) if equals else None
    for at in equals:
        first = clause_start(tokens, at)
        bracket = next((i for i in range(first, at) if tokens.texts[i] == "["), at)
        is_new = not ctx.is_settled(at) and not ctx.body_at(at) and _is_declared(tokens, first, bracket)
        if not is_new or not lengths or not any(_varies(ctx, lengths, i) for i in range(bracket, at)):
            continue
        words = words_of(tokens, first, bracket)
        end = closer_of(tokens, tokens.after(at))
        is_zero = end >= 0 and all(map(_is_zero, words_of(tokens, tokens.after(at) + 1, end)))
        is_alone = tokens.text_at(tokens.after(end)) == ";" and begins_statement(tokens, first)
        if is_zero and is_alone and len(words) > 1 and _is_plain(words[:-1]):
            text = f"; __builtin_memset({words[-1]}, 0, sizeof({words[-1]}))"
            yield Edit(tokens.end(tokens.before(at)), tokens.end(end), text, "HP233")
        else:
            yield ctx.diagnostic(
                "HP233",
                Severity.ERROR,
                tokens.before(bracket),
                f"{words[-1]} has a length that only a run tells: clang takes no initializer for it",
                "set its elements after its declaration, or make it a std::vector",
                symbol=words[-1],
            )


def _is_declared(tokens: Tokens, first: int, bracket: int) -> bool:
    """Whether a clause declares the array before its first bracket: ``char *rows[``, ``, b[``, and not ``p->rows[``"""
    *words, name = words_of(tokens, first, bracket) or [""]
    return bool(words) and is_name(name) and all(is_name(word) or word in _IN_TYPES for word in words)


def _is_plain(words: Sequence[str]) -> bool:
    """Whether zeros make a null of each element: ``unsigned char``, ``const char *``, ``cudaStream_t``"""
    of_runtime = len(words) == 1 and words[0].startswith("cuda") and words[0].endswith("_t")
    return BUILTIN_TYPES.issuperset(words) or words[-1] == "*" or of_runtime


def _is_in_function(tokens: Tokens, index: int) -> bool:
    """Whether a statement may stand at a token: not among the members of a class, nor directly in a namespace."""
    brace = next(tokens.open_braces(index), -1)
    return brace >= 0 and not scope_of(tokens, brace).word


def _is_zero(word: str) -> bool:
    """``{0}``, ``{{0.0f}, {}}``"""
    return word in ("{", "}", ",", "NULL", "nullptr") or constant(word) == 0


def _varies(ctx: Context, lengths: Declarations, index: int) -> bool:
    """Whether a name is that of a variable or parameter whose value only a run tells, that of a function, or that of an
    object, of which GCC knows the members that are constants, and clang does not: ``this->size``
    """
    tokens = ctx.tokens
    name, after = tokens.texts[index], tokens.after(index)
    if name == "this":
        return True
    if is_name(name) and tokens.text_at(after) == "(":
        is_known = name.isupper() or name in _OPERATORS or name in ctx.defined_macros
        return not is_known and tokens.text_at(tokens.before(index)) != "::" and not _is_constexpr(ctx, name)
    declared = lengths.of(name, index)
    if declared is None or declared.called or declared.is_pointer or declared.index < 0:
        return False
    if declared.is_member and not declared.first <= index < declared.end:
        return False
    first = clause_start(tokens, declared.index, CLAUSE_ENDS | {"(", ","})
    words = tokens.texts[first : declared.index]
    if not _CONSTANT.isdisjoint(words):
        return "const" in words and any(
            _varies(ctx, lengths, at) for at in clause_after(tokens, declared.index, CLAUSE_ENDS | {","})
        )
    return True


def _is_constexpr(ctx: Context, function: str) -> bool:
    """Whether the file or a header has ``constexpr int blocks(int n) {``, whose value a constant gives."""
    return ctx.is_in_texts(re.compile(rf"\bconstexpr\b[^;{{}}]*\b{function}\s*\("), function)
