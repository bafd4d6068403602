"""What a tree's own copy of a library's header makes of the names that a file uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.config import Options
from hipport.tree.run import convert_tree

UNIT = '#include "own.h"\nnvmlReturn_t first(nvmlDevice_t *device) { return nvmlDeviceGetHandleByIndex(0, device); }\n'


@pytest.mark.parametrize(
    ("header", "told"),
    [
        (
            "typedef enum nvmlReturn_enum { LAB_OK = 0 } nvmlReturn_t;\ntypedef struct nvmlDevice_st *nvmlDevice_t;\n",
            {"nvmlDeviceGetHandleByIndex"},
        ),
        (
            "typedef struct nvmlDevice_st *nvmlDevice_t;\nextern nvmlReturn_t last;\n",
            {"nvmlDeviceGetHandleByIndex", "nvmlReturn_t"},
        ),
        ("#include <nvml.h>\n", {"nvmlDeviceGetHandleByIndex", "nvmlReturn_t", "nvmlDevice_t"}),
    ],
    ids=["both types", "one type", "none"],
)
def test_types_of_an_unsupported_library_that_the_tree_has_itself(tmp_path: Path, header: str, told: set[str]) -> None:
    (tmp_path / "own.h").write_text(header)
    (tmp_path / "a.cpp").write_text(UNIT)
    run = convert_tree([tmp_path], Options())
    findings = [each for result in run.results if result.path.endswith("a.cpp") for each in result.diagnostics]
    assert {each.symbol for each in findings if each.code == "HP502"} == told
