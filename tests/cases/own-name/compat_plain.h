// As before, without a conditional.
#pragma once
#include <hip/hip_runtime.h>
#define cudaMalloc hipMalloc
//~   kept cudaMalloc (mapped to HIP or another platform by the project's own macro)
#define cudaSuccess hipSuccess
//~   kept cudaSuccess (mapped to HIP or another platform by the project's own macro)
#define CHECK(call) ((call) == cudaSuccess ? 0 : fail())
//> #define CHECK(call) ((call) == hipSuccess ? 0 : fail())  // HP101@32
inline int allocate(void **p) { return CHECK(cudaMalloc(p, 4)); }
//> inline int allocate(void **p) { return CHECK(hipMalloc(p, 4)); }  // HP101@46
int fail();
