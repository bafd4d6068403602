"""Port the calls of templates of CUB and Thrust that CUDA's compiler takes, and compile them with the HIP compiler.

Where the port of a call does not compile, the report of the conversion has to have a warning or an error at it, and no
error at one that compiles. `template_calls` makes the calls from CUDA's headers.

Run: ``python -m scripts.tables.check_templates [--hipcc PATH] [--library NAME] [--every N]``; needs hipcc, no GPU.
Exit status: 0 all compile or are announced, 1 some are not, or are announced and compile, 2 there is no hipcc.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import HeaderRow
from scripts.tables import check_calls
from scripts.tables.check_targets import DEVICE
from scripts.tables.check_targets import HOST
from scripts.tables.check_targets import Hipcc
from scripts.tables.check_targets import find_hipcc
from scripts.tables.template_calls import VERSION
from scripts.tables.template_calls import Call
from scripts.tables.template_calls import read
from scripts.tables.template_calls import source
from scripts.tables.template_calls import units

#: Functions of which nothing has to be said, and why.
EXCUSED = {"cub::NullType::NullType": "CUB itself makes it from a value; programs name the type"}
#: Calls in a unit: many share the time that the headers take, few let several compilers run.
UNIT = 60


def without_header(calls: Sequence[Call]) -> list[Call]:
    """The calls of functions whose header HIP lacks, which the report says where it is included. A unit that includes
    one is not compiled any further.
    """
    mapping = load_mapping()
    lacking = {header for header in {call.header for call in calls} if _is_lacking(mapping.header(header))}
    return [call for call in calls if call.header in lacking]


def _is_lacking(row: HeaderRow | None) -> bool:
    return row is None or row.action == "unsupported"


def check(hipcc: Hipcc, calls: Sequence[Call]) -> check_calls.Outcome:
    """Port and compile the calls of a unit, for the side that runs them."""
    compiler_pass = DEVICE if calls[0].on_device else HOST
    return check_calls.check_unit(hipcc, VERSION, source(calls), [call.text for call in calls], [compiler_pass])


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the calls; see the module for the exit status."""
    parser = argparse.ArgumentParser(description="Compile the ports of calls of CUDA's templates.")
    parser.add_argument("--hipcc", help="the compiler, when it is neither in $HIPCC nor on the PATH")
    parser.add_argument("--arch", default="gfx942", help="GPU architecture to compile for")
    parser.add_argument("--jobs", type=int, default=2, help="compilers that run at a time")
    parser.add_argument("--library", action="append", default=[], help="only this one; may be repeated")
    parser.add_argument("--every", type=int, default=1, help="only every so many of the calls")
    options = parser.parse_args(arguments)
    path = find_hipcc(options.hipcc)
    if path is None:
        print("no hipcc: install ROCm's hipcc and the libraries' -dev packages, or give --hipcc", file=sys.stderr)
        return 2
    hipcc = Hipcc(path, options.arch)
    calls = [call for call in read() if call.name not in EXCUSED]
    print(check_calls.HEADING)
    failed = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for library in options.library or dict.fromkeys(call.library for call in calls):
            some = [call for call in calls if call.library == library][:: options.every]
            lacking = without_header(some)
            outcomes = pool.map(
                lambda unit: check(hipcc, unit), units([call for call in some if call not in lacking], UNIT)
            )
            told = check_calls.Outcome(len(lacking), len(lacking), {}, [])
            outcome = check_calls.together([told, *outcomes])
            failed += len(outcome.unannounced) + len(outcome.false)
            check_calls.report(library, outcome)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
