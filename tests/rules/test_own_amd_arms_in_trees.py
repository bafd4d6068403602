"""Arms that a project has for AMD GPUs, by macros that other files of the tree define."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths

_SOURCE = """#include <cuda_runtime.h>
#include "config.h"
#if OWN_HIP
const int lanes = 64;
#else
const int lanes = 32;
#endif
__global__ void kernel() {}
"""


def _found(folder: Path, config: str) -> list[str]:
    """The macros that HP607 says a build may define for the port of a source with a header ``config.h``."""
    (folder / "config.h").write_text(config)
    (folder / "source.cu").write_text(_SOURCE)
    run = convert_paths(folder)
    return [found.symbol for result in run.results for found in result.diagnostics if found.code == "HP607"]


@pytest.mark.parametrize("macro", ["__HIPCC__", "__HIP_DEVICE_COMPILE__"])
def test_macro_that_a_header_defines_for_hips_compiler_is_not_set_by_the_build(tmp_path: Path, macro: str) -> None:
    assert _found(tmp_path, f"#if defined({macro})\n#define OWN_HIP 1\n#endif\n") == []


def test_macro_that_a_header_only_gives_a_default_to_is_one(tmp_path: Path) -> None:
    assert _found(tmp_path, "#ifndef OWN_HIP\n#define OWN_HIP 0\n#endif\n") == ["OWN_HIP"]
