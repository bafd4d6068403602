#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/bit_scan.h"  // HP211@1

template <class T>
__device__ int lowest(T bits) {
    return __ffs(bits & -bits);
}
