"""Comments that suppress nothing are named only where all was found that could have been."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Options
from hipport import convert_paths

IDLE = "#include <cuda_runtime.h>\ncudaStream_t s;  // hipport: ignore[HP501]\n"
#: A rule asks the parser for the type of an argument of this call, which nobody knows without the typedef.
UNKNOWN = "void f(void *p, size_t n, Place to, cudaStream_t s) { cudaMemPrefetchAsync(p, n, to, s); }\n"
KNOWN = "typedef int Place;\n" + UNKNOWN


@pytest.mark.parametrize(
    ("text", "ast", "judged"),
    [
        (IDLE, False, True),
        (IDLE + KNOWN, True, True),
        (IDLE + KNOWN, False, False),
        (IDLE + UNKNOWN, True, False),
    ],
)
def test_a_file_with_open_questions_is_not_judged(tmp_path: Path, text: str, *, ast: bool, judged: bool) -> None:
    (tmp_path / "a.cu").write_text(text)
    (result,) = convert_paths(tmp_path, Options(ast=ast)).results
    assert [d.line for d in result.diagnostics if d.code == "HP919"] == [2] * judged
