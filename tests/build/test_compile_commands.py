from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hipport.build.compile_commands import OtherProjectError
from hipport.build.compile_commands import commands_of
from hipport.build.compile_commands import read_compile_commands
from hipport.build.flags import Flags
from hipport.errors import ConfigError

FILES = ("src/a.cu", "src/b.cpp", "include/x.h")


def database(path: Path, *entries: dict[str, Any]) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    (path / "compile_commands.json").write_text(json.dumps(entries))
    return path / "compile_commands.json"


def entry(file: str, arguments: str = "", folder: str = "/cuda/proj/build") -> dict[str, Any]:
    return {"file": file, "directory": folder, "command": f"nvcc {arguments} -c {file}"}


@pytest.fixture
def port(tmp_path: Path) -> Path:
    root = tmp_path / "port"
    for name in FILES:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    return root


def test_paths_into_the_cuda_tree_become_paths_into_the_port(tmp_path: Path, port: Path) -> None:
    path = database(
        tmp_path / "build",
        entry("/cuda/proj/src/a.cu", "-I../include -I/cuda/proj -DN=4 -std=c++17 -I/absent"),
        entry("../src/b.cpp", "-isystem ../include"),
    )
    found = read_compile_commands(path, port, FILES)
    assert found.flags == {
        "src/a.cu": Flags(include=(str(port / "include"), str(port)), macros=("-DN=4",), standard="c++17"),
        "src/b.cpp": Flags(system=(str(port / "include"),)),
    }
    assert found.absent == ()


def test_a_folder_stands_for_its_file(tmp_path: Path, port: Path) -> None:
    database(tmp_path / "build", entry("/cuda/proj/src/a.cu"))
    assert read_compile_commands(tmp_path / "build", port, FILES).flags == {"src/a.cu": Flags()}


def test_what_the_build_generated_stays_where_it_is(tmp_path: Path, port: Path) -> None:
    original = tmp_path / "cuda"
    (original / "build" / "generated").mkdir(parents=True)
    path = database(
        original / "build",
        entry("../src/a.cu", "-Igenerated", str(original / "build")),
        entry(str(original / "src/b.cpp")),
    )
    found = read_compile_commands(path, port, FILES)
    assert found.flags["src/a.cu"].include == (str(original / "build" / "generated"),)


def test_a_cuda_toolkit_is_no_include_folder_of_a_port(tmp_path: Path, port: Path) -> None:
    (tmp_path / "toolkit").mkdir()
    (tmp_path / "toolkit" / "cuda_runtime_api.h").touch()
    path = database(tmp_path / "build", entry("/cuda/proj/src/a.cu", f"-I{tmp_path / 'toolkit'}"))
    assert read_compile_commands(path, port, FILES).flags["src/a.cu"] == Flags()


def test_missing_files_are_named_and_other_projects_are_not_ours(tmp_path: Path, port: Path) -> None:
    path = database(
        tmp_path / "build",
        entry("/cuda/proj/src/a.cu"),
        entry("/cuda/proj/src/gone.cu"),
        entry("/cuda/proj/src/gone.cu", "-DTWICE"),
        entry("/elsewhere/third.cpp"),
    )
    found = read_compile_commands(path, port, FILES)
    assert list(found.flags) == ["src/a.cu"]
    assert found.absent == ("src/gone.cu",)


def test_the_first_of_several_commands_for_a_file_counts(tmp_path: Path, port: Path) -> None:
    path = database(tmp_path / "b", entry("/cuda/proj/src/a.cu", "-DA"), entry("/cuda/proj/src/a.cu", "-DB"))
    assert read_compile_commands(path, port, FILES).flags["src/a.cu"].macros == ("-DA",)


def test_arguments_instead_of_a_command(tmp_path: Path, port: Path) -> None:
    path = database(
        tmp_path / "b",
        {"file": "src/a.cu", "directory": "/cuda/proj", "arguments": ["nvcc", "-DNAME=with space", "src/a.cu"]},
    )
    assert read_compile_commands(path, port, FILES).flags["src/a.cu"].macros == ("-DNAME=with space",)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "not valid JSON"),
        ("{}", "expected a list of commands"),
        ('[{"file": "a.cu"}]', 'command 1 lacks "file", "directory"'),
        ('[{"file": "a.cu", "directory": "/", "command": "nvcc \\"a"}]', "command 1: No closing quotation"),
        ('[{"file": "/x/other.cu", "directory": "/x", "command": "nvcc"}]', "is of another project"),
        ("[]", "is of another project"),
    ],
)
def test_what_cannot_be_used(tmp_path: Path, port: Path, content: str, message: str) -> None:
    path = tmp_path / "compile_commands.json"
    path.write_text(content)
    with pytest.raises(ConfigError, match=message):
        read_compile_commands(path, port, FILES)


def test_a_file_that_is_not_there(tmp_path: Path, port: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read: No such file"):
        read_compile_commands(tmp_path / "no.json", port, FILES)


def test_one_of_another_project_counts_only_where_it_is_named(tmp_path: Path, port: Path) -> None:
    other = database(tmp_path / "b", {"file": "/x/other.cu", "directory": "/x", "arguments": ["nvcc"]})
    (port / "build").mkdir()
    (port / "build" / "compile_commands.json").write_bytes(other.read_bytes())
    assert commands_of(port, FILES) is None
    with pytest.raises(OtherProjectError, match="is of another project"):
        commands_of(port, FILES, other)
    (port / "build" / "compile_commands.json").write_text("{")
    with pytest.raises(ConfigError, match="not valid JSON"):
        commands_of(port, FILES)
