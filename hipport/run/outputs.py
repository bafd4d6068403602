"""Whether two outputs of a program say the same: numbers within a tolerance, times and rates left out."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import zip_longest

_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
#: Units of time and of rates.
_UNIT = (
    r"[num\u00b5]?s|(?:m|milli|micro|nano)?sec(?:ond)?s?|minutes?|cycles?|fps|[kMG]?Hz|[KMGT]?i?[Bb](?:ytes)?/s(?:ec)?"
    r"|[kKMGTP]?(?:FLOPS|FLOP/s|flops|OPS|ops/s)|\w+/s(?:ec)?"
)
#: What differs from run to run: addresses, dates, times of day, numbers with such a unit, and the size of a wavefront.
_VARYING = re.compile(
    rf"0x[0-9a-fA-F]{{6,}}|\b\d{{4}}-\d\d-\d\d\b|\b\d\d?:\d\d(?::\d\d(?:\.\d+)?)?\b"
    rf"|(?i:\b(?:warp|wavefront)[ _-]?size)\W*\d+"
    rf"|{_NUMBER}[ \t]*[(\[]?(?:{_UNIT})(?![\w/])"
)
#: Lines that are about such numbers, whether or not they have a unit; a step of a simulation is none.
_VARYING_LINE = re.compile(
    r"(?:\b|_)(?:time[sd]?(?![ _-]?steps?)|timings?|elapsed|bandwidth|throughput|speed-?up|faster|slower|duration"
    r"|latency|g?flops)(?:\b|_)",
    re.IGNORECASE,
)
#: A factor is a number too: ``0.26x``
_TOKEN = re.compile(
    rf"(?P<number>{_NUMBER}|[-+]?\b(?:nan|inf)(?:inity)?\b)(?!(?!x\b)\w)|(?P<word>[A-Za-z_]\w*|\S)", re.IGNORECASE
)
#: Two numbers may differ by so much whatever their size: differences of sums that should be zero.
_ABSOLUTE = 1e-6
#: A line is quoted up to this length.
_QUOTED = 60


def difference_of(one: bytes, other: bytes, tolerance: float) -> str | None:
    """The first difference of two outputs in words, None where they say the same. ``tolerance`` is the relative one of
    numbers with a fraction or an exponent; integers are the same or not.
    """
    lines = zip_longest(_lines(one), _lines(other))
    for number, (first, second) in enumerate(lines, start=1):
        if first is None or second is None:
            longer = second if first is None else first
            return f"only one of them prints line {number}, {_quoted(longer or '')}"
        if not _same(first, second, tolerance):
            return f"line {number} of the output is {_quoted(first)} and {_quoted(second)}"
    return None


def _lines(output: bytes) -> list[str]:
    return output.decode("utf-8", "replace").splitlines()


def _same(one: str, other: str, tolerance: float) -> bool:
    if one == other:
        return True
    first, second = _comparable(one), _comparable(other)
    return all(a is not None and b is not None and _same_token(a, b, tolerance) for a, b in zip_longest(first, second))


def _comparable(line: str) -> Iterator[str]:
    """The words and numbers of a line that are compared."""
    is_varying = _VARYING_LINE.search(line) is not None
    for match in _TOKEN.finditer(_VARYING.sub(" ", line)):
        if not (is_varying and match["number"]):
            yield match[0]


def _same_token(one: str, other: str, tolerance: float) -> bool:
    if one == other:
        return True
    try:
        first, second = float(one), float(other)
    except ValueError:
        return False
    if _is_integer(one) and _is_integer(other):
        return first == second
    return math.isclose(first, second, rel_tol=tolerance, abs_tol=_ABSOLUTE) or (
        math.isnan(first) and math.isnan(second)
    )


def _is_integer(text: str) -> bool:
    return text.lstrip("+-").isdecimal()


def _quoted(line: str) -> str:
    text = line.strip()
    return repr(text if len(text) <= _QUOTED else f"{text[:_QUOTED]}...")
