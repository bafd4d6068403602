"""What a conversion costs again: nothing kept, all kept, one file changed, beside copying the same files.

``python -m benchmarks.rerun FOLDER [--jobs N] [--change FILE]``; each figure is that of a process of its own, with the
commands that a user types. The cache is one of its own, too.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_REPEATS = 3


def _cost(command: list[str], environment: dict[str, str]) -> tuple[float, float]:
    """Seconds of processor time and of the clock that a command takes."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return cpu, time.perf_counter() - begin


def main() -> None:
    """Print the figures of one tree as a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--change", metavar="FILE", help="the file to change, relative to the folder [the first .cu]")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tree, port = Path(folder, "tree"), Path(folder, "port")
        shutil.copytree(given.folder, tree, symlinks=True)
        count = sum(path.is_file() for path in tree.rglob("*"))
        changed = tree / given.change if given.change else next(iter(sorted(tree.rglob("*.cu"))))
        environment = {**os.environ, "XDG_CACHE_HOME": str(Path(folder, "cache"))}
        convert = [sys.executable, "-m", "hipport", "convert", str(tree), "-o", str(port), "-q", "-j", str(given.jobs)]
        print(f"{count} files, {given.jobs} processes\n\n| | CPU s | s |\n| --- | ---: | ---: |")
        _row("nothing kept", [_cost(convert, environment)])
        _cost(convert, environment)  # it reads what the first run has written just now
        _row("nothing changed", [_cost(convert, environment) for _ in range(_REPEATS)])
        costs = []
        for number in range(_REPEATS):
            changed.write_bytes(changed.read_bytes() + b"// %d\n" % number)
            costs.append(_cost(convert, environment))
        _row("one file changed", costs)
        copies = [_cost(["cp", "-r", str(tree), str(Path(folder, f"copy{n}"))], environment) for n in range(_REPEATS)]
        _row("cp -r", copies)


def _row(what: str, costs: list[tuple[float, float]]) -> None:
    """The least of some costs as a row."""
    cpu, wall = map(min, zip(*costs, strict=True))
    print(f"| {what} | {cpu:.2f} | {wall:.2f} |", flush=True)


if __name__ == "__main__":
    main()
