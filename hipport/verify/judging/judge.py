"""Judge a run: what it left in its buffers, compared with the reference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from hipport.verify.backends.buffers import Buffer
from hipport.verify.errors import SpecError
from hipport.verify.judging.compare import AllowanceOf
from hipport.verify.judging.compare import allowance
from hipport.verify.judging.compare import compare
from hipport.verify.judging.compare import first_difference
from hipport.verify.results import Output
from hipport.verify.specs.arguments import In
from hipport.verify.specs.arguments import InOut
from hipport.verify.specs.arguments import Out
from hipport.verify.specs.cases import Case
from hipport.verify.specs.cases import array_given
from hipport.verify.specs.dtypes import widened
from hipport.verify.specs.load import call
from hipport.verify.specs.load import place_of_function
from hipport.verify.specs.values import Array
from hipport.verify.specs.values import Values

Written = Out | InOut

#: How many characters of what a function returned an error shows.
_SHOWN = 200


@dataclass(frozen=True, slots=True)
class Expected:
    """What the reference says of a case: the arrays by name, and the lines printed, None where they do not matter."""

    arrays: Mapping[str, Array]
    lines: tuple[str, ...] | None


def expected_of(case: Case, values: Values) -> Expected:
    """What the reference and ``prints`` of a spec return. Raises SpecError where one of them fails, or does not return
    what the kernel writes.
    """
    spec = case.spec
    written = [argument.name for argument in spec.arguments if isinstance(argument, Written)]
    given = call("reference", spec.reference, values) if spec.reference else {}
    names = set(given) if isinstance(given, Mapping) else None
    if names is None or not (names == set(written) or (spec.check and names < set(written))):
        shown = repr(given) if names is None else ", ".join(map(str, given)) or "nothing"
        wanted = f"it has to return {', '.join(written)}, it returns {shown[:_SHOWN]}"
        raise SpecError(f"{place_of_function(spec.reference)}reference: {wanted}")
    arrays = {n: array_given(f"reference of {n}", spec.reference or len, given[n]) for n in written if n in given}
    if spec.prints is None:
        return Expected(arrays, None)
    lines = call("prints", spec.prints, values)
    if not isinstance(lines, list | tuple) or not all(isinstance(line, str) for line in lines):
        raise SpecError(
            f"{place_of_function(spec.prints)}prints: a list of lines is expected, not {repr(lines)[:_SHOWN]}"
        )
    return Expected(arrays, tuple(lines))


def judge(
    case: Case, values: Values, expected: Expected, buffers: Mapping[str, Buffer], printed: str
) -> tuple[tuple[Output, ...], tuple[str, ...]]:
    """The outputs beside the reference, and why the run is not right (nothing where it is).

    Raises SpecError where the reference cannot be compared with what the kernel writes.
    """
    outputs = tuple(_outputs(case, values, expected, buffers))
    reasons = [f"{output.name}: {reason}" for output in outputs for reason in output.comparison.reasons]
    for buffer in buffers.values():
        if damage := buffer.damage():
            reasons.append(damage)
        if isinstance(buffer.content.argument, In) and (index := changed_index(buffer)) is not None:
            reasons.append(f"{buffer.name}: the kernel changed this input, first at {list(index)}")
    if expected.lines is not None:
        reasons += _line_reasons(expected.lines, printed)
    if reason := checked(case, values, buffers):
        reasons.append(reason)
    return outputs, tuple(reasons)


def checked(case: Case, values: Values, buffers: Mapping[str, Buffer]) -> str | None:
    """What the spec's ``check`` says against the outputs of a run; None where it says nothing, or there is none.

    Raises SpecError where ``check`` raises anything but AssertionError, or returns something else.
    """
    check = case.spec.check
    if check is None:
        return None
    out = {a.name: widened(buffers[a.name].array) for a in case.spec.arguments if isinstance(a, Written)}
    try:
        said = call("check", check, values, Values(out))
    except SpecError as error:
        if not isinstance(error.__cause__, AssertionError):
            raise
        return f"check: {error.__cause__}" if str(error.__cause__) else str(error)
    if said is None or (isinstance(said, bool | np.bool_) and said):
        return None
    if isinstance(said, str):
        return f"check: {said}" if said else None
    if isinstance(said, bool | np.bool_):
        return "check: it says that the result is wrong"
    answers = "True, False, None, or what is wrong in words"
    raise SpecError(f"{place_of_function(check)}check: it has to return {answers}, not {repr(said)[:_SHOWN]}")


def changed_index(buffer: Buffer) -> tuple[int, ...] | None:
    """The index of the first element that differs from what was there before the first launch; None where none does."""
    return first_difference(buffer.array, buffer.content.before)


def _outputs(case: Case, values: Values, expected: Expected, buffers: Mapping[str, Buffer]) -> Iterator[Output]:
    for name, wanted in expected.arrays.items():
        buffer = buffers[name]
        argument = buffer.content.argument
        assert isinstance(argument, Written)
        dtype = buffer.array.dtype
        actual, before = buffer.array, buffer.content.before
        if dtype.kind == "b":  # as bytes, as memory that nothing wrote is neither true nor false
            actual, before, wanted = actual.view(np.uint8), before.view(np.uint8), wanted.astype(np.uint8)
        try:
            comparison = compare(
                actual,
                wanted,
                allowance_of=_allowance_of(case, argument, values),
                before=before,
                unordered=argument.unordered,
            )
        except ValueError as error:
            raise SpecError(f"{place_of_function(case.spec.reference)}reference of {name}: {error}") from None
        yield Output(name, str(dtype) if not dtype.names else "struct", comparison)


def _allowance_of(case: Case, argument: Written, values: Values) -> AllowanceOf:
    return partial(allowance, tolerance=argument.tolerance or case.spec.tolerance, values=values)


def _line_reasons(expected: tuple[str, ...], printed: str) -> Iterator[str]:
    wanted, found = Counter(expected), Counter(printed.splitlines())
    for line, number in (wanted - found).items():
        yield f"it does not print {line!r}" + (f" ({number} times)" if number > 1 else "")
    for line, number in (found - wanted).items():
        yield f"it prints {line!r}, which is not expected" + (f" ({number} times)" if number > 1 else "")


def difference(
    case: Case,
    values: Values,
    expected: Expected,
    one: Mapping[str, Buffer],
    other: Mapping[str, Buffer],
    *,
    exact: bool,
) -> str | None:
    """How the outputs of two runs of a case differ, in words; None where they do not. With ``exact`` every bit counts;
    without, only what the order of additions does not explain, and nothing in outputs that only ``check`` judges.
    """
    for argument in case.spec.arguments:
        if not isinstance(argument, Written):
            continue
        first, second = one[argument.name].array, other[argument.name].array
        index = first_difference(first, second, unordered=argument.unordered)
        if index is None:
            continue
        if not exact and argument.name not in expected.arrays:
            continue
        if not exact and first.dtype.kind not in "biu":
            allowance_of = _allowance_of(case, argument, values)
            try:
                if compare(second, first, allowance_of=allowance_of, unordered=argument.unordered).passed:
                    continue
            except ValueError:
                pass
        return f"{argument.name} differs at {list(index)}: {_shown(first[index])} and {_shown(second[index])}"
    return None


def _shown(value: Any) -> str:
    return str(value.item() if isinstance(value, np.generic) else value)
