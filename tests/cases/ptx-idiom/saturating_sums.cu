#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__device__ int sum(int a, unsigned b) {
    int r;
    asm("add.sat.s32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
//>     r = hipport::ptx::cvt_sat_integer<int, long long>((long long)(int)(a) + (int)(b));  // HP504@5 HP504@43 HP504@52
    return r;
}

__device__ int difference(const int *a, int n) {
    int r;
    asm("sub.sat.s32 %0, %1, %2;" : "=r"(r) : "r"(n > 1 ? a[0] : a[1]), "r"(a[2] - 1));
//>     r = hipport::ptx::cvt_sat_integer<int, long long>((long long)(int)((n > 1 ? a[0] : a[1])) - (int)(a[2] - 1));  // HP504@5 HP504@43 HP504@71
    asm("add.sat.s32 %0, %0, 7;" : "+r"(r));
//>     do {  // HP504@5 HP504@43
//>         auto &ptx_0 = (r);
//>         ptx_0 = hipport::ptx::cvt_sat_integer<int, long long>((long long)(int)(ptx_0) + (int)(7));
//>     } while (0);
    return r;
}
