"""What a conversion costs by stage: finding files, tokens and rules, writing, and the parser's view, cold and warm.

Run it from the repository as ``python -m benchmarks.stages [TREE ...]``; a tree is a folder or a name in
``benchmarks.projects``. Each conversion runs in a process of its own, which starts those that share the work. The
parser's view is measured twice: asked what rules ask, and asked for the type of every CUDA name of every file, by a
rule that is registered for that. The second is the most that rules could ever cost.
"""

from __future__ import annotations

import argparse
import csv
import json
import multiprocessing
import os
import resource
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from functools import cache
from pathlib import Path

import hipport
from benchmarks import projects
from benchmarks.figures import CORES
from benchmarks.measure import ROOT
from benchmarks.stage_times import Times
from benchmarks.stage_times import read_times
from benchmarks.stage_times import times_of_conversion
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.mapping.mapping import tables_folder
from hipport.project.survey import Survey
from hipport.tree import batches
from hipport.tree.discover import discover
from hipport.unit import Adviser
from hipport.unit import Answers
from hipport.unit import Ask
from hipport.unit import Question
from hipport.unit import ViewStatus
from hipport.unit.units import Units

CACHE = ROOT / "benchmarks" / "cache"
_OPTIONS = hipport.Options(gitignore=False)
_LANGUAGE = frozenset({"__global__", "__device__", "__shared__", "__constant__", "__managed__", "__launch_bounds__"})
_SPAWN = multiprocessing.get_context("spawn")
_FILES, _TIMES = "files", "times"  # in the folder of logs
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Work:
    """A conversion to do. ``every`` asks about every file with CUDA names, ``ast`` false asks about none; the parser's
    results are kept in ``kept``. ``log`` is a folder, with a line for each file that the parser was asked about, and
    the times of the processes.
    """

    tree: Path
    output: Path | None
    jobs: int
    ast: bool
    every: bool
    kept: Path
    log: Path


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds by the clock, and of processor time of all processes with their start; how many of these by stage."""

    wall: float
    cpu: float
    stages: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Parsed:
    """One file that the parser was asked about: its lines, its questions and those with an answer, seconds of processor
    time of the parser and of the process that asks, and how it ended.
    """

    path: str
    lines: int
    questions: int
    answered: int
    parser: float
    asking: float
    status: str


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stages", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("trees", nargs="*", default=projects.DEFAULT, metavar="TREE")
    parser.add_argument("--jobs", type=int, default=CORES, metavar="N", help="processes [%(default)s]")
    parser.add_argument("--repeats", type=int, default=1, metavar="N", help="runs, the fastest counts [%(default)s]")
    parser.add_argument("--slowest", type=int, default=0, metavar="N", help="name the slowest files")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hipport-stages-") as folder:
        for name in options.trees:
            tree = Path(name) if Path(name).is_dir() else projects.fetch(name, CACHE)
            for line in _stages(tree, Path(folder), options.jobs, options.repeats, options.slowest):
                print(line, flush=True)
    return 0


def _stages(tree: Path, scratch: Path, jobs: int, repeats: int, slowest: int) -> Iterator[str]:
    """Convert a tree in all ways, with lines for each."""
    kept, log = scratch / "kept", scratch / "log"

    def best(name: str, *, output: bool = True, ast: bool = True, every: bool = False, forget: str = "") -> str:
        """The fastest of the runs; before each, what ``forget`` matches in the kept results is removed."""
        costs = []
        for _ in range(repeats):
            for path in kept.rglob(forget) if forget else ():
                if path.is_file():
                    path.unlink()
            shutil.rmtree(scratch / "port", ignore_errors=True)
            costs.append(_cost(Work(tree, scratch / "port" if output else None, jobs, ast, every, kept, log)))
        cost = min(costs, key=lambda cost: cost.wall)
        return f"   {name:52} {_show_cost(cost)}\n{_show_stages(cost)}"

    begin = time.perf_counter()
    found = list(discover([tree], _OPTIONS))
    finding = time.perf_counter() - begin
    yield f"== {tree.name}: {len(found)} files, {jobs} processes"
    yield f"   {'finding files':52} {finding:7.2f} s wall"
    yield best("finding, tokens and rules", output=False, ast=False)
    yield best("finding, tokens, rules and writing", ast=False)
    yield f"   {'a precompiled header':52} {_show_cost(_header_cost(scratch / 'header'))}"
    for every, name in ((False, "asked by rules"), (True, "every file with CUDA names")):
        yield best(f"{name}: nothing kept", every=every, forget="*")
        yield best(f"{name}: precompiled headers kept", every=every, forget="*[!h]")
        parsed = _logged(log)
        yield best(f"{name}: all kept", every=every)
        yield from _show(parsed, slowest)


def _header_cost(folder: Path) -> Cost:
    """To make the precompiled header of most files; what the parser takes without that is not in it."""
    costs = []
    for text in (b"int a;", b"int b;"):
        begin, begin_cpu = time.perf_counter(), _ended_children()
        with Units(600, folder) as units:
            units.ask("first.cu", text, [Question(4, Ask.TYPE)])
        costs.append(Cost(time.perf_counter() - begin, _ended_children() - begin_cpu))
    shutil.rmtree(folder)
    return Cost(costs[0].wall - costs[1].wall, costs[0].cpu - costs[1].cpu)


def _logged(log: Path) -> list[Parsed]:
    """The files that were asked about in the last conversion. One that was converted twice, as others define its names,
    is there once.
    """
    found: dict[str, Parsed] = {}
    files = log / _FILES
    for line in files.read_text().splitlines() if files.exists() else ():
        one = Parsed(**json.loads(line))
        before = found.get(one.path)
        if before is not None:
            one = replace(one, parser=one.parser + before.parser, asking=one.asking + before.asking)
        found[one.path] = one
    return list(found.values())


def _show_cost(cost: Cost) -> str:
    return f"{cost.wall:7.2f} s wall {cost.cpu:7.2f} s CPU"


def _show_stages(cost: Cost) -> str:
    """The time by stage; what is left is the start of processes, and what they tell each other."""
    stages = {**cost.stages, "starts and the rest": cost.cpu - sum(cost.stages.values())}
    return f"      CPU s: {', '.join(f'{stage} {seconds:.2f}' for stage, seconds in stages.items())}"


def _show(parsed: list[Parsed], slowest: int) -> Iterator[str]:
    """The files that were asked about, by the folder of the tree that they are in."""
    folders: dict[str, list[Parsed]] = {}
    for one in parsed:
        folders.setdefault(one.path.partition("/")[0] if "/" in one.path else ".", []).append(one)
    several = {"all": parsed} if len(folders) > 1 else {}
    for name, members in {**several, **folders}.items():
        times = sorted(one.parser * 1000 for one in members)
        at = [times[min(len(times) - 1, len(times) * share // 100)] for share in (50, 90, 99)]
        ends = Counter(one.status for one in members)
        questions, answered = sum(one.questions for one in members), sum(one.answered for one in members)
        yield (
            f"      {name:24} {len(members):4} files {sum(one.lines for one in members):7,} lines"
            f" {questions:6,} questions {answered / questions:4.0%} answered;"
            f" CPU s {sum(times) / 1000:6.2f} parser {sum(one.asking for one in members):5.2f} asking;"
            f" ms a file {at[0]:4.0f} median {at[1]:4.0f} p90 {at[2]:4.0f} p99 {times[-1]:4.0f} max;"
            f" {', '.join(f'{count} {end}' for end, count in ends.most_common())}"
        )
    for one in sorted(parsed, key=lambda one: -one.parser)[:slowest]:
        yield f"         {one.parser * 1000:5.0f} ms {one.path} ({one.status})"


# In processes of their own.


def _cost(work: Work) -> Cost:
    shutil.rmtree(work.log, ignore_errors=True)
    work.log.mkdir()
    begin = _ended_children()
    with ProcessPoolExecutor(1, mp_context=_SPAWN) as executor:
        wall = executor.submit(_convert, work).result()
    return Cost(wall, _ended_children() - begin, read_times(work.log / _TIMES))


def _ended_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _convert(work: Work) -> float:
    """Convert; the seconds that it took, with the start of the other processes."""
    times = _prepare(work)
    begin = time.perf_counter()
    options = hipport.Options(gitignore=_OPTIONS.gitignore, ast=work.ast)
    with (
        ProcessPoolExecutor(work.jobs, mp_context=_SPAWN, initializer=_prepare, initargs=(work,)) as executor,
        times.stage("finding and collecting"),
    ):
        hipport.convert_paths(work.tree, options, output=work.output, executor=executor if work.jobs > 1 else None)
    return time.perf_counter() - begin


def _prepare(work: Work) -> Times:
    """Have a process log its times and what the parser is asked, and ask about every CUDA name where that is wanted."""
    times = times_of_conversion(work.log / _TIMES)
    times.wrap(_Logging, "ask", "asking")
    os.environ["XDG_CACHE_HOME"] = str(work.kept)
    advisers: dict[Path | None, Adviser] = {}

    def adviser_of(survey: Survey) -> Adviser:
        if survey.root not in advisers:
            advisers[survey.root] = _Logging(survey, work.log / _FILES)
        return advisers[survey.root]

    vars(batches)["adviser_of"] = adviser_of
    if work.every:
        rule("HP999", "asks-about-every-cuda-name")(_ask_everything)
    return times


def _ask_everything(ctx: Context) -> Iterator[Diagnostic]:
    directives = {index for found in ctx.tokens.directives for index in range(found.first, found.end)}
    for index in ctx.tokens.where(_cuda_names()):
        if index not in directives:
            ctx.ask(Ask.TYPE, index)
    yield from ()


@cache
def _cuda_names() -> frozenset[str]:
    """The names that are CUDA's alone: HIP has another, or none."""
    names = set(_LANGUAGE)
    for table in tables_folder().glob("*.csv"):
        with table.open(newline="", encoding="utf-8") as file:
            names |= {row["cuda"] for row in csv.DictReader(file) if row.get("cuda") and row["cuda"] != row.get("hip")}
    return frozenset(names)


class _Logging(Adviser):
    """An adviser that writes down what each file took."""

    def __init__(self, survey: Survey, log: Path) -> None:
        super().__init__(survey)
        self._log = log

    def ask(self, relative: str, data: bytes, questions: Iterable[Question]) -> Answers:
        begin, begin_asking = _parser_seconds(), time.process_time()
        answers = super().ask(relative, data, questions)
        parsed = Parsed(
            relative,
            data.count(b"\n"),
            len(answers.facts),
            sum(fact is not None for fact in answers.facts.values()),
            _parser_seconds() - begin,
            time.process_time() - begin_asking,
            ViewStatus(answers.view.status).value,
        )
        with self._log.open("a") as file:  # one write, which other processes do not get into
            file.write(json.dumps(asdict(parsed)) + "\n")
        return answers


def _parser_seconds() -> float:
    """Processor time of this process's children, those that have ended and those that run."""
    seconds = _ended_children()
    for task in Path("/proc/self/task").iterdir():
        for child in (task / "children").read_text().split():
            with suppress(OSError):
                fields = Path("/proc", child, "stat").read_text().rpartition(")")[2].split()
                seconds += (int(fields[11]) + int(fields[12])) / _TICKS
    return seconds


if __name__ == "__main__":
    # Under its own name, so that the other processes know what they are sent.
    from benchmarks.stages import main as run

    os.nice(5)
    sys.exit(run())
