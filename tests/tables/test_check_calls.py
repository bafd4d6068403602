"""Calls of every function of CUDA: how they are written, and what stops the check."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from hipport.mapping.mapping import load_mapping
from scripts.tables import check_calls
from scripts.tables.check_calls import Subject
from scripts.tables.check_targets import Hipcc
from scripts.tables.check_targets import Target
from scripts.tables.check_targets import check
from scripts.tables.inputs import FACTS
from scripts.tables.symbols import Facts
from scripts.tables.symbols import Parameter
from scripts.tables.symbols import Signature
from scripts.tables.symbols import load_facts


@pytest.fixture(scope="module")
def facts() -> Facts:
    return load_facts(FACTS / "symbols.tar.xz")


@dataclass(frozen=True)
class FakeHipcc(Hipcc):
    """A compiler that refuses the lines on which a pattern is, for the host."""

    refused: str

    def errors(self, headers: Iterable[str], source: str, compiler_pass: str) -> dict[int, str]:
        assert not list(headers)
        lines = enumerate(source.split("\n"), 1) if "host" in compiler_pass else ()
        return {number: "no" for number, line in lines if re.search(self.refused, line)}


def outcome(
    facts: Facts, refused: str, library: str = "cufft", subject: Subject = Subject.CALLS
) -> check_calls.Outcome:
    entry = next(entry for entry in load_mapping().libraries if entry.name == library)
    return check_calls.check(FakeHipcc("", "", refused), facts, "", entry, subject)


@pytest.mark.parametrize(
    ("types", "on_device", "text", "call"),
    [
        ([], False, " void call() { f(); }", "f()"),
        (["int", "const T &"], False, "extern int a0; extern const T  a1; void call() { f(a0, a1); }", "f(a0, a1)"),
        (["void (*)(int)"], False, "extern void (*a0)(int); void call() { f(a0); }", "f(a0)"),
        (["const float *const[]"], True, "__device__ void call(const float *const a0[]) { f(a0); }", "f(a0)"),
    ],
)
def test_a_call(types: list[str], on_device: bool, text: str, call: str) -> None:
    parameters = tuple(Parameter(written, written, 0, "", False) for written in types)
    signature = Signature("void", parameters, False, False)
    assert check_calls.called("f", signature, on_device=on_device) == (text, call)


def test_what_is_silent_is_found(facts: Facts) -> None:
    assert not outcome(facts, "nothing refuses this").unannounced
    found = outcome(facts, r"hipfftPlan1d\(")
    assert found.unannounced == {"cufftPlan1d(a0, a1, a2, a3)": "no"}
    assert found.calls > 40


def test_what_is_announced_is_not(facts: Facts) -> None:
    """cuCtxCreate of CUDA 13 has parameters that HIP has not: the report says so."""
    found = outcome(facts, r"hipCtxCreate\(a0, a1, a2, a3", "driver")
    assert not found.unannounced
    assert found.announced


def test_an_error_of_the_report_where_the_call_compiles_is_false(facts: Facts) -> None:
    assert "cuCtxCreate(a0, a1, a2, a3)" in outcome(facts, "nothing refuses this", "driver").false


def test_an_error_outside_of_calls_is_not_lost(facts: Facts) -> None:
    assert outcome(facts, "#include <hipfft").unannounced == {"": "no"}


def test_an_address() -> None:
    signature = Signature("int", tuple(Parameter(t, t, 0, "", False) for t in ("void **", "size_t")), False, False)
    assert check_calls.pointed_to("f", signature) == ("void call() { int (*p)(void **, size_t) = &f; }", "&f")


def test_an_address_that_is_silent_is_found(facts: Facts) -> None:
    assert outcome(facts, r"= &hipfftPlan1d;", subject=Subject.ADDRESSES).unannounced == {"&cufftPlan1d": "no"}


def test_an_address_that_is_announced_is_not(facts: Facts) -> None:
    found = outcome(facts, r"= &hipblasSgemvStridedBatched;", "cublas", Subject.ADDRESSES)
    assert not found.unannounced
    assert found.announced == 1


def test_a_result() -> None:
    """The reference of a result is left out, as `auto` does it."""
    text, call = check_calls.called("f", Signature("const int &", (), False, False), on_device=True, compared=True)
    type_ = "std::decay<const int &>::type"
    checked = f'static_assert(std::is_same<decltype(r), {type_}>::value, "");'
    assert (text, call) == (f"__device__ void call() {{ auto r = f(); {checked} }}", "f()")
    assert check_calls.called("f", Signature("void", (), False, False), on_device=False, compared=True)[0].endswith(
        "{ f(); }"
    )


def test_a_result_that_is_silent_is_found(facts: Facts) -> None:
    """`clock` is among the known ones; the others of HIP's runtime need nothing."""
    refused = r"auto r = (?:clock|__brev)\("
    assert outcome(facts, refused, "device", Subject.RESULTS).unannounced == {"__brev(a0)": "no"}


def test_a_result_that_a_rule_settles_is_cast(facts: Facts) -> None:
    """HP287 sees the variables by which the check asks, so that the check sees what the rule makes."""
    assert outcome(facts, r"auto r = __(?:popcl*|umul24)\(", "device", Subject.RESULTS).unannounced == {}


def test_without_a_compiler(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert check_calls.main(["--hipcc", str(tmp_path / "none")]) == 2
    assert "no hipcc" in capsys.readouterr().err


@dataclass(frozen=True)
class AskingHipcc(Hipcc):
    """A compiler whose headers ask for one macro of those that programs define."""

    asked: str

    def unused_macros(self, source: str) -> dict[int, str]:
        return {} if self.asked in source else {1: "macro is not used"}


def test_a_switch_is_what_the_header_asks_for() -> None:
    """``__HIP_NO_HALF_OPERATORS__`` is defined by nobody but the program."""
    switch = Target("fp16", "__CUDA_NO_HALF_OPERATORS__", "macro", "__HIP_NO_HALF_OPERATORS__", "hip/hip_fp16.h")
    assert check(AskingHipcc("", "", "__HIP_NO_HALF_OPERATORS__"), "hip/hip_fp16.h", [switch]) == []
    failed = check(AskingHipcc("", "", "another"), "hip/hip_fp16.h", [switch])
    assert [(failure.target, failure.message) for failure in failed] == [(switch, "macro is not used")]
