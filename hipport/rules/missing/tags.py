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

    What it finds: `struct cusparseMatDescr` and similar names: the struct that a handle points to. Not where the file
    only declares it, `struct cusparseMatDescr;`.

    Why: HIP's handle is a pointer to a type with another name, and `struct` before a typedef does not compile.

    Example:
        #include <cusparse.h>
        void use(struct cusparseMatDescr *descriptor);

    Keep:
        #include <cusparse.h>
        void use(cusparseMatDescr_t descriptor, struct cudaGraphicsResource *resource);

    Fix safety: no fix: use the handle, which is the pointer.

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
                f"use the handle {entry.hip} instead of the struct that it points to",
                entry.library,
            )
