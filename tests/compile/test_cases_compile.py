"""What the cases expect is not only what hipport writes: it is HIP that compiles, unless the report says otherwise."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from hipport.testing.case import Case
from hipport.testing.case import read
from tests.cases.case import HERE as CASES
from tests.cases.case import paths
from tests.compile.helpers import Build
from tests.compile.helpers import failures

INCLUDE = Path(__file__).parents[2] / "hipport/include"
#: Folders whose cases are about text; many are fragments.
TEXT = set(
    """
    api-name arch-guard comments compiler-guard conditionals cuda-namespace cuda-version-decides encodings
    kernel-launch missing-tag name-in-framework name-in-string newer-than-rocm own-name pasted-name refusing-amd-arm
    removed-from-pytorch spaced-launch suppressions unbalanced-conditional unclear-launch unknown-cuda-name
    unneeded-suppression unsupported-library unsupported-name unsupported-namespace version-guard
    """.split()
)
#: A wavefront of 64 lanes and one of 32: each case is compiled for one of them, since most of the time is the headers'.
ARCHITECTURES = ("gfx90a", "gfx1100")

WITHOUT_IMAGES = "gfx942"
#: Cases of textures that are HIP's own.
WITH_IMAGES = {f"texture-instructions/{name}.cu" for name in ("native", "textures_supported")}

NO_TRANSLATION_UNITS = {
    "cuda-header/all_of_tbb.cu": "TBB is no part of ROCm",
    "cuda-number/not_found.h": "includes HIP's runtime in some builds only",
    "marks-for-nvcc/glm.cu": "includes headers of a project that is not there, and GLM",
    "marks-for-nvcc/guarded.cuh": "includes GLM",
    "pointer-as-integer/other_objects.cu": "members of other objects are left to the parser's view",
    "marks-for-nvcc/has_it.cu": "includes GLM",
    "marks-for-nvcc/host.cpp": "includes GLM",
    "marks-for-nvcc/opencv.cu": "includes OpenCV",
    "min-max/of_pytorch.cu": "includes headers of PyTorch",
    "pytorch-warp-size/found.cu": "includes headers of PyTorch",
    "pytorch-warp-size/host.cpp": "includes headers of PyTorch",
    "pytorch-warp-size/kept.cu": "includes headers of PyTorch",
    "unclear-launch/merge.cu": "has the marks of a merge that is not done",
    "warp-size-beside-own-arm/pytorch.cu": "includes headers of PyTorch",
    "cuda-header/all_of_wmma.cu": "Debian's librocwmma-dev 7.2.4 lacks the folder rocwmma/internal",
    "fragment-of-wavefront/each_function_once.cu": "Debian's librocwmma-dev 7.2.4 lacks the folder rocwmma/internal",
    "fragment-of-wavefront/lanes_of_32.cu": "Debian's librocwmma-dev 7.2.4 lacks the folder rocwmma/internal",
    "differing-spaces/scope_macros.cu": "includes a header of a project that is not there",
    "differing-spaces/unclear_macros.cu": "what its macros say is not known, so that nothing is changed",
    "function-type/pointers.cu": "pointers of CUDA's types, which HIP's functions do not have",
    "implicit-runtime-header/inserted_after_licence.cu": "includes a header of a project that is not there",
    "implicit-runtime-header/not_inserted.cpp": "host code that includes no header of CUDA",
    "half-braces/of_others.cpp": "includes SYCL",
    "half-braces/raw_pairs_in_header.cuh": "a header that others include after CUDA's types",
    "half-braces/types_of_two_names.cuh": "a header that others include after CUDA's types",
    "launch-bounds/names_of_cub_inside.cu": "gives Log2 a parameter that CUB has for itself, and hipCUB's has not",
    "missing-helper/project_headers.cu": "includes headers of a project that is not there",
    "missing-helper/old_checks_of_nobody.cu": "uses a macro of a header that nobody includes",
    "missing-helper/own_names.cu": "includes a header of a project that is not there",
    "missing-load/pytorch.cu": "includes a header of a project that is not there",
    "cuda-header/copy_that_is_not_here.cu": "includes headers of a project that is not there",
    "cuda-header/quoted.cu": "includes headers of a project that is not there",
    "implicit-standard-header/in_header.cuh": "a header that others include behind the runtime",
    "texture-instructions/texels_of_the_project.cu": "includes a header of a project that is not there",
    "unknown-cuda-header/of_pytorch.cpp": "includes headers of PyTorch",
    "host-warp-size/member_of_a_header.cu": "has a class of a header that is not there",
    "implicit-standard-header/by_no_library.cpp": "has functions whose header nothing of CUDA's brings",
    "implicit-warp-sync/statements_in_loops.cu": "has a constant of a header of a project",
    "indirect-include/bfloat16_by_pytorch.cu": "includes headers of PyTorch",
    "indirect-include/bfloat16_with_pytorch.cu": "includes headers of PyTorch",
    "indirect-include/opengl.cu": "includes a header of a project that is not there",
    "indirect-include/opengl_by_itself.cu": "includes a header of a project that is not there",
    "linkage-of-variable/address_taken.cu": "has a declaration that clang refuses, and whose address is taken",
    "changed-arguments/in_c.c": "points to a function of another type, as a finding says",
    "wrong-launch/right_arguments.cu": "has a type that nobody declares",
    "windows-only/visual_studio.cu": "compiles on Windows only, as the findings say",
    "windows-header-name/backslashes.cu": "includes headers of a project that is not there",
    "lane-mask-in-32-bits/widened_header.cuh": "a header that others include behind the runtime",
}
#: A finding that is an error and has no fix: something is left for a person.
LEFT = re.compile(rb"^//~.* HP\d+ error\b(?! fixed)", re.MULTILINE)


def name(path: Path) -> str:
    return path.relative_to(CASES).as_posix()


def compiles(case: Case) -> bool:
    """Whether the port of a case is to compile; one that is as the input says nothing about the conversion."""
    return case.port != case.data and not LEFT.search(case.content) and name(case.path) not in NO_TRANSLATION_UNITS


UNITS = [case for path in paths() if path.parent.name not in TEXT and compiles(case := read(path))]


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("folder", sorted({case.path.parent.name for case in UNITS}))
def test_the_expected_output_compiles(folder: str, hipcc: Path, tmp_path: Path) -> None:
    units = {tmp_path / case.path.name: case for case in UNITS if case.path.parent.name == folder}
    for unit, case in units.items():
        unit.write_bytes(case.port)
    for index, architecture in enumerate(ARCHITECTURES):
        build = Build(tmp_path, (f"-I{INCLUDE}",), (architecture,))
        report = failures(hipcc, build, list(units)[index::2], at_a_time=os.cpu_count() or 1)
        assert not report, report


@pytest.mark.rocm
@pytest.mark.slow
def test_textures_compile_without_images(hipcc: Path, tmp_path: Path) -> None:
    cases = [case for case in UNITS if case.path.parent.name == "texture-instructions"]
    units = {tmp_path / case.path.name: case for case in cases}
    for unit, case in units.items():
        unit.write_bytes(case.port)
    build = Build(tmp_path, (f"-I{INCLUDE}",), (WITHOUT_IMAGES,))
    refused = {name(case.path) for unit, case in units.items() if failures(hipcc, build, [unit], at_a_time=1)}
    assert refused == WITH_IMAGES


def test_the_exceptions_are_cases() -> None:
    assert NO_TRANSLATION_UNITS.keys() | WITH_IMAGES <= {name(path) for path in paths()}
