#include <cuda_runtime.h>

__device__ unsigned lane() {
    unsigned id;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(id));
    return id;
}
__device__ __forceinline__ unsigned lanemask_lt() {
    unsigned mask;
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
    return mask;
}
__global__ void all(unsigned *out, long long *time) {
    asm("mov.u32 %0, %%lanemask_eq;" : "=r"(out[0]));
    asm("mov.u32 %0, %%lanemask_le;" : "=r"(out[1]));
    asm("mov.u32 %0, %%lanemask_gt;" : "=r"(out[2]));
    asm("mov.u32 %0, %%lanemask_ge;" : "=r"(out[3]));
    asm volatile("mov.u32 %0, %%clock;" : "=r"(out[4])::"memory");
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(time[0]));
    asm("mov.u32 %0, %%tid.x;" : "=r"(out[5]));
    asm("mov.u32 %0, %%ctaid.y;" : "=r"(out[6]));
    asm("mov.u32 %0, %%ntid.z;" : "=r"(out[7]));
    asm("mov.u32 %0, %%nctaid.x;" : "=r"(out[8]));
    asm("mov.u32 %0, WARP_SZ;" : "=r"(out[9]));
    asm("mov.b32 %0, %1;" : "=r"(out[10]) : "f"(1.0f));
    float f;
    asm("mov.b32 %0, %1;" : "=f"(f) : "r"(out[11]));
    asm("mov.f32 %0, 0f3F800000;" : "=f"(f));
    out[12] = f + lane() + lanemask_lt();
}
__global__ void halves(unsigned *w, unsigned short *h, unsigned long long *l) {
    asm("mov.b32 %0, {%1, %2};" : "=r"(w[0]) : "h"(h[0]), "h"(h[1]));
    asm("mov.b32 {%0, %1}, %2;" : "=h"(h[2]), "=h"(h[3]) : "r"(w[1]));
    asm("mov.b64 %0, {%1, %2};" : "=l"(l[0]) : "r"(w[0]), "r"(w[1]));
    asm("mov.b64 {%0, %1}, %2;" : "=r"(w[2]), "=r"(w[3]) : "l"(l[1]));
}
