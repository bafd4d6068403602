"""What a kernel is called with: scalars, structs, arrays and variables, and how exact results have to be."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hipport.verify.specs.dtypes import DType
from hipport.verify.specs.values import Fill
from hipport.verify.specs.values import Values

#: A number, or a function of the case's values that gives one.
Number = float | Callable[[Values], float]
#: The extents of an array, outermost first: numbers and names of sizes; or a function of the case's values.
Shape = int | str | Sequence[int | str] | Callable[[Values], int | Sequence[int]]


@dataclass(frozen=True, slots=True)
class Tolerance:
    """How far a result may be from the reference, and why.

    An element may differ by ``relative * |expected| + absolute``. What is not given follows from the element type:
    ``relative`` is 4 epsilon of it; ``absolute`` is what summing costs at most, ``terms * magnitude`` epsilon of
    ``sums_in`` (the type in which the kernel sums; default: the element type), and 0 for one term. Integers and bools
    are compared exactly where neither is given.
    """

    reason: str
    relative: Number | None = None
    absolute: Number | None = None
    terms: Number = 1
    magnitude: Number = 1.0
    sums_in: str | None = None


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a kernel: its name and its element type. The type is a name in ``dtypes.CPP_NAMES``, the name of a
    template parameter that stands for one, or a structured NumPy dtype for structs.
    """

    name: str
    dtype: str | DType


@dataclass(frozen=True, slots=True)
class Scalar(Argument):
    """A number that is passed by value: ``value``, by default the size of the same name."""

    value: Any = None


@dataclass(frozen=True, slots=True)
class Struct(Argument):
    """A struct by value: ``dtype`` is structured, laid out as C++ does (``align=True``); ``value`` is a tuple or
    mapping of its fields, or a function of the case's values that gives one.
    """

    value: Any = None


@dataclass(frozen=True, slots=True)
class ArrayArgument(Argument):
    """An array in device memory, passed as pointer to its first element, in row-major order."""

    shape: Shape


@dataclass(frozen=True, slots=True)
class In(ArrayArgument):
    """An array that the kernel only reads. ``fill`` makes its elements (default: `values.default_fill`)."""

    fill: Fill | None = None


@dataclass(frozen=True, slots=True)
class Out(ArrayArgument):
    """An array that the kernel writes, with nothing in it before.

    The reference names what has to be in it. Where the reference is shorter, or a masked array, the elements after its
    end and the masked ones have to be left unwritten. ``unordered``: elements (of the first axis) may come in any
    order. ``variable``: it is the ``__device__`` or ``__managed__`` variable of this name, and passed to no kernel.
    """

    unordered: bool = False
    tolerance: Tolerance | None = None
    variable: bool = False


@dataclass(frozen=True, slots=True)
class InOut(ArrayArgument):
    """An array that the kernel reads and writes; the reference names what has to be in it afterwards. ``unordered`` and
    ``variable`` mean the same as for ``Out``.
    """

    fill: Fill | None = None
    unordered: bool = False
    tolerance: Tolerance | None = None
    variable: bool = False


@dataclass(frozen=True, slots=True)
class Scratch(ArrayArgument):
    """An array for the kernel's own use: not compared. ``fill`` is what it begins with (default: nothing)."""

    fill: Fill | None = None


@dataclass(frozen=True, slots=True)
class Variable(ArrayArgument):
    """A ``__constant__``, ``__device__`` or ``__managed__`` variable of the source that the kernel only reads: written
    before the first launch, and passed to no kernel.
    """

    fill: Fill | None = None


def is_variable(argument: Argument) -> bool:
    """Whether an argument is a variable of the source, which is passed to no kernel."""
    return isinstance(argument, Variable) or (isinstance(argument, Out | InOut) and argument.variable)
