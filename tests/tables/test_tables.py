"""The committed tables, and the pipeline that makes them."""

from __future__ import annotations

import csv
import re
import shutil
import tomllib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from scripts.tables import build as building
from scripts.tables.build import build
from scripts.tables.build import check_rows
from scripts.tables.derive import DerivationError
from scripts.tables.inputs import FACTS
from scripts.tables.inputs import HERE
from scripts.tables.inputs import InputError
from scripts.tables.rows import COLUMNS
from scripts.tables.rows import Row
from scripts.tables.rules import candidates
from scripts.tables.rules import unversioned
from scripts.tables.symbols import Facts
from scripts.tables.symbols import load_facts
from scripts.tables.symbols import version_key
from scripts.tables.write import Table
from scripts.tables.write import differences
from scripts.tables.write import write

MAPPINGS = HERE.parents[1] / "mappings"
LIBRARIES: dict[str, dict[str, Any]] = tomllib.loads((MAPPINGS / "libraries.toml").read_text(encoding="utf-8"))
TABLES = sorted(name for name in LIBRARIES if (MAPPINGS / f"{name}.csv").exists())
VERSION = re.compile(r"(?:<=)?\d+\.\d")


@cache
def rows(library: str) -> tuple[Row, ...]:
    with (MAPPINGS / f"{library}.csv").open(encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        assert next(reader) == list(COLUMNS)
        return tuple(Row(*row) for row in reader)


@pytest.fixture(scope="module")
def facts() -> Facts:
    return load_facts(FACTS / "symbols.tar.xz")


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    return build()


def test_every_table_has_an_entry_and_every_entry_a_table_or_a_reason() -> None:
    others = set(
        """arity cxx_headers fields function_types guards headers lost_includes numbers opaque same tags
        thrust_includes""".split()
    )
    files = {path.stem for path in MAPPINGS.glob("*.csv")} - others
    assert files == set(TABLES)
    for name, entry in LIBRARIES.items():
        assert (name in files) != bool(entry.get("unsupported")), name


def test_what_handles_point_to() -> None:
    """`void *`, another name for such a handle, a struct behind a name; no struct that has a counterpart."""
    with (MAPPINGS / "opaque.csv").open(newline="", encoding="utf-8") as file:
        opaque = {row[0]: row[1] for row in csv.reader(file)}
    assert [opaque[name] for name in ("cublasContext", "cusolverDnContext")] == ["void", "void"]
    assert opaque["curandGenerator_st"] == "rocrand_generator_base_type"
    assert opaque.keys().isdisjoint(("CUstream_st", "csrgemm2Info", "cublasLtMatmulDescOpaque_t"))


@pytest.mark.parametrize("library", TABLES)
def test_schema(library: str) -> None:
    for row in rows(library):
        assert row.kind in ("function", "type", "enum", "macro", "var", "method"), row
        assert row.status in building.STATUSES, row
        assert VERSION.fullmatch(row.since), row
        assert not row.removed or VERSION.fullmatch(row.removed), row
        assert bool(row.hip) == bool(row.hip_header) == (row.status != "unsupported"), row
        assert "\n" not in row.note


@pytest.mark.parametrize("library", TABLES)
def test_sorted_with_disjoint_versions(library: str) -> None:
    table = rows(library)
    keys = [(row.cuda, version_key(row.since)) for row in table]
    assert keys == sorted(set(keys))
    for one, other in pairwise(table):
        if one.cuda == other.cuda:
            assert one.removed, one
            assert version_key(one.removed) <= version_key(other.since), one


@pytest.mark.parametrize("library", TABLES)
def test_every_row_says_what_a_user_must_know(library: str) -> None:
    for row in rows(library):
        if row.status != "ok":
            assert row.note, row


@pytest.mark.parametrize("library", TABLES)
def test_targets_are_hip_names(library: str, facts: Facts) -> None:
    suspects = {row.hip for row in rows(library) if re.search("cuda|nvcc|nv_", row.hip, re.IGNORECASE)}
    suspects -= {row.hip for row in rows(library) if row.hip_header == "hipport/nvtx.h"}  # NVTX's names stay there
    declared = {name for name, _ in facts.rocm(facts.rocm_sets())} if suspects else set()
    assert suspects <= declared


@pytest.mark.parametrize("library", TABLES)
def test_headers_are_public(library: str) -> None:
    assert not [row for row in rows(library) if re.search("_detail|/backend/|/internal/", row.hip_header)]


@pytest.mark.parametrize("library", [name for name in TABLES if name != "cufftw"])
def test_every_name_is_reachable(library: str) -> None:
    entry = LIBRARIES[library]
    prefixes = [re.compile(prefix) for prefix in entry.get("prefixes", [])]
    for row in rows(library):
        by_prefix = any(prefix.match(row.cuda) for prefix in prefixes)
        by_namespace = any(row.cuda.startswith(f"{space}::") for space in entry.get("namespaces", {}))
        assert by_prefix or by_namespace or entry.get("always"), row.cuda


@pytest.mark.parametrize(
    "name", ["custom", "current", "curve", "CURRENT", "halfWidth", "saturate", "MAX_PLANES", "fftw_plan", "nppLike"]
)
def test_words_of_users_are_nobodys(name: str) -> None:
    prefixes = [prefix for entry in LIBRARIES.values() for prefix in entry.get("prefixes", [])]
    always = {row.cuda for library in TABLES if LIBRARIES[library].get("always") for row in rows(library)}
    assert name not in always
    if name != "nppLike":
        assert not any(re.match(prefix, name) for prefix in prefixes)


def test_figures() -> None:
    names, paired, paired_now = 0, 0, 0
    for library in TABLES:
        newest = {row.cuda: row for row in rows(library) if row.rule != "tag"}
        names += len(newest)
        paired += sum(row.status != "unsupported" for row in newest.values())
        paired_now += sum(row.status != "unsupported" and row.rule != "rocm10" for row in newest.values())
    assert names >= 13_000
    assert paired_now >= 7_050
    assert paired > paired_now


@pytest.mark.parametrize(
    ("library", "cuda", "version", "hip", "status"),
    [
        ("runtime", "cudaMalloc", "12.4", "hipMalloc", "ok"),
        ("runtime", "cudaMemPrefetchAsync", "12.4", "hipMemPrefetchAsync", "ok"),
        ("runtime", "cudaMemPrefetchAsync", "13.0", "hipMemPrefetchAsync_v2", "ok"),
        ("runtime", "cudaGraphAddNode", "12.4", "hipGraphAddNode", "ok"),
        ("runtime", "cudaGraphAddNode", "13.1", "hipGraphAddNode", "args"),
        ("runtime", "cudaFuncSetAttribute", "12.4", "hipFuncSetAttribute", "args"),
        ("runtime", "cudaErrorExternalDevice", "12.4", "HIPPORT_ERROR_EXTERNAL_DEVICE", "partial"),
        ("runtime", "dim3", "11.7", "dim3", "ok"),
        ("driver", "cuLaunchKernel", "12.4", "hipModuleLaunchKernel", "ok"),
        ("driver", "cuMemAlloc_v2", "12.4", "hipMalloc", "ok"),
        ("driver", "cuMemcpy2D_v2", "12.4", "hipMemcpyParam2D", "ok"),
        ("driver", "cuMemcpyAsync", "12.4", "hipMemcpyAsync", "args"),
        ("driver", "CUgraphExec", "12.4", "hipGraphExec_t", "ok"),
        ("driver", "CUarray", "12.4", "hipArray_t", "ok"),
        ("driver", "CUstream_st", "12.4", "ihipStream_t", "ok"),
        ("driver", "CUDA_SUCCESS", "12.4", "hipSuccess", "ok"),
        ("driver", "CU_DEVICE_ATTRIBUTE_WARP_SIZE", "12.4", "hipDeviceAttributeWarpSize", "ok"),
        ("driver", "cuMemcpyPeer", "12.4", "", "unsupported"),
        ("device", "__nanosleep", "12.4", "hipport::nanosleep", "ok"),
        ("nvtx", "nvtxEventAttributes_t", "12.4", "nvtxEventAttributes_t", "ok"),
        ("nvtx", "nvtxRangeEnd", "12.4", "roctxRangeStop", "ok"),
        ("cg", "cooperative_groups::memcpy_async", "12.4", "hipport::memcpy_async", "ok"),
        ("device", "__ballot_sync", "12.4", "hipport::ballot_sync", "ok"),
        ("fp16", "nv_half", "13.0", "__half", "ok"),
        ("bf16", "nv_bfloat16", "12.4", "__hip_bfloat16", "ok"),
        ("cublas", "cublasSgemm_v2", "12.4", "hipblasSgemm", "ok"),
        ("cublas", "CUBLAS_GEMM_DEFAULT_TENSOR_OP", "12.4", "HIPBLAS_GEMM_DEFAULT", "ok"),
        ("cufft", "CUFFT_INVERSE", "12.4", "HIPFFT_BACKWARD", "ok"),
        ("cudnn", "CUDNN_CONVOLUTION", "12.4", "", "unsupported"),
        ("cudnn", "cudnnConvolutionForward", "12.4", "hipport::dnn::convolution_forward", "ok"),
        ("cudnn", "cudnnConvolutionFwdAlgoPerf_t", "12.4", "hipport::dnn::convolution_fwd_algo_perf_t", "ok"),
        (
            "cudnn",
            "cudnnGetConvolutionForwardAlgorithm",
            "9.0",
            "hipport::dnn::get_convolution_forward_algorithm",
            "ok",
        ),
        ("cub", "cub::BlockReduce", "12.4", "hipcub::BlockReduce", "ok"),
        ("wmma", "nvcuda::wmma::fragment", "12.4", "rocwmma::fragment", "ok"),
    ],
)
def test_known_rows(library: str, cuda: str, version: str, hip: str, status: str) -> None:
    found = [row for row in rows(library) if row.cuda == cuda and _holds(row, version)]
    assert [(row.hip, row.status) for row in found] == [(hip, status)]


def _holds(row: Row, version: str) -> bool:
    wanted = version_key(version)
    old_enough = row.since.startswith("<=") or version_key(row.since) <= wanted
    return old_enough and (not row.removed or wanted < version_key(row.removed))


def test_enumerators_with_another_number_say_so() -> None:
    row = next(row for row in rows("runtime") if row.cuda == "cudaBoundaryModeTrap")
    assert row.note == "value is 1 in HIP, 2 in CUDA"


def test_every_public_cuda_name_has_a_row(facts: Facts) -> None:
    """No name that begins as CUDA's do is lost on the way, except the internal ones that begin with an underscore."""
    beginnings = {"runtime": "cuda", "driver": "cu", "cublas": "cublas", "cufft": "cufft", "cusolver": "cusolver"}
    for library, prefix in beginnings.items():
        table = {row.cuda for row in rows(library)}
        lost = [
            symbol.name
            for symbol in facts.cuda(library).values()
            if symbol.name.startswith(prefix)
            and symbol.kind in ("function", "type", "enum")
            and "::" not in symbol.name
            and symbol.name not in table
        ]
        assert not lost


def test_fields() -> None:
    with (MAPPINGS / "fields.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    by_struct: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for row in table:
        assert (row["status"] == "ok") == bool(row["hip_field"])
        by_struct[row["struct"], row["hip_struct"]][row["field"]] = row["status"]
    properties = by_struct["cudaDeviceProp", "hipDeviceProp_t"]
    assert properties["totalGlobalMem"] == "ok"
    assert properties["hostNumaId"] == "unsupported"


def test_headers() -> None:
    with (MAPPINGS / "headers.csv").open(encoding="utf-8", newline="") as file:
        table = {row["cuda"]: row for row in csv.DictReader(file)}
    assert list(table) == sorted(table)
    assert table["cuda_runtime.h"]["hip"] == "hip/hip_runtime.h"
    assert table["cub/block/block_reduce.cuh"]["hip"] == "hipcub/block/block_reduce.hpp"
    assert table["thrust/sort.h"]["hip"] == "thrust/sort.h"
    assert table["device_launch_parameters.h"]["action"] == "drop"
    assert table["helper_cuda.h"]["action"] == "project"
    assert table["helper_cuda.h"]["hip"] == "hipport/sample_cuda.h"
    assert table["helper_gl.h"]["hip"] == ""
    assert table["cuda/*"]["action"] == "unsupported"
    assert table["cuda/std/*"]["hip"] == "hipport/cuda_std.h"


def test_guards() -> None:
    with (MAPPINGS / "guards.csv").open(encoding="utf-8", newline="") as file:
        table = {row["cuda"]: row for row in csv.DictReader(file)}
    assert list(table) == sorted(table)
    assert all(row["hip"] or row["note"] for row in table.values())
    assert table["__CUDA_RUNTIME_H__"]["hip"] == "HIP_INCLUDE_HIP_HIP_RUNTIME_H"
    assert table["__DRIVER_TYPES_H__"]["hip_header"] == "hip/hip_runtime_api.h"
    assert table["CUSPARSEAPI"]["hip"] == table["CUSPARSE_H_"]["hip"] == "HIPSPARSE_H"
    assert table["NV_NPPIDEFS_H"]["hip"] == ""
    assert table["CUDNN_H_"]["hip"] == "HIPPORT_DNN_H", "the guard of a header of ours"
    assert not [name for name in table if name.startswith("_CUB") or "THRUST" in name]


def test_what_is_the_same() -> None:
    with (MAPPINGS / "same.csv").open(encoding="utf-8", newline="") as file:
        table = {row["name"]: (row["kind"], row["same"]) for row in csv.DictReader(file)}
    assert list(table) == sorted(table)
    assert table["hipDeviceptr_t"] == table["hipblasHandle_t"] == ("type", "void *")
    assert table["hipErrorOutOfMemory"] == ("enum", "hipErrorMemoryAllocation")
    assert table["cudaStream_t"] == ("cuda-type", "CUstream")
    assert table["cudaError_t"] == ("cuda-type", "cudaError")
    assert not {"hipError_t", "hipStream_t", "hipErrorInvalidValue", "CUresult", "CUarray"} & table.keys()


def test_numbers_of_arguments() -> None:
    with (MAPPINGS / "arity.csv").open(encoding="utf-8", newline="") as file:
        table = {(row["cuda"], row["hip"]): row["counts"] for row in csv.DictReader(file)}
    assert list(table) == sorted(table)
    assert table["cub::DeviceReduce::Sum", "hipcub::DeviceReduce::Sum"] == "5 6 7", "CUDA 13.5: 3 too"
    assert table["float2int", "__float2int_rz"] == "1", "its CUDA signature is unknown"
    assert table["tex2D", "tex2D"] == "2 3 4"
    assert not {name for name, _ in table} & {"cudaMalloc", "cudaMemcpy", "cublasCreate", "__shfl_sync"}


@pytest.mark.slow
def test_rebuild_is_byte_identical(tables: dict[str, Table], tmp_path: Path) -> None:
    assert differences(tables, MAPPINGS) == []
    write(tables, tmp_path)
    for name in tables:
        assert (tmp_path / f"{name}.csv").read_bytes() == (MAPPINGS / f"{name}.csv").read_bytes()


@pytest.mark.slow
def test_differences_are_told(tables: dict[str, Table], tmp_path: Path) -> None:
    one = {"complex": tables["complex"]}
    write(one, tmp_path)
    path = tmp_path / "complex.csv"
    path.write_text(path.read_text().replace(",hipCadd,", ",hipCAdd,"))
    assert differences(one, tmp_path) == ["complex.csv: 1 lines to remove, 1 to add"]


def _exception(line: str) -> Callable[[Path], None]:
    return lambda folder: _append(folder / "exceptions.csv", line)


def _append(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def _drop_reason(folder: Path) -> None:
    path = folder / "call_edits.csv"
    path.write_text(path.read_text().replace("driver,cuMemcpy,", "driver,cuMemcpyNot,"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("plant", "error", "message"),
    [
        (_exception("runtime,cudaMalloc,,hipMalloc,,"), DerivationError, "cudaMalloc: rule 'prefix' finds hipMalloc"),
        (_exception("runtime,cudaMalloc,,hipMallocNot,,"), DerivationError, "ROCm does not declare hipMallocNot"),
        (_exception("runtime,cudaMallocNot,,hipMalloc,,"), DerivationError, "no CUDA header declares cudaMallocNot"),
        (_exception("driver,cuMemAlloc,,hipMallocManaged,,"), InputError, "cuMemAlloc is given twice"),
        (lambda f: _append(f / "vetoes.csv", "runtime,cudaNot,why"), DerivationError, "declares cudaNot"),
        (_drop_reason, DerivationError, "declares cuMemcpyNot"),
        (lambda f: _append(f / "reasons.csv", "runtime,^cudaNot$,why"), DerivationError, "no row is left"),
        (lambda f: _append(f / "reasons.csv", "runtime,(,why"), InputError, "reasons.csv"),
        (lambda f: _append(f / "headers.csv", "a.h,hip/not.h,map,"), InputError, "ROCm has no header hip/not.h"),
        (lambda f: _append(f / "headers.csv", "a.h,,unsupported,"), InputError, "a.h: say why"),
        (lambda f: _append(f / "guards.csv", "NVJPEGAPI,nvjpeg.h,,"), InputError, "NVJPEGAPI is given twice"),
        (lambda f: _append(f / "guards.csv", "_CUFFT_H_,cufft.h,HIPFFT_H_,"), InputError, "_CUFFT_H_ is found without"),
        (lambda f: _append(f / "guards.csv", "A_H,cufft.h,HIPFFT_NOT_H,"), InputError, "do not define HIPFFT_NOT_H"),
    ],
    ids=[
        "redundant exception",
        "exception to nothing",
        "exception from nothing",
        "exception twice",
        "veto of nothing",
        "call edit of nothing",
        "reason for nothing",
        "bad regular expression",
        "missing header",
        "header without a reason",
        "guard twice",
        "redundant guard",
        "guard of nothing",
    ],
)
def test_planted_faults_fail(
    plant: Callable[[Path], None], error: type[Exception], message: str, tmp_path: Path
) -> None:
    for path in HERE.glob("*.csv"):
        shutil.copy(path, tmp_path)
    plant(tmp_path)
    with pytest.raises(error, match=re.escape(message)):
        build(tmp_path)


ROW = Row("cudaFoo", "function", "cuda_runtime_api.h", "<=11.7", "", note="no such thing")


def test_unsupported_without_a_reason_fails() -> None:
    assert check_rows("runtime", [ROW], frozenset()) == []
    assert "without a reason" in check_rows("runtime", [replace(ROW, note="")], frozenset())[0]


def test_overlapping_versions_fail() -> None:
    older = replace(ROW, removed="13.0")
    assert check_rows("runtime", [older, replace(ROW, since="13.0")], frozenset()) == []
    assert "two rows" in check_rows("runtime", [older, replace(ROW, since="12.0")], frozenset())[0]
    assert "two rows" in check_rows("runtime", [ROW, replace(ROW, since="12.0")], frozenset())[0]


def test_unversioned() -> None:
    assert unversioned("cuMemAlloc_v2") == "cuMemAlloc"
    assert unversioned("cuMemcpyHtoD_v2_ptds") == "cuMemcpyHtoD"
    assert unversioned("cublasSgemm_v2_64") == "cublasSgemm_64"
    assert unversioned("cudaMalloc") == "cudaMalloc"


def test_candidates_are_in_order() -> None:
    names = [candidate.name for candidate in candidates("driver", "cuCtxCreate_v2", "function")]
    assert names[:3] == ["hipDrvCtxCreate_v2", "hipModuleCtxCreate_v2", "hipCtxCreate_v2"]
    assert names[3:6] == ["hipDrvCtxCreate", "hipModuleCtxCreate", "hipCtxCreate"]


@pytest.mark.parametrize(
    ("library", "name", "since", "removed"),
    [
        ("cusparse", "cusparseDhybmv", "<=9.0", "11.2"),  # gone: dated from the older headers
        ("cusparse", "cusparseXcoo2csr", "<=11.8", ""),  # still there: dated from the newer ones alone
        ("runtime", "cudaConfigureCall", "<=4.0", "11.2"),
        ("runtime", "cudaMalloc", "<=11.7", ""),
        ("cudnn", "cudnnConvolutionFwdAlgoPerf_t", "<=11.8", ""),  # whose fields belonged to another name before
    ],
)
def test_older_headers_tell_only_what_is_gone(library: str, name: str, since: str, removed: str) -> None:
    found = [row for row in rows(library) if row.cuda == name]
    assert (found[0].since, found[-1].removed) == (since, removed)


def test_members_of_structs_that_are_declared_otherwise_since_are_left_out(facts: Facts) -> None:
    cudnn, runtime = facts.cuda("cudnn"), facts.cuda("runtime")
    assert "cudnnConvolutionFwdAlgoPerf_t::algo" not in cudnn
    assert runtime["cudaPointerAttributes::memoryType"].removed == "11.2"
