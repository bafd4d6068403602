"""AMD's hipify-perl beside hipport, on the same files."""

from __future__ import annotations

import hashlib
import resource
import shutil
import subprocess
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measure import measure


@dataclass(frozen=True, slots=True)
class Seconds:
    """What one tool took for the sample."""

    wall: float
    cpu: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """Both on the same files. ``fresh`` is hipport in a fresh process, loading the tables included; ``loaded`` is with
    the tables loaded.
    """

    version: str
    files: int
    lines: int
    perl: Seconds
    fresh: Seconds
    loaded: Seconds


def find(path: Path | None) -> Path | None:
    """The script: ``path`` if given, otherwise that of ``PATH``, otherwise None."""
    found = path or shutil.which("hipify-perl")
    return Path(found) if found and Path(found).is_file() else None


def take_sample(files: Iterable[Path], lines: int, folder: Path) -> None:
    """Copy some of ``files`` into ``folder`` until they have about ``lines`` lines, each with 1/40 to 1/4 of that;
    in the order of their content's checksums, so that every run takes the same.
    """
    folder.mkdir()
    chosen = sorted((hashlib.sha256(path.read_bytes()).hexdigest(), path) for path in files)
    total = 0
    for digest, path in chosen:
        length = path.read_bytes().count(b"\n")
        if lines / 40 <= length <= lines / 4 and total + length <= lines:
            shutil.copyfile(path, folder / f"{digest[:8]}_{path.name}")
            total += length


def compare(script: Path, sample: Path, scratch: Path) -> Comparison:
    """Run both on the files of ``sample``: hipify-perl in one process over all of them, as fast as it can be."""
    files = sorted(sample.iterdir())
    version = subprocess.run(["perl", script, "-version"], check=True, capture_output=True, text=True)
    return Comparison(
        (version.stdout + version.stderr).strip(),
        len(files),
        sum(path.read_bytes().count(b"\n") for path in files),
        perl=_perl(script, files),
        fresh=_hipport(sample, scratch, warm=False),
        loaded=_hipport(sample, scratch, warm=True),
    )


def show(comparison: Comparison) -> str:
    """The comparison in lines for a person to read; the ratios are those of CPU time."""
    lines = [f"== hipify-perl ({comparison.version}): {comparison.files} files, {comparison.lines:,} lines"]
    for what, cost in (
        ("hipify-perl", comparison.perl),
        ("hipport, fresh", comparison.fresh),
        ("hipport, tables loaded", comparison.loaded),
    ):
        speed = f"{comparison.lines / cost.wall:10,.0f} lines/s {comparison.lines / cost.cpu:10,.0f} lines/CPU s"
        ratio = f"{comparison.perl.cpu / cost.cpu:7,.0f} x"
        lines.append(f"   {what:24}{cost.wall:9.3f} s wall {cost.cpu:9.3f} s CPU {speed} {ratio}")
    return "\n".join(lines)


def _perl(script: Path, files: list[Path]) -> Seconds:
    begin, begin_cpu = time.perf_counter(), _children_cpu()
    subprocess.run(["perl", script, *files], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return Seconds(time.perf_counter() - begin, _children_cpu() - begin_cpu)


def _children_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _hipport(sample: Path, scratch: Path, *, warm: bool) -> Seconds:
    """The fastest of three."""
    measured = min(
        (measure(sample, scratch / "sample_hip", warm=warm) for _ in range(3)), key=lambda one: one.cost.wall
    )
    return Seconds(measured.cost.wall, measured.cost.cpu)
