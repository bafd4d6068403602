"""HP711: memory that other GPUs and the host read while a kernel runs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_OF_SYSTEM = re.compile(r"__threadfence_system|atomic[A-Z]\w*_system")
_OF_PTX = re.compile(r"(?<![\w.])(?:st|ld|red|atom|fence|membar)\.(?:[\w:]+\.)*sys\b")


@rule("HP711", "system-scope", words=(Subject.DEVICE_CODE,))
def system_scope(ctx: Context) -> Iterator[Diagnostic]:
    """Memory that a kernel shares with the host or with other GPUs while it runs.

    What it finds: the first of `__threadfence_system`, `atomicAdd_system` and the like, and PTX of the scope `.sys` in
    a file.

    Why: memory from hipMalloc is coarse-grained: the host and other GPUs are guaranteed to see what a kernel stores
    there only after the kernel has ended. In fine-grained memory, from hipHostMalloc and hipMallocManaged, they see it
    earlier. A kernel that waits for the flag of another GPU in coarse-grained memory can wait forever. Within one GPU
    nothing changes.

    Example:
        __global__ void signal(int *flag) { __threadfence_system(); *flag = 1; }

    Keep:
        __global__ void signal(int *flag) { __threadfence(); *flag = 1; }

    Fix safety: no fix: the function does not show where the memory comes from and who reads it.

    Source: coherence control in HIP's documentation; not tested on a GPU. Detected from tokens; confidence medium.
    """
    if not ctx.is_device_code:
        return
    words = {text for text in ctx.tokens.distinct if "sys" in text and (_OF_SYSTEM.fullmatch(text) or _is_ptx(text))}
    if not words or is_of_hip(ctx):
        return
    places = (at for at in ctx.tokens.where(words) if not ctx.tokens.directive_at(at) and not ctx.written_for_hip(at))
    index = next((at for at in places if not is_declared(ctx, at)), -1)
    if index >= 0:
        name = ctx.tokens.texts[index]
        name = name if _OF_SYSTEM.fullmatch(name) else "PTX of the scope .sys"
        yield ctx.diagnostic(
            "HP711",
            Severity.INFO,
            index,
            f"{name}: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended",
            "where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags "
            "and hipDeviceMallocFinegrained",
            symbol=name,
        )


def _is_ptx(text: str) -> bool:
    """Whether a token is a string with a PTX instruction of the scope ``.sys``."""
    return '"' in text and _OF_PTX.search(text) is not None
