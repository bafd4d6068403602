//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
//+ #include "hipport/device.h"  // HP117@1
//+ #include "hipport/ptx.h"  // HP117@1
#include <cuda_pipeline_primitives.h>
//-  // HP110@1

// A copy of 16 bytes that are read once.
__device__ void copy_once(void *shared, const void *global, bool is_wanted) {
    unsigned to = static_cast<unsigned>(__cvta_generic_to_shared(shared));
//>     unsigned to = static_cast<unsigned>(hipport::cvta_generic_to_shared(shared));  // HP101@41
    asm volatile("{\n"
//~ ^~~~~~~~~~~~~~~~~~ +6:68 HP504 info 'cp.async':
//~   the copy is done where it stands: what follows does not overlap with it
//~   remedy: to hide its latency, load the next tile into registers before computing with this one
//-  // HP504@5
                 "  .reg .b64 policy;\n"
//-
                 "  .reg .pred p;\n"
//-
                 "  setp.ne.b32 p, %2, 0;\n"
//-
                 "  createpolicy.fractional.L2::evict_first.b64 policy, 1.0;\n"
//-
                 "  @p cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, policy;\n"
//-
                 "}\n" ::"r"(to), "l"(global), "r"((int)is_wanted));
//>     do {  // HP504@33 HP504@46 HP504@67
//>         const auto ptx_0 = (to);
//>         const auto ptx_1 = (global);
//>         const auto ptx_2 = ((int)is_wanted);
//>         unsigned long long ptx_policy;
//>         bool ptx_p;
//>         ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_2, 0);
//>         ptx_policy = hipport::ptx::no_policy(1.0f);
//>         if (ptx_p) hipport::ptx::cp_async(hipport::cvta_shared_to_generic(ptx_0), ptx_1, 16);
//>     } while (0);
}

__device__ float4 load_once(const float4 *p) {
    unsigned long long policy;
    asm("createpolicy.fractional.L2::evict_first.b64 %0;" : "=l"(policy));
//>     policy = hipport::ptx::no_policy();  // HP504@5 HP504@72
    float4 v;
    asm volatile("ld.global.nc.L1::no_allocate.L2::cache_hint.v4.f32 {%0, %1, %2, %3}, [%4], %5;"
//-  // HP504@5
                 : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
//-  // HP504@29 HP504@40 HP504@51 HP504@62
                 : "l"(p), "l"(policy));
//>     do {  // HP504@26 HP504@39
//>         auto &ptx_0 = (v.x);
//>         auto &ptx_1 = (v.y);
//>         auto &ptx_2 = (v.z);
//>         auto &ptx_3 = (v.w);
//>         const auto ptx_4 = (p);
//>         [[maybe_unused]] const auto ptx_5 = (policy);
//>         hipport::ptx::ld_nc_v4<float>(ptx_0, ptx_1, ptx_2, ptx_3, ptx_4);
//>     } while (0);
    return v;
}

__device__ int rounded(unsigned short half_bits, double x) {
    unsigned u;
    asm("cvt.rni.sat.u8.f16 %0, %1;" : "=r"(u) : "h"(half_bits));
//>     u = hipport::ptx::cvt_sat<unsigned char>(rintf(hipport::ptx::cvt_f32_f16(half_bits)));  // HP504@5 HP504@46 HP504@63
    int s;
    asm("cvt.rmi.s32.f64 %0, %1;" : "=r"(s) : "d"(x));
//>     s = hipport::ptx::cvt_sat<int>(floor(x));  // HP504@5 HP504@43
    return u + s;
}
