"""What each way to run a kernel costs on the CPU engine: loops over lanes, stacks of threads, a check build of both.

``python -m benchmarks.engine_check [--threads N] [--wave 32] [--repeats N] [--only TEXT]``: CPU time of a launch by one
worker, the least of the repeats. A result that is not that of NumPy ends it, and so does a finding of the check, as the
kernels are clean. Where no clang makes loops, all builds have stacks.
"""

from __future__ import annotations

import argparse

from benchmarks.engine import figure
from benchmarks.engine import measured
from benchmarks.engine_cases import MAKERS
from benchmarks.engine_peers import OnEngine


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=lambda text: int(float(text)), default=10**6)
    parser.add_argument("--wave", type=int, choices=(32, 64), default=32)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--only", default="", help="only the kernels with this in their names")
    options = parser.parse_args()
    ways: tuple[dict[str, bool], ...] = ({}, {"stacks": True}, {"check": True, "stacks": True}, {"check": True})
    builds = [OnEngine(options.wave, 1, **way) for way in ways]
    print("| kernel, CPU ms | loops | stacks | check, stacks | check | check, stacks / loops | check / loops |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for make in MAKERS:
        case = make(options.threads)
        if options.only in case.name:
            times = [1e3 * measured(build, case, options.repeats).cpu for build in builds]
            ratios = (times[2] / times[0], times[3] / times[0])
            print(f"| {case.name} | " + " | ".join(map(figure, (*times, *ratios))) + " |", flush=True)


if __name__ == "__main__":
    main()
