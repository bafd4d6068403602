//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
//+ #include "hipport/bit_scan.h"  // HP211@1
#include <stdio.h>
#define T 16
#define N 4
#include "cuda_runtime.h"
//-  // HP115@1

__global__ void k(int *p) {
    p[0] = __shfl_sync(~0u, p[1], 0, T) + __ffs(p[N]);
//>     p[0] = hipport::shfl_sync(~0u, p[1], 0, T) + __ffs(p[N]);  // HP101@12
}
