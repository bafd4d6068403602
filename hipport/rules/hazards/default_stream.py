"""HP708: a default stream per thread."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_OPTION = re.compile(r"(?<![\w-])--?default-stream[=\"',\s]+per-thread")
_WITH_STREAM = 4  # arguments of a launch
_MACRO = "CUDA_API_PER_THREAD_DEFAULT_STREAM"
_DEFINED = re.compile(_MACRO)


@rule("HP708", "default-stream", words=(Subject.LAUNCHES, _MACRO))
def default_stream(ctx: Context) -> Iterator[Diagnostic]:
    """A default stream per thread.

    What it finds: `#define CUDA_API_PER_THREAD_DEFAULT_STREAM`; and, at the first launch without a stream, a
    build file in the folder or above that names that macro, or has `--default-stream per-thread` where a port leaves it
    as it is (Bazel, QMake, Visual Studio).

    Why: HIP does not know the macro or the option, so that all threads share one default stream and wait for each
    other. hipcc's option is `-fgpu-default-stream=per-thread`; HIP's macro changes what functions such as hipMemcpy do,
    but not the stream of launches by `<<<>>>`.

    Example:
        #define CUDA_API_PER_THREAD_DEFAULT_STREAM
        #include <cuda_runtime.h>

    Keep:
        #ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
        #endif

    Fix safety: no fix in the source: the option belongs in the build file.

    Source: the functions that a program of hipcc of ROCm 7.2 calls: hipLaunchKernel_spt and hipMemcpy_spt with the
    option, hipLaunchKernel and hipMemcpy_spt with HIP_API_PER_THREAD_DEFAULT_STREAM, neither with CUDA's macro. Seen on
    tokens and in build files; confidence high.
    """
    tokens = ctx.tokens
    if (not ctx.launches and _MACRO not in tokens.distinct) or is_of_hip(ctx):
        return
    for index in tokens.places(_MACRO):
        line = tokens.directive_at(index)
        if line and line.name == "define" and tokens.before(index) == line.name_at and not ctx.written_for_hip(index):
            yield ctx.diagnostic(
                "HP708",
                Severity.WARNING,
                index,
                f"HIP does not know {_MACRO}",
                "build with -fgpu-default-stream=per-thread, which applies to launches too",
                symbol=_MACRO,
            )
    without_stream = (at for at, launch in ctx.launches.items() if launch and len(launch.config) < _WITH_STREAM)
    opener = next((at for at in without_stream if not ctx.written_for_hip(at)), -1)
    survey, path = ctx.survey, ctx.source.path
    build_file = opener >= 0 and (survey.build_file_with(_OPTION, path, True) or survey.build_file_with(_DEFINED, path))
    if build_file:
        yield ctx.diagnostic(
            "HP708",
            Severity.WARNING,
            opener,
            f"{build_file} gives each thread a default stream of its own: with hipcc, launches without a stream wait "
            "for those of other threads",
            "build with -fgpu-default-stream=per-thread",
        )
