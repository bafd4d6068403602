"""Runs to estimate, made of findings."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status

EDIT = Edit(0, 1, "hip", "HP101")


def finding(
    code: str,
    name: str = "",
    *,
    severity: Severity = Severity.ERROR,
    library: str = "",
    message: str = "it is not in HIP",
    fixed: bool = False,
) -> Diagnostic:
    return Diagnostic(code, severity, message, "change it", 0, 1, 1, 1, name, library, fixed=fixed)


def tree(files: Mapping[str, Iterable[Diagnostic]], *, edits: int = 0) -> Run:
    """A run over files with these findings; each file has ``edits`` and 10 lines."""
    results = (
        Result(path, Status.CONVERTED if edits else Status.UNCHANGED, (EDIT,) * edits, tuple(found), lines=10)
        for path, found in files.items()
    )
    return Run(tuple(results), "1", "7.2")
