#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

// Shuffles with a predicate or a range that is not known: how libraries of primitives scan and reduce within a warp.
__device__ unsigned scan_step(unsigned input, unsigned offset, unsigned range, unsigned mask) {
    unsigned output;
    asm volatile("{ .reg .s32 r0; .reg .pred p; shfl.sync.up.b32 r0|p, %1, %2, %3, %5; @p add.s32 r0, r0, %4; mov.s32 %0, r0; }"
//-  // HP504@5
                 : "=r"(output) : "r"(input), "r"(offset), "r"(range), "r"(input), "r"(mask));
//>     do {  // HP504@32 HP504@45 HP504@58 HP504@70 HP504@82 HP504@93
//>         auto &ptx_0 = (output);
//>         const auto ptx_1 = (input);
//>         const auto ptx_2 = (offset);
//>         const auto ptx_3 = (range);
//>         const auto ptx_4 = (input);
//>         const auto ptx_5 = (mask);
//>         int ptx_r0;
//>         bool ptx_p;
//>         hipport::ptx::shfl_up(ptx_r0, ptx_p, ptx_1, ptx_2, ptx_3, ptx_5);
//>         if (ptx_p) ptx_r0 = hipport::ptx::add<int>(ptx_r0, ptx_4);
//>         ptx_0 = ptx_r0;
//>     } while (0);
    return output;
}
__device__ unsigned plain(unsigned word, unsigned lane, unsigned range, unsigned mask) {
    unsigned output;
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, %3, %4;" : "=r"(output) : "r"(word), "r"(lane), "r"(range), "r"(mask));
//>     output = hipport::ptx::shfl_idx(word, lane, range, mask);  // HP504@5 HP504@71 HP504@83 HP504@94 HP504@106 HP504@117
    asm volatile("shfl.down.b32 %0, %1, %2, %3;" : "=r"(output) : "r"(output), "r"(lane), "r"(range));
//>     output = hipport::ptx::shfl_down(output, lane, range, hipport::activemask());  // HP504@5 HP504@63 HP504@77 HP504@88 HP504@100
    return output;
}
// Video instructions on whole words and on all lanes of one, selections and comparisons.
__device__ unsigned whole(unsigned a, unsigned b, unsigned c, int d) {
    unsigned r;
    asm("vadd.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
//>     r = hipport::ptx::add<unsigned int>(hipport::ptx::add<unsigned int>(a, b), c);  // HP504@5 HP504@56 HP504@65 HP504@73 HP504@81
    asm("vset4.u32.u32.lt.add %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(r));
//>     r = hipport::ptx::add_lanes(hipport::vsetltu4(a, b), r);  // HP504@5 HP504@56 HP504@65 HP504@73 HP504@81
    asm("vadd2.u32.u32.u32.sat %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(r));
//>     r = hipport::ptx::all_lanes(hipport::vaddus2(a, b), r);  // HP504@5 HP504@57 HP504@66 HP504@74 HP504@82
    asm("set.eq.u32.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(r));
//>     r = hipport::ptx::setp_eq<unsigned int>(a, r) ? ~0u : 0u;  // HP504@5 HP504@46 HP504@55 HP504@63
    asm("slct.u32.s32 %0, %1, %2, %3;" : "=r"(r) : "r"(r), "r"(b), "r"(d));
//>     do {  // HP504@5 HP504@49 HP504@58 HP504@66 HP504@74
//>         auto &ptx_0 = (r);
//>         const auto ptx_1 = (r);
//>         const auto ptx_2 = (b);
//>         const auto ptx_3 = (d);
//>         ptx_0 = ptx_3 >= 0 ? ptx_1 : ptx_2;
//>     } while (0);
    asm("cvt.sat.u8.s32 %0, %1;" : "=r"(r) : "r"(r));
//>     r = hipport::ptx::cvt_sat_integer<unsigned char, int>(r);  // HP504@5 HP504@42 HP504@51
    return r;
}
