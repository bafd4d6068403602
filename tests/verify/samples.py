"""Verifications to report on."""

from __future__ import annotations

from dataclasses import replace

from hipport.verify import CaseResult
from hipport.verify import CaseStatus
from hipport.verify import Finding
from hipport.verify import Machine
from hipport.verify import Output
from hipport.verify import VerifyRun
from hipport.verify.comparison import Comparison
from hipport.verify.comparison import Error
from hipport.verify.comparison import Mismatch
from hipport.verify.results import Versions

VERSIONS = Versions("0.1.0", "2.4.0", "3.11.7", "Linux x86_64")
SMALL = Machine("cpu", "gfx1100", 32, "g++ 12.2.0", emulated=True)
LARGE = Machine("cpu", "gfx90a", 64, "g++ 12.2.0", emulated=True)
PORT = Machine("cuda", "sm_89", 32, "NVRTC 13.0, CuPy 14.0.0", emulated=False, device="NVIDIA L4")
ORIGINAL = replace(PORT, source="original")

_RIGHT = Output(
    "y", "float32", Comparison(100, absolute=Error(1e-7, (3,)), ulps=Error(0.5, (3,)), of_allowed=Error(0.12, (3,)))
)
_WRONG = Output(
    "y",
    "float32",
    Comparison(
        100,
        count=2,
        reasons=("2 of 100 elements (2 %) are wrong",),
        mismatches=(
            Mismatch((3,), 1.5, 2.5, 1e-6),
            Mismatch((4, 0), float("nan"), 1 + 2j, 0.0, field=".<re>"),
        ),
        absolute=Error(1.0, (3,)),
        relative=Error(0.4, (3,)),
        ulps=Error(4e6, (3,)),
        of_allowed=Error(1e6, (3,)),
    ),
)
_RACE = Finding(
    "race-shared", "reads 4 bytes & <more>", "sum", "kernels/sum/sum.cu", 12, (0, 0, 0), (31, 0, 0), 7, "reverse"
)


def result(kernel: str, status: CaseStatus, machine: Machine | None, **more: object) -> CaseResult:
    return CaseResult(
        kernel,
        f"kernels/{kernel}/spec.py",
        f"{kernel}<float>",
        "n=33, seed 1",
        status,
        machine,
        **more,  # type: ignore[arg-type]
    )


def failed_run() -> VerifyRun:
    """One kernel that is right, and one of everything that can go wrong."""
    return VerifyRun(
        (
            result("saxpy", CaseStatus.PASSED, SMALL, outputs=(_RIGHT,), checked=True, seconds=0.25),
            result("saxpy", CaseStatus.PASSED, LARGE, outputs=(_RIGHT,), checked=True, seconds=0.25),
            result("sum", CaseStatus.PASSED, SMALL, outputs=(_RIGHT,)),
            result(
                "sum", CaseStatus.FAILED, LARGE, reasons=("y: 2 are <wrong>",), outputs=(_WRONG,), findings=(_RACE,)
            ),
            result("sum", CaseStatus.CRASHED, LARGE, reasons=("its process was ended by SIGSEGV\x1b[0m",)),
            result("loop", CaseStatus.TIMED_OUT, SMALL, reasons=("it was stopped after 60 s",)),
            result("odd", CaseStatus.NOT_COMPILED, SMALL, reasons=tuple(f"odd.cu:{line}: error" for line in range(20))),
            CaseResult("none", "kernels/none/spec.py", "", "", CaseStatus.INVALID_SPEC, reasons=("spec.py:3: no",)),
        ),
        VERSIONS,
        seconds=1.5,
    )


def passed_run() -> VerifyRun:
    return VerifyRun((result("saxpy", CaseStatus.PASSED, LARGE, outputs=(_RIGHT,)),), VERSIONS, seconds=0.5)
