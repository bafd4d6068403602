"""Times of whole programs with no GPU: of building one, and how much slower ``--sanitize`` makes ten.

``python -m benchmarks.program_times [--lines N] [--repeats N] [--json FILE]``; needs a C++ compiler. The program
that is built is generated: kernels of the usual kinds, each with host code that allocates, copies, launches and checks.
It runs before anything is kept, with the runtime kept, after a change of one line, and unchanged. Times are those of
the command, by the clock and of all its processes; the slowdown is of the program's own time, the best of the repeats.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from pathlib import Path

from benchmarks.generated_program import KINDS
from benchmarks.generated_program import program
from hipport import run_program
from hipport.cpu.compiler import find_compiler
from hipport.run.settings import RunOptions

#: An example of which a checked run ends in seconds.
EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "image_pipeline"


@dataclass(frozen=True, slots=True)
class Build:
    """Building and running a program once: seconds by the clock, CPU seconds of all processes."""

    name: str
    seconds: float
    cpu_seconds: float


@dataclass(frozen=True, slots=True)
class Slowdown:
    """A program's seconds without and with ``--sanitize``."""

    program: str
    plain: float
    checked: float


def timed(name: str, command: Sequence[str], environment: Mapping[str, str]) -> Build:
    """Run a command to its end. Raises CalledProcessError where it fails."""
    before, begin = os.times(), time.perf_counter()
    subprocess.run(command, env=environment, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    seconds, after = time.perf_counter() - begin, os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Build(name, seconds, cpu)


def builds(lines: int) -> Iterator[Build]:
    """Build and run a generated program, cold and then with what is kept."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "generated.cu"
        environment = {**os.environ, "XDG_CACHE_HOME": str(Path(folder) / "cache")}

        def run(name: str, text: str) -> Build:
            source.write_text(text)
            return timed(name, [sys.executable, "-m", "hipport", "run", str(source)], environment)

        text = program(lines)
        other = program(lines, seed=1)
        changed = text.replace("int main() {", 'int main() {\n    puts("changed");')
        yield run("nothing kept", text)
        yield run("the runtime kept", other)
        yield run("one line changed", changed)
        yield run("all kept", changed)


def slowdowns(repeats: int) -> Iterator[Slowdown]:
    """Programs with one kind of kernel each, and an example: ten in all."""
    with tempfile.TemporaryDirectory() as folder:
        programs = {f"examples/{EXAMPLE.name}": EXAMPLE}
        for kind in KINDS:
            source = Path(folder) / f"{kind}.cu"
            source.write_text(program(1, kinds=(kind,), elements=1 << 18))
            programs[kind.replace("_", " ")] = source
        for name, path in programs.items():
            plain, checked = (_seconds(path, repeats, check=check) for check in (False, True))
            yield Slowdown(name, plain, checked)


def _seconds(path: Path, repeats: int, *, check: bool) -> float:
    """The least time of a program that is built, in seconds. Raises ValueError where it fails."""
    runs = [run_program(path, options=RunOptions(sanitize=check)).runs[0] for _ in range(repeats)]
    if failed := [run for run in runs if run.exit_code]:
        raise ValueError(f"{path.name} fails:\n{(failed[0].errors or b'').decode()}")
    return min(run.seconds for run in runs)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=1_000)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    print(f"compiler: {find_compiler().version.splitlines()[0]}\n\n{'hipport run':<20}{'s':>8}{'CPU s':>8}")
    built = []
    for build in builds(options.lines):
        built.append(build)
        print(f"{build.name:<20}{build.seconds:>8.2f}{build.cpu_seconds:>8.2f}", flush=True)
    print(f"\n{'program, s':<28}{'plain':>8}{'--sanitize':>11}{'ratio':>7}")
    slower = []
    for one in slowdowns(options.repeats):
        slower.append(one)
        print(f"{one.program:<28}{one.plain:>8.3f}{one.checked:>11.3f}{one.checked / one.plain:>7.1f}", flush=True)
    if options.json:
        measured = {"builds": [asdict(one) for one in built], "slowdowns": [asdict(one) for one in slower]}
        options.json.write_text(json.dumps(measured, indent=2) + "\n")


if __name__ == "__main__":
    main()
