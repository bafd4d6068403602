"""The arguments of calls: reading them, and giving a call the shape that HIP wants."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.code.declarations import Declarations
from hipport.diagnostics import Edit
from hipport.mapping.calls import CallChange
from hipport.mapping.calls import NewArgument
from hipport.mapping.calls import NewCall
from hipport.mapping.table import version_key
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

CODE = "HP301"
_DEVICES = frozenset(("cudaCpuDeviceId", "cudaInvalidDeviceId", "CU_DEVICE_CPU", "CU_DEVICE_INVALID"))
_NULLS = frozenset(("0", "0u", "0U", "NULL", "nullptr", "{}"))
_NO_VALUES = frozenset(("={}", "{}", *(f"={{{null}}}" for null in ("0", "NULL", "nullptr"))))
_CASTS = frozenset(("reinterpret_cast", "static_cast", "const_cast"))
#: The type of a cast, without blanks: ``reinterpret_cast<void**>(``, ``(constvoid**)``.
_CAST_TYPE = re.compile(r"(?:\w+_cast<|\()([\w:*]+\*)[>)]")
_LONGEST = 500  # tokens of template arguments


@dataclass(frozen=True, slots=True)
class Reshaped:
    """What a call becomes: the new name, and the edits between its parentheses."""

    hip: str
    edits: tuple[Edit, ...]


class UnsureError(Exception):
    """A call that cannot be given its shape with certainty; the message says why."""


@dataclass(frozen=True, slots=True)
class SeenVersion:
    """The CUDA version that a call is written for, as the type of the argument at a place (from 1) shows."""

    cuda: str
    place: int
    type: str


def arguments_of(tokens: Tokens, index: int) -> tuple[Span, ...] | None:
    """The arguments of the call of the name at ``index``; None where it is not called or not surely readable."""
    opener = call_opener(tokens, index)
    closer = closer_of(tokens, opener) if opener >= 0 else -1
    return split_arguments(tokens, opener, closer) if closer >= 0 else None


def counted_arguments(tokens: Tokens, index: int) -> int | None:
    """How many arguments the call of the name at ``index`` has; None where it is not called or that is not certain."""
    arguments = arguments_of(tokens, index)
    return None if arguments is None or any(_is_pack(tokens, span) for span in arguments) else len(arguments)


def call_opener(tokens: Tokens, index: int) -> int:
    """The parenthesis of the call of the name at ``index``, or -1 where it is not called."""
    opener = tokens.after(index)
    if tokens.text_at(opener) == "<":
        closer = template_closer(tokens, opener, _LONGEST)
        opener = tokens.after(closer)
    return opener if tokens.text_at(opener) == "(" else -1


def naming_token(tokens: Tokens, span: Span) -> int:
    """The last name of an argument that no brackets enclose, whose type is that of the argument but for its pointers:
    ``&pools[i].device`` -> that of ``device``; -1 where there is none.
    """
    depth, found = 0, -1
    for at in range(span.first, span.end):
        text = tokens.texts[at]
        depth += (text in ("[", "(")) - (text in ("]", ")"))
        if depth == 0 and is_name(text):
            found = at
    return found


def told_version(tokens: Tokens, arguments: tuple[Span, ...], call: CallChange, declarations: Declarations) -> str:
    """The CUDA version that the type of one of a call's arguments shows, empty where none does."""
    for place, versions in call.told.items():
        if place <= len(arguments):
            span = arguments[place - 1]
            version = versions.get(_type_of(tokens, span, declarations), "")
            if _is_structure(tokens, span):
                version = max(versions.values(), key=version_key)  # the newer one takes a structure
            if version:
                return version
    return ""


def _is_structure(tokens: Tokens, span: Span) -> bool:
    """Whether an argument is of more than one value, ``{cudaMemLocationTypeDevice, 0}``."""
    closer = tokens.brace_end(span.first) if tokens.text_at(span.first) == "{" else -1
    return closer >= 0 and len(split_arguments(tokens, span.first, closer) or ()) > 1


def _type_of(tokens: Tokens, span: Span, declarations: Declarations) -> str:
    """The type of an argument: a variable or member that the file declares, a number, a null, ``T{...}``; empty for any
    other.
    """
    texts = [text for text in tokens.texts[span.first : span.end] if not is_blank(text)]
    if len(texts) > 1 and is_name(texts[0]) and texts[1] in ("{", "(") and texts[-1] in ("}", ")"):
        return texts[0]
    if len(texts) == 2 and texts[0] in ("&", "*", "-"):
        texts = texts[1:]
    if not texts or not (len(texts) == 1 or all(text in (".", "->") or is_name(text) for text in texts)):
        return ""
    if texts[0] in _DEVICES or texts[0].isdigit():
        return "int"
    if texts[0] in ("nullptr", "NULL"):
        return "nullptr_t"
    declared = declarations.of(texts[-1], naming_token(tokens, span)) if is_name(texts[-1]) else None
    return declared.type if declared is not None and not declared.called else ""


def reshape(tokens: Tokens, index: int, call: CallChange, cuda: str, declarations: Declarations) -> Reshaped | None:
    """The new shape of the call of the name whose last token is at ``index``, for a CUDA version (empty: any);
    ``declarations`` are those of its telling types.

    None where the call needs nothing but the name. Raises UnsureError where it is not certain what it has to become.
    """
    arguments = arguments_of(tokens, index)
    if arguments is None or any(_is_pack(tokens, span) for span in arguments):
        raise UnsureError("where its arguments begin and end is not certain")
    shape = call.shape(len(arguments), cuda)
    if shape is not None:
        opener = call_opener(tokens, index)
        edits = (*_untyped(tokens, index, opener, shape), *_edits(tokens, opener, arguments, shape, call, declarations))
        return Reshaped(shape.hip, edits)
    if call.keep and len(arguments) not in call.keep:
        raise UnsureError(f"no form of it with {len(arguments)} arguments is known")
    return None


def _untyped(tokens: Tokens, index: int, opener: int, shape: NewCall) -> Iterator[Edit]:
    """Leave out the template arguments of a call whose arguments become untyped pointers, for which HIP has no
    template: ``cudaHostGetDevicePointer<float>(&p, host, 0)``
    """
    if tokens.text_at(tokens.after(index)) == "<" and any(_casts(argument) for argument in shape.arguments):
        yield Edit(tokens.end(index), tokens.starts[opener], "", CODE)


def _is_pack(tokens: Tokens, span: Span) -> bool:
    """Whether an argument stands for several or none: ``args...``, ``__VA_ARGS__``."""
    texts = tokens.texts[span.first : span.end]
    return "__VA_ARGS__" in texts or "__VA_OPT__" in texts or texts[-3:] == [".", ".", "."] or texts[-1:] == ["..."]


def _edits(
    tokens: Tokens,
    opener: int,
    arguments: tuple[Span, ...],
    shape: NewCall,
    call: CallChange,
    declarations: Declarations,
) -> Iterator[Edit]:
    first_kept = min((a.place for a in shape.arguments if a.place), default=len(arguments) + 1)
    for place in sorted(shape.dropped):
        declaration = _empty_structure(tokens, arguments[place - 1], call.empty.get(place, ""), declarations)
        if declaration is None:
            _require_droppable(tokens, arguments[place - 1], place, call)
        else:
            yield declaration
        yield from _drop(tokens, opener, arguments, place - 1, is_first=place < first_kept)
    inserted: dict[int, str] = {}  # by offset
    waiting: list[str] = []  # constants before the first argument that is kept
    at = -1
    for argument in shape.arguments:
        if argument.place:
            span = arguments[argument.place - 1]
            before, after = _around(tokens, span, argument)
            start, at = tokens.starts[span.first], tokens.starts[span.end]
            value = call.values.get(argument.place, {}).get(_text(tokens, span))
            if value is not None:
                yield Edit(start, tokens.end(span.first), value, CODE)
            types = call.types.get(argument.place)
            if function := types and types.get(_type_of(tokens, span, declarations)):
                yield Edit(start, start, f"{function}(", CODE, header=call.header)
                after = f"){after}"
            inserted[start] = "".join(f"{text}, " for text in waiting) + before
            inserted[at] = after
            waiting = []
        elif at < 0:
            waiting.append(argument.before)
        else:
            inserted[at] += f", {argument.before}"
    if waiting:
        inserted[tokens.end(opener)] = ", ".join(waiting)
    yield from (Edit(offset, offset, text, CODE) for offset, text in inserted.items() if text)


def _require_droppable(tokens: Tokens, span: Span, place: int, call: CallChange) -> None:
    text = _text(tokens, span)
    allowed = call.drop.get(place, _NULLS)
    if allowed is not None and text not in allowed:
        raise UnsureError(f"HIP has no argument like its argument {place}, which is not null here")


def _empty_structure(tokens: Tokens, span: Span, wanted: str, declarations: Declarations) -> Edit | None:
    """The edit that leaves ``T name = {};`` out where an argument is ``&name`` and nothing else uses it, else None."""
    text = _text(tokens, span)
    at = naming_token(tokens, span)
    declared = declarations.of(text[1:], at) if wanted and text[:1] == "&" and is_name(text[1:]) else None
    if declared is None or declared.type != wanted or tokens.directive_at(declared.index) is not None:
        return None
    type_name = tokens.before(declared.index)
    values: list[str] = []
    end = tokens.after(declared.index)
    while 0 <= end < span.first and tokens.texts[end] != ";":
        values.append(tokens.texts[end])
        end = tokens.after(end)
    uses = [use for use in tokens.places(declared.name) if declared.first <= use < declared.end]
    is_alone = tokens.texts[type_name] == wanted and tokens.text_at(tokens.before(type_name)) in (";", "{", "}")
    if not is_alone or "".join(values) not in _NO_VALUES or uses != [declared.index, at]:
        return None
    next_token = end + 1
    if _ends_line(tokens, type_name - 1) and _ends_line(tokens, next_token):
        return Edit(tokens.starts[type_name - 1], tokens.end(end), "", CODE)
    end_of_blank = tokens.end(next_token) if tokens.text_at(next_token).isspace() else tokens.end(end)
    return Edit(tokens.starts[type_name], end_of_blank, "", CODE)


def _ends_line(tokens: Tokens, index: int) -> bool:
    text = tokens.text_at(index)
    return text.isspace() and "\n" in text


def _text(tokens: Tokens, span: Span) -> str:
    return "".join(text for text in tokens.texts[span.first : span.end] if not is_blank(text))


def _drop(tokens: Tokens, opener: int, arguments: tuple[Span, ...], at: int, *, is_first: bool) -> Iterator[Edit]:
    """Delete an argument with the comma before it, or after it where none is kept before; comments stay."""
    if is_first:
        first, end = arguments[at].first, arguments[at + 1].first if at + 1 < len(arguments) else arguments[at].end
    else:
        first, end = arguments[at - 1].end if at else opener + 1, arguments[at].end
    if any(tokens.directive_at(i) is not tokens.directive_at(opener) for i in range(first, end)):
        raise UnsureError("a preprocessor line stands among its arguments")
    index = first
    while index < end:
        begin = index
        while index < end and kind(tokens.texts[index]) is not TokenKind.COMMENT:
            index += 1
        if index > begin:
            yield Edit(tokens.starts[begin], tokens.starts[index], "", CODE)
        index += 1


def _casts(argument: NewArgument) -> bool:
    return "cast<" in argument.before or argument.before.startswith("(")


def _around(tokens: Tokens, span: Span, argument: NewArgument) -> tuple[str, str]:
    """The text to put before and after an argument: none where it is a null, or is already what is wanted."""
    texts = tokens.texts[span.first : span.end]
    if _casts(argument):
        null = len(texts) == 1 and texts[0] in _NULLS
        is_done = null or _is_cast(tokens, span, argument.before)
        return ("", "") if is_done else (argument.before, argument.after)
    if argument.before == "&":
        if texts[0] == "&":
            return "", ""
        depth = 0
        for text in texts:
            depth += (text == "[") - (text == "]")
            if not (depth or text == "]" or is_blank(text) or text in QUALIFYING or is_name(text)):
                raise UnsureError("HIP takes the address of the symbol, and this argument is not a plain name")
    return argument.before, argument.after


def _is_cast(tokens: Tokens, span: Span, wanted: str) -> bool:
    """Whether an argument is cast to a pointer: ``reinterpret_cast<const void*>(f)``, ``(const void*)f``. Where a
    pointer to pointers is ``wanted``, it has to be the same: ``(const void**)f``.
    """
    if wanted.count("*") > 1:
        given, sought = (_CAST_TYPE.match(text) for text in (_text(tokens, span), wanted.replace(" ", "")))
        return given is not None and sought is not None and given[1] == sought[1]
    first = span.first
    if tokens.texts[first] in _CASTS:
        return True
    closer = closer_of(tokens, first) if tokens.texts[first] == "(" else -1
    return closer >= 0 and tokens.text_at(tokens.before(closer)) == "*" and tokens.after(closer) < span.end
