#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/minmax.h"  // HP122@1
#define LANES 32

// as many places as lanes are there, or as are asked for
__device__ unsigned reserved(unsigned mask, unsigned long long rest) {
    unsigned active = __popc(mask);
    unsigned taken = rest > active ? active : rest;
    unsigned width;
    if (threadIdx.x % 32 == 0) width = taken;
    else width = taken - 1;
    return (1 << width) - 1;
//~           ^~ HP717 warning: where width is 32 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: write width < 32 ? 1u << width : 0 in its place
}

__device__ unsigned of_all(unsigned mask) {
    unsigned active = __popc(mask);
    return mask & ((1u << active) - 1u);
//~                    ^~ HP717 warning:
//~   where active is 32 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: write active < 32 ? 1u << active : 0 in its place
}

__device__ unsigned of_row(int rest) {
    const int valid = min(rest, LANES);
    return (1u << valid) - 1;
//~            ^~ HP717 warning: where valid is 32 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: write valid < 32 ? 1u << valid : 0 in its place
}

// fewer than 32, by what is counted or by the limit
__device__ unsigned below(unsigned mask, int lane) {
    unsigned rank = __popc(mask & ((1u << lane) - 1));
    return (1u << rank) - 1;
}

__device__ unsigned of_half(int rest) {
    const int valid = min(rest, 16), others = __popc(valid) - 1;
    return ((1u << valid) - 1) | ((1u << others) - 1);
}

// settled by a condition, and in 64 bits
__device__ unsigned settled(int rest) {
    const int valid = min(rest, 32);
    return valid == 32 ? ~0u : (1u << valid) - 1;
}

__device__ unsigned long long wide(int rest) {
    const int valid = min(rest, 32);
    return (1ull << valid) - 1;
}

__device__ unsigned without_last(int rest) {
    const int others = min(rest, 32) - 1;
    return (1u << others) - 1;
}
