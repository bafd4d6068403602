"""How the cost of a conversion grows with its lines: CPU time on one core and memory, for trees of 10^4 lines and more.

Run it from the repository as ``python -m benchmarks.growth``. The trees are copies of hipport's own sources, the
examples in CUDA and the CPU engine's runtime in plain C++, each copy in a folder of its own.
"""

from __future__ import annotations

import argparse
import math
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measure import ROOT
from benchmarks.measure import measure
from benchmarks.plot import log_plot

_COPIED = (ROOT / "examples", ROOT / "hipport" / "cpu" / "runtime")
_SUFFIXES = (".cu", ".cuh", ".cpp", ".hpp")


@dataclass(frozen=True, slots=True)
class Point:
    """One tree: its lines, the CPU seconds of its conversion by one process, and MiB of that process at most."""

    lines: int
    seconds: float
    peak: float


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.growth", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--most", type=int, default=10**6, metavar="LINES", help="of the largest tree [%(default)s]")
    parser.add_argument("--repeats", type=int, default=1, metavar="N", help="runs, the least counts [%(default)s]")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="for plots of the figures")
    options = parser.parse_args()
    print("| lines | CPU s | lines/CPU s | MiB |\n| ---: | ---: | ---: | ---: |")
    points = []
    for power in range(4, round(math.log10(options.most)) + 1):
        points.append(_point(10**power, options.repeats))
        point = points[-1]
        speed = point.lines / point.seconds
        print(f"| {point.lines:,} | {point.seconds:.2f} | {speed:,.0f} | {point.peak:.0f} |", flush=True)
    if options.into:
        for name, svg in plots(points).items():
            options.into.joinpath(name).write_text(svg, "utf-8")
    return 0


def _point(lines: int, repeats: int) -> Point:
    with tempfile.TemporaryDirectory(prefix="hipport-growth-") as folder:
        tree = Path(folder, "tree")
        replicate(tree, lines)
        measured = [measure(tree, Path(folder, "port")) for _ in range(repeats)]
    done = sum(result.lines for result in measured[0].run.results)
    return Point(done, min(one.cost.cpu for one in measured), min(one.cost.peak for one in measured))


def replicate(folder: Path, lines: int) -> None:
    """Copy hipport's own sources into ``folder`` until they have about ``lines`` lines."""
    sources = [path for top in _COPIED for path in sorted(top.rglob("*")) if path.suffix in _SUFFIXES]
    left, number = lines, 0
    while left > 0:
        for source in sources:
            if left > 0:
                target = folder / f"copy{number:05}" / source.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)
                left -= source.read_bytes().count(b"\n")
        number += 1


def plots(points: Sequence[Point]) -> dict[str, str]:
    """The plots, by the names of their files."""
    time = {"conversion": [(float(p.lines), p.seconds) for p in points]}
    memory = {"conversion": [(float(p.lines), p.peak) for p in points]}
    return {
        "conversion-time.svg": log_plot("Conversion: time of a tree", "lines", "CPU time, s", time),
        "conversion-memory.svg": log_plot("Conversion: memory at most", "lines", "MiB", memory),
    }


if __name__ == "__main__":
    sys.exit(main())
