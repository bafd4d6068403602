"""What the rules say of real projects: findings by rule and per 1000 lines, and a sample for a person to judge.

``python -m benchmarks.precision [PROJECT...] [--rule HP4] [--sample 30]``, where a project is a folder or one of
``projects.VERSIONS``. The sample is the same in every run.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

import hipport
from benchmarks import projects
from benchmarks.figures import CORES
from benchmarks.measure import ROOT
from hipport import Diagnostic
from hipport import Run
from hipport.rules import RULES

CACHE = ROOT / "benchmarks" / "cache"
_SEED = 20
_WIDEST = 140  # columns of a source line that are shown


@dataclass(frozen=True, slots=True)
class Finding:
    """A diagnostic with the file that it is in."""

    path: str
    diagnostic: Diagnostic

    def __str__(self) -> str:
        found = self.diagnostic
        line = Path(self.path).read_text("latin-1").split("\n")[found.line - 1].strip()
        return f"{self.path}:{found.line}: {found.severity.value}: {found.message}\n    | {line[:_WIDEST]}"


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings of one or several projects by rule, and the number of lines of their source files."""

    lines: int
    by_rule: dict[str, list[Finding]]


def findings_of(runs: Iterable[Run], prefix: str = "") -> Findings:
    """The findings of the rules whose code begins with ``prefix``."""
    lines = 0
    by_rule: defaultdict[str, list[Finding]] = defaultdict(list)
    for run in runs:
        for result in run.results:
            lines += result.lines
            for diagnostic in result.diagnostics:
                if diagnostic.code.startswith(prefix):
                    by_rule[diagnostic.code].append(Finding(result.path, diagnostic))
    return Findings(lines, dict(sorted(by_rule.items())))


def sample(findings: Sequence[Finding], size: int) -> list[Finding]:
    """As many of the findings as asked for, or all, in their order; the same for the same findings."""
    if len(findings) <= size:
        return list(findings)
    chosen = random.Random(_SEED).sample(range(len(findings)), size)
    return [findings[at] for at in sorted(chosen)]


def show(findings: Findings) -> str:
    """A table with a line for each rule."""
    rows = [f"{'rule':7}{'name':30}{'error':>8}{'warning':>9}{'info':>8}{'per 1000 lines':>16}"]
    for code, found in findings.by_rule.items():
        counts = [sum(f.diagnostic.severity.value == word for f in found) for word in ("error", "warning", "info")]
        rate = 1000 * len(found) / max(findings.lines, 1)
        rows.append(f"{code:7}{RULES[code].name:30}{counts[0]:8}{counts[1]:9}{counts[2]:8}{rate:16.3f}")
    return "\n".join([*rows, f"{findings.lines:,} lines of source"])


def _convert(folder: Path, arch: tuple[str, ...]) -> Run:
    options = hipport.Options(gitignore=False)
    options = replace(options, arch=arch) if arch else options
    with ProcessPoolExecutor(CORES) as executor:
        return hipport.convert_paths(folder, options, executor=executor)


def main() -> int:
    """Exit code 0; 1 where no project could be had."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.precision", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("projects", nargs="*", metavar="PROJECT", help="a folder, or a name [the usual ones]")
    parser.add_argument("--rule", default="", metavar="PREFIX", help="of rules with this code or prefix")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="show so many findings a rule [%(default)s]")
    parser.add_argument("--arch", default="", metavar="NAMES", help="target architectures, with commas between")
    options = parser.parse_args()
    runs = []
    for name in options.projects or projects.DEFAULT:
        try:
            folder = Path(name) if Path(name).is_dir() else projects.fetch(name, CACHE)
        except projects.UnavailableError as error:
            print(f"{name}: left out, {error}")
            continue
        runs.append(_convert(folder, tuple(filter(None, options.arch.split(",")))))
        print(f"{name}: {runs[-1].seconds:.1f} s", flush=True)
    findings = findings_of(runs, options.rule)
    print(show(findings))
    for code, found in findings.by_rule.items() if options.sample else ():
        print(f"\n== {code} {RULES[code].name}: {min(options.sample, len(found))} of {len(found)}")
        for finding in sample(found, options.sample):
            print(finding)
    return 0 if runs else 1


if __name__ == "__main__":
    sys.exit(main())
