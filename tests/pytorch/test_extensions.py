"""Units of extensions, compiled after PyTorch's hipify, in a port that stays as it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hipport import CheckOptions
from hipport import ConfigError
from hipport import Run
from hipport import Verdict
from hipport import check_paths
from tests.pytorch.fake_pytorch import write_pytorch

_SUMS = """#include <torch/extension.h>
#include "parts/sum.h"
int sums(int x) { return sum(at::cuda::current(), x); }
"""
_SUM = "inline int sum(int a, int b) { return a + b; }  // for CUDA\n"


@pytest.fixture
def extension(tmp_path: Path) -> Path:
    """An extension below the top of a tree: a unit, a header that hipify changes, a program that is none of it."""
    top = tmp_path / "port"
    files = {"ext/setup.py": "", "ext/src/sums.cu": _SUMS, "ext/src/parts/sum.h": _SUM, "tool.cu": "int main() {}\n"}
    for name, text in files.items():
        (top / name).parent.mkdir(parents=True, exist_ok=True)
        (top / name).write_text(text)
    return top


def check(hipcc: Path, place: Path, torch: Path | None) -> Run:
    return check_paths(place, CheckOptions(("gfx90a",), str(hipcc), jobs=1, torch=torch))


def arguments_of(log: Path, unit: str) -> list[str]:
    calls = [json.loads(line)[1] for line in log.read_text().splitlines()]
    return next(arguments for arguments in calls if arguments[arguments.index("-c") + 1].endswith(unit))


def notes(run: Run) -> list[tuple[str, str, str]]:
    return [
        (Path(r.path).name, d.severity.value, d.message)
        for r in run.results
        for d in r.diagnostics
        if d.code == "HP929"
    ]


def test_the_compiler_is_told_of_what_hipify_has_written(
    fake_hipcc: Path, fake_log: Path, tmp_path: Path, extension: Path
) -> None:
    torch = write_pytorch(tmp_path)
    before = {path: path.read_bytes() for path in extension.rglob("*") if path.is_file()}
    run = check(fake_hipcc, extension, torch)
    arguments = arguments_of(fake_log, "sums.cu")
    overlay = Path(arguments[arguments.index("-ivfsoverlay") + 1])
    seen = {entry["name"]: entry["external-contents"] for entry in json.loads(overlay.read_text())["roots"]}
    source = str(extension / "ext" / "src")
    written = {name for name, place in seen.items() if not place.startswith("unchanged/")}
    assert written == {f"{source}/sums.cu", f"{source}/sums.hip", f"{source}/parts/sum_hip.h"}
    assert set(seen) - written == {f"{source}/parts/sum.h"}
    assert (overlay.parent / seen[f"{source}/sums.cu"]).read_text().splitlines() == [
        "// hipified",
        "",
        f'#line 1 "{source}/sums.cu"',
        "#include <torch/extension.h>",
        '#include "parts/sum_hip.h"',
        "int sums(int x) { return sum(at::hip::current(), x); }",
    ]
    assert "-ivfsoverlay" not in arguments_of(fake_log, "tool.cu")
    assert {path: path.read_bytes() for path in extension.rglob("*") if path.is_file()} == before
    assert notes(run) == [
        ("sums.cu", "info", f"compiled as an extension of PyTorch 2.99.0+test in {torch}, hipified by it")
    ]


@pytest.mark.parametrize(
    ("needed", "asked", "given"), [("20", "14", "c++20"), ("17", "14", "c++17"), ("17", "20", "c++20")]
)
def test_the_standard_is_that_of_its_build(
    fake_hipcc: Path, fake_log: Path, tmp_path: Path, extension: Path, needed: str, asked: str, given: str
) -> None:
    (extension / "CMakeLists.txt").write_text(f"set(CMAKE_CUDA_STANDARD {asked})\n")
    check(fake_hipcc, extension, write_pytorch(tmp_path, standard=needed))
    assert f"-std={given}" in arguments_of(fake_log, "sums.cu")


def test_what_takes_long_is_told(fake_hipcc: Path, tmp_path: Path, extension: Path) -> None:
    told: list[tuple[int, int, tuple[str, ...]]] = []
    options = CheckOptions(("gfx90a",), str(fake_hipcc), jobs=1, torch=write_pytorch(tmp_path))
    check_paths(extension, options, progress=lambda done, total, names: told.append((done, total, tuple(names))))
    assert told[0] == (0, 0, ("hipify of PyTorch 2.99.0+test",))
    assert told[-1] == (4, 4, ())


def test_a_changed_header_is_hipified_again(fake_hipcc: Path, fake_log: Path, tmp_path: Path, extension: Path) -> None:
    torch = write_pytorch(tmp_path)
    overlays = []
    for text in (_SUM, _SUM.replace("a + b", "b + a"), _SUM):
        (extension / "ext/src/parts/sum.h").write_text(text)
        fake_log.unlink(missing_ok=True)
        check(fake_hipcc, extension, torch)
        arguments = arguments_of(fake_log, "sums.cu")
        overlays.append(arguments[arguments.index("-ivfsoverlay") + 1])
    assert overlays[0] != overlays[1]
    assert overlays[0] == overlays[2]


def test_what_hipify_fails_at_is_said(fake_hipcc: Path, fake_log: Path, tmp_path: Path, extension: Path) -> None:
    torch = write_pytorch(tmp_path)
    (extension / "ext/src/sums.cu").write_text(f"{_SUMS}// hipify cannot\n")
    run = check(fake_hipcc, extension, torch)
    ((name, severity, message),) = notes(run)
    assert (name, severity) == ("sums.cu", "error")
    assert message.endswith("which its build runs, fails: ValueError: it cannot")
    assert run.exit_code == 1
    arguments = arguments_of(fake_log, "sums.cu")
    assert "-ivfsoverlay" not in arguments
    assert any("/pytorch-" in argument for argument in arguments)


def test_a_pytorch_of_which_no_headers_can_be_made(
    fake_hipcc: Path, fake_log: Path, tmp_path: Path, extension: Path
) -> None:
    torch = write_pytorch(tmp_path)
    (torch / "include/c10/cuda/CUDAMacros.h").write_text("// hipify cannot\n")
    run = check(fake_hipcc, extension, torch)
    assert [severity for _, severity, _ in notes(run)] == ["error"]
    assert not any("torch/include" in argument for argument in arguments_of(fake_log, "sums.cu"))


def test_a_folder_that_is_not_pytorch_is_refused(fake_hipcc: Path, tmp_path: Path, extension: Path) -> None:
    with pytest.raises(ConfigError, match="--torch"):
        check(fake_hipcc, extension, tmp_path)


@pytest.mark.rocm
def test_headers_include_others_from_folders_that_hipify_makes(hipcc: Path, tmp_path: Path, extension: Path) -> None:
    source = extension / "ext/src/cuda/kernels"
    source.mkdir(parents=True)
    (source / "sums.cu").write_text(
        '#include <torch/extension.h>\n#include "sum.h"\nint sums() { return sum(1, 2); }\n'
    )
    (source / "sum.h").write_text(
        '#include "../../parts/plus.h"\n// CUDA\ninline int sum(int a, int b) { return plus(a, b); }\n'
    )
    (extension / "ext/src/parts/plus.h").write_text("inline int plus(int a, int b) { return a + b; }\n")
    run = check(hipcc, extension / "ext", write_pytorch(tmp_path))
    assert [compilation.verdict for compilation in run.compilations] == [Verdict.COMPILED, Verdict.COMPILED]


@pytest.mark.rocm
@pytest.mark.parametrize(
    ("sums", "sum_", "places"),
    [
        (_SUMS, _SUM, []),
        (_SUMS.replace("current()", "currents()"), _SUM, [("sums.cu", 3)]),
        (_SUMS, f"\n\n{_SUM.replace('a + b', 'a + c')}", [("sum.h", 3)]),
    ],
)
def test_errors_are_told_at_the_lines_of_the_port(
    hipcc: Path, tmp_path: Path, extension: Path, sums: str, sum_: str, places: list[tuple[str, int]]
) -> None:
    (extension / "ext/src/sums.cu").write_text(sums)
    (extension / "ext/src/parts/sum.h").write_text(sum_)
    run = check(hipcc, extension / "ext", write_pytorch(tmp_path))
    (compilation,) = run.compilations
    assert compilation.verdict is (Verdict.FAILED if places else Verdict.COMPILED)
    errors = [(Path(r.path).name, d.line) for r in run.results for d in r.diagnostics if d.code == "HP911"]
    assert errors == places
