"""Dynamic shared memory under all its names: in templates, member functions, lambdas, macros and namespaces."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles a large kernel

KERNELS = Path(__file__).parent / "kernels"
CASES = {
    "dynamic_shared.hip": {
        "in_template<float>": "f4",
        "in_template<int>": "i4",
        "in_template<double>": "f8",
        "by_helper<float>": "f4",
        "by_helper<double>": "f8",
        "of_functor<Reversal<float>>": "f4",
        "several_declarators": "f4",
        "other_words": "f4",
        "in_arms": "f4",
        "in_lambdas<float>": "f4",
    },
    "dynamic_shared_outside.hip": {"outside<float>": "f4", "one_memory": "f4"},
}


@cache
def _module(file: str, check: bool) -> Module:
    return Engine(check=check).compile(KERNELS / file)


@pytest.mark.parametrize("check", [False, True], ids=["plain", "check"])
@pytest.mark.parametrize(("file", "kernel"), [(file, kernel) for file, kernels in CASES.items() for kernel in kernels])
def test_name_is_the_block(file: str, kernel: str, check: bool) -> None:
    values = np.arange(1, 65, dtype=CASES[file][kernel])
    out = np.zeros_like(values)
    findings = _module(file, check).launch(kernel, 1, 64, [values, out], shared_bytes=1024)
    assert findings == ()
    np.testing.assert_array_equal(out, 2 * values[::-1])
