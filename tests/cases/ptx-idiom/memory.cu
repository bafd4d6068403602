#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1
//+ #include "hipport/ptx.h"  // HP117@1

__device__ float4 load_once(const float4 *p) {
    float4 v;
    asm volatile("ld.global.nc.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
//-  // HP504@5
                 : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
//-  // HP504@28 HP504@39 HP504@50 HP504@61
                 : "l"(p));
//>     hipport::ptx::ld_nc_v4<float>(v.x, v.y, v.z, v.w, p);  // HP504@25
    return v;
}
__device__ void store_once(uint4 *p, uint4 v) {
    asm volatile("st.global.cs.v4.u32 [%0+16], {%1, %2, %3, %4};" ::"l"(p), "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w)
//-  // HP504@5 HP504@74 HP504@84 HP504@94 HP504@104 HP504@114
                 : "memory");
//>     hipport::ptx::st_cs_v4<unsigned int>(p, v.x, v.y, v.z, v.w, 16);
}
__device__ int wait(const int *flag, long long address) {
    int seen, byte;
    do {
        asm volatile("ld.acquire.gpu.global.s32 %0, [%1];" : "=r"(seen) : "l"(flag) : "memory");
//>         seen = hipport::ptx::ld_acquire_gpu<int>(flag);  // HP504@9 HP504@71 HP504@83
    } while (seen == 0);
    asm volatile("ld.global.cg.s32 %0, [%1];" : "=r"(seen) : "l"(flag));
//>     seen = hipport::ptx::ld_cg<int>(flag);  // HP504@5 HP504@58 HP504@70
    asm volatile("ld.volatile.global.u8 %0, [%1];" : "=r"(byte) : "l"(address));
//>     byte = hipport::ptx::ld_cv<unsigned char>(address);  // HP504@5 HP504@63 HP504@78
    asm volatile("ld.relaxed.sys.global.f32 %0, [%1];" : "=f"(*(float *)&seen) : "l"(address));
//~              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP711 info 'PTX of the scope .sys':
//~   PTX of the scope .sys: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended
//~   remedy: where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags and hipDeviceMallocFinegrained
//>     *(float *)&seen = hipport::ptx::ld_relaxed_sys<float>(address);  // HP504@5 HP504@78 HP504@93
    return seen + byte;
}
__global__ void publish(int *flag, unsigned long long *sum, float *mean) {
    unsigned long long old;
    asm volatile("st.release.sys.global.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
//>     hipport::ptx::st_release_sys<int>(flag, 1);  // HP504@5 HP504@66 HP504@74
    asm volatile("st.global.wt.f32 [%0], %1;" ::"l"(mean), "f"(1.0f));
//>     hipport::ptx::st_wt<float>(mean, 1.0f);  // HP504@5 HP504@57 HP504@68
    asm volatile("red.relaxed.gpu.global.add.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
//>     hipport::ptx::atom_add<int>(flag, 1);  // HP504@5 HP504@71 HP504@79
    asm volatile("red.global.add.f32 [%0], %1;" ::"l"(mean), "f"(2.0f));
//>     hipport::ptx::atom_add<float>(mean, 2.0f);  // HP504@5 HP504@59 HP504@70
    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+16], {%1, %2, %3, %4};" ::"l"(mean), "f"(1.0f), "f"(2.0f), "f"(3.0f), "f"(4.0f));
//>     hipport::ptx::atom_add_v4<float>(mean, 1.0f, 2.0f, 3.0f, 4.0f, 16);  // HP504@5 HP504@91 HP504@102 HP504@113 HP504@124 HP504@135
    asm volatile("atom.acq_rel.sys.global.cas.b64 %0, [%1], %2, %3;"
//-  // HP504@5
                 : "=l"(old)
//-  // HP504@28
                 : "l"(sum), "l"(0ull), "l"(1ull)
//-  // HP504@27 HP504@38 HP504@49
                 : "memory");
//>     old = hipport::ptx::atom_cas<unsigned long long, hipport::ptx::acq_rel, hipport::ptx::sys>(sum, 0ull, 1ull);
    asm volatile("atom.global.max.u64 %0, [%1], %2;" : "=l"(sum[1]) : "l"(sum), "l"(old));
//>     sum[1] = hipport::ptx::atom_max<unsigned long long>(sum, old);  // HP504@5 HP504@67 HP504@78 HP504@88
    asm volatile("prefetch.global.L2 [%0];" ::"l"(sum));
//>     hipport::ptx::prefetch(sum);  // HP504@5 HP504@54
}
__global__ void guarded(unsigned *p, const uint4 *q, bool is_inside) {
    uint4 v;
    asm volatile("{\n"
//-  // HP504@5
                 "  .reg .pred p;\n"
//-
                 "  setp.ne.b32 p, %5, 0;\n"
//-
                 "  mov.b32 %0, 0;\n"
//-
                 "  mov.b32 %1, 0;\n"
//-
                 "  mov.b32 %2, 0;\n"
//-
                 "  mov.b32 %3, 0;\n"
//-
                 "  @p ld.global.v4.u32 {%0, %1, %2, %3}, [%4];\n"
//-
                 "}\n"
//-
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
//-  // HP504@29 HP504@40 HP504@51 HP504@62
                 : "l"(q), "r"((int)is_inside));
//>     do {  // HP504@26 HP504@47
//>         auto &ptx_0 = (v.x);
//>         auto &ptx_1 = (v.y);
//>         auto &ptx_2 = (v.z);
//>         auto &ptx_3 = (v.w);
//>         const auto ptx_4 = (q);
//>         const auto ptx_5 = ((int)is_inside);
//>         bool ptx_p;
//>         ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_5, 0);
//>         ptx_0 = 0;
//>         ptx_1 = 0;
//>         ptx_2 = 0;
//>         ptx_3 = 0;
//>         if (ptx_p) hipport::ptx::ld_v4<unsigned int>(ptx_0, ptx_1, ptx_2, ptx_3, ptx_4);
//>     } while (0);
    asm volatile("{.reg .pred p; setp.eq.s32 p, %1, 1; @!p st.global.u32 [%0], %2;}" ::"l"(p), "r"((int)is_inside), "r"(v.x));
//>     do {  // HP504@5 HP504@94 HP504@115 HP504@125
//>         const auto ptx_0 = (p);
//>         const auto ptx_1 = ((int)is_inside);
//>         const auto ptx_2 = (v.x);
//>         bool ptx_p;
//>         ptx_p = hipport::ptx::setp_eq<int>(ptx_1, 1);
//>         if (!ptx_p) hipport::ptx::st<unsigned int>(ptx_0, ptx_2);
//>     } while (0);
}
__global__ void shared_addresses(int *out) {
    __shared__ int words[64];
    unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(words + threadIdx.x));
//>     unsigned address = static_cast<unsigned>(hipport::cvta_generic_to_shared(words + threadIdx.x));  // HP101@46
    asm volatile("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }" : "=r"(address) : "l"(words));
//>     do {  // HP504@5 HP504@97 HP504@110
//>         auto &ptx_0 = (address);
//>         const auto ptx_1 = (words);
//>         unsigned long long ptx_t;
//>         ptx_t = hipport::cvta_generic_to_shared((const void *)(ptx_1));
//>         ptx_0 = hipport::ptx::cvt<unsigned int, unsigned long long>(ptx_t);
//>     } while (0);
    asm volatile("st.shared.s32 [%0], %1;" ::"r"(address), "r"(7));
//>     hipport::ptx::st<int>(hipport::cvta_shared_to_generic(address), 7);  // HP504@5 HP504@57 HP504@65
    asm volatile("ld.shared.s32 %0, [%1+4];" : "=r"(*out) : "r"(address));
//>     *out = hipport::ptx::ld<int>(hipport::cvta_shared_to_generic(address), 4);  // HP504@5 HP504@57 HP504@72
}
