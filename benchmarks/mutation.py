"""The share of small faults in a module that its tests let pass.

``python -m benchmarks.mutation MODULE...`` plants the faults of ``mutants.py`` one at a time in a copy of the
repository, and runs the tests that exercise the module: a fault that no test notices survives. ``equivalent.csv`` has
those that change nothing that can be observed, with reasons; they do not count.
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from types import ModuleType

from benchmarks.mutants import Mutant
from benchmarks.mutants import mutants

ROOT = Path(__file__).resolve().parents[1]
EQUIVALENT = Path(__file__).with_name("equivalent.csv")
#: The tests that exercise a module, the fastest first; those that need nothing but Python where they are enough.
TESTS = {
    "atomic": ("tests/tree/test_write_gates.py", "tests/tree/test_write.py"),
    "convert": ("tests/engine/test_self_check.py", "tests/engine/test_convert.py", "tests/cases/test_cases.py"),
    "edits": ("tests/engine/test_engine_edits.py", "tests/engine/test_positions.py", "tests/engine/test_self_check.py"),
    "tree/output_tree": (
        "tests/tree/test_write_gates.py",
        "tests/tree/test_write.py",
        "tests/tree/test_write_properties.py",
    ),
    "verify/judging/compare": ("tests/verify/test_compare_gates.py", "tests/verify/test_compare.py"),
    "verify/judging/judge": ("tests/verify/test_judge.py",),
    "check/judge": ("tests/check/test_judge.py",),
    "cpu/checking": ("tests/cpu/checks/test_checking.py",),
}
#: Imported once: what tests need and what is not hipport's. Each run of the tests is a fork of this process.
_PRELOADED = ("_pytest", "click", "hypothesis", "jinja2", "numpy", "rich.console")
_OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0")


class Outcome(Enum):
    """What the tests made of a fault."""

    FOUND = "found"
    SURVIVED = "survived"
    TIMED_OUT = "timed out"  # found too: an endless loop


@dataclass(frozen=True, slots=True)
class Checked:
    """A fault of a module and what came of it."""

    module: str
    mutant: Mutant
    outcome: Outcome


def run(tree: Path, modules: Sequence[str], *, jobs: int, sample: int | None, seed: int) -> list[Checked]:
    """Plant the faults of modules, or a random sample of so many for each, in copies of ``tree``."""
    with tempfile.TemporaryDirectory() as folder, _pool(tree, Path(folder), jobs) as pool:
        found: list[Checked] = []
        for module in modules:
            limit = 20 + 10 * pool.submit(_baseline, module).result()
            chosen = mutants((tree / "hipport" / f"{module}.py").read_text("utf-8"))
            if sample is not None and sample < len(chosen):
                chosen = sorted(random.Random(seed).sample(chosen, sample), key=lambda m: (m.start, m.end))
            for checked in pool.map(partial(_check, module, limit), chosen):
                found.append(checked)
                if checked.outcome is Outcome.SURVIVED:
                    print(f"survived: {place(checked)}", flush=True)
    return found


def place(checked: Checked) -> str:
    """Where a fault is, and what it is."""
    mutant = checked.mutant
    before, after = (" ".join(text.split()) for text in (mutant.before, mutant.after))
    return f"hipport/{checked.module}.py:{mutant.line} {mutant.scope}: {before} -> {after or '(nothing)'}"


def equivalent(path: Path = EQUIVALENT) -> dict[tuple[str, str, str, str], str]:
    """The faults that change nothing that can be observed: module, function, before and after, with the reason."""
    with path.open(encoding="utf-8", newline="") as file:
        return {(r["module"], r["function"], r["before"], r["after"]): r["reason"] for r in csv.DictReader(file)}


def key(checked: Checked) -> tuple[str, str, str, str]:
    """A fault as ``equivalent`` names it: no line, so that it holds while the module changes elsewhere."""
    mutant = checked.mutant
    return checked.module, mutant.scope, " ".join(mutant.before.split()), " ".join(mutant.after.split())


def shares(found: Iterable[Checked], known: Iterable[tuple[str, str, str, str]]) -> list[str]:
    """A line for each module: how many faults survived, those that are known to change nothing left out."""
    known = set(known)
    lines = []
    by_module: dict[str, list[Checked]] = {}
    for checked in found:
        by_module.setdefault(checked.module, []).append(checked)
    for module, all_checked in by_module.items():
        counted = [c for c in all_checked if c.outcome is not Outcome.SURVIVED or key(c) not in known]
        survived = sum(c.outcome is Outcome.SURVIVED for c in counted)
        share = survived / len(counted) if counted else 0.0
        without = len(all_checked) - len(counted)
        lines.append(f"{module:20} {survived:4} of {len(counted):4} survived ({share:.1%}), {without} equivalent")
    return lines


# In the processes of the pool ---------------------------------------------------------------------------------------

_copy = Path()


def _pool(tree: Path, folder: Path, jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("fork"), _prepare, (tree, folder))


def _prepare(tree: Path, folder: Path) -> None:
    """Make a copy of the repository for this process, and import what all runs of tests share."""
    global _copy  # noqa: PLW0603
    _copy = folder / str(os.getpid())
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=tree, check=True, capture_output=True, text=True,
    )  # fmt: skip
    for name in filter(None, listed.stdout.split("\0")):
        if (tree / name).is_file():
            (_copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(tree / name, _copy / name)
    # A module of the same size and second would be taken from the cache of compiled modules.
    os.environ |= {"PYTHONPATH": str(_copy), "PYTHONDONTWRITEBYTECODE": "1", "OPENBLAS_NUM_THREADS": "1"}
    sys.dont_write_bytecode = True
    for name in _PRELOADED:
        __import__(name)


def _baseline(module: str) -> float:
    """The seconds that a module's tests take without a fault. Raises RuntimeError where they do not pass."""
    begin = time.monotonic()
    if (outcome := _tests(module, 600.0)) is not Outcome.SURVIVED:
        raise RuntimeError(f"the tests of {module} do not pass without a fault ({outcome.value})")
    return time.monotonic() - begin


def _check(module: str, limit: float, mutant: Mutant) -> Checked:
    path = _copy / "hipport" / f"{module}.py"
    text = path.read_text("utf-8")
    path.write_text(mutant.apply(text), "utf-8")
    try:
        return Checked(module, mutant, _tests(module, limit))
    finally:
        path.write_text(text, "utf-8")


def _tests(module: str, limit: float) -> Outcome:
    """Run a module's tests in a fork of this process; at most ``limit`` seconds."""
    process = os.fork()
    if process == 0:
        os.setsid()
        _run_pytest([name for name in TESTS[module] if (_copy / name).exists()])
    end = time.monotonic() + limit
    while time.monotonic() < end:
        done, status = os.waitpid(process, os.WNOHANG)
        if done:
            return Outcome.SURVIVED if status == 0 else Outcome.FOUND
        time.sleep(0.02)
    os.killpg(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return Outcome.TIMED_OUT


def _run_pytest(tests: list[str]) -> None:
    """Run tests of the copy in this process, and end it with pytest's exit status."""
    code = 1
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        os.chdir(_copy)
        for name in [name for name in sys.modules if name.partition(".")[0] in ("hipport", "tests", "benchmarks")]:
            del sys.modules[name]
        sys.modules["__main__"] = ModuleType("__main__")  # what processes that tests spawn would import
        sys.path.insert(0, str(_copy))
        import pytest  # noqa: PLC0415

        code = int(pytest.main([*_OPTIONS, "-W", "ignore::pytest.PytestAssertRewriteWarning", *tests]))
    finally:
        os._exit(code)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", default=list(TESTS))
    parser.add_argument("--jobs", type=int, default=1, help="tests at a time")
    parser.add_argument("--sample", type=int, help="faults of each module, at random; all if not given")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout whose modules and tests are taken")
    given = parser.parse_args()
    found = run(given.tree.resolve(), given.modules, jobs=given.jobs, sample=given.sample, seed=given.seed)
    known = equivalent()
    print("\nSurvivors that are not known to change nothing:")
    for checked in found:
        if checked.outcome is Outcome.SURVIVED and key(checked) not in known:
            print(f"  {place(checked)}")
    print("\n".join(["", *shares(found, known)]))


if __name__ == "__main__":
    main()
