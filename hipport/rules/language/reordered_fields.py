"""HP282: values between braces for structs whose fields HIP has in another order."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set

from hipport.code.aggregates import initialized
from hipport.code.calls import split_arguments
from hipport.code.returned import returned_words
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.tokens import Tokens

_HEADER = "hipport/field_order.h"
#: CUDA's structs, each with what has its fields in CUDA's order. Source: libclang over the headers of CUDA 11.8, CUDA
#: 13.0 and of ROCm 7.2, for the structs of mappings/fields.csv.
_STRUCTS = {
    "CUDA_GRAPH_INSTANTIATE_PARAMS": "GraphInstantiateParams",
    "CUDA_KERNEL_NODE_PARAMS": "ModuleKernelNodeParams",
    "CUDA_MEMSET_NODE_PARAMS": "MemsetParams",
    "CUaccessPolicyWindow": "AccessPolicyWindow",
    "CUgraphEdgeData": "GraphEdgeData",
    "cudaAccessPolicyWindow": "AccessPolicyWindow",
    "cudaGraphEdgeData": "GraphEdgeData",
    "cudaGraphInstantiateParams": "GraphInstantiateParams",
    "cudaKernelNodeParams": "KernelNodeParams",
    "cudaMemsetParams": "MemsetParams",
}


@rule("HP282", "reordered-fields", edits=True, words=(Subject.NAMES,))
def reordered_fields(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Values between braces for a struct of CUDA's whose fields HIP has in another order.

    What it finds: variables, arrays, temporaries and what functions return, of cudaMemsetParams, cudaKernelNodeParams,
    cudaAccessPolicyWindow, cudaGraphEdgeData, cudaGraphInstantiateParams and of the driver's structs like them, with
    values between braces that are not named. `= {}` and `= {0}` are left alone.

    Why: HIP has these fields in the order of the alphabet. `cudaMemsetParams fill = {data, 0, 0, 4, 64, 1};` compiles
    in HIP too, and fills with another value, of another size; for the others, most values do not fit.

    Example:
        #include <cuda_runtime.h>
        void fill(cudaGraph_t graph, cudaGraphNode_t *node, float *data) {
            cudaMemsetParams params = {data, 0, 0, sizeof(float), 64, 1};
            cudaGraphAddMemsetNode(node, graph, nullptr, 0, &params);
        }

    Keep:
        #include <cuda_runtime.h>
        void fill(cudaGraph_t graph, cudaGraphNode_t *node, float *data) {
            cudaMemsetParams params = {0};
            params.dst = data;
            cudaGraphAddMemsetNode(node, graph, nullptr, 0, &params);
        }

    Fix safety: safe: the values go to a struct of `hipport/field_order.h` with CUDA's order, which becomes HIP's. No
    fix in C, where the fields are to be named: `{.dst = data, .elementSize = 4}`.

    Source: hip/hip_runtime_api.h of ROCm 7.2; driver_types.h and cuda.h of CUDA 13.0.
    """
    aliases = ctx.aliases(frozenset(_STRUCTS)) if ctx.names.api_uses else {}
    types = (_STRUCTS.keys() | aliases.keys()) & ctx.tokens.distinct
    if not types:
        return
    tokens = ctx.tokens
    for brace in tokens.places("{"):
        at = initialized(tokens, brace, types)
        written = tokens.text_at(at) or _returned(tokens, brace, types)
        if not written or not _is_by_order(tokens, brace) or ctx.is_settled(brace):
            continue
        name = aliases.get(written, written)
        if name in ctx.defined_elsewhere:
            continue
        if ctx.survey.is_for_c(ctx.source.path):
            yield ctx.diagnostic(
                "HP282",
                Severity.ERROR,
                brace,
                f"{name} has its fields in another order in HIP, and these values get to others",
                "name the fields: {.field = value}",
                last=tokens.brace_end(brace),
                symbol=name,
            )
        else:
            yield from _in_cudas_order(ctx, at, brace, f"hipport::{_STRUCTS[name]}")


def _returned(tokens: Tokens, brace: int, types: Set[str]) -> str:
    """The type, one of some, of what a function returns: ``cudaMemsetParams fill() { return {data, 0, 0, 4, 64}; }``"""
    word = tokens.before(brace)
    returned = returned_words(tokens, word) if tokens.text_at(word) == "return" else frozenset[str]()
    return next(iter(returned)) if len(returned) == 1 and returned <= types else ""


def _is_by_order(tokens: Tokens, brace: int) -> bool:
    """Whether values without names stand between braces, ``{data, 0}``, and not ``{0}`` or ``{.dst = data}``."""
    spans = split_arguments(tokens, brace, tokens.brace_end(brace)) or ()
    firsts = [tokens.texts[span.first] for span in spans if span.first < span.end]
    return bool(firsts) and firsts != ["0"] and not {".", "{"} & {firsts[0]}


def _in_cudas_order(ctx: Context, at: int, brace: int, ours: str) -> Iterator[Edit]:
    """``T a = {x, y};`` -> ``T a = ours{x, y};``, ``T a{x, y};`` -> ``T a = ours{x, y};``, ``T{x, y}`` ->
    ``T(ours{x, y})``, ``return {x, y};`` -> ``return ours{x, y};``
    """
    tokens = ctx.tokens
    before = tokens.before(brace)
    start, end = tokens.starts[brace], tokens.end(tokens.brace_end(brace))
    if before == at:
        yield Edit(start, start, f"({ours}", "HP282", header=_HEADER)
        yield Edit(end, end, ")", "HP282")
    else:
        follows = tokens.texts[before] in ("=", "{", ",", "return")
        yield Edit(start, start, ours if follows else f" = {ours}", "HP282", header=_HEADER)
