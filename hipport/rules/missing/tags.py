"""HP516: structs that HIP has only as a typedef without a tag."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import is_opaque
from hipport.context.known_names import known_uses
from hipport.context.known_names import tag_after_keyword
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP516", "missing-tag", words=(Subject.NAMES,))
def missing_tag(ctx: Context) -> Iterator[Diagnostic]:
    """A struct of CUDA that is named by its tag, where HIP has only a typedef without a tag.

    What it finds: `struct mtgp32_kernel_params`, `enum cudaSharedCarveout` and similar names. Not where the file only
    declares a struct, `struct mtgp32_kernel_params;`.

    Why: `struct` and `enum` before a typedef do not compile.

    Example:
        #include <curand_mtgp32.h>
        void use(struct mtgp32_kernel_params *parameters);

    Keep:
        #include <curand_mtgp32.h>
        void use(mtgp32_kernel_params_t *parameters, struct cudaGraphicsResource *resource);

    Fix safety: no fix: use the typedef, without `struct` or `enum`.

    Source: the headers of ROCm 7.2 (`mappings/tags.csv`).
    """
    for use, entry in known_uses(ctx):
        if entry.hip and tag_after_keyword(ctx, use) == "" and not is_opaque(ctx, use, entry):
            yield diagnostic_of_use(
                ctx,
                use,
                "HP516",
                Severity.ERROR,
                f"{use.name} has no tag in HIP: {entry.hip} is only a typedef",
                f"use {entry.hip} without struct or enum",
                entry.library,
            )
