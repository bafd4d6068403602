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
    """Seconds from nothing loaded to every CUDA name and header of a file looked up; the median of fresh processes."""
    command = [sys.executable, "-m", "benchmarks.tables", str(path)]
    return statistics.median(
        float(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
        for _ in range(repeats)
    )


def _load_for(text: str) -> float:
    begin = time.perf_counter()
    mapping = load_mapping()
    looks_like_cuda, unprefixed = mapping.looks_like_cuda, mapping.unprefixed
    for name in set(_WORD.findall(text)):
        if name in unprefixed or looks_like_cuda.match(name):
            mapping.entry(name)
    for header in _INCLUDE.findall(text):
        mapping.header(header)
    return time.perf_counter() - begin


if __name__ == "__main__":
    print(_load_for(Path(sys.argv[1]).read_text("utf-8")))
