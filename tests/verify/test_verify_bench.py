"""Times of kernels beside the ceilings of the same GPU; here the CPU engine runs them and says what it is told to."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Generator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from multiprocessing.connection import Pipe
from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.cpu import Engine
from hipport.verify import CaseStatus
from hipport.verify import Finding
from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Machine
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import SpecError
from hipport.verify import Timing
from hipport.verify import VerifyOptions
from hipport.verify import run as run_module
from hipport.verify.backends.backend import Program
from hipport.verify.backends.backend import RunError
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.cpu import CpuBackend
from hipport.verify.backends.gpus import NoGpuError
from hipport.verify.porting.port import Port
from hipport.verify.results import Remark
from hipport.verify.running.guarded import Finished
from hipport.verify.running.guarded import Guard
from hipport.verify.specs.cases import KernelCall
from hipport.verify.specs.cases import Wanted
from hipport.verify.specs.cases import bench_cases_of
from hipport.verify.tasks.bench import CEILINGS
from hipport.verify.tasks.bench import BenchTask
from hipport.verify.tasks.bench import bench_unit
from hipport.verify.tasks.bench import bench_units
from hipport.verify.tasks.bench import beside_ceilings
from hipport.verify.tasks.listing import ListTask
from hipport.verify.workers.pool import Pool
from hipport.verify.workers.worker import Host
from hipport.verify.workers.worker import Said
from hipport.verify.workers.worker import SpecTask
from tests.verify.samples import LARGE
from tests.verify.samples import ORIGINAL
from tests.verify.samples import PORT
from tests.verify.samples import SMALL
from tests.verify.samples import result

pytestmark = pytest.mark.slow  # compiles one kernel after the other

KERNEL = """\
template <typename T>
__global__ void scale(const T *x, T *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = T(2) * x[i];
    }
}
"""
SPEC = """\
from hipport.verify import In, KernelSpec, Launch, Out, Scalar, blocks

SPEC = KernelSpec(
    name="scale",
    kernel="scale<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}],
    sizes=[{"n": 40}, {"n": 1}],
    bench={"n": 1_000},
    seeds=(1,),
    arguments=[In("x", "T", "n"), Out("y", "T", "n"), Scalar("n", "int32")],
    launches=Launch(grid=lambda v: blocks(v.n, 64), block=64),
    reference=lambda v: {"y": REFERENCE},
    moved=lambda v: 2 * v.n * v.T.itemsize,
    operations=lambda v: v.n,
)
"""
RIGHT = "2 * v.x"
ALL = Wanted()
#: Only what is measured is as large.
WRONG_WHEN_LARGE = "2 * v.x if v.n < 1_000 else 3 * v.x"
WRONG_IN_DOUBLE = "2 * v.x if v.T.itemsize == 4 else 3 * v.x"


@dataclass(frozen=True, slots=True)
class Timed:
    """The CPU engine as a GPU on which every kernel takes a millisecond, and some loops a tenth more or less."""

    engine: CpuBackend
    source: str = "port"
    emulated: bool = False
    fault: CaseStatus | None = None

    @property
    def machine(self) -> Machine:
        return replace(self.engine.machine, emulated=self.emulated, device="none", source=self.source)

    @property
    def on_device(self) -> bool:
        return True

    @property
    def orders(self) -> tuple[str, ...]:
        return self.engine.orders

    def build(self, port: Port, kernels: Collection[str], *, check: bool) -> TimedProgram:
        return TimedProgram(self.engine.build(port, kernels, check=check), self)


@dataclass(frozen=True, slots=True)
class TimedProgram:
    program: Program
    backend: Timed

    @property
    def machine(self) -> Machine:
        return self.backend.machine

    @property
    def remarks(self) -> tuple[Remark, ...]:
        return self.program.remarks

    def resources(self, kernel: str) -> None:
        self.program.resources(kernel)

    def run(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer], order: str) -> Sequence[Finding]:
        return self.program.run(calls, buffers, order)

    def measure(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> Sequence[float]:
        if self.backend.fault:
            raise RunError(self.backend.fault, "the GPU is lost")
        self.program.run(calls, buffers, self.backend.orders[0])
        return [1.0e-3, 0.9e-3, 1.1e-3]


@pytest.fixture
def kernels(compiler: None, tmp_path: Path) -> Path:
    (tmp_path / "scale.cu").write_text(KERNEL)
    (tmp_path / "spec.py").write_text(SPEC.replace("REFERENCE", RIGHT))
    return tmp_path


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is worked on, in order: without worker processes, on the CPU engine as a GPU."""
    worked: list[str] = []

    class Here(Pool):
        def work(self, tasks: Sequence[tuple[int, SpecTask]], jobs: int) -> Generator[tuple[int, Said | None, int]]:
            for number, task in tasks:
                if not isinstance(task, ListTask):
                    worked.append(f"{type(task).__name__} {task.name} {jobs}")
                guard = Guard(task.path, self.options.timeout, self.options.memory)
                for each in Host(self.options, self.backends, Pipe()[0]).said_of(task, guard):
                    if not isinstance(each, Finished):
                        yield number, each, number
                yield number, None, number + 1

    monkeypatch.setattr(run_module, "Pool", Here)
    monkeypatch.setattr(run_module, "backends_for", lambda options: [Timed(CpuBackend(Engine(32)), emulated=True)])
    return worked


def timings(
    folder: Path, *backends: Timed, right: frozenset[tuple[str, tuple[str, ...]]] | None = None
) -> list[Timing]:
    found = bench_unit(BenchTask(folder / "spec.py", "scale", right), VerifyOptions(timeout=30), backends)
    return [each for each in found if isinstance(each, Timing)]


def test_times_of_right_results(kernels: Path) -> None:
    single, double = timings(kernels, Timed(CpuBackend(Engine(32))))
    for timing, size in ((single, 4), (double, 8)):
        assert timing.result.passed
        assert timing.result.label == "n=1000, seed 1"
        assert timing.loops == (1.0e-3, 0.9e-3, 1.1e-3)
        assert timing.quartiles == pytest.approx((0.95e-3, 1.0e-3, 1.05e-3))
        assert timing.spread == pytest.approx(0.1)
        assert timing.bytes_per_second == pytest.approx(2 * 1000 * size / 1e-3)
        assert timing.operations_per_second == pytest.approx(1000 / 1e-3)
        assert (timing.of_copy, timing.of_fma, timing.bound) == (None, None, "")
    assert (single.dtype, double.dtype) == ("float32", "float64")


def test_the_original_beside_the_port(kernels: Path) -> None:
    engine = CpuBackend(Engine(32))
    found = timings(kernels, Timed(engine, "original"), Timed(engine, "port"))
    assert [(each.result.instance, each.result.machine and each.result.machine.source) for each in found] == [
        ("scale<float>", "original"),
        ("scale<float>", "port"),
        ("scale<double>", "original"),
        ("scale<double>", "port"),
    ]


@pytest.mark.parametrize("fault", [None, CaseStatus.CRASHED])
def test_no_times_of_what_is_wrong(kernels: Path, fault: CaseStatus | None) -> None:
    if fault is None:
        (kernels / "spec.py").write_text(SPEC.replace("REFERENCE", WRONG_WHEN_LARGE))
    for timing in timings(kernels, Timed(CpuBackend(Engine(32)), fault=fault)):
        assert timing.result.status is (fault or CaseStatus.FAILED)
        assert timing.loops == ()
        assert (timing.of_copy, timing.of_fma, timing.bound) == (None, None, "")


def test_only_instances_that_are_right(kernels: Path) -> None:
    backend = Timed(CpuBackend(Engine(32)))
    (timing,) = timings(kernels, backend, right=frozenset({("scale<double>", backend.machine.place)}))
    assert timing.result.instance == "scale<double>"
    assert timings(kernels, backend, right=frozenset({("scale<double>", ("cuda", "sm_90", "another", "port"))})) == []


def test_what_may_be_measured() -> None:
    """The compiler does not matter: some kernels are compiled by another one."""
    passed, failed = CaseStatus.PASSED, CaseStatus.FAILED
    results = [
        result("a", passed, PORT),
        result("a", passed, replace(PORT, compiler="another")),
        result("a", failed, ORIGINAL),
        result("b", passed, PORT),
        result("b", failed, replace(PORT, compiler="another")),
        result("c", CaseStatus.NOT_PORTED, None),
    ]
    (unit,) = bench_units(results)
    assert unit == BenchTask(Path("kernels/a/spec.py"), "a", frozenset({("a<float>", PORT.place)}))


def ceiling(kernel: str, machine: Machine, dtype: str, moved: int, operations: int) -> Timing:
    return Timing(result(kernel, CaseStatus.PASSED, machine), moved, operations, dtype, (0.5, 0.5))


def test_parts_of_the_ceilings() -> None:
    ceilings = [
        ceiling("copy", PORT, "float64", 1_000, 0),
        ceiling("fma", PORT, "float32", 0, 4_000),
        ceiling("fma", PORT, "float64", 0, 100),
        ceiling("copy", LARGE, "float64", 1, 0),
    ]

    def measured(moved: int, operations: int, dtype: str, machine: Machine = PORT) -> Timing:
        return Timing(result("k", CaseStatus.PASSED, machine), moved, operations, dtype, (1.0, 1.0, 1.0))

    memory, arithmetic, elsewhere, nothing = beside_ceilings(
        [
            measured(500, 800, "float32"),
            measured(500, 100, "float64", replace(PORT, compiler="another")),
            measured(1, 1, "float32", SMALL),
            measured(0, 0, "float32"),
        ],
        ceilings,
    )
    assert (memory.of_copy, memory.of_fma, memory.bound) == (0.25, 0.1, "memory")
    assert (arithmetic.of_copy, arithmetic.of_fma, arithmetic.bound) == (0.25, 0.5, "arithmetic")
    assert (elsewhere.ceilings, elsewhere.bound) == (None, "")
    assert (nothing.of_copy, nothing.of_fma, nothing.bound) == (0.0, 0.0, "")


def test_first_all_is_verified_then_one_is_measured_after_the_other(kernels: Path, in_this_process: list[str]) -> None:
    (kernels / "spec.py").write_text(SPEC.replace("REFERENCE", WRONG_IN_DOUBLE))
    run = verify_paths(kernels, VerifyOptions(bench=True, jobs=2, timeout=30, sanitize=False))
    assert in_this_process == ["VerifyTask scale 2", "BenchTask copy 1", "BenchTask fma 1", "BenchTask scale 1"]
    assert run.exit_code == 1
    assert [timing.result.instance for timing in run.ceilings] == [
        "copy",
        "multiply_adds<float>",
        "multiply_adds<double>",
    ]
    assert all(timing.result.passed and timing.loops for timing in run.ceilings)
    (timing,) = run.timings
    assert timing.result.instance == "scale<float>"
    assert timing.result.label == "n=40, seed 1"  # the size for benchmarks is for GPUs
    assert timing.of_copy == pytest.approx(2 * 40 * 4 / run.ceilings[0].moved)
    assert timing.bound == "memory"


def test_what_prints_is_not_measured_and_the_run_is_whole(kernels: Path, in_this_process: list[str]) -> None:
    """A kernel that prints has no times: nothing has stopped the run."""
    text = SPEC.replace("REFERENCE", RIGHT).replace("reference=", "prints=lambda v: [],\n    reference=")
    (kernels / "spec.py").write_text(text)
    run = verify_paths(kernels, VerifyOptions(bench=True, timeout=30, sanitize=False))
    assert in_this_process[-1] == "BenchTask scale 1"
    assert (run.timings, run.not_run, run.exit_code) == ((), (), 0)


def test_a_ceiling_that_is_wrong_is_none() -> None:
    crashed = Timing(result("copy", CaseStatus.CRASHED, PORT))
    fma = ceiling("fma", PORT, "float32", 0, 10)
    (timing,) = beside_ceilings([ceiling("k", PORT, "float32", 1, 1)], [crashed, fma])
    assert timing.ceilings is None


@pytest.mark.parametrize("backend", ["cpu", "auto"])
def test_the_cpu_engine_says_nothing_of_times(kernels: Path, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipport.verify.backends.gpus.find_spec", lambda name: None)
    with pytest.raises(NoGpuError, match="--bench needs a GPU: the CPU engine's times say nothing about one"):
        verify_paths(kernels, VerifyOptions(backend=backend, bench=True))


def spec(**more: object) -> KernelSpec:
    return KernelSpec(
        name="scale",
        kernel="scale<{T}>",
        instances=[{"T": "float32"}, {"T": "int32"}],
        sizes=[{"n": 40}, {"n": 70}, {"n": 1}],
        arguments=[In("x", "T", "n"), Out("y", "T", "n"), Scalar("n", "int32")],
        launches=Launch(grid=1, block=64),
        reference=lambda v: {"y": v.x},
        moved=lambda v: 8 * v.n,
        operations=0,
        **more,  # type: ignore[arg-type]
    )


def test_which_case_is_measured() -> None:
    def sizes(spec: KernelSpec, wanted: Wanted = ALL, *, emulated: bool = False) -> list[str]:
        return [f"{case.kernel} {case.label}" for case in bench_cases_of(spec, wanted, emulated=emulated)]

    assert sizes(spec()) == ["scale<float> n=70, seed 1", "scale<int> n=70, seed 1"]
    assert sizes(spec(bench={"n": 500}, seeds=(5, 6)), Wanted(dtypes=("float32",))) == ["scale<float> n=500, seed 5"]
    assert sizes(spec(bench={"n": 500}), emulated=True) == sizes(spec())
    assert sizes(spec(), Wanted(seeds=(3,), only_first=True))[0] == "scale<float> n=70, seed 3"
    assert sizes(spec(prints=lambda v: ())) == []


@pytest.mark.parametrize(
    ("bench", "error"),
    [
        ([{"n": 1}], "bench= is one size, a mapping of names to numbers or functions, not"),
        ({"n": "1"}, "bench= is one size, a mapping of names to numbers or functions, not"),
        ({"m": 1}, "bench: it names m, the first of sizes n"),
    ],
)
def test_a_size_for_benchmarks_that_is_none(bench: object, error: str) -> None:
    with pytest.raises(SpecError, match=error):
        spec(bench=bench)


def test_the_ceilings_are_right(compiler: None) -> None:
    run = verify_paths(CEILINGS, VerifyOptions(backend="cpu", seed=(1,)))
    assert run.exit_code == 0
    assert {each.instance for each in run.results} == {"copy", "multiply_adds<float>", "multiply_adds<double>"}
