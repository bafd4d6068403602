"""From a spec to its cases: instances, sizes and seeds, each with its values, inputs and launches."""

from __future__ import annotations

import math
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from typing import cast
from zlib import crc32

import numpy as np

from hipport.verify.errors import SpecError
from hipport.verify.specs.arguments import Argument
from hipport.verify.specs.arguments import ArrayArgument
from hipport.verify.specs.arguments import In
from hipport.verify.specs.arguments import InOut
from hipport.verify.specs.arguments import Number
from hipport.verify.specs.arguments import Scalar
from hipport.verify.specs.arguments import Scratch
from hipport.verify.specs.arguments import Struct
from hipport.verify.specs.arguments import Variable
from hipport.verify.specs.arguments import is_variable
from hipport.verify.specs.dtypes import CPP_NAMES
from hipport.verify.specs.dtypes import DType
from hipport.verify.specs.dtypes import dtype_named
from hipport.verify.specs.dtypes import widened
from hipport.verify.specs.launch import Extents
from hipport.verify.specs.launch import Launch
from hipport.verify.specs.load import call
from hipport.verify.specs.load import described
from hipport.verify.specs.load import place_of_function
from hipport.verify.specs.sentinel import unwritten
from hipport.verify.specs.spec import KernelSpec
from hipport.verify.specs.validation import check_launch
from hipport.verify.specs.values import Array
from hipport.verify.specs.values import Fill
from hipport.verify.specs.values import Filling
from hipport.verify.specs.values import Values
from hipport.verify.specs.values import default_fill

_DOUBLES = (np.dtype(np.float64), np.dtype(np.complex128))
#: Cases with fewer threads in each launch, fewer bytes in all arrays and fewer operations are small.
SMALL_THREADS = 65_536
SMALL_BYTES = 4 * 2**20
SMALL_OPERATIONS = 1_000_000


@dataclass(frozen=True, slots=True)
class KernelCall:
    """A launch in numbers. ``arguments`` are names of arrays, or values in the types of the kernel."""

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int
    cooperative: bool
    arguments: tuple[str | np.generic, ...]

    @property
    def threads(self) -> int:
        """Number of threads in all blocks."""
        return math.prod(self.grid) * math.prod(self.block)


@dataclass(frozen=True, slots=True)
class Case:
    """One run of a spec: template instance, sizes and seed, with the launches that follow from them.

    ``values`` has sizes, template parameters, scalars and the seed.
    """

    spec: KernelSpec
    instance: Mapping[str, Any]
    sizes: Mapping[str, int]
    seed: int
    values: Values
    calls: tuple[KernelCall, ...]

    @property
    def kernel(self) -> str:
        """The instance as the spec writes it: ``saxpy<float>``."""
        return _kernel(self.spec.kernel, self.instance)

    @property
    def label(self) -> str:
        """Sizes and seed: ``n=1000, seed 1``."""
        return ", ".join((*(f"{name}={number}" for name, number in self.sizes.items()), f"seed {self.seed}"))

    @property
    def nbytes(self) -> int:
        """Size of all arrays together, in bytes."""
        arrays = [argument for argument in self.spec.arguments if isinstance(argument, ArrayArgument)]
        return sum(math.prod(shape_of(a, self.values)) * element_type(a, self.instance).itemsize for a in arrays)

    @property
    def is_small(self) -> bool:
        """Whether the case is so small that checking every access takes no noticeable time."""
        return (
            all(each.threads < SMALL_THREADS for each in self.calls)
            and self.nbytes < SMALL_BYTES
            and (self.spec.operations is None or self.operations < SMALL_OPERATIONS)
        )

    @property
    def moved(self) -> int:
        """Number of bytes that the case has to read and write at least; 0 where the spec does not say."""
        return _number("moved", self.spec.moved or 0, self.values)

    @property
    def operations(self) -> int:
        """Number of arithmetic operations that the case needs; 0 where the spec does not say."""
        return _number("operations", self.spec.operations or 0, self.values)

    @property
    def has_doubles(self) -> bool:
        """Whether an argument is in double precision."""
        return any(element_type(a, self.instance) in _DOUBLES for a in self.spec.arguments)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which cases: of an element type (empty: any), of these sizes (names to numbers), only the first size of a spec or
    only small ones, and with which seeds (empty: those of the spec).
    """

    dtypes: tuple[str, ...] = ()
    sizes: tuple[tuple[str, int], ...] = ()
    only_first: bool = False
    only_small: bool = False
    seeds: tuple[int, ...] = ()


def cases_of(spec: KernelSpec, wanted: Wanted = Wanted()) -> Iterator[Case]:
    """The cases of a spec. Raises SpecError where a function of the spec fails."""
    for instance in spec.instances:
        if wanted.dtypes and not _has_dtype(spec, instance, wanted.dtypes):
            continue
        for sizes in spec.sizes[:1] if wanted.only_first else spec.sizes:
            for seed in wanted.seeds or spec.seeds:
                case = _case(spec, instance, sizes, seed)
                if all(case.sizes.get(name) == number for name, number in wanted.sizes) and not (
                    wanted.only_small and not case.is_small
                ):
                    yield case


def bench_cases_of(spec: KernelSpec, wanted: Wanted = Wanted(), *, emulated: bool = False) -> Iterator[Case]:
    """The case of each instance to measure, with the first seed: none where the kernel prints.

    An ``emulated`` GPU takes too long with the size for benchmarks: it gets the one of the other sizes that moves most.
    Raises SpecError where a function of the spec fails.
    """
    sizes = (spec.bench,) if spec.bench and not emulated else spec.sizes
    seed = (wanted.seeds or spec.seeds)[0]
    for instance in spec.instances if spec.prints is None else ():
        if not wanted.dtypes or _has_dtype(spec, instance, wanted.dtypes):
            cases = [_case(spec, instance, each, seed) for each in sizes]
            yield max(cases, key=lambda case: (case.moved, case.operations))


def _has_dtype(spec: KernelSpec, instance: Mapping[str, Any], dtypes: Iterable[str]) -> bool:
    names = {instance.get(str(a.dtype), a.dtype) for a in spec.arguments if isinstance(a.dtype, str)}
    return not names.isdisjoint(dtypes) or not set(instance.values()).isdisjoint(dtypes)


def _case(spec: KernelSpec, instance: Mapping[str, Any], sizes: Mapping[str, Any], seed: int) -> Case:
    parameters = {n: dtype_named(v) if v in CPP_NAMES else v for n, v in instance.items()}
    values = Values({**parameters, "seed": seed})
    numbers: dict[str, int] = {}
    for name, size in sizes.items():
        numbers[name] = _number(f"size {name}", size, values)
        values = values.with_named({name: numbers[name]})
    scalars: dict[str, np.generic] = {}
    for argument in spec.arguments:
        if isinstance(argument, Scalar | Struct):
            given = numbers.get(argument.name) if argument.value is None else argument.value
            if given is not None:
                scalars[argument.name] = _scalar(argument, instance, given, values)
                values = values.with_named({argument.name: _shown(scalars[argument.name])})
    return Case(spec, instance, numbers, seed, values, tuple(_calls(spec, instance, scalars, values)))


def _shown(scalar: np.generic) -> Any:
    """A scalar as references see it; sizes stay whole numbers of Python, which do not overflow."""
    if scalar.dtype.names:
        return scalar
    wide = widened(np.asarray(scalar))[()]
    return int(wide) if wide.dtype.kind in "iu" else wide


def _scalar(argument: Argument, instance: Mapping[str, Any], given: Any, values: Values) -> np.generic:
    what = argument.name
    value = call(what, given, values) if callable(given) else given
    dtype = element_type(argument, instance)
    if dtype.names and isinstance(value, Mapping):
        if set(value) != set(dtype.names):
            raise SpecError(f"{what}: the struct has the fields {', '.join(dtype.names)}, the value {', '.join(value)}")
        value = tuple(value[name] for name in dtype.names)
    return cast("np.generic", _cast(what, np.asarray(value, dtype if dtype.names else None), dtype)[()])


def _number(what: str, number: Number, values: Values) -> int:
    value = call(what, number, values) if callable(number) else number
    try:
        whole = int(value)
    except (TypeError, ValueError, OverflowError):
        whole = None
    if whole is None or whole != value:
        raise SpecError(f"{what}: {value!r} is not a whole number")
    return whole


# Launches


def _kernel(kernel: str, instance: Mapping[str, Any]) -> str:
    return kernel.format(**{name: _in_cpp(value) for name, value in instance.items()})


def _in_cpp(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return CPP_NAMES.get(value, str(value))


def _calls(
    spec: KernelSpec, instance: Mapping[str, Any], scalars: Mapping[str, np.generic], values: Values
) -> Iterator[KernelCall]:
    launches = call("launches", spec.launches, values) if callable(spec.launches) else spec.launches
    launches = (launches,) if isinstance(launches, Launch) else launches
    passed = [argument.name for argument in spec.arguments if not is_variable(argument)]
    declared = {argument.name: argument for argument in spec.arguments}
    for number, launch in enumerate(launches, 1):
        what = f"{spec.name}: launch {number}"
        try:
            check_launch(spec, launch)
        except SpecError as error:
            raise SpecError(f"{what}: {error}") from None
        own = {name: _scalar(declared[name], instance, value, values) for name, value in launch.scalars.items()}
        with_own = values.with_named({name: _shown(value) for name, value in own.items()})
        arguments: list[str | np.generic] = []
        for name in passed if launch.arguments is None else launch.arguments:
            if isinstance(declared[name], ArrayArgument):
                arguments.append(name)
            elif name in own or name in scalars:
                arguments.append(own[name] if name in own else scalars[name])
            else:
                raise SpecError(f"{what}: the scalar {name!r} has no value")
        yield KernelCall(
            _kernel(launch.kernel or spec.kernel, instance),
            _extents(f"{what}: grid", launch.grid, with_own),
            _extents(f"{what}: block", launch.block, with_own),
            _number(f"{what}: shared_bytes", launch.shared_bytes, with_own),
            launch.cooperative,
            tuple(arguments),
        )


def _extents(what: str, extents: Extents, values: Values) -> tuple[int, int, int]:
    given = call(what, extents, values) if callable(extents) else extents
    try:
        several = tuple(map(int, (given,) if isinstance(given, int | np.integer) else given))
        fits = 1 <= len(several) <= 3 and all(a == b for a, b in zip(several, np.ravel(given), strict=True))
    except (TypeError, ValueError, OverflowError):
        fits = False
    if not fits:
        raise SpecError(f"{what}: {given!r} is not one to three whole numbers")
    x, y, z = (*several, 1, 1)[:3]
    return x, y, z


# Arrays


def element_type(argument: Argument, instance: Mapping[str, Any]) -> DType:
    """The NumPy type of an argument in an instance."""
    if isinstance(argument.dtype, np.dtype):
        return argument.dtype
    return dtype_named(instance.get(argument.dtype, argument.dtype))


def shape_of(argument: ArrayArgument, values: Values) -> tuple[int, ...]:
    """The extents of an array. Raises SpecError where they are not whole numbers from 0 on."""
    what = f"shape of {argument.name}"
    given = call(what, argument.shape, values) if callable(argument.shape) else argument.shape
    several = (given,) if isinstance(given, int | str | np.integer) else given
    shape = tuple(getattr(values, extent) if isinstance(extent, str) else extent for extent in several)
    if any(int(extent) != extent or extent < 0 for extent in shape):
        raise SpecError(f"{what}: {shape} are not whole numbers from 0 on")
    return tuple(map(int, shape))


@dataclass(frozen=True, slots=True)
class Content:
    """An array of a case as it is before the first launch; ``is_written`` tells whether there is something in it."""

    argument: ArrayArgument
    before: Array
    is_written: bool


def contents_of(case: Case) -> tuple[dict[str, Content], Values]:
    """The arrays of a case by name, and its values with those that have something in them as the reference gets them.

    Raises SpecError where a function of the spec fails, or gives what the array cannot hold.
    """
    values = case.values
    contents: dict[str, Content] = {}
    for argument in case.spec.arguments:
        if not isinstance(argument, ArrayArgument):
            continue
        dtype, shape = element_type(argument, case.instance), shape_of(argument, values)
        fill = _fill_of(argument, dtype)
        if fill is None:
            contents[argument.name] = Content(argument, unwritten(shape, dtype), is_written=False)
        else:
            before = _filled(argument.name, fill, case.seed, values, shape, dtype)
            contents[argument.name] = Content(argument, before, is_written=True)
            values = values.with_named({argument.name: widened(before)})
    return contents, values


def _fill_of(argument: ArrayArgument, dtype: DType) -> Fill | None:
    """What fills an array; None for an array that has nothing in it at first."""
    match argument:
        case In() | InOut() | Variable():
            return argument.fill or default_fill(dtype)
        case Scratch():
            return argument.fill
        case _:
            return None


def _filled(name: str, fill: Fill, seed: int, values: Values, shape: tuple[int, ...], dtype: DType) -> Array:
    # Seeded with the name, so that one more argument does not change what is in this one.
    random = np.random.default_rng((seed, crc32(name.encode())))
    what = f"fill of {name}"
    given = array_given(what, fill, call(what, fill, Filling(shape, dtype, random, values)))
    if given.shape != shape:
        raise SpecError(f"{what}: it has the shape {given.shape}, the argument {shape}")
    return _cast(what, given, dtype)


def array_given(what: str, function: Callable[..., Any], given: Any) -> Array:
    """What a function of the spec returned as an array, masked or not. Raises SpecError for what holds no numbers."""
    try:
        array: Array = np.ma.asanyarray(given) if isinstance(given, np.ma.MaskedArray) else np.asarray(given)
    except (TypeError, ValueError) as error:
        raise SpecError(f"{place_of_function(function)}{what}: {described(error)}") from None
    if array.dtype.hasobject or array.dtype.kind in "SUMm":
        text = f"it returns elements of type {array.dtype}, not numbers; np.asarray(..., dtype=...) says what they are"
        raise SpecError(f"{place_of_function(function)}{what}: {text}")
    return array


def _cast(what: str, given: Array, dtype: DType) -> Array:
    """An array in the kernel's type: floating-point numbers are rounded, others have to fit."""
    try:
        with np.errstate(over="ignore", under="ignore"):
            if dtype.kind in "iub" and not dtype.names:
                cast = given.astype(dtype)
                if not np.array_equal(cast, given):
                    raise SpecError(f"{what}: there are values that {dtype} cannot hold")
                return cast
            return given.astype(dtype)
    except (TypeError, ValueError) as error:
        raise SpecError(f"{what}: {error}") from None
