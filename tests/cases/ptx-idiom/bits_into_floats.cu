#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__device__ float infinity() {
    float a;
    asm("mov.b32 %0, 0x7f800000;" : "=f"(a));
//>     a = hipport::ptx::as<float>((unsigned int)(0x7f800000));  // HP504@5 HP504@43
    return a;
}

__device__ double big(float *x) {
    double a;
    asm("mov.b64 %0, 0x7ff0000000000000;" : "=d"(a));
//>     a = hipport::ptx::as<double>((unsigned long long)(0x7ff0000000000000ull));  // HP504@5 HP504@51
    asm("mov.b32 %0, -1;" : "=f"(x[0]));
//>     x[0] = hipport::ptx::as<float>((unsigned int)(-1));  // HP504@5 HP504@38
    asm("mov.b32 %0, %1;" : "=f"(x[1]) : "n"(0x3f800000));
//>     x[1] = hipport::ptx::as<float>((unsigned int)(0x3f800000));  // HP504@5 HP504@38
    asm("mov.f32 %0, 0f3F800000;" : "=f"(x[2]));
//>     x[2] = hipport::ptx::as<float>(0x3F800000u);  // HP504@5 HP504@46
    asm("{ .reg .pred p; setp.lt.f32 p, %1, 0f00000000; mov.b32 %0, 0x40000000; @p mov.b32 %0, 0x3f800000; }" : "=f"(x[3]) : "f"(x[4]));
//>     do {  // HP504@5 HP504@123 HP504@135
//>         auto &ptx_0 = (x[3]);
//>         const auto ptx_1 = (x[4]);
//>         bool ptx_p;
//>         ptx_p = hipport::ptx::setp_lt<float>(ptx_1, hipport::ptx::as<float>(0x00000000u));
//>         ptx_0 = hipport::ptx::as<float>((unsigned int)(0x40000000));
//>         if (ptx_p) ptx_0 = hipport::ptx::as<float>((unsigned int)(0x3f800000));
//>     } while (0);
    return a;
}
