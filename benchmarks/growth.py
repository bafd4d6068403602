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
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measure import ROOT
from benchmarks.measure import measure

_COPIED = (ROOT / "examples", ROOT / "hipport" / "cpu" / "runtime")
_SUFFIXES = (".cu", ".cuh", ".cpp", ".hpp")
_WIDTH, _HEIGHT, _LEFT, _TOP = 300, 220, 60, 30  # of one plot in pixels, and its place in the picture


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
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the figures there")
    options = parser.parse_args()
    print("| lines | CPU s | lines/CPU s | MiB |\n| ---: | ---: | ---: | ---: |")
    points = []
    for power in range(4, round(math.log10(options.most)) + 1):
        points.append(_point(10**power, options.repeats))
        point = points[-1]
        speed = point.lines / point.seconds
        print(f"| {point.lines:,} | {point.seconds:.2f} | {speed:,.0f} | {point.peak:.0f} |", flush=True)
    if options.svg:
        options.svg.write_text(picture(points), "utf-8")
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


def picture(points: Sequence[Point]) -> str:
    """The figures as SVG: time and memory over lines, both axes logarithmic."""
    plots = (("CPU seconds", [p.seconds for p in points]), ("MiB", [p.peak for p in points]))
    body = "".join(
        _plot(title, [p.lines for p in points], values, _LEFT + number * (_WIDTH + _LEFT))
        for number, (title, values) in enumerate(plots)
    )
    size = f'width="{2 * (_WIDTH + _LEFT) + _LEFT}" height="{_HEIGHT + 2 * _TOP}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    return f'{head}\n<rect width="100%" height="100%" fill="white"/>\n{body}</svg>\n'


def _plot(title: str, lines: Sequence[float], values: Sequence[float], left: int) -> str:
    """One plot with its axes, a label at each power of ten, and a mark with its value at each tree."""
    x, y = (_scale(numbers, size) for numbers, size in ((lines, _WIDTH), (values, _HEIGHT)))
    at = [(left + x(n), _TOP + _HEIGHT - y(value), value) for n, value in zip(lines, values, strict=True)]
    points = " ".join(f"{px:.1f},{py:.1f}" for px, py, _ in at)
    marks = (
        f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3"/>\n<text x="{px + 6:.1f}" y="{py - 6:.1f}">{value:,.3g}</text>\n'
        for px, py, value in at
    )
    foot = _TOP + _HEIGHT
    labels = (f'<text x="{left + x(n):.1f}" y="{foot + 16}">10^{power}</text>\n' for n, power in _powers(lines))
    return (
        f'<text x="{left}" y="{_TOP - 12}">{title} over lines</text>\n'
        f'<path d="M{left},{_TOP} V{foot} H{left + _WIDTH}" fill="none" stroke="black"/>\n'
        f'<polyline points="{points}" fill="none" stroke="steelblue"/>\n{"".join(marks)}{"".join(labels)}'
    )


def _scale(numbers: Sequence[float], size: int) -> Callable[[float], float]:
    """Where a number is on a logarithmic axis of so many pixels, which holds whole powers of ten."""
    low, high = math.floor(math.log10(min(numbers))), math.ceil(math.log10(max(numbers)))
    return lambda number: size * (math.log10(number) - low) / max(high - low, 1)


def _powers(numbers: Sequence[float]) -> Iterator[tuple[float, int]]:
    for power in range(math.floor(math.log10(min(numbers))), math.ceil(math.log10(max(numbers))) + 1):
        yield 10.0**power, power


if __name__ == "__main__":
    sys.exit(main())
