"""Calls of templates: what a function of a header becomes, and what stops the check."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from scripts.tables import check_templates
from scripts.tables import template_calls
from scripts.tables.check_targets import PASSES
from scripts.tables.check_targets import Hipcc
from scripts.tables.template_calls import Argument
from scripts.tables.template_calls import Call
from scripts.tables.template_calls import Function
from scripts.tables.template_calls import TemplateParameter

if TYPE_CHECKING:
    import pytest


@dataclass(frozen=True)
class FakeHipcc(Hipcc):
    """A compiler that refuses the lines on which a pattern is."""

    refused: str

    def errors(self, headers: Iterable[str], source: str, compiler_pass: str) -> dict[int, str]:
        assert not list(headers)
        assert compiler_pass in PASSES
        return {number: "no" for number, line in enumerate(source.split("\n"), 1) if re.search(self.refused, line)}


def parameters(text: str) -> tuple[TemplateParameter, ...]:
    """``T N=`` -> T without, N with a default"""
    return tuple(TemplateParameter(name.strip("="), name.endswith("="), False) for name in text.split())


def texts(function: Function, library: str = "cub") -> list[str]:
    classes = frozenset(("cub::DoubleBuffer", "cub::BlockScan"))
    return [call.text for call in template_calls.calls_of(library, function, classes)]


def test_a_function_is_called_with_and_without_its_optional_arguments() -> None:
    arguments = (
        Argument("void *", "d_temp_storage", False),
        Argument("InputIteratorT", "d_in", False),
        Argument("DoubleBuffer<KeyT> &", "d_keys", False),
        Argument("ReductionOpT", "reduction_op", False),
        Argument("cudaStream_t", "stream", True),
    )
    name = "cub::DeviceReduce::Reduce"
    function = Function(
        name, "cub/d.cuh", "static", "host", (), parameters("InputIteratorT KeyT ReductionOpT"), arguments
    )
    declared = "void *a0, const int *a1, cub::DoubleBuffer<int> &a2"
    assert texts(function) == [
        f"void call({declared}, cudaStream_t a4) {{ cub::DeviceReduce::Reduce(a0, a1, a2, plus(), a4); }}",
        f"void call({declared}) {{ cub::DeviceReduce::Reduce(a0, a1, a2, plus()); }}",
    ]


def test_a_member_of_a_block_is_called_by_an_object_made_in_place() -> None:
    arguments = (Argument("const T (&)[ITEMS_PER_THREAD]", "input", False), Argument("T &", "output", False))
    owner, own = parameters("T BLOCK_DIM_X ALGORITHM="), parameters("ITEMS_PER_THREAD")
    function = Function("cub::BlockScan::InclusiveSum", "b.cuh", "method", "device", owner, own, arguments)
    made = "using object = cub::BlockScan<int, 128>; __shared__ object::TempStorage storage;"
    call = "object(storage).InclusiveSum(a0, a1);"
    assert texts(function) == [f"__device__ void call(int (&a0)[4], int &a1) {{ {made} {call} }}"]


def test_an_algorithm_with_a_policy_runs_on_pointers() -> None:
    policy = Argument("const thrust::detail::execution_policy_base<DerivedPolicy> &", "exec", False)
    first = Argument("InputIterator", "first", False)
    with_policy = Function(
        "thrust::f", "thrust/f.h", "function", "both", None, parameters("InputIterator"), (policy, first)
    )
    without = Function("thrust::f", "thrust/f.h", "function", "both", None, parameters("InputIterator"), (first,))
    assert texts(with_policy, "thrust") == ["void call(int *a1) { thrust::f(thrust::device, a1); }"]
    assert texts(without, "thrust") == ["void call(thrust::device_vector<int>::iterator a0) { thrust::f(a0); }"]


def test_template_arguments_that_nothing_tells_are_given() -> None:
    function = Function("cub::WarpMask", "w.cuh", "function", "both", None, parameters("LOGICAL_WARP_THREADS X="), ())
    assert texts(function) == ["__device__ void call() { cub::WarpMask<32>(); }"]


def test_what_nothing_is_known_of_is_not_called() -> None:
    function = Function(
        "cub::f", "f.cuh", "function", "host", None, parameters("Enigma"), (Argument("Enigma", "e", False),)
    )
    assert texts(function) == []


def test_the_calls_that_are_kept_are_each_once() -> None:
    calls = template_calls.read()
    assert {call.library for call in calls} == {"cub", "thrust"}
    assert len({call.text for call in calls}) == len(calls) > 900
    assert calls == template_calls.unlike(calls)


SCAN = Call(
    "cub",
    "cub/block/block_scan.cuh",
    "cub::BlockScan::ExclusiveScan",
    "__device__ void call(int a0, int &a1) { using object = cub::BlockScan<int, 128>; "
    "__shared__ object::TempStorage storage; object(storage).ExclusiveScan(a0, a1, plus()); }",
)
SUM = Call("cub", "cub/device/device_reduce.cuh", "cub::DeviceReduce::Sum", "void call() { cub::DeviceReduce::Sum(); }")


def test_the_sides_are_compiled_apart() -> None:
    assert template_calls.units([SCAN, SUM, SCAN], 2) == [[SUM], [SCAN, SCAN]]


def test_what_is_silent_and_what_is_false() -> None:
    told = check_templates.check(FakeHipcc("", "", r"ExclusiveScan\("), [SCAN])
    assert (told.calls, told.announced, told.unannounced, told.false) == (1, 1, {}, [])
    assert check_templates.check(FakeHipcc("", "", "nothing refuses this"), [SCAN]).false == [SCAN.text]
    inclusive = Call(SCAN.library, SCAN.header, SCAN.name, SCAN.text.replace("Exclusive", "Inclusive"))
    assert check_templates.check(FakeHipcc("", "", r"InclusiveScan\("), [inclusive]).unannounced == {
        inclusive.text: "no"
    }


def test_without_a_compiler(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert check_templates.main(["--hipcc", str(tmp_path / "none")]) == 2
    assert "no hipcc" in capsys.readouterr().err
