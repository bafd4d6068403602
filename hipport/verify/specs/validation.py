"""Validate a spec when it is made, so that a mistake is reported in the spec's own terms."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from string import Formatter
from typing import Any

import numpy as np

from hipport.verify.errors import SpecError
from hipport.verify.specs.arguments import Argument
from hipport.verify.specs.arguments import ArrayArgument
from hipport.verify.specs.arguments import In
from hipport.verify.specs.arguments import InOut
from hipport.verify.specs.arguments import Out
from hipport.verify.specs.arguments import Scalar
from hipport.verify.specs.arguments import Scratch
from hipport.verify.specs.arguments import Struct
from hipport.verify.specs.arguments import Tolerance
from hipport.verify.specs.arguments import Variable
from hipport.verify.specs.arguments import is_variable
from hipport.verify.specs.dtypes import CPP_NAMES
from hipport.verify.specs.fields import SpecFields
from hipport.verify.specs.launch import Launch


def validate(spec: SpecFields) -> None:
    """Raises SpecError, naming the spec and the field, for a spec that cannot be used."""
    try:
        _check(spec)
    except SpecError as error:
        raise SpecError(f"{spec.name}: {error}") from None


def placeholders(kernel: str) -> tuple[str, ...]:
    """The names in braces: ``T`` of ``saxpy<{T}>``. Raises SpecError where the braces are not balanced."""
    try:
        return tuple(name for _, name, _, _ in Formatter().parse(kernel) if name is not None)
    except ValueError as error:
        raise SpecError(f"kernel {kernel!r}: {error}; a brace of C++ is written twice") from None


def unknown(kind: str, name: object, known: Iterable[str]) -> SpecError:
    """The error for a name that is not known, with the known name that may be meant, or all of them."""
    names = list(dict.fromkeys(known))
    near = difflib.get_close_matches(str(name), names, 1)
    there = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(names) or 'none'}"
    return SpecError(f"no {kind} {name!r}; {there}")


def _check(spec: SpecFields) -> None:
    for name in ("name", "kernel", "source"):
        if type(getattr(spec, name)) is not str:
            raise SpecError(f"{name}= is text, not {getattr(spec, name)!r}")
    _check_kinds(spec)
    _check_names(spec)
    for argument in spec.arguments:
        try:
            _check_argument(spec, argument)
        except SpecError as error:
            raise SpecError(f"argument {argument.name!r}: {error}") from None
    for number, launch in enumerate(_known_launches(spec), 1):
        try:
            check_launch(spec, launch)
        except SpecError as error:
            raise SpecError(f"launch {number}: {error}") from None
    if spec.prints is None and not any(isinstance(argument, Out | InOut) for argument in spec.arguments):
        raise SpecError("nothing to compare: there is neither an Out nor an InOut, and no prints=")
    if spec.reference is None and spec.check is None and any(isinstance(a, Out | InOut) for a in spec.arguments):
        raise SpecError("what is right? give reference=, or check= where the result is not unique")


# The parts by themselves


def _check_kinds(spec: SpecFields) -> None:
    _each(spec.arguments, "arguments", "Scalar, In, Out, ...", lambda a: isinstance(a, Argument) and type(a) in _KINDS)
    _each(spec.sizes, "sizes", "mappings of names to numbers or functions", _is_size)
    if spec.bench is not None and not _is_size(spec.bench):
        raise SpecError(f"bench= is one size, a mapping of names to numbers or functions, not {spec.bench!r}")
    _each(spec.instances, "instances", "mappings of template parameters to their values", _is_instance)
    _each(spec.seeds, "seeds", "whole numbers from 0 on", lambda s: isinstance(s, int) and s >= 0)
    if not callable(spec.launches):
        _each(spec.launches, "launches", "Launch", lambda launch: isinstance(launch, Launch))
    for name, function in (("reference", spec.reference), ("prints", spec.prints), ("check", spec.check)):
        if function is not None and not callable(function):
            raise SpecError(f"{name}= is a function of the case's values, not {function!r}")
    for name, number in (("moved", spec.moved), ("operations", spec.operations)):
        if number is not None:
            _check_number(name, number)
    _check_sources(spec)
    _check_tolerance(spec.tolerance)
    for name, mappings in (("sizes", spec.sizes), ("instances", spec.instances)):
        for number, mapping in enumerate(mappings, 1):
            if mapping.keys() != mappings[0].keys():
                here, first = (", ".join(map(str, m)) or "nothing" for m in (mapping, mappings[0]))
                raise SpecError(f"{name}: number {number} names {here}, the first one {first}")
    if spec.bench is not None and spec.bench.keys() != spec.sizes[0].keys():
        here, first = (", ".join(map(str, m)) or "nothing" for m in (spec.bench, spec.sizes[0]))
        raise SpecError(f"bench: it names {here}, the first of sizes {first}")


def _check_sources(spec: SpecFields) -> None:
    for name, paths in (("sources", spec.sources), ("include", spec.include)):
        if not isinstance(paths, tuple) or not all(isinstance(path, str) and path for path in paths):
            raise SpecError(f"{name}= is a list of paths, relative to the spec's file; not {paths!r}")
    defines = spec.defines
    fits = isinstance(defines, Mapping) and all(isinstance(v, str | int) for v in defines.values())
    if not fits or not all(isinstance(name, str) and _MACRO.fullmatch(name) for name in defines):
        raise SpecError(f"defines= is a mapping of names of macros to their values, not {defines!r}")


_MACRO = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_KINDS = (Scalar, Struct, In, Out, InOut, Scratch, Variable)


def _each(values: object, name: str, what: str, fits: Callable[[Any], bool]) -> None:
    if not isinstance(values, tuple) or not values:
        raise SpecError(f"{name}= is a list with at least one element, of {what}; not {values!r}")
    for value in values:
        if not fits(value):
            raise SpecError(f"{name}: {value!r} is not one of {what}")


def _is_size(value: object) -> bool:
    return isinstance(value, Mapping) and all(isinstance(v, int) or callable(v) for v in value.values())


def _is_instance(value: object) -> bool:
    return isinstance(value, Mapping) and all(isinstance(v, str | int | float) for v in value.values())


def _check_number(name: str, value: object) -> None:
    if not callable(value) and not isinstance(value, int | float):
        raise SpecError(f"{name}= is a number or a function of the case's values, not {value!r}")


def _check_tolerance(tolerance: object) -> None:
    if tolerance is None:
        return
    if not isinstance(tolerance, Tolerance):
        raise SpecError(f"tolerance= is a Tolerance with its reason, not {tolerance!r}")
    if not isinstance(tolerance.reason, str) or not tolerance.reason.strip():
        raise SpecError("a Tolerance needs a reason: what makes the kernel differ from the reference by so much")
    for name in ("relative", "absolute", "terms", "magnitude"):
        value = getattr(tolerance, name)
        if value is not None:
            _check_number(f"tolerance: {name}", value)
    if tolerance.sums_in is not None and tolerance.sums_in not in CPP_NAMES:
        raise unknown("element type", tolerance.sums_in, CPP_NAMES)


# Names


def _check_names(spec: SpecFields) -> None:
    sizes, parameters = spec.sizes[0].keys(), spec.instances[0].keys()
    seen: dict[str, str] = {"seed": "the case's seed"}
    for name, what in (
        *((name, "a template parameter") for name in parameters),
        *((name, "a size") for name in sizes),
    ):
        _claim(seen, name, what)
    for argument in spec.arguments:
        is_size = isinstance(argument, Scalar) and seen.get(argument.name) == "a size"
        if is_size:
            del seen[argument.name]  # a scalar that passes this size
        _claim(seen, argument.name, "an argument")
    for name in placeholders(spec.kernel):
        if name not in parameters:
            raise unknown("template parameter in instances", name, parameters)


def _claim(seen: dict[str, str], name: object, what: str) -> None:
    if not isinstance(name, str) or not name.isidentifier() or name.startswith("_"):
        raise SpecError(f"{what} is named {name!r}: names are identifiers that do not begin with _")
    if name in seen:
        raise SpecError(f"the name {name!r} is given twice: to {seen[name]} and to {what}")
    seen[name] = what


# Arguments and launches


def _check_argument(spec: SpecFields, argument: Argument) -> None:
    _check_dtype(spec, argument)
    if isinstance(argument, ArrayArgument):
        _check_shape(spec, argument.shape)
        fill = getattr(argument, "fill", None)
        if fill is not None and not callable(fill):
            raise SpecError(f"fill= is Normal(), Uniform(), Computed(...) or the like, not {fill!r}")
        _check_tolerance(getattr(argument, "tolerance", None))
    elif isinstance(argument, Struct) and argument.value is None:
        raise SpecError("a Struct needs a value: its fields as a tuple or a mapping, or a function that gives them")
    elif isinstance(argument, Scalar) and argument.value is None and argument.name not in spec.sizes[0]:
        given_by_launches = callable(spec.launches) or all(argument.name in ln.scalars for ln in _known_launches(spec))
        if not given_by_launches:
            raise SpecError(
                f"it has no value, and there is no size of this name ({', '.join(spec.sizes[0]) or 'none'})"
            )


def _check_dtype(spec: SpecFields, argument: Argument) -> None:
    dtype = argument.dtype
    if isinstance(argument, Struct) and not (isinstance(dtype, np.dtype) and dtype.names):
        raise SpecError(f"a Struct has a structured dtype, np.dtype([('field', 'i4'), ...], align=True), not {dtype!r}")
    if isinstance(dtype, np.dtype):
        if dtype.hasobject:
            raise SpecError(f"a struct of Python objects, {dtype!r}, has no place in a kernel's memory")
        if not dtype.names:
            raise SpecError(f"a type that is not a struct is given by its name, {dtype.name!r}")
        return
    if not isinstance(dtype, str):
        raise SpecError(f"a type is given by its name, not by {dtype!r}")
    parameters = spec.instances[0]
    if dtype not in parameters:
        if dtype not in CPP_NAMES:
            raise unknown("element type", dtype, (*CPP_NAMES, *parameters))
        return
    for instance in spec.instances:
        if instance[dtype] not in CPP_NAMES:
            raise unknown(f"element type that {dtype} stands for:", instance[dtype], CPP_NAMES)


def _check_shape(spec: SpecFields, shape: object) -> None:
    if callable(shape):
        return
    extents = (shape,) if isinstance(shape, str | int) else shape
    if not isinstance(extents, Sequence):
        raise SpecError(f"shape= is a number, the name of a size, a tuple of these or a function, not {shape!r}")
    known = (*spec.sizes[0], *spec.instances[0], *(a.name for a in spec.arguments if isinstance(a, Scalar)))
    for extent in extents:
        if isinstance(extent, str):
            if extent not in known:
                raise unknown("size", extent, known)
        elif not isinstance(extent, int) or extent < 0:
            raise SpecError(f"an extent is a number or the name of a size, not {extent!r}")


def _known_launches(spec: SpecFields) -> Iterator[Launch]:
    """The launches that do not depend on the case."""
    if not callable(spec.launches):
        assert not isinstance(spec.launches, Launch)  # it has become a tuple
        yield from spec.launches


def check_launch(spec: SpecFields, launch: Launch) -> None:
    """Raises SpecError for a launch that names what the spec does not have."""
    if not isinstance(launch, Launch):
        raise SpecError(f"not a Launch: {launch!r}")
    passed = {argument.name for argument in spec.arguments if not is_variable(argument)}
    scalars = [argument.name for argument in spec.arguments if isinstance(argument, Scalar)]
    for name in launch.arguments or ():
        if name not in passed:
            raise unknown("argument", name, passed)
    for name in launch.scalars:
        if name not in scalars:
            raise unknown("scalar", name, scalars)
    for name in placeholders(launch.kernel or ""):
        if name not in spec.instances[0]:
            raise unknown("template parameter in instances", name, spec.instances[0])
