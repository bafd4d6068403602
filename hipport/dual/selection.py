"""What the preprocessor leaves of a dual source for one vendor, by which the arms are checked."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from types import MappingProxyType

from hipport.dual.condition import read_condition
from hipport.dual.names import HEADER
from hipport.dual.names import is_expanded
from hipport.dual.vendor import AMD
from hipport.dual.vendor import VENDOR_MACROS
from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import evaluate
from hipport.source.conditions import macro_names
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.lexer import tokenize
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_UNSEEN = (TokenKind.SPACE, TokenKind.SPLICE)


def _seen(text: str) -> list[str]:
    """The tokens of a text that are not space."""
    return [token for token in tokenize(text) if kind(token) not in _UNSEEN]


_EITHER = _seen(f"({AMD}) ?")


def difference(dual: str, original: str, port: str, names: Mapping[str, str]) -> str:
    """How a dual source is not what it has to be: for NVIDIA the original, and for AMD the port, once the macros stand
    for HIP's names. Empty where it is both.
    """
    if first := _first_difference(selection(dual, amd=False), selection(original, amd=False)):
        return f"for NVIDIA, {first} of the original"
    if first := _first_difference(selection(dual, amd=True, names=names), selection(port, amd=True)):
        return f"for AMD, {first} of the port"
    return ""


def _first_difference(found: list[str], wanted: list[str]) -> str:
    if found == wanted:
        return ""
    at = next((i for i, (one, other) in enumerate(zip(found, wanted, strict=False)) if one != other), len(wanted))
    here, there = (" ".join(tokens[at : at + 5]).strip() or "the end" for tokens in (found, wanted))
    return f"the dual source has {here!r} in place of {there!r}"


def selection(text: str, *, amd: bool, names: Mapping[str, str] = MappingProxyType({})) -> list[str]:
    """The tokens of a text, comments too, where every conditional that asks for AMD alone is decided. ``names`` are the
    macros that the generated header defines, from its include on, which is left out.
    """
    tokens = Tokens(text)
    return list(_selected(tokens, _left_out(tokens, amd=amd), names, amd=amd))


def _selected(tokens: Tokens, left_out: set[int], names: Mapping[str, str], *, amd: bool) -> Iterator[str]:
    lines = {line.first: line for line in tokens.directives}
    defined: Mapping[str, str] = {}
    index = 0
    while index < len(tokens):
        text = tokens.texts[index]
        if index in left_out:
            index += 1
        elif index in lines:
            line = lines[index]
            if _includes_names(tokens, line):
                defined = names
            else:
                yield from _line(tokens, line, defined, amd=amd)
            index = line.end
        else:
            if kind(text) not in _UNSEEN:
                yield from _seen(defined[text]) if text in defined else (text.rstrip(),)
            index += 1


def _left_out(tokens: Tokens, *, amd: bool) -> set[int]:
    """The tokens of conditionals that ask for AMD alone, but for what is in the arm that is taken."""
    left_out: set[int] = set()
    for chain in Arms(tokens).chains:
        takes = _takes(chain, amd=amd)
        for arm, taken in zip(chain.arms, takes, strict=bool(takes)):
            left_out.update(range(arm.directive.first, arm.directive.end if taken else arm.end))
        end = tokens.directive_at(chain.arms[-1].end)
        if takes and end is not None:
            left_out.update(range(end.first, end.end))
    return left_out


def _takes(chain: Chain, *, amd: bool) -> list[bool]:
    """Whether each arm of a conditional is taken; [] where it asks for more than AMD."""
    value = 1 if amd else UNDEFINED
    takes: list[bool] = []
    for arm in chain.arms:
        question = _expression(_of_vendor(_seen(arm.condition), amd=amd))
        if not arm.condition:
            holds: bool | None = True
        elif not VENDOR_MACROS.issuperset(macro_names(question)) or not macro_names(question):
            return []
        else:
            holds = evaluate(question, lambda _macro: value)
        if holds is None:
            return []
        takes.append(holds and True not in takes)
    return takes


def _expression(words: list[str]) -> str:
    """The text of tokens, with a space only where two words meet: ``||`` is two of them."""
    apart = (f" {text}" if text[0].isalnum() or text[0] == "_" else text for text in words)
    return "".join(apart)


def _line(tokens: Tokens, line: Directive, names: Mapping[str, str], *, amd: bool) -> Iterator[str]:
    """The tokens of a preprocessor line: a condition for both vendors as that of one, a macro's text with names."""
    condition = read_condition(tokens, line)
    if condition is not None:
        question = _seen(condition.text)
        yield from ("#", condition.keyword, *_of_vendor(question, amd=amd), *_seen(condition.comment))
    else:
        for index in range(line.first, line.end):
            text = tokens.texts[index]
            if kind(text) not in _UNSEEN:
                is_replaced = text in names and is_expanded(tokens, index)
                yield from _seen(names[text]) if is_replaced else (text.rstrip(),)
    yield "\n"


def _of_vendor(question: list[str], *, amd: bool) -> list[str]:
    """What ``(AMD) ? (NEW) : (OLD)`` asks for one vendor; other questions as they are."""
    if question[: len(_EITHER)] != _EITHER:
        return question
    rest = question[len(_EITHER) :]
    depth = 0
    for at, text in enumerate(rest):
        depth += {"(": 1, ")": -1}.get(text, 0)
        if depth == 0 and rest[at + 1 : at + 2] == [":"]:
            return rest[1:at] if amd else rest[at + 3 : -1]
    return question


def _includes_names(tokens: Tokens, line: Directive) -> bool:
    """Whether a line includes the generated header."""
    return line.name == "include" and tokens.text_at(tokens.after(line.name_at)).strip('"').endswith(HEADER)
