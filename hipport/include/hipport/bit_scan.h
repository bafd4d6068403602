// CUDA's __ffs and __ffsll for every type of argument. Comes with hipport, belongs to the project that it was copied
// into.
// hipport: ignore-file
//
// CUDA has one function of each name, for int and for long long, to which other numbers convert. HIP has two, signed and
// unsigned, between which a call with another type is ambiguous.

#ifndef HIPPORT_BIT_SCAN_H
#define HIPPORT_BIT_SCAN_H

#include <hip/hip_runtime.h>

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__)

// Templates: HIP's functions go before them for the types that those have.
template <class T>
__device__ inline int __ffs(T value) {
    return __ffs(static_cast<int>(value));
}
template <class T>
__device__ inline int __ffsll(T value) {
    return __ffsll(static_cast<long long>(value));
}

#endif

#endif
