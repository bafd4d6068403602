"""What is left to do by hand before projects build: lines of build files, findings, minutes; and what is built.

``python -m benchmarks.builds_of FOLDER... [--build]``. The minutes are those of ``hipport convert --analyze``, by
``mappings/effort.toml``; a file without a finding in which the build has an error of the compiler is one of HP911's.
Without a port of the build files, the lines that the port changes are changed by hand, each as one more place.
"""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

import hipport
from benchmarks.built import Built
from benchmarks.built import build
from benchmarks.figures import CORES
from hipport.build.search import search
from hipport.build_port.porting import PORTERS
from hipport.config import Options
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.effort.weights import load_weights
from hipport.mapping.mapping import tables_folder
from hipport.notices import COMPILE_ERROR
from hipport.project.build_files import language_of
from hipport.result import Result
from hipport.toolchain.install import default_prefix


@dataclass(frozen=True, slots=True)
class Row:
    """One project: findings of severity error in its build files as copies and as ports, the lines that differ, those
    findings in its code, and the minutes for all that is left; what its build wanted and made, and the files at errors
    without a finding.
    """

    project: str
    commit: str
    files: int
    copied: int
    changed: int
    left: int
    code: int
    minutes: float
    wanted: int = 0
    made: int = 0
    passed: bool | None = None
    surprises: int = 0
    said: tuple[str, ...] = ()

    @property
    def before(self) -> float:
        """Minutes of work by hand where build files are copied."""
        weights = load_weights(tables_folder())
        return self.after + weights.work["line"].place * (1 + weights.checking) * self.changed

    @property
    def after(self) -> float:
        """Minutes of work by hand on the port."""
        weights = load_weights(tables_folder())
        surprise = weights.rules[COMPILE_ERROR].error.work.first * (1 + weights.checking)
        return self.minutes + surprise * self.surprises


def measure(folder: Path, into: Path, options: Options) -> tuple[Row, frozenset[str]]:
    """Convert a project into the folder ``into``, and count; with the names of its files of code with such findings."""
    project, _, commit = folder.name.partition("@")
    port = into / folder.name
    with ProcessPoolExecutor(CORES) as executor:
        run = hipport.convert_paths(folder, options, output=port, overwrite=True, executor=executor)
    build_files = [path for path in sorted(folder.rglob("*")) if path.is_file() and _is_ported(path.name)]
    copied = sum(_errors(search(path.name, path.read_bytes(), tables_folder(), options)) for path in build_files)
    changed = sum(changed_lines(path, port / path.relative_to(folder)) for path in build_files)
    left = sum(_errors(result.diagnostics) for result in run.results if _is_ported(_name(result)))
    code = {result.path: _errors(result.diagnostics) for result in run.results if not language_of(_name(result))}
    minutes = hipport.estimate_effort(run).by_hand.likely
    row = Row(project, commit, len(build_files), copied, changed, left, sum(code.values()), minutes)
    return row, frozenset(Path(path).name for path, errors in code.items() if errors)


def with_build(row: Row, built: Built, named: frozenset[str]) -> Row:
    """The row with what one more build has made; ``named`` are the files of code with findings."""
    return replace(
        row,
        wanted=row.wanted + len(built.wanted),
        made=row.made + len(built.made),
        passed=built.passed and row.passed is not False,
        surprises=row.surprises + len(built.failed - named),
        said=tuple(dict.fromkeys((*row.said, *built.said))),
    )


def changed_lines(before: Path, after: Path) -> int:
    """The number of lines that differ between two files: those that are replaced, left out or added."""
    if not after.is_file():
        return 0
    old, new = (path.read_text("latin-1").splitlines() for path in (before, after))
    blocks = difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return sum(max(end - start, to - at) for kind, start, end, at, to in blocks if kind != "equal")


def _is_ported(name: str) -> bool:
    return language_of(name) in PORTERS


def _name(result: Result) -> str:
    return Path(result.path).name


def _errors(diagnostics: Iterable[Diagnostic]) -> int:
    return sum(diagnostic.severity is Severity.ERROR for diagnostic in diagnostics)


def as_text(row: Row) -> str:
    """One line of the table of ``docs/corpus.md``."""
    name = row.project.replace("__", "/", 1)
    built = "" if row.passed is None else f"{row.made} of {row.wanted}{'' if row.passed else ', with errors'}"
    counts = (row.files, row.copied, row.changed, row.left, row.code, built, row.surprises)
    minutes = (f"{row.before:.0f}", f"{row.after:.0f}")
    return f"| {' | '.join((name, row.commit, *map(str, counts), *minutes))} |"


def main() -> int:
    """Exit code 0; what does not build is a figure."""
    options = _arguments()
    rows = []
    for folder in options.folders:
        row, named = measure(folder.resolve(), options.into.resolve(), Options(arch=(options.arch,), gitignore=False))
        if options.build:
            port = options.into.resolve() / folder.resolve().name
            for inside in options.inside or ["."]:
                row = with_build(row, _built(port / inside, options), named)
        rows.append(row)
        print(as_text(row), *(f"    {line}" for line in row.said), sep="\n", flush=True)
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n", "utf-8")
    return 0


def _built(port: Path, options: argparse.Namespace) -> Built:
    return build(port, options.rocm, options.arch, options.argument, options.timeout, by_make=options.make)


def _arguments() -> argparse.Namespace:
    summary = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.builds_of", description=summary)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="projects: NAME or NAME@COMMIT")
    parser.add_argument("--into", type=Path, required=True, metavar="FOLDER", help="where ports and builds go")
    parser.add_argument("--arch", default="gfx942", metavar="NAME", help="target architecture [%(default)s]")
    parser.add_argument("--build", action="store_true", help="build with CMake, or with make")
    parser.add_argument("--make", action="store_true", help="build with make, where there is a CMakeLists.txt too")
    parser.add_argument("--inside", action="append", metavar="FOLDER", help="of the project, where a build starts")
    parser.add_argument("--argument", action="append", default=[], metavar="TEXT", help="for cmake or make")
    parser.add_argument("--rocm", type=Path, default=default_prefix(), metavar="FOLDER", help="[%(default)s]")
    parser.add_argument("--timeout", type=float, default=600.0, metavar="SECONDS", help="for one command [%(default)g]")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
