"""Kernels by chance, in which threads wait in straight code, in loops and where they part."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

HEAD = """
#include <hip/hip_runtime.h>
#define OTHER(x) static_cast<unsigned>((x) * 2654435761u >> 7)
"""
#: What a thread does without a wait; `t` is its number in the block, `v` and `w` its values, `n` the same for all.
_PLAIN = (
    "v = v * 5 + w + {i};",
    "w ^= v >> {s};",
    "v += in[OTHER(w + {i}) % count];",
    "for (unsigned j = 0; j < n % {k} + 2; ++j) v = v * 3 + j;",
    "for (unsigned j = 0; j < (w & 3); ++j) v += j * w;",
    "own[w & 3] = v; v += own[(w + {i}) & 3];",
    "if (v & {k}) {{ w += {i}; }} else {{ w -= v; }}",
    "atomicAdd(&total, w & 1023);",
    "v += threadIdx.y * 3 + blockIdx.x;",
)
#: What the lanes do that are here together.
_WAVE = (
    "v += __shfl_down(w, {k} & 31);",
    "w += __shfl_xor(v, {k} & 15);",
    "v ^= static_cast<unsigned>(__ballot(w & 1));",
    "w += __popcll(__activemask());",
    "v += __shfl(w, v & 31);",
    "w += __any(v == {i}) + 2 * __all(v != {i});",
)
#: What all threads of the block do.
_BLOCK = (
    "shared[t] = v; __syncthreads(); w += shared[(t + {i}) % threads]; __syncthreads();",
    "v += __syncthreads_count(w & 1);",
    """for (unsigned s = threads / 2; s > 0; s >>= 1) {{
        shared[t] = v;
        __syncthreads();
        if (t < s) v += shared[t + s];
        __syncthreads();
    }}""",
)
#: What a thread must not do.
_FAULTS = (
    "shared[(t + {i}) % threads] = v;",
    "v += shared[(t + {i}) % threads];",
    "v += in[count + w % {k} * 64];",
    "total = v;",
    "if (v & {k}) {{ out[blockIdx.x * threads + t + {s} * threads] = w; }}",
    "own[(w + {i}) % 5] = v;",
    "if (t & {k}) v += __shfl(w, {i} & 31);",
    "if (t == {i}) v += *reinterpret_cast<const unsigned*>(reinterpret_cast<const char*>(in) + {s});",
    "if (w % 3 == 0) v += scratch[{k}]; else scratch[{k}] = w;",
)
_UNIFORM = ("n & {k}", "blockIdx.x == {i} % 3", "gridDim.x > {i} % 4")
_PARTING = ("t & {k}", "v & {k}", "threadIdx.x < {i}", "(w >> {s}) % 3 == 0")


def kernel(number: int, faults: int = 0) -> str:
    """A kernel ``k0``, ``k1``, ...: the same for the same numbers; with some faults at lines of their own."""
    random = Random(number)
    lines = list(_statements(random, depth=0, apart=False))
    for _ in range(faults):
        lines.insert(random.randrange(len(lines) + 1), _filled(random, _FAULTS))
    body = "\n".join(lines)
    return f"""
__global__ void k{number}(const unsigned* in, unsigned* out, unsigned count, unsigned n) {{
    __shared__ unsigned shared[1024], scratch[8], total;
    const unsigned threads = blockDim.x * blockDim.y, t = threadIdx.y * blockDim.x + threadIdx.x;
    unsigned v = in[(blockIdx.x * threads + t) % count], w = t, own[4] = {{t, v, t * v, 1}};
    if (t == 0) total = 0;
    __syncthreads();
{body}
    __syncthreads();
    out[blockIdx.x * threads + t] = v * 31 + w + total;
}}
"""


def _statements(random: Random, depth: int, *, apart: bool) -> Iterator[str]:
    """Statements of a block; where threads are ``apart``, none waits for the whole block."""
    for _ in range(random.randint(2, 4)):
        choice = random.random()
        if choice < 0.35 or depth > 2:
            yield _filled(random, _PLAIN)
        elif choice < 0.6:
            yield _filled(random, _WAVE)
        elif choice < 0.72:
            yield _filled(random, _WAVE if apart else _BLOCK)
        elif choice < 0.86:
            parts = random.random() < 0.6
            condition = _filled(random, _PARTING if parts else _UNIFORM)
            yield f"if ({condition}) {{"
            yield from _statements(random, depth + 1, apart=apart or parts)
            yield "} else {"
            yield from _statements(random, depth + 1, apart=apart or parts)
            yield "}"
        else:
            parts = random.random() < 0.5
            bound = "(w & 3)" if parts else f"n % {random.randint(2, 4)}"
            name = f"i{depth}"
            yield f"for (unsigned {name} = 0, e = {bound}; {name} < e; ++{name}) {{"
            yield from _statements(random, depth + 1, apart=apart or parts)
            yield "}"


def _filled(random: Random, forms: tuple[str, ...]) -> str:
    return random.choice(forms).format(i=random.randint(1, 37), k=random.randint(1, 7), s=random.randint(1, 9))
