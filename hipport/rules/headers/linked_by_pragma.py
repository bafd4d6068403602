"""HP149: libraries of CUDA that a source names to the linker."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

# "cudart.lib"   "cublas"
_LIBRARY = re.compile(
    r'"(?:[^"]*[/\\])?(?P<name>(?:cuda(?:rt\w*|devrt)?|cu(?:blas|dnn|fft|pti|rand|solver|sparse|til)\w*'
    r'|npp\w*|nv(?:cuvid|encodeapi|jpeg|ml|rtc|ToolsExt)\w*)(?:\.lib)?)"',
    re.IGNORECASE,
)


@rule("HP149", "linked-by-pragma", words=("comment",))
def linked_by_pragma(ctx: Context) -> Iterator[Diagnostic]:
    """A library of CUDA in `#pragma comment(lib, ...)`.

    What it finds: the pragma with the name of a library of CUDA's toolkit, `cudart.lib`, `cublas`.

    Why: it is how a source tells the linker of Windows what it needs. The port would look for CUDA's library there, and
    not for HIP's. On Linux the pragma does nothing.

    Example:
        #include <cublas_v2.h>
        #pragma comment(lib, "cublas.lib")

    Keep:
        #include <cublas_v2.h>
        #pragma comment(lib, "ws2_32.lib")

    Fix safety: no fix: which library of the HIP SDK has what the source uses, a person knows.

    Source: the documentation of Visual C++, `comment` pragma; the HIP SDK for Windows.
    """
    tokens = ctx.tokens
    for line in tokens.directives:
        texts = [tokens.texts[at] for at in range(line.first, line.end)]
        if line.name != "pragma" or "comment" not in texts or ctx.written_for_hip(line.first):
            continue
        for at in range(line.first, line.end):
            if library := _LIBRARY.fullmatch(tokens.texts[at]):
                message = f"{library['name']}: a library of CUDA, which the port does not link"
                remedy = (
                    "write that of the HIP SDK: amdhip64.lib for cudart.lib and cuda.lib, hipblas.lib for cublas.lib"
                )
                yield ctx.diagnostic("HP149", Severity.WARNING, at, message, remedy, symbol=library["name"])
