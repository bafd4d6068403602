"""What one file becomes: the files that are left as they are, and what a result says besides its output."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator

import pytest

from hipport.config import Options
from hipport.context.registry import Rule
from hipport.context.registry import RuleResult
from hipport.convert import FileConversion
from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Status
from hipport.rules import RULES
from hipport.rules import Context
from hipport.unit import Adviser
from hipport.unit import Answers
from hipport.unit import Ask
from hipport.unit import Fact
from hipport.unit import Question
from hipport.unit import Receiver
from hipport.unit import ReceiverRole
from hipport.unit import Type
from hipport.unit import TypeKind
from hipport.unit import View
from hipport.unit import ViewStatus

STREAM = b"cudaStream_t s;\n"


def convert(data: bytes, options: Options | None = None, adviser: Adviser | None = None) -> FileConversion:
    return convert_bytes("a.h", data, load_mapping(), options or Options(), adviser=adviser)


def whole_file(code: str, message: str, remedy: str, severity: Severity = Severity.WARNING) -> Diagnostic:
    return Diagnostic(code, severity, message, remedy, 0, 0, 1, 1)


# Files that are left as they are


@pytest.mark.parametrize(("limit", "status"), [(16, Status.CONVERTED), (15, Status.SKIPPED)])
def test_the_limit_of_the_size(limit: int, status: Status) -> None:
    assert len(STREAM) == 16
    assert convert(STREAM, Options(max_size=limit)).result.status is status


def test_a_file_that_is_too_large() -> None:
    result = convert(STREAM * 2**17, Options(max_size=2**20)).result
    message = "2 MiB, more than the limit of 1 MiB; copied unchanged"
    remedy = "raise the limit with --max-size if the file has CUDA code"
    assert result == Result("a.h", Status.SKIPPED, diagnostics=(whole_file("HP903", message, remedy),))


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"int a;\0", "binary data (it has NUL bytes)"),
        (b"\x7fELF\2\1\0\n\n", "binary data (it has NUL bytes)"),
        ("int a;".encode("utf-16"), "UTF-16 text; save it as UTF-8 first"),
    ],
)
def test_a_file_that_is_not_text(data: bytes, what: str) -> None:
    found = whole_file("HP902", f"{what}; copied unchanged", "save it as UTF-8, or exclude it")
    assert convert(data) == FileConversion(Result("a.h", Status.SKIPPED, diagnostics=(found,)))


def test_a_text_with_a_stray_nul() -> None:
    """Compilers read it as a blank."""
    converted = convert(b"// a pair\0\n\0cudaStream_t\0\ns; // \f\n\n")
    assert converted.result.output == b"// a pair\0\n\0hipStream_t\0\ns; // \f\n\n"


@pytest.mark.parametrize(("before", "ignored"), [(0, True), (1001, True), (1002, False)])
def test_a_file_that_asks_to_be_left(before: int, *, ignored: bool) -> None:
    """The words have to be in the first 1024 bytes."""
    data = b"/" * before + b"// hipport: ignore-file\n" + STREAM
    if ignored:
        assert convert(data) == FileConversion(Result("a.h", Status.COPIED))
    else:
        assert convert(data).result.status is Status.CONVERTED


# What a result says


def test_a_file_with_nothing_of_cuda() -> None:
    assert convert(b"int a;\nint b;") == FileConversion(Result("a.h", Status.UNCHANGED, lines=2))


def test_what_other_files_have_to_know() -> None:
    text = b"// first\ncudaError_t cudaMine();\nstruct cudaOwn {};\ncudaFree(cudaYours);\n"
    conversion = convert(text)
    assert dict(conversion.defines) == {"cudaMine": 2, "cudaOwn": 3}
    assert conversion.renamed == {"cudaError_t", "cudaFree"}


def test_the_headers_that_a_port_needs() -> None:
    text = b"#include <cuda_runtime.h>\n__device__ int f(int x) { return __shfl_xor_sync(~0u, x, 1); }\n"
    assert convert(text).result.headers == {"hipport/warp.h"}
    assert convert(STREAM).result.headers == frozenset()


def add_rule(monkeypatch: pytest.MonkeyPatch, code: str, *findings: RuleResult) -> None:
    def check(ctx: Context) -> Iterator[RuleResult]:
        yield from findings

    monkeypatch.setitem(RULES, code, Rule(code, "finder", check, ""))


def found(code: str, start: int) -> Diagnostic:
    return Diagnostic(code, Severity.WARNING, "message", "remedy", start, start + 1, 1, start + 1)


def test_the_order_of_what_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """By place, then by code; names by line, then by name."""
    kept = [Kept("a", "why", 2, 1), Kept("c", "why", 1, 1), Kept("b", "why", 1, 1)]
    add_rule(monkeypatch, "HP997", found("HP998", 4), kept[0], found("HP999", 0))
    add_rule(monkeypatch, "HP996", found("HP997", 4), kept[1], found("HP998", 0), kept[2])
    result = convert(b"int a;\n").result
    assert [(d.start, d.code) for d in result.diagnostics] == [(0, "HP998"), (0, "HP999"), (4, "HP997"), (4, "HP998")]
    assert [(each.line, each.name) for each in result.kept] == sorted((each.line, each.name) for each in kept)


# What the parser's view adds


class Answering(Adviser):
    """An adviser that gives one answer to every question."""

    def __init__(self, fact: Fact | None, view: View) -> None:
        super().__init__(Survey())
        self.fact = fact
        self.view = view
        self.asked: list[tuple[str, bytes]] = []

    def ask(self, relative: str, data: bytes, questions: Iterable[Question]) -> Answers:
        self.asked.append((relative, data))
        return Answers(self.view, dict.fromkeys(questions, self.fact))


def add_asking_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(ctx: Context) -> Iterator[RuleResult]:
        if (at := next(iter(ctx.tokens.where({"a"})), None)) is not None:
            known = ctx.ask(Ask.RECEIVER, at) is not None
            yield ctx.diagnostic("HP999", Severity.INFO, at, "known" if known else "not known", "remedy")

    monkeypatch.setitem(RULES, "HP999", Rule("HP999", "asker", check, ""))


FACT = Receiver(Type(TypeKind.INTEGER, 32, False, 0, "unsigned", "unsigned int"), ReceiverRole.RETURNED)


@pytest.mark.parametrize(
    ("fact", "view", "said"),
    [
        (FACT, View(ViewStatus.PARSED), ["known"]),
        (FACT, View(ViewStatus.PARSED_WITHOUT_SYSTEM_HEADERS), ["known"]),
        (None, View(ViewStatus.PARSED), ["not known"]),
        (
            None,
            View(ViewStatus.CRASHED, "by SIGSEGV"),
            ["the parser gave no answers (by SIGSEGV): rules went by the tokens alone", "not known"],
        ),
        (
            None,
            View(ViewStatus.TIMED_OUT),
            ["the parser gave no answers (timed out): rules went by the tokens alone", "not known"],
        ),
    ],
)
def test_answers(monkeypatch: pytest.MonkeyPatch, fact: Fact | None, view: View, said: list[str]) -> None:
    add_asking_rule(monkeypatch)
    adviser = Answering(fact, view)
    result = convert(b"int a;\n", adviser=adviser).result
    assert [each.message for each in result.diagnostics] == said
    assert adviser.asked == [("a.h", b"int a;\n")]
    if len(said) == 2:
        nothing_lost = "nothing is lost but a few warnings"
        assert result.diagnostics[0] == whole_file("HP909", said[0], nothing_lost, Severity.INFO)


def test_nobody_is_asked_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    add_asking_rule(monkeypatch)
    adviser = Answering(FACT, View(ViewStatus.PARSED))
    assert not convert(b"int b;\n", adviser=adviser).result.diagnostics
    assert not adviser.asked
