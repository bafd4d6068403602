"""What a run left in its buffers is held against the reference: runs that are wrong on purpose, without a kernel."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from hipport.verify.backends.buffers import GUARD
from hipport.verify.backends.buffers import Buffer
from hipport.verify.errors import SpecError
from hipport.verify.judging.judge import difference
from hipport.verify.judging.judge import expected_of
from hipport.verify.judging.judge import judge
from hipport.verify.specs.arguments import Argument
from hipport.verify.specs.arguments import In
from hipport.verify.specs.arguments import InOut
from hipport.verify.specs.arguments import Out
from hipport.verify.specs.arguments import Scalar
from hipport.verify.specs.arguments import Scratch
from hipport.verify.specs.arguments import Tolerance
from hipport.verify.specs.cases import Case
from hipport.verify.specs.cases import cases_of
from hipport.verify.specs.cases import contents_of
from hipport.verify.specs.launch import Launch
from hipport.verify.specs.spec import KernelSpec
from hipport.verify.specs.values import Constant
from hipport.verify.specs.values import Values

Buffers = dict[str, Buffer]
#: ``y[i] = 2 * x[i]``, four elements of 1.
DOUBLED: tuple[Argument, ...] = (In("x", "float32", 4, fill=Constant(1.0)), Out("y", "float32", 4))


def only_case(
    *arguments: Argument,
    reference: Callable[[Values], Any] | None = lambda v: {"y": 2 * v.x},
    check: Callable[[Values, Values], Any] | None = None,
    prints: Callable[[Values], Any] | None = None,
    tolerance: Tolerance | None = None,
) -> Case:
    spec = KernelSpec(
        name="k",
        kernel="k",
        arguments=arguments,
        launches=Launch(1, 4),
        sizes=[{}],
        reference=reference,
        check=check,
        moved=1,
        operations=1,
        seeds=(1,),
        prints=prints,
        tolerance=tolerance,
    )
    (case,) = cases_of(spec)
    return case


def run(case: Case, **left: Any) -> tuple[Values, Buffers]:
    """A run that leaves ``left`` in its arrays, and in the others what was there."""
    contents, values = contents_of(case)
    buffers = {name: Buffer(name, content) for name, content in contents.items()}
    for name, elements in left.items():
        buffers[name].array[...] = elements
    return values, buffers


def reasons(case: Case, printed: str = "", **left: Any) -> tuple[str, ...]:
    values, buffers = run(case, **left)
    outputs, found = judge(case, values, expected_of(case, values), buffers, printed)
    assert [output.name for output in outputs] == (["y"] if case.spec.reference else [])
    return found


def test_a_right_run() -> None:
    assert reasons(only_case(*DOUBLED), y=2.0) == ()


@pytest.mark.parametrize(
    ("left", "said"),
    [
        ([2, 2, 2, 3], "y: 1 of 4 elements (25 %) are wrong"),
        ([2, 2, 2, np.nan], "y: 1 of 4 elements (25 %) are wrong"),
        ([2, 2, 2, np.inf], "y: 1 of 4 elements (25 %) are wrong"),
        ([-2, 2, 2, 2], "y: 1 of 4 elements (25 %) are wrong"),
    ],
)
def test_a_wrong_element(left: list[float], said: str) -> None:
    found = reasons(only_case(*DOUBLED), y=left)
    assert found[0] == said
    assert (found[1:] == ("y: 1 are NaN where a number is expected",)) == (left[3] != left[3])


def test_nothing_written() -> None:
    found = reasons(only_case(*DOUBLED))
    assert found == ("y: nothing was written: every element is as it was before the launch",)


def test_an_input_that_the_kernel_changed() -> None:
    found = reasons(only_case(*DOUBLED), y=2.0, x=[1, 1, 5, 1])
    assert found == ("x: the kernel changed this input, first at [2]",)


def test_arrays_for_the_kernels_own_use_are_free() -> None:
    case = only_case(*DOUBLED, Scratch("s", "float32", 4, fill=Constant(0.0)))
    assert reasons(case, y=2.0, s=[1, 2, 3, 4]) == ()


@pytest.mark.parametrize("name", ["x", "y", "s"])
@pytest.mark.parametrize(("byte", "where"), [(GUARD - 1, "before its beginning"), (GUARD + 16, "after its end")])
def test_what_was_written_outside_of_an_array(name: str, byte: int, where: str) -> None:
    case = only_case(*DOUBLED, Scratch("s", "float32", 4))
    values, buffers = run(case, y=2.0)
    buffers[name].whole[byte] ^= 1
    _, found = judge(case, values, expected_of(case, values), buffers, "")
    assert found == (f"{name}: the kernel wrote {where}: 1 bytes, the nearest in element 1 there",)


@pytest.mark.parametrize(
    ("dtype", "left", "right"), [("bool", [1, 1, 1, 1], True), ("bool", [1, 1, 0, 1], False), ("bool", [2] * 4, False)]
)
def test_truth_values_are_bytes(dtype: str, left: list[int], *, right: bool) -> None:
    """A byte of 2 is not what C++ calls true."""
    case = only_case(Out("y", dtype, 4), reference=lambda v: {"y": np.ones(4, bool)})
    values, buffers = run(case)
    buffers["y"].array.view(np.uint8)[...] = left
    outputs, found = judge(case, values, expected_of(case, values), buffers, "")
    assert outputs[0].dtype == dtype
    assert (not found) == right


def test_truth_values_that_were_not_written() -> None:
    case = only_case(Out("y", "bool", 4), reference=lambda v: {"y": np.ones(4, bool)})
    assert reasons(case) == ("y: nothing was written: every element is as it was before the launch",)


def test_structs_are_named_so() -> None:
    pair = np.dtype([("key", "i4"), ("value", "f4")])
    case = only_case(Out("y", pair, 2), reference=lambda v: {"y": np.zeros(2, pair)})
    values, buffers = run(case, y=np.zeros(2, pair))
    outputs, found = judge(case, values, expected_of(case, values), buffers, "")
    assert (outputs[0].dtype, found) == ("struct", ())
    values, buffers = run(case, y=np.ones(2, pair))
    assert judge(case, values, expected_of(case, values), buffers, "")[1]


LOOSE, TIGHT = Tolerance("for the test", absolute=1.0), Tolerance("for the test", absolute=0.25)


@pytest.mark.parametrize(
    ("of_argument", "of_spec", "right"),
    [(None, None, False), (LOOSE, None, True), (None, LOOSE, True), (LOOSE, TIGHT, True), (TIGHT, LOOSE, False)],
)
def test_the_tolerance_of_an_argument_goes_before_the_specs(
    of_argument: Tolerance | None, of_spec: Tolerance | None, *, right: bool
) -> None:
    case = only_case(DOUBLED[0], Out("y", "float32", 4, tolerance=of_argument), tolerance=of_spec)
    assert (reasons(case, y=2.5) == ()) == right


def test_a_tolerance_may_depend_on_the_case() -> None:
    tolerance = Tolerance("for the test", absolute=lambda v: v.limit)
    case = only_case(Scalar("limit", "float32", 0.5), *DOUBLED, tolerance=tolerance)
    assert reasons(case, y=2.5) == ()
    assert reasons(case, y=2.625)


@pytest.mark.parametrize("unordered", [False, True])
def test_any_order(*, unordered: bool) -> None:
    case = only_case(Out("y", "int32", 3, unordered=unordered), reference=lambda v: {"y": np.arange(3)})
    assert (reasons(case, y=[2, 0, 1]) == ()) == unordered
    assert reasons(case, y=[2, 2, 1])


def test_masked_elements_have_to_stay() -> None:
    masked = np.ma.masked_array([2.0] * 4, mask=[False, False, False, True])
    case = only_case(*DOUBLED, reference=lambda v: {"y": masked})
    values, buffers = run(case)
    buffers["y"].array[:3] = 2.0
    assert judge(case, values, expected_of(case, values), buffers, "")[1] == ()
    (found,) = reasons(case, y=2.0)
    assert found == "y: 1 elements were written that have to stay as they were, the first at (3,)"


# References that cannot be used


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"y": np.zeros(5)}, "reference of y: the reference has the shape (5,), the array (4,)"),
        ({"y": np.zeros((4, 1))}, "reference of y: the reference has the shape (4, 1), the array (4,)"),
        ({"z": np.zeros(4)}, "reference: it has to return y, it returns z"),
        ({}, "reference: it has to return y, it returns nothing"),
        ({"y": np.zeros(4), "x": np.zeros(4)}, "reference: it has to return y, it returns y, x"),
        ("y", "reference: it has to return y, it returns 'y'"),
        (None, "reference: it has to return y, it returns None"),
        (
            {"y": ["a"] * 4},
            (
                "reference of y: it returns elements of type <U1, not numbers; "
                "np.asarray(..., dtype=...) says what they are"
            ),
        ),
    ],
)
def test_a_reference_that_cannot_be_used(given: Any, said: str) -> None:
    with pytest.raises(SpecError) as caught:
        reasons(only_case(*DOUBLED, reference=lambda v: given), y=0.0)
    place, _, text = str(caught.value).partition(": ")
    assert (place.rpartition(":")[0], text) == (__file__, said)


def test_a_reference_that_fails() -> None:
    def reference(v: Values) -> Mapping[str, Any]:
        raise KeyError("x")

    with pytest.raises(SpecError, match=r"test_judge\.py:\d+: reference: KeyError: 'x'"):
        reasons(only_case(*DOUBLED, reference=reference))


def test_what_is_expected() -> None:
    case = only_case(*DOUBLED, InOut("z", "int32", 1, fill=Constant(0)), reference=lambda v: {"z": [1], "y": [2.0]})
    values, _ = run(case)
    expected = expected_of(case, values)
    assert list(expected.arrays) == ["y", "z"]  # in the order of the arguments
    assert expected.lines is None


# What is printed


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("a\nb\nb\n", ()),
        ("b\na\nb", ()),
        ("a\nb\n", ("it does not print 'b'",)),
        ("a\n", ("it does not print 'b' (2 times)",)),
        ("", ("it does not print 'a'", "it does not print 'b' (2 times)")),
        ("a\nb\nb\nc\n", ("it prints 'c', which is not expected",)),
        ("a\na\na\nb\nb\n", ("it prints 'a', which is not expected (2 times)",)),
        ("a\nb\nB\n", ("it does not print 'b'", "it prints 'B', which is not expected")),
    ],
)
def test_lines_that_a_kernel_prints(printed: str, said: tuple[str, ...]) -> None:
    case = only_case(*DOUBLED, prints=lambda v: ["a", "b", "b"])
    assert reasons(case, printed, y=2.0) == said


def test_lines_that_nobody_asked_for_are_free() -> None:
    assert reasons(only_case(*DOUBLED), "anything\n", y=2.0) == ()
    assert reasons(only_case(*DOUBLED, prints=lambda v: []), "anything\n", y=2.0) == (
        "it prints 'anything', which is not expected",
    )


def test_wrong_in_every_way() -> None:
    """All is said, the outputs first."""
    case = only_case(*DOUBLED, prints=lambda v: ["a"])
    assert reasons(case, x=0.0, y=3.0) == (
        "y: 4 of 4 elements (100 %) are wrong",
        "x: the kernel changed this input, first at [0]",
        "it does not print 'a'",
    )


# Results that depend on the order in which threads run


def between(case: Case, one: Any, other: Any, *, exact: bool) -> str | None:
    values, first = run(case, y=one)
    _, second = run(case, y=other)
    return difference(case, values, expected_of(case, values), first, second, exact=exact)


@pytest.mark.parametrize(
    ("one", "other", "exactly", "loosely"),
    [
        ([1, 2, 3, 4], [1, 2, 3, 4], None, None),
        ([1, 2, 3, 4], [1, 2, 3, 5], "y differs at [3]: 4.0 and 5.0", "y differs at [3]: 4.0 and 5.0"),
        ([1, 2, 1, 4], [1, 2, 1 + 2**-23, 4], "y differs at [2]: 1.0 and 1.0000001192092896", None),
        ([0.0, 1, 1, 1], [-0.0, 1, 1, 1], "y differs at [0]: 0.0 and -0.0", None),
    ],
)
def test_a_difference_between_runs(one: Any, other: Any, exactly: str | None, loosely: str | None) -> None:
    case = only_case(*DOUBLED)
    assert between(case, one, other, exact=True) == exactly
    assert between(case, one, other, exact=False) == loosely


@pytest.mark.parametrize("exact", [False, True])
def test_integers_never_differ_between_runs(*, exact: bool) -> None:
    """Nor where the tolerance would let them."""
    case = only_case(Out("y", "int32", 2), reference=lambda v: {"y": [0, 0]}, tolerance=LOOSE)
    assert between(case, [1, 2], [1, 3], exact=exact) == "y differs at [1]: 2 and 3"


def test_what_is_free_may_differ_between_runs() -> None:
    case = only_case(*DOUBLED, Scratch("s", "float32", 4))
    values, first = run(case, y=2.0, s=1.0)
    _, second = run(case, y=2.0, s=2.0)
    assert difference(case, values, expected_of(case, values), first, second, exact=True) is None


def test_the_first_of_several_outputs_that_differs() -> None:
    case = only_case(*DOUBLED, InOut("z", "int32", 2), reference=lambda v: {"y": 2 * v.x, "z": [0, 0]})
    values, first = run(case, y=2.0, z=[1, 1])
    _, second = run(case, y=2.0, z=[1, 2])
    found = difference(case, values, expected_of(case, values), first, second, exact=False)
    assert found == "z differs at [1]: 1 and 2"


@pytest.mark.parametrize("unordered", [False, True])
def test_runs_in_another_order(*, unordered: bool) -> None:
    case = only_case(Out("y", "float32", 3, unordered=unordered), reference=lambda v: {"y": [1, 2, 3]})
    found = between(case, [1, 2, 3], [3, 1, 2], exact=True)
    assert found == (None if unordered else "y differs at [0]: 1.0 and 3.0")
    near = between(case, [1, 2, 3], [3, 1, 2 + 2**-22], exact=False)
    assert (near is None) == unordered


def test_structs_that_differ_between_runs() -> None:
    pair = np.dtype([("key", "i4"), ("value", "f4")])
    case = only_case(Out("y", pair, 1), reference=lambda v: {"y": np.zeros(1, pair)})
    one, other = np.array([(1, 2.0)], pair), np.array([(1, 3.0)], pair)
    assert between(case, one, other, exact=False) == "y differs at [0]: (1, 2.0) and (1, 3.0)"


def test_runs_of_which_one_has_nan_differ() -> None:
    """NaN is as far from a number as can be."""
    case = only_case(Out("y", "float32", 1), reference=lambda v: {"y": [0]})
    assert between(case, [np.nan], [1.0], exact=False) == "y differs at [0]: nan and 1.0"


# What only a check can judge


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (True, None),
        (None, None),
        ("", None),
        (np.True_, None),
        (False, "check: it says that the result is wrong"),
        (np.False_, "check: it says that the result is wrong"),
        ("y is not sorted", "check: y is not sorted"),
    ],
)
def test_the_answers_of_a_check(said: Any, reason: str | None) -> None:
    case = only_case(*DOUBLED, reference=None, check=lambda v, out: said)
    assert reasons(case, y=2.0) == ((reason,) if reason else ())


@pytest.mark.parametrize("said", [0, 1, [], np.zeros(2)])
def test_what_is_no_answer_of_a_check(said: Any) -> None:
    answers = r"True, False, None, or what is wrong in words, not "
    with pytest.raises(SpecError, match=r"test_judge\.py:\d+: check: it has to return " + answers):
        reasons(only_case(*DOUBLED, reference=None, check=lambda v, out: said), y=2.0)


def test_a_check_sees_inputs_and_outputs() -> None:
    seen: list[tuple[Any, Any]] = []

    def check(v: Values, out: Values) -> bool:
        seen.append((v.x.tolist(), out.y.tolist()))
        return True

    reasons(only_case(*DOUBLED, reference=None, check=check), y=[1, 2, 3, 4])
    assert seen == [([1.0] * 4, [1.0, 2.0, 3.0, 4.0])]


def test_a_check_that_asserts() -> None:
    def check(v: Values, out: Values) -> None:
        assert out.y[0] == 7, "the first is not 7"

    assert reasons(only_case(*DOUBLED, reference=None, check=check), y=2.0)[0].startswith("check: the first is not 7")


def test_a_check_that_fails() -> None:
    def check(v: Values, out: Values) -> None:
        raise KeyError("z")

    with pytest.raises(SpecError, match=r"test_judge\.py:\d+: check: KeyError: 'z'"):
        reasons(only_case(*DOUBLED, reference=None, check=check), y=2.0)


def test_a_check_beside_a_reference() -> None:
    """Both have to be content."""
    case = only_case(*DOUBLED, check=lambda v, out: "never")
    assert reasons(case, y=2.0) == ("check: never",)
    assert reasons(case, y=3.0) == ("y: 4 of 4 elements (100 %) are wrong", "check: never")


def test_what_only_a_check_judges_may_differ_between_runs() -> None:
    case = only_case(*DOUBLED, reference=None, check=lambda v, out: True)
    assert between(case, [1, 2, 3, 4], [4, 3, 2, 1], exact=False) is None
    assert between(case, [1, 2, 3, 4], [4, 3, 2, 1], exact=True) == "y differs at [0]: 1.0 and 4.0"


@pytest.mark.parametrize("lines", ["a", [1], None, 3])
def test_lines_that_are_none(lines: Any) -> None:
    with pytest.raises(SpecError, match=r"test_judge\.py:\d+: prints: a list of lines is expected, not "):
        reasons(only_case(*DOUBLED, prints=lambda v: lines), y=2.0)
