#pragma once
//+ #include "hipport/host_call.h"  // HP238@1

#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#define LAB_BOTH __host__ __device__
#else
#define LAB_BOTH
#endif

static int key;
static int &state() { return key; }
LAB_BOTH static inline int next(int x) { return x + state(); }
//> LAB_BOTH static inline int next(int x) { return x + HIPPORT_HOST_CALL(state()); }  // HP238@53 HP238@60
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
__device__ int after(int x);
#endif
