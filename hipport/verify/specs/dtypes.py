"""Element types of specs: their names, NumPy's types, and their names in CUDA C++."""

from __future__ import annotations

import difflib
from typing import Any
from typing import cast

import numpy as np

from hipport.verify.errors import SpecError

DType = np.dtype[Any]

#: Name in specs -> name in CUDA C++.
CPP_NAMES = {
    "float64": "double",
    "float32": "float",
    "float16": "__half",
    "bfloat16": "__nv_bfloat16",
    "int8": "signed char",
    "int16": "short",
    "int32": "int",
    "int64": "long long",
    "uint8": "unsigned char",
    "uint16": "unsigned short",
    "uint32": "unsigned int",
    "uint64": "unsigned long long",
    "bool": "bool",
    "complex64": "cuFloatComplex",
    "complex128": "cuDoubleComplex",
}


def dtype_named(name: str) -> DType:
    """The NumPy type of a name of ``CPP_NAMES``. Raises SpecError for any other name."""
    if name not in CPP_NAMES:
        near = difflib.get_close_matches(name, CPP_NAMES, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f" (there are: {', '.join(CPP_NAMES)})"
        raise SpecError(f"no element type {name!r}{hint}")
    if name == "bfloat16":
        return bfloat16()
    return np.dtype(name)


def bfloat16() -> DType:
    """NumPy's type for bfloat16, which the package ``ml_dtypes`` adds."""
    import ml_dtypes  # noqa: PLC0415 - few specs need it

    return cast("DType", np.dtype(ml_dtypes.bfloat16))


def is_floating(dtype: DType) -> bool:
    """Whether elements are real floating-point numbers, bfloat16 included."""
    return dtype.kind == "f" or dtype.name == "bfloat16"


def widened(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy in the type that references compute in: float64, complex128; any other type stays."""
    if is_floating(array.dtype):
        return array.astype(np.float64)
    return array.astype(np.complex128) if array.dtype.kind == "c" else array.copy()


def epsilon(dtype: DType) -> float:
    """The distance from 1 to the next number of a floating-point or complex type; 0 for any other."""
    if dtype.name == "bfloat16":
        return 2.0**-7
    return float(np.finfo(dtype).eps) if dtype.kind in "fc" else 0.0


def smallest_normal(dtype: DType) -> float:
    """The smallest number with full precision of a floating-point or complex type."""
    return 2.0**-126 if dtype.name == "bfloat16" else float(np.finfo(dtype).smallest_normal)
