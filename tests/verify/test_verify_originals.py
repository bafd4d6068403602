"""Ports with CUDA originals beside them, as the backend cuda has them; here the CPU engine runs both."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

import pytest

from hipport.cpu import Engine
from hipport.verify import CaseResult
from hipport.verify import CaseStatus
from hipport.verify import Finding
from hipport.verify import Machine
from hipport.verify import VerifyOptions
from hipport.verify.backends.backend import Program
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.cpu import CpuBackend
from hipport.verify.porting.port import Port
from hipport.verify.results import Remark
from hipport.verify.specs.cases import KernelCall
from hipport.verify.tasks.verifying import VerifyTask
from hipport.verify.tasks.verifying import verify_unit

pytestmark = pytest.mark.slow  # compiles one kernel after the other

KERNEL = """\
__global__ void scale(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = 2.5f * x[i];
    }
}
"""
SPEC = """\
from hipport.verify import In, KernelSpec, Launch, Out, Scalar

SPEC = KernelSpec(
    name="scale",
    kernel="scale",
    sizes=[{"n": 40}],
    seeds=(1,),
    arguments=[In("x", "float32", "n"), Out("y", "float32", "n"), Scalar("n", "int32")],
    launches=Launch(grid=1, block=64),
    reference=lambda v: {"y": 2.5 * v.x},
    deterministic=DETERMINISTIC,
    moved=1,
    operations=1,
)
"""
RIGHT = "2.5f * x[i]"
ONE_BIT_OFF = "0.99999994f * (2.5f * x[i])"
WRONG = "2.5f * x[i] + 1"


@dataclass(frozen=True, slots=True)
class Labelled:
    """The CPU engine, with the right-hand side that the kernel has on it and what its results are said to be of."""

    engine: CpuBackend
    source: str
    computes: str

    @property
    def machine(self) -> Machine:
        return replace(self.engine.machine, source=self.source)

    @property
    def on_device(self) -> bool:
        return False

    @property
    def orders(self) -> tuple[str, ...]:
        return self.engine.orders

    def build(self, port: Port, kernels: Collection[str], *, check: bool) -> LabelledProgram:
        text = port.source.ported.replace(RIGHT.encode(), self.computes.encode())
        source = replace(port.source, result=replace(port.source.result, output=text))
        return LabelledProgram(self.engine.build(replace(port, source=source), kernels, check=check), self.machine)


@dataclass(frozen=True, slots=True)
class LabelledProgram:
    program: Program
    machine: Machine

    @property
    def remarks(self) -> tuple[Remark, ...]:
        return self.program.remarks

    def resources(self, kernel: str) -> None:
        self.program.resources(kernel)

    def run(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer], order: str) -> Sequence[Finding]:
        return self.program.run(calls, buffers, order)


@pytest.fixture
def verified(compiler: None, tmp_path: Path) -> Verify:
    return Verify(tmp_path)


@dataclass(frozen=True, slots=True)
class Verify:
    """The results of the original and of the port."""

    folder: Path

    def __call__(
        self, *, original: str = RIGHT, port: str = RIGHT, deterministic: bool = True, check: bool = False
    ) -> tuple[CaseResult, CaseResult]:
        (self.folder / "scale.cu").write_text(KERNEL)
        (self.folder / "spec.py").write_text(SPEC.replace("DETERMINISTIC", str(deterministic)))
        engine = CpuBackend(Engine(32))
        backends = [Labelled(engine, "original", original), Labelled(engine, "port", port)]
        unit = VerifyTask(self.folder / "spec.py", "scale")
        said = verify_unit(unit, VerifyOptions(sanitize=check, timeout=30), backends)
        first, second = (each for each in said if isinstance(each, CaseResult))
        assert (first.machine, second.machine) == (backends[0].machine, backends[1].machine)
        return first, second


@pytest.mark.parametrize("check", [False, True])
def test_the_same(verified: Verify, check: bool) -> None:
    original, port = verified(check=check)
    assert (original.status, original.same_bits) == (CaseStatus.PASSED, None)
    assert (port.status, port.same_bits) == (CaseStatus.PASSED, True)


def test_a_bit_that_the_tolerance_would_allow(verified: Verify) -> None:
    original, port = verified(port=ONE_BIT_OFF)
    assert original.passed
    assert (port.status, port.same_bits) == (CaseStatus.FAILED, False)
    (reason,) = port.reasons
    assert reason.startswith("the port does not compute the same as the original: y differs at [")
    assert reason.endswith("where it adds floats in any order, deterministic=False in the spec allows that")
    assert port.outputs[0].comparison.passed


def test_a_bit_where_the_order_is_not_fixed(verified: Verify) -> None:
    original, port = verified(port=ONE_BIT_OFF, deterministic=False)
    assert (original.status, original.same_bits) == (CaseStatus.PASSED, None)
    assert (port.status, port.same_bits) == (CaseStatus.PASSED, False)


def test_a_wrong_port(verified: Verify) -> None:
    original, port = verified(port=WRONG)
    assert original.passed
    assert (port.status, port.same_bits) == (CaseStatus.FAILED, None)


def test_a_wrong_original(verified: Verify) -> None:
    original, port = verified(original=WRONG)
    assert original.status is CaseStatus.FAILED
    assert original.reasons == ("y: 40 of 40 elements (100 %) are wrong",)
    assert (port.status, port.same_bits) == (CaseStatus.PASSED, None)
