"""HP293: pointers that nvcc takes for numbers."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.declarations import levels_of
from hipport.code.declarations import parenthesis_end
from hipport.code.operands import begin_of_member
from hipport.code.operands import ends_operand
from hipport.code.sure_names import is_sure
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.words import is_code
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Tokens
from hipport.unit import Ask
from hipport.unit import Type

_OF_32_BITS = frozenset(
    "int unsigned uint short ushort char uchar int32_t uint32_t int16_t uint16_t int8_t uint8_t".split()
)
_SIGNS = frozenset(("unsigned", "signed"))
_GOES_ON = frozenset(("[", "(", ".", "->", "::"))
_ZEROS = frozenset(("0", "NULL"))
_ENDS_COMPARISON = frozenset((")", ";", "&&", "||", "?", ":", ",", "&", "|"))
_BEGINS_COMPARISON = frozenset(("(", "&&", "||", "return", "=", ",", "?", ":", "!", "&", "|"))
_ADDS = frozenset("+*[].()")
_BESIDE_STAR = frozenset(("*", "const", "volatile", "__restrict__", "__restrict", "restrict"))
_BEFORE_TYPE = frozenset("const volatile struct unsigned signed long short static extern register __shared__".split())
_BEGINS_DECLARATION = frozenset((";", "{", "}", ":", ""))
_CONDITIONS = frozenset(("if", "while", "for", "switch"))


@rule("HP293", "pointer-as-integer", edits=True, words=(Subject.CUDA_FILE,))
def pointer_as_integer(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A pointer that is cast to an integer of 32 bits or less, or compared with 0 by its order.

    What it finds: casts `(int)p`, `(unsigned)&x[i]`, `unsigned(p)` and `(int)(p + n)` where the file declares `p` as a
    pointer or an array, and `p > 0`, `p <= NULL`.

    Why: nvcc takes both in device code, and in templates that nobody uses; clang does not: "cast from pointer to
    smaller type 'int' loses information", "ordered comparison between pointer and zero".

    Example:
        __device__ bool is_aligned(const float *p) { return ((unsigned)p & 15) == 0; }

    Keep:
        __device__ bool is_aligned(const float *p) { return ((size_t)p & 15) == 0; }

    Fix safety: safe. `(size_t)` before the pointer makes a number of it, which is cast or compared as before. Members
    of other objects are reported only, where libclang has them as pointers.

    Source: nvcc 13.0; clang of ROCm 7.2.
    """
    tokens = ctx.tokens
    named = {at: before for at, before in (*_casts(tokens), *_comparisons(tokens)) if is_name(tokens.texts[at])}
    names = {tokens.texts[at] for at in named} - {"this"}
    types = {type_ for name in names for at in tokens.places(name) if (type_ := _type_before(tokens, at))}
    declarations = Declarations(tokens, types) if types else None
    for at, before in named.items():
        if not is_code(ctx, at) or ctx.is_settled(at):
            continue
        declared = declarations.of(tokens.texts[at], at) if declarations else None
        is_pointer = declared is not None and _is_pointer(tokens, declared)
        if tokens.texts[at] == "this" or (is_pointer and declared and is_sure(tokens, declared, at)):
            yield _as_number(tokens, before)
        elif is_pointer and _is_seen_as_pointer(ctx, at):
            yield ctx.diagnostic(
                "HP293",
                Severity.ERROR,
                at,
                f"{tokens.texts[at]} is a pointer: clang takes it for no number",
                "cast it to size_t first",
                symbol=tokens.texts[at],
            )
    for at in _addresses(tokens):
        if is_code(ctx, at) and not ctx.is_settled(at):
            yield _as_number(tokens, at)


def _as_number(tokens: Tokens, index: int) -> Edit:
    return Edit(tokens.starts[index], tokens.starts[index], "(size_t)", "HP293")


def _operands(tokens: Tokens) -> Iterator[int]:
    """Where the operand of a cast to a small integer begins: ``(unsigned int)p``, ``int(p)``"""
    for word in tokens.where(_OF_32_BITS):
        after = tokens.after(word)
        opener = tokens.before(word)
        while tokens.text_at(opener) in _SIGNS:
            opener = tokens.before(opener)
        if tokens.text_at(after) == ")" and tokens.text_at(opener) == "(":
            before = tokens.before(opener)
            if not ends_operand(tokens, before) and tokens.text_at(before) not in ("sizeof", ">"):
                yield tokens.after(after)
        elif tokens.text_at(after) == "(" and opener == tokens.before(word) and _begins_value(tokens.text_at(opener)):
            closer = closer_of(tokens, after)
            only = tokens.after(after)
            if tokens.after(only) == closer:
                yield only


def _begins_value(before: str) -> bool:
    """Whether ``int(`` after a token is a cast, and no declaration: ``static int(p)``."""
    return before == "return" or not is_name(before)


def _casts(tokens: Tokens) -> Iterator[tuple[int, int]]:
    """The name of what a cast makes a small integer of, and where its value begins: ``(int)a->p``, ``(int)(p + n)``"""
    for first in _operands(tokens):
        at = first
        if tokens.text_at(at) == "(":
            at = tokens.after(at)
            closer = closer_of(tokens, first)
            is_sum = tokens.text_at(tokens.after(at)) == "+" and closer >= 0
            rest = tokens.code(tokens.after(at), closer) if is_sum else ()
            texts = [tokens.texts[i] for i in rest]
            if is_sum and all(text in _ADDS or is_name(text) or text[0].isdigit() for text in texts):
                yield at, first
            continue
        while tokens.text_at(tokens.after(at)) in OF_MEMBER and is_name(tokens.text_at(at)):
            at = tokens.after(tokens.after(at))
        if is_name(tokens.text_at(at)) and tokens.text_at(tokens.after(at)) not in _GOES_ON:
            yield at, first


def _addresses(tokens: Tokens) -> Iterator[int]:
    """The ``&`` of an address that becomes a small integer: ``(int)&values[i]``"""
    return (at for at in _operands(tokens) if tokens.text_at(at) == "&" and is_name(tokens.text_at(tokens.after(at))))


def _comparisons(tokens: Tokens) -> Iterator[tuple[int, int]]:
    """The name of what is compared by its order, and where its value begins: ``if (a->p > 0)``, ``p <= NULL``"""
    for zero in tokens.where(_ZEROS):
        sign = tokens.before(zero)
        sign = tokens.before(sign) if tokens.text_at(sign) == "=" else sign
        last = tokens.before(sign)
        if tokens.text_at(sign) not in ("<", ">") or not is_name(tokens.text_at(last)):
            continue
        first = begin_of_member(tokens, last)
        around = tokens.text_at(tokens.before(first)), tokens.text_at(tokens.after(zero))
        if around[0] in _BEGINS_COMPARISON and around[1] in _ENDS_COMPARISON:
            yield last, first


def _type_before(tokens: Tokens, name: int) -> str:
    """The type that a name may be declared with as a pointer or an array: ``T *__restrict__ name``, ``T name[4]``"""
    at = tokens.before(name)
    is_pointer = tokens.text_at(tokens.after(name)) == "["
    while (text := tokens.text_at(at)) in _BESIDE_STAR:
        is_pointer |= text == "*"
        at = tokens.before(at)
    return text if is_pointer and is_name(text) and text != "return" else ""


def _is_seen_as_pointer(ctx: Context, index: int) -> bool:
    """Whether the parser's view has a name as a pointer."""
    fact = ctx.ask(Ask.TYPE, index)
    return isinstance(fact, Type) and fact.pointers > 0


def _is_pointer(tokens: Tokens, declared: TypedDeclaration) -> bool:
    """Whether a name is surely declared as a pointer or an array: ``a * b`` may be a product."""
    if not declared.is_pointer or declared.called or declared.index < 0 or levels_of(tokens, declared) < 1:
        return False
    at = tokens.before(declared.index)
    while tokens.text_at(at) in _BESIDE_STAR:
        at = tokens.before(at)
    while tokens.text_at(before := tokens.before(at)) in _BEFORE_TYPE:
        at = before
    if tokens.text_at(before) in _BEGINS_DECLARATION:
        return True
    opener = opener_of(tokens, parenthesis_end(tokens, declared.index)) if tokens.text_at(before) in ("(", ",") else -1
    return opener >= 0 and tokens.text_at(tokens.before(opener)) not in _CONDITIONS
