"""Verify kernels of one's own against references of one's own, with no GPU.

    python verify_kernels.py axpy

Each folder has a CUDA source and a spec.py: what the kernel is called with, and a NumPy function that computes what it
has to (axpy/ is an example; docs/verify.md says what a spec has). hipport ports the kernels and runs them on the CPU
engine, with wavefronts of 32 and of 64 lanes. Each case that fails is printed with its reason.

Exit code 0: all of them compute what they have to. 1: some do not. 2: it could not be found out.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import hipport
from hipport.verify import CaseResult
from hipport.verify import VerifyOptions


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Verify kernels on the CPU engine.")
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    given = parser.parse_args(arguments)
    try:
        run = hipport.verify_paths(given.folders, VerifyOptions(backend="cpu"))
    except hipport.HipportError as error:
        parser.exit(2, f"{error}\n")
    by_kernel: dict[str, list[CaseResult]] = defaultdict(list)
    for result in run.results:
        by_kernel[result.kernel].append(result)
    for kernel, results in by_kernel.items():
        print(f"{kernel}: {sum(result.passed for result in results)} of {len(results)} cases passed")
        failed = (result for result in results if not result.passed)
        for result in failed:
            lanes = f", wavefront {result.machine.wavefront}" if result.machine else ""
            print(f"  {result.label}{lanes}: {result.status.value}: {'; '.join(result.reasons)}")
    return run.exit_code


if __name__ == "__main__":
    sys.exit(main())
