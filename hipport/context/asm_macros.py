"""Inline PTX in a macro whose arguments are parts of its text: ``#define ADD(type) asm("add." #type " %0, ...")``."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.asm import AsmStatement
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.macros import parameters_of
from hipport.context.ptx_to_cxx import Translation
from hipport.context.ptx_to_cxx import header_for
from hipport.project.programs import is_unit
from hipport.source.ptx import PtxError
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

#: What the names of the macros begin with that a port has for the uses.
FOR_PTX = "hipport_"
_DEPTH = 4  # of macros that use one another
_WORD = re.compile(r"\w+")  # what ## can paste to a name


@dataclass(frozen=True, slots=True)
class TranslationsInMacro:
    """What an asm statement in a macro becomes for the arguments of each use of that macro. ``name`` is the macro's,
    ``parameters`` are those whose arguments decide.
    """

    name: str
    parameters: tuple[str, ...]
    variants: dict[tuple[str, ...], Translation]

    @property
    def header(self) -> str:
        """The header of hipport's that the variants need; empty where they need none."""
        return header_for({each.header for each in self.variants.values()})


def translations_in_macro(
    tokens: Tokens, statement: AsmStatement, path: str, translate: Callable[[AsmStatement], Translation | PtxError]
) -> TranslationsInMacro | PtxError:
    """The C++ for each use of the macro that a statement with parameters is in; or the reason why there is none."""
    line = tokens.directive_at(statement.first)
    if line is None:
        return PtxError("", "the statement is put together by a macro")
    name = tokens.text_at(tokens.after(line.name_at))
    variants: dict[tuple[str, ...], Translation] = {}
    for arguments in _arguments_of_uses(tokens, line, name, path):
        if arguments is None or not arguments.keys() >= set(statement.parameters):
            return PtxError("", f"not all arguments are known that {name} puts into the statement")
        outcome = translate(statement.with_arguments(arguments))
        if isinstance(outcome, PtxError):
            return outcome
        if outcome.carry is not None:
            return PtxError("", f"the carry of a statement that {name} puts together")
        variants[tuple(arguments[each] for each in statement.parameters)] = outcome
    return TranslationsInMacro(name, statement.parameters, variants)


def _arguments_of_uses(
    tokens: Tokens, line: Directive, name: str, path: str, depth: int = _DEPTH
) -> Iterator[dict[str, str] | None]:
    """The arguments that are one word, by their parameters, of each use of a macro, also by another macro; None for one
    that is not known, as in files that include this one, unless it undefines the macro.
    """
    parameters = parameters_of(tokens, line)
    ends = is_unit(path)
    for index in tokens.places(name):
        around = tokens.directive_at(index)
        if around is not None and tokens.after(around.name_at) == index and around.name in ("define", "undef"):
            ends = ends or around.name == "undef"
            continue
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
        if parameters is None or spans is None or len(spans) != len(parameters.names) or depth == 0:
            yield None
            return
        words = ("".join(tokens.texts[at] for at in tokens.code(span.first, span.end)) for span in spans)
        given = dict(zip(parameters.names, words, strict=True))
        outer: Iterable[dict[str, str] | None] = ({},)
        if around is not None:
            outer = _arguments_of_uses(tokens, around, tokens.text_at(tokens.after(around.name_at)), path, depth - 1)
        for known in outer:
            filled = {each: (known or {}).get(word, word) for each, word in given.items()}
            yield None if known is None else {each: word for each, word in filled.items() if _WORD.fullmatch(word)}
    if not ends:
        yield None
