"""Cases of a folder, and whether they hold."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable
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
_LINE = re.compile(rb"[^\n]*\n|[^\n]+")
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
    written = case.written(case.data, result)
    _require_expected(case, written, result.output or case.data, "the conversion gives")
    _require_second_run(case, result)
    _require_crlf(case)


def _converted(case: Case, data: bytes) -> Result:
    result = case.convert(data)
    if result.status is Status.FAILED:
        said = result.diagnostics[0]
        raise CaseMismatchError(f"{case.path}: {said.code} {said.message}; {said.remedy}")
    return result


def _require_expected(case: Case, content: bytes, port: bytes, gives: str, *, crlf: bool = False) -> None:
    """Raise CaseMismatchError where a case is not ``content`` or does not have the ``port``, with the first line in
    which they differ. ``gives`` begins the line that says what was found instead; ``crlf`` is for CRLF line endings.
    """
    endings = _with_crlf if crlf else bytes
    if differing := _difference(endings(case.content), content):
        number, expected, found = differing
        raise CaseMismatchError(f"{case.path}:{number}:\n  the case expects: {expected}\n  {gives}: {found}")
    if differing := _difference(endings(case.port), port):
        number, expected, found = differing
        place = f"{case.path}: line {number} of its port"
        raise CaseMismatchError(f"{place}:\n  the case expects: {expected}\n  {gives}: {found}")


def _difference(expected: bytes, found: bytes) -> tuple[int, str, str] | None:
    """The number of the first line in which two texts differ, and what they have there; the line ends are shown where
    only these differ.
    """
    for number, (one, other) in enumerate(zip_longest(_LINE.findall(expected), _LINE.findall(found), fillvalue=b""), 1):
        if one != other:
            texts = [line.decode("latin-1").rstrip("\r\n") for line in (one, other)]
            first, second = (repr(one), repr(other)) if texts[0] == texts[1] else texts
            return number, first, second
    return None


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
    written = _with_crlf(case.written(data, result))
    gives = "with CRLF line endings the conversion gives"
    _require_expected(case, written, result.output or data, gives, crlf=True)


def _with_crlf(data: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
