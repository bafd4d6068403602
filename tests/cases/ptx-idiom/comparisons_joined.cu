//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/ptx.h"  // HP117@1
#include <cstdint>

// a + b modulo 2^64 - 2^32 + 1
__device__ uint64_t add(uint64_t a, uint64_t b) {
    uint64_t sum;
    asm("{\n\t"
//-  // HP504@5
        ".reg .u32 m;\n\t"
//-
        ".reg .u64 t;\n\t"
//-
        ".reg .pred p;\n\t"
//-
        "add.u64 %0, %1, %2;\n\t"
//-
        "setp.lt.u64 p, %0, %2;\n\t"
//-
        "set.ge.or.u32.u64 m, %0, %3, p;\n\t"
//-
        "mov.b64 t, {m, 0};\n\t"
//-
        "add.u64 %0, %0, t;\n\t"
//-
        "}"
//-
        : "=&l"(sum)
//-  // HP504@21
        : "l"(a), "l"(b), "l"(0xffffffff00000001ull));
//>     do {  // HP504@17 HP504@25 HP504@53
//>         auto &ptx_0 = (sum);
//>         const auto ptx_1 = (a);
//>         const auto ptx_2 = (b);
//>         const auto ptx_3 = (0xffffffff00000001ull);
//>         unsigned int ptx_m;
//>         unsigned long long ptx_t;
//>         bool ptx_p;
//>         ptx_0 = hipport::ptx::add<unsigned long long>(ptx_1, ptx_2);
//>         ptx_p = hipport::ptx::setp_lt<unsigned long long>(ptx_0, ptx_2);
//>         ptx_m = (hipport::ptx::setp_ge<unsigned long long>(ptx_0, ptx_3) || ptx_p) ? ~0u : 0u;
//>         ptx_t = hipport::ptx::pack<unsigned long long, unsigned int>(ptx_m, 0);
//>         ptx_0 = hipport::ptx::add<unsigned long long>(ptx_0, ptx_t);
//>     } while (0);
    return sum;
}

__device__ int inside(int x, int low, int high, float weight) {
    int result;
    asm("{ .reg .pred above, below, heavy;\n"
//-  // HP504@5
        "  setp.ge.s32 above, %1, %2;\n"
//-
        "  setp.lt.and.s32 above, %1, %3, above;\n"
//-
        "  setp.gt.or.f32 heavy, %4, 1.0, !above;\n"
//-
        "  setp.eq.xor.s32 heavy, %1, 0, heavy;\n"
//-
        "  setp.lo.u32 below|above, %1, %2;\n"
//-
        "  setp.ne.f32 above, %4, 0.0;\n"
//-
        "  selp.s32 %0, 1, 0, above;\n"
//-
        "  @heavy add.s32 %0, %0, 2;\n"
//-
        "  @below add.s32 %0, %0, 4; }"
//-
        : "=r"(result)
//-  // HP504@23
        : "r"(x), "r"(low), "r"(high), "f"(weight));
//>     do {  // HP504@17 HP504@27 HP504@38 HP504@51
//>         auto &ptx_0 = (result);
//>         const auto ptx_1 = (x);
//>         const auto ptx_2 = (low);
//>         const auto ptx_3 = (high);
//>         const auto ptx_4 = (weight);
//>         bool ptx_above, ptx_below, ptx_heavy;
//>         ptx_above = hipport::ptx::setp_ge<int>(ptx_1, ptx_2);
//>         ptx_above = hipport::ptx::setp_lt<int>(ptx_1, ptx_3) && ptx_above;
//>         ptx_heavy = hipport::ptx::setp_gt<float>(ptx_4, 1.0f) || !ptx_above;
//>         ptx_heavy = hipport::ptx::setp_eq<int>(ptx_1, 0) != ptx_heavy;
//>         ptx_below = hipport::ptx::setp_lt<unsigned int>(ptx_1, ptx_2), ptx_above = !ptx_below;
//>         ptx_above = hipport::ptx::setp_lt<float>(ptx_4, 0.0f) || hipport::ptx::setp_gt<float>(ptx_4, 0.0f);
//>         ptx_0 = ptx_above ? 1 : 0;
//>         if (ptx_heavy) ptx_0 = hipport::ptx::add<int>(ptx_0, 2);
//>         if (ptx_below) ptx_0 = hipport::ptx::add<int>(ptx_0, 4);
//>     } while (0);
    return result;
}
