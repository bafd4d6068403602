"""Rules that ask the parser's view: what it adds, and that nothing is lost where it fails."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from hipport import Options
from hipport import Run
from hipport import convert_paths
from hipport.convert import convert_bytes
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.unit import Adviser
from hipport.unit import Answers
from hipport.unit import Question
from hipport.unit import View
from hipport.unit import ViewStatus

TYPES = """#include <cuda_fp16.h>
struct Pool { CUdeviceptr base; CUdeviceptr at() const { return base; } };
"""
UNIT = """#include <cuda.h>
#include "types.h"
void f(Pool &p, CUdeviceptr x) { auto q = p.at(); cuMemsetD8(q + 4, 0, 4); }
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "types.h").write_text(TYPES)
    (tmp_path / "a.cu").write_text(UNIT)
    return tmp_path


def found(run: Run) -> set[tuple[str, int]]:
    return {(d.code, d.line) for result in run.results for d in result.diagnostics if Path(result.path).name == "a.cu"}


def test_types_of_other_files_are_known(tree: Path) -> None:
    assert ("HP706", 3) in found(convert_paths(tree))


def test_without_the_parser_the_tokens_decide(tree: Path) -> None:
    with_parser, without = convert_paths(tree), convert_paths(tree, Options(ast=False))
    assert found(with_parser) - found(without) == {("HP706", 3)}
    assert [r.output for r in with_parser.results] == [r.output for r in without.results]


class Failing(Adviser):
    """An adviser whose worker has failed in one way."""

    def __init__(self, status: ViewStatus) -> None:
        super().__init__(Survey())
        self._status = status

    def ask(self, relative: str, data: bytes, questions: Iterable[Question]) -> Answers:  # noqa: ARG002
        return Answers(View(self._status, "forced"), dict.fromkeys(questions))


@pytest.mark.parametrize(
    "status", [ViewStatus.UNAVAILABLE, ViewStatus.CRASHED, ViewStatus.TIMED_OUT, ViewStatus.FAILED]
)
def test_a_parser_that_fails_costs_nothing_but_its_answers(status: ViewStatus) -> None:
    def convert(adviser: Adviser | None) -> tuple[bytes | None, list[str]]:
        result = convert_bytes("a.cu", UNIT.encode(), load_mapping(), Options(), None, adviser).result
        return result.output, [d.code for d in result.diagnostics]

    output, codes = convert(None)
    assert convert(Failing(status)) == (output, ["HP909", *codes])


def test_a_file_without_questions_is_not_parsed() -> None:
    class Never(Adviser):
        def ask(self, relative: str, data: bytes, questions: Iterable[Question]) -> Answers:  # noqa: ARG002
            raise AssertionError(relative)

    text = b"__global__ void k(float *x) { atomicAdd(x, 1.0f); }\n"
    result = convert_bytes("a.cu", text, load_mapping(), replace(Options()), None, Never(Survey())).result
    assert result.output
