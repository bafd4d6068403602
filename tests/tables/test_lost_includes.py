"""Which headers a port loses: what CUDA's headers include and ROCm's do not."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

import pytest

from hipport.mapping.mapping import load_mapping
from scripts.tables.lost_includes import LostRow
from scripts.tables.lost_includes import counterparts_of
from scripts.tables.lost_includes import main
from scripts.tables.lost_includes import read_families
from scripts.tables.lost_includes import read_headers

COUNTERPARTS = {"a.h": "hip/a.h", "b.h": "hip/b.h", "c.h": "hip/c.h", "d.h": "hip/d.h", "e.h": "hip/e.h"}
CUDA = {
    "a.h": '#include "b.h"\n#include <inner.h>\n',
    "b.h": "",
    "c.h": "",
    "d.h": "",
    "inner.h": '#include "c.h"\n#include "d.h"\n',
}
ROCM = {
    "hip/hip_runtime.h": "#include <hip/d.h>\n",
    "hip/a.h": "#ifdef __HIP_PLATFORM_AMD__\n#include <hip/b.h>\n#else\n#include <hip/c.h>\n#endif\n",
    "hip/b.h": "",
    "hip/c.h": "",
    "hip/d.h": "",
}


def written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.mark.needs("g++")
def test_what_only_cuda_brings(tmp_path: Path) -> None:
    """On AMD's platform HIP's a.h brings b.h, its runtime d.h; c.h comes through a header of CUDA's own."""
    folders = written(tmp_path / "cuda", CUDA), written(tmp_path / "rocm", ROCM)
    assert read_headers(*folders, COUNTERPARTS) == [LostRow("a.h", "hip/c.h")]


@pytest.mark.needs("g++")
def test_string_h_is_lost_where_only_cuda_brings_it(tmp_path: Path) -> None:
    cuda = {**CUDA, "b.h": "#include <cstring>\n", "c.h": "#include <string.h>\n"}
    folders = written(tmp_path / "cuda", cuda), written(tmp_path / "rocm", {**ROCM, "hip/c.h": "#include <string.h>\n"})
    lost = {row.cuda: row.lost for row in read_headers(*folders, COUNTERPARTS)}
    assert lost == {"a.h": "hip/c.h string.h", "b.h": "string.h"}


@pytest.mark.needs("g++")
def test_what_does_not_compile_is_left_out_and_told(tmp_path: Path) -> None:
    folders = written(tmp_path / "cuda", {**CUDA, "a.h": "#include <gone.h>\n"}), written(tmp_path / "rocm", ROCM)
    with redirect_stderr(StringIO()) as said:
        assert read_headers(*folders, COUNTERPARTS) == []
    assert said.getvalue().startswith("a.h is left out: ")


@pytest.mark.needs("g++")
def test_a_type_that_a_header_only_declares_is_that_of_another_one(tmp_path: Path) -> None:
    cuda = {**CUDA, "c.h": "struct of_b;\nstruct own;\nstruct own {};\n"}
    folders = written(tmp_path / "cuda", cuda), written(tmp_path / "rocm", ROCM)
    homes = {"of_b": "b.h", "own": "c.h"}
    found = read_headers(*folders, COUNTERPARTS, lambda name: homes.get(name, ""))
    assert LostRow("c.h", "hip/b.h") in found


@pytest.mark.needs("g++")
def test_what_any_header_of_a_family_brings(tmp_path: Path) -> None:
    """What only nvcc reads, and headers for the library itself, say nothing."""
    families = {
        "cccl/cuda/std/a": "#include <b.h>\n",
        "cccl/cuda/std/of_nvcc": "#include <c.h>\n#include <gone.h>\n",
        "cccl/cuda/std/__detail/a.h": "#include <c.h>\n",
        "cccl/thrust/a.h": "#include <d.h>\n",
    }
    folders = written(tmp_path / "cuda", CUDA | families), written(tmp_path / "rocm", ROCM)
    assert read_families(*folders, COUNTERPARTS) == [LostRow("cuda/*", "hip/b.h")]


def test_counterparts_are_in_the_folder_itself_and_of_rocm() -> None:
    rows = [("a.h", "hip/a.h"), ("cub/a.cuh", "hipcub/a.hpp"), ("Nv*.h", "x.h"), ("mma.h", "hipport/wmma.h")]
    assert counterparts_of(rows) == {"a.h": "hip/a.h"}


@pytest.mark.needs("g++")
def test_nothing_is_written_without_headers(tmp_path: Path) -> None:
    (tmp_path / "hip").mkdir()
    (tmp_path / "hip" / "hip_runtime.h").write_text("")
    with redirect_stderr(StringIO()) as said:
        assert main([str(tmp_path), str(tmp_path), "--out", str(tmp_path / "out.csv")]) == 2
    assert "have no headers that are mapped" in said.getvalue()
    assert not (tmp_path / "out.csv").exists()


def test_the_mapping_has_them() -> None:
    lost = load_mapping().lost_includes
    assert "hipblas/hipblas.h" in lost["cusolverDn.h"]
    assert "hip/hip_fp16.h" in lost["cublas_v2.h"]
    assert "string.h" in lost["cusparse.h"]
    assert "cuda_runtime.h" not in lost
    assert load_mapping().lost_by("cuda/std/concepts") == lost["cuda/*"]
