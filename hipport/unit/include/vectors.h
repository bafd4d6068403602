// What the samples' helper_math.h adds to CUDA's vectors: operators and functions, for the host and the device.
#pragma once
#include "cuda/cuda_runtime.h"
#define HIPPORT_BOTH inline __host__ __device__
#define HIPPORT_OPERATOR(T, S, op) \
    HIPPORT_BOTH T operator op(T, T); \
    HIPPORT_BOTH T operator op(T, S); \
    HIPPORT_BOTH T operator op(S, T); \
    HIPPORT_BOTH void operator op##=(T &, T); \
    HIPPORT_BOTH void operator op##=(T &, S);
#define HIPPORT_ALL(T, S) \
    HIPPORT_OPERATOR(T, S, +) HIPPORT_OPERATOR(T, S, -) HIPPORT_OPERATOR(T, S, *) HIPPORT_OPERATOR(T, S, /) \
    HIPPORT_BOTH T operator-(T &); \
    HIPPORT_BOTH T min(T, T); \
    HIPPORT_BOTH T max(T, T); \
    HIPPORT_BOTH T clamp(T, S, S); \
    HIPPORT_BOTH T clamp(T, T, T); \
    HIPPORT_BOTH S dot(T, T); \
    HIPPORT_BOTH T abs(T);
HIPPORT_ALL(int2, int) HIPPORT_ALL(int3, int) HIPPORT_ALL(int4, int)
HIPPORT_ALL(uint2, unsigned) HIPPORT_ALL(uint3, unsigned) HIPPORT_ALL(uint4, unsigned)
#define HIPPORT_FLOATS(T) \
    HIPPORT_ALL(T, float) \
    HIPPORT_BOTH T fminf(T, T); \
    HIPPORT_BOTH T fmaxf(T, T); \
    HIPPORT_BOTH T lerp(T, T, float); \
    HIPPORT_BOTH float length(T); \
    HIPPORT_BOTH T normalize(T); \
    HIPPORT_BOTH T floorf(T); \
    HIPPORT_BOTH T fracf(T); \
    HIPPORT_BOTH T fmodf(T, T); \
    HIPPORT_BOTH T fabs(T); \
    HIPPORT_BOTH T reflect(T, T); \
    HIPPORT_BOTH T smoothstep(T, T, T);
HIPPORT_FLOATS(float2) HIPPORT_FLOATS(float3) HIPPORT_FLOATS(float4)
HIPPORT_BOTH float3 cross(float3, float3);
HIPPORT_BOTH float clamp(float, float, float);
HIPPORT_BOTH int clamp(int, int, int);
HIPPORT_BOTH unsigned clamp(unsigned, unsigned, unsigned);
#if __cplusplus < 202002L  // else the one of std is there
HIPPORT_BOTH float lerp(float, float, float);
#endif
HIPPORT_BOTH float fracf(float);
HIPPORT_BOTH float smoothstep(float, float, float);
#define HIPPORT_MAKE(name, T, S, two, three) \
    HIPPORT_BOTH T##2 name##2(S); \
    HIPPORT_BOTH T##3 name##3(S); \
    HIPPORT_BOTH T##4 name##4(S); \
    HIPPORT_BOTH T##2 name##2(T##3); \
    HIPPORT_BOTH T##3 name##3(T##2); \
    HIPPORT_BOTH T##3 name##3(T##2, S); \
    HIPPORT_BOTH T##3 name##3(T##4); \
    HIPPORT_BOTH T##4 name##4(T##3); \
    HIPPORT_BOTH T##4 name##4(T##3, S); \
    HIPPORT_BOTH T##2 name##2(two##2); \
    HIPPORT_BOTH T##3 name##3(two##3); \
    HIPPORT_BOTH T##4 name##4(two##4); \
    HIPPORT_BOTH T##2 name##2(three##2); \
    HIPPORT_BOTH T##3 name##3(three##3); \
    HIPPORT_BOTH T##4 name##4(three##4);
HIPPORT_MAKE(make_float, float, float, int, uint)
HIPPORT_MAKE(make_int, int, int, float, uint)
HIPPORT_MAKE(make_uint, uint, unsigned, float, int)
#undef HIPPORT_MAKE
#undef HIPPORT_FLOATS
#undef HIPPORT_ALL
#undef HIPPORT_OPERATOR
#undef HIPPORT_BOTH
