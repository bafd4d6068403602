"""A tree for both vendors: what is written, what is left to CUDA, and what a second run does."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from hipport import Options
from hipport import Status
from hipport import convert_paths
from hipport import convert_text
from hipport.cli import cli
from hipport.errors import ConfigError
from hipport.tree.state import STATE_NAME
from hipport.tree.status import port_status
from tests.dual.helpers import AMD
from tests.dual.helpers import KEEP
from tests.dual.helpers import convert
from tests.dual.helpers import macros
from tests.dual.helpers import write

FILES = {
    "src/a.cu": '#include <cuda_runtime.h>\n#include "b.h"\nvoid f(void *p) { release(p); cudaFree(p); }\n',
    "src/b.h": "#pragma once\n#include <cuda_runtime.h>\ninline void release(void *p) { cudaFreeAsync(p, 0); }\n",
    "src/c.cpp": "int c;\n",
    "CMakeLists.txt": "project(x LANGUAGES CXX CUDA)\nadd_executable(x src/a.cu)\n",
    "load.py": "import cupy\nk = cupy.RawKernel('__global__ void k(int *p) { *p = __shfl_sync(~0u, *p, 0); }', 'k')\n",
}
EXAMPLES = Path(__file__).parents[2] / "examples"
TEXT = FILES["src/a.cu"]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_files_of_a_tree(tmp_path: Path) -> None:
    run, files = convert(tmp_path, FILES)
    assert run.statuses[Status.CONVERTED] == 2
    assert macros(tmp_path) == {"cudaFree": "hipFree", "cudaFreeAsync": "hipFreeAsync"}
    assert '#include "../hipport/cuda_names.h"' in files["src/a.cu"]
    unchanged = {name for name, text in files.items() if text == FILES[name]}
    assert unchanged == {"src/c.cpp", "CMakeLists.txt", "load.py"}
    said = {
        Path(result.path).name: [d.code for d in result.diagnostics] for result in run.results if result.diagnostics
    }
    assert said == {"CMakeLists.txt": ["HP921"], "load.py": ["HP921"]}


def test_a_second_run_into_the_same_output_changes_nothing(tmp_path: Path) -> None:
    convert(tmp_path, FILES)
    before = contents(tmp_path / "both")
    run, _ = convert(tmp_path, FILES)
    assert contents(tmp_path / "both") == before
    assert not any(d.code in ("HP907", "HP908", "HP910") for result in run.results for d in result.diagnostics)


def test_a_name_that_is_new_is_a_macro_after_the_next_run(tmp_path: Path) -> None:
    convert(tmp_path, FILES)
    _, files = convert(tmp_path, {**FILES, "src/a.cu": f"{TEXT}cudaStream_t s;\n"})
    assert macros(tmp_path)["cudaStream_t"] == "hipStream_t"
    assert files["src/a.cu"].endswith("cudaStream_t s;\n")


def test_edits_of_the_output_stay(tmp_path: Path) -> None:
    convert(tmp_path, FILES)
    path = tmp_path / "both" / "src" / "a.cu"
    path.write_text(f"{path.read_text()}// by hand\n")
    _, files = convert(tmp_path, {**FILES, "src/a.cu": TEXT.replace("void f", "#include <vector>\nvoid f")})
    assert "#include <vector>" in files["src/a.cu"]
    assert files["src/a.cu"].endswith("// by hand\n")


@pytest.mark.parametrize("options", [KEEP, Options(ast=False)], ids=["for both", "for HIP"])
@pytest.mark.parametrize("below", [".", "src"])
@pytest.mark.parametrize("in_place", [True, False])
def test_what_is_for_both_already_is_not_converted(
    below: str, options: Options, in_place: bool, tmp_path: Path
) -> None:
    source = write(tmp_path / "tree", FILES)
    if in_place:
        convert_paths(source, KEEP, in_place=True)
    else:
        convert_paths(source, KEEP, output=tmp_path / "out")
        source = tmp_path / "out"
    before = contents(source)
    assert AMD in before["src/a.cu"].decode()
    for place in (source / below, source / "src" / "a.cu"):
        with pytest.raises(ConfigError, match="for CUDA and HIP already"):
            convert_paths(place, options if place.is_dir() else Options(), in_place=True)
    assert contents(source) == before


def test_a_port_for_hip_in_place_of_one_for_both(tmp_path: Path) -> None:
    convert(tmp_path, FILES)
    run = convert_paths(tmp_path / "tree", Options(ast=False), output=tmp_path / "both")
    assert AMD not in (tmp_path / "both" / "src" / "a.cu").read_text()
    assert "keeps_cuda" not in (tmp_path / "both" / STATE_NAME).read_text()
    stale = [Path(result.path).name for result in run.results for d in result.diagnostics if d.code == "HP908"]
    assert stale == ["cuda_names.h"]


def test_the_status_of_a_tree_for_both(tmp_path: Path) -> None:
    convert(tmp_path, FILES)
    assert port_status(tmp_path / "both").exit_code == 0


def test_findings_are_recorded_at_the_line_for_amd(tmp_path: Path) -> None:
    line = '    *p = __shfl_sync(1u << *p, *p, 0); asm("bar.sync 1, 64;");'
    text = f"{TEXT}int x;\nint y;\nint z;\n__global__ void k(int *p) {{\n{line}\n}}\n"
    _, files = convert(tmp_path, {**FILES, "src/a.cu": text})
    lines = files["src/a.cu"].splitlines()
    recorded = (tmp_path / "both" / STATE_NAME).read_text()
    found = [int(line.split(":")[1].strip(" ,")) for line in recorded.splitlines() if '"line"' in line]
    assert found
    assert all("hipport::" in lines[number - 1] or "asm" in lines[number - 1] for number in found)
    assert all(lines[number - 2] == AMD.strip() for number in found)


@pytest.mark.parametrize("project", sorted(path.parent.name for path in EXAMPLES.glob("*/README.md")))
def test_the_examples_can_be_for_both(project: str) -> None:
    run = convert_paths(EXAMPLES / project, KEEP)
    assert run.statuses[Status.CONVERTED]
    assert not run.statuses[Status.FAILED]


def test_it_is_for_whole_folders(tmp_path: Path) -> None:
    source = write(tmp_path / "tree", FILES)
    with pytest.raises(ConfigError, match="keep-cuda is for whole folders"):
        convert_paths(source / "src" / "a.cu", KEEP, output=tmp_path / "out")
    with pytest.raises(ConfigError, match="keep-cuda is for whole folders"):
        convert_text(TEXT, KEEP)
    done = CliRunner().invoke(cli, ["convert", "--keep-cuda", "-"], input=TEXT)
    assert isinstance(done.exception, ConfigError) or "keep-cuda is for whole folders" in done.output


def test_the_command_and_the_file_of_options(tmp_path: Path) -> None:
    source = write(tmp_path / "tree", {**FILES, "hipport.toml": "keep-cuda = true\n"})
    CliRunner().invoke(cli, ["convert", str(source), "-j1"])
    assert AMD in (tmp_path / "tree_hip" / "src" / "a.cu").read_text()
    CliRunner().invoke(cli, ["convert", str(source), "-j1", "--no-keep-cuda", "-o", str(tmp_path / "hip")])
    assert AMD not in (tmp_path / "hip" / "src" / "a.cu").read_text()
