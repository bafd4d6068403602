#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/minmax.h"  // HP122@1

__device__ float sums[64];
__device__ unsigned long long places[64];

__global__ void signs(const unsigned *x, const unsigned long long *y, float *f, int *n, long long *wide, float weight) {
    int t = threadIdx.x, i = n[t];
    f[t] = __popc(x[t]) - 16;
//>     f[t] = (int)__popc(x[t]) - 16;  // HP287@12
    f[t] += 32 - 2 * __popc(x[t] ^ x[0]);
//>     f[t] += 32 - 2 * (int)__popc(x[t] ^ x[0]);  // HP287@22
    f[t] = weight * (32.0f - 2 * (__popcll(y[t])));
//>     f[t] = weight * (32.0f - 2 * ((int)__popcll(y[t])));  // HP287@35
    wide[t] = -__popc(x[t]);
//>     wide[t] = -(int)__popc(x[t]);  // HP287@16
    wide[t] = i * __popc(x[t]);
//>     wide[t] = i * (int)__popc(x[t]);  // HP287@19
    n[t] = i < __popc(x[t]);
//>     n[t] = i < (int)__popc(x[t]);  // HP287@16
    n[t] = __popc(x[t]) >= i ? 1 : 0;
//>     n[t] = (int)__popc(x[t]) >= i ? 1 : 0;  // HP287@12
    while (i <= __popc(x[t])) i++;
//>     while (i <= (int)__popc(x[t])) i++;  // HP287@17
    n[t] = __popc(x[t]) / i + __popc(x[t]) % i;
//>     n[t] = (int)__popc(x[t]) / i + (int)__popc(x[t]) % i;  // HP287@12 HP287@31
    auto count = __popc(x[t]);
//>     auto count = (int)__popc(x[t]);  // HP287@18
    const auto lower = (count - 3) * 0.5f;
    n[t] = max(__popc(x[t]), -1) + min(i, __popc(x[t]));
//>     n[t] = max((int)__popc(x[t]), -1) + min(i, (int)__popc(x[t]));  // HP287@16 HP287@43
    n[t] = i > 0 ? __popc(x[t]) : -1;
//>     n[t] = i > 0 ? (int)__popc(x[t]) : -1;  // HP287@20
    int2 both = {__popc(x[0]), __popc(x[1])};
//>     int2 both = {(int)__popc(x[0]), (int)__popc(x[1])};  // HP287@18 HP287@32
    f[t] = (float)(__popc(x[t]) - 16) + lower + both.x;
//>     f[t] = (float)((int)__popc(x[t]) - 16) + lower + both.x;  // HP287@20
    sums[t] = __popc(x[t]) - __popc(x[0]);
//>     sums[t] = (int)__popc(x[t]) - (int)__popc(x[0]);  // HP287@15 HP287@30
    wide[t] = i + __popc(x[t]);
//>     wide[t] = i + (int)__popc(x[t]);  // HP287@19
    places[t] = __umul24(x[t], 3) / i;
//>     places[t] = (unsigned int)__umul24(x[t], 3) / i;  // HP287@17
}

__global__ void same(const unsigned *x, float *f, int *n, unsigned lower, int base) {
    int t = threadIdx.x;
    n[t] = __popc(x[t] & lower);
    n[t] = 32 - __popc(x[t]);
    n[t] += 2 * (__popc(x[t]) - 16);
    int rank = base + __popc(x[t] & ((1u << t) - 1)) - 1;
    f[t] = __popc(x[t]);
    f[t] = 2 * __popc(x[t]) + 1;
    if (__popc(x[t]) > 1 && __popc(x[t]) % 2 == 0 && __popc(x[t]) / 2 != rank) n[t] = __popc(x[t]) == 1;
    n[base + __popc(x[t])] = rank << __popc(x[t]) | __popc(x[0]) >> 1;
    if (rank < base && __popc(x[t])) printf("%d", __popc(x[t]));
    unsigned at = __umul24(blockIdx.x, blockDim.x) + threadIdx.x;
    n[at] = (__popc(x[at])) & 1;
    f[at] = (float)__popc(x[at]) - 16;
}
