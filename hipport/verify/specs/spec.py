"""The specification of a kernel: what it is called with, how it is launched, what it has to compute.

A spec stands in a Python file as ``SPEC = KernelSpec(...)`` (or ``SPECS = [...]``), beside the CUDA source::

    SPEC = KernelSpec(
        name="saxpy",
        kernel="saxpy<{T}>",
        instances=[{"T": "float32"}, {"T": "float64"}],
        sizes=[{"n": n} for n in (1, 31, 33, 1000)],
        arguments=[Scalar("n", "int32"), Scalar("a", "T", 2.5), In("x", "T", "n"), InOut("y", "T", "n")],
        launches=Launch(grid=lambda v: min(blocks(v.n, 256), 64), block=256),
        reference=lambda v: {"y": v.a * v.x + v.y},
        tolerance=Tolerance("the sum may cancel the rounded product", terms=2, magnitude=10),
    )

Wherever a function is given it takes ``Values``: sizes, template parameters, scalars and ``seed`` as attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from typing import Any

from hipport.verify.specs.dtypes import DType
from hipport.verify.specs.values import Fill
from hipport.verify.specs.values import Values

#: A number, or a function of the case's values that gives one.
Number = float | Callable[[Values], float]
#: One to three extents in x, y, z, or a function of the case's values that gives them.
Extents = int | Sequence[int] | Callable[[Values], int | Sequence[int]]
#: The extents of an array, outermost first: numbers and names of sizes; or a function of the case's values.
Shape = int | str | Sequence[int | str] | Callable[[Values], int | Sequence[int]]


def blocks(count: int, each: int) -> int:
    """How many blocks of ``each`` elements ``count`` elements need."""
    return -(-count // each)


@dataclass(frozen=True, slots=True)
class Tolerance:
    """How far a result may be from the reference, and why.

    An element may differ by ``relative * |expected| + absolute``. What is not given follows from the element type: 4
    epsilon of it as ``relative``; as ``absolute`` what summing costs at most, ``terms * magnitude`` epsilon of
    ``sums_in`` (the type in which the kernel sums; default: the element type), 0 for one term. Integers and bools are
    compared exactly where neither is given.
    """

    reason: str
    relative: Number | None = None
    absolute: Number | None = None
    terms: Number = 1
    magnitude: Number = 1.0
    sums_in: str | None = None


@dataclass(frozen=True, slots=True)
class Argument:
    """What all arguments have: the name and the element type, a name of ``dtypes.CPP_NAMES``, the name of a template
    parameter that stands for one, or a structured NumPy dtype for structs.
    """

    name: str
    dtype: str | DType


@dataclass(frozen=True, slots=True)
class Scalar(Argument):
    """A number by value: ``value``, by default that of the size of the same name."""

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

    The reference names what has to be in it. Where that is shorter, or a masked array, the elements behind it and the
    masked ones have to be left unwritten. ``unordered``: elements (of the first axis) may come in any order.
    ``variable``: it is the ``__device__`` or ``__managed__`` variable of this name, and passed to no kernel.
    """

    unordered: bool = False
    tolerance: Tolerance | None = None
    variable: bool = False


@dataclass(frozen=True, slots=True)
class InOut(ArrayArgument):
    """An array that the kernel reads and writes; the reference names what has to be in it afterwards. ``unordered`` and
    ``variable`` are those of ``Out``.
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


@dataclass(frozen=True, slots=True)
class Launch:
    """One launch: ``grid`` counts blocks, ``block`` threads, in x, y, z; ``shared_bytes`` is dynamic shared memory.

    ``kernel`` and ``arguments`` (names, in order) are those of the spec unless given; ``scalars`` has values of scalars
    that are this launch's own.
    """

    grid: Extents
    block: Extents
    shared_bytes: Number = 0
    kernel: str | None = None
    arguments: Sequence[str] | None = None
    scalars: Mapping[str, Any] = field(default_factory=dict)
    cooperative: bool = False


@dataclass(frozen=True, slots=True)
class KernelSpec:
    """A kernel, or several that work together, with all that is needed to run and judge it.

    ``name`` names it in reports. ``kernel`` is the function to launch; ``{T}`` in it stands for a template parameter of
    ``instances``: there an element type is given by its name in ``dtypes.CPP_NAMES``, anything else as it is written in
    C++. ``sizes`` are the cases: names to numbers, or to functions of the values before them; ``bench`` is one more for
    benchmarks, by default the one of ``sizes`` that moves most. ``source`` is relative to the spec's file, by default
    ``<name>.cu``. ``sources`` are more files that it needs, helpers whose device functions it calls: they are compiled
    before it, with it. ``include`` are folders to search for headers, and headers that are included before everything;
    ``defines`` are macros with their values. All paths are relative to the spec's file.

    ``reference`` computes in float64 and returns name -> array for each ``Out`` and ``InOut``. ``check`` is for results
    that are not unique, in place of the reference or for what that leaves out: it is given the values and the outputs
    (``out.y``, in float64 too), and returns True, False, None, or what is wrong in words, or raises AssertionError.
    ``moved`` is how many bytes a case has to read and write at least, ``operations`` how many arithmetic operations it
    needs: they are for benchmarks. ``prints`` are
    the lines that the kernel prints, in any order. ``deterministic``: whether every run has to give the same bits, and
    a port on an NVIDIA GPU those of the original; False where floats are added in the order in which threads come.

    Raises SpecError for what cannot be.
    """

    name: str
    kernel: str
    arguments: Sequence[Argument]
    launches: Launch | Sequence[Launch] | Callable[[Values], Sequence[Launch]]
    sizes: Sequence[Mapping[str, int | Callable[[Values], int]]]
    reference: Callable[[Values], Mapping[str, Any]] | None = None
    moved: Number | None = None
    operations: Number | None = None
    check: Callable[[Values, Values], bool | str | None] | None = None
    instances: Sequence[Mapping[str, Any]] = ({},)
    seeds: Sequence[int] = (1, 2)
    tolerance: Tolerance | None = None
    prints: Callable[[Values], Sequence[str]] | None = None
    deterministic: bool = True
    source: str = ""
    sources: Sequence[str] = ()
    include: Sequence[str] = ()
    defines: Mapping[str, str | int] = field(default_factory=dict)
    bench: Mapping[str, int | Callable[[Values], int]] | None = None

    def __post_init__(self) -> None:
        from hipport.verify.specs.validation import validate  # noqa: PLC0415 - it needs what is defined here

        launches = (self.launches,) if isinstance(self.launches, Launch) else self.launches
        object.__setattr__(self, "launches", launches)
        for name in ("arguments", "launches", "sizes", "instances", "seeds", "sources", "include"):
            value = getattr(self, name)
            if isinstance(value, list):
                object.__setattr__(self, name, tuple(value))
        validate(self)
