// HIP's memory on a stream, which notes what it is asked for instead.
#pragma once

#include <cstddef>

#include "../notes.h"

typedef void *hipStream_t;
enum hipError_t { hipSuccess, hipErrorOutOfMemory };

inline bool memory_is_full = false;

inline hipError_t hipMallocAsync(void **memory, std::size_t bytes, hipStream_t) {
    if (memory_is_full) return hipErrorOutOfMemory;
    *memory = name("scratch");
    note("hipMallocAsync", bytes);
    return hipSuccess;
}
inline hipError_t hipFreeAsync(void *memory, hipStream_t) {
    note("hipFreeAsync", memory);
    return hipSuccess;
}
