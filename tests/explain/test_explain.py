from __future__ import annotations

import pytest

from hipport import convert_text
from hipport.explain import explain
from hipport.explain import explain_name
from hipport.explain import near_misses
from hipport.explain import search
from hipport.mapping.mapping import load_mapping
from hipport.rules import RULES

MAPPING = load_mapping()


@pytest.mark.parametrize(
    ("subject", "part", "supported"),
    [
        ("HP501", "rule", True),
        ("hp501", "rule", True),
        ("unsupported-name", "rule", True),
        ("cudaMalloc", "names", True),
        ("cudaGraphConditionalHandle", "names", False),
        ("hipMalloc", "origins", True),
        ("cub/cub.cuh", "header", True),
        ("cublasXt.h", "header", False),
        ("cublas", "library", True),
        ("cuBLAS", "library", True),
        ("hipBLAS", "library", True),
        ("NPP", "library", False),
        ("cooperative groups", "library", True),
        ("cooperative_groups", "namespace", True),
        ("nvmlInit", "lacking", False),
        ("cuda::std::chrono::seconds", "lacking", False),
        ("cuda::atomic", "provider", True),
        ("shfl.sync", "instruction", True),
        ("shfl.sync.up.b32", "instruction", True),
        ("wgmma.mma_async...", "instruction", False),
        ("wgmma", "instruction", False),
        ("%laneid", "instruction", True),
        ("%smid", "instruction", False),
        ("CUDA_KERNEL_ASSERT", "owner", True),
        ("CUDA_ARRAY_DESCRIPTOR_v2", "same", True),
    ],
)
def test_what_a_subject_is(subject: str, part: str, supported: bool) -> None:
    known = explain(subject, MAPPING)
    assert known.is_known
    assert getattr(known, part)
    assert known.is_supported == supported


@pytest.mark.parametrize("subject", ["zebra", "", "cudaMaloc", "shlf.sync", "x.y", "HP999", "::", "a::b"])
def test_what_is_not_known(subject: str) -> None:
    assert not explain(subject, MAPPING).is_known


@pytest.mark.parametrize("word", ["device", "complex", "add", "exit", "hipMalloc", "HP501", "api-name", "n"])
def test_words_of_code_that_are_not_names_of_cuda(word: str) -> None:
    """A variable that is called as a library, an instruction or a rule is nothing of CUDA's."""
    assert not explain_name(word, MAPPING).is_known


@pytest.mark.parametrize("name", ["cudaMalloc", "min", "cuda_runtime.h", "nvmlInit", "thrust", "CUDA_KERNEL_ASSERT"])
def test_names_of_code(name: str) -> None:
    known, all_known = explain_name(name, MAPPING), explain(name, MAPPING)
    assert known.is_known
    assert (known.names, known.header, known.lacking) == (all_known.names, all_known.header, all_known.lacking)


def test_several_things_at_once() -> None:
    known = explain("min", MAPPING)
    assert known.names
    assert known.instruction


@pytest.mark.parametrize(
    ("name", "side"),
    [
        ("cudaMalloc", "host"),
        ("cuLaunchKernel", "host"),
        ("cublasSgemm", "host"),
        ("__shfl_sync", "device"),
        ("atomicAdd", "device"),
        ("curand_uniform", "device"),
        ("sinf", "host and device"),
        ("make_float4", "host and device"),
        ("cub::DeviceReduce::Sum", "host"),
        ("cub::BlockReduce::Sum", "device"),
        ("cudaDeviceProp", ""),
    ],
)
def test_the_code_that_may_call_it(name: str, side: str) -> None:
    assert explain(name, MAPPING).names[0].side == side


@pytest.mark.parametrize(
    ("name", "use"),
    [
        ("cudaMalloc", "void f(void **p) { cudaMalloc(p, 4); }"),
        ("cudaGraphConditionalHandle", "cudaGraphConditionalHandle handle;"),
        ("cudaEventCreate", "void f(cudaEvent_t *e) { cudaEventCreate(e, 0); }"),
        ("cuMemcpyAsync", "void f(CUdeviceptr a, CUdeviceptr b, CUstream s) { cuMemcpyAsync(a, b, 4, s); }"),
        ("thrust::cuda::par", "void f() { g(thrust::cuda::par); }"),
        ("make_float4", "float4 f() { return make_float4(0, 0, 0, 0); }"),
    ],
)
def test_the_rules_are_those_that_a_conversion_names(name: str, use: str) -> None:
    result = convert_text(f"#include <cuda_runtime.h>\n{use}\n")
    found = {edit.code for edit in result.edits if edit.start > 25} | {finding.code for finding in result.diagnostics}
    expected = set(explain(name, MAPPING).names[0].rules)
    assert found <= expected
    assert bool(expected) == bool(found)


def test_every_rule_of_an_explanation_is_there() -> None:
    for library in MAPPING.libraries:
        for row in MAPPING.table(library) if library.table else ():
            for known in explain(row.cuda, MAPPING).names[:1]:
                assert set(known.rules) <= RULES.keys()
                assert known.rules or known.entry.hip == row.cuda
            break  # the first of each library: the tables are alike


def test_how_arguments_change() -> None:
    [known] = explain("cudaEventCreate", MAPPING).names
    assert known.calls is not None
    assert [shape.arity for shape in known.calls.shapes] == [2]


def test_fields_that_hip_lacks() -> None:
    [known] = explain("cudaDeviceProp", MAPPING).names
    assert known.fields["mpsEnabled"] == ""
    assert "maxThreadsPerBlock" not in known.fields


@pytest.mark.parametrize(
    ("terms", "first", "has"),
    [
        (["cublas", "gemm"], "cublasCgemm", "cublasSgemm"),
        (["CUBLAS", "GEMM"], "cublasCgemm", "cublasSgemm"),
        (["hipblas", "sgemm"], "cublasSgemm", "cublasSgemmBatched"),
        (["MemcpyAsync"], "cuMemcpyAsync", "cudaMemcpyAsync"),
        (["memcpyasync"], "cuMemcpyAsync", "cudaMemcpyAsync"),
        (["shfl", "up"], "__shfl_up", "__shfl_up_sync"),
        (["block", "reduce", "sum"], "cub::BlockReduce::Sum", "cub::BlockReduce::Sum"),
    ],
)
def test_search(terms: list[str], first: str, has: str) -> None:
    names = [found.entry.row.cuda for found in search(terms, MAPPING)]
    assert has in names[:40]
    assert first in names[:4]


@pytest.mark.parametrize("terms", [["zebra"], ["cublas", "zebra"], ["::"], []])
def test_search_for_what_is_not_there(terms: list[str]) -> None:
    assert search(terms, MAPPING) == []


def test_each_found_name_fits_all_terms() -> None:
    for found in search(["cufft", "plan"], MAPPING):
        names = f"{found.entry.row.cuda} {found.entry.row.hip}".lower()
        assert "plan" in names
        assert "cufft" in names


@pytest.mark.parametrize(
    ("subject", "near"),
    [
        ("cudaMaloc", "cudaMalloc"),
        ("CUDAMALLOC", "cudaMalloc"),
        ("cublasSgem", "cublasSgemm"),
        ("cusparseSpVM", "cusparseSpMV"),
        ("hipMaloc", "hipMalloc"),
        ("unsuported-name", "unsupported-name"),
        ("cuda_runtme.h", "cuda_runtime.h"),
        ("cubals", "cuBLAS"),
        ("shlf.sync", "shfl.sync"),
        ("%lanid", "%laneid"),
    ],
)
def test_near_misses_over_all_libraries(subject: str, near: str) -> None:
    assert near in near_misses(subject, MAPPING)
