// Any GPU compiler is meant: the macro is renamed.
#pragma once
#ifdef __HIPCC__
#define HD __host__ __device__
#else
#define HD
#endif
#if !defined(__HIPCC__) && !defined(KEEP)
struct float4 { float x, y, z, w; };
#endif
#if defined(USE_GPU)
HD int f();
#elif defined __HIPCC__
HD int g();
#endif
#define HAS_GPU defined(__HIPCC__)
