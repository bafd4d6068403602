"""Processor time of each rule where a tree is converted in one process: what a rule costs that is asked of every file,
and one that is slow on some.

Run it from the repository as ``python -m benchmarks.rules TREE [--top N]``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

import hipport
import hipport.rules  # registers them
from hipport.context.context import Context
from hipport.context.registry import RULES
from hipport.context.registry import RuleCheck
from hipport.context.registry import RuleResult


@dataclass(slots=True)
class Cost:
    """What a rule has cost: files that it was asked of, with those asked again to check the output, processor seconds
    of all and of the slowest, and which this was.
    """

    files: int = 0
    total: float = 0.0
    slowest: float = 0.0
    path: str = ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rules", description=__doc__)
    parser.add_argument("tree", type=Path, metavar="TREE")
    parser.add_argument("--top", type=int, default=40, metavar="N", help="so many rules are shown [40]")
    options = parser.parse_args()
    spent, costs = measure(options.tree)
    every = max((cost.files for cost in costs.values()), default=0)
    in_rules = sum(cost.total for cost in costs.values())
    print(f"{spent:.1f} s in all, {in_rules:.1f} s in rules; asked of {every} files at most")
    print(f"{'rule':<7}{'words':>6}{'files':>8}{'s':>8}{'ms/file':>9}{'slowest, s':>12}")
    for code, cost in sorted(costs.items(), key=lambda item: -item[1].total)[: options.top]:
        asked = RULES[code].words
        words = "-" if asked is None else len(asked)
        each = 1000 * cost.total / cost.files
        print(f"{code:<7}{words:>6}{cost.files:>8}{cost.total:>8.2f}{each:>9.3f}{cost.slowest:>12.3f} {cost.path}")
    return 0


def measure(tree: Path) -> tuple[float, dict[str, Cost]]:
    """The processor seconds of a conversion that keeps nothing, and what each rule cost of them, by its code."""
    costs: dict[str, Cost] = {}
    as_they_were = dict(RULES)
    for code, rule in as_they_were.items():
        if rule.check is not None:
            RULES[code] = replace(rule, check=_timed(rule.check, costs.setdefault(code, Cost())))
    try:
        begin = time.process_time()
        with tempfile.TemporaryDirectory() as output:
            hipport.convert_paths(tree, hipport.Options(gitignore=False), output=Path(output, "port"))
        spent = time.process_time() - begin
    finally:
        RULES.update(as_they_were)
    return spent, {code: cost for code, cost in costs.items() if cost.files}


def _timed(check: RuleCheck, cost: Cost) -> RuleCheck:
    def timed(context: Context) -> Iterator[RuleResult]:
        begin = time.process_time()
        found = list(check(context))
        took = time.process_time() - begin
        cost.files += 1
        cost.total += took
        if took > cost.slowest:
            cost.slowest, cost.path = took, context.source.path
        return iter(found)

    return timed


if __name__ == "__main__":
    sys.exit(main())
