// Functions of <string.h> for device code. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// nvcc has memcpy and memset for the device, in namespace std as well, and takes calls of the others in functions for
// the device that no kernel calls. HIP has memcpy and memset, but not in std, and refuses the others at once.

#ifndef HIPPORT_C_STRING_H
#define HIPPORT_C_STRING_H

#include <hip/hip_runtime.h>

#include <cstring>

#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__) && !defined(HIPPORT_CPU_ENGINE)

static inline __device__ size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n]) ++n;
    return n;
}

static inline __device__ int strncmp(const char *a, const char *b, size_t n) {
    for (; n != 0; ++a, ++b, --n)
        if (*a != *b) return static_cast<unsigned char>(*a) < static_cast<unsigned char>(*b) ? -1 : 1;
        else if (!*a) break;
    return 0;
}

static inline __device__ int strcmp(const char *a, const char *b) { return strncmp(a, b, ~static_cast<size_t>(0)); }

static inline __device__ int memcmp(const void *a, const void *b, size_t n) {
    const unsigned char *left = static_cast<const unsigned char *>(a), *right = static_cast<const unsigned char *>(b);
    for (; n != 0; ++left, ++right, --n)
        if (*left != *right) return *left < *right ? -1 : 1;
    return 0;
}

static inline __device__ void *memmove(void *to, const void *from, size_t n) {
    char *out = static_cast<char *>(to);
    const char *in = static_cast<const char *>(from);
    if (out < in)
        for (size_t i = 0; i < n; ++i) out[i] = in[i];
    else
        while (n-- > 0) out[n] = in[n];
    return to;
}

static inline __device__ char *strcpy(char *to, const char *from) {
    for (size_t i = 0; (to[i] = from[i]); ++i) {}
    return to;
}

static inline __device__ char *strncpy(char *to, const char *from, size_t n) {
    size_t i = 0;
    for (; i < n && from[i]; ++i) to[i] = from[i];
    for (; i < n; ++i) to[i] = '\0';
    return to;
}

static inline __device__ char *strcat(char *to, const char *from) {
    strcpy(to + strlen(to), from);
    return to;
}

namespace std {
using ::memcmp;
using ::memcpy;
using ::memmove;
using ::memset;
using ::strcat;
using ::strcmp;
using ::strcpy;
using ::strlen;
using ::strncmp;
using ::strncpy;
}  // namespace std

#endif

#endif
