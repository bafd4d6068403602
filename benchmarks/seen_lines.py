"""The lines of a translation unit that the compiler sees: those in no arm that its conditions leave out."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from benchmarks.compiling import CachingCompiler
from hipport.check.compile import command_for
from hipport.check.compile import tasks_of
from hipport.check.judge import CompiledUnit
from hipport.toolchain.process import Ending

_MARKER = re.compile(r'# (\d+) "((?:\\.|[^"\\])*)"')


def seen_lines(compiled: CompiledUnit, caching: CachingCompiler) -> frozenset[int] | None:
    """The lines of a unit's own file that the compiler sees for the host or for an architecture; None where it does
    not say.
    """
    seen: set[int] = set()
    for task in tasks_of(compiled.unit, compiled.flags, caching.compiler.architectures):
        command = command_for(task, caching.compiler, "-E", "-dD", "-dI")
        ended = caching.processes.run([*command, os.fspath(task.unit.path)], caching.limits)
        if ended.ending is not Ending.SUCCESS:
            return None
        seen.update(lines_left(ended.output, os.fspath(compiled.unit.path)))
    return frozenset(seen)


def lines_left(preprocessed: str, path: str) -> Iterator[int]:
    """The lines of the file ``path`` of which the preprocessor has left something, by its line markers."""
    number, is_own = 0, False
    for line in preprocessed.splitlines():
        marker = _MARKER.match(line)
        if marker:
            number, is_own = int(marker[1]), marker[2] == path
            continue
        if is_own and line.strip():
            yield number
        number += 1
