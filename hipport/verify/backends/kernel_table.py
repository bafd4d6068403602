"""The table that is appended to a port, so that its code object has the kernels asked for, and names them.

For each kernel, or instance of a template, there is a variable that points to it, which instantiates it and whose
relocation tells its symbol, and a variable that describes its parameters: the metadata has only their sizes.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from typing import Any

from hipport.value_types import may_be_passed
from hipport.value_types import words
from hipport.verify.backends.code_object import CodeObject
from hipport.verify.backends.code_object import CodeObjectError
from hipport.verify.backends.code_object import KernelCode

if TYPE_CHECKING:
    import numpy as np

#: The name of the table in messages of the compiler; the line of a kernel is its number in the table, from 1 on.
PLACE = "kernels asked for"

#: The C++ types of numbers by their kinds, as both clang and NVIDIA's compiler know them.
_NUMBERS = {
    "V": ("void",),
    "b": ("bool",),
    "f": ("float", "double"),
    "i": ("char", "signed char", "short", "int", "long", "long long"),
    "u": ("unsigned char", "unsigned short", "unsigned int", "unsigned long", "unsigned long long"),
}
_kinds = "\n".join(
    f"template <> constexpr char kind_of<{name}> = '{kind}';" for kind, names in _NUMBERS.items() for name in names
)

_HEAD = f"""
#line 1 "the table of kernels"
namespace hipport_table {{
struct Parameter {{
    unsigned size;
    char kind;
    bool is_pointer;
    unsigned short unused;
}};
template <class T, class = void> constexpr unsigned size_of = 0;
template <class T> constexpr unsigned size_of<T, decltype(void(sizeof(T)))> = sizeof(T);
template <> constexpr unsigned size_of<void> = 0;
template <class T> constexpr char kind_of = __is_enum(T) ? 'i' : 'S';
{_kinds}
template <class T> struct Described {{
    static constexpr Parameter parameter = {{size_of<T>, kind_of<T>, false, 0}};
}};
template <class T> struct Described<const T> : Described<T> {{}};
template <class T> struct Described<volatile T> : Described<T> {{}};
template <class T> struct Described<const volatile T> : Described<T> {{}};
template <class T> struct Described<T*> {{
    static constexpr Parameter parameter = {{Described<T>::parameter.size, Described<T>::parameter.kind, true, 0}};
}};
template <class T> struct Described<T* __restrict__> : Described<T*> {{}};
template <class... P> struct Parameters {{
    Parameter of[sizeof...(P) + 1];
}};
template <class... P> constexpr Parameters<P...> parameters_of(void (*)(P...)) {{
    return {{{{Described<P>::parameter..., {{0, 0, false, 0}}}}}};
}}
}}
#line 1 "{PLACE}"
"""
_PARAMETER = struct.Struct("<Ic?H")


@dataclass(frozen=True, slots=True)
class KernelParameter:
    """A kernel's parameter: ``kind`` and ``size`` (in bytes) of its value, or of what it points to. The kind is as in
    NumPy's ``dtype.kind``, ``S`` for classes, ``V`` for void.
    """

    kind: str
    size: int
    is_pointer: bool

    def __str__(self) -> str:
        value = "anything" if self.kind == "V" or not self.size else words(self.kind, self.size)
        return f"pointer to {value}" if self.is_pointer else value

    def takes(self, dtype: np.dtype[Any]) -> bool:
        """Whether a value of this type, or an array of it, may be passed. A class takes any value of its size, as C++
        has classes for some of NumPy's numbers; an array of a class may be passed as an array of its members.
        """
        if self.kind == "V" or not self.size:
            return self.is_pointer
        if self.kind == "S":
            return self.is_pointer or dtype.itemsize == self.size
        return may_be_passed(dtype, self.kind, self.size)


@dataclass(frozen=True, slots=True)
class CompiledKernel:
    """A kernel of a program: its code, and its parameters as the source declares them."""

    code: KernelCode
    parameters: tuple[KernelParameter, ...]


def table_of(kernels: Sequence[str]) -> str:
    """The text to append for these kernels, as HIP names them."""
    lines = [
        f'extern "C" __device__ const void* const hipport_kernel_{n} = (const void*)&{name}; {_described(n, name)}'
        for n, name in enumerate(kernels)
    ]
    return "\n".join((_HEAD + "\n".join(lines), ""))


def parameters_of(kernels: Sequence[str]) -> str:
    """The text to append where the compiler itself reports the symbols of these kernels: only their parameters."""
    return "\n".join((_HEAD + "\n".join(_described(n, name) for n, name in enumerate(kernels)), ""))


def _described(number: int, kernel: str) -> str:
    return f'extern "C" __device__ const auto {parameters_name(number)} = hipport_table::parameters_of(&{kernel});'


def parameters_name(number: int) -> str:
    """The name of the variable that describes the parameters of a kernel of the table."""
    return f"hipport_parameters_{number}"


def read_parameters(described: bytes) -> tuple[KernelParameter, ...]:
    """The parameters of a kernel, from the contents of the variable that describes them."""
    records = [_PARAMETER.unpack_from(described, at) for at in range(0, len(described), _PARAMETER.size)]
    return tuple(KernelParameter(kind.decode(), size, pointer) for size, kind, pointer, _ in records[:-1])


def read_table(code: CodeObject, kernels: Sequence[str]) -> Mapping[str, CompiledKernel]:
    """The kernels by these names. Raises CodeObjectError where one of them is not in the code object."""
    found: dict[str, CompiledKernel] = {}
    for number, name in enumerate(kernels):
        symbol = code.function_in(f"hipport_kernel_{number}")
        described = code.bytes_of(parameters_name(number))
        if symbol is None or symbol not in code.kernels or described is None:
            raise CodeObjectError(f"it has no kernel {name}")
        try:
            found[name] = CompiledKernel(code.kernels[symbol], read_parameters(described))
        except (struct.error, UnicodeDecodeError) as error:
            raise CodeObjectError(f"it does not describe the kernel {name}: {error}") from None
    return found
