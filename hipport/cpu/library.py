"""Compiled kernels as loaded libraries: their parameters, their arguments, their launches."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hipport.cpu.checking import CheckedModule
from hipport.cpu.checking import DeviceVariable
from hipport.cpu.errors import Fault
from hipport.cpu.errors import LaunchError
from hipport.cpu.failures import STACK
from hipport.cpu.failures import failure_text
from hipport.cpu.failures import located_assertion
from hipport.cpu.findings import KernelFinding
from hipport.cpu.findings import time_limit
from hipport.cpu.guarded import GuardedArrays
from hipport.cpu.missing_headers import VARIABLE as MISSING_HEADERS
from hipport.cpu.places import LineTable
from hipport.cpu.places import PlaceOf
from hipport.cpu.places import SourceLine
from hipport.cpu.places import as_compiled
from hipport.cpu.symbols import read_symbols
from hipport.value_types import is_number
from hipport.value_types import may_be_passed
from hipport.value_types import words

#: A kernel's argument: an array for a pointer (None for a null pointer), a number or a NumPy value for anything else.
Argument = NDArray[np.generic] | np.generic | complex | bool | bytes | None

#: How far around an address code is looked at, in bytes.
_NEAR = tuple(2**power for power in range(2, 10))


class _Launch(ctypes.Structure):
    _fields_ = (
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("wavefront", ctypes.c_uint),
        ("workers", ctypes.c_uint),
        ("order", ctypes.c_uint),
        ("cooperative", ctypes.c_uint),
        ("resident", ctypes.c_uint),
        ("is_shared", ctypes.c_uint),
        ("seconds", ctypes.c_double),
        ("local_bytes", ctypes.c_size_t),
        ("number", ctypes.c_uint64),
        ("check", ctypes.c_void_p),
    )


class _Failure(ctypes.Structure):
    _fields_ = (
        ("status", ctypes.c_int),
        ("signal", ctypes.c_int),
        ("in_kernel", ctypes.c_int),
        ("thread_known", ctypes.c_int),
        ("block", ctypes.c_uint * 3),
        ("thread", ctypes.c_uint * 3),
        ("place", ctypes.c_void_p),
        ("caller", ctypes.c_void_p),
        ("address", ctypes.c_void_p),
        ("text", ctypes.c_char * 512),
    )


_LaunchFunction = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
_DescribeFunction = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_size_t)


class _Entry(ctypes.Structure):
    pass


_Entry._fields_ = (
    ("name", ctypes.c_char_p),
    ("launch", _LaunchFunction),
    ("describe", _DescribeFunction),
    ("address", ctypes.c_void_p),
    ("bytes", ctypes.c_size_t),
    ("next", ctypes.POINTER(_Entry)),
    ("is_constant", ctypes.c_bool),
    ("is_writable", ctypes.c_bool),
)


@dataclass(frozen=True, slots=True)
class LaunchParameter:
    """A kernel's parameter: the kind of its value or of what it points to (as in NumPy's ``dtype.kind``, ``S`` for
    structs, ``V`` for void) and its size in bytes.
    """

    kind: str
    size: int
    is_pointer: bool = False
    is_constant: bool = False

    def __str__(self) -> str:
        if self.kind == "V":
            return "pointer to anything"
        value = words(self.kind, self.size)
        return f"pointer to {'read-only ' * self.is_constant}{value}" if self.is_pointer else value


def read_parameters(described: str) -> tuple[LaunchParameter, ...]:
    """The parameters in the text that a module's ``describe`` writes: ``f4 *const f4 *u1``."""
    return tuple(
        LaunchParameter(kind, int(size), bool(star), bool(constant))
        for star, constant, kind, size in re.findall(r"(?:(\*)(const)? )?([a-zA-Z])(\d+)", described)
    )


@dataclass(frozen=True, slots=True)
class LoadedKernel:
    """A kernel of a loaded module. ``shared_bytes`` is the static shared memory that it declares itself, without that
    of functions that it calls; ``launch_bounds`` is the number of threads that its ``__launch_bounds__`` allow,
    None without them; ``address`` is the address of its code, ``encodings`` are its names in those of what is declared
    in it.
    """

    name: str
    parameters: tuple[LaunchParameter, ...]
    shared_bytes: int
    launch: ctypes._FuncPointer  # the module's function
    address: int
    launch_bounds: int | None
    encodings: frozenset[str]


@dataclass(frozen=True, slots=True)
class LaunchShape:
    """How a kernel is launched: extents in x, y, z, and the machine that is emulated."""

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    wavefront: int
    workers: int
    order: int
    cooperative: bool
    seconds: float
    local_bytes: int
    arch: str


class LoadedLibrary:
    """A compiled module in this process, of the file ``path``. ``names`` are those of kernels' parameters by the
    kernels' own names; ``place_of`` finds the places of the compiled source in the user's.
    """

    def __init__(
        self, path: Path, runtime: Path, names: Mapping[str, tuple[str, ...]], place_of: PlaceOf = as_compiled
    ) -> None:
        load_runtime(runtime)
        self.path = path
        self._lines = LineTable(path, place_of)
        self._names = names
        self._library = ctypes.CDLL(str(path))
        symbols = read_symbols(path)
        first = self._library.hipport_cpu_entries
        address = ctypes.cast(first, ctypes.c_void_p).value or 0
        self._base = address - symbols.functions.get("hipport_cpu_entries", address)  # where the library was loaded
        self.kernels: dict[str, LoadedKernel] = {}
        self.variables: dict[str, DeviceVariable] = {}
        for entry in self._entries():
            name = entry.name.decode()
            if entry.launch:
                text = ctypes.create_string_buffer(4096)
                entry.describe(text, len(text))
                shared = symbols.shared_bytes(entry.address - self._base)
                bounds_at = symbols.launch_bounds(entry.address - self._base)
                bounds = bounds_at and ctypes.c_uint.from_address(self._base + bounds_at).value
                parameters = read_parameters(text.value.decode())
                encodings = symbols.encodings(entry.address - self._base)
                self.kernels[name] = LoadedKernel(
                    name, parameters, shared, entry.launch, entry.address, bounds, encodings
                )
            else:
                self.variables[name] = DeviceVariable(entry.address, entry.bytes, entry.is_constant, entry.is_writable)
        #: Headers that the source includes and that were not there when it was compiled.
        self.missing_headers = _missing_headers(self._library)
        tells_memory = getattr(self._library, "hipport_cpu_thread_local", None)
        memory_at = ctypes.cast(tells_memory, ctypes.c_void_p).value if tells_memory else None
        self._checked = CheckedModule(self._lines, symbols, self.variables, memory_at) if memory_at else None

    def _entries(self) -> Iterator[_Entry]:
        first = self._library.hipport_cpu_entries
        first.restype = ctypes.POINTER(_Entry)
        entry = first()
        while entry:
            yield entry.contents
            entry = entry.contents.next

    def variable(self, name: str) -> NDArray[np.uint8]:
        """The bytes of a variable in device memory, which are the variable's own; read-only where it is const."""
        variable = self.variables[name]
        array = np.ctypeslib.as_array((ctypes.c_uint8 * variable.nbytes).from_address(variable.address))
        array.flags.writeable = variable.is_writable
        return array

    def launch(
        self,
        kernel: LoadedKernel,
        shape: LaunchShape,
        arguments: Sequence[Argument],
        *,
        shared_bytes: int = 0,
        unwritten: Collection[int] = (),
    ) -> tuple[KernelFinding, ...]:
        """Run a kernel to its end; returns what a check build finds. ``shared_bytes`` is the size of dynamic shared
        memory, ``unwritten`` are the indices of arrays that hold nothing yet.

        Raises TypeError for arguments that do not fit, LaunchError for a launch that fails.
        """
        if len(arguments) != len(kernel.parameters):
            raise TypeError(f"{kernel.name} takes {len(kernel.parameters)} arguments, {len(arguments)} were given")
        values = [
            _pass(kernel.name, number, parameter, argument)
            for number, (parameter, argument) in enumerate(zip(kernel.parameters, arguments, strict=True), 1)
        ]

        def run(elsewhere: Mapping[int, int], check: int) -> None:
            for index, address in elsewhere.items():
                values[index] = np.array(address, dtype=np.uintp)
            self._run(kernel, shape, values, check)

        if self._checked is None:
            run({}, 0)
            return ()
        own_name = re.split("[<(]", kernel.name, maxsplit=1)[0].rpartition("::")[2]
        names = self._names.get(kernel.name) or self._names.get(own_name, ())
        arrays = {
            index: argument
            for index, argument in enumerate(arguments)
            if kernel.parameters[index].is_pointer and isinstance(argument, np.ndarray)
        }
        constant = {index for index in arrays if kernel.parameters[index].is_constant}
        return self._checked.launch(
            kernel.name,
            names if len(names) == len(arguments) else (),
            lambda: GuardedArrays(arrays, constant, unwritten),
            shared_bytes,
            run,
        )

    def _run(self, kernel: LoadedKernel, shape: LaunchShape, values: Sequence[NDArray[np.generic]], check: int) -> None:
        addresses = (ctypes.c_void_p * max(1, len(values)))(*(value.ctypes.data for value in values))
        launch = _Launch(
            grid=shape.grid,
            block=shape.block,
            wavefront=shape.wavefront,
            workers=shape.workers,
            order=shape.order,
            cooperative=shape.cooperative,
            seconds=shape.seconds,
            local_bytes=shape.local_bytes,
            check=check,
        )
        failure = _Failure()
        if kernel.launch(ctypes.addressof(launch), ctypes.addressof(addresses), ctypes.addressof(failure)):
            raise self._error(kernel, shape, failure)

    def _error(self, kernel: LoadedKernel, shape: LaunchShape, failure: _Failure) -> LaunchError:
        fault = Fault(failure.status)
        said = failure.text.decode("utf-8", "replace")
        if fault is Fault.ASSERTION:
            said = located_assertion(said, self._lines.place_of)
        text = failure_text(
            fault,
            said,
            number=failure.signal,
            address=failure.address or 0,
            seconds=shape.seconds,
            arch=shape.arch,
            local_bytes=shape.local_bytes,
        )
        block = _coordinates(failure.block) if failure.in_kernel else None
        thread = _coordinates(failure.thread) if failure.thread_known else None
        is_of_kernel = failure.in_kernel or said == STACK  # what it needs is known before it runs
        place = None
        if is_of_kernel:
            is_any = fault is Fault.TIMED_OUT
            place = self._place(kernel, failure.place or 0, failure.caller or 0, is_any=is_any)
        findings: tuple[KernelFinding, ...] = ()
        if fault is Fault.TIMED_OUT and self._checked:
            findings = (time_limit(kernel.name, shape.seconds, place, block, thread),)
        return LaunchError(
            text,
            fault=fault,
            kernel=kernel.name,
            block=block,
            thread=thread,
            place=str(place) if place else None,
            findings=findings,
        )

    def _place(self, kernel: LoadedKernel, address: int, caller: int, *, is_any: bool) -> SourceLine | None:
        """The user's line of an address in the module's code; else that of the call by which the kernel has left it, or
        of the kernel itself. An address that ``is_any`` of the running ones may be in what the compiler adds around a
        body, which has the line of the kernel's head, or none: then it is that of the code next to it.
        """
        # A return address is after its call.
        at, left, head = (place - self._base for place in (address, caller - 1, kernel.address))
        near = [at + sign * distance for distance in _NEAR for sign in (-1, 1)] if is_any else []
        offsets = [at, *near, left, head]
        lines = self._lines.lines(offset for offset in offsets if offset > 0)
        found = [line for offset in offsets for line in lines.get(offset, ())[:1]]
        of_head = lines.get(head, ())[:1] if is_any else ()
        return next((line for line in found if line not in of_head), next(iter(found), None))


def _missing_headers(library: ctypes.CDLL) -> tuple[str, ...]:
    try:
        names = ctypes.c_char.in_dll(library, MISSING_HEADERS)
    except ValueError:
        return ()
    return tuple(ctypes.string_at(ctypes.addressof(names)).decode("utf-8", "replace").splitlines())


@cache
def load_runtime(path: Path) -> ctypes.CDLL:
    """The runtime, which modules need before they are loaded."""
    # Modules take its functions and its thread-local variables from the global scope.
    return ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)


def _coordinates(values: Sequence[int]) -> tuple[int, int, int]:
    x, y, z = values
    return x, y, z


def _pass(kernel: str, number: int, parameter: LaunchParameter, argument: Argument) -> NDArray[np.generic]:
    """An argument as an array that holds the parameter's value."""
    try:
        if parameter.is_pointer:
            return np.array(_address(parameter, argument), dtype=np.uintp)
        return _value(parameter, argument)
    except (TypeError, ValueError, OverflowError) as error:
        raise TypeError(f"{kernel}: argument {number} ({parameter}): {error}") from None


def _address(parameter: LaunchParameter, argument: Argument) -> int:
    if argument is None:
        return 0
    if not isinstance(argument, np.ndarray):
        raise TypeError(f"the value must be an array, not {type(argument).__name__}")
    if not argument.flags.c_contiguous:
        raise ValueError("the array is not contiguous")
    if not (argument.flags.writeable or parameter.is_constant):
        raise ValueError("the array is read-only, and the kernel may write to it")
    dtype = argument.dtype
    if is_number(parameter.kind):
        if not may_be_passed(dtype, parameter.kind, parameter.size):
            raise TypeError(f"the array has elements of type {dtype}")
    elif parameter.kind == "S" and argument.nbytes % parameter.size:
        raise TypeError(f"the array's {argument.nbytes} bytes are not a whole number of elements")
    return argument.ctypes.data


def _value(parameter: LaunchParameter, argument: Argument) -> NDArray[np.generic]:
    if parameter.kind == "S":
        value = np.frombuffer(argument, np.uint8) if isinstance(argument, bytes) else np.asarray(argument)
        if value.nbytes != parameter.size:
            raise TypeError(f"the value has {value.nbytes} bytes")
        return np.ascontiguousarray(value)
    if argument is None or isinstance(argument, bytes) or (isinstance(argument, np.ndarray) and argument.ndim):
        raise TypeError(f"the value must be a number, not {type(argument).__name__}")
    if isinstance(argument, np.generic):
        argument = argument.item()
    if parameter.kind != "f" and isinstance(argument, float):
        raise TypeError("the value must be an integer, not a float")
    return np.array(argument, dtype=f"{parameter.kind}{parameter.size}")
