#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1
//+ #include "hipport/warp.h"  // HP117@1

__global__ void exchange(unsigned *u, float *f) {
    asm volatile("activemask.b32 %0;" : "=r"(u[0]));
//>     u[0] = hipport::activemask();  // HP504@5 HP504@50
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(f[0]) : "f"(f[1]));
//>     f[0] = hipport::shfl_xor_sync(0xffffffffu, f[1], 16);  // HP504@5 HP504@80 HP504@92
    asm volatile("shfl.sync.up.b32 %0, %1, %2, 0x0, 0xffffffff;" : "=r"(u[1]) : "r"(u[2]), "r"(u[3]));
//>     u[1] = hipport::shfl_up_sync(0xffffffffu, u[2], u[3]);  // HP504@5 HP504@77 HP504@89 HP504@100
    asm volatile("{.reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, 0xffffffff;}"
//-  // HP504@5
                 : "=r"(u[4])
//-  // HP504@30
                 : "r"(u[5]));
//>     do {  // HP504@29
//>         auto &ptx_0 = (u[4]);
//>         const auto ptx_1 = (u[5]);
//>         bool ptx_p;
//>         ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_1, 0);
//>         ptx_0 = hipport::ballot_sync(0xffffffffu, ptx_p);
//>     } while (0);
    asm volatile("{.reg .pred p, q; setp.ne.u32 p, %1, 0; vote.sync.any.pred q, !p, %2; selp.u32 %0, 1, 0, q;}"
//-  // HP504@5
                 : "=r"(u[6])
//-  // HP504@30
                 : "r"(u[7]), "r"(u[8]));
//>     do {  // HP504@29 HP504@40
//>         auto &ptx_0 = (u[6]);
//>         const auto ptx_1 = (u[7]);
//>         const auto ptx_2 = (u[8]);
//>         bool ptx_p, ptx_q;
//>         ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_1, 0);
//>         ptx_q = hipport::any_sync(ptx_2, !ptx_p);
//>         ptx_0 = ptx_q ? 1 : 0;
//>     } while (0);
    asm volatile("match.any.sync.b32 %0, %1, %2;" : "=r"(u[9]) : "r"(u[10]), "r"(u[11]));
//>     do {  // HP504@5 HP504@63 HP504@76 HP504@88
//>         auto &ptx_0 = (u[9]);
//>         const auto ptx_1 = (u[10]);
//>         const auto ptx_2 = (u[11]);
//>         ptx_0 = hipport::match_any_sync(ptx_2, ptx_1);
//>     } while (0);
    asm volatile("redux.sync.add.s32 %0, %1, %2;" : "=r"(u[12]) : "r"(u[13]), "r"(u[14]));
//>     do {  // HP504@5 HP504@64 HP504@77 HP504@89
//>         auto &ptx_0 = (u[12]);
//>         const auto ptx_1 = (u[13]);
//>         const auto ptx_2 = (u[14]);
//>         ptx_0 = hipport::reduce_add_sync(ptx_2, static_cast<int>(ptx_1));
//>     } while (0);
    asm volatile("bar.warp.sync 0xffffffff;");
//>     hipport::syncwarp(0xffffffffu);  // HP504@5
}
