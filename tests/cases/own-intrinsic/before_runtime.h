#pragma once
#include <stdint.h>

// A header that a unit includes before HIP's runtime, where only the compiler's own macros are there.
#ifdef _WIN64
#include <intrin.h>
#else
//+ #if !defined(__clang__)  // HP221@1
static inline uint64_t __rdtsc() {
//~                    ^~~~~~~ HP221 error fixed: clang has __rdtsc built in: this is a redefinition
//~   remedy, safe fix: leave this definition out where __clang__ is defined
    uint32_t high, low;
    __asm__ __volatile__("rdtsc" : "=a"(low), "=d"(high));
    return ((uint64_t)high << 32) | low;
}
//+ #endif  // HP221@1
#endif

#if !defined(__clang__)
static inline void _mm_pause() {}
#endif
