"""What is said of a program that cannot be built."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.errors import EngineError


def test_a_function_that_the_engine_lacks_is_named(tmp_path: Path) -> None:
    source = tmp_path / "a.cpp"
    source.write_text(
        'extern "C" int hipNothing(), own();\nint main() { return hipNothing() + own() + hipNothing(); }\n'
    )
    compiler = find_compiler()
    with pytest.raises(EngineError, match=r"\nthe CPU engine does not have hipNothing: docs/run\.md"):
        compiler.run_linker([*compiler.command, str(source), "-o", str(tmp_path / "a")], tmp_path / "a")
