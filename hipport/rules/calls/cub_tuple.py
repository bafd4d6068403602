"""HP305: tuples of libcu++ that CUB and Thrust take."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.qualified import QualifiedName
from hipport.context.registry import rule
from hipport.diagnostics import Edit

#: The beginning of a name -> what makes the tuples that it takes.
_MAKERS: dict[tuple[str, ...], str] = {
    ("cub", "DeviceTransform"): "rocprim::make_tuple",
    ("thrust", "make_zip_iterator"): "thrust::make_tuple",
}
_SORTS = frozenset(("BlockRadixSort", "DeviceRadixSort", "DeviceSegmentedRadixSort"))


@rule("HP305", "cub-tuple", edits=True, words=("tuple", "make_tuple"))
def cub_tuple(ctx: Context) -> Iterator[Edit]:
    """A tuple of libcu++ that CUB or Thrust takes.

    What it finds: `cuda::std::make_tuple` as an argument of `cub::DeviceTransform` and `thrust::make_zip_iterator`; in
    a file that sorts by digits with CUB, `operator()` whose result is a `cuda::std::tuple` of references, which takes
    keys apart, and what it returns in braces.

    Why: hipCUB takes tuples of rocPRIM, rocThrust its own. Those of hipport's `hipport/cuda_std.h` are the C++
    library's, which do not compile there. The constructor of rocPRIM's is explicit: braces after `return` need the
    type.

    Example:
        #include <cub/device/device_radix_sort.cuh>
        struct Key { int high; float low; };
        struct Parts {
            __host__ __device__ cuda::std::tuple<int &, float &> operator()(Key &key) const {
                return {key.high, key.low};
            }
        };
        void sort(void *storage, size_t &bytes, const Key *in, Key *out, int n) {
            cub::DeviceRadixSort::SortKeys(storage, bytes, in, out, n, Parts{});
        }

    Keep:
        #include <cuda/std/tuple>
        struct Minimum { cuda::std::tuple<int, float> operator()(int a, float b) const { return {a, b}; } };

    Fix safety: safe. The tuples have the same members.

    Source: hipcub/backend/rocprim/tuple.hpp and device/device_transform.hpp, thrust/iterator/zip_iterator.h (7.2).
    """
    sorts = not _SORTS.isdisjoint(ctx.tokens.distinct)
    inputs = [
        (span, maker)
        for name in ctx.names.qualified
        if (maker := _MAKERS.get(name.names[:2]))
        for span in _given(ctx, name)
    ]
    for name in (*ctx.names.qualified, *ctx.names.imported):
        if ctx.is_settled(name.first):
            continue
        makers = [maker for span, maker in inputs if span.first <= name.first < span.end]
        if name.name == "cuda::std::make_tuple" and makers:
            yield _renamed(ctx, name, makers[-1])
        elif name.name == "cuda::std::tuple" and sorts:
            yield from _taken_apart(ctx, name)


def _given(ctx: Context, name: QualifiedName) -> tuple[Span, ...]:
    """The arguments of ``cub::DeviceTransform::Transform(cuda::std::make_tuple(a, b), out, n, plus)``"""
    return arguments_of(ctx.tokens, name.last) or ()


def _taken_apart(ctx: Context, name: QualifiedName) -> Iterator[Edit]:
    """``cuda::std::tuple<int &, float &> operator()(Key &key) const { return {key.high, key.low}; }``"""
    tokens = ctx.tokens
    opener = tokens.after(name.last)
    closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
    parts = (split_arguments(tokens, opener, closer) or ()) if closer >= 0 else ()
    at = tokens.after(closer)
    if not parts or tokens.text_at(at) != "operator" or any(tokens.texts[part.end - 1] != "&" for part in parts):
        return
    yield _renamed(ctx, name, "rocprim::tuple")
    while at >= 0 and tokens.texts[at] not in (";", "{"):
        at = tokens.after(at)
    end = closer_of(tokens, at) if tokens.text_at(at) == "{" else -1
    written = "".join(tokens.texts[opener : closer + 1])
    for index in tokens.where({"return"}):
        brace = tokens.after(index)
        if at < index < end and tokens.text_at(brace) == "{":
            start = tokens.starts[brace]
            yield Edit(start, start, f"rocprim::tuple{written}", "HP305")


def _renamed(ctx: Context, name: QualifiedName, hip: str) -> Edit:
    return Edit(ctx.tokens.starts[name.first], ctx.tokens.end(name.last), hip, "HP305")
