"""What a program's calls of the CPU engine's host runtime take, without and with ``--sanitize``.

``python -m benchmarks.call_times [--calls N]``; needs a C++ compiler. `call_times.cu` measures itself: microseconds of
a launch, an allocation, a copy, the least mean of ten batches of N calls.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hipport import run_program
from hipport.run.settings import RunOptions

PROGRAM = Path(__file__).with_suffix(".cu")


def times(calls: int, *, check: bool) -> dict[str, float]:
    """Microseconds of each call. Raises ValueError where the program fails."""
    run = run_program(PROGRAM, arguments=[str(calls)], options=RunOptions(sanitize=check)).runs[0]
    if run.exit_code:
        raise ValueError(f"{PROGRAM.name} fails:\n{(run.errors or b'').decode()}")
    rows = (line.rsplit(maxsplit=1) for line in (run.output or b"").decode().splitlines())
    return {name: float(microseconds) for name, microseconds in rows}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=int, default=500)
    calls = parser.parse_args().calls
    plain, checked = (times(calls, check=check) for check in (False, True))
    print(f"{'microseconds':<42}{'plain':>12}{'--sanitize':>12}")
    for name, microseconds in plain.items():
        print(f"{name:<42}{microseconds:>12.2f}{checked[name]:>12.2f}")


if __name__ == "__main__":
    main()
