#include <cuda_runtime.h>

__global__ void exchange(unsigned *u, float *f) {
    asm volatile("activemask.b32 %0;" : "=r"(u[0]));
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(f[0]) : "f"(f[1]));
    asm volatile("shfl.sync.up.b32 %0, %1, %2, 0x0, 0xffffffff;" : "=r"(u[1]) : "r"(u[2]), "r"(u[3]));
    asm volatile("{.reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, 0xffffffff;}"
                 : "=r"(u[4])
                 : "r"(u[5]));
    asm volatile("{.reg .pred p, q; setp.ne.u32 p, %1, 0; vote.sync.any.pred q, !p, %2; selp.u32 %0, 1, 0, q;}"
                 : "=r"(u[6])
                 : "r"(u[7]), "r"(u[8]));
    asm volatile("match.any.sync.b32 %0, %1, %2;" : "=r"(u[9]) : "r"(u[10]), "r"(u[11]));
    asm volatile("redux.sync.add.s32 %0, %1, %2;" : "=r"(u[12]) : "r"(u[13]), "r"(u[14]));
    asm volatile("bar.warp.sync 0xffffffff;");
}
