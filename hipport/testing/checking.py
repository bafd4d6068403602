"""Cases of a folder, and whether they hold."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from hipport.left_open import left_open
from hipport.result import Result
from hipport.result import Status
from hipport.testing.case import Case
from hipport.testing.case import read
from hipport.testing.form import CaseError
from hipport.tree.predictions import predictions

SUFFIXES = frozenset((".cu", ".cuh", ".h", ".hpp", ".cpp", ".c"))
_UPDATE = "HIPPORT_UPDATE_CASES"

Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]


class CaseMismatchError(AssertionError):
    """The conversion does not do what a case expects; the message names the first line that is not as expected."""


def cases_in(folder: str | os.PathLike[str]) -> list[Path]:
    """The cases below a folder, in order: its files that end in .cu, .cuh, .h, .hpp, .cpp or .c.

    Raises CaseError where there is none, as a test without cases would pass.
    """
    found = sorted(path for path in Path(folder).rglob("*") if path.suffix in SUFFIXES and path.is_file())
    if not found:
        raise CaseError(f"{os.fspath(folder)} has no case: a case is a file that ends in {', '.join(sorted(SUFFIXES))}")
    return found


def check_case(path: str | os.PathLike[str], *, rules_module: Paths = ()) -> None:
    """Check that a case holds, with the rules of one or several modules beside hipport's own: that its findings, edits
    and port are those that it expects, that a second run would change nothing and say of the port what the first left
    open, and that all of this is so with CRLF line endings too.

    With ``HIPPORT_UPDATE_CASES=1`` in the environment, the expectations are written to the file before.

    Raises CaseMismatchError for a case that does not hold, CaseError for one that cannot be read, ConfigError for a
    module that cannot be loaded.
    """
    several = [rules_module] if isinstance(rules_module, str | os.PathLike) else rules_module
    case = read(Path(path), [os.fspath(each) for each in several])
    try:
        result = _converted(case, case.data)
    except CaseError as error:
        raise CaseError(f"{case.path}: {error}") from error
    if os.environ.get(_UPDATE):
        case = case.updated(result)
    _require_lines(case, case.content, case.written(case.data, result), "the case expects", "the conversion gives")
    _require_lines(case, case.port, result.output or case.data, "the case's port is", "the conversion writes")
    _require_second_run(case, result)
    _require_crlf(case)


def _converted(case: Case, data: bytes) -> Result:
    result = case.convert(data)
    if result.status is Status.FAILED:
        said = result.diagnostics[0]
        raise CaseMismatchError(f"{case.path}: {said.code} {said.message}; {said.remedy}")
    return result


def _require_lines(case: Case, expected: bytes, found: bytes, of_expected: str, of_found: str) -> None:
    """Raise CaseMismatchError with the first line in which two texts differ."""
    pairs: Sequence[tuple[bytes, bytes]] = list(zip_longest(expected.split(b"\n"), found.split(b"\n"), fillvalue=b""))
    number = next((at for at, (one, other) in enumerate(pairs, 1) if one != other), 0)
    if number:
        one, other = (line.decode("latin-1") for line in pairs[number - 1])
        raise CaseMismatchError(f"{case.path}:{number}:\n  {of_expected}: {one}\n  {of_found}: {other}")


def _require_second_run(case: Case, first: Result) -> None:
    """A run over the port changes nothing, and says again what is left, by code and line, each once: what it finds
    itself and what is recorded together.
    """
    if edits := _converted(case, case.port).edits:
        codes = ", ".join(sorted({edit.code for edit in edits}))
        raise CaseMismatchError(f"{case.path}: a second run would change the port again, by {codes}")
    again = case.convert(case.port, recorded=left_open(first, case.port.decode("latin-1")))
    before, after = Counter(predictions(first, first.output)), Counter(predictions(again, None))
    said = [f"finds {each.code} in line {each.line} of it, which the first run did not" for each in after - before]
    said += [f"does not find {each.code} in line {each.line} of it, as the first run did" for each in before - after]
    if said:
        raise CaseMismatchError(f"{case.path}: a run over the port {'; '.join(said)}")


def _require_crlf(case: Case) -> None:
    """The same with CRLF line endings."""
    data = _with_crlf(case.data)
    result = _converted(case, data)
    of_found = "with CRLF line endings the conversion gives"
    written = _with_crlf(case.written(data, result))
    _require_lines(case, _with_crlf(case.content), written, "the case expects", of_found)
    _require_lines(case, _with_crlf(case.port), result.output or data, "the case's port is", of_found)


def _with_crlf(data: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
