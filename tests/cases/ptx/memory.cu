#include <cuda_runtime.h>

__device__ float4 load_once(const float4 *p) {
    float4 v;
    asm volatile("ld.global.nc.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
                 : "l"(p));
    return v;
}
__device__ void store_once(uint4 *p, uint4 v) {
    asm volatile("st.global.cs.v4.u32 [%0+16], {%1, %2, %3, %4};" ::"l"(p), "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w)
                 : "memory");
}
__device__ int wait(const int *flag, long long address) {
    int seen, byte;
    do {
        asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
    } while (seen == 0);
    asm volatile("ld.global.cg.s32 %0, [%1];" : "=r"(seen) : "l"(flag));
    asm volatile("ld.volatile.global.u8 %0, [%1];" : "=r"(byte) : "l"(address));
    asm volatile("ld.relaxed.sys.global.f32 %0, [%1];" : "=f"(*(float *)&seen) : "l"(address));
    return seen + byte;
}
__global__ void publish(int *flag, unsigned long long *sum, float *mean) {
    unsigned long long old;
    asm volatile("st.release.sys.global.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
    asm volatile("st.global.wt.f32 [%0], %1;" ::"l"(mean), "f"(1.0f));
    asm volatile("red.relaxed.gpu.global.add.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
    asm volatile("red.global.add.f32 [%0], %1;" ::"l"(mean), "f"(2.0f));
    asm volatile("atom.acq_rel.sys.global.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(old)
                 : "l"(sum), "l"(0ull), "l"(1ull)
                 : "memory");
    asm volatile("atom.global.max.u64 %0, [%1], %2;" : "=l"(sum[1]) : "l"(sum), "l"(old));
    asm volatile("prefetch.global.L2 [%0];" ::"l"(sum));
}
__global__ void guarded(unsigned *p, const uint4 *q, bool is_inside) {
    uint4 v;
    asm volatile("{\n"
                 "  .reg .pred p;\n"
                 "  setp.ne.b32 p, %5, 0;\n"
                 "  mov.b32 %0, 0;\n"
                 "  mov.b32 %1, 0;\n"
                 "  mov.b32 %2, 0;\n"
                 "  mov.b32 %3, 0;\n"
                 "  @p ld.global.v4.u32 {%0, %1, %2, %3}, [%4];\n"
                 "}\n"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "l"(q), "r"((int)is_inside));
    asm volatile("{.reg .pred p; setp.eq.s32 p, %1, 1; @!p st.global.u32 [%0], %2;}" ::"l"(p), "r"((int)is_inside), "r"(v.x));
}
__global__ void shared_addresses(int *out) {
    __shared__ int words[64];
    unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(words + threadIdx.x));
    asm volatile("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }" : "=r"(address) : "l"(words));
    asm volatile("st.shared.s32 [%0], %1;" ::"r"(address), "r"(7));
    asm volatile("ld.shared.s32 %0, [%1+4];" : "=r"(*out) : "r"(address));
}
