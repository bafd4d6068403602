"""Elements of shared memory that one thread writes and another one reads, with nothing between that orders them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from hipport.code.function_code import FunctionCode
from hipport.source.lexer import is_name
from hipport.waves.constants import Constants
from hipport.waves.elections import conditions_around
from hipport.waves.elections import elects
from hipport.waves.functions import WarpFunction
from hipport.waves.indices import index_in_full

Element = tuple[str, ...]

#: What stands before a parenthesis without being a call, and functions that compute and wait for nobody.
_NO_WAIT = re.compile(
    r"if|for|while|return|sizeof|float|double|int|unsigned|char|short|long|bool|make_\w+"
    r"|[fu]?(?:min|max)[fl]?|f?abs[fl]?|r?sqrtf?|expf?|logf?|powf?|fmaf?|__ldg|__popc|__ffs|__clz|atomic\w+"
)
#: Words after which the code may have been reached without what stands before them, or that may be a barrier.
_ENDS = frozenset(("else", "break", "continue", "case", "default", "goto", "asm", "__asm__", "do"))
_LANE = re.compile(r"threadIdx \. x|\w*(?:lane|tid|thread)\w*", re.IGNORECASE)
_BESIDE = frozenset(("+", "-", "^"))
_MOST = 63  # lanes of a wavefront are at most that far apart


def exchanges(function: WarpFunction, constants: Constants) -> Iterator[int]:
    """The positions of reads of what another thread has written since the last barrier, in ``__shared__`` variables of
    the function that are not volatile: ``s[t] = a; b = s[t ^ 1];``, ``if (lane == 0) s[w] = a; b = s[w];``,
    ``if (n > 0) owner[w] = lane; if (owner[w] == lane) ...``
    """
    code = function.code
    shared = {name for name in code.declarations if _is_plain_shared(code, name)}
    if not shared:
        return
    places = {at: _element(code, at) for at in code.where(*shared) if at > code.declarations[code.texts[at]][1]}
    written = {element for at, element in places.items() if _is_written(code, at)}
    by_all: set[Element] = set()
    by_one: set[Element] = set()
    by_some: set[Element] = set()
    coming: dict[int, list[tuple[set[Element], Element]]] = {}
    called: set[int] = set()  # where the calls end that may wait: their arguments are read before
    for at in range(code.body, len(code.texts)):
        for known, element in coming.pop(at, ()):
            known.add(element)
        if code.texts[at] in _ENDS or at in called:
            by_all, by_one, by_some, coming = set(), set(), set(), {}
            called.discard(at)
        elif may_wait(code, at):
            called.add(code.partner.get(at + 1, at + 1))
        if at not in places or (called and code.text(at - 1) == "&"):
            continue
        element = places[at]
        electing = _end_of_election(function, at)
        if not _is_written(code, at):
            of_leader = electing < 0 and element in by_one
            if (
                of_leader
                or element in by_some
                or (electing < 0 and any(_besides(function, element, constants, by_all, written)))
            ):
                yield at
        elif electing >= 0:
            coming.setdefault(electing, []).append((by_one, element))
        else:
            by_one.discard(element)
            by_some.discard(element)
            if _is_vote(function, at, element):
                coming.setdefault(code.statement(at)[1], []).append((by_some, element))
            elif not function.thread_names.isdisjoint(element[1:]):
                coming.setdefault(code.statement(at)[1], []).append((by_all, element))


def _is_plain_shared(code: FunctionCode, name: str) -> bool:
    """Whether a name is declared as shared, and nowhere in the function as ``volatile``."""
    first, end = code.declarations[name]
    is_volatile = any(name in code.texts[slice(*code.statement(at))] for at in code.where("volatile"))
    return "__shared__" in code.texts[first:end] and not is_volatile


def _element(code: FunctionCode, at: int) -> Element:
    """``s [ t ] . x``, also of ``s[other].x`` after ``int other = t;``"""
    found, end = [code.texts[at]], at + 1
    while code.text(end) in ("[", "."):
        closer = code.partner.get(end, end + 1)
        inside = index_in_full(code, end + 1, closer) if code.text(end) == "[" else ()
        found += (code.texts[end], *inside, code.text(closer))
        end = closer + 1
    return tuple(found)


def _end_of_element(code: FunctionCode, at: int) -> int:
    """The position after ``s[t].x``"""
    end = at + 1
    while code.text(end) in ("[", "."):
        end = code.partner.get(end, end + 1) + 1
    return end


def _is_written(code: FunctionCode, at: int) -> bool:
    """``s[t] = a``, ``s[t].x += a``, ``s[t]++``"""
    end = _end_of_element(code, at)
    one, two = code.text(end), code.text(end + 1)
    if one == "=":
        return two != "="
    return (one in ("+", "-", "*", "/", "%", "&", "|", "^") and two == "=") or (one == two and one in ("+", "-"))


def _is_vote(function: WarpFunction, at: int, element: Element) -> bool:
    """Whether each lane writes its own number to what the lanes of a warp have in common: ``owner[warp] = lane``"""
    code = function.code
    first = _end_of_element(code, at)
    value = code.texts[first + 1 : code.value_end(first)]
    if code.text(first) != "=" or not _LANE.fullmatch(" ".join(value)) or _is_of_warp(code, value[0]):
        return False
    return all(_is_of_warp(code, name) for name in function.thread_names.intersection(element[1:]))


def _is_of_warp(code: FunctionCode, name: str) -> bool:
    """Whether a variable is the number of a group of threads: ``w`` after ``w = threadIdx.x / 32``"""
    equals = next((at for at in code.where("=") if code.text(at - 1) == name and code.is_assignment(at)), -1)
    value = code.texts[equals + 1 : code.value_end(equals)] if equals >= 0 else ()
    return "/" in value or (">", ">") in pairwise(value)


def may_wait(code: FunctionCode, at: int) -> bool:
    """Whether a call of anything that is not known to wait for nobody begins at a position. What is given arguments and
    is a variable computes: ``add(a, b)`` after ``Add<T> add;``
    """
    text = code.texts[at]
    if code.text(at + 1) != "(" or not is_name(text) or _NO_WAIT.fullmatch(text):
        return False
    return code.text(at + 2) == ")" or text not in code.declarations or "auto" in code.declared_words(text)


def _end_of_election(function: WarpFunction, at: int) -> int:
    """The end of the outermost ``if`` around a position that one thread of a warp enters, -1 if there is none."""
    code, end = function.code, -1
    for opener, closer in conditions_around(code, at):
        words = code.texts[opener:closer]
        equal = any(words[i : i + 2] == ("=", "=") for i in range(len(words)))
        if elects(words) or (equal and not function.thread_names.isdisjoint(_outside_subscripts(code, opener, closer))):
            end = max(end, code.statement_end(opener - 1))
    return end


def _outside_subscripts(code: FunctionCode, first: int, end: int) -> Iterator[str]:
    """The words of an expression that are in no subscript: ``rows == row`` of ``rows[threadIdx.x] == row``, which is
    true for any number of threads.
    """
    at = first
    while at < end:
        yield code.texts[at]
        at = code.partner.get(at, at) + 1 if code.texts[at] == "[" else at + 1


def _besides(
    function: WarpFunction, element: Element, constants: Constants, by_all: set[Element], written: set[Element]
) -> Iterator[Element]:
    """The elements that all threads have written and of which this one is another lane's: ``s[t]`` of ``s[t + 8]`` and
    ``s[8 + t]``; not ``s[k][t]`` of ``s[k - 1][t]``
    """
    if element in written:
        return
    for first in (at for at, word in enumerate(element) if word == "["):
        end = next(at for at in range(first, len(element)) if element[at] == "]")
        index = element[first + 1 : end]
        for sign in (at for at, word in enumerate(index) if word in _BESIDE):
            for own, distance in ((index[:sign], index[sign + 1 :]), (index[sign + 1 :], index[:sign])):
                beside = (*element[: first + 1], *own, *element[end:])
                is_of_thread = not function.thread_names.isdisjoint(own)
                if is_of_thread and beside in by_all and 0 < (constants.value(distance) or 0) <= _MOST:
                    yield beside
