"""The benchmark of stages: what it logs of the parser's view."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.stages import Work
from benchmarks.stages import _cost
from benchmarks.stages import _logged
from benchmarks.stages import _show

SOURCE = "__global__ void k(int *p) { p[0] = 1; }\nvoid f(int *p) { cudaFree(p); }\n"


@pytest.mark.slow
@pytest.mark.parametrize(("every", "questions"), [(True, 2), (False, 0)])
def test_every_file_with_cuda_names_is_parsed_where_that_is_asked_for(
    tmp_path: Path, every: bool, questions: int
) -> None:
    tree, log = tmp_path / "tree", tmp_path / "log"
    (tree / "src").mkdir(parents=True)
    (tree / "src" / "a.cu").write_text(SOURCE)
    (tree / "src" / "b.cpp").write_text("int f() { return 0; }\n")
    cost = _cost(Work(tree, tmp_path / "port", 1, ast=True, every=every, kept=tmp_path / "kept", log=log))
    assert cost.wall > 0
    assert cost.cpu > sum(cost.stages.values())
    used = {stage for stage, seconds in cost.stages.items() if seconds > 0}
    of_parser = {"precompiling", "parsing", "answering"}
    assert used & of_parser == (of_parser if every else set())
    assert used >= {"finding and collecting", "reading", "lexing", "rules", "checking", "writing"}
    assert "hipFree" in (tmp_path / "port" / "src" / "a.cu").read_text()
    parsed = _logged(log)
    assert sum(one.questions for one in parsed) == questions
    if every:  # __global__ has no type
        assert [(one.path, one.lines, one.answered, one.status) for one in parsed] == [("src/a.cu", 2, 1, "parsed")]
        assert "1 parsed" in "".join(_show(parsed, 1))
