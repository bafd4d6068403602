"""What nvcc does not compile either, with stand-ins for nvcc."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.originals import Nvcc
from hipport.build.flags import Flags
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits


@pytest.mark.parametrize(
    ("script", "is_refused"),
    [
        ("exit 0", False),
        ("echo 'a.cu(3): error: identifier \"x\" is undefined'; exit 2", True),
        ("echo 'a.cu:1:10: fatal error: third.h: No such file or directory'; exit 1", False),
        ("kill -9 $$", False),
    ],
    ids=["compiles", "refused", "no header", "no answer"],
)
def test_only_what_nvcc_refuses_is_theirs(tmp_path: Path, script: str, is_refused: bool) -> None:
    compiler = tmp_path / "nvcc"
    compiler.write_text(f"#!/bin/sh\n{script}\n")
    compiler.chmod(0o755)
    source = tmp_path / "a.cu"
    source.write_text("int y = x;\n")
    nvcc = Nvcc(str(compiler), (), tmp_path / "cache")
    with Processes() as processes:
        for _ in "again":  # from the cache
            assert nvcc.refuses(source, Flags(), processes, ProcessLimits(20.0)) is is_refused
