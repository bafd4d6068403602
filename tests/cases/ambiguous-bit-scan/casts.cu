#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/bit_scan.h"  // HP211@1

// the cast is of a part of the argument, or to a type that HIP has no overload of
__device__ int first(int x, uint64_t more) { return __ffs((int)x + more); }
__device__ int second(int x, uint64_t more) { return __ffs(static_cast<int>(x) + more); }
__device__ int third(int x) { return __ffs((long)x) + __ffs((int)(x)); }
