"""What a spec may leave out, and what it may say of the files that its kernel needs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.config import Options
from hipport.toolchain.hipcc import find_hipcc
from hipport.verify import CaseResult
from hipport.verify import CaseStatus
from hipport.verify import Timing
from hipport.verify import VerifyOptions
from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.rocm_build import RocmBuild
from hipport.verify.porting.port import Port
from hipport.verify.porting.port import port_source
from hipport.verify.tasks.bench import BenchTask
from hipport.verify.tasks.bench import bench_unit

pytestmark = pytest.mark.slow  # compiles one kernel after the other

OPTIONS = VerifyOptions(backend="cpu", jobs=1, sanitize=False, timeout=20)
SPEC = """\
from hipport.verify import *
def reference(v):
    return {"y": v.x * 6}
SPEC = KernelSpec(
    name="k", kernel="k", sizes=[{"n": 3}, {"n": 40}], seeds=[1],
    arguments=[In("x", "float32", "n"), Out("y", "float32", "n"), Scalar("n", "int32")],
    launches=Launch(2, 32), MORE
)
"""
KERNEL = """\
__global__ void k(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = EXPRESSION;
}
"""


def write(folder: Path, more: str, files: dict[str, str], spec: str = SPEC) -> Path:
    for name, text in {"k/spec.py": spec.replace("MORE", more), **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "k"


def kernel(expression: str, before: str = "") -> dict[str, str]:
    return {"k/k.cu": before + KERNEL.replace("EXPRESSION", expression)}


def results(folder: Path, options: VerifyOptions = OPTIONS) -> tuple[CaseResult, ...]:
    return verify_paths(folder, options).results


def run_together(folder: Path, specs: Mapping[str, tuple[str, dict[str, str], str]]) -> dict[str, list[CaseResult]]:
    """The results of each spec, which one run has verified: to start a worker takes longer than a case."""
    for number, (more, files, spec) in enumerate(specs.values()):
        write(folder / str(number), more, files, spec)
    found = results(folder)
    return {name: [r for r in found if Path(r.spec).parts[-3] == str(n)] for n, name in enumerate(specs)}


HELPERS = {"k/helpers.cu": "__device__ float six(float x) { return __shfl_sync(~0u, 6 * x, threadIdx.x % 32); }\n"}
CONFIG = {"common/config.h": '#pragma once\n#include "factor.h"\n', "common/factor.h": "#define FACTOR 6\n"}
#: What the spec says, the files, and where a mistake in the source is told: the lines are the user's.
FILES = {
    "defines": ("defines={'FACTOR': 6}", kernel("FACTOR * x[i]")),
    "a define with text": ("defines={'FACTOR': '(2 * 3)', 'FLAG': ''}", kernel("FACTOR * x[i] FLAG")),
    "a folder, by quotes": ("include=['../common']", CONFIG | kernel("FACTOR * x[i]", '#include "config.h"\n')),
    "a folder, by brackets": ("include=['../common']", CONFIG | kernel("FACTOR * x[i]", "#include <config.h>\n")),
    "a folder above": ("include=['..']", CONFIG | kernel("FACTOR * x[i]", "#include <common/config.h>\n")),
    "a header": ("include=['../common/config.h']", CONFIG | kernel("FACTOR * x[i]")),
    "a source": ("sources=['helpers.cu']", HELPERS | kernel("six(x[i])", "__device__ float six(float);\n")),
    "all of it": (
        "sources=['helpers.cu'], include=['../common', '../common/config.h'], defines={'ONE': 1}",
        CONFIG | HELPERS | kernel("ONE * six(x[i]) * FACTOR / 6"),
    ),
}


@pytest.fixture(scope="module")
def with_files(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[CaseResult]]:
    specs = {name: (f"reference=reference, {more}", files, SPEC) for name, (more, files) in FILES.items()}
    return run_together(tmp_path_factory.mktemp("files"), specs)


@pytest.mark.parametrize("name", FILES)
def test_files_that_a_kernel_needs(with_files: dict[str, list[CaseResult]], name: str) -> None:
    found = with_files[name]
    assert [(result.status, result.reasons) for result in found] == [(CaseStatus.PASSED, ())] * 4


def test_lines_stay_those_of_the_user(compiler: None, tmp_path: Path) -> None:
    folder = write(tmp_path, "reference=reference, sources=['helpers.cu']", HELPERS | kernel("seven(x[i])"))
    for result in results(folder):
        assert result.status is CaseStatus.NOT_COMPILED
        assert result.reasons[0].startswith(f"{folder}/k.cu:3: ")
    (folder / "k.cu").write_text("__global__ void k(float *x) { cudaGraphConditionalHandle handle; }\n")
    assert results(folder)[0].reasons[0].startswith(f"{folder}/k.cu:1: HP")


def test_files_that_are_not_there(compiler: None, tmp_path: Path) -> None:
    (result,) = results(write(tmp_path, "reference=reference, include=['none.h']", kernel("6 * x[i]")))
    assert result.status is CaseStatus.INVALID_SPEC
    assert "k/none.h: there is no such file or folder, which the spec includes" in result.reasons[0]


def port_of_all(folder: Path) -> Port:
    _, files = FILES["all of it"]
    write(folder, "", files)
    include = [folder / "common", folder / "common" / "config.h"]
    sources = [folder / "k" / "helpers.cu"]
    return port_source(folder / "k" / "k.cu", Options(), sources=sources, include=include, defines={"ONE": "1"})


@pytest.mark.rocm
def test_hipcc_gets_the_files_too(tmp_path: Path) -> None:
    find_hipcc()
    port = port_of_all(tmp_path)
    assert RocmBuild(port, ("k",), "gfx90a").make("hipcc", "7.2").path.is_file()
    with pytest.raises(BuildError, match="there is no kernel none in the source"):
        RocmBuild(port, ("none",), "gfx90a").make("hipcc", "7.2")


# What is right without a reference


CHECKS = {
    "nothing": ("lambda v, out: None", None),
    "yes": ("lambda v, out: abs(out.y - 6 * v.x).max() < 1e-5", None),
    "no": ("lambda v, out: bool((out.y == 7 * v.x).all())", r"^check: it says that the result is wrong$"),
    "words": ("lambda v, out: f'the first is {out.y[0] / v.x[0]:.1f}'", r"^check: the first is 6\.0$"),
    "an assertion with words": ("asserts_words", r"^check: not seven$"),
    "an assertion": ("asserts", r"spec\.py:3: check: AssertionError: $"),
}
INVALID_CHECKS = {
    "an array": (
        "lambda v, out: out.y",
        r"check: it has to return True, False, None, or what is wrong in words, not ar",
    ),
    "an error": ("lambda v, out: out.z", r"spec\.py:\d+: check: no 'z' in this case \(there are: y\)"),
    "an exit": ("lambda v, out: exit(0)", r"spec\.py:\d+: check: it exits \(0\); a spec must not end Python"),
}
CHECK_FUNCTIONS = """
def asserts(v, out):
    assert out.y[0] == 7 * v.x[0]
def asserts_words(v, out):
    assert out.y[0] == 7 * v.x[0], "not seven"
"""


@pytest.fixture(scope="module", params=[False, True], ids=["without reference", "with reference"])
def checked(
    compiler: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> tuple[bool, dict[str, list[CaseResult]]]:
    """Whether there is a reference, and what came of each of CHECKS, all of the same source."""
    folder = tmp_path_factory.mktemp("checks")
    (folder / "k.cu").write_text(kernel("6 * x[i]")["k/k.cu"])
    more = ", source='../../k.cu'" + ", reference=reference" * request.param
    spec = SPEC.replace("\n", CHECK_FUNCTIONS, 1)
    specs = {name: (f"check={check}{more}", dict[str, str](), spec) for name, (check, _) in CHECKS.items()}
    return request.param, run_together(folder, specs)


@pytest.mark.parametrize("name", CHECKS)
def test_check(checked: tuple[bool, dict[str, list[CaseResult]]], name: str) -> None:
    with_reference, results = checked
    _, reason = CHECKS[name]
    found = results[name]
    assert len(found) == 4
    assert {result.status for result in found} == {CaseStatus.FAILED if reason else CaseStatus.PASSED}
    for result in found:
        assert len(result.reasons) == (1 if reason else 0)
        assert reason is None or re.search(reason, result.reasons[0])
        assert bool(result.outputs) == with_reference


@pytest.fixture(scope="module")
def checked_by_none(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[CaseResult]]:
    specs = {name: (f"check={check}", kernel("6 * x[i]"), SPEC) for name, (check, _) in INVALID_CHECKS.items()}
    return run_together(tmp_path_factory.mktemp("none"), specs)


@pytest.mark.parametrize("name", INVALID_CHECKS)
def test_checks_that_are_none(checked_by_none: dict[str, list[CaseResult]], name: str) -> None:
    _, reason = INVALID_CHECKS[name]
    (result,) = checked_by_none[name]
    assert result.status is CaseStatus.INVALID_SPEC
    assert re.search(reason, result.reasons[0])


#: Any order of the blocks is right, and each lane writes its own number.
ANY_ORDER = """\
__device__ int next;
__global__ void k(const float *x, float *y, int n) {
    const int place = atomicAdd(&next, 1);
    if (place < n) y[place] = threadIdx.x + blockIdx.x * blockDim.x;
}
"""


@pytest.mark.parametrize(
    ("deterministic", "status"), [("deterministic=False", CaseStatus.PASSED), ("deterministic=True", CaseStatus.FAILED)]
)
def test_results_that_are_not_unique(compiler: None, tmp_path: Path, deterministic: str, status: CaseStatus) -> None:
    more = f"check=lambda v, out: len(set(out.y)) == v.n and out.y.max() < 64, {deterministic}"
    found = results(write(tmp_path, more, {"k/k.cu": ANY_ORDER}), VerifyOptions(backend="cpu", jobs=1, timeout=20))
    assert {result.status for result in found} == {status}
    for result in found:
        assert status is CaseStatus.PASSED or "deterministic=False in the spec allows that" in result.reasons[0]


def test_a_check_is_asked_in_every_order(compiler: None, tmp_path: Path) -> None:
    more = "check=lambda v, out: bool(out.y[0] == 0), deterministic=False"
    found = results(write(tmp_path, more, {"k/k.cu": ANY_ORDER}), VerifyOptions(backend="cpu", jobs=1, timeout=20))
    assert found[0].reasons == ("in reverse order: check: it says that the result is wrong",)


def test_times_need_bytes_and_operations(compiler: None, tmp_path: Path) -> None:
    folder = write(tmp_path, "reference=reference, moved=4", kernel("6 * x[i]"))
    (timing,) = bench_unit(BenchTask(folder / "spec.py", "k"), OPTIONS, [])
    assert isinstance(timing, Timing)
    assert timing.result.status is CaseStatus.INVALID_SPEC
    assert timing.result.reasons == (
        "k: --bench needs operations= (arithmetic operations) in the spec, to say how fast the kernel is",
    )


# What goes wrong alone


TEMPLATE = """\
template <class T> __device__ T six() { return 6; }
template <class T> __global__ void k(const float *x, float *y, int n) {
    static_assert(sizeof(T) != 1, "no bytes");
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    while (sizeof(T) == 2 && n == 3) { __threadfence(); }
    if (i < n) y[i] = six<T>() * x[i];
}
"""
INSTANCES = SPEC.replace('kernel="k"', 'kernel="k<{T}>", instances=[{"T": t} for t in ("float", "char", "short")]')


@pytest.fixture(scope="module")
def instances(compiler: None, tmp_path_factory: pytest.TempPathFactory) -> tuple[CaseResult, ...]:
    folder = write(tmp_path_factory.mktemp("i"), "reference=reference", {"k/k.cu": TEMPLATE}, INSTANCES)
    return results(folder, VerifyOptions(backend="cpu", jobs=1, sanitize=False, timeout=1))


def of(found: tuple[CaseResult, ...], instance: str) -> list[CaseResult]:
    return [result for result in found if result.instance == instance]


def test_an_instance_that_does_not_compile_fails_alone(instances: tuple[CaseResult, ...]) -> None:
    assert [result.status for result in of(instances, "k<float>")] == [CaseStatus.PASSED] * 4
    for result in of(instances, "k<char>"):
        assert result.status is CaseStatus.NOT_COMPILED
        assert "k.cu:3: " in result.reasons[0]
        assert "no bytes" in result.reasons[0]


def test_what_hangs_is_not_run_again(instances: tuple[CaseResult, ...]) -> None:
    """The first size hangs, on each machine; the time limit is not spent a second time."""
    found = of(instances, "k<short>")
    assert [result.status for result in found] == [CaseStatus.TIMED_OUT] * 2 + [CaseStatus.NOT_RUN] * 2
    assert found[2].reasons == ("not run: the case n=3, seed 1 of this instance has timed out on this machine before",)


def test_exitfirst(compiler: None, tmp_path: Path) -> None:
    for name in "abc":
        write(tmp_path / name, "reference=reference", kernel("7 * x[i]" if name == "b" else "6 * x[i]"))
    run = verify_paths(tmp_path, VerifyOptions(backend="cpu", jobs=1, sanitize=False, exitfirst=True))
    assert [Path(result.spec).parts[-3] for result in run.results] == ["a"] * 4 + ["b"]
    assert [(Path(left.spec).parts[-3], left.what) for left in run.not_run] == [
        ("b", "not-run-to-the-end"),
        ("c", "not-run"),
    ]
    assert (run.interrupted, run.exit_code) == (False, 1)
