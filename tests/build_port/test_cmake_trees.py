"""Trees with CMake files: what of them goes where, and broken files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.config import Options
from hipport.include import FOLDER
from hipport.include import own_headers
from hipport.result import Status

OWN = "hipport/hip.cmake"


def test_the_module_goes_with_the_port(tmp_path: Path) -> None:
    (tmp_path / "in/lib").mkdir(parents=True)
    (tmp_path / "in/CMakeLists.txt").write_text("project(x CXX)\nadd_subdirectory(lib)\n")
    (tmp_path / "in/lib/CMakeLists.txt").write_text("enable_language(CUDA)\n")
    run = convert_paths(tmp_path / "in", Options(arch=("gfx942",)), output=tmp_path / "out")
    assert run.exit_code == 0
    assert (tmp_path / "out" / OWN).read_bytes() == own_headers([OWN])[OWN]
    text = (tmp_path / "out/lib/CMakeLists.txt").read_text()
    assert 'include("${CMAKE_CURRENT_LIST_DIR}/../hipport/hip.cmake")' in text
    assert "set(CMAKE_HIP_ARCHITECTURES gfx942 CACHE" in text
    again = convert_paths(tmp_path / "out")
    assert again.exit_code == 0
    assert not any(result.edits for result in again.results)


def test_a_tree_without_cuda_is_without_the_module(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in/CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.1)\nproject(x CXX)\n")
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    assert (tmp_path / "out/CMakeLists.txt").read_text() == "cmake_minimum_required(VERSION 3.1)\nproject(x CXX)\n"
    assert not (tmp_path / "out/hipport").exists()


def test_libraries_and_standards_come_from_the_whole_tree(tmp_path: Path) -> None:
    (tmp_path / "in/lib").mkdir(parents=True)
    lines = ("project(x CUDA)", "set(CMAKE_CUDA_STANDARD 14)", "find_package(CUDAToolkit)", "")
    (tmp_path / "in/CMakeLists.txt").write_text("\n".join(lines))
    (tmp_path / "in/lib/CMakeLists.txt").write_text("target_link_libraries(x CUDA::curand)\n")
    (tmp_path / "in/a.cu").write_text("#include <cub/cub.cuh>\n")
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    text = (tmp_path / "out/CMakeLists.txt").read_text()
    assert "find_package(hiprand)" in text
    assert "set(CMAKE_HIP_STANDARD 17)" in text


def test_libraries_in_variables_that_another_file_links(tmp_path: Path) -> None:
    (tmp_path / "in/lib").mkdir(parents=True)
    libraries = "set(GPU_LIBS cuda nvrtc cufft)\nset(ALL_LIBS ${GPU_LIBS} m)\nset(UNUSED_LIBS cuda)\n"
    (tmp_path / "in/CMakeLists.txt").write_text(f"project(x CXX)\n{libraries}add_subdirectory(lib)\n")
    lines = ("add_library(cufft fft.cpp)", "add_executable(x x.cpp)", "target_link_libraries(x PRIVATE ${ALL_LIBS})")
    (tmp_path / "in/lib/CMakeLists.txt").write_text("\n".join(lines))
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    ported = libraries.replace("GPU_LIBS cuda nvrtc", "GPU_LIBS amdhip64 hiprtc")
    assert ported in (tmp_path / "out/CMakeLists.txt").read_text()
    assert (tmp_path / "out/lib/CMakeLists.txt").read_text() == "\n".join(lines)


def test_what_is_linked_with_a_library_is_named_where_sources_include_it(tmp_path: Path) -> None:
    (tmp_path / "in/lib").mkdir(parents=True)
    lines = ("project(x CXX)", "find_package(CUDAToolkit)", "target_link_libraries(x CUDA::cusolver)", "")
    (tmp_path / "in/CMakeLists.txt").write_text("\n".join(lines))
    (tmp_path / "in/lib/a.cpp").write_text("#include <cusolverDn.h>\n#include <cublas_v2.h>\n")
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    text = (tmp_path / "out/CMakeLists.txt").read_text()
    assert "find_package(hipblas)\nfind_package(hipsolver)" in text
    assert "target_link_libraries(x roc::hipsolver roc::hipblas)" in text


def test_a_broken_file_is_copied(tmp_path: Path) -> None:
    text = 'project(x CUDA)\nset(CMAKE_CUDA_FLAGS "-O3)\n'
    (tmp_path / "in").mkdir()
    (tmp_path / "in/CMakeLists.txt").write_text(text)
    run = convert_paths(tmp_path / "in", output=tmp_path / "out")
    (result,) = (result for result in run.results if result.path.endswith("CMakeLists.txt"))
    said = next(d for d in result.diagnostics if d.code == "HP807")
    assert (result.status, said.line, said.column) == (Status.COPIED, 2, 22)
    assert said.message == "the file cannot be read: a string is not closed; copied as it was"
    assert (tmp_path / "out/CMakeLists.txt").read_text() == text


def test_every_name_of_the_module_is_its_own() -> None:
    """What porters write of hip.cmake is there."""
    module = own_headers([OWN])[OWN].decode()
    for name in ("HIPPORT_CUDA_VERSION_MAJOR", "HIPPORT_CUDA_COMPILER_ID", "HIPPORT_ROCM_PATH", "HIP_HIPCC_FLAGS"):
        assert name in module
    for function in ("hipport_options(", "hipport_separable("):
        assert f"function({function[:-1]}" in module


@pytest.mark.needs("cmake")
def test_the_module_counts_on_no_policy_of_its_includer(tmp_path: Path) -> None:
    """CMake reads it, and runs what it leaves for later, where no file asked for a version; the policies stay."""
    (tmp_path / "CMakeLists.txt").write_text(f"""include("{FOLDER / OWN}")
project(x NONE)
set(CMAKE_HIP_SOURCE_FILE_EXTENSIONS hip)
hipport_in_hip(a.cpp)
cmake_policy(GET CMP0057 policy)
message(STATUS "found: ${{CMAKE_HIP_SOURCE_FILE_EXTENSIONS}} '${{policy}}'")
""")
    configure = ["cmake", "-S", str(tmp_path), "-B", str(tmp_path / "build")]
    run = subprocess.run(configure, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "found: hip;cu ''" in run.stdout
    assert "CMP0057" not in run.stderr


def test_variables_that_another_file_fills(tmp_path: Path) -> None:
    """They stay, but for those of a find module: its package is another one in the port."""
    (tmp_path / "in").mkdir()
    (tmp_path / "in/nccl.cmake").write_text("find_library(NCCL_LIBRARY nccl)\n")
    used = "target_link_libraries(x ${NCCL_LIBRARY})\n"
    for found, linked in (("include(nccl.cmake)\n", "${NCCL_LIBRARY}"), ("find_package(NCCL)\n", "roc::rccl")):
        (tmp_path / "in/CMakeLists.txt").write_text(f"{found}{used}")
        output = tmp_path / linked.strip("${}")
        convert_paths(tmp_path / "in", output=output)
        assert f"target_link_libraries(x {linked})" in (output / "CMakeLists.txt").read_text()
        assert "find_library(NCCL_LIBRARY rccl)" in (output / "nccl.cmake").read_text()


def test_variables_of_the_toolkit_that_a_file_adds_to(tmp_path: Path) -> None:
    """They have what stands for them in a port, and more; a comment adds nothing, nor does a module that finds them."""
    (tmp_path / "in/cmake").mkdir(parents=True)
    (tmp_path / "in/cmake/FindCUDA.cmake").write_text("set(CUDA_INCLUDE_DIRS ${CUDA_TOOLKIT_ROOT_DIR}/include)\n")
    more = "list(APPEND CUDA_LIBRARIES extra)\nset(CUDAToolkit_LIBRARIES own)\n# set(CUDAToolkit_INCLUDE_DIRS own)\n"
    linked = "add_executable(x x.cu)\ntarget_link_libraries(x ${CUDA_LIBRARIES})\n"
    used = f"{linked}include_directories(${{CUDA_INCLUDE_DIRS}} ${{CUDAToolkit_INCLUDE_DIRS}})\n"
    for found, first in (
        ("find_package(CUDA REQUIRED)", "\nset(CUDA_LIBRARIES hip::host)\n"),
        ("find_package(CUDA)", "\nif(hip_FOUND)\n  enable_language(HIP)\n  set(CUDA_LIBRARIES hip::host)\nendif()\n"),
        ("find_package(CUDAToolkit)", "\nif(hip_FOUND)\n  set(CUDA_LIBRARIES hip::host)\nendif()\n"),
        ("project(x CUDA)", "\nset(CUDA_LIBRARIES hip::host)\n"),
    ):
        (tmp_path / "in/CMakeLists.txt").write_text(f"{found}\n{more}{used}")
        output = tmp_path / f"{len(found)}"
        convert_paths(tmp_path / "in", output=output)
        text = (output / "CMakeLists.txt").read_text()
        assert first in text
        assert text.endswith(f"{more}{linked}include_directories(${{hip_INCLUDE_DIRS}} ${{hip_INCLUDE_DIRS}})\n")
        assert not any(result.edits for result in convert_paths(output).results)


def test_find_modules_that_a_port_does_not_use(tmp_path: Path) -> None:
    """Those that a file includes are ported, and so are modules that find other packages."""
    module = "find_path(NCCL_INCLUDE_DIR nccl.h HINTS /usr/local/cuda/include)\nadd_library(NCCL::NCCL IMPORTED)\n"
    (tmp_path / "in/cmake/FindCUDA").mkdir(parents=True)
    (tmp_path / "in/cmake/FindNCCL.cmake").write_text(module)
    (tmp_path / "in/cmake/FindOther.cmake").write_text("find_library(OTHER_CUDART cudart)\n")
    (tmp_path / "in/cmake/FindCUDA/run_nvcc.cmake").write_text("set(CUDA_NVCC_EXECUTABLE nvcc)\n")
    used = "target_link_libraries(x NCCL::NCCL)\n"
    for found, linked in (("find_package(NCCL)\n", "roc::rccl"), ("include(cmake/FindNCCL.cmake)\n", "NCCL::NCCL")):
        (tmp_path / "in/CMakeLists.txt").write_text(f"{found}{used}")
        output = tmp_path / linked.replace(":", "_")
        run = convert_paths(tmp_path / "in", output=output)
        said = {Path(result.path).name: result.diagnostics for result in run.results if result.diagnostics}
        assert "CUDA's toolkit" in said["run_nvcc.cmake"][0].message
        assert f"target_link_libraries(x {linked})" in (output / "CMakeLists.txt").read_text()
        assert "amdhip64" in (output / "cmake/FindOther.cmake").read_text()
        text = (output / "cmake/FindNCCL.cmake").read_text()
        assert (text == module) == (linked == "roc::rccl")
        if text == module:
            assert said["FindNCCL.cmake"][0].message.startswith("a module that finds NCCL, which")
        assert not any(result.edits for result in convert_paths(output).results)


def test_a_module_of_the_project_with_the_name_of_findcuda(tmp_path: Path) -> None:
    """One that finds no toolkit by itself is included as before, and is ported."""
    (tmp_path / "in/cmake").mkdir(parents=True)
    (tmp_path / "in/CMakeLists.txt").write_text("project(x CXX)\ninclude(FindCUDA)\n")
    (tmp_path / "in/cmake/FindCUDA.cmake").write_text("find_package(CUDAToolkit REQUIRED)\nadd_definitions(-DGPU)\n")
    convert_paths(tmp_path / "in", output=tmp_path / "own")
    assert (tmp_path / "own/CMakeLists.txt").read_text() == "project(x CXX)\ninclude(FindCUDA)\n"
    assert "find_package(hip REQUIRED)\nadd_def" in (tmp_path / "own/cmake/FindCUDA.cmake").read_text()
    (tmp_path / "in/cmake/FindCUDA.cmake").write_text("find_package_handle_standard_args(CUDA CUDA_VERSION)\n")
    convert_paths(tmp_path / "in", output=tmp_path / "copy")
    assert "find_package(hip REQUIRED)\n" in (tmp_path / "copy/CMakeLists.txt").read_text()


def test_which_files_ask_for_a_cmake_with_hip(tmp_path: Path) -> None:
    """Those that enable HIP, and those that run them, but not one that compiles C++ alone."""
    texts = {
        "CMakeLists.txt": "add_subdirectory(gpu)\n",
        "gpu/CMakeLists.txt": "enable_language(CUDA)\n",
        "gpu/tool/CMakeLists.txt": "set(CMAKE_CXX_STANDARD 14)\nadd_executable(tool ../../cuda/tool.cpp)\n",
        "other/CMakeLists.txt": "",
    }
    for name, text in texts.items():
        (tmp_path / "in" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "in" / name).write_text(f"cmake_minimum_required(VERSION 3.11)\nproject(x CXX)\n{text}")
    (tmp_path / "in/gpu/k.cu").write_text("#include <cub/cub.cuh>\n")
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    ported = {name: (tmp_path / "out" / name).read_text() for name in texts}
    assert [name for name, text in ported.items() if "VERSION 3.21" in text] == ["CMakeLists.txt", "gpu/CMakeLists.txt"]
    assert "set(CMAKE_CXX_STANDARD 17)" in ported["gpu/tool/CMakeLists.txt"]
    assert not any(result.edits for result in convert_paths(tmp_path / "out").results)


def test_libraries_that_a_module_without_use_names(tmp_path: Path) -> None:
    """A copy of CMake's FindCUDAToolkit names all libraries; the port looks for those that the project has."""
    (tmp_path / "in/cmake").mkdir(parents=True)
    module = "foreach(cuda_lib cublas cufft curand)\n  add_library(CUDA::${cuda_lib} IMPORTED)\nendforeach()\n"
    module += "set_target_properties(CUDA::cusolver PROPERTIES INTERFACE_LINK_LIBRARIES CUDA::cusparse)\n"
    (tmp_path / "in/cmake/FindCUDAToolkit.cmake").write_text(module)
    text = "project(x CXX CUDA)\nfind_package(CUDAToolkit REQUIRED)\ntarget_link_libraries(x CUDA::curand)\n"
    (tmp_path / "in/CMakeLists.txt").write_text(text)
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    port = (tmp_path / "out/CMakeLists.txt").read_text()
    assert "find_package(hip REQUIRED)\nfind_package(hiprand REQUIRED)\ntarget_link_libraries" in port


@pytest.mark.parametrize(
    ("lines", "sources", "is_raised"),
    [
        ("", (), False),
        ("", ("src/deep/k.cu",), True),
        ("", ("src/sorted.cpp",), True),
        ("add_subdirectory(../lib ${BUILT})\n", (), True),
        ("option(USE_CUDA OFF)\n", (), True),
    ],
)
def test_standards_of_folders_for_the_host_stay(
    lines: str, sources: tuple[str, ...], is_raised: bool, tmp_path: Path
) -> None:
    """``sources`` include Thrust; so does lib/k.cu, which concerns lib and what is above it."""
    texts = {"lib/k.cu": "#include <thrust/sort.h>\n", **dict.fromkeys(sources, "#include <thrust/sort.h>\n")}
    texts |= {folder + "CMakeLists.txt": "set(CMAKE_CXX_STANDARD 11)\n" for folder in ("", "lib/", "src/")}
    texts["src/CMakeLists.txt"] += lines
    for name, text in texts.items():
        (tmp_path / "in" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "in" / name).write_text(text)
    run = convert_paths(tmp_path / "in", output=tmp_path / "out")
    for folder, is_new in (("", True), ("lib/", True), ("src/", is_raised)):
        text = (tmp_path / "out" / folder / "CMakeLists.txt").read_text()
        assert ("set(CMAKE_CXX_STANDARD 17)" in text) == is_new
    assert not any(found.code == "HP806" for result in run.results for found in result.diagnostics)
    assert not any(result.edits for result in convert_paths(tmp_path / "out").results)


@pytest.mark.parametrize(
    ("found", "is_optional"),
    [
        ("find_package(CUDA)", True),
        ("find_package(OpenCV)", True),
        ("include(FindCUDA)", False),
        ("enable_language(CUDA)", False),
        ("find_package(CUDAToolkit 11 QUIET)", True),
        ("find_package(CUDA REQUIRED)", False),
        ("find_package(CUDA ${CUDA_REQUIRED})", False),
        ("find_package(CUDA)\nenable_language(CUDA)", False),
        ("find_package(CUDA)\nif(CUDA_FOUND)\n  enable_language(CUDA)\nendif()", True),
    ],
)
def test_a_build_that_does_without_the_toolkit(found: str, is_optional: bool, tmp_path: Path) -> None:
    """Its variables are empty then; in a port, what it links are targets, which have to be there."""
    (tmp_path / "in").mkdir()
    lines = (
        f"project(x CXX)\n{found}\nadd_library(x x.cpp)",
        "target_link_libraries(x PUBLIC ${CUDA_LIBRARIES} ${CUDA_cublas_LIBRARY} m)",
        "if(USE_CUDA)\n  target_link_libraries(x PUBLIC ${CUDA_cufft_LIBRARY})\nendif()\n",
    )
    (tmp_path / "in/CMakeLists.txt").write_text("\n".join(lines))
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    text = (tmp_path / "out/CMakeLists.txt").read_text()
    form = "$<TARGET_NAME_IF_EXISTS:{}>" if is_optional else "{}"
    linked = f"{form.format('hip::host')} {form.format('roc::hipblas')}"
    assert f"target_link_libraries(x PUBLIC {linked} m)" in text
    assert "target_link_libraries(x PUBLIC hip::hipfft)" in text
    assert not any(result.edits for result in convert_paths(tmp_path / "out").results)


@pytest.mark.parametrize(
    ("lines", "is_said"),
    [
        ("add_library(x k.cu)\n", True),
        ("# k.cu\n", False),
        ("add_library(x k.cpp)\n", False),
        ("find_package(CUDAToolkit)\nadd_library(x k.cu)\n", True),
        ("find_package(CUDA)\nadd_library(x k.cu)\n", False),
        ("set(LANGUAGES C CUDA)\nadd_library(x k.cu)\n", False),
        ("enable_language(HIP)\nadd_library(x k.cu)\n", False),
        ("option(USE_CUDA)\nset(USE_CUDA ${CUDA})\nadd_library(x k.cu)\n", True),
    ],
)
def test_a_tree_in_which_nothing_enables_the_language(lines: str, is_said: bool, tmp_path: Path) -> None:
    (tmp_path / "in/lib").mkdir(parents=True)
    (tmp_path / "in/CMakeLists.txt").write_text("project(x CXX)\nadd_subdirectory(lib)\n")
    (tmp_path / "in/lib/CMakeLists.txt").write_text(f"project(y CXX)\n{lines}")
    run = convert_paths(tmp_path / "in", output=tmp_path / "out")
    said = [
        (Path(result.path).parent.name, found.line)
        for result in run.results
        for found in result.diagnostics
        if "enables HIP" in found.message
    ]
    assert said == ([("in", 1)] if is_said else [])


def test_a_toolkit_that_no_file_looks_for(tmp_path: Path) -> None:
    (tmp_path / "in/lib").mkdir(parents=True)
    (tmp_path / "in/CMakeLists.txt").write_text("project(x LANGUAGES CXX CUDA)\nadd_subdirectory(lib)\n")
    (tmp_path / "in/lib/CMakeLists.txt").write_text("target_link_libraries(x ${CUDA_LIBRARIES})\n")
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    assert "CXX HIP)\nfind_package(hip REQUIRED)\n" in (tmp_path / "out/CMakeLists.txt").read_text()
    (tmp_path / "in/lib/CMakeLists.txt").write_text("find_package(CUDA)\ntarget_link_libraries(x ${CUDA_LIBRARIES})\n")
    convert_paths(tmp_path / "in", output=tmp_path / "again")
    assert "find_package" not in (tmp_path / "again/CMakeLists.txt").read_text()


SEPARABLE = "set_target_properties(x PROPERTIES CUDA_SEPARABLE_COMPILATION ON)\n"
OWN_HIP = "project(x CXX)\nif(USE_HIP)\n  enable_language(HIP)\nelse()\n  enable_language(CUDA)\nendif()\n"
MACRO = f"macro(add_gpu x)\n  {SEPARABLE}endmacro()\n"
#: By what they are about: the CMake files of a tree, and those whose port includes the module.
TREES = {
    "the top file has a HIP build": (
        {"": f"{OWN_HIP}add_subdirectory(lib)\n", "lib": SEPARABLE},
        {"lib"},
    ),
    "the first below it that uses the module": (
        {"": f"{OWN_HIP}add_subdirectory(a)\n", "a": f"{SEPARABLE}add_subdirectory(b)\n", "a/b": SEPARABLE},
        {"a"},
    ),
    "siblings": (
        {"": f"{OWN_HIP}add_subdirectory(a)\nadd_subdirectory(b)\n", "a": SEPARABLE, "b": SEPARABLE},
        {"a", "b"},
    ),
    "through a file that uses nothing": (
        {"": "project(x CUDA)\nadd_subdirectory(a)\n", "a": "add_subdirectory(b)\n", "a/b": SEPARABLE},
        {""},
    ),
    "an included file includes it": (
        {"": 'project(x CXX)\ninclude("${PROJECT_SOURCE_DIR}/cmake/Gpu.cmake")\nadd_subdirectory(a)\n', "a": SEPARABLE}
        | {"cmake/Gpu.cmake": "enable_language(CUDA)\n"},
        {"cmake/Gpu.cmake"},
    ),
    "a module by its name": (
        {"": "project(x CXX)\nfind_package(Gpu)\nadd_subdirectory(a)\n", "a": SEPARABLE}
        | {"cmake/FindGpu.cmake": "find_package(CUDA)\n"},
        {"cmake/FindGpu.cmake"},
    ),
    "a project below, for itself too": (
        {"": "project(x CUDA)\nadd_subdirectory(a)\n", "a": "project(a)\nadd_subdirectory(b)\n", "a/b": SEPARABLE},
        {"", "a/b"},
    ),
    "under a condition of the top file": (
        {"": "project(x CXX)\nif(GPU)\n  enable_language(CUDA)\nendif()\nadd_subdirectory(a)\n", "a": SEPARABLE},
        {"", "a"},
    ),
    "under the same condition": (
        {
            "": "project(x CXX)\nif(GPU)\n  enable_language(CUDA)\nendif()\n"
            "if(TESTS AND GPU)\n  add_subdirectory(a)\nendif()\nadd_subdirectory(b)\n",
            "a": SEPARABLE,
            "b": f"if(GPU)\n  {SEPARABLE}endif()\n",
        },
        {""},
    ),
    "before the language": (
        {"": "project(x CXX)\nadd_subdirectory(a)\nenable_language(CUDA)\n", "a": SEPARABLE},
        {"", "a"},
    ),
    "GPUs of a target before the language": (
        {
            "": "project(x CXX)\nadd_subdirectory(a)\nenable_language(CUDA)\nadd_subdirectory(b)\n",
            "a": "set_property(TARGET x PROPERTY CUDA_ARCHITECTURES 70)\n",
            "b": "set_property(TARGET x PROPERTY CUDA_ARCHITECTURES 70)\n",
        },
        {"", "a"},
    ),
    "a macro that is called after the language": (
        {"": "project(x CXX)\ninclude(cmake/a.cmake)\nenable_language(CUDA)\n", "cmake/a.cmake": MACRO},
        {""},
    ),
    "folders in a variable": (
        {"": "project(x CUDA)\nforeach(each a b)\n  add_subdirectory(${each})\nendforeach()\n", "a": SEPARABLE},
        {""},
    ),
    "one of two ways": (
        {
            "": "project(x CUDA)\nadd_subdirectory(a)\ninclude(cmake/b.cmake)\n",
            "a": "project(a CXX)\ninclude(../cmake/b.cmake)\n",
            "cmake/b.cmake": SEPARABLE,
        },
        {"", "cmake/b.cmake"},
    ),
    "for an installed package": ({"xConfig.cmake.in": "include(x.cmake)\n", "x.cmake": MACRO}, set()),
    "files that include each other": (
        {"": "project(x CUDA)\ninclude(a.cmake)\n", "a.cmake": f"include(b.cmake)\n{SEPARABLE}"}
        | {"b.cmake": f"include(a.cmake)\n{SEPARABLE}"},
        {""},
    ),
}


def path_of(name: str) -> str:
    return name if "." in name else f"{name}/CMakeLists.txt".lstrip("/")


@pytest.mark.parametrize("name", TREES)
def test_which_files_include_the_module(name: str, tmp_path: Path) -> None:
    tree, including = TREES[name]
    for each, text in tree.items():
        path = tmp_path / "in" / path_of(each)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    run = convert_paths(tmp_path / "in", output=tmp_path / "out")
    assert run.exit_code == 0
    ported = {each: (tmp_path / "out" / path_of(each)).read_text() for each in tree}
    assert {each for each, text in ported.items() if f'{OWN}")' in text} == including


SCENE = "#pragma once\n#include <thrust/host_vector.h>\n"


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"CMakeLists.txt": "project(x CXX CUDA)\n"}, {"CMakeLists.txt": "hipport_in_hip(src/a.cpp src/b.cpp)"}),
        (
            {
                "CMakeLists.txt": "project(x CXX)\ninclude(cmake/gpu.cmake)\n",
                "cmake/gpu.cmake": "enable_language(CUDA)\n",
            },
            {"cmake/gpu.cmake": "hipport_in_hip(../src/a.cpp ../src/b.cpp)"},
        ),
        ({"src/CMakeLists.txt": "find_package(CUDA)\n"}, {"src/CMakeLists.txt": "hipport_in_hip(a.cpp b.cpp)"}),
        ({"app/CMakeLists.txt": "project(x CUDA)\n"}, {}),
        ({"CMakeLists.txt": "project(x CXX)\n"}, {}),
    ],
    ids=["the language", "a module", "FindCUDA", "of another folder", "without CUDA"],
)
def test_sources_that_only_hipcc_takes_are_in_hip(
    tmp_path: Path, files: dict[str, str], expected: dict[str, str]
) -> None:
    sources = {
        "src/scene.h": SCENE,
        "src/a.cpp": '#include "scene.h"\n',
        "src/b.cpp": "#include <cub/cub.cuh>\n",
        "src/c.cpp": '#ifdef __CUDACC__\n#include "scene.h"\n#endif\n',
        "src/d.cpp": "#ifndef __CUDACC__\n#else\n#include <thrust/sort.h>\n#endif\n",
        "src/e.cu": '#include "scene.h"\n',
        "src/f.cpp": "#include <cuda_runtime.h>\n",
    }
    for name, text in {**files, **sources}.items():
        (tmp_path / "in" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "in" / name).write_text(text)
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    lines = {name: (tmp_path / "out" / name).read_text().splitlines() for name in files}
    assert {name: line for name, said in lines.items() for line in said if "in_hip" in line} == expected
    assert not any(result.edits for result in convert_paths(tmp_path / "out").results)


def test_a_changed_header_changes_who_compiles_a_source(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in/CMakeLists.txt").write_text("project(x CXX CUDA)\n")
    (tmp_path / "in/a.cpp").write_text('#include "a.h"\n')
    (tmp_path / "in/b.cu").write_text("#include <thrust/host_vector.h>\n")
    found = []
    for text in ("", "#include <thrust/host_vector.h>\n", ""):
        (tmp_path / "in/a.h").write_text(text)
        convert_paths(tmp_path / "in", output=tmp_path / "out")
        found.append("hipport_in_hip(a.cpp)" in (tmp_path / "out/CMakeLists.txt").read_text())
    assert found == [False, True, False]
