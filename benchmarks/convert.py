"""What a conversion costs, and whether it is right: on the examples, on a generated tree and on real projects.

Run it from the repository as ``python -m benchmarks.convert``. Exit status 1 says that the port of a real project
failed a check; times never fail.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

import hipport
from benchmarks import hipify_perl
from benchmarks import projects
from benchmarks.figures import CORES
from benchmarks.figures import Figures
from benchmarks.figures import figures_of
from benchmarks.figures import show
from benchmarks.generated import generate
from benchmarks.hipify_perl import Comparison
from benchmarks.measure import ROOT
from benchmarks.tables import table_seconds

CACHE = ROOT / "benchmarks" / "cache"
TYPICAL_FILE = ROOT / "examples" / "nbody" / "src" / "nbody.cu"


def main() -> int:
    options = _arguments()
    machine = f"Python {platform.python_version()}, {CORES} cores"
    print(f"hipport {hipport.__version__}, {machine}")
    tables = table_seconds(TYPICAL_FILE)
    print(f"tables that {TYPICAL_FILE.relative_to(ROOT)} needs: {tables * 1000:.1f} ms")
    with tempfile.TemporaryDirectory(prefix="hipport-benchmark-") as folder:
        scratch = Path(folder)
        real, missing = real_trees("" if options.folders else options.projects)
        own = {folder.name: folder for folder in options.folders} or own_trees(scratch, options.generated)
        results: list[Figures] = []
        for name, tree in {**own, **real}.items():
            results.append(figures_of(name, tree, scratch / "port", repeats=options.repeats, checked=name in real))
            print(f"\n{show(results[-1])}", flush=True)
        for name, reason in missing.items():
            print(f"\n== {name}: left out, {reason}")
        comparison = _compare(options.hipify_perl, list((real or own).values()), options.perl_lines, scratch)
    if options.json:
        report = {
            "hipport": hipport.__version__,
            "machine": machine,
            "table_seconds": tables,
            "trees": [asdict(result) for result in results],
            "left_out": missing,
            "hipify_perl": asdict(comparison) if comparison else None,
        }
        options.json.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    failed = [result.name for result in results if result.failed]
    if real:
        print("\nchecks failed on " + ", ".join(failed) if failed else "\nevery check passed")
    return 1 if failed else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.convert", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER", help="these, in place of all others")
    parser.add_argument(
        "--projects",
        default=",".join(projects.DEFAULT),
        metavar="NAMES",
        help=f"of {', '.join(projects.VERSIONS)}, with commas between; '' for none [%(default)s]",
    )
    parser.add_argument("--generated", type=int, default=200_000, metavar="LINES", help="0 for none [%(default)s]")
    parser.add_argument("--hipify-perl", type=Path, metavar="PATH", help="the script, where it is not on PATH")
    parser.add_argument("--perl-lines", type=int, default=3000, metavar="N", help="lines for hipify-perl [%(default)s]")
    parser.add_argument("--repeats", type=int, default=1, metavar="N", help="runs, the fastest counts [%(default)s]")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    return parser.parse_args()


def own_trees(scratch: Path, generated_lines: int) -> dict[str, Path]:
    trees = {"examples": scratch / "examples"}
    shutil.copytree(ROOT / "examples", trees["examples"], ignore=shutil.ignore_patterns("expected"))
    if generated_lines:
        trees["generated"] = scratch / "generated"
        generate(trees["generated"], generated_lines)
    return trees


def real_trees(names: str) -> tuple[dict[str, Path], dict[str, str]]:
    """The projects that could be had, with their folders, and the others with the reason."""
    trees, missing = {}, {}
    for name in filter(None, names.split(",")):
        try:
            trees[name] = projects.fetch(name, CACHE)
        except projects.UnavailableError as error:
            missing[name] = str(error)
    return trees, missing


def _compare(given: Path | None, trees: list[Path], lines: int, scratch: Path) -> Comparison | None:
    script = hipify_perl.find(given)
    if script is None:
        print("\n== hipify-perl: left out, there is none (Debian has it in the package hipify-perl; see --hipify-perl)")
        return None
    sample = scratch / "sample"
    hipify_perl.take_sample((path for tree in trees for path in tree.rglob("*.cu*") if path.is_file()), lines, sample)
    comparison = hipify_perl.compare(script, sample, scratch)
    print(f"\n{hipify_perl.show(comparison)}")
    return comparison


if __name__ == "__main__":
    sys.exit(main())
