"""Baselines: findings that are known, so that a run reports new ones only.

A finding is known by its file, its rule, its symbol and the text of its line, as often as it was there: lines may move
within their file. Only what asks something of a person is in a baseline, errors and warnings.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from hipport.atomic import write_atomic
from hipport.diagnostics import Diagnostic
from hipport.edits import moved
from hipport.errors import ConfigError
from hipport.paths import printable
from hipport.result import Baseline
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status

_SCHEMA = "hipport-baseline/1"
_REMEDY = "write it with --write-baseline"


class Known(NamedTuple):
    """A known finding. ``file`` is relative to the folder of the baseline, with ``/``; ``line`` is the text of its line
    without the spaces around it, in Latin-1.
    """

    file: str
    code: str
    symbol: str
    line: str


def write_baseline(run: Run, path: Path) -> int:
    """Write the open findings of a run as a baseline, and return their number. Raises OutputError."""
    found = Counter(known for result in run.results for known in _named(result, path).values())
    rows = ",\n".join(json.dumps({**known._asdict(), "count": found[known]}) for known in sorted(found))
    write_atomic(path, f'{{"schema": "{_SCHEMA}",\n"findings": [\n{rows}\n]}}\n'.encode())
    return found.total()


def without_known(run: Run, path: Path, asked: Callable[[str], bool]) -> Run:
    """The run without the findings that the baseline in a file knows, and with their number. A finding of the baseline
    counts as settled where the run looked for it and it is not there: in a file that the run has or that is gone, by a
    rule that was ``asked``. What is said of files that failed is never known.

    Raises ConfigError for a file that is not a baseline.
    """
    left = load_baseline(path)
    total = left.total()
    results = tuple(_without(result, _named(result, path), left) for result in run.results)
    seen = {_relative(result.path, path) for result in run.results if result.status is not Status.FAILED}
    gone = (
        number
        for known, number in left.items()
        if asked(known.code) and (known.file in seen or not os.path.lexists(path.parent / known.file))
    )
    return replace(run, results=results, baseline=Baseline(total - left.total(), 0 if run.interrupted else sum(gone)))


def _without(result: Result, named: Mapping[Diagnostic, Known], left: Counter[Known]) -> Result:
    """A result without what is left of the known findings, which are taken from ``left``."""
    kept = []
    for diagnostic in result.diagnostics:
        known = named.get(diagnostic)
        if known is not None and left[known] > 0:
            left[known] -= 1
        else:
            kept.append(diagnostic)
    return replace(result, diagnostics=tuple(kept))


def _named(result: Result, path: Path) -> dict[Diagnostic, Known]:
    """The open findings of a result as a baseline at ``path`` has them."""
    if result.status is Status.FAILED or not result.open:
        return {}
    file, text = _relative(result.path, path), _text(result.path)
    return {d: Known(file, d.code, d.symbol, _line(text, d, result)) for d in result.open}


def _line(text: str, diagnostic: Diagnostic, result: Result) -> str:
    """The line of a finding, in the file as it is now: one that was converted in place has been edited since."""
    if result.target == result.path:
        start = moved(result.edits, diagnostic.start)
        return text[text.rfind("\n", 0, start) + 1 :].partition("\n")[0].strip()
    lines = text.split("\n")
    return lines[diagnostic.line - 1].strip() if diagnostic.line <= len(lines) else ""


def _text(path: str) -> str:
    """The content of a file in Latin-1; empty where it cannot be read, as the text on stdin."""
    try:
        return Path(path).read_bytes().decode("latin-1")
    except OSError:
        return ""


def _relative(file: str, path: Path) -> str:
    """A file as seen from the folder of the baseline at ``path``."""
    return Path(os.path.relpath(os.path.realpath(file), os.path.realpath(path.parent))).as_posix()


def load_baseline(path: Path) -> Counter[Known]:
    """The findings that the baseline in a file knows, with their numbers. Raises ConfigError for any other file."""
    try:
        baseline = json.loads(path.read_bytes())
        if baseline["schema"] != _SCHEMA:
            raise ValueError(f"its schema is {baseline['schema']!r}, not {_SCHEMA!r}")
        return Counter(dict(_read(baseline["findings"])))
    except OSError as error:
        raise ConfigError(f"cannot read the baseline {printable(path)}: {error.strerror}; {_REMEDY}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise ConfigError(f"{printable(path)} is not a baseline ({error}): {_REMEDY}") from error


def _read(findings: Iterable[Mapping[str, object]]) -> Iterator[tuple[Known, int]]:
    for finding in findings:
        count = finding["count"]
        if not isinstance(count, int):
            raise TypeError(f"a count is {count!r}, not a number")
        yield Known(*(str(finding[name]) for name in Known._fields)), count
