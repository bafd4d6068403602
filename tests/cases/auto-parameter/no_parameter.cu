#include <hip/hip_runtime.h>

// What only looks like a parameter of a function: loops, conditions, lambdas, results.

__device__ const auto on_each = [](auto value) { return value + 1; };

template <class F> __device__ void apply(F f, int *out) {
    for (auto i : {1, 2}) *out += f(i);
    if (auto first = *out; first > 0) *out = first;
}

__global__ void k(int *out) { apply([](const auto &value) { return value; }, out); }
