"""Write the port of one file to a file of another name."""

from __future__ import annotations

import stat
from dataclasses import replace
from pathlib import Path

from hipport.atomic import write_atomic
from hipport.errors import OutputError
from hipport.include import own_headers
from hipport.paths import printable
from hipport.result import Run
from hipport.result import Status
from hipport.tree.writing import give_headers_in_place


def write_file(run: Run, source: Path, target: Path, *, overwrite: bool = False) -> Run:
    """The run that converted ``source`` alone, with its port written to ``target`` and hipport's headers beside it.

    Nothing is written of a file that failed or of a run that was interrupted. Raises OutputError where ``target``
    cannot be written, is ``source`` itself, or has another text and ``overwrite`` is false.
    """
    (result,) = run.results
    if run.interrupted or result.status is Status.FAILED:
        return run
    if target.exists() and target.samefile(source):
        raise OutputError(f"{printable(target)} is the input: use --in-place to change it")
    data = source.read_bytes() if result.output is None else result.output
    if not target.exists() or target.read_bytes() != data:
        if target.exists() and not overwrite:
            raise OutputError(f"{printable(target)} is there, with another text: replace it with --overwrite")
        write_atomic(target, data, mode=stat.S_IMODE(source.stat().st_mode))
    headers = tuple(give_headers_in_place(own_headers(result.headers), target.parent))
    return replace(run, results=(replace(result, output=None, target=str(target)), *headers), output=str(target))
