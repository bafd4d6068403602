"""The repository's CUDA kernels and their ports, compiled for NVIDIA GPUs up to the launch. No GPU is needed for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.config import Options
from hipport.nvrtc import Nvrtc
from hipport.nvrtc import Toolkit
from hipport.nvrtc.cubin import contents
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.cuda import CudaBackend
from hipport.verify.backends.cuda import CudaProgram
from hipport.verify.backends.cuda import SourceKind
from hipport.verify.porting.port import port_source
from hipport.verify.specs.cases import Wanted
from hipport.verify.specs.cases import cases_of
from hipport.verify.specs.cases import contents_of
from hipport.verify.specs.load import find_specs
from hipport.verify.specs.load import load_file
from hipport.verify.specs.spec import KernelSpec
from tests.nvrtc.gpus import gpu_of

SPECS = [
    (path, spec) for path in find_specs([Path(__file__).resolve().parents[2] / "kernels"]) for spec in load_file(path)
]
each_spec = pytest.mark.parametrize(("path", "spec"), SPECS, ids=[spec.name for _, spec in SPECS])
#: Where ports are other machine code than originals: warpSize, which the port knows to be 32; CUDA's __dp4a, which the
#: port spells out; PTX's mma.sync, which the port computes lane by lane; PTX's carry, which the port computes in C++.
OTHER_CODE = {"batched_gemv", "batched_gemv_new", "matmul_int8", "matmul_int8_scaled", "matmul_mma", "wide_product"}
#: PTX's mma.sync with 16 of k has an architecture that it begins with.
NOT_FOR = {("matmul_mma", "sm_75")}


def programs_of(path: Path, spec: KernelSpec, nvrtc: Nvrtc) -> dict[SourceKind, CudaProgram]:
    """Original and port, with all launches of the first size of every instance checked against them."""
    port = port_source(path.parent / (spec.source or f"{spec.name}.cu"), Options(warp="logical"))
    assert not port.errors
    cases = tuple(cases_of(spec, Wanted(only_first=True, seeds=(1,))))
    kernels = {call.kernel for case in cases for call in case.calls}
    gpu = gpu_of(nvrtc.arch)
    programs = {source: CudaBackend(gpu, nvrtc, source).build(port, kernels, check=False) for source in SourceKind}
    for case in cases:
        buffers = {name: Buffer(name, content) for name, content in contents_of(case)[0].items()}
        for program in programs.values():
            program.check(case.calls, buffers)
    return programs


@pytest.mark.nvrtc
@pytest.mark.parametrize("arch", ["sm_75", "sm_80", "sm_90"])
@each_spec
def test_original_and_port_take_what_the_spec_gives(path: Path, spec: KernelSpec, arch: str, toolkit: Toolkit) -> None:
    if (spec.name, arch) in NOT_FOR:
        pytest.skip(f"{spec.name} is not for {arch}")
    programs = programs_of(path, spec, Nvrtc(toolkit, arch))
    original, port = programs[SourceKind.ORIGINAL], programs[SourceKind.PORT]
    assert original.parameters == port.parameters
    assert set(original.usage) == set(port.usage)


@pytest.mark.nvrtc
@each_spec
def test_ports_are_the_machine_code_of_their_originals(path: Path, spec: KernelSpec, toolkit: Toolkit) -> None:
    programs = programs_of(path, spec, Nvrtc(toolkit, "sm_90"))
    original, port = (
        {kernel: dict(contents(program.path.read_bytes()))[symbol] for kernel, symbol in program.symbols.items()}
        for program in programs.values()
    )
    assert (original == port) == (spec.name not in OTHER_CODE)
