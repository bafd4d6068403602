"""From a spec to its cases: which there are, and what is in their arrays."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from hipport.verify import Computed
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Scratch
from hipport.verify import SpecError
from hipport.verify import Struct
from hipport.verify import Variable
from hipport.verify.specs.cases import Wanted
from hipport.verify.specs.cases import cases_of
from hipport.verify.specs.cases import contents_of

PAIR = np.dtype([("a", "i4"), ("b", "f8")], align=True)


def spec(**changes: Any) -> KernelSpec:
    return KernelSpec(
        **{
            "name": "k",
            "kernel": "k<{T}, {B}>",
            "instances": [{"T": "float32", "B": True}, {"T": "bfloat16", "B": 3}],
            "sizes": [{"n": 3, "m": lambda v: 2 * v.n}, {"n": 40, "m": 5}],
            "seeds": (1, 2),
            "arguments": [Scalar("n", "int32"), In("x", "T", ("n", "m")), Out("y", "T", "n")],
            "launches": Launch(grid=lambda v: (v.n, 2), block=32),
            "reference": lambda v: {"y": v.x[:, 0]},
            "moved": 1,
            "operations": 1,
            **changes,
        }
    )


def labels(wanted: Wanted) -> list[str]:
    return [f"{case.kernel} {case.label}" for case in cases_of(spec(), wanted)]


def test_all_cases() -> None:
    cases = tuple(cases_of(spec()))
    assert len(cases) == 2 * 2 * 2
    assert (cases[0].kernel, cases[0].label) == ("k<float, true>", "n=3, m=6, seed 1")
    assert cases[-1].kernel == "k<__nv_bfloat16, 3>"
    (call,) = cases[0].calls
    assert (call.grid, call.block, call.threads) == ((3, 2, 1), (32, 1, 1), 192)
    assert call.arguments == (np.int32(3), "x", "y")


@pytest.mark.parametrize(
    ("wanted", "count"),
    [
        (Wanted(dtypes=("bfloat16",)), 4),
        (Wanted(dtypes=("int32",)), 8),
        (Wanted(dtypes=("float64",)), 0),
        (Wanted(sizes=(("n", 40),)), 4),
        (Wanted(sizes=(("n", 40), ("m", 6))), 0),
        (Wanted(sizes=(("k", 1),)), 0),
        (Wanted(seeds=(7,)), 4),
        (Wanted(only_first=True), 4),
        (Wanted(only_small=True), 8),
    ],
)
def test_wanted_cases(wanted: Wanted, count: int) -> None:
    assert len(labels(wanted)) == count


def test_large_cases_are_not_small() -> None:
    threads = spec(launches=Launch(grid=2048, block=32))
    size = spec(sizes=[{"n": 2**20, "m": 1}])
    assert not any(case.is_small for made in (threads, size) for case in cases_of(made))


def arrays_of(made: KernelSpec) -> dict[str, Any]:
    contents, _ = contents_of(next(cases_of(made)))
    return {name: content.before for name, content in contents.items()}


def test_another_argument_changes_nothing_in_the_others() -> None:
    few = arrays_of(spec())
    more = arrays_of(spec(arguments=[In("w", "T", 9), *spec().arguments, InOut("z", "T", 9)], reference=print))
    assert np.array_equal(few["x"], more["x"])
    assert not np.array_equal(more["w"], more["z"])


def test_the_reference_sees_what_the_kernel_gets() -> None:
    made = spec(arguments=[Scalar("a", "T", 0.1), In("x", "T", 4, fill=lambda _: [0.1] * 4), Out("y", "T", 4)])
    for case, rounded in zip(cases_of(made), [np.float32(0.1)] * 4 + [ml_dtypes.bfloat16(0.1)] * 4, strict=True):
        _, values = contents_of(case)
        assert values.x.dtype == np.float64
        assert values.x[0] == values.a == float(rounded)


def test_what_is_in_arrays() -> None:
    made = spec(
        arguments=[
            Variable("c", "int32", 2, fill=Computed(lambda random, v: [v.n, v.seed])),
            In("x", "uint8", "n"),
            Scratch("s", "float32", 2),
            Scratch("t", "int32", 1, fill=lambda array: array.values.c[:1] + 1),
            Out("y", "float64", ("n", 2)),
        ]
    )
    contents, values = contents_of(next(cases_of(made)))
    assert {name for name, content in contents.items() if not content.is_written} == {"s", "y"}
    assert contents["c"].before.tolist() == [3, 1]
    assert contents["t"].before.tolist() == [4]
    assert np.isnan(contents["y"].before).all()
    with pytest.raises(SpecError, match="no 'y' in this case"):
        _ = values.y


def test_structs_and_scalars_of_launches() -> None:
    made = spec(
        arguments=[
            Struct("p", PAIR, lambda v: {"b": 0.5, "a": v.n}),
            Scalar("step", "uint32"),
            Out("y", "float32", 1),
        ],
        launches=lambda v: [Launch(1, 1, scalars={"step": s}, kernel="other<{T}>") for s in (1, 2)],
    )
    first, second = next(cases_of(made)).calls
    assert (first.kernel, first.arguments[1], second.arguments[1]) == ("other<float>", np.uint32(1), np.uint32(2))
    struct = first.arguments[0]
    assert isinstance(struct, np.void)
    assert struct.item() == (3, 0.5)


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"sizes": [{"n": lambda v: 1 / 0, "m": 1}]}, "test_verify_cases.py:\\d+: size n: ZeroDivisionError"),
        ({"sizes": [{"n": lambda v: 1.5, "m": 1}]}, "size n: 1.5 is not a whole number"),
        ({"launches": Launch(grid=lambda v: v.z, block=1)}, "launch 1: grid: no 'z' in this case"),
        ({"launches": Launch(grid=(1, 2, 3, 4), block=1)}, "grid: .* is not one to three whole numbers"),
        ({"launches": lambda v: [Launch(1, 1, arguments=["q"])]}, "launch 1: no argument 'q'"),
        ({"arguments": [Scalar("a", "int8", 300), Out("y", "T", 1)]}, "a: there are values that int8 cannot hold"),
        (
            {"arguments": [Scalar("a", "int32"), Out("y", "T", 1)], "launches": lambda v: [Launch(1, 1)]},
            "'a' has no value",
        ),
        (
            {"arguments": [Struct("p", PAIR, {"a": 1}), Out("y", "T", 1)]},
            "p: the struct has the fields a, b, the value a",
        ),
        ({"arguments": [In("x", "T", lambda v: -1), Out("y", "T", 1)]}, "shape of x: "),
        ({"arguments": [In("x", "T", 2, fill=lambda _: [1]), Out("y", "T", 1)]}, r"fill of x: it has the shape \(1,\)"),
        (
            {"arguments": [In("x", "int32", 1, fill=lambda _: [0.5]), Out("y", "T", 1)]},
            "fill of x: there are values that",
        ),
        ({"arguments": [In("x", PAIR, 1), Out("y", "T", 1)]}, "need values: give fill="),
    ],
)
def test_what_functions_may_not_give(changes: dict[str, Any], text: str) -> None:
    with pytest.raises(SpecError, match=text):
        [contents_of(case) for case in cases_of(spec(**changes))]
