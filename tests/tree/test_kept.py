"""A run that has kept what became of a tree's files ends as one that has not, byte for byte."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from hipport import convert
from hipport import report
from hipport.cache import Cache
from hipport.cli.options import rule_infos
from hipport.config import Options
from hipport.mapping import mapping
from hipport.mapping.mapping import tables_folder
from hipport.result import Run
from hipport.tree import batches
from hipport.tree import kept
from hipport.tree.discover import TreeEntry
from hipport.tree.fingerprints import Fingerprints
from hipport.tree.run import convert_tree
from hipport.unit import advice

_HEADERS = (
    "#define N 32\n",
    "#define N 64\n#include <cuda_runtime.h>\n",
    "#pragma once\n__device__ float area(float x);\n#define ON_GPU __device__ inline\n",
    "void cudaFree(void *);\nint cudaMallocOwn(int);\n",
    "#define min(a, b) ((a) < (b) ? (a) : (b))\n",
    '#include "b.cuh"\n#define T float\n',
    "namespace cub { struct Own {}; }\n",
    "#define CALL(name) cuda##name\n",
    "#include <cuda.h>\n#define LAZY(name) decltype(&name) lazy_##name\nLAZY(cuInit);\n",
    "inline float warp(float x) { return __shfl_sync(~0u, x, 0); }\n",
    "#include <cuda_fp16.h>\nenum { N = 16 };\n",
    'inline void none() { asm volatile("add.cc.u32 %0, %1, %2;"); }\n',
    "#define TIMES(T) __host__ __device__ T operator*(T a, T b) { return {a.x * b.x, a.y * b.y}; }\n",
    "#include <cub/cub.cuh>\nusing namespace cub;\n",
)
_SOURCES = (
    '#include "a.h"\n__global__ void k(float *x) { x[0] += __shfl_down_sync(0xffffffff, x[0], 1, N); }\n',
    '#include "a.h"\nint main() { void *p; cudaMalloc(&p, 4); cudaFree(p); CALL(DeviceSynchronize)(); }\n',
    '#include "b.cuh"\nfloat area(float x) { return min(x, 1.0f); }\n',
    'namespace own {\n#include "a.h"\n}\n__global__ void k() {}\nvoid f() { k<<<1, 2>>>(); }\n',
    "#include <sub/b.cuh>\nON_GPU float twice(float x) { return fminf(2 * x, x) / x; }\ncub::Own own;\n",
    'int plain;\n#include "a.h"\nvoid f(void) { float2 v; }\n',
    "int main() { cudaGraphConditionalHandle handle; cudaStreamSynchronize(0); }\n",
    '__global__ void k(unsigned *x) { asm("addc.u32 %0, %1, %2;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2])); }\n',
    '#include "a.h"\nint stop() { return CALL(ThreadExit)(); }\n',
    '#include "a.h"\nint begin() { return lazy_cuInit(0); }\n',
    '#include "a.h"\nTIMES(float2)\n',
    '#include "b.cuh"\nvoid f() { DeviceReduce::Sum(0); }\n',
)
_BUILD_FILES = {
    "Makefile": ("all:\n\tnvcc -use_fast_math -arch=sm_70 -c k.cu\n", "all:\n\tnvcc -x cu main.cpp -lcublas\n"),
    "CMakeLists.txt": (
        "set_source_files_properties(main.cpp PROPERTIES LANGUAGE CUDA)\n",
        'set(CMAKE_CUDA_FLAGS "--fmad=false")\ninclude_directories(sub)\n',
        "enable_language(CUDA)\nadd_executable(a k.cu)\n",
    ),
    "setup.py": ("from torch.utils.cpp_extension import CUDAExtension\nimport tools\n",),
    "tools.py": (
        'import cupy\nk = cupy.RawKernel(r"""\n#include "a.h"\n__global__ void k() { warp(__ldg(0)); }""", "k")\n',
        'flags = ["-lcudart", "-arch=sm_80"]\n',
    ),
    ".gitignore": ("sub/b.cuh\n", "*.o\n"),
    "notes.txt": ("cuda\n", "notes\n"),
}
_CHOICES: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("a.h", "b.cuh", "sub/b.cuh"), _HEADERS),
    **dict.fromkeys(("k.cu", "main.cpp", "plain.c", "sub/k.cu"), _SOURCES),
    **_BUILD_FILES,
}
_OPTIONS = (
    Options(ast=False),
    Options(ast=False, keep_cuda=True),
    Options(ast=False, warp="native", launch="macro", unsafe_fixes=True, mark="always"),
    Options(ast=False, exclude=("b.cuh",), arch=("gfx1100",), rules=("../own.toml",)),
)
_OWN_NAMES = ('[names]\ncudaMallocOwn = "hipMallocOwn"\n', '[names]\ncudaMallocOwn = "ownMalloc"\n')


@dataclass(frozen=True)
class Step:
    """What a person does before a run: the files that are other or gone (None) afterwards, of the input and of the
    output, the options, and whether the tables and the file of own names are others.
    """

    inputs: dict[str, str | None]
    outputs: dict[str, str | None]
    options: Options
    other_tables: bool
    own_names: str


def _some(names: Mapping[str, tuple[str, ...]], size: int) -> st.SearchStrategy[dict[str, str | None]]:
    each = st.sampled_from(sorted(names)).flatmap(
        lambda name: st.tuples(st.just(name), st.none() | st.sampled_from(names[name]))
    )
    return st.lists(each, max_size=size).map(dict)


_STEPS = st.builds(
    Step,
    inputs=_some(_CHOICES, 3),
    outputs=_some(dict.fromkeys(("k.cu", "a.h", "Makefile"), ("// by hand\n",)), 1),
    options=st.sampled_from((*_OPTIONS[:1] * 4, *_OPTIONS)),
    other_tables=st.sampled_from((False, False, False, True)),
    own_names=st.sampled_from(_OWN_NAMES),
)
_FIRST = st.builds(
    Step, st.fixed_dictionaries({name: st.sampled_from(texts) for name, texts in _CHOICES.items()}), st.just({}),
    st.sampled_from(_OPTIONS), st.just(False), st.just(_OWN_NAMES[0])
)  # fmt: skip


class Place:
    """A folder with an input, a port and own names, as two of them that are treated alike have it."""

    def __init__(self, folder: Path, tables: Path, cache: Cache | None) -> None:
        self.folder = folder
        self.tables = tables
        self.cache = cache
        (folder / "src").mkdir(parents=True)

    def run(self, step: Step) -> tuple[str, dict[str, bytes]]:
        """Do a step, and return the report and the port."""
        for top, changes in (("src", step.inputs), ("src_hip", step.outputs)):
            for name, text in changes.items():
                path = self.folder / top / name
                if text is None:
                    path.unlink(missing_ok=True)
                elif top == "src" or path.exists():
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text)
        (self.folder / "own.toml").write_text(step.own_names)
        mapping._loaded.cache_clear()
        advice._advisers.clear()
        before = Path.cwd()
        os.chdir(self.folder / "src")
        try:
            tables = self.tables if step.other_tables else None
            run = convert_tree([Path()], step.options, output=Path("../src_hip"), tables=tables, cache=self.cache)
        finally:
            os.chdir(before)
        return report_of(run), contents(self.folder / "src_hip")


def report_of(run: Run) -> str:
    """All that a run says, but for the time that it took."""
    return report.render(replace(run, seconds=0), "json", rule_infos()) + repr(run.results)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="session")
def other_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tables in which cudaFree is called otherwise."""
    folder = tmp_path_factory.mktemp("tables") / "mappings"
    shutil.copytree(tables_folder(), folder)
    path = folder / "runtime.csv"
    path.write_text(path.read_text("utf-8").replace(",hipFree,", ",hipFreeOther,"), "utf-8")
    return folder


def compare(steps: list[Step], tables: Path) -> None:
    """Do the same with and without a cache."""
    with TemporaryDirectory() as folder:
        warm = Place(Path(folder, "warm"), tables, Cache(Path(folder, "cache")))
        cold = Place(Path(folder, "cold"), tables, None)
        for step in steps:
            for again in (step, replace(step, inputs={}, outputs={})):
                said, port = warm.run(again)
                assert (said, port) == cold.run(again)


@settings(max_examples=2, deadline=None)
@given(_FIRST, st.lists(_STEPS, min_size=1, max_size=3))
def test_a_warm_run_ends_as_a_cold_one(other_tables: Path, first: Step, steps: list[Step]) -> None:
    compare([first, *steps], other_tables)


@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@given(_FIRST, st.lists(_STEPS, min_size=1, max_size=6))
def test_many_warm_runs_end_as_cold_ones(other_tables: Path, first: Step, steps: list[Step]) -> None:
    compare([first, *steps], other_tables)


def test_what_a_file_beside_it_includes_now_is_seen(other_tables: Path) -> None:
    """A header goes by the marks in what the file that includes it includes; that file was converted first."""
    marked = "__host__ __device__ float area(float x);\n"
    user = '#include "a.h"\n__global__ void k(float *x) { *x = area(1); }\n'
    files: dict[str, str | None] = {"a.h": "float area(float x);\n", "sub/b.cuh": marked, "USER.cu": user}
    step = Step(files, {}, _OPTIONS[0], other_tables=False, own_names="")
    compare([step, replace(step, inputs={"USER.cu": f'#include "sub/b.cuh"\n{user}'})], other_tables)


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("build.sh", "g++ -c main.cpp\n", "nvcc -x cu -c main.cpp\n"),
        ("Makefile", "all:\n\tg++ -c main.cpp\n", "all:\n\tnvcc -x cu -c main.cpp\n"),
        ("lib.mk", "LIBS = -lm\n", "LIBS = -lcublas -lcudart\n"),
        ("k.cu", "#include <cuda_runtime.h>\n", "#include <thrust/sort.h>\n"),
    ],
)
def test_what_the_whole_tree_says_of_its_build_is_seen(other_tables: Path, name: str, before: str, after: str) -> None:
    """Sources for nvcc, libraries and the language standard follow from files other than those that they concern."""
    files: dict[str, str | None] = {
        "CMakeLists.txt": "project(a CUDA)\nset(CMAKE_CUDA_STANDARD 11)\nadd_executable(a k.cu ${LIBS})\n",
        "main.cpp": "int main() { float2 v; cudaFree(0); }\n",
        name: before,
    }
    step = Step(files, {}, _OPTIONS[0], other_tables=False, own_names="")
    compare([step, replace(step, inputs={name: after})], other_tables)


# What a change costs


@pytest.fixture
def place(tmp_path: Path, other_tables: Path) -> Place:
    return Place(tmp_path / "place", other_tables, Cache(tmp_path / "cache"))


_TREE = {
    "a.h": "#define N 32\n// a comment\n",
    "k.cu": _SOURCES[0],
    "sub/k.cu": "__global__ void k() {}\nvoid f() { cudaFree(0); }\n",
    "main.cpp": _SOURCES[6],
}


def converted(monkeypatch: pytest.MonkeyPatch, place: Place, **changes: str | None) -> list[str]:
    """The files that a run converts after changes of ``_TREE``, whose names have ``_`` for the dot."""
    found: list[str] = []
    convert = batches._convert_found

    def noted(entry: TreeEntry, *arguments: object) -> object:
        found.append(entry.key)
        return convert(entry, *arguments)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(batches, "_convert_found", noted)
        inputs = {name.replace("_", "."): text for name, text in changes.items()}
        place.run(Step(inputs, {}, _OPTIONS[0], other_tables=False, own_names=""))
    return found


def test_a_change_costs_the_files_that_it_concerns(monkeypatch: pytest.MonkeyPatch, place: Place) -> None:
    place.run(Step(dict(_TREE), {}, _OPTIONS[0], other_tables=False, own_names=""))
    assert converted(monkeypatch, place) == []
    assert converted(monkeypatch, place, main_cpp="int main() { cudaFree(0); }\n") == ["main.cpp"]
    assert converted(monkeypatch, place, a_h="#define N 32\n// another comment\n") == ["a.h"]
    assert converted(monkeypatch, place, a_h="#define N 32\n#include <cuda_runtime.h>\n") == ["a.h", "k.cu"]
    assert converted(monkeypatch, place, new_cu="int x;\n") == ["new.cu"]
    assert converted(monkeypatch, place, new_cu=None) == []


@pytest.mark.parametrize("what", ["files", "results", "fingerprints"])
@pytest.mark.parametrize("damage", [b"", b"no pickle", None])
def test_damage_costs_time_only(place: Place, what: str, damage: bytes | None) -> None:
    step = Step(dict(_TREE), {}, _OPTIONS[0], other_tables=False, own_names="")
    said, port = place.run(step)
    time.sleep(0.1)  # of what has been written in the tick of its reading, nothing is kept
    assert place.run(step) == (said, port)
    assert place.cache is not None
    (path,) = place.folder.parent.glob(f"cache/trees/*/{what}")
    if damage is None:
        path.unlink()
        path.mkdir()
    else:
        name = path.relative_to(place.folder.parent / "cache").as_posix()
        place.cache.store(name, damage) if damage else path.write_bytes(damage)
    assert place.run(step) == (said, port)


def test_what_is_written_at_once_after_it_was_read_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "a.cu"
    cache = Cache(tmp_path / "cache")
    for text in ("one", "two"):
        path.write_text(text)
        os.utime(path, ns=(0, 0))
        prints = Fingerprints(cache, "prints")
        before = prints.of(path)
        assert prints.of(path) == before
        prints.keep()
    path.write_text("six")  # as long, within the same tick or not
    assert Fingerprints(cache, "prints").of(path) != before


def test_a_file_that_changes_during_a_run_is_not_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    convert = batches._convert_found

    def changed(entry: TreeEntry, *arguments: object) -> object:
        (place.folder / "src" / "a.h").write_text("#define N 64\n")
        return convert(entry, *arguments)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(batches, "_convert_found", changed)
        place.run(Step(dict(_TREE), {}, _OPTIONS[0], other_tables=False, own_names=""))
    assert not [*place.folder.parent.glob("cache/trees/*/files")]


def test_a_conversion_that_failed_is_not_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> object:
        raise MemoryError

    step = Step(dict(_TREE), {}, _OPTIONS[0], other_tables=False, own_names="")
    with monkeypatch.context() as patch:
        patch.setattr(convert, "_convert", fails)
        assert "HP905" in place.run(step)[0]
    assert sorted(converted(monkeypatch, place)) == sorted(_TREE)
    assert converted(monkeypatch, place) == []


def test_rules_of_a_module_may_read_what_nobody_knows(place: Place) -> None:
    (place.folder / "own.py").write_text(
        "from hipport.rule_api import *\n@rule('OWN001', 'own')\ndef own(ctx):\n    'Own.'\n    yield from ()\n"
    )
    options = replace(_OPTIONS[0], rules_module=("../own.py",))
    place.run(Step(dict(_TREE), {}, options, other_tables=False, own_names=""))
    assert not [*place.folder.parent.glob("cache/trees/*")]


def test_hipport_itself_is_a_part_of_what_results_follow_from(
    place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = tmp_path / "package"
    package.mkdir()
    monkeypatch.setattr(kept, "_PACKAGE", package)
    step = Step(dict(_TREE), {}, _OPTIONS[0], other_tables=False, own_names="")
    place.run(step)
    assert converted(monkeypatch, place) == []
    (package / "rule.py").write_text("")
    assert sorted(converted(monkeypatch, place)) == sorted(_TREE)
