#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1
__global__ void divide(unsigned *quotients, long long *rests, const unsigned *a, const long long *b) {
    asm("div.u32 %0, %1, %2;" : "=r"(quotients[0]) : "r"(a[0]), "r"(a[1]));
//>     quotients[0] = hipport::ptx::div<unsigned int>(a[0], a[1]);  // HP504@5 HP504@50 HP504@62 HP504@73
    asm("rem.s64 %0, %1, %2;" : "=l"(rests[0]) : "l"(b[0]), "l"(b[1]));
//>     rests[0] = hipport::ptx::rem<long long>(b[0], b[1]);  // HP504@5 HP504@46 HP504@58 HP504@69
    asm("max.f16x2 %0, %1, %2;" : "=r"(quotients[1]) : "r"(a[2]), "r"(a[3]));
//>     quotients[1] = hipport::ptx::max_f16x2(a[2], a[3]);  // HP504@5 HP504@52 HP504@64 HP504@75
}
