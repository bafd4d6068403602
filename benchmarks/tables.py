"""How long the mapping tables take to load for one file: ``python -m benchmarks.tables FILE``, in a fresh process."""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.measure import ROOT
from hipport import load_mapping

_WORD = re.compile(r"[A-Za-z_]\w*")
_INCLUDE = re.compile(r"#\s*include\s*[<\"]([^>\"\n]+)")


def table_seconds(path: Path, repeats: int = 7) -> float:
    """CPU seconds from nothing loaded to every CUDA name and header of a file looked up; the median of fresh processes.

    CPU time, since the files are in the system's cache and what else runs on the machine is not of interest.
    """
    command = [sys.executable, "-m", "benchmarks.tables", str(path)]
    return statistics.median(
        float(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
        for _ in range(repeats)
    )


def _load_for(text: str) -> float:
    words, headers = set(_WORD.findall(text)), _INCLUDE.findall(text)
    begin = time.process_time()
    mapping = load_mapping()
    unprefixed, heads = mapping.unprefixed, mapping.heads
    for name in words:
        if name in unprefixed or name.startswith(heads):
            mapping.entry(name)
    for header in headers:
        mapping.header(header)
    return time.process_time() - begin


if __name__ == "__main__":
    print(_load_for(Path(sys.argv[1]).read_text("utf-8")))
