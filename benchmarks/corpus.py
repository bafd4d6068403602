"""Other people's projects as a whole: converted, compiled unit by unit, and the causes of what does not compile.

Run it from the repository as ``python -m benchmarks.corpus FOLDER...``; each folder is a project as it is, with its
name, or its name, ``@`` and its commit. It needs hipcc and no GPU.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict
from dataclasses import replace
from pathlib import Path

from benchmarks import corpus_table
from benchmarks import hipify_perl
from benchmarks.causes import CompileError
from benchmarks.causes import causes
from benchmarks.causes import show
from benchmarks.compiling import CachingCompiler
from benchmarks.compiling import Tree
from benchmarks.compiling import caching_compiler
from benchmarks.compiling import spread
from benchmarks.corpus_row import Row
from benchmarks.corpus_row import as_text
from benchmarks.corpus_row import total
from benchmarks.extensions import TorchOfCorpus
from benchmarks.figures import CORES
from benchmarks.measure import ROOT
from benchmarks.originals import Nvcc
from benchmarks.originals import for_linux
from benchmarks.ports import Port
from benchmarks.ports import by_hipify_perl
from benchmarks.ports import by_hipport
from benchmarks.seen_lines import seen_lines
from benchmarks.verdicts import Judged
from benchmarks.verdicts import judge
from hipport.build.flags import Flags
from hipport.check.device_symbols import DeviceSymbols
from hipport.check.judge import CompiledUnit
from hipport.check.options import CheckOptions
from hipport.check.port import load_project
from hipport.errors import HipportError
from hipport.project.translation_units import TranslationUnit
from hipport.result import Verdict

CACHE = ROOT / "benchmarks" / "cache"
PARTS = 3  # the last one is held back: nobody looks into it before a figure is taken
_MISSING = ("HP5", "HP112", "HP121")  # rules about what AMD GPUs and HIP do not have


def part_of(project: str) -> int:
    """The part of the corpus that a project is in, 1 to PARTS, by a hash of its name."""
    return int(hashlib.sha256(project.encode()).hexdigest(), 16) % PARTS + 1


def main() -> int:
    options = _arguments()
    script = hipify_perl.find(options.hipify_perl) if options.hipify_perl else None
    folders = [folder for folder in options.folders if not options.part or part_of(_name(folder)[0]) in options.part]
    rows: list[Row] = []
    errors: list[CompileError] = []
    with ExitStack() as stack:
        ready = caching_compiler(options.hipcc, options.arch.split(","), options.timeout, CACHE / "compiled")
        try:
            caching = stack.enter_context(ready)
        except HipportError as error:
            print(error, file=sys.stderr)
            return 2
        compiler = caching.compiler
        if options.torch:
            caching = replace(caching, sooner=options.torch.precompiling(caching, CACHE / "precompiled"))
        for number, folder in enumerate(folders, 1):
            print(f"{number} of {len(folders)}: {folder.name}", file=sys.stderr, flush=True)
            for row, found in _measure(folder.resolve(), options, script, caching):
                rows.append(row)
                errors += found
                print(as_text(row), flush=True)
    for tool in dict.fromkeys(row.tool for row in rows):
        mine = [row for row in rows if row.tool == tool]
        print(as_text(total(f"{len(mine)} projects", mine)))
    missing = Counter(name for row in rows for name in row.missing)
    print("missing headers:", ", ".join(f"{name} ({count})" for name, count in missing.most_common()) or "none")
    table = causes(errors)
    print("", *show(table[: options.causes]), sep="\n")
    if options.markdown:
        options.markdown.write_text("\n".join(corpus_table.table(rows)) + "\n", "utf-8")
    if options.json:
        report = {"architectures": compiler.architectures, "rows": [asdict(row) for row in rows]}
        text = json.dumps({**report, "causes": [asdict(cause) for cause in table]}, indent=1)
        options.json.write_text(text + "\n", "utf-8")
    return 0


def _arguments() -> argparse.Namespace:
    summary = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.corpus", description=summary)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="projects: NAME or NAME@COMMIT")
    parser.add_argument("--part", type=int, action="append", metavar="N", help=f"only this part, 1 to {PARTS}")
    parser.add_argument("--limit", type=int, default=20, metavar="N", help="units for each project [%(default)s]")
    parser.add_argument("--arch", default="gfx942,gfx1100", metavar="NAMES", help="with commas between [%(default)s]")
    parser.add_argument("--hipify-perl", type=Path, metavar="PATH", help="the script, to port the same files with it")
    parser.add_argument("--hipcc", metavar="PATH", help="the compiler, where hipport check would not find it")
    parser.add_argument("--jobs", type=int, default=CORES, metavar="N", help="compilers at once [%(default)s]")
    parser.add_argument(
        "--timeout", type=float, default=120.0, metavar="SECONDS", help="for one compiler [%(default)g]"
    )
    parser.add_argument("--nvcc", metavar="PATH", help="units that it does not compile either are counted apart")
    parser.add_argument("--cuda", action="append", default=[], metavar="FOLDER", help="headers of CUDA's libraries")
    parser.add_argument(
        "--older-cuda", action="append", default=[], metavar="FOLDER", help="headers of an older CUDA, tried as well"
    )
    parser.add_argument("--causes", type=int, default=60, metavar="N", help="so many causes are shown [%(default)s]")
    parser.add_argument("--include", action="append", default=[], metavar="FOLDER", help="headers of third parties")
    parser.add_argument(
        "--no-parse", dest="parse", action="store_false", help="parse no units, of which a huge tree has too many"
    )
    parser.add_argument("--torch", type=TorchOfCorpus, metavar="FOLDER", help="a PyTorch for CUDA, for extensions")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the rows there, as a table")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write rows and causes there")
    return parser.parse_args()


def _name(folder: Path) -> tuple[str, str]:
    name, _, commit = folder.name.partition("@")
    return name, commit


def _measure(
    folder: Path, options: argparse.Namespace, script: Path | None, compiler: CachingCompiler
) -> Iterator[tuple[Row, list[CompileError]]]:
    """Port a project with each tool, and compile the same units of each port."""
    scratch = CACHE / "corpus" / folder.name
    try:
        port = by_hipport(folder, scratch / "hipport", options.include, parse=options.parse)
    except subprocess.CalledProcessError:  # its traceback is on stderr
        print(f"{folder.name}: hipport failed", flush=True)
        return
    try:
        torch = options.torch.torch.folder if options.torch else None
        project = load_project([port.tree], CheckOptions(arch=compiler.compiler.architectures, torch=torch))
    except HipportError as error:
        print(f"{folder.name}: left out, {error}", flush=True)
        return
    by_path = {str(unit.relative): (unit, flags) for unit, flags in project.units}
    chosen = [by_path[path] for path in spread(by_path, options.limit)]
    others = Flags(system=tuple(options.include))
    answers, judged = _compiled(port, chosen, others, compiler, options.jobs, project.device_symbols)
    alarms = _alarms(port, judged, answers, compiler)
    theirs = _theirs(folder, port, judged, answers, options, compiler)
    ours = [one for one in judged if one.unit not in theirs]
    yield _row(folder, port, judged, len(project.units), alarms, theirs), list(_errors(folder, port, ours))
    if script is not None:
        files = Tree(folder, ()).files_of(folder / unit.relative for unit, _ in chosen)
        perl = by_hipify_perl(script, folder, files, scratch / "perl", CACHE / "hipify-perl")
        units = [
            (
                replace(unit, path=perl.tree / unit.relative),
                flags.moved(lambda place: place.replace(str(port.tree), str(perl.tree), 1)),
            )
            for unit, flags in chosen
        ]
        _, judged = _compiled(perl, units, others, compiler, options.jobs, project.device_symbols)
        yield _row(folder, perl, judged, len(project.units), (0, 0), theirs), []


def _compiled(
    port: Port,
    units: Sequence[tuple[TranslationUnit, Flags]],
    others: Flags,
    compiler: CachingCompiler,
    jobs: int,
    symbols: DeviceSymbols,
) -> tuple[list[CompiledUnit], tuple[Judged, ...]]:
    folders = {folder for _, flags in units for folder in (*flags.quote, *flags.include, *flags.after)}
    tree = Tree(port.tree, [os.path.relpath(folder, port.tree) for folder in sorted(folders)])
    with ThreadPoolExecutor(jobs) as executor:
        compiled = executor.map(lambda one: compiler.compile(one[0], one[1] + others, tree), units)
        answers = [symbols.linked(each) for each in compiled]
    asking = (m.place for each in answers for _, m in each.messages() if m.missing_header and m.place)
    reached = {Path(place.path) for place in asking if place.path.startswith(f"{port.tree}/")}  # by a macro's include
    included = tree.names_in(reached.union(tree.files_of(unit.path for unit, _ in units)))
    return answers, judge(port, answers, included)


def _row(
    folder: Path,
    port: Port,
    judged: Sequence[Judged],
    all_units: int,
    alarms: tuple[int, int],
    theirs: Collection[str],
) -> Row:
    name, commit = _name(folder)
    verdicts = [one.compilation.verdict for one in judged]
    failed = [one for one in judged if one.compilation.verdict is Verdict.FAILED and one.unit not in theirs]
    errors = {finding for one in failed for finding in one.findings if finding.predicted is not None}
    known = (Verdict.COMPILED, Verdict.FAILED, Verdict.MISSING_HEADER)
    return Row(
        project=name,
        commit=commit,
        part=part_of(name),
        tool=port.tool,
        lines=port.lines,
        seconds=port.seconds,
        all_units=all_units,
        units=len(judged),
        compiled=verdicts.count(Verdict.COMPILED),
        theirs=sum(one.compilation.verdict is Verdict.FAILED and one.unit in theirs for one in judged),
        lacking=sum(_is_lacking(one) for one in failed),
        no_header=verdicts.count(Verdict.MISSING_HEADER),
        no_answer=sum(verdict not in known for verdict in verdicts),
        errors=len(errors),
        predicted=None if port.predictions is None else sum(bool(error.predicted) for error in errors),
        alarms=alarms[0],
        false_alarms=alarms[1],
        missing=tuple(name for one in judged for name in one.compilation.headers),
    )


def _theirs(
    folder: Path,
    port: Port,
    judged: Sequence[Judged],
    answers: Iterable[CompiledUnit],
    options: argparse.Namespace,
    compiler: CachingCompiler,
) -> frozenset[str]:
    """The units that fail, and whose originals nvcc does not compile either; none without nvcc. Of sources that are
    HIP's already, those that the port has as they were.
    """
    if not options.nvcc:
        return frozenset()
    failed = [
        (one.unit, answer.flags)
        for one, answer in zip(judged, answers, strict=True)
        if one.compilation.verdict is Verdict.FAILED and not _is_lacking(one)
    ]
    if not failed:
        return frozenset()
    nvcc = Nvcc(options.nvcc, tuple(options.cuda), CACHE / "nvcc", tuple(options.older_cuda))
    original = for_linux(folder, port.tree.with_name("linux"))

    def refused(unit: str, flags: Flags) -> bool:
        if unit.endswith(".hip") and (original / unit).is_file():
            return (original / unit).read_bytes() == (port.tree / unit).read_bytes()
        before = flags.moved(lambda place: place.replace(str(port.tree), str(original), 1))
        if options.torch:
            before = options.torch.for_cuda(before)
        return nvcc.refuses(original / unit, before, compiler.processes, compiler.limits)

    return frozenset(unit for unit, flags in failed if refused(unit, flags))


def _is_lacking(one: Judged) -> bool:
    """Whether a unit fails for nothing but what HIP does not have, and ``convert`` said so at each place."""
    predicted = [finding.predicted for finding in one.findings if finding.predicted is not None]
    return all(codes and any(code.startswith(_MISSING) for code in codes) for codes in predicted)


def _alarms(
    port: Port, judged: Sequence[Judged], answers: Iterable[CompiledUnit], compiler: CachingCompiler
) -> tuple[int, int]:
    """Open findings of severity error in files that were compiled as units: all, and those at lines that the compiler
    sees in units that compile.
    """
    alarms = false = 0
    for one, answer in zip(judged, answers, strict=True):
        found = port.alarms.get(str(port.tree / one.unit), ())
        alarms += len(found)
        if found and one.compilation.verdict is Verdict.COMPILED:
            seen = seen_lines(answer, compiler)
            false += sum(seen is None or any(map(alarm.covers, seen)) for alarm in found)
    return alarms, false


def _errors(folder: Path, port: Port, judged: Iterable[Judged]) -> Iterator[CompileError]:
    for one in judged:
        if one.compilation.verdict is Verdict.FAILED:
            for f in sorted(one.findings, key=lambda f: (f.place.path != str(port.tree / one.unit), f.place.line)):
                if f.predicted is not None:
                    place = f"{os.path.relpath(f.place.path, port.tree)}:{f.place.line}"
                    yield CompileError(_name(folder)[0], one.unit, place, f.message, f.predicted)


if __name__ == "__main__":
    sys.exit(main())
