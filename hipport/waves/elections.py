"""Which places only one thread reaches: one of the block, or one of each warp."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from hipport.code.function_code import FunctionCode
from hipport.waves.arithmetic import literals_of_32
from hipport.waves.constants import Constants
from hipport.waves.functions import WarpFunction
from hipport.waves.functions import WarpFunctions

_ELECTING = re.compile(
    r"(?:threadIdx \. x|threadIdx|\w*(?:tid|lane|thread|rank)\w*(?: \( \))?) = = \d+\b"
    r"|(?:threadIdx \. x|threadIdx|\w*(?:tid|lane|thread|rank)\w*(?: \( \))?) < [01]\b"
    r"|! (?:threadIdx|\w*(?:tid|lane|thread)\w*)|0 = = (?:threadIdx|\w*(?:tid|lane|thread)\w*)"
    r"|\w*(?:leader|elect|master|first_thread|is_first)\w*",
    re.IGNORECASE,
)
_LEAVING = re.compile(
    r"if \( (?:threadIdx \. x|\w*(?:tid|lane|thread)\w*) (?:(?:! =|>) 0|> = 1) \) (?:\{ )?return", re.IGNORECASE
)
#: ``warp == 0``, ``!warp_id``, ``threadIdx.x < 32``
_ONE_WARP = re.compile(
    r"\w*(?:warp|wid|wave)\w*(?: \( \))? = = |= = \w*warp|! \w*(?:warp|wid)|threadIdx \. x <|threadIdx \. x = =",
    re.IGNORECASE,
)


class Elected(Enum):
    """How many threads reach a place."""

    ALL = "threads that differ in their lanes"
    ONE_OF_WARP = "one lane of each warp of 32"
    ONE = "one thread of the block, or of each wavefront"


def elected_at(functions: WarpFunctions, function: WarpFunction, at: int, is_native: bool) -> Elected:
    """Which threads reach a position, by the conditions around it, by an earlier return of the others, or because the
    file calls the function only at such positions. With ``is_native`` a lane by ``warpSize`` is one of a wavefront.
    """
    own = _elected(functions.constants, function, at, is_native)
    if own is not Elected.ALL or not function.name:
        return own
    calls = [
        _elected(functions.constants, other, position, is_native)
        for other in functions.all
        for position in other.code.where(function.name)
        if other is not function and position > other.code.body and other.code.text(position + 1) == "("
    ]
    return next((elected for elected in Elected if elected in calls), Elected.ALL)


def _elected(constants: Constants, function: WarpFunction, at: int, is_native: bool) -> Elected:
    """``if (threadIdx.x == 0)`` around a position, ``if (threadIdx.x != 0) return;`` before it."""
    conditions = [" ".join(function.code.texts[slice(*span)]) for span in conditions_around(function.code, at)]
    left = _LEAVING.search(" ".join(function.code.texts[function.code.body : at]))
    electing = [words for words in conditions if _ELECTING.search(words)] + ([left.group()] if left else [])
    if not electing:
        return Elected.ALL
    of_warp = all(_is_of_warp(constants, function, words.split(), is_native) for words in electing)
    return Elected.ONE_OF_WARP if of_warp and not any(map(_ONE_WARP.search, conditions)) else Elected.ONE


def elects(condition: tuple[str, ...]) -> bool:
    """Whether a condition is true for one thread of a warp or of the block: ``threadIdx.x == 0``, ``!lane``"""
    return _ELECTING.search(" ".join(condition)) is not None


def conditions_around(code: FunctionCode, at: int) -> Iterator[tuple[int, int]]:
    """The conditions of the ``if`` around a position, with and without braces: the position of ``(``, and the end."""
    first, _ = code.statement(at)
    heads = [opener - 1 for opener in code.around(at) if code.texts[opener] == "{"]
    closers = [closer for closer in heads if code.text(closer) == ")"]
    closers += [code.partner[i + 1] for i in range(first, at) if code.texts[i] == "if" and i + 1 in code.partner]
    for closer in closers:
        opener = code.partner.get(closer, closer)
        if code.text(opener - 1) == "if":
            yield opener, closer


def _is_of_warp(constants: Constants, function: WarpFunction, words: list[str], is_native: bool) -> bool:
    """Whether a condition compares a lane in a warp of 32: ``lane == 0`` after ``lane = threadIdx.x & 31``."""
    return not function.is_of_one_warp and any(_is_lane(constants, function, word, is_native) for word in words)


def _is_lane(constants: Constants, function: WarpFunction, name: str, is_native: bool) -> bool:
    code = function.code
    values = [
        range(at + 1, code.statement(at)[1])
        for at in code.where("=")
        if code.text(at - 1) == name and code.is_assignment(at)
    ]
    if any("warpSize" in code.texts[value.start : value.stop] for value in values):
        return not is_native
    if any(first in value for first, _ in literals_of_32(function, constants) for value in values):
        return True
    is_thread = any(code.texts[value.start : value.stop] == ("threadIdx", ".", "x") for value in values)
    return "lane" in name.lower() and not is_thread and not is_native
