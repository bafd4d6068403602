"""Options for CUDA's compiler in the calls of a Python program: what they become, and what is only reported."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hipport import convert_text
from hipport.build_port.porting import port_build_file
from hipport.config import Options
from hipport.diagnostics import Edit
from hipport.python import options as python_options
from hipport.python import port as python_port
from hipport.result import Result
from hipport.result import Status

UNKNOWN = "an option of nvcc and NVRTC that hiprtc and hipcc do not have"


def convert(source: str) -> Result:
    return convert_text(source, Options(), path="kernels.py")


def port(source: str) -> str:
    """The port of a file; a second conversion changes nothing."""
    output = convert(source).output
    if output is None:
        return source
    assert convert_text(output, path="kernels.py").output is None
    return output.decode()


CALLS = {
    "an option becomes two": (
        "cp.RawModule(code=S, options=('-std=c++17', '--use_fast_math', '-DN=4'))",
        "cp.RawModule(code=S, options=('-std=c++17', '-ffast-math', '-fno-finite-math-only', '-DN=4'))",
    ),
    "a list": (
        "cp.RawKernel(S, 'k', options=[\"-lineinfo\"])",
        "cp.RawKernel(S, 'k', options=[\"-gline-tables-only\"])",
    ),
    "by place": ("cp.RawKernel(S, 'k', ('-lineinfo',))", "cp.RawKernel(S, 'k', ('-gline-tables-only',))"),
    "the only one goes": ("cp.RawKernel(S, 'k', ('--restrict',))", "cp.RawKernel(S, 'k', ())"),
    "architectures go": (
        "cp.RawKernel(S, 'k', options=('-arch=sm_80', '--gpu-architecture=compute_70', '-O3'))",
        "cp.RawKernel(S, 'k', options=('-O3',))",
    ),
    "a formatted one": (
        "cp.RawKernel(S, 'k', options=('-O3', f'-arch=sm_{n}'))",
        "cp.RawKernel(S, 'k', options=('-O3',))",
    ),
    "a name": (
        "OPTIONS = ('-lineinfo',)\ncp.RawKernel(S, 'k', options=OPTIONS)",
        "OPTIONS = ('-gline-tables-only',)\ncp.RawKernel(S, 'k', options=OPTIONS)",
    ),
    "a name in a function": (
        "def f(o=('-G',)):\n    o = ['-G']\n    return cp.RawModule(code=S, options=tuple(o))\no = ['-G']",
        "def f(o=('-G',)):\n    o = ['-g', '-O0']\n    return cp.RawModule(code=S, options=tuple(o))\no = ['-G']",
    ),
    "appended": (
        "o = []\nif debug:\n    o.append('-G')\n    o.append('--extended-lambda')\ncp.RawModule(code=S, options=o)",
        "o = []\nif debug:\n    o.extend(['-g', '-O0'])\ncp.RawModule(code=S, options=o)",
    ),
    "what only NVRTC has": (
        "cp.RawModule(code=S, options=('--device-int128', '--minimal', '--no-source-include', '-DN=4', '-dopt=on'))",
        "cp.RawModule(code=S, options=('-DN=4',))",
    ),
    "PyCUDA": (
        "SourceModule(S, options=['--use_fast_math', '-DN=4'])",
        "SourceModule(S, options=['-ffast-math', '-fno-finite-math-only', '-DN=4'])",
    ),
    "load_inline that is passed": (
        "load_inline('a', '', S, extra_cuda_cflags=['-lineinfo'])",
        "load_inline('a', '', S, extra_cuda_cflags=['-gline-tables-only'])",
    ),
    "with its source": (
        "cp.RawKernel('cudaError_t e;', 'k', options=('-lineinfo',))",
        "cp.RawKernel('hipError_t e;', 'k', options=('-gline-tables-only',))",
    ),
    "beside what is not ASCII": (
        "x = 'ä'; cp.RawKernel('/* é */ cudaError_t e;', 'k', options=('ü', '-lineinfo'))  # ö",
        "x = 'ä'; cp.RawKernel('/* é */ hipError_t e;', 'k', options=('ü', '-gline-tables-only'))  # ö",
    ),
    "NVRTC with a count of its own": (
        "o = ['-lineinfo']\nnvrtcCompileProgram(p, len(o), o)",
        "o = ['-gline-tables-only']\nnvrtcCompileProgram(p, len(o), o)",
    ),
}


@pytest.mark.parametrize(("source", "ported"), CALLS.values(), ids=CALLS)
def test_options_are_ported(source: str, ported: str) -> None:
    assert port(f"{source}\n") == f"{ported}\n"
    assert [d for d in convert(source).diagnostics if d.code == "HP855"] == []


OTHERS = [
    "argparse.add_argument('--use_fast_math')",
    "o = ['--use_fast_math']",
    "run(['clang', '-x', 'cuda'], options=['-lineinfo'])",
    "cp.RawKernel(S, 'k', options=('-DN=4', '-I/opt', '--std=c++17'))",
    "cp.RawKernel(S, 'k', enable_cooperative_groups=False)",
    "SourceModule(S, arch=None)",
    "jax.ffi.register_ffi_target('sums', f, platform='cpu')",
    "for p in platforms:\n    jax.ffi.register_ffi_target('sums', f, platform=p)",
    "register_ffi_target('a', f, platform='CUDA')\nregister_ffi_target('a', f, platform='ROCM')",
]


@pytest.mark.parametrize("source", OTHERS)
def test_what_is_not_for_a_compiler_of_cuda_stays(source: str) -> None:
    result = convert(source)
    assert result.output is None
    assert [d.code for d in result.diagnostics if d.code == "HP855"] == []


LEFT = {
    "RawModule(code=S, options=('-ptx',))": f"-ptx: {UNKNOWN}",
    "RawModule(code=S, options=(b'-lineinfo',))": f"-lineinfo: {UNKNOWN}",
    "RawModule(code=S, options=('-O3', *['-dlink']))": f"-dlink: {UNKNOWN}",
    "RawModule(code=S, options=('-default-device',))": f"-default-device: {UNKNOWN}",
    "jax.ffi.register_ffi_target('sums', f, platform='CUDA')": (
        'platform="CUDA": JAX for ROCm does not find the function'
    ),
    "nvrtcCompileProgram(p, 1, [b'--use_fast_math'])": f"--use_fast_math: {UNKNOWN}",
    "nvrtcCompileProgram(p, 1, ['--use_fast_math'])": f"--use_fast_math: {UNKNOWN}",
    "SourceModule(S, arch='sm_70')": "arch: an architecture of NVIDIA's GPUs",
    "RawKernel(S, 'k', enable_cooperative_groups=True)": (
        "enable_cooperative_groups: CuPy's build for ROCm raises ValueError"
    ),
}


@pytest.mark.parametrize(("source", "message"), LEFT.items(), ids=LEFT)
def test_what_a_person_has_to_change_is_said(source: str, message: str) -> None:
    result = convert(source)
    assert result.output is None
    assert [d.message for d in result.diagnostics if d.code == "HP855"] == [message]


def test_a_limit_that_goes_is_said() -> None:
    result = convert("cp.RawModule(code=S, options=('-maxrregcount=32',))\n")
    assert result.output == b"cp.RawModule(code=S, options=())\n"
    assert [d.symbol for d in result.diagnostics if d.code == "HP808"] == ["'-maxrregcount=32'"]


def test_options_of_a_rule_that_is_not_asked_for_stay() -> None:
    source = "cp.RawKernel('cudaError_t e;', 'k', options=('-lineinfo',))\n"
    ported = convert_text(source, Options(ignore=("HP855",)), path="kernels.py").output
    assert ported == source.replace("cudaError_t", "hipError_t").encode()


BOTH = """from torch.utils.cpp_extension import load_inline
load_inline("a", "", "cudaError_t e;", extra_cuda_cflags=["-lineinfo"])
"""


def test_a_file_that_builds_and_has_sources_gets_the_edits_of_both() -> None:
    result = convert(BOTH)
    ported = BOTH.replace("cudaError_t", "hipError_t").replace("-lineinfo", "-gline-tables-only")
    assert result.output == ported.encode()
    assert {edit.code for edit in result.edits} == {"HP101", "HP801"}


def test_an_edit_that_takes_a_comment_out_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "cp.RawKernel(S, 'k', options=('-lineinfo',))  # why"
    monkeypatch.setattr(python_options, "port_options", lambda *_: [Edit(0, len(source), "f()", "HP801")])
    result = convert(f"{source}\n")
    assert result.status is Status.FAILED
    assert "a comment would have changed" in result.diagnostics[0].message


BAD = {
    "a second run would change the output again": lambda edit: replace(edit, text='"--use_fast_math"'),
    "the output would not be readable": lambda edit: replace(edit, text=")"),
    "HP801 and HP101 both change bytes": lambda edit: replace(edit, start=0, end=len(BOTH)),
}


@pytest.mark.parametrize(("why", "spoiled"), BAD.items(), ids=BAD)
def test_edits_of_both_that_do_not_fit_are_not_written(why: str, spoiled: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(*args: Any, **named: Any) -> Result:
        result = port_build_file(*args, **named)
        return replace(result, edits=tuple(map(spoiled, result.edits)))

    monkeypatch.setattr(python_port, "port_build_file", bad)
    result = convert(BOTH)
    assert result.status is Status.FAILED
    assert why in result.diagnostics[0].message
