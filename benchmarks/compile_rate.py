"""How much of real CUDA projects compiles once ported: by hipport, and by hipify-perl beside it.

Run it from the repository as ``python -m benchmarks.compile_rate``. It needs hipcc and no GPU. Exit status 2 says that
nothing could be compiled; a low rate never fails.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict
from functools import partial
from pathlib import Path
from pathlib import PurePosixPath

import hipport
from benchmarks import hipify_perl
from benchmarks import projects
from benchmarks.builds import BUILDS
from benchmarks.builds import Build
from benchmarks.compiling import CachingCompiler
from benchmarks.compiling import Tree
from benchmarks.compiling import caching_compiler
from benchmarks.compiling import spread
from benchmarks.figures import CORES
from benchmarks.measure import ROOT
from benchmarks.ports import Port
from benchmarks.ports import by_hipify_perl
from benchmarks.ports import by_hipport
from benchmarks.verdicts import Tally
from benchmarks.verdicts import judge
from benchmarks.verdicts import show
from benchmarks.verdicts import show_errors
from benchmarks.verdicts import tally
from hipport.check.judge import CompiledUnit
from hipport.errors import HipportError
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import UnitLanguage

CACHE = ROOT / "benchmarks" / "cache"
#: What a run takes unless it is told otherwise.
DEFAULT = ("llama-cpp-python", "lightgbm", "xgboost", "cufinufft", "cupy", "exllamav2", "vllm", "bitsandbytes")


def main() -> int:
    options = _arguments()
    script = hipify_perl.find(options.hipify_perl)
    tallies: dict[str, list[Tally]] = {}
    missing: dict[str, str] = {}
    with ExitStack() as stack:
        ready = caching_compiler(options.hipcc, options.arch.split(","), options.timeout, CACHE / "compiled")
        try:
            caching = stack.enter_context(ready)
        except HipportError as error:
            print(error, file=sys.stderr)
            return 2
        compiler = caching.compiler
        print(
            f"hipport {hipport.__version__}; HIP {compiler.version}; Python {platform.python_version()}, {CORES} cores"
        )
        if script is None:
            print("hipify-perl: left out, there is none (Debian has it in the package hipify-perl; see --hipify-perl)")
        for name in options.projects or DEFAULT:
            try:
                tallies[name] = _measure(name, options, script, caching)
            except projects.UnavailableError as error:
                missing[name] = str(error)
                print(f"\n== {name}: left out, {error}", flush=True)
    if options.json:
        report = {
            "hipport": hipport.__version__,
            "hip": compiler.version,
            "architectures": compiler.architectures,
            "projects": {name: [asdict(one) for one in several] for name, several in tallies.items()},
            "left_out": missing,
        }
        options.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.compile_rate", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("projects", nargs="*", metavar="PROJECT", help=f"of {', '.join(BUILDS)} [{' '.join(DEFAULT)}]")
    parser.add_argument("--hipify-perl", type=Path, metavar="PATH", help="the script, where it is not on PATH")
    parser.add_argument("--hipcc", metavar="PATH", help="the compiler, where hipport check would not find it")
    parser.add_argument("--arch", default="gfx90a", metavar="NAMES", help="with commas between [%(default)s]")
    parser.add_argument("--jobs", type=int, default=CORES, metavar="N", help="compilers at once [%(default)s]")
    parser.add_argument("--limit", type=int, metavar="N", help="at most so many units a project, the same in every run")
    parser.add_argument(
        "--timeout", type=float, default=300.0, metavar="SECONDS", help="for one compiler [%(default)g]"
    )
    parser.add_argument("--show-unpredicted", action="store_true", help="list the errors that convert had not reported")
    parser.add_argument("--show-predicted", action="store_true", help="list those that it had")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    return parser.parse_args()


def _measure(name: str, options: argparse.Namespace, script: Path | None, compiler: CachingCompiler) -> list[Tally]:
    """Port a project with each tool, compile the ports, and print what became of them.

    Raises UnavailableError where the project cannot be had.
    """
    fetched = projects.fetch(name, CACHE)
    if name not in BUILDS:
        raise projects.UnavailableError("how it is built is not in builds.py")
    build = BUILDS[name]
    original = Tree((fetched / build.root).resolve(), build.includes)
    units = spread(build.find_units(original.root), options.limit)
    files = original.files_of(original.root / unit for unit in units)
    included = original.names_in(files)
    print(f"\n== {fetched.name}: {len(units)} translation units ({build.source})", flush=True)
    tallies = []
    listings = []
    for port in _ports(name, original.root, files, script):
        judged = judge(port, _compile(port, build, units, compiler, options.jobs), included)
        tallies.append(tally(port, judged))
        if port.predictions is not None:
            wanted = ((False, options.show_unpredicted), (True, options.show_predicted))
            listings = [show_errors(port, judged, predicted=predicted) for predicted, asked in wanted if asked]
    print("\n".join([show(tallies), *filter(None, listings)]), flush=True)
    return tallies


def _ports(name: str, source: Path, files: list[Path], script: Path | None) -> Iterator[Port]:
    yield by_hipport(source, CACHE / "ports" / "hipport" / name)
    if script is not None:
        yield by_hipify_perl(script, source, files, CACHE / "ports" / "hipify-perl" / name, CACHE / "hipify-perl")


def _compile(
    port: Port, build: Build, paths: list[str], compiler: CachingCompiler, jobs: int
) -> Iterator[CompiledUnit]:
    tree = Tree(port.tree, build.includes)
    units = [TranslationUnit(port.tree / path, PurePosixPath(path), UnitLanguage.HIP) for path in paths]
    with ThreadPoolExecutor(jobs) as executor:
        flags = [build.flags(port.tree, path) for path in paths]
        answers = executor.map(partial(compiler.compile, tree=tree), units, flags)
        for done, compiled in enumerate(answers, 1):
            endings = ", ".join(f"{target} {ended.ending.value}" for target, ended in compiled.endings.items())
            progress = f"{port.tool}: {done} of {len(units)}: {compiled.unit.relative}: {endings}"
            print(progress, file=sys.stderr, flush=True)
            yield compiled


if __name__ == "__main__":
    sys.exit(main())
