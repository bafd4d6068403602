"""``declval.h`` in the engine, where code for host and device is one: the standard library's function is enough."""

from __future__ import annotations

import numpy as np

from hipport.cpu import Engine

PEEK = """
#include <hip/hip_runtime.h>
#include "hipport/declval.h"

struct Stack {
    int top;
    __host__ __device__ int peek() const { return top; }
};

template <class T>
__device__ auto peek(const T &stack) -> decltype(std::declval<T>().peek()) {
    return stack.peek();
}

extern "C" __global__ void first(int *out) { *out = peek(Stack{3}); }
"""


def test_a_result_by_declval() -> None:
    out = np.zeros(1, np.int32)
    Engine().compile(PEEK).launch("first", 1, 1, [out])
    assert out.tolist() == [3]
