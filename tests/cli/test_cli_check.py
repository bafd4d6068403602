from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import Command

FAILS = "//! says %s:3:1: error: unknown type name 'cudaGraphConditionalHandle'\n//! exits 1\n"
#: The port of this has its error in line 4.
CUDA = f"#include <cuda_runtime.h>\n{FAILS.replace(':3:1', ':4:1')}cudaGraphConditionalHandle h;\n"


@pytest.fixture
def check(hipport: Command, fake_hipcc: Path) -> Command:
    def run(*arguments: str | Path, stdin: bytes = b"") -> object:
        return hipport("check", "--hipcc", fake_hipcc, *arguments)

    return run  # type: ignore[return-value]


@pytest.fixture
def port(tmp_path: Path) -> Path:
    path = tmp_path / "port"
    path.mkdir()
    (path / "a.cu").write_text("")
    return path


def test_everything_compiles(check: Command, port: Path) -> None:
    ran = check("port", "--arch", "gfx90a, gfx942")
    assert ran.code == 0, ran.err
    assert "1 translation unit for gfx90a, gfx942: 1 compiled" in ran.text
    assert "Everything compiles (1 translation unit)." in ran.text


def test_the_current_folder_is_the_default(check: Command, port: Path) -> None:
    assert json.loads(check("--format", "json").text)["files"][0]["path"] == "port/a.cu"


def test_something_does_not(check: Command, port: Path) -> None:
    (port / "a.cu").write_text(f"{FAILS}\n")
    ran = check("port", "--format", "concise")
    assert ran.code == 1
    assert ran.text == ("port/a.cu:3:1: error HP911 unknown type name 'cudaGraphConditionalHandle' (not predicted)\n")
    assert check("port", "--format", "github").text.startswith("::error file=port/a.cu,line=3,col=1,title=HP911::")


def test_known_errors_are_not_reported_again(check: Command, port: Path) -> None:
    (port / "a.cu").write_text(f"{FAILS}\n")
    assert check("port", "--write-baseline", "known.json").code == 0
    (port / "a.cu").write_text(f"{FAILS.replace(':3:1', ':4:1')}\n\n")
    ran = check("port", "--baseline", "known.json", "--format", "concise")
    assert (ran.code, ran.text) == (0, "")
    (port / "a.cu").write_text("")
    ran = check("port", "--baseline", "known.json")
    assert "1 finding of the baseline is settled" in ran.text


def test_reports(check: Command, port: Path) -> None:
    (port / "a.cu").write_text(f"{FAILS}\n")
    names = ["r.json", "r.md", "r.html", "r.sarif"]
    check("port", *(word for name in names for word in ("--report", name)))
    for name in names:
        assert "cudaGraphConditionalHandle" in Path(name).read_text()
    report = json.loads(Path("r.json").read_text())
    assert report["files"][0]["compilation"].items() >= {"verdict": "failed", "errors": 1, "unpredicted": 1}.items()
    assert report["run"]["compiler"]["version"] == "7.2.0-fake, clang 22.0.1"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--arch", "sm_80"), "--arch: expected AMD architectures"),
        (("--hipcc", "/no/hipcc"), "--hipcc: /no/hipcc is not a program that can be run"),
        (("absent",), "no such file or folder: absent"),
        (("-p", "absent.json"), "absent.json: cannot be read"),
        (("--report", "x.pdf"), "cannot tell the report's format"),
        (("--memory", "much"), "expected a size such as 8G"),
        (("--timeout", "0"), "0.0 is not in the range"),
    ],
)
def test_what_cannot_be_done(check: Command, port: Path, arguments: tuple[str, ...], message: str) -> None:
    ran = check(*arguments)
    assert ran.code == 2
    assert message in ran.err
    assert "Traceback" not in ran.err


def test_a_damaged_record_is_found_before_anything_is_compiled(check: Command, fake_log: Path, port: Path) -> None:
    (port / ".hipport.json").write_text("{")
    ran = check("port")
    assert ran.code == 2
    assert ".hipport.json is damaged" in ran.err
    assert not fake_log.exists()


def test_a_compiler_that_crashes(check: Command, port: Path) -> None:
    (port / "b.cu").write_text("//! dies 11\n")
    ran = check("port")
    assert ran.code == 2
    assert "error HP913 the compiler crashed" in ran.text
    assert "1 compiled, 1 crashed the compiler" in ran.text


# convert --check-compile


def test_convert_and_check(hipport: Command, fake_hipcc: Path, tmp_path: Path) -> None:
    source = tmp_path / "src"
    source.mkdir()
    (source / "a.cu").write_text("#include <device_launch_parameters.h>\n" + CUDA)
    (source / "b.cpp").write_text("cudaStream_t s;\n")
    (source / "c.cpp").write_text("int main() {}\n")
    ran = hipport(
        "convert", "src", "-j", "1", "--check-compile", "--hipcc", fake_hipcc, "--arch", "gfx90a", "--report", "r.json"
    )
    assert ran.code == 1, ran.err
    assert "2 translation units for gfx90a: 1 compiled, 1 failed and predicted" in ran.text
    files = {file["path"]: file for file in json.loads(Path("r.json").read_text())["files"]}
    assert list(files) == ["src/a.cu", "src/b.cpp", "src/c.cpp"]
    assert files["src/a.cu"]["status"] == "converted"
    found = [(d["code"], d["line"], d["predicted"]) for d in files["src/a.cu"]["diagnostics"]]
    assert found == [("HP501", 5, None), ("HP911", 5, ["HP501"])]  # one line less in the output
    assert files["src/b.cpp"]["compilation"]["verdict"] == "compiled"
    assert files["src/c.cpp"]["compilation"] is None


def test_a_file_that_was_edited_by_hand_is_part_of_the_port(hipport: Command, fake_hipcc: Path, source: Path) -> None:
    hipport("convert", "src", "-j", "1")
    Path("src_hip/main.cu").write_text("//! says %s:1:1: error: mine\n//! exits 1\n")
    ran = hipport("convert", "src", "-j", "1", "--check-compile", "--hipcc", fake_hipcc, "--format", "concise")
    assert "src_hip/main.cu:1:1: error HP911 mine (not predicted)" in ran.text


def test_convert_in_place_and_check(hipport: Command, fake_hipcc: Path, tmp_path: Path) -> None:
    source = tmp_path / "src"
    source.mkdir()
    (source / "a.cu").write_text(CUDA)
    ran = hipport(
        "convert", "src", "-j", "1", "--in-place", "--check-compile", "--hipcc", fake_hipcc, "--format", "concise"
    )
    assert ran.code == 1
    assert "src/a.cu:4:1: error HP911" in ran.text
    assert "(predicted: HP501)" in ran.text


def test_the_compile_commands_of_the_original_are_used(
    hipport: Command, fake_hipcc: Path, fake_log: Path, tmp_path: Path
) -> None:
    source = tmp_path / "src"
    (source / "build").mkdir(parents=True)
    (source / "a.cu").write_text("")
    (source / ".gitignore").write_text("build/\n")
    entry = {"file": str(source / "a.cu"), "directory": str(source), "command": "nvcc -DFROM_BUILD -I."}
    (source / "build" / "compile_commands.json").write_text(json.dumps([entry]))
    hipport("convert", "src", "-j", "1", "--check-compile", "--hipcc", fake_hipcc, "--arch", "gfx90a")
    _, arguments = json.loads(fake_log.read_text().splitlines()[0])
    assert "-DFROM_BUILD" in arguments
    assert f"-I{tmp_path}/src_hip" in arguments


def test_compile_commands_of_another_project_are_left_alone_unless_they_are_named(
    hipport: Command, fake_hipcc: Path, source: Path
) -> None:
    entry = {"file": "/x/other.cu", "directory": "/x", "command": "nvcc -DFROM_BUILD"}
    (source / "compile_commands.json").write_text(json.dumps([entry]))
    command = ("convert", "src", "-j", "1", "--check-compile", "--hipcc", fake_hipcc, "--parse", "--overwrite")
    assert hipport(*command).code != 2
    ran = hipport(*command, "-p", source)
    assert ran.code == 2
    assert "is of another project" in ran.err


def test_a_check_that_cannot_be_done_does_not_lose_the_conversion(
    hipport: Command, fake_hipcc: Path, source: Path
) -> None:
    (source / "compile_commands.json").write_text("{")
    ran = hipport("convert", "src", "-j", "1", "--check-compile", "--hipcc", fake_hipcc, "--report", "r.json")
    assert ran.code == 2
    assert "compile_commands.json: not valid JSON" in ran.err
    assert "2 converted" in ran.text
    assert Path("r.json").exists()
    assert Path("src_hip/main.cu").exists()


def test_without_a_compiler_nothing_is_converted(hipport: Command, source: Path) -> None:
    ran = hipport("convert", "src", "-j", "1", "--check-compile", "--hipcc", "/no/hipcc")
    assert ran.code == 2
    assert not Path("src_hip").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("src", "--diff", "--check-compile"), "needs a port that is written"),
        (("src/main.cu", "--check-compile"), "needs a port that is written"),
        (("-", "--check-compile"), "needs a port that is written"),
        (("src", "--arch", "a100"), "--arch: expected a list of AMD architectures"),
        (("src", "-I", "x"), "--include-dir is for --check-compile or --parse"),
    ],
)
def test_options_that_do_not_fit(hipport: Command, source: Path, arguments: tuple[str, ...], message: str) -> None:
    ran = hipport("convert", *arguments)
    assert ran.code == 2
    assert message in ran.err
