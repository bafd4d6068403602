"""HP522: options of NVIDIA's compilers that a program gives at run time."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_ARCHITECTURE = "leave it out: hiprtc compiles for the current GPU; for another one write --offload-arch=gfx90a"
_FUSED = "write -ffp-contract=off for false, and leave it out for true"
_LINKED = "write -fgpu-rdc, and link what hiprtcGetBitcode gives"
_LEAVE = "leave it out"
#: Options that no other program has, and what hiprtc has for them.
_OF_NVIDIA = {
    "gpu-architecture": _ARCHITECTURE,
    "use_fast_math": "write -ffast-math -fno-finite-math-only, as two options",
    "maxrregcount": "leave it out, and write __launch_bounds__ on the kernels",
    "default-device": "leave it out, and write __device__ at the functions",
    "device-as-default-execution-space": "leave it out, and write __device__ at the functions",
    "relocatable-device-code": _LINKED,
    "ptxas-options": _LEAVE,
    "Xptxas": _LEAVE,
    "generate-line-info": "write -gline-tables-only",
    "extra-device-vectorization": _LEAVE,
    "builtin-move-forward": _LEAVE,
    "builtin-initializer-list": _LEAVE,
    "dlink-time-opt": "write -fgpu-rdc",
    "gen-opt-lto": "write -fgpu-rdc",
    "optix-ir": _LEAVE,
}
#: Options that other programs have, too: they are NVRTC's in a file that uses it.
_OF_NVRTC = {
    "arch": _ARCHITECTURE,
    "rdc": _LINKED,
    "device-c": _LINKED,
    "dc": _LINKED,
    "dlto": "write -fgpu-rdc",
    "extensible-whole-program": _LEAVE,
    "ewp": _LEAVE,
    "G": "write -g -O0, as two options",
    "device-debug": "write -g -O0, as two options",
    "lineinfo": "write -gline-tables-only",
    "dopt": _LEAVE,
    "fmad": _FUSED,
    "ftz": "write -fgpu-flush-denormals-to-zero for true, and leave it out for false",
    "prec-sqrt": "write -fno-hip-fp32-correctly-rounded-divide-sqrt for false, and leave it out for true",
    "prec-div": "write -fno-hip-fp32-correctly-rounded-divide-sqrt for false, and leave it out for true",
    "include-path": "write -I",
    "pre-include": "write -include",
    "no-source-include": _LEAVE,
    "disable-warnings": "write -w",
    "restrict": "leave it out, and write __restrict__ at the parameters",
    "device-int128": "leave it out: the type is always there",
    "modify-stack-limit": _LEAVE,
    "diag-suppress": "write the -Wno-... of clang for the same warning",
    "display-error-number": _LEAVE,
    "no-display-error-number": _LEAVE,
    "brief-diagnostics": _LEAVE,
    "split-compile": _LEAVE,
    "minimal": _LEAVE,
    "device-stack-protector": _LEAVE,
}
_ALL = _OF_NVIDIA | _OF_NVRTC
_OPTION = re.compile(r"(?<![^\"\s])--?([A-Za-z][\w-]*)(?=[=\s\"])")
_ARCH = re.compile(r"-arch=(?:compute|sm)_")
#: ``system("nvcc -ptx kernels.cu")``
_COMMAND = re.compile(r"\"(?:[^\"\s]*/)?nvcc\s+(?:-|%s|\S+\.cu\b)")


@rule("HP522", "rtc-option")
def rtc_option(ctx: Context) -> Iterator[Diagnostic]:
    """An option of NVIDIA's compilers in a string: for NVRTC, or for a command line of nvcc.

    What it finds: string literals that begin with an option which clang does not have: `--gpu-architecture=compute_70`,
    `-arch=sm_`, `--use_fast_math`, `--maxrregcount=64`, `-default-device`. Those that other programs have too,
    `-lineinfo` and `-G`, are found where the file uses NVRTC. Literals that are a command line of nvcc.

    Why: hiprtc hands the options to clang, which stops at one that it does not know, or takes it for another one and
    ignores it: the port compiles, and its kernels do not when it runs. A machine with AMD's GPUs has no nvcc.

    Example:
        #include <nvrtc.h>
        const char *options[] = {"--gpu-architecture=compute_70", "--std=c++17"};

    Keep:
        #include <nvrtc.h>
        const char *options[] = {"--std=c++17", "-DN=4", "-Iinclude", "-w"};

    Fix safety: no fix: the number of options may change with it.

    Source: the options of NVRTC of CUDA 13.0; what clang of ROCm 7.2 says to each of them.
    """
    if is_of_hip(ctx):
        return
    names = _ALL if any(ctx.tokens.beginning("nvrtc")) else _OF_NVIDIA
    for index in ctx.tokens.where(set(ctx.tokens.beginning('"-', '"nvcc ', '"/usr/local/cuda'))):
        text = ctx.tokens.texts[index]
        said = _said_of(text, names)
        if said and not ctx.written_for_hip(index) and ctx.is_in_code(index):
            message, remedy = said
            yield ctx.diagnostic("HP522", Severity.ERROR, index, message, remedy, symbol=text)


def _said_of(text: str, names: dict[str, str]) -> tuple[str, str] | None:
    """The message and the remedy for a literal with one of some options, or with a command line of nvcc."""
    if _COMMAND.match(text):
        return f"{text} runs nvcc", "write hipcc with its options; --genco makes a code object, in place of -ptx"
    name = "arch" if _ARCH.match(text, 1) else next(filter(names.__contains__, _OPTION.findall(text)), "")
    return (f"{name} is an option of NVIDIA's compilers: hiprtc and hipcc do not know it", _ALL[name]) if name else None
