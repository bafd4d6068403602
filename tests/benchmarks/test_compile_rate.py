"""The benchmark of compile rates: what it compiles, what it keeps, and how it counts; with a compiler made of shell."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from pathlib import PurePosixPath

import pytest

from benchmarks import compile_rate
from benchmarks import hipify_perl
from benchmarks import projects
from benchmarks.builds import BUILDS
from benchmarks.builds import Build
from benchmarks.compiling import CachingCompiler
from benchmarks.compiling import Tree
from benchmarks.ports import Port
from benchmarks.ports import by_hipify_perl
from benchmarks.ports import by_hipport
from benchmarks.verdicts import Judged
from benchmarks.verdicts import judge
from benchmarks.verdicts import show_errors
from benchmarks.verdicts import tally
from hipport.build.flags import Flags
from hipport.check.judge import CompiledUnit
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import UnitLanguage
from hipport.result import Compiler
from hipport.result import Verdict
from hipport.toolchain.process import Ended
from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits
from hipport.tree.predictions import Prediction

# Says its version, counts what it compiles, and has an error where a line of the file has BAD.
HIPCC = """#!/bin/sh
if [ "$1" = --version ]; then echo "HIP version: 7.2.0"; exit 0; fi
for word in "$@"; do case "$word" in *.cu|*.hip) file=$word;; esac; done
echo "$file" >> "$(dirname "$0")/calls"
line=$(grep -n BAD "$file" | head -1 | cut -d: -f1)
[ -z "$line" ] && exit 0
echo "$file:$line:1: error: use of undeclared identifier 'BAD'"
exit 1
"""


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


@pytest.fixture
def hipcc(tmp_path: Path) -> Path:
    path = tmp_path / "rocm" / "hipcc"
    write(path.parent, {"hipcc": HIPCC})
    path.chmod(0o755)
    return path


def unit_of(root: Path, path: str) -> TranslationUnit:
    return TranslationUnit(root / path, PurePosixPath(path), UnitLanguage.HIP)


@pytest.mark.parametrize("name", BUILDS)
def test_every_build_is_of_a_project_that_can_be_fetched(name: str) -> None:
    assert name in projects.VERSIONS


def test_a_build_finds_its_units_and_flags(tmp_path: Path) -> None:
    build = Build(".", ("src/**/*.cu",), ("inc", "../x"), "Makefile", ("A=1",), relocatable=True)
    write(tmp_path, {"src/b.cu": "", "src/deep/a.cu": "", "src/c.cpp": "", "d.cu": ""})
    assert build.find_units(tmp_path) == ["src/b.cu", "src/deep/a.cu"]
    flags = build.flags(tmp_path, "src/b.cu")
    assert flags.arguments() == ["-std=c++17", "-DA=1", f"-I{tmp_path}/inc", f"-I{tmp_path.parent}/x"]
    assert flags.relocatable
    assert build.flags(tmp_path, "inc/b.cuh").arguments()[-2:] == ["-include", "hip/hip_runtime.h"]


def test_a_tree_follows_the_includes_of_every_arm(tmp_path: Path) -> None:
    tree = write(
        tmp_path,
        {
            "src/a.cu": '#if X\n# include "b.h"\n#else\n#include <c.h>\n#endif\n#include <vector>\n',
            "src/b.h": '#include "a.cu"\n',
            "inc/c.h": '#include "../d.h"\n',
            "d.h": "",
            "other.h": "",
        },
    )
    reader = Tree(tree, ["inc"])
    files = reader.files_of([tree / "src/a.cu"])
    assert files == [tree / "d.h", tree / "inc/c.h", tree / "src/a.cu", tree / "src/b.h"]
    assert reader.names_in(files) == {"b.h", "c.h", "vector", "a.cu", "../d.h"}


@pytest.mark.parametrize(
    ("changed", "calls"),
    [
        pytest.param({}, 2, id="nothing changed"),
        pytest.param({"other.h": "int other;"}, 2, id="a file that it does not include"),
        pytest.param({"a.h": "int a;"}, 4, id="a header"),
        pytest.param({"a.cu": '#include "a.h"\nint b;'}, 4, id="the unit"),
    ],
)
def test_only_what_changed_is_compiled_again(tmp_path: Path, hipcc: Path, changed: dict[str, str], calls: int) -> None:
    tree = write(tmp_path / "tree", {"a.cu": '#include "a.h"\n', "a.h": "", "other.h": ""})
    with Processes() as processes:
        compiler = CachingCompiler(
            Compiler(str(hipcc), "7.2", ("gfx90a",)), processes, ProcessLimits(60.0), tmp_path / "cache"
        )
        first = compiler.compile(unit_of(tree, "a.cu"), Flags(), Tree(tree, []))
        write(tree, changed)
        second = compiler.compile(unit_of(tree, "a.cu"), Flags(), Tree(tree, []))
    assert len((hipcc.parent / "calls").read_text().splitlines()) == calls
    assert list(first.endings) == ["host", "gfx90a"] == list(second.endings)


def test_a_compiler_that_gave_no_answer_is_asked_again(tmp_path: Path, hipcc: Path) -> None:
    hipcc.write_text(f"{HIPCC.partition('line=')[0]}\nkill -SEGV $$\n")
    tree = write(tmp_path / "tree", {"a.cu": ""})
    with Processes() as processes:
        compiler = CachingCompiler(
            Compiler(str(hipcc), "7.2", ("gfx90a",)), processes, ProcessLimits(60.0), tmp_path / "cache"
        )
        for _ in range(2):
            compiled = compiler.compile(unit_of(tree, "a.cu"), Flags(), Tree(tree, []))
            assert {ended.ending for ended in compiled.endings.values()} == {Ending.CRASHED}
    assert len((hipcc.parent / "calls").read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("said", "ending"),
    [
        ("a.cu:1:1: error: stack frame size (200000) exceeds limit (131056) in function 'f'", Ending.SUCCESS),
        ("fatal error: error in backend: wavefront shifts are not supported on GFX10+", Ending.SUCCESS),
        ("a.cu:1:1: error: use of undeclared identifier 'f'", Ending.FAILURE),
    ],
)
def test_what_only_unoptimized_code_has_is_asked_again(tmp_path: Path, hipcc: Path, said: str, ending: Ending) -> None:
    hipcc.write_text(f'#!/bin/sh\nfor word; do test "$word" = -O0 && {{ echo "{said}" >&2; exit 1; }}; done\nexit 0\n')
    tree = write(tmp_path / "tree", {"a.cu": ""})
    with Processes() as processes:
        given = Compiler(str(hipcc), "7.2", ("gfx90a",))
        compiler = CachingCompiler(given, processes, ProcessLimits(60.0), tmp_path / "cache")
        compiled = compiler.compile(unit_of(tree, "a.cu"), Flags(), Tree(tree, []))
    assert {ended.ending for ended in compiled.endings.values()} == {ending}


def answer(tree: Path, output: str, ending: Ending = Ending.FAILURE) -> CompiledUnit:
    """What the compiler says of ``a.cu``, with TREE for the tree's path."""
    ended = Ended(ending, output.replace("TREE", str(tree)), 1.0)
    return CompiledUnit(unit_of(tree, "a.cu"), Flags(), {"host": Ended(Ending.SUCCESS, "", 1.0), "gfx90a": ended})


def judged(tree: Path, *outputs: str, tool: str = "hipport") -> tuple[Port, tuple[Judged, ...]]:
    """The verdicts on a port of which convert had reported lines 1 and 3 of ``a.cu``."""
    write(tree, {"a.cu": "\n\n\n", "a.h": "\n\n"})
    reported = (Prediction(1, "HP501"), Prediction(3, "HP113"))
    port = Port(tool, tree, 2.0, {str(tree / "a.cu"): reported} if tool == "hipport" else None)
    answers = (answer(tree, output, Ending.FAILURE if output else Ending.SUCCESS) for output in outputs)
    return port, judge(port, answers, {"torch/all.h", "a.h"})


REPORTED = "TREE/a.cu:1:1: error: reported\n"
UNREPORTED = "TREE/a.cu:2:1: error: not reported\n"
LIKE_CUDAS = "TREE/a.cu:3:1: fatal error: 'cuda_helpers.cuh' file not found\n"
IN_HEADER = "In file included from TREE/a.cu:2:\nTREE/a.h:1:1: error: in the header\n"


@pytest.mark.parametrize(
    ("output", "verdict", "predicted"),
    [
        pytest.param("", Verdict.COMPILED, True, id="compiled"),
        pytest.param(REPORTED, Verdict.FAILED, True, id="every error predicted"),
        pytest.param(REPORTED + UNREPORTED, Verdict.FAILED, False, id="one error not predicted"),
        pytest.param(LIKE_CUDAS, Verdict.MISSING_HEADER, True, id="a header that is only named like CUDA's"),
        pytest.param(REPORTED + LIKE_CUDAS, Verdict.FAILED, True, id="a header and another error"),
        pytest.param(
            "TREE/a.cu:2:1: fatal error: 'torch/all.h' file not found\n",
            Verdict.MISSING_HEADER,
            True,
            id="a third party's header",
        ),
        pytest.param(
            "In file included from TREE/a.cu:2:\n/lib/torch.h:5:1: fatal error: 'torch/other.h' file not found\n",
            Verdict.MISSING_HEADER,
            True,
            id="a header that a third party's header includes",
        ),
        pytest.param(
            "TREE/a.cu:2:1: fatal error: 'hip/torch/all.h' file not found\n",
            Verdict.FAILED,
            False,
            id="a header whose name the port has made up",
        ),
        pytest.param(
            "TREE/a.cu:2:1: fatal error: 'own/hip/all.h' file not found\n",
            Verdict.FAILED,
            False,
            id="a header of the project whose name the port has changed",
        ),
    ],
)
def test_a_unit_is_judged(tmp_path: Path, output: str, verdict: Verdict, predicted: bool) -> None:
    _, (one,) = judged(tmp_path, output)
    assert one.compilation.verdict is verdict
    assert all(finding.predicted != () for finding in one.findings) is predicted


def test_a_tally_counts_units_and_each_error_once(tmp_path: Path) -> None:
    torch = "TREE/a.cu:2:1: fatal error: 'torch/all.h' file not found\n"
    counted = tally(*judged(tmp_path, "", REPORTED, REPORTED + UNREPORTED, IN_HEADER, IN_HEADER, torch))
    assert (counted.units, counted.compiled, counted.missing_header) == (6, 1, 1)
    assert (counted.failed_predicted, counted.failed_unpredicted) == (1, 3)
    assert (counted.errors, counted.predicted_errors) == (3, 1)
    assert counted.rate == 1 / 5
    assert (counted.port_seconds, counted.compile_seconds) == (2.0, 12.0)


def test_hipify_perl_predicts_nothing(tmp_path: Path) -> None:
    counted = tally(*judged(tmp_path, REPORTED, tool="hipify-perl"))
    assert (counted.failed_predicted, counted.failed_unpredicted, counted.predicted_errors) == (0, 1, None)


def test_errors_are_listed_with_their_first_lines(tmp_path: Path) -> None:
    port, verdicts = judged(tmp_path, REPORTED + UNREPORTED, IN_HEADER)
    unpredicted = show_errors(port, verdicts, predicted=False)
    assert "a.cu:2" in unpredicted
    assert "a.h:1" in unpredicted
    assert "a.cu:1" not in unpredicted
    assert "a.cu:1" in show_errors(port, verdicts, predicted=True)
    assert show_errors(*judged(tmp_path, REPORTED, ""), predicted=False) == ""


@pytest.mark.long
def test_hipports_port_knows_what_it_left_open(tmp_path: Path) -> None:
    source = write(tmp_path / "src", {"a.cu": "#include <cuda_runtime.h>\nint f() { return cudaNoSuchThing(); }\n"})
    port = by_hipport(source, tmp_path / "out")
    assert port.predictions is not None
    (prediction,) = port.predictions[str(tmp_path / "out" / "a.cu")]
    assert "cudaNoSuchThing" in (tmp_path / "out" / "a.cu").read_text().splitlines()[prediction.line - 1]


@pytest.mark.skipif(shutil.which("perl") is None, reason="needs perl")
def test_hipify_perls_port_is_a_tree_with_the_asked_files_converted(tmp_path: Path) -> None:
    script = (
        write(tmp_path, {"tool": 'shift; local $/; $_ = <>; s/cuda/hip/g; print; print STDERR "warning";'}) / "tool"
    )
    source = write(tmp_path / "src", {"a.cu": "cuda", "deep/b.h": "cuda", "c.txt": "cuda"})
    files = [source / "a.cu", source / "deep" / "b.h"]
    for _ in range(2):
        port = by_hipify_perl(script, source, files, tmp_path / "out", tmp_path / "cache")
        assert port.predictions is None
        texts = {path.name: path.read_text() for path in port.tree.rglob("*.*") if path.is_file()}
        assert texts == {"a.cu": "hip", "b.h": "hip", "c.txt": "cuda"}
        script.write_text("shift; print 'hip';")  # has another checksum, so that nothing old is taken


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project in the place of a fetched one: of three units one compiles, one fails as reported, one as not."""
    lines = "#include <cuda_runtime.h>\n"
    root = write(
        tmp_path / "toy-1.0",
        {
            "good.cu": lines,
            "reported.cu": f"{lines}int f() {{ return BAD + cudaNoSuchThing(); }}\n",
            "unreported.cu": f"{lines}int BAD;\n",
        },
    )
    monkeypatch.setattr(compile_rate, "BUILDS", {"toy": Build(".", ("*.cu",), (), "nothing")})
    monkeypatch.setattr(compile_rate, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(hipify_perl, "find", lambda _given: None)

    def fetch(name: str, _cache: Path) -> Path:
        if name != "toy":
            raise projects.UnavailableError("no CUDA in it")
        return root

    monkeypatch.setattr(projects, "fetch", fetch)
    return root


@pytest.mark.long
def test_a_run_prints_a_line_for_each_tool(
    project: Path, hipcc: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = tmp_path / "figures.json"
    command = ["x", "toy", "other", "--hipcc", str(hipcc), "--show-unpredicted", "--json", str(figures)]
    monkeypatch.setattr(sys, "argv", command)
    assert compile_rate.main() == 0
    printed = capsys.readouterr().out
    assert "== toy-1.0: 3 translation units (nothing)" in printed
    (row,) = [line.split() for line in printed.splitlines() if line.startswith("   hipport")]
    assert row[:12] == ["hipport", "3", "1", "33.3", "%", "1", "1", "0", "0", "2", "1", "50.0"]
    assert "unreported.cu:2" in printed
    assert "other: left out, no CUDA in it" in printed
    assert '"failed_unpredicted": 1' in figures.read_text()


def test_no_compiler_is_said(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["x", "toy", "--hipcc", str(tmp_path / "none")])
    assert compile_rate.main() == 2
    assert "none" in capsys.readouterr().err
