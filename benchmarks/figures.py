"""What converting one tree cost, and what became of it."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from benchmarks.checks import CHECKS
from benchmarks.checks import COMPLETE
from benchmarks.checks import SECOND_RUN
from benchmarks.checks import missing
from benchmarks.checks import ports
from benchmarks.checks import settled
from benchmarks.measure import Cost
from benchmarks.measure import measure
from hipport import Run
from hipport import Status
from hipport import load_mapping

CORES = len(os.sched_getaffinity(0))
# What a kept name's reason says beyond its kind: the place of the definition, the path of the header.
_PLACE = re.compile(r" at .*|(?<= header) .*")
_SHOWN = 10
_SOURCE = (Status.CONVERTED, Status.UNCHANGED)


@dataclass(frozen=True, slots=True)
class Figures:
    """One tree: its source files, their lines and bytes, and what became of them by rule code or reason. ``copied``
    counts the files that are not source; copying them is in the costs. ``failures`` has the offences of each check, in
    a tree that was checked.
    """

    name: str
    files: int
    lines: int
    size: int
    copied: int
    costs: tuple[Cost, ...]
    edits: dict[str, int]
    diagnostics: dict[str, int]
    kept: dict[str, int]
    failures: dict[str, tuple[str, ...]]

    @property
    def failed(self) -> bool:
        return any(self.failures.values())


def figures_of(name: str, tree: Path, output: Path, *, repeats: int, checked: bool) -> Figures:
    """Convert ``tree`` into ``output`` on one core and on all, each ``repeats`` times, the fastest counting."""
    measured = [
        min((measure(tree, output, jobs) for _ in range(repeats)), key=lambda one: one.cost.wall)
        for jobs in dict.fromkeys((1, CORES))
    ]
    run = measured[-1].run
    sources = [r for r in run.results if r.status in _SOURCE]
    return Figures(
        name,
        files=len(sources),
        lines=sum(r.lines for r in sources),
        size=sum((tree / Path(r.target).relative_to(output)).stat().st_size for r in sources if r.target),
        copied=sum(r.status is Status.COPIED for r in run.results),
        costs=tuple(one.cost for one in measured),
        edits=_counted(e.code for r in run.results for e in r.edits),
        diagnostics=_counted(d.code for r in run.results for d in r.diagnostics),
        kept=_counted(_PLACE.sub("", k.reason) for r in run.results for k in r.kept),
        failures=_failures(run, tree, output) if checked else {},
    )


def show(figures: Figures) -> str:
    """The figures in lines for a person to read."""
    megabytes = figures.size / 1e6
    size = f"{figures.files} source files, {figures.lines:,} lines, {megabytes:.2f} MB"
    lines = [f"== {figures.name}: {size} ({figures.copied} other files copied)"]
    lines += [
        f"   {cost.jobs} process{'es' if cost.jobs > 1 else '':2} {cost.wall:7.2f} s wall {cost.cpu:7.2f} s CPU"
        f" {figures.lines / cost.wall:10,.0f} lines/s {figures.lines / cost.cpu:10,.0f} lines/CPU s"
        f" {megabytes / cost.wall:6.2f} MB/s {cost.peak:5.0f} MiB"
        for cost in figures.costs
    ]
    found = sum(figures.diagnostics.values())
    lines.append(f"   edits        {_listed(figures.edits)}")
    lines.append(
        f"   diagnostics  {_listed(figures.diagnostics)}; {1000 * found / max(figures.lines, 1):.1f} per 1000 lines"
    )
    lines.append(f"   kept names   {_listed(figures.kept)}")
    for check, offences in figures.failures.items():
        lines.append(f"   {'FAIL' if offences else 'pass'}  {check}{f': {len(offences)} places' if offences else ''}")
        lines += [f"         {offence}" for offence in offences[:_SHOWN]]
    return "\n".join(lines)


def _failures(run: Run, tree: Path, output: Path) -> dict[str, tuple[str, ...]]:
    mapping = load_mapping()
    offences: dict[str, list[str]] = {name: [] for name in CHECKS}
    for port in ports(run, tree, output):
        for name, check in CHECKS.items():
            offences[name] += check(port, mapping)
    offences[COMPLETE] = list(missing(tree, output))
    again = measure(output, output.with_name(f"{output.name}_again")).run
    offences[SECOND_RUN] = list(settled(again))
    return {name: tuple(places) for name, places in offences.items()}


def _counted(keys: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(keys).items()))


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{key} {count:,}" for key, count in counts.items()) or "none"
