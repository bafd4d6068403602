"""What the parser's view costs and sees: every file of real CUDA projects that calls CUDA, parsed.

Run it from the repository as ``python -m benchmarks.unit [PROJECT ...]``; a project is a name in
``benchmarks.projects`` or a folder. Each file is asked for the type of every call of CUDA, which is the worst case, as
rules ask about few places. Names of C's library, which CUDA has too, do not count.
"""

from __future__ import annotations

import argparse
import csv
import os
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from benchmarks import projects
from benchmarks.measure import ROOT
from hipport.config import Options
from hipport.mapping.mapping import tables_folder
from hipport.project.survey import Survey
from hipport.source.lexer import is_blank
from hipport.source.tokens import Tokens
from hipport.tree.discover import FileKind
from hipport.tree.discover import discover
from hipport.unit import Ask
from hipport.unit import Question
from hipport.unit import View
from hipport.unit import ViewStatus
from hipport.unit.flags import TreeFlags
from hipport.unit.units import Units

CACHE = ROOT / "benchmarks" / "cache"
_CUDA = re.compile(r"(?:cu[a-z]*|nccl|nvtx|nvml|nvrtc)[A-Z_]\w*$|__\w+$|atomic[A-Z]\w*$")
DEFAULT = ("llama-cpp-python", "xgboost", "lightgbm")


@dataclass(frozen=True, slots=True)
class Parsed:
    """One file: its lines, the seconds it took, how the parse ended, and its calls of CUDA by what is known of them."""

    name: str
    lines: int
    seconds: float
    status: ViewStatus
    errors: int
    missing: tuple[str, ...]
    types: Counter[str]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.unit", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("projects", nargs="*", default=DEFAULT, metavar="PROJECT")
    parser.add_argument("--deadline", type=float, default=2.0, metavar="SECONDS", help="for one file [%(default)s]")
    parser.add_argument("--slowest", type=int, default=0, metavar="N", help="name the slowest files")
    options = parser.parse_args()
    names = _function_names()
    with tempfile.TemporaryDirectory(prefix="hipport-unit-") as folder:
        print(f"precompiled header: {_first(Path(folder)):.2f} s to make, {_first(Path(folder)):.2f} s to load")
        for project in options.projects:
            tree = Path(project) if Path(project).is_dir() else projects.fetch(project, CACHE)
            with Units(options.deadline, Path(folder)) as units:
                results = _parse_tree(tree, names, units)
            print(f"\n{_show(project, results)}", flush=True)
            for parsed in sorted(results, key=lambda one: -one.seconds)[: options.slowest]:
                print(
                    f"  {parsed.seconds * 1000:6.0f} ms  {parsed.name}: {parsed.status.value}, {parsed.errors} errors"
                )
    return 0


def _first(cache: Path) -> float:
    """Seconds for the first file of a run, in a process that has nothing yet."""
    begin = time.perf_counter()
    with Units(600, cache) as units:
        units.ask("first.cu", f"int first{time.time_ns()};".encode(), [Question(4, Ask.TYPE)])
    return time.perf_counter() - begin


def _function_names() -> frozenset[str]:
    """The CUDA functions of all tables."""
    names = set()
    for table in tables_folder().glob("*.csv"):
        with table.open(newline="", encoding="utf-8") as file:
            names |= {row["cuda"] for row in csv.DictReader(file) if row.get("kind") == "function"}
    return frozenset(name for name in names if _CUDA.match(name))


def _parse_tree(tree: Path, names: frozenset[str], units: Units) -> list[Parsed]:
    found = [entry for entry in discover([tree], Options(gitignore=False)) if entry.kind is FileKind.SOURCE]
    survey = Survey(frozenset(entry.relative.as_posix() for entry in found), tree)
    flags = TreeFlags(survey)
    results = []
    for entry in found:
        data = entry.path.read_bytes()
        questions = [Question(offset, Ask.TYPE) for offset in _calls(data.decode("latin-1"), names)]
        if entry.problem or not questions:
            continue
        of_file = flags.of(entry.relative.as_posix())
        begin = time.perf_counter()
        answers = units.ask(entry.path, data, questions, of_file)
        seconds = time.perf_counter() - begin
        view = answers.view
        types = Counter(
            "known" if fact is not None else "not compiled" if _is_skipped(view, question) else "unknown"
            for question, fact in answers.facts.items()
        )
        lines = data.count(b"\n")
        results.append(Parsed(entry.display, lines, seconds, view.status, view.errors, view.missing, types))
    return results


def _is_skipped(view: View, question: Question) -> bool:
    return any(start <= question.offset < end for start, end in view.skipped)


def _calls(text: str, names: frozenset[str]) -> list[int]:
    """The offsets of CUDA's functions where they are called, outside of preprocessor lines."""
    tokens = Tokens(text)
    directives = {index for found in tokens.directives for index in range(found.first, found.end)}
    offsets = []
    for index in tokens.where(names):
        following = next((token for token in tokens.texts[index + 1 :] if not is_blank(token)), "")
        before = next((token for token in reversed(tokens.texts[:index]) if not is_blank(token)), "")
        if following == "(" and before not in (".", "->") and index not in directives:
            offsets.append(tokens.starts[index])
    return offsets


def _show(project: str, results: list[Parsed]) -> str:
    if not results:
        return f"== {project}: no file calls CUDA"
    milliseconds = sorted(one.seconds * 1000 for one in results)
    types = sum((one.types for one in results), Counter[str]())
    statuses = Counter(one.status.value for one in results)
    missing = Counter(name for one in results for name in one.missing)
    at = [milliseconds[min(len(milliseconds) - 1, len(milliseconds) * share // 100)] for share in (50, 90, 99)]
    shares = ", ".join(f"{count} {owner} ({count / types.total():.1%})" for owner, count in types.most_common())
    absent = ", ".join(f"{name} {count}" for name, count in missing.most_common(8))
    return f"""\
== {project}: {len(results)} files, {sum(one.lines for one in results)} lines
   {", ".join(f"{count} {status}" for status, count in statuses.most_common())}
   total {sum(milliseconds) / 1000:.1f} s; ms a file: median {at[0]:.0f}, p90 {at[1]:.0f}, p99 {at[2]:.0f}
   {types.total()} calls: {shares}
   {sum(one.errors for one in results)} errors; missing headers: {absent}"""


if __name__ == "__main__":
    os.nice(10)
    sys.exit(main())
