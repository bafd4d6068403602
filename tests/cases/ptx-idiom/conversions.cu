#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__global__ void convert(float *f, double *d, int *i, unsigned *u, long long *l, unsigned long long *m, short *s) {
    asm("cvt.rni.s64.f32 %0, %1;" : "=l"(l[0]) : "f"(f[0]));
//>     l[0] = hipport::ptx::cvt_sat<long long>(rintf(f[0]));  // HP504@5 HP504@46
    asm("cvt.rmi.sat.u64.f32 %0, %1;" : "=l"(m[0]) : "f"(f[1]));
//>     m[0] = hipport::ptx::cvt_sat<unsigned long long>(floorf(f[1]));  // HP504@5 HP504@50
    asm("cvt.rzi.s64.f64 %0, %1;" : "=l"(l[1]) : "d"(d[0]));
//>     l[1] = hipport::ptx::cvt_sat<long long>(trunc(d[0]));  // HP504@5 HP504@46
    asm("cvt.rpi.u32.f64 %0, %1;" : "=r"(u[0]) : "d"(d[1]));
//>     u[0] = hipport::ptx::cvt_sat<unsigned int>(ceil(d[1]));  // HP504@5 HP504@46
    asm("cvt.rni.s32.f64 %0, %1;" : "=r"(i[0]) : "d"(d[2]));
//>     i[0] = hipport::ptx::cvt_sat<int>(rint(d[2]));  // HP504@5 HP504@46
    asm("cvt.rzi.s16.f32 %0, %1;" : "=h"(s[0]) : "f"(f[2]));
//>     s[0] = hipport::ptx::cvt_sat<short>(truncf(f[2]));  // HP504@5 HP504@46
}
