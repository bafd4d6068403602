"""A port is converted once more: nothing of it changes, and hipport's own headers in it are not the project's code."""

from __future__ import annotations

from pathlib import Path

from hipport import Run
from hipport import convert_paths
from hipport.include import FOLDER
from hipport.include import own_headers

HEADERS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("hipport/*.h"))


def changed(run: Run) -> dict[str, str]:
    return {result.path: result.edits[0].text for result in run.results if result.edits}


def test_units_that_include_hipports_headers(tmp_path: Path) -> None:
    for name, content in own_headers(HEADERS).items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
        unit = tmp_path / f"{Path(name).stem}.cu"
        unit.write_text(f'#include <hip/hip_runtime.h>\n#include "{name}"\n__global__ void k() {{}}\n')
    assert len(HEADERS) > 20
    assert changed(convert_paths(tmp_path)) == {}
