"""HP10x, HP302, HP50x: names of the CUDA API."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.uses import NameUse
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.result import Kept
from hipport.rules.missing.device_runtime import is_freed_on_device

_TAG_KEYWORDS = frozenset(("struct", "class", "union", "enum"))


def _meant(ctx: Context, use: NameUse) -> bool:
    """Whether a name without a CUDA prefix is used as the tables' kind says, not as some word of the project."""
    if use.entry is None or not ctx.names.is_unprefixed(use.name) or use.name.startswith("__"):
        return True
    return use.entry.row.kind not in ("function", "method") or ctx.calls.is_called(use)


def known_uses(ctx: Context) -> Iterator[tuple[NameUse, Entry]]:
    """The uses of CUDA's names that the tables know, with their rows."""
    for use in ctx.names.api_uses:
        if use.entry is not None and _meant(ctx, use):
            yield use, use.entry


def said(
    ctx: Context, use: NameUse, code: str, severity: Severity, message: str, remedy: str, library: str
) -> Diagnostic:
    """A diagnostic on a name, at its place."""
    return ctx.diagnostic(code, severity, use.index, message, remedy, last=use.last, symbol=use.name, library=library)


@rule("HP101", "api-name", edits=True)
def api_name(ctx: Context) -> Iterator[Edit]:
    """A CUDA name that has a counterpart in HIP.

    What it finds: functions, types, enumerators, macros and variables of the CUDA runtime, the driver API and the
    libraries, in every #if arm and in macro bodies, wherever the mapping tables have a HIP name for them.

    Why: HIP has the same thing under another name.

    Example:
        cudaMalloc(&p, n);

    Keep:
        pool.cudaMalloc(n);
        mine::cudaMalloc(n);
        // cudaMalloc is called elsewhere

    Fix safety: safe. Only the name is replaced. Names that the project defines, members and names in the project's
    own namespaces stay.

    Source: the headers of both vendors; `hipport explain NAME` prints the row.
    """
    for use, entry in known_uses(ctx):
        if use.renamed and entry.hip and not ctx.names.lacking(entry) and not _is_substitute(ctx, use, entry):
            if ctx.calls.is_dropped(use.index) or is_freed_on_device(ctx, use):
                continue
            if (tag := _tag(ctx, use)) is not None:
                if tag:
                    yield ctx.edit("HP101", use.index, tag, library=entry.library)
                continue
            shape = ctx.calls.shapes.get(use.index)
            hip = entry.hip if shape is None or isinstance(shape, str) else shape.hip
            header = entry.row.hip_header if entry.is_ours else ""
            yield ctx.edit("HP101", use.index, hip, last=use.last, library=entry.library, header=header)


def _tag(ctx: Context, use: NameUse) -> str | None:
    """What a name becomes after ``struct``, ``union`` or ``enum`` where HIP's name for it is only a typedef: its tag,
    empty where it has none; None everywhere else.
    """
    keyword = ctx.tokens.text_at(ctx.tokens.before(use.index))
    return ctx.mapping.tags.get(use.name) if keyword in _TAG_KEYWORDS else None


@rule("HP516", "missing-tag")
def missing_tag(ctx: Context) -> Iterator[Diagnostic]:
    """A struct of CUDA by its tag, where HIP has only a typedef without one.

    What it finds: `struct cusparseMatDescr` and the like, also in forward declarations: the struct behind a handle.

    Why: HIP's handle is a pointer to something without that name, and `struct` before a typedef does not compile.

    Example:
        #include <cusparse.h>
        void use(struct cusparseMatDescr *descriptor);

    Keep:
        #include <cusparse.h>
        void use(cusparseMatDescr_t descriptor, struct cudaGraphicsResource *resource);

    Fix safety: no fix: write the handle, which is the pointer.

    Source: the headers of ROCm 7.2 (`mappings/tags.csv`).
    """
    for use, entry in known_uses(ctx):
        if entry.hip and _tag(ctx, use) == "":
            yield said(
                ctx,
                use,
                "HP516",
                Severity.ERROR,
                f"{use.name} has no tag in HIP: {entry.hip} is only a typedef",
                f"write {entry.hip}, which is the handle, not what it points to",
                entry.library,
            )


def _is_substitute(ctx: Context, use: NameUse, entry: Entry) -> bool:
    """Whether this is where a project defines what older CUDA lacks (``#define __shfl_sync(m, v, l) __shfl(v, l)``),
    and the port has a function of hipport's instead, which nobody may define.
    """
    return entry.is_ours and role_of(ctx.tokens, use.index, entry.row.kind) in (
        NameRole.DEFINITION,
        NameRole.DECLARATION,
    )


@rule("HP102", "unknown-cuda-name")
def unknown_cuda_name(ctx: Context) -> Iterator[Diagnostic]:
    """A name that looks like CUDA but is in no table and not defined by the project.

    What it finds: identifiers that begin as the names of a CUDA library do (cuda, cu, cublas, nccl, ...), that no
    mapping table has, and that neither this file nor another file of the tree declares.

    Why: such a name is left as it is, and the port will not compile or link if it is CUDA's. It may be a macro or a
    function of a library that is not part of the tree, which has to be ported too.

    Example:
        cudaFrobnicate(p);

    Keep:
        #define cudaCheck(x) check(x)
        cudaCheck(cudaGetLastError());

    Fix safety: no fix. Port the name by hand, or say what it is: define it in the tree, or ignore the rule for it.

    Source: the tables hold every public name of the CUDA headers 11.7 to 13.5.
    """
    for use in ctx.names.api_uses:
        if use.entry is None and not _is_snake(use.name) and not _is_pasted(ctx, use.index):
            library = ctx.mapping.library_of(use.name)
            if library is None or not library.unsupported:
                yield said(
                    ctx,
                    use,
                    "HP102",
                    Severity.WARNING,
                    f"{use.name} looks like CUDA but is in no mapping table",
                    "if it is CUDA's, port it by hand; if it is a third-party library's, port that library too",
                    library.name if library else "",
                )


def _is_pasted(ctx: Context, index: int) -> bool:
    """Whether a name is the beginning of what a macro pastes together, which is rule HP107's business."""
    return ctx.tokens.text_at(ctx.tokens.after(index)) == "##"


def _is_snake(name: str) -> bool:
    """``cuda_device`` and ``cu_seqlens`` are how projects write their own names; no CUDA API is spelled so."""
    return name.islower()


def _change(use: NameUse, entry: Entry) -> str:
    return f"{use.name} in HIP" if entry.hip == entry.row.cuda else f"{use.name} -> {entry.hip}"


@rule("HP103", "own-name")
def own_name(ctx: Context) -> Iterator[Kept]:
    """A name that looks like CUDA's and is the project's own.

    What it finds: members, names in the project's namespaces, and names that the project declares or defines, where
    the spelling is that of the CUDA API or begins like it; and CUDA names in code already written for HIP.

    Why: they are left alone on purpose. The report lists them once a file, so that nothing is left unsaid.

    Example:
        mine::cudaMalloc(n);

    Keep:
        cudaMalloc(&p, n);

    Fix safety: no fix is needed.

    Source: the scope of the name, decided on the tokens of the file and the definitions of its program.
    """
    groups: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], int] = {}
    for use in ctx.names.uses:
        if ctx.names.is_unprefixed(use.name) or _is_pasted(ctx, use.index):
            continue
        reason = use.role.value
        if use.role is NameRole.API:
            if ctx.written_for_hip(use.index):
                reason = "in an #if arm written for HIP"
            elif use.entry is None and _is_snake(use.name):
                reason = "not spelled as CUDA's names are"
            else:
                continue
        elif use.role is NameRole.DEFINITION and (place := ctx.defined_elsewhere.get(use.name)):
            reason = f"defined by the project at {place}"
        groups[use.name, reason] += 1
        first.setdefault((use.name, reason), use.index)
    for (name, reason), count in groups.items():
        line, _ = ctx.source.position(ctx.tokens.starts[first[name, reason]])
        yield Kept(name, reason, count, line)


@rule("HP104", "newer-than-rocm")
def newer_than_rocm(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name whose HIP counterpart is newer than the ROCm version that is converted for.

    What it finds: names that HIP has only from a later ROCm than `--rocm` says.

    Why: the HIP name would not compile, so the CUDA name stays in the text.

    Example: --rocm 7.2
        cudaDevResourceType t;

    Keep:
        cudaStream_t s;

    Fix safety: no fix. Use a newer ROCm and say so with `--rocm`, or write the code another way.

    Source: the identifiers in the headers of successive ROCm releases.
    """
    for use, entry in known_uses(ctx):
        if entry.hip and ctx.names.lacking(entry):
            since = entry.row.rocm_since.lstrip(">")
            when = f"after {since}" if entry.row.rocm_since.startswith(">") else since
            yield said(
                ctx,
                use,
                "HP104",
                Severity.ERROR,
                f"{use.name}: its counterpart {entry.hip} exists only from ROCm {when}",
                f"convert for a newer ROCm (--rocm {since}) or avoid {use.name}",
                entry.library,
            )


@rule("HP105", "cuda-version-decides")
def cuda_version_decides(ctx: Context) -> Iterator[Diagnostic]:
    """A call whose HIP form depends on the CUDA version that the code was written for.

    What it finds: functions whose signature CUDA changed under the same name, mostly in CUDA 12 and 13, where HIP has
    the two forms under two names or only the older one.

    Why: without the version the older form is assumed, unless the number of arguments tells.

    Example:
        cudaMemPrefetchAsync(p, n, device, stream);

    Keep: --cuda 12.4
        cudaMemPrefetchAsync(p, n, device, stream);

    Fix safety: no fix. Say the version with `--cuda 12.4` or in the configuration.

    Source: the signatures in the CUDA headers 11.7 to 13.5.
    """
    if ctx.options.cuda:
        return
    for use, entry in known_uses(ctx):
        if (
            ctx.mapping.varies(use.name)
            and not ctx.calls.arguments_settle(use)
            and not ctx.conditionals.cuda_at(use.index)
        ):
            yield said(
                ctx,
                use,
                "HP105",
                Severity.WARNING,
                f"{use.name} takes other arguments in newer CUDA versions; the oldest form was assumed",
                "say which CUDA the code was written for: --cuda 12.4",
                entry.library,
            )


@rule("HP107", "pasted-name")
def pasted_name(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name that a macro puts together with ##.

    What it finds: `##` next to the beginning of a CUDA name in a macro's body.

    Why: the name exists only after preprocessing, so that it is in no text that could be renamed.

    Example:
        #define GEMM(T) cublas##T##gemm

    Keep:
        #define JOIN(a, b) a##b

    Fix safety: no fix. Rename the pieces by hand (`hipblas##T##gemm`) and see that every result exists in HIP.

    Source: the C++ standard, [cpp.concat].
    """
    for index in ctx.tokens.places("##"):
        left = ctx.tokens.before(index)
        piece = ctx.tokens.text_at(left)
        if _begins_name(ctx, piece) and not ctx.written_for_hip(index):
            yield ctx.diagnostic(
                "HP107",
                Severity.WARNING,
                left,
                f"{piece}## makes CUDA names by pasting, which cannot be followed",
                "rename the piece by hand, and see that every name that results exists in HIP",
                last=index,
                symbol=piece,
            )


def _begins_name(ctx: Context, piece: str) -> bool:
    """Whether CUDA names can be made from a piece: a library's prefix, or more, that is no name of its own."""
    if not piece.startswith(ctx.mapping.heads) or ctx.mapping.entry(piece) is not None:
        return False
    return ctx.mapping.looks_like_cuda.match(piece + "A") is not None


@rule("HP302", "partial-counterpart")
def partial_counterpart(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name whose HIP counterpart covers only a part of it, or is deprecated.

    What it finds: names that are renamed, where the tables know of a limit: fewer types, fewer shapes, other values,
    or a counterpart that HIP is going to remove.

    Why: the port compiles for the common case and not for every case.

    Example:
        nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, half, nvcuda::wmma::row_major> a;

    Keep:
        cudaMalloc(&p, n);

    Fix safety: no fix; the message says what is limited.

    Source: the headers of ROCm 7.2.
    """
    for use, entry in known_uses(ctx):
        is_limited = entry.row.status in ("partial", "deprecated") and not ctx.calls.arguments_settle(use)
        if is_limited and not ctx.names.lacking(entry):
            yield said(
                ctx,
                use,
                "HP302",
                Severity.WARNING if entry.row.status == "partial" else Severity.INFO,
                f"{_change(use, entry)}: {entry.row.note or entry.row.status}",
                "check that the code needs no more than that",
                entry.library,
            )


@rule("HP501", "unsupported-name")
def unsupported_name(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name that HIP has no counterpart for.

    What it finds: names that the mapping tables mark as unsupported, each with its reason.

    Why: the name stays in the text, and the port does not compile until it is replaced.

    Example:
        cudaGraphConditionalHandle handle;

    Keep:
        cudaGraph_t graph;

    Fix safety: no fix; the reason says what HIP offers instead, if anything.

    Source: the headers of ROCm 7.2 have no such name.
    """
    for use, entry in known_uses(ctx):
        if entry.row.status == "unsupported":
            yield said(
                ctx,
                use,
                "HP501",
                Severity.ERROR,
                f"{use.name} has no counterpart in HIP: {entry.row.note}",
                f"replace {use.name} or leave it out on AMD GPUs",
                entry.library,
            )


@rule("HP502", "unsupported-library")
def unsupported_library(ctx: Context) -> Iterator[Diagnostic]:
    """A name of a CUDA library that has no HIP counterpart as a whole.

    What it finds: names of NVML, CUPTI, NPP and other libraries that ROCm has nothing like, or only something with
    another interface.

    Why: the code has to be written anew for the library that ROCm offers, or left out.

    Example:
        nvmlInit();

    Keep:
        cublasHandle_t handle;

    Fix safety: no fix; the reason names the ROCm library, if there is one.

    Source: the packages of ROCm 7.2.
    """
    for use in ctx.names.api_uses:
        if use.entry is not None or _is_snake(use.name):
            continue
        library = ctx.mapping.library_of(use.name)
        if library is not None and library.unsupported:
            yield said(
                ctx,
                use,
                "HP502",
                Severity.ERROR,
                f"{use.name} of {library.title}: {library.unsupported}",
                "rewrite this part for what ROCm offers, or leave it out on AMD GPUs",
                library.name,
            )
