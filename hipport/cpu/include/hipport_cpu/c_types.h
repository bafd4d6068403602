// HIP's vector types and dim3 for host code in C; vectors.h has those of C++.

#ifndef HIPPORT_CPU_C_TYPES_H
#define HIPPORT_CPU_C_TYPES_H

#include <stdint.h>

#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1
#endif
#define __host__
#define __device__

typedef struct dim3 {
    uint32_t x, y, z;
} dim3;

// Aligned as in C++: to the whole vector, but for three components.
#define HIPPORT_CPU_VECTOR(name, T)                                                                         \
    typedef struct name##1 { T x; } name##1;                                                                \
    typedef struct name##2 { T x, y; } __attribute__((aligned(2 * sizeof(T)))) name##2;                     \
    typedef struct name##3 { T x, y, z; } name##3;                                                          \
    typedef struct name##4 { T x, y, z, w; } __attribute__((aligned(4 * sizeof(T)))) name##4;               \
    static inline name##1 make_##name##1(T x) { return (name##1){x}; }                                      \
    static inline name##2 make_##name##2(T x, T y) { return (name##2){x, y}; }                              \
    static inline name##3 make_##name##3(T x, T y, T z) { return (name##3){x, y, z}; }                      \
    static inline name##4 make_##name##4(T x, T y, T z, T w) { return (name##4){x, y, z, w}; }
HIPPORT_CPU_VECTOR(char, char)
HIPPORT_CPU_VECTOR(uchar, unsigned char)
HIPPORT_CPU_VECTOR(short, short)
HIPPORT_CPU_VECTOR(ushort, unsigned short)
HIPPORT_CPU_VECTOR(int, int)
HIPPORT_CPU_VECTOR(uint, unsigned int)
HIPPORT_CPU_VECTOR(long, long)
HIPPORT_CPU_VECTOR(ulong, unsigned long)
HIPPORT_CPU_VECTOR(longlong, long long)
HIPPORT_CPU_VECTOR(ulonglong, unsigned long long)
HIPPORT_CPU_VECTOR(float, float)
HIPPORT_CPU_VECTOR(double, double)
#undef HIPPORT_CPU_VECTOR

#endif
