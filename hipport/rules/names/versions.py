"""HP104, HP105: names that depend on the version of ROCm or of CUDA."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP104", "newer-than-rocm", words=(Subject.NAMES,))
def newer_than_rocm(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name whose HIP counterpart is newer than the target ROCm version.

    What it finds: names that only later versions of ROCm have than the one of `--rocm`.

    Why: the HIP name would not compile, so the CUDA name stays in the text.

    Example: --rocm 7.2
        cudaDevResourceType t;

    Keep:
        cudaStream_t s;

    Fix safety: no fix. Use a newer ROCm and give its version with `--rocm`, or rewrite the code without the name.

    Source: the identifiers in the headers of successive ROCm releases.
    """
    for use, entry in known_uses(ctx):
        if entry.hip and ctx.names.lacking(entry):
            since = entry.row.rocm_since.lstrip(">")
            when = f"after {since}" if entry.row.rocm_since.startswith(">") else since
            yield diagnostic_of_use(
                ctx,
                use,
                "HP104",
                Severity.ERROR,
                f"{use.name}: its counterpart {entry.hip} exists only from ROCm {when}",
                f"convert for a newer ROCm (--rocm {since}) or avoid {use.name}",
                entry.library,
            )


@rule("HP105", "cuda-version-decides", words=(Subject.NAMES,))
def cuda_version_decides(ctx: Context) -> Iterator[Diagnostic]:
    """A call whose HIP form depends on the CUDA version that the code was written for.

    What it finds: functions whose signature CUDA changed under the same name, mostly in CUDA 12 and 13. HIP has the two
    forms under two names, or only the older one.

    Why: without the version the older form is assumed, unless the number of arguments or the type of one determines the
    form.

    Example:
        cudaMemPrefetchAsync(p, n, device, stream);

    Keep: --cuda 12.4
        cudaMemPrefetchAsync(p, n, device, stream);

    Fix safety: no fix. Give the version with `--cuda 12.4` or in the configuration.

    Source: the signatures in the CUDA headers 11.7 to 13.5. Types are detected from tokens, otherwise by libclang.
    """
    if ctx.options.cuda:
        return
    for use, entry in known_uses(ctx):
        is_told = ctx.calls.arguments_settle(use) or ctx.conditionals.cuda_at(use.index)
        if ctx.mapping.varies(use.name) and not is_told and ctx.seen_version(use) is None:
            yield diagnostic_of_use(
                ctx,
                use,
                "HP105",
                Severity.WARNING,
                f"{use.name} takes other arguments in newer CUDA versions; the oldest form was assumed",
                "give the CUDA version that the code was written for, as in --cuda 12.4",
                entry.library,
            )
