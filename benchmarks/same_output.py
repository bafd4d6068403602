"""Whether two versions of hipport write the same: ports of the benchmarks' trees and their reports, byte for byte.

Run it from the repository as ``python -m benchmarks.same_output OTHER [TREE...]``, where ``OTHER`` is the Python of an
environment in which the other version is installed. Exit status 1 says that something differs, and what.
"""

from __future__ import annotations

import argparse
import filecmp
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.convert import own_trees
from benchmarks.convert import real_trees
from benchmarks.projects import DEFAULT

#: Each tree is converted with each of these.
VARIANTS = ((), ("--no-ast", "--warp", "native", "--launch", "macro", "--unsafe-fixes"))
_SECONDS = re.compile(r'"seconds": [\d.e+-]+')
_WORDS = re.compile(r'"(?:message|remedy|title|reason)": "(?:[^"\\]|\\.)*"')


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.same_output", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("other", type=Path, metavar="OTHER", help="Python of the other version's environment")
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE", help="folders [the trees of benchmarks.convert]")
    parser.add_argument("--apart-from-words", action="store_true", help="messages and remedies may differ")
    options = parser.parse_args()
    differences = 0
    with tempfile.TemporaryDirectory(prefix="hipport-same-") as folder:
        scratch = Path(folder)
        for name, tree in _trees(options.trees, scratch).items():
            for number, variant in enumerate(VARIANTS):
                ports = [scratch / f"{which}-{number}" for which in ("this", "other")]
                for python, port in zip((Path(sys.executable), options.other.absolute()), ports, strict=True):
                    convert(python, tree, port, variant)
                    if options.apart_from_words:
                        leave_words_out(port)
                found = list(differing(*ports))
                files = sum(1 for path in ports[0].rglob("*") if path.is_file())
                print(f"{name} {' '.join(variant)}: {files} files, {len(found)} differ", *found, sep="\n  ", flush=True)
                differences += len(found)
                for port in ports:
                    shutil.rmtree(port)
    return 1 if differences else 0


def _trees(given: list[Path], scratch: Path) -> dict[str, Path]:
    if given:
        return {tree.name: tree for tree in given}
    real, missing = real_trees(",".join(DEFAULT))
    for name, reason in missing.items():
        print(f"{name}: left out, {reason}")
    return {**own_trees(scratch, 200_000), **real}


def convert(python: Path, tree: Path, port: Path, variant: tuple[str, ...]) -> None:
    """Convert ``tree`` into ``port`` with the report beside the ported files. Raises SystemExit where that fails."""
    port.mkdir()
    report = port / "report.json"
    command = [
        str(python),
        "-m",
        "hipport",
        "convert",
        str(tree.resolve()),
        "-o",
        str(port / "port"),
        "--report",
        str(report),
    ]
    command += ["--no-gitignore", *variant]
    # Not from here: Python prefers the package in its working folder to the one that is installed.
    done = subprocess.run(command, cwd=port, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1) or not report.exists():
        raise SystemExit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stderr}")
    report.write_text(_SECONDS.sub("", report.read_text("utf-8").replace(str(port), "PORT")), "utf-8")


def leave_words_out(port: Path) -> None:
    """Take messages and remedies out of the report, and out of the port's record of what is left open."""
    for path in (port / "report.json", port / "port" / ".hipport.json"):
        if path.exists():
            path.write_text(_WORDS.sub("", path.read_text("utf-8")), "utf-8")


def differing(one: Path, other: Path) -> Iterator[str]:
    """The relative paths of files that are in only one of two folders, or differ in content; the texts that a port
    keeps of its files (.hipport) are left out.
    """
    names = [{str(path.relative_to(top)) for path in top.rglob("*") if path.is_file()} for top in (one, other)]
    names = [{name for name in of_one if ".hipport" not in Path(name).parts} for of_one in names]
    yield from sorted(names[0] ^ names[1])
    for name in sorted(names[0] & names[1]):
        if not filecmp.cmp(one / name, other / name, shallow=False):
            yield name


if __name__ == "__main__":
    sys.exit(main())
