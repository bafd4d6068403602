"""Arguments of a project's macros that choose between HIP's code and CUDA's.

``#define HIP_OR_CUDA(a, b) a`` in an arm for HIP, ``#define HIP_OR_CUDA(a, b) b`` in the other one.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from functools import lru_cache

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.macros import parameters_of
from hipport.context.conditionals import Conditionals
from hipport.source.arms import Arms
from hipport.source.tokens import Tokens

#: By the name of a macro, the places of the parameters that stand in its definition for HIP alone.
Choosers = dict[str, frozenset[int]]


def arms_for_hip(text: str) -> tuple[Tokens, Callable[[int], bool]]:
    """The tokens of another file, and whether one of them is in an arm that is written for HIP."""
    tokens = Tokens(text)
    conditionals = Conditionals(tokens, Arms(tokens), "", "\n", (), lambda _: False)
    return tokens, conditionals.written_for_hip


@lru_cache(maxsize=2**6)  # the sources of a folder have headers in common
def choosers_in_header(text: str) -> Choosers:
    """The macros of a header's text that choose."""
    return choosers(*arms_for_hip(text)) if "define" in text else {}


def choosers(tokens: Tokens, is_for_hip: Callable[[int], bool]) -> Choosers:
    """The macros of a file that choose."""
    hip: dict[str, set[int]] = {}
    others: dict[str, set[int]] = {}
    for line in tokens.directives:
        if parameters := parameters_of(tokens, line):
            found = hip if is_for_hip(line.first) else others
            text = frozenset(tokens.texts[parameters.closer : line.end])
            used = (place for place, parameter in enumerate(parameters.names) if parameter in text)
            found.setdefault(tokens.texts[tokens.after(line.name_at)], set()).update(used)
    both = hip.keys() & others.keys()
    return {name: only for name in both if (only := frozenset(hip[name] - others[name]))}


def arguments_for_hip(tokens: Tokens, found: Iterable[Choosers]) -> Iterator[Span]:
    """The arguments in a file that only HIP's definitions take."""
    places: Choosers = {}
    for each in found:
        places = each | places
    for index in tokens.where(places):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        arguments = split_arguments(tokens, opener, closer) or () if closer >= 0 else ()
        yield from (span for place, span in enumerate(arguments) if place in places[tokens.texts[index]])
