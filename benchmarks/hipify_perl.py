"""AMD's hipify-perl beside hipport, on the same files."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measure import measure


@dataclass(frozen=True, slots=True)
class Comparison:
    """Seconds on the same files. ``cold`` is hipport in a fresh process, loading the tables included; ``warm`` is with
    the tables loaded; ``start`` is what hipify-perl takes for an empty file, and is included in ``perl``.
    """

    version: str
    files: int
    lines: int
    perl: float
    start: float
    cold: float
    warm: float


def find(path: Path | None) -> Path | None:
    """The script: ``path`` if given, otherwise that of ``PATH``, otherwise None."""
    found = path or shutil.which("hipify-perl")
    return Path(found) if found and Path(found).is_file() else None


def take_sample(files: Iterable[Path], lines: int, folder: Path) -> None:
    """Copy some of ``files`` into ``folder`` until they have ``lines`` lines: no file with more than a quarter of them,
    chosen by the checksum of the content so that every run takes the same.
    """
    folder.mkdir()
    chosen = sorted((hashlib.sha256(path.read_bytes()).hexdigest(), path) for path in files)
    total = 0
    for digest, path in chosen:
        length = path.read_bytes().count(b"\n")
        if 0 < length <= lines / 4 and total + length <= lines:
            shutil.copyfile(path, folder / f"{digest[:8]}_{path.name}")
            total += length


def compare(script: Path, sample: Path, scratch: Path) -> Comparison:
    """Run both on the files of ``sample``: hipify-perl in one process over all of them, as fast as it can be."""
    files = sorted(sample.iterdir())
    version = subprocess.run(["perl", script, "-version"], check=False, capture_output=True, text=True).stdout.strip()
    empty = scratch / "empty.cu"
    empty.write_bytes(b"")
    start = _perl_seconds(script, [empty])
    perl = _perl_seconds(script, files)
    cold = min(measure(sample, scratch / "sample_hip").wall for _ in range(3))
    warm = min(measure(sample, scratch / "sample_hip", warm=True).wall for _ in range(3))
    lines = sum(path.read_bytes().count(b"\n") for path in files)
    return Comparison(version, len(files), lines, perl, start, cold, warm)


def show(comparison: Comparison) -> str:
    """The comparison in lines for a person to read."""
    lines = [f"== hipify-perl ({comparison.version}): {comparison.files} files, {comparison.lines:,} lines"]
    for what, seconds in (
        ("hipify-perl", comparison.perl),
        ("  without its start", comparison.perl - comparison.start),
        ("hipport, fresh", comparison.cold),
        ("hipport, tables loaded", comparison.warm),
    ):
        ratio = f"{comparison.perl / seconds:8,.0f} x" if what.startswith("hipport") else ""
        lines.append(f"   {what:24}{seconds:9.3f} s {comparison.lines / seconds:12,.0f} lines/s {ratio}".rstrip())
    return "\n".join(lines)


def _perl_seconds(script: Path, files: list[Path]) -> float:
    begin = time.perf_counter()
    subprocess.run(["perl", script, *files], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - begin
