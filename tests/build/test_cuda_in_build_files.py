"""What is CUDA's in build files. A case is a folder below ``cases/`` with a build file and ``expected.txt``: each
finding as ``line:column CODE name``. HIPPORT_UPDATE_CASES=1 writes the expectations anew.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.build.search import search
from hipport.build.table import read_table
from hipport.build_port.build_file import BuildFacts
from hipport.build_port.porting import port_build_file
from hipport.config import Options
from hipport.diagnostics import Applicability
from hipport.diagnostics import Severity
from hipport.mapping.mapping import tables_folder
from hipport.notices import IGNORED
from hipport.project.build_files import AROUND
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import is_build_file
from hipport.project.build_files import language_of
from hipport.report.summary import summarize
from hipport.result import Status
from hipport.rules import RULES
from hipport.rules import Rule
from hipport.rules.build.files import BROKEN_BUILD_FILE
from hipport.rules.build.files import LOST_WITH_OPTION
from hipport.rules.build.files import NEW_STANDARD
from hipport.rules.build.files import OTHER_LANGUAGE
from hipport.rules.build.files import OWN_HIP
from hipport.source.text import Source

HERE = Path(__file__).parent
PAGES = [
    *(rule for code, rule in RULES.items() if code.startswith("HP8") and not code.startswith(("HP85", IGNORED))),
    RULES[OTHER_LANGUAGE],
]


def found(name: str, text: str, options: Options | None = None) -> list[str]:
    diagnostics = search(name, text.encode(), tables_folder(), options or Options())
    assert all(text[d.start : d.end] for d in diagnostics)
    return [f"{d.line}:{d.column} {d.code} {d.symbol}" for d in sorted(diagnostics, key=lambda d: d.start)]


CASES = [path for path in sorted(HERE.glob("cases/*/*")) if path.name != "expected.txt"]


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.name)
def test_what_is_found(path: Path) -> None:
    text = path.read_text("utf-8")
    said = "".join(f"{line}\n" for line in found(path.name, text))
    expected = path.with_name("expected.txt")
    if os.environ.get("HIPPORT_UPDATE_CASES"):
        expected.write_text(said, "utf-8")
    assert said == expected.read_text("utf-8")
    assert said == "".join(f"{line}\n" for line in found(path.name, text.replace("\n", "\r\n")))


def test_a_thing_is_said_once_with_its_lines() -> None:
    text = "A = -Xptxas -v -Xptxas -w\n" * 8
    (diagnostic,) = search("Makefile", text.encode(), tables_folder(), Options())
    assert diagnostic.message.endswith("(also in lines 2, 3, 4, 5, 6 and 2 more)")


HIP_SDK = "write $(HIP_PATH), which the HIP SDK sets, with include or lib after it"
REMEDIES = [
    ("CMakeLists.txt", "link(CUDA::cublas)", "write roc::hipblas of find_package(hipblas), or -lhipblas"),
    ("CMakeLists.txt", "link(CUDA::nvtx3)", "write -lroctx64"),
    ("BUILD", 'linkopts = ["-lcublas"]', "write -lhipblas"),
    (
        "meson.build",
        "link_args: '-lcublas'",
        "write -lhipblas, or roc::hipblas of dependency('hipblas', method: 'cmake')",
    ),
    ("configure.ac", 'LIBS="-lnvidia-ml"', "leave it out: ROCm has no such library for HIP"),
    (
        "x.vcxproj",
        "cublas.lib;m.lib",
        "write hipblas.lib of the HIP SDK, or leave out what needs it if that lacks it",
    ),
    ("x.vcxproj", "<A>cudadevrt.lib;</A>", "leave it out: there is nothing to link"),
    ("x.vcxproj", "<A>nvml.lib;</A>", "leave it out: ROCm has no such library for HIP"),
    ("x.vcxproj", "$(CudaToolkitLibDir)", HIP_SDK),
    (
        "x.vcxproj",
        "<I>$(CUDA_PATH)/include</I>",
        "write $(HIP_PATH), which the HIP SDK sets, with include or lib after it",
    ),
    ("common.mk", "D = $(CUDA_ROOT)/x", "write ROCM_PATH, which is /opt/rocm by default"),
    (
        "Makefile",
        "VERSION := $(shell nvcc --version | grep release)\n",
        (
            "compare with versions of ROCm, or leave the question out: hipcc --version says HIP version: 7.2.1, where "
            "nvcc says release 12.9"
        ),
    ),
    ("Makefile", "FOUND := $(shell which nvcc)\n", "write hipcc"),
    (
        "configure.ac",
        "SITE_CHECK_CUDA\n",
        (
            "look for ROCm: AC_PATH_PROG([HIPCC], [hipcc], [], [/opt/rocm/bin]), with -I/opt/rocm/include "
            "-D__HIP_PLATFORM_AMD__ and -L/opt/rocm/lib -lamdhip64"
        ),
    ),
    (
        "CMakeLists.txt",
        "execute_process(COMMAND ${CUDA_NVCC_EXECUTABLE} -V)\n",
        "write ${HIPPORT_ROCM_PATH}/bin/hipcc; its --version says HIP version: 7.2.1, where nvcc says release 12.9",
    ),
]


@pytest.mark.parametrize(("name", "text", "remedy"), REMEDIES)
def test_remedies_are_in_the_terms_of_the_build_system(name: str, text: str, remedy: str) -> None:
    assert [d.remedy for d in search(name, text.encode(), tables_folder(), Options())] == [remedy]


#: What a remedy for files of a language does not speak of.
_OTHERS = {
    BuildLanguage.VCXPROJ: r"find_package|CMake|CMAKE|torch|(?<![\w-])-l\w|/opt/rocm",
    **dict.fromkeys(
        (BuildLanguage.MAKE, BuildLanguage.BAZEL, BuildLanguage.AUTOCONF, BuildLanguage.QMAKE, BuildLanguage.LUA),
        r"find_package\(|CMAKE_|torch\.",
    ),
}


@pytest.mark.parametrize("language", _OTHERS)
def test_no_remedy_is_for_another_build_system(language: BuildLanguage) -> None:
    table = read_table(tables_folder() / "build.toml")
    remedies = {construct.instead for construct in table.by_language[language]}
    assert not [remedy for remedy in remedies if re.search(_OTHERS[language], remedy)]


def test_rules_are_chosen() -> None:
    text = "A = nvcc -Xptxas -v\n"
    assert found("Makefile", text, Options(select=("HP805",))) == ["1:5 HP805 nvcc"]
    assert found("Makefile", text, Options(ignore=("HP805",))) == ["1:10 HP801 -Xptxas"]


@pytest.mark.parametrize(
    "name",
    ["a.txt", "notes.md", "a.cu", "Makefile.d/notes.md", "setup.fish", "build.py", "m4/libtool.m4", "aclocal.m4"],
)
def test_no_build_file(name: str) -> None:
    assert language_of(name.rpartition("/")[2]) is None
    assert found(name, "nvcc -Xptxas -v CUDA::cublas") == []


@pytest.mark.parametrize(
    "data", [b"", b"\0\0nvcc", b"\xff\xfen\0", b"if(" * 5000, b"#[[" * 5000, b'"' * 5000, b"\\" * 5000]
)
@pytest.mark.parametrize("name", ["CMakeLists.txt", "Makefile", "setup.py", "x.vcxproj", "run.sh", "x.yml"])
def test_any_content_passes(name: str, data: bytes) -> None:
    assert search(name, data, tables_folder(), Options()) == ()


@pytest.mark.parametrize("rule", PAGES, ids=lambda rule: rule.code)
def test_the_pages(rule: Rule) -> None:
    """The example makes the rule speak or edit, what is to be kept makes none of them speak."""
    name, text = rule.heading("Example"), rule.section("Example").encode()
    facts = BuildFacts(("gfx90a",), needs_cxx17=True)
    result = port_build_file(name, text, tables_folder(), Options(), facts, name=name)
    assert rule.code in {each.code for each in result.edits} | {each.code for each in result.diagnostics}
    assert found(rule.heading("Keep"), rule.section("Keep")) == []


def test_every_construct_is_of_a_rule_that_has_a_page() -> None:
    constructs = read_table(tables_folder() / "build.toml").constructs
    codes = {construct.code for construct in constructs}
    assert codes == {rule.code for rule in PAGES} - {BROKEN_BUILD_FILE, LOST_WITH_OPTION, OWN_HIP, NEW_STANDARD}
    languages = {each for construct in constructs for each in construct.languages}
    assert languages == set(BuildLanguage)


def test_a_pure_renaming_is_proposed_at_every_place() -> None:
    text = "FROM nvidia/cuda:12.4.1-base-ubuntu24.04\nRUN nvcc a.cu\n# nvcc\nRUN nvcc b.cu\n"
    image, compiler = search("Dockerfile", text.encode(), tables_folder(), Options(rocm="7.0.2"))
    assert image.fix is not None
    assert compiler.fix is not None
    assert [edit.text for edit in image.fix.edits] == ["rocm/dev-ubuntu-24.04:7.0.2-complete"]
    assert [text[edit.start : edit.end] for edit in compiler.fix.edits] == ["nvcc", "nvcc"]
    assert {each.fix.applicability for each in (image, compiler) if each.fix} == {Applicability.DISPLAY}
    assert compiler.remedy.endswith("; --project-files does it")


def test_nothing_around_the_code_is_an_error() -> None:
    constructs = read_table(tables_folder() / "build.toml").constructs
    assert not [each for each in constructs if each.languages & AROUND and each.severity is Severity.ERROR]


def test_a_file_around_the_code_without_a_word_of_cuda_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Source, "from_bytes", None)
    clean = b"jobs:\n  build:\n    steps:\n      - run: make  # device: gpu\n"
    for name in ("build.yml", "Dockerfile", "requirements.txt", "Cargo.toml"):
        assert search(name, clean, tables_folder(), Options()) == ()
    with pytest.raises(TypeError):
        search("build.yml", b"- run: nvcc a.cu\n", tables_folder(), Options())


CLEAN = "#include <cuda_runtime.h>\ncudaStream_t s;\n"


def test_a_port_that_cannot_be_built_is_not_done(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/a.cu").write_text(CLEAN)
    (tmp_path / "src/Makefile").write_text("LIBS = -lnppc\n")
    run = convert_paths(tmp_path / "src", output=tmp_path / "out")
    assert run.exit_code == 1
    assert summarize(run, {}).verdict == "Left for you: 1 error."
    assert (tmp_path / "out/Makefile").read_text() == "LIBS = -lnppc\n"
    makefile = next(result for result in run.results if result.path.endswith("Makefile"))
    assert (makefile.status, makefile.diagnostics[0].line) == (Status.COPIED, 1)
    assert convert_paths(tmp_path / "src", Options(exclude=("Makefile",))).exit_code == 0  # vendored


def test_files_around_the_code_are_changed_when_that_is_asked_for(tmp_path: Path) -> None:
    tree = tmp_path / "src"
    tree.mkdir()
    (tree / "a.cu").write_text(CLEAN)
    (tree / "run.sh").write_text("nvidia-smi\n")
    proposed = convert_paths(tree, output=tmp_path / "out")
    assert (tmp_path / "out/run.sh").read_text() == "nvidia-smi\n"
    assert summarize(proposed, {}).verdict == "Left for you: 1 warning."
    assert "--project-files" in [step.command for step in summarize(proposed, {}).steps]
    written = convert_paths(tree, Options(project_files=True), output=tmp_path / "written")
    assert (tmp_path / "written/run.sh").read_text() == "rocm-smi\n"
    assert written.exit_code == 0
    again = convert_paths(tmp_path / "written", Options(project_files=True), output=tmp_path / "again")
    assert (tmp_path / "again/run.sh").read_text() == "rocm-smi\n"
    assert again.exit_code == 0


def test_files_around_the_code_do_not_say_what_a_tree_links() -> None:
    assert not is_build_file("build.yml")
    assert not is_build_file("notes.md")
    assert is_build_file("Makefile")


def test_a_port_with_nothing_left_is_converted_and_not_yet_compiled(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text(CLEAN)
    (tmp_path / "Makefile").write_text("CC = hipcc\n")
    run = convert_paths(tmp_path, output=tmp_path.with_name("out"))
    assert run.exit_code == 0
    assert summarize(run, {}).verdict == "Converted; not compiled. Nothing was found that is left to port by hand."


def test_what_counts_for_trees_with_something(tmp_path: Path) -> None:
    """PyTorch of package lists counts beside sources in CUDA, an old standard beside headers that need a newer one."""
    (tmp_path / "requirements.txt").write_text("torch==2.0.1\n")
    (tmp_path / "build.bazel").write_text('cc_library(name = "a", copts = ["-std=c++14"])\n')

    def said() -> set[str]:
        return {d.symbol for result in convert_paths(tmp_path).results for d in result.diagnostics}

    assert not said()
    (tmp_path / "a.cu").write_text("__global__ void k() {}\n")
    assert said() == {"torch==2.0.1"}
    (tmp_path / "a.cu").write_text("#include <cub/cub.cuh>\n__global__ void k() {}\n")
    assert said() == {"torch==2.0.1", "-std=c++14"}


@pytest.mark.parametrize(
    ("name", "line", "symbol"),
    [
        ("device.f90", "integer(c_int) function get(p) bind(C, name='cudaMalloc')", "cudaMalloc"),
        ("device.F90", 'subroutine gemm(h) BIND(c, NAME = "cublasDgemm_v2")', "cublasDgemm_v2"),
        ("device.f90", "subroutine run(n) bind(C, name='custom_run')", ""),
        ("device.f90", "! bind(C, name='cudaMalloc')", ""),
        ("device.f90", "call run() ! bind(C, name='cudaMalloc')", ""),
        ("device.cuf", "  use cudafor", "cudafor"),
        ("core.pyx", 'cdef extern from "cuda_runtime_api.h" nogil:', "cuda_runtime_api.h"),
        ("core.pyx", 'cdef extern from "custom.h":', ""),
        ("gpu.jl", "sync() = ccall((:cudaDeviceSynchronize, lib), Cint, ())", "cudaDeviceSynchronize"),
        ("gpu.jl", "using LinearAlgebra, CUDA", "CUDA"),
        ("gpu.jl", "ccall((:custom, lib), Cint, ())", ""),
        ("lib.rs", "    pub fn cudaMalloc(p: *mut *mut c_void, n: usize) -> i32;", "cudaMalloc"),
        ("lib.rs", '#[link(name = "cudart_static", kind = "static")]', "cudart"),
        ("build.rs", 'println!("cargo:rustc-link-lib=dylib=cublas");', "cublas"),
        ("build.rs", "cc::Build::new().cuda(true)", "cuda(true)"),
        ("lib.rs", "fn custom(n: usize) {}", ""),
        ("Device.cs", '[DllImport("nvcuda", EntryPoint = "cuInit")]', "nvcuda"),
        ("Device.cs", '[DllImport("cudart64_110.dll")]', "cudart64_110"),
        ("Device.cs", '[DllImport("custom.dll")]', ""),
        ("gpu.go", "// #include <cuda_runtime.h>", "cuda_runtime.h"),
        ("gpu.go", "#cgo LDFLAGS: -L. -lcudart", "-lcudart"),
        ("build.m", "mexcuda -lcufft scale.cu", "mexcuda"),
        ("build.m", "% mexcuda scale.cu", ""),
        ("a.ipynb", '  "%%cu\\n",', "%%cu"),
        ("a.ipynb", '  "%%writefile src/scale.cu\\n",', "%%writefile src/scale.cu"),
        ("a.ipynb", '  "%%writefile scale.py\\n",', ""),
        ("a.ipynb", '  "!cd src && nvcc -o scale scale.cu\\n",', "nvcc"),
        ("a.ipynb", '  "# !nvcc -o scale scale.cu\\n",', ""),
        ("a.ipynb", '  "%load_ext nvcc4jupyter"', "nvcc4jupyter"),
        ("a.ipynb", '  "from numba import jit, cuda\\n",', "numba"),
        ("a.ipynb", '  "from numba import jit\\n",', ""),
        ("a.ipynb", '  "image/png": "AHIPA",\n  "%%cu"', "%%cu"),
    ],
)
def test_programs_in_other_languages(name: str, line: str, symbol: str) -> None:
    diagnostics = search(name, f"{line}\n".encode(), tables_folder(), Options())
    assert [(d.code, d.symbol) for d in diagnostics] == ([("HP147", symbol)] if symbol else [])


def test_the_makefile_of_a_package_of_r() -> None:
    assert "1:5 HP805 nvcc" in found("Makevars", "A = nvcc -c\n")


def test_what_constructs_need_is_beside_all_that_they_match() -> None:
    """In the lines of a place of each construct, in the texts of all cases of build files: a file that has none of what
    it needs is not searched.
    """
    folders = (HERE, HERE.parent / "build_port")
    texts = [path.read_text("utf-8", "replace") for each in folders for path in each.rglob("*") if path.is_file()]
    wrong = {
        (construct.regex, match[0])
        for construct in read_table(tables_folder() / "build.toml").constructs
        for text in texts
        for match in construct.pattern.finditer(text)
        for lines in [text[text.rfind("\n", 0, match.start()) + 1 : text.find("\n", match.end())]]
        if not any(needed in lines for needed in construct.needed)
    }
    assert not wrong
