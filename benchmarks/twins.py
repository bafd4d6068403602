"""Whole programs on an NVIDIA GPU: does the port print what the original prints?

``python -m benchmarks.twins COLLECTION [--skip N] [--limit N] [--seconds S] [--jobs N] [--make VAR=VALUE] [--cuda DIR]
[--json FILE]``. A program is a folder of the collection with a makefile that calls nvcc. The collection is converted as
a whole; original and port are built by their own makefiles, the port with HIP's headers in CUDA's terms
(``hip_on_cuda``), and run by their targets ``run``. Lines that tell times are left out of the comparison, and numbers
may differ by a ten-thousandth. What runs here is the text of the port on warps of 32 lanes: nothing of AMD's.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from benchmarks.hip_on_cuda import make_hip_on_cuda
from benchmarks.programs import programs_in
from benchmarks.programs import sampled
from hipport.process import finish_group

_BUILD_SECONDS = 120.0
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
#: How far numbers may be apart, as a part of the larger one: sums whose order is up to the GPU.
_NEAR = 1e-4
#: In lines that tell times, or what else is new in each run.
_TELLS_TIME = re.compile(
    r"tim(?:e|ing)|sec|elapsed|duration|speed|rate\b|perf|bandwidth|throughput|latency|average|clock|took|cost"
    r"|overlap|efficien|memory|\d+:\d\d"
    r"|\b(?:ms|us|ns|s|fps|[KMGT]?i?B/s|[KMGT]?FLOPS?|[KMGT]?FLOP/s)\b",
    re.IGNORECASE,
)
#: How many lines that differ are kept.
_KEPT = 5


@dataclass(frozen=True, slots=True)
class Twin:
    """A program: what came of it in a word of ``KINDS``, and where port and original differ, line by line."""

    name: str
    kind: str
    lines: tuple[tuple[str, str], ...] = ()


KINDS = (
    "same",
    "differs",
    "ends otherwise",
    "both fail alike",
    "nothing to compare",
    "takes too long",
    "the port is not built",
    "the original is not built",
)


@dataclass(frozen=True, slots=True)
class _Ended:
    """A call of make: its exit status, None where it took too long, and its output."""

    status: int | None
    output: str


def differences(original: str, port: str) -> Iterator[tuple[str, str]]:
    """The lines in which two outputs differ, but for times, rounding, and what make says of its target."""
    for own, other in zip_longest(_compared(original), _compared(port), fillvalue=""):
        if not _are_near(own, other):
            yield own, other


def _compared(text: str) -> list[str]:
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("make: ") and not _TELLS_TIME.search(line)]


def _are_near(line: str, other: str) -> bool:
    if line == other:
        return True
    if _NUMBER.sub("#", line) != _NUMBER.sub("#", other):
        return False
    pairs = zip(map(float, _NUMBER.findall(line)), map(float, _NUMBER.findall(other)), strict=True)
    return all(abs(a - b) <= _NEAR * max(abs(a), abs(b)) for a, b in pairs)


def measure(name: str, originals: Path, ports: Path, seconds: float, variables: Sequence[str], path: Path) -> Twin:
    """Build and run a program on both sides. ``path`` is the folder of the ``hipcc`` for ports."""
    sides = [originals / name, ports / name]
    built = [_make(side, variables, (), _BUILD_SECONDS, path) for side in sides]
    for side, ended in zip(("original", "port"), built, strict=True):
        if ended.status != 0:
            errors = [line for line in ended.output.splitlines() if "error" in line]
            return Twin(name, f"the {side} is not built", tuple(("", line) for line in errors[:1]))
    own, other = (_make(side, variables, ("run",), seconds, path) for side in sides)
    if own.status is None or other.status is None:
        return Twin(name, "takes too long")
    if own.status != other.status:
        return Twin(name, "ends otherwise", ((f"exit status {own.status}", f"exit status {other.status}"),))
    text = own.output.replace(str(originals), "FOLDER"), other.output.replace(str(ports), "FOLDER")
    if found := tuple(differences(*text)):
        return Twin(name, "differs", found[:_KEPT])
    if own.status:
        return Twin(name, "both fail alike")
    return Twin(name, "same" if _compared(text[0]) else "nothing to compare")


def _make(folder: Path, variables: Sequence[str], targets: Sequence[str], seconds: float, path: Path) -> _Ended:
    environment = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ['PATH']}", "NVCC_APPEND_FLAGS": "-w"}
    process = subprocess.Popen(
        ["make", "-s", *targets, *variables],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    done = finish_group(process, seconds)
    return _Ended(done.status, done.output.decode("utf-8", "replace"))


def as_text(twins: Sequence[Twin]) -> str:
    """How many programs each kind has, and what differs."""
    counts = Counter(twin.kind for twin in twins)
    lines = [f"{counts[kind]:5}  {kind}" for kind in KINDS if counts[kind]]
    for twin in twins:
        if twin.kind in ("differs", "ends otherwise"):
            lines += ["", f"{twin.name}: {twin.kind}", *(f"  - {a}\n  + {b}" for a, b in twin.lines)]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("collection", type=Path)
    parser.add_argument("--limit", type=int, help="build only so many programs, by a hash of their names")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of these first")
    parser.add_argument("--seconds", type=float, default=20, help="time of a run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="programs at once")
    parser.add_argument("--make", action="append", default=[], metavar="VAR=VALUE", help="a variable for make")
    parser.add_argument(
        "--cuda", type=Path, default=Path("/usr/local/cuda/include"), help="the folder of CUDA's headers"
    )
    parser.add_argument("--json", type=Path, help="write what came of each program to this file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hipport-twins-") as folder:
        originals, ports = Path(folder, "original"), Path(folder, "port")
        shutil.copytree(given.collection, originals, symlinks=True)
        subprocess.run([sys.executable, "-m", "hipport", "convert", originals, "-o", ports, "-q"], check=False)
        path = make_hip_on_cuda(Path(folder, "hip"), given.cuda)
        names = [str(program.relative_to(originals)) for program in _programs(originals, given.skip, given.limit)]
        with ThreadPoolExecutor(given.jobs) as pool:
            twins = []
            for twin in pool.map(lambda name: measure(name, originals, ports, given.seconds, given.make, path), names):
                twins.append(twin)
                print(twin.name, twin.kind, flush=True)
                if given.json:
                    given.json.write_text(json.dumps([asdict(each) for each in twins], indent=1))
    sys.stdout.write(as_text(twins))


def _programs(folder: Path, skip: int, limit: int | None) -> list[Path]:
    """The sample of a collection's programs that have a makefile with nvcc in it."""
    found = [path for path in programs_in(folder) if _calls_nvcc(path / "Makefile")]
    return sampled(found, skip, limit)


def _calls_nvcc(makefile: Path) -> bool:
    return makefile.is_file() and "nvcc" in makefile.read_text("utf-8", "replace")


if __name__ == "__main__":
    main()
