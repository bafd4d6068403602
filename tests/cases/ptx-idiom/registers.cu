#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1
//+ #include "hipport/warp.h"  // HP117@1

__device__ unsigned lane() {
    unsigned id;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(id));
//>     id = hipport::lane_id();  // HP504@5 HP504@51
    return id;
}
__device__ __forceinline__ unsigned lanemask_lt() {
    unsigned mask;
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
//>     mask = hipport::lanemask_lt();  // HP504@5 HP504@49
    return mask;
}
__global__ void all(unsigned *out, long long *time) {
    asm("mov.u32 %0, %%lanemask_eq;" : "=r"(out[0]));
//>     out[0] = hipport::lanemask_eq();  // HP504@5 HP504@51
    asm("mov.u32 %0, %%lanemask_le;" : "=r"(out[1]));
//>     out[1] = hipport::lanemask_le();  // HP504@5 HP504@51
    asm("mov.u32 %0, %%lanemask_gt;" : "=r"(out[2]));
//>     out[2] = hipport::lanemask_gt();  // HP504@5 HP504@51
    asm("mov.u32 %0, %%lanemask_ge;" : "=r"(out[3]));
//>     out[3] = hipport::lanemask_ge();  // HP504@5 HP504@51
    asm volatile("mov.u32 %0, %%clock;" : "=r"(out[4])::"memory");
//~              ^~~~~~~~~~~~~~~~~~~~~~ HP710 info '%clock64':
//~   this clock has 20 bits on gfx1100: longer times are measured too short
//~   remedy: use wall_clock64(), and hipDeviceAttributeWallClockRate for its rate
//>     out[4] = hipport::ptx::clock();  // HP504@5 HP504@54
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(time[0]));
//>     time[0] = hipport::ptx::clock64();  // HP504@5 HP504@57
    asm("mov.u32 %0, %%tid.x;" : "=r"(out[5]));
//>     out[5] = threadIdx.x;  // HP504@5 HP504@45
    asm("mov.u32 %0, %%ctaid.y;" : "=r"(out[6]));
//>     out[6] = blockIdx.y;  // HP504@5 HP504@47
    asm("mov.u32 %0, %%ntid.z;" : "=r"(out[7]));
//>     out[7] = blockDim.z;  // HP504@5 HP504@46
    asm("mov.u32 %0, %%nctaid.x;" : "=r"(out[8]));
//>     out[8] = gridDim.x;  // HP504@5 HP504@48
    asm("mov.u32 %0, WARP_SZ;" : "=r"(out[9]));
//>     out[9] = 32;  // HP504@5 HP504@45
    asm("mov.b32 %0, %1;" : "=r"(out[10]) : "f"(1.0f));
//>     out[10] = hipport::ptx::as<unsigned int>(1.0f);  // HP504@5 HP504@41 HP504@53
    float f;
    asm("mov.b32 %0, %1;" : "=f"(f) : "r"(out[11]));
//>     f = hipport::ptx::as<float>(out[11]);  // HP504@5 HP504@35 HP504@50
    asm("mov.f32 %0, 0f3F800000;" : "=f"(f));
//>     f = hipport::ptx::as<float>(0x3F800000u);  // HP504@5 HP504@43
    out[12] = f + lane() + lanemask_lt();
}
__global__ void halves(unsigned *w, unsigned short *h, unsigned long long *l) {
    asm("mov.b32 %0, {%1, %2};" : "=r"(w[0]) : "h"(h[0]), "h"(h[1]));
//>     w[0] = hipport::ptx::pack<unsigned int, unsigned short>(h[0], h[1]);  // HP504@5 HP504@44 HP504@56 HP504@67
    asm("mov.b32 {%0, %1}, %2;" : "=h"(h[2]), "=h"(h[3]) : "r"(w[1]));
//>     hipport::ptx::unpack<unsigned short>(h[2], h[3], w[1]);  // HP504@5 HP504@44 HP504@56 HP504@68
    asm("mov.b64 %0, {%1, %2};" : "=l"(l[0]) : "r"(w[0]), "r"(w[1]));
//>     l[0] = hipport::ptx::pack<unsigned long long, unsigned int>(w[0], w[1]);  // HP504@5 HP504@44 HP504@56 HP504@67
    asm("mov.b64 {%0, %1}, %2;" : "=r"(w[2]), "=r"(w[3]) : "l"(l[1]));
//>     hipport::ptx::unpack<unsigned int>(w[2], w[3], l[1]);  // HP504@5 HP504@44 HP504@56 HP504@68
}
