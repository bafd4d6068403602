"""HP120, HP121: C++ namespaces of CUDA's libraries."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity


@rule("HP120", "cuda-namespace", edits=True, words=(Subject.NAMES,))
def cuda_namespace(ctx: Context) -> Iterator[Edit]:
    """A C++ namespace of CUDA that HIP has under another name.

    What it finds: `cub::`, `nvcuda::wmma::`, using-directives, using-declarations, namespace aliases, macros that stand
    for a namespace, and namespaces that the project reopens to specialise a template.

    Why: hipCUB is in the namespace `hipcub`, rocWMMA in `rocwmma`.

    Example:
        cub::DeviceReduce::Sum(tmp, size, in, out, n);

    Keep:
        mine::cub::sum(in, out);

    Fix safety: safe. A namespace `cub` inside one of the project's own stays. Thrust's own traits of types, which
    rocThrust lacks, become those of C++: `thrust::detail::enable_if` is `std::enable_if`.

    Source: the headers of hipCUB, rocThrust and rocWMMA in ROCm 7.2, and Thrust's of CUDA 11.8.
    """
    for name in ctx.names.qualified:
        if name.library.is_standard(name.name):
            std = f"std::{name.names[-1]}"
            yield ctx.edit("HP120", name.first, std, last=name.last, library=name.library.name)
            continue
        lacking = name.entry is not None and ctx.names.lacking(name.entry)
        if name.hip is not None and not (name.aliased or name.renamed_whole or lacking):
            written = "::".join(name.space)
            if name.replacement != written:
                yield ctx.edit("HP120", name.first, name.replacement, last=name.space_last, library=name.library.name)


@rule("HP121", "unsupported-namespace", words=(Subject.NAMES,))
def unsupported_namespace(ctx: Context) -> Iterator[Diagnostic]:
    """A C++ namespace of CUDA without a counterpart in HIP.

    What it finds: `cutlass::`, `cute::`, and the parts of libcu++ (`cuda::`, `cuda::std::`) that hipport has no header
    for, where neither the project nor one that it uses, `namespace at { cuda::getCurrentCUDAStream(); }`, has a
    namespace of that name; the names in CUB's internal namespaces `cub::detail` and
    `cub::internal` that are not in hipCUB's; and those with `cuda` before them in `thrust::system::cuda::detail`.

    Why: the code is left unchanged, and does not compile until it is replaced.

    Example:
        cuda::std::mdspan<float, cuda::std::dextents<int, 2>> rows;

    Example:
        cub::detail::value_t<const float *> sum = 0;

    Keep:
        thrust::device_vector<int> v;

    Fix safety: no fix; the reason names a similar library of ROCm or AMD, if there is one.

    Source: the headers of ROCm 7.2.
    """
    for name in ctx.names.qualified:
        library = name.library
        if library.lacks(name.name) and "::errc::" in name.name:
            message = f"{name.name} is not in {library.hip}: HIP has no such error, or another one for it"
            remedy = "leave out what the code does for this error"
        elif library.lacks(name.name):
            message = f"{name.name} is internal to {library.title}, and {library.hip} has other internals"
            remedy = "replace it by what the library documents, or by code of the project's own"
        elif name.hip is None:
            message = f"{name.name} of {library.title}: {library.unsupported}"
            remedy = "replace it, or provide the namespace for HIP"
        else:
            continue
        yield ctx.diagnostic(
            "HP121",
            Severity.ERROR,
            name.first,
            message,
            remedy,
            last=name.last,
            symbol=name.name,
            library=library.name,
        )
