"""HP130: names that a framework has in its build for CUDA only."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.others import includes_headers_of
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP130", "name-in-framework")
def name_in_framework(ctx: Context) -> Iterator[Diagnostic]:
    """A name of a framework's build for CUDA, where its build for ROCm has another one.

    What it finds: the macro GOOGLE_CUDA in files that include TensorFlow's headers, and "CUDA" as the platform of a
    handler in files that include XLA's, for JAX. A file that names TENSORFLOW_USE_ROCM, or "ROCM", is left alone.

    Why: it compiles and does nothing. TensorFlow for ROCm does not define GOOGLE_CUDA, so that the operation has no
    kernel for GPUs; and JAX for ROCm asks for handlers of its own platform only.

    Example:
        #if GOOGLE_CUDA
        #include "tensorflow/core/framework/op_kernel.h"
        #endif

    Keep:
        #if GOOGLE_CUDA || TENSORFLOW_USE_ROCM
        #include "tensorflow/core/framework/op_kernel.h"
        #endif

    Fix safety: no fix; the remedy says what to write.

    Source: the headers of TensorFlow 2; XLA's documentation of its foreign function interface.
    """
    for other in ctx.mapping.others:
        for token in other.otherwise.keys() & ctx.tokens.distinct:
            for_rocm, instead = other.otherwise[token]
            if for_rocm in ctx.tokens.distinct or not includes_headers_of(ctx, other):
                continue
            for index in ctx.tokens.where({token}):
                message = f"{other.title} for ROCm has {for_rocm} for {token}"
                yield ctx.diagnostic("HP130", Severity.WARNING, index, message, instead, symbol=token)
