"""Processor time by stage, taken inside the processes of a conversion: functions are wrapped there. What one of them
has another do counts as the other's.
"""

from __future__ import annotations

import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import ModuleType
from typing import Any

from hipport import convert
from hipport.source.tokens import Tokens
from hipport.tree import batches
from hipport.tree import run
from hipport.unit import parse
from hipport.unit import process
from hipport.unit import worker
from hipport.unit.clang import Clang

#: The stages in the order in which they are shown; the first is what the process that converts does beside the others.
STAGES = (
    "finding and collecting",
    "reading",
    "lexing",
    "rules",
    "checking",
    "asking",
    "precompiling",
    "parsing",
    "answering",
    "writing",
)
_LOG = "HIPPORT_STAGE_TIMES"
_COMMAND = "import sys; from benchmarks.stage_times import parser_main; parser_main(sys.argv[1])"


class Times:
    """The times of this process. Each time that no stage is left open, they are added to a file."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._spent: defaultdict[str, float] = defaultdict(float)
        self._open: list[str] = []
        self._since = 0.0

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """Count what is done inside as this stage's."""
        self._charge()
        self._open.append(name)
        try:
            yield
        finally:
            self._charge()
            self._open.pop()
            if not self._open:
                with self._log.open("a") as file:  # one write, which other processes do not get into
                    file.write(json.dumps(self._spent) + "\n")
                self._spent.clear()

    def wrap(self, owner: ModuleType | type, name: str, stage: str) -> None:
        """Have a function of a module or a class count as a stage."""
        function = getattr(owner, name)

        @wraps(function)
        def timed(*args: Any, **keywords: Any) -> Any:
            with self.stage(stage):
                return function(*args, **keywords)

        setattr(owner, name, timed)

    def _charge(self) -> None:
        now = time.process_time()
        if self._open:
            self._spent[self._open[-1]] += now - self._since
        self._since = now


def times_of_conversion(log: Path) -> Times:
    """Have this process, and the parser's that it starts, add their times to a file."""
    times = Times(log)
    for owner, name, stage in (
        (batches, "_convert_batch", "reading"),
        (run, "write_all", "writing"),
        (convert, "_run_rules", "rules"),
        (convert, "_check_output", "checking"),
        (Tokens, "__init__", "lexing"),
    ):
        times.wrap(owner, name, stage)
    os.environ[_LOG] = str(log)
    vars(process)["_COMMAND"] = _COMMAND
    return times


def parser_main(folder: str) -> None:
    """What the parser's process does."""
    times = Times(Path(os.environ[_LOG]))
    times.wrap(Clang, "precompile", "precompiling")
    times.wrap(Clang, "parse", "parsing")
    times.wrap(parse.Parser, "run", "answering")
    worker.main(folder)


def read_times(log: Path) -> dict[str, float]:
    """Seconds by stage, of all processes."""
    lines = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    return {stage: sum(line.get(stage, 0.0) for line in lines) for stage in STAGES}
