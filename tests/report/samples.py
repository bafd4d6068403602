"""Runs to report on."""

from __future__ import annotations

from hipport.cpu.places import SourceLine
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.report import RuleInfo
from hipport.result import Compilation
from hipport.result import Compiler
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.result import Verdict
from hipport.run.results import Difference
from hipport.run.results import Ending
from hipport.run.results import ProgramRun
from hipport.run.results import RunFinding
from hipport.run.results import RunResult
from hipport.run.settings import Mode

RULES = {
    "HP101": RuleInfo(
        "HP101", "cuda-name", "A CUDA name with a HIP name.", "A CUDA name with a HIP name.\n\nExample: ..."
    ),
    "HP110": RuleInfo("HP110", "cuda-name-in-string", "A CUDA name in a string.", "A CUDA name in a string."),
    "HP501": RuleInfo("HP501", "unsupported-name", "A CUDA name that HIP lacks.", "A CUDA name that HIP lacks."),
    "HP502": RuleInfo("HP502", "unsupported-library", "A library that ROCm lacks.", "A library that ROCm lacks."),
    "HP901": RuleInfo("HP901", "unreadable-file", "A file that cannot be read.", "A file that cannot be read."),
}

UNSUPPORTED = Diagnostic(
    code="HP501",
    severity=Severity.ERROR,
    message="cudaGraphConditionalHandleCreate has no HIP counterpart",
    remedy="unroll the conditional node: launch the branch from the host",
    start=420,
    end=452,
    line=12,
    column=5,
    symbol="cudaGraphConditionalHandleCreate",
    library="runtime",
)
IN_STRING = Diagnostic(
    code="HP110",
    severity=Severity.WARNING,
    message='the string "cudaMalloc failed" names cudaMalloc',
    remedy="change it with --unsafe-fixes, or leave it where people read it",
    start=611,
    end=621,
    line=20,
    column=17,
    symbol="cudaMalloc",
    library="runtime",
    fix=Fix("write hipMalloc", Applicability.UNSAFE, (Edit(611, 621, "hipMalloc", "HP110", "runtime"),)),
)
UNREADABLE = Diagnostic(
    "HP901", Severity.ERROR, "cannot be read: Permission denied", "grant the right to read it", 0, 0, 1, 1
)


def sample_run() -> Run:
    """Every status, severity and kind of figure once, and a settled finding."""
    solver = Result(
        path="src/solver.cu",
        status=Status.CONVERTED,
        edits=(
            Edit(9, 23, "hip/hip_runtime.h", "HP102", "runtime"),
            Edit(300, 310, "hipMalloc", "HP101", "runtime"),
            Edit(340, 352, "hipblasSgemm", "HP101", "cublas"),
        ),
        diagnostics=(UNSUPPORTED, IN_STRING),
        kept=(Kept("cudaMalloc", "member", 2, 31),),
        lines=80,
        target="src_hip/solver.cu",
    )
    helper = Result(
        path="src/util/helper.cuh",
        status=Status.CONVERTED,
        edits=(Edit(50, 50, "#include <hip/hip_runtime.h>\n", "HP103"),),
        diagnostics=(
            Diagnostic("HP602", Severity.INFO, "HIP takes the #else arm", "", 70, 84, 7, 5, "__CUDA_ARCH__", "runtime"),
            Diagnostic(
                "HP110",
                Severity.WARNING,
                'the string "cudaFree" names cudaFree',
                "",
                90,
                98,
                9,
                2,
                "cudaFree",
                "runtime",
                Fix("write hipFree", Applicability.UNSAFE, (Edit(90, 98, "hipFree", "HP110", "runtime"),)),
                fixed=True,
            ),
        ),
        lines=20,
        target="src_hip/util/helper.cuh",
    )
    return Run(
        results=(
            solver,
            helper,
            Result("src/main.cpp", Status.UNCHANGED, lines=10, target="src_hip/main.cpp"),
            Result("src/mesh.obj", Status.COPIED, target="src_hip/mesh.obj"),
            Result("src/secret.cu", Status.FAILED, diagnostics=(UNREADABLE,)),
        ),
        version="0.1.0",
        rocm="7.2",
        cuda="12.4",
        output="src_hip",
        seconds=0.25,
    )  # fmt: skip


def checked_run() -> Run:
    """Translation units of each kind, after a ``check``."""

    def unit(name: str, compilation: Compilation, *diagnostics: Diagnostic) -> Result:
        return Result(f"port/{name}", Status.CHECKED, (), diagnostics, lines=10, compilation=compilation)

    predicted = Diagnostic(
        "HP911",
        Severity.ERROR,
        "use of undeclared identifier 'cudaGraphConditionalHandleCreate' (predicted: HP501)",
        "answer HP501 at the lines that the compiler names",
        30,
        62,
        3,
        5,
        "cudaGraphConditionalHandleCreate",
        predicted=("HP501",),
    )
    unpredicted = Diagnostic(
        "HP911",
        Severity.ERROR,
        "no type named 'X' [gfx90a] (not predicted)",
        "port it by hand",
        0,
        1,
        1,
        1,
        "X",
        predicted=(),
    )
    header = Diagnostic(
        "HP912", Severity.WARNING, "fmt/core.h is not on this machine", "install it", 9, 19, 1, 10, "fmt/core.h"
    )
    crash = Diagnostic(
        "HP913", Severity.ERROR, "the compiler crashed: signal 11 [gfx942]", "compile it by hand", 0, 0, 1, 1
    )
    return Run(
        (
            unit("a.cu", Compilation(Verdict.COMPILED, 2.04)),
            unit("b.cu", Compilation(Verdict.FAILED, 4.0, 2, 1), unpredicted, predicted),
            unit("c.cu", Compilation(Verdict.FAILED, 1.5, 1, 0), predicted),
            unit("d.cu", Compilation(Verdict.MISSING_HEADER, 0.3, 0, 0, ("fmt/core.h",)), header),
            unit("e.cu", Compilation(Verdict.CRASHED, 9.0), crash),
            Result("port/helper.h", Status.CHECKED, diagnostics=(unpredicted,), lines=5),
        ),
        version="0.1.0",
        rocm="",
        seconds=12.5,
        compiler=Compiler("/opt/rocm/bin/hipcc", "7.2.0, clang 22.0.0", ("gfx90a", "gfx942")),
    )


def large_run(files: int, findings: int) -> Run:
    """``files`` converted files with ``findings`` findings and as many edits each."""
    return Run(
        results=tuple(
            Result(
                path=f"src/module_{number % 40}/kernel_{number}.cu",
                status=Status.CONVERTED,
                edits=tuple(Edit(i * 20, i * 20 + 10, "hipMalloc", "HP101", "runtime") for i in range(findings)),
                diagnostics=tuple(
                    Diagnostic(
                        code=("HP501", "HP110", "HP602")[i % 3],
                        severity=(Severity.ERROR, Severity.WARNING, Severity.INFO)[i % 3],
                        message=f"cudaSomething{i} has no HIP counterpart",
                        remedy="write it by hand",
                        start=i * 20,
                        end=i * 20 + 10,
                        line=i + 1,
                        column=3,
                        library=("runtime", "cublas", "cudnn")[i % 3],
                    )
                    for i in range(findings)
                ),
                lines=findings,
                target=f"src_hip/kernel_{number}.cu",
            )
            for number in range(files)
        ),
        version="0.1.0",
        rocm="7.2",
        seconds=3.5,
        output="src_hip",
    )


def sample_program() -> RunResult:
    """A program that ended well in one run and badly in another, with a finding and a difference."""
    small, large = Mode(32), Mode(64)
    found = RunFinding(
        "use-after-free", "reads 4 bytes that were freed", (SourceLine("a.cu", 3),), "k", (0, 0, 0), (1, 0, 0)
    )
    return RunResult(
        "stencil",
        "gfx90a",
        checked=True,
        build_seconds=2.5,
        runs=(
            ProgramRun(small, Ending.EXITED, 0, None, 0.25, 1 << 24, output=b"out\n", errors=b""),
            ProgramRun(large, Ending.KILLED, None, 11, 0.5, 1 << 24, (found,), output=b"out\n", errors=b"<bad>\n"),
        ),
        differences=(Difference(small, large, "line 1 of the output"),),
    )


def npp_run(files: int, findings: int) -> Run:
    """A tree of which every second file is about NPP, and those stand in one folder. A third of the findings are names
    of NPP, a third are errors of ten kinds and a third warnings of ten.
    """
    names = ("Npp8u", "nppiMalloc_8u_C1", "NPP_SUCCESS")
    here: dict[str, list[Diagnostic]] = {}
    for i in range(findings):
        number = i // 3
        at = (i * 20, i * 20 + 10, i // files + 1, 9)
        path = f"src/Samples/{number % (files // 2)}/kernel.cu"
        match i % 3:
            case 0:
                path = f"src/Common/UtilNPP/image_{number % (files // 2)}.h"
                name = names[0 if i % 2 else number % 3]
                message = f"{name} of NPP: ROCm has no counterpart of this interface; RPP has operations of its own"
                remedy = "rewrite this part for what ROCm offers, or leave it out on AMD GPUs"
                found = Diagnostic("HP502", Severity.ERROR, message, remedy, *at, name, "npp")
            case 1:
                message = f"a graph with conditional nodes: reason {number % 10}"
                found = Diagnostic("HP501", Severity.ERROR, message, "replace it", *at, library="runtime")
            case _:
                message = f"the string {number % 10} names cudaMalloc"
                found = Diagnostic("HP110", Severity.WARNING, message, "change it", *at)
        here.setdefault(path, []).append(found)
    paths = [f"src/Common/UtilNPP/image_{n}.h" for n in range(files // 2)]
    paths += [f"src/Samples/{n}/kernel.cu" for n in range(files - files // 2)]
    results = tuple(
        Result(path, Status.CONVERTED, (), tuple(here.get(path, ())), lines=100, target=f"src_hip{path[3:]}")
        for path in paths
    )
    return Run(results, version="0.1.0", rocm="7.2", output="src_hip", seconds=3.5)
