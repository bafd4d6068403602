"""What a spec has to be: every mistake is told with the spec's name, the part, and what there is instead."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import SpecError
from hipport.verify import Struct
from hipport.verify import Tolerance
from hipport.verify import Variable
from hipport.verify import blocks

PAIR = np.dtype([("a", "i4"), ("b", "f8")], align=True)
N, X, Y = Scalar("n", "int32"), In("x", "T", "n"), Out("y", "T", "n")


def spec(**changes: Any) -> KernelSpec:
    return KernelSpec(
        **{
            "name": "saxpy",
            "kernel": "saxpy<{T}>",
            "instances": [{"T": "float32"}, {"T": "float64"}],
            "sizes": [{"n": 1}, {"n": 33}],
            "arguments": [N, X, Y],
            "launches": Launch(grid=lambda v: blocks(v.n, 256), block=256),
            "reference": lambda v: {"y": v.x},
            "moved": 1,
            "operations": 1,
            **changes,
        }
    )


def test_a_spec_is_frozen_through_and_through() -> None:
    made = spec()
    assert isinstance(made.arguments, tuple)
    assert isinstance(made.launches, tuple)
    with pytest.raises(AttributeError):
        made.name = "other"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        (
            {"arguments": [N, In("x", "float23", "n"), Y]},
            "argument 'x': no element type 'float23'; did you mean 'float32'?",
        ),
        ({"arguments": [N, In("x", "U", "n"), Y]}, "argument 'x': no element type 'U'; there is float64, float32,"),
        (
            {"arguments": [N, In("x", float, "n"), Y]},  # type: ignore[arg-type]
            "argument 'x': a type is given by its name, not by <class 'float'>",
        ),
        (
            {"arguments": [N, In("x", np.dtype("f4"), "n"), Y]},
            "a type that is not a struct is given by its name, 'float32'",
        ),
        ({"instances": [{"T": "float"}]}, "no element type that T stands for: 'float'; did you mean 'float64'"),
        ({"arguments": [N, In("x", "T", "m"), Y]}, "argument 'x': no size 'm'; there is n, T"),
        ({"arguments": [N, In("x", "T", -1), Y]}, "argument 'x': an extent is a number or the name of a size, not -1"),
        ({"arguments": [N, In("x", "T", "n", fill=3), Y]}, "argument 'x': fill= is Normal(), Uniform(), "),  # type: ignore[arg-type]
        ({"arguments": [N, X, X, Y]}, "the name 'x' is given twice: to an argument and to an argument"),
        ({"arguments": [N, In("T", "T", "n"), Y]}, "the name 'T' is given twice: to a template parameter and to an"),
        ({"arguments": [N, In("n", "T", 1), Y]}, "the name 'n' is given twice"),
        ({"arguments": [N, In("seed", "T", "n"), Y]}, "the name 'seed' is given twice: to the case's seed and to an"),
        ({"arguments": [N, In("my x", "T", "n"), Y]}, "an argument is named 'my x': names are identifiers"),
        ({"arguments": [N, X]}, "nothing to compare: there is neither an Out nor an InOut, and no prints="),
        ({"arguments": N}, "arguments= is a list with at least one element, of Scalar, In, Out, ...; not Scalar("),
        ({"arguments": [N, X, Y, "z"]}, "arguments: 'z' is not one of Scalar, In, Out, ..."),
        (
            {"arguments": [Scalar("m", "int32"), X, Y]},
            "argument 'm': it has no value, and there is no size of this name (n)",
        ),
        ({"arguments": [N, X, Y, Struct("p", "float32", (1,))]}, "argument 'p': a Struct has a structured dtype"),
        ({"arguments": [N, X, Y, Struct("p", PAIR)]}, "argument 'p': a Struct needs a value"),
        ({"kernel": "saxpy<{U}>"}, "no template parameter in instances 'U'; there is T"),
        ({"kernel": "saxpy<{T>"}, "kernel 'saxpy<{T>': expected '}'"),
        ({"sizes": []}, "sizes= is a list with at least one element"),
        ({"sizes": [{"n": 1}, {"m": 1}]}, "sizes: number 2 names m, the first one n"),
        ({"sizes": [{"n": 1.5}]}, "sizes: {'n': 1.5} is not one of mappings of names to numbers or functions"),
        ({"seeds": [-1]}, "seeds: -1 is not one of whole numbers from 0 on"),
        ({"launches": []}, "launches= is a list with at least one element, of Launch"),
        ({"launches": Launch(1, 1, arguments=["n", "z"])}, "launch 1: no argument 'z'; there is "),
        ({"launches": Launch(1, 1, scalars={"m": 1})}, "launch 1: no scalar 'm'; there is n"),
        ({"launches": Launch(1, 1, kernel="f<{U}>")}, "launch 1: no template parameter in instances 'U'"),
        (
            {"arguments": [N, X, Y, Variable("c", "T", 1)], "launches": Launch(1, 1, arguments=["c"])},
            "launch 1: no argument 'c'",
        ),
        ({"reference": None}, "what is right? give reference=, or check= where the result is not unique"),
        ({"reference": 3}, "reference= is a function of the case's values, not 3"),
        ({"check": True}, "check= is a function of the case's values, not True"),
        ({"sources": "a.cu"}, "sources= is a list of paths, relative to the spec's file; not 'a.cu'"),
        ({"include": [3]}, "include= is a list of paths, relative to the spec's file; not (3,)"),
        ({"defines": ["A"]}, "defines= is a mapping of names of macros to their values, not ['A']"),
        ({"defines": {"A B": 1}}, "defines= is a mapping of names of macros to their values, not {'A B': 1}"),
        ({"moved": "much"}, "moved= is a number or a function of the case's values, not 'much'"),
        ({"tolerance": 1e-3}, "tolerance= is a Tolerance with its reason, not 0.001"),
        ({"tolerance": Tolerance(" ")}, "a Tolerance needs a reason"),
        ({"tolerance": Tolerance("sums", sums_in="flaot32")}, "no element type 'flaot32'; did you mean 'float32'?"),
    ],
)
def test_mistakes(changes: dict[str, Any], text: str) -> None:
    with pytest.raises(SpecError) as caught:
        spec(**changes)
    assert str(caught.value).startswith("saxpy: ")
    assert text in str(caught.value)
