// Any GPU compiler is meant: the macro is renamed.
#pragma once
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#define HD __host__ __device__
#else
#define HD
#endif
#if !defined(__CUDACC__) && !defined(KEEP)
//> #if !defined(__HIPCC__) && !defined(KEEP)  // HP602@14
struct float4 { float x, y, z, w; };
#endif
#if defined(USE_GPU)
HD int f();
#elif defined __CUDACC__
//> #elif defined __HIPCC__  // HP602@15
HD int g();
#endif
#define HAS_GPU defined(__CUDACC__)
//> #define HAS_GPU defined(__HIPCC__)  // HP602@25
