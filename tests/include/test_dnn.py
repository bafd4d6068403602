"""What ``hipport/dnn.h`` asks of MIOpen, whose functions are fakes that note their arguments here. No GPU is needed."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from hipport.context.compiler_macros import OF_DNN
from hipport.include import FOLDER

pytestmark = pytest.mark.slow  # compiles one kernel after the other

HERE = Path(__file__).parent
PROGRAM = """#include "hipport/dnn.h"

#include <cstdlib>

using namespace hipport::dnn;

// Tensors and memory by their names. w, x and y are of floats, the others say their types.
static Tensor described(miopenDataType_t type) { return {type, {2, 3, 4, 4}, {48, 16, 4, 1}}; }
static Tensor W = described(miopenFloat), X = W, Y = W, D = described(miopenDouble), T = W;
static void *const handle = name("handle"), *const conv = name("conv"), *const act = name("act");
static void *const pool = name("pool"), *const lrn = name("lrn"), *const ws = name("ws");
static void *const w = name("w"), *const x = name("x"), *const y = name("y"), *const z = name("z");
static const float zero = 0.0f, one = 1.0f, two = 2.0f, half = 0.5f;
static const double double_one = 1.0, double_two = 2.0, double_zero = 0.0;

// An implicit GEMM that wants much memory, a Winograd that wants less, a second implicit GEMM and a direct one.
static const std::vector<miopenConvSolution_t> some = {
    {1.0f, 4096, 11, miopenConvolutionAlgoImplicitGEMM}, {2.0f, 512, 22, miopenConvolutionAlgoWinograd},
    {3.0f, 64, 33, miopenConvolutionAlgoImplicitGEMM}, {4.0f, 0, 44, miopenConvolutionAlgoDirect}};

static void show(const Tensor &t) {
    for (int s : t.strides) std::printf("%%d ", s);
    std::printf("\\n");
}
template <class A>
static void show(std::vector<AlgorithmPerformance<A>> results, int count) {
    for (int i = 0; i < count; ++i) std::printf("algorithm %%d, %%zu bytes\\n", results[i].algo, results[i].memory);
}

struct Case {
    miopenStatus_t status = miopenStatusSuccess;
    int count = 0;
    std::size_t bytes = 0;
    convolution_fwd_algo_t algo = convolution_fwd_algo_gemm;
    std::vector<convolution_fwd_algo_perf_t> found{9};
    std::vector<convolution_bwd_data_algo_perf_t> found_data{9};
%(functions)s
};

int main(int, char **arguments) {
    names()[&W] = "W", names()[&X] = "X", names()[&Y] = "Y", names()[&D] = "D", names()[&T] = "T";
    fake_solutions = some;
    fake_workspace = 100;
    Case run;
    switch (std::atoi(arguments[1])) {
%(cases)s
    }
    if (run.status != miopenStatusSuccess) std::printf("status %%d\\n", run.status);
}
"""


@dataclass(frozen=True)
class Asked:
    """Statements of C++, and the lines that the program then writes: the calls of MIOpen, and what the case shows."""

    id: str
    code: str
    lines: list[str]


def _cases() -> Iterator[Asked]:
    for block in (HERE / "dnn_calls.txt").read_text("utf-8").split("\n\n")[1:]:
        title, *lines = block.splitlines()
        code = "\n".join(line for line in lines if not line.startswith(">"))
        yield Asked(title.strip("[]"), code, [line.removeprefix("> ") for line in lines if line.startswith(">")])


CASES = tuple(_cases())


def _program(folder: Path, headers: Path) -> Path:
    """The program with the statements of all cases, of which it runs the one whose number it is given."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler on this machine")
    functions = "\n".join(f"    void run{number}() {{ {case.code} }}" for number, case in enumerate(CASES))
    cases = "\n".join(f"        case {number}: run.run{number}(); break;" for number in range(len(CASES)))
    (folder / "probe.cpp").write_text(PROGRAM % {"functions": functions, "cases": cases}, "utf-8")
    options = ("-std=c++17", "-Wall", "-Werror", "-Wno-unused", f"-I{HERE / 'fake'}", f"-I{headers}")
    subprocess.run([compiler, *options, folder / "probe.cpp", "-o", folder / "probe"], check=True)
    return folder / "probe"


def _written(program: Path, number: int) -> list[str]:
    done = subprocess.run([program, str(number)], capture_output=True, text=True, check=True)
    return [line.strip() for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _program(tmp_path_factory.mktemp("dnn"), FOLDER)


@pytest.mark.parametrize("number", range(len(CASES)), ids=[case.id for case in CASES])
def test_calls_of_miopen(program: Path, number: int) -> None:
    assert _written(program, number) == CASES[number].lines


#: What is deliberately wrong in a header, and the cases that show it.
WRONG = {
    ("dnn_tensor.h", "&beta, c_desc, c, &alpha", "&alpha, c_desc, c, &beta"): {
        "another alpha: the output is not read",
        "another beta",
        "a sum",
        "and another tensor",
        "which may be the output",
    },
    ("dnn_convolution.h", "solution.workspace_size > bytes", "solution.workspace_size < bytes"): {
        "or by one that fits"
    },
    ("dnn_layers.h", "mode == miopenActivationTANH ? 1.0 : coefficient", "coefficient"): {"tanh has no coefficient"},
    ("dnn_layers.h", "again.memory, true, workspace", "again.memory, false, workspace"): {
        "pooling backward needs the places of the maxima"
    },
}


@pytest.mark.parametrize("wrong", WRONG, ids=[wrong[1] for wrong in WRONG])
def test_a_wrong_header_is_found(wrong: tuple[str, str, str], tmp_path: Path) -> None:
    name, right, other = wrong
    own = tmp_path / "hipport"
    shutil.copytree(FOLDER / "hipport", own)
    text = (own / name).read_text("utf-8")
    assert right in text
    (own / name).write_text(text.replace(right, other), "utf-8")
    program = _program(tmp_path, tmp_path)
    found = {case.id for number, case in enumerate(CASES) if _written(program, number) != CASES[number].lines}
    assert found >= WRONG[wrong]


def test_the_version_is_that_of_the_header() -> None:
    text = (FOLDER / "hipport/dnn_tensor.h").read_text("utf-8")
    found = {name: int(value) for name, value in re.findall(r"#define (HIPPORT_DNN_\w+) (\d+)", text)}
    assert found == {name: value for name, value in OF_DNN.items() if name in found}
    assert len(found) * 2 == len(OF_DNN)
