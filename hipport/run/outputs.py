"""Whether two outputs of a program say the same: numbers within a tolerance, times and rates left out."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping
from itertools import zip_longest

from hipport.run.prints import parts_of

#: The words and the numbers of a text.
_Content = tuple[list[str], list[float]]

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

    What kernels print is marked: the texts of a launch are compared in any order, wherever they stand.
    """
    first, second = parts_of(one), parts_of(other)
    of_host = " of host code" if first.kernels or second.kernels else ""
    return _difference_of_lines(first.host, second.host, of_host, tolerance) or next(
        _differences_of_launches(first.kernels, second.kernels, tolerance), None
    )


def _difference_of_lines(one: bytes, other: bytes, whose: str, tolerance: float) -> str | None:
    lines = zip_longest(_lines(one), _lines(other))
    for number, (first, second) in enumerate(lines, start=1):
        if first is None or second is None:
            longer = second if first is None else first
            return f"only one of them prints line {number}{whose}, {_quoted(longer or '')}"
        if not _same(first, second, tolerance):
            return f"line {number} of the output{whose} is {_quoted(first)} and {_quoted(second)}"
    return None


def _differences_of_launches(
    one: Mapping[int, list[bytes]], other: Mapping[int, list[bytes]], tolerance: float
) -> Iterator[str]:
    for launch in sorted({*one, *other}):
        first, second = (_by_content(printed.get(launch, [])) for printed in (one, other))
        for a, b in zip_longest(_less(first, second), _less(second, first)):
            if a is None or b is None:
                yield f"only one of them prints {_quoted(b or a or '')} in launch {launch}"
            elif not _same(a, b, tolerance):
                yield f"launch {launch} prints {_quoted(a)} and {_quoted(b)}"


def _by_content(texts: list[bytes]) -> list[tuple[_Content, str]]:
    """The texts of a launch, sorted by their words and then by their numbers, with what they are sorted by."""
    return sorted((_content(text), text) for text in (text.decode("utf-8", "replace") for text in texts))


def _content(text: str) -> _Content:
    tokens = list(_comparable(text))
    numbers = [token for token in tokens if _is_number(token)]
    return [token for token in tokens if not _is_number(token)], [float(token) for token in numbers]


def _less(texts: list[tuple[_Content, str]], others: list[tuple[_Content, str]]) -> list[str]:
    """The texts that are not among the others, as often as they are not."""
    found = Counter(text for _, text in others)
    result = []
    for _, text in texts:
        if found[text] == 0:
            result.append(text)
        else:
            found[text] -= 1
    return result


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


def _is_number(token: str) -> bool:
    try:
        float(token)
    except ValueError:
        return False
    return True


def _is_integer(text: str) -> bool:
    return text.lstrip("+-").isdecimal()


def _quoted(line: str) -> str:
    text = line.strip()
    return repr(text if len(text) <= _QUOTED else f"{text[:_QUOTED]}...")
