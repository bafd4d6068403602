"""HP284: comparisons of comparisons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hipport.code.calls import HEADS
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.code.operands import ends_operand
from hipport.code.statements import CLAUSE_ENDS
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_SIGNS = frozenset("<>")
#: What binds tighter than a comparison, so that it may stand in an operand of one.
_IN_OPERAND = frozenset((".", "->", "::", "+", "-", "*", "/", "%", "~", "!"))
_BEGINS_OPERAND = frozenset(("(", "-", "~", "!", "*"))
_OPENERS = frozenset(("(", "["))
_CLOSERS = frozenset((")", "]"))
_ENDS = _CLOSERS | CLAUSE_ENDS
_CLOSE_TEMPLATES = frozenset((">", ">>>"))
_REACH = 64  # tokens of a clause, at most, so that time stays linear
_NO_OPERANDS = frozenset(
    """and or xor bitand bitor not_eq const volatile operator template class typename return case else do throw
    co_return co_yield""".split()
)

_TYPES = frozenset("bool char double float int long short signed unsigned void".split())


@rule("HP284", "chained-comparison", edits=True)
def chained_comparison(ctx: Context) -> Iterator[Edit]:
    """A comparison of a comparison's result, without parentheses.

    What it finds: `0 < x < n`, `a >= b >= c`, in CUDA files, headers that these include, and bodies of macros.

    Why: it compares the truth of `0 < x`, which is 0 or 1, with n, and not x with both. nvcc and g++ compile it, at
    most with a warning. Clang 22, the compiler of ROCm 7.2, has an error: "chained comparison 'X < Y < Z' does not
    behave the same as a mathematical expression".

    Example:
        __global__ void inside(const int *x, bool *is_inside, int n) { is_inside[0] = 0 < x[0] < n; }

    Keep:
        __global__ void inside(const int *x, bool *is_inside, int n) { is_inside[0] = 0 < x[0] && x[0] < n; }

    Fix safety: safe. Parentheses around the first comparison say what the language has always meant, and what the
    program does with nvcc. Whether its author meant it is another question: read these lines.

    Source: hipcc of ROCm 7.2 (-Wparentheses), nvcc 13.0.
    """
    if not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    tokens = ctx.tokens
    done = -1
    signs = [at for at in tokens.where(_SIGNS) if not _is_doubled(tokens, at)]
    for sign, following in pairwise(signs):
        if sign <= done or not _may_be_chained(tokens, sign, following) or (last := _comparison(tokens, sign)) < 0:
            continue
        chain = list(_chain_after(tokens, last))
        begin = _begin(tokens, sign) if chain and is_code(ctx, sign) and not ctx.is_settled(sign) else -1
        if begin >= 0:
            done = chain[-1]
            yield _insertion(tokens.starts[begin], "(" * len(chain))
            yield from (_insertion(tokens.end(tokens.before(at)), ")") for at in chain)


def _insertion(offset: int, text: str) -> Edit:
    return Edit(offset, offset, text, "HP284")


def _may_be_chained(tokens: Tokens, sign: int, following: int) -> bool:
    """Whether two signs, between which is no other, are not template brackets at first sight: a quick test for most."""
    is_clause = CLAUSE_ENDS.isdisjoint(tokens.texts[sign:following])
    is_bracket = tokens.texts[sign] < tokens.texts[following] and not _is_after_number(tokens, sign)
    return is_clause and not is_bracket


def _comparison(tokens: Tokens, sign: int) -> int:
    """The last token of a comparison's operator, which surely is one: ``<``, ``>=``; -1 for shifts and for the brackets
    of template arguments.
    """
    texts = tokens.texts
    text = texts[sign]
    last = sign + 1 if texts[sign + 1 : sign + 2] == ["="] else sign
    if _is_doubled(tokens, sign) or texts[last + 1 : last + 2] in (["="], [">"]):
        return -1
    opener = sign if text == "<" else template_opener(tokens, sign)
    is_bracket = opener >= 0 and not _is_after_number(tokens, opener) and (text == ">" or _may_be_closed(tokens, sign))
    return -1 if is_bracket or not ends_operand(tokens, tokens.before(sign)) else last


def _is_after_number(tokens: Tokens, sign: int) -> bool:
    return tokens.text_at(tokens.before(sign))[:1].isdigit()


def _may_be_closed(tokens: Tokens, sign: int) -> bool:
    """Whether what may end template arguments, ``>`` or ``>>>`` but in ``> 1``, follows a ``<`` before its brackets or
    clause end, or these are far away.
    """
    at = tokens.after(sign)
    for _ in range(_REACH):
        if at < 0 or (text := tokens.texts[at]) in _ENDS:
            return False
        if text in _CLOSE_TEMPLATES and not tokens.text_at(tokens.after(at))[:1].isdigit():
            return True
        at = tokens.after(closer_of(tokens, at) if text in _OPENERS else at)
    return True


def _is_doubled(tokens: Tokens, sign: int) -> bool:
    """Whether a sign is half of a shift."""
    return tokens.texts[sign] in (*tokens.texts[sign - 1 : sign], *tokens.texts[sign + 1 : sign + 2])


def _chain_after(tokens: Tokens, last: int) -> Iterator[int]:
    """The comparisons, in order, that the one which ends at ``last`` is in the left operand of: both signs after the
    first in ``0 < x + 1 < n << 2 < m``.
    """
    at = tokens.after(last)
    while _begins_operand(tokens.text_at(at)):
        at = _operand_end(tokens, at)
        if tokens.text_at(tokens.before(at)) in _TYPES:  # complex<double<(x): a bracket that nobody has closed
            return
        end = _comparison(tokens, at) if tokens.text_at(at) in _SIGNS else -1
        if end < 0 or not _begins_operand(tokens.text_at(tokens.after(end))):
            return
        yield at
        at = tokens.after(end)


def _operand_end(tokens: Tokens, at: int) -> int:
    """The token after the operand of a comparison that begins at ``at``; -1 where there is none."""
    while at >= 0:
        text = tokens.texts[at]
        if text in _OPENERS:
            at = closer_of(tokens, at)
        elif not (_is_in_operand(text) or (text in _SIGNS and _is_doubled(tokens, at))):
            break
        at = tokens.after(at)
    return at


def _begins_operand(text: str) -> bool:
    return text in _BEGINS_OPERAND or _is_word(text)


def _is_in_operand(text: str) -> bool:
    return text in _IN_OPERAND or _is_word(text)


def _is_word(text: str) -> bool:
    return (text[:1].isdigit() or is_name(text)) and text not in _NO_OPERANDS


def _begin(tokens: Tokens, sign: int) -> int:
    """The first token of the left operand of a comparison: of ``(int) a[i] - 1 << 2`` in
    ``return (int) a[i] - 1 << 2 < b < c``; -1 where that is not certain, as after a sign that may be a bracket.
    """
    begin, at = -1, tokens.before(sign)
    while at >= 0:
        text = tokens.texts[at]
        if text in _CLOSERS:
            at = opener_of(tokens, at)
            if at < 0 or tokens.text_at(tokens.before(at)) in HEADS:
                break
        elif not (_is_in_operand(text) or (text in _SIGNS and _is_doubled(tokens, at))):
            break
        begin, at = at, tokens.before(at)
    is_address = tokens.text_at(at) == "&" and not ends_operand(tokens, tokens.before(at))
    is_compared = tokens.text_at(at) in _SIGNS or (tokens.text_at(at) == "=" and tokens.texts[at - 1] in _SIGNS)
    return -1 if is_address or is_compared else begin
