#include <hip/hip_runtime.h>
#include "hipport/ptx.h"
#include "hipport/warp.h"

__global__ void exchange(unsigned *u, float *f) {
    u[0] = hipport::activemask();
    f[0] = hipport::shfl_xor_sync(0xffffffffu, f[1], 16);
    u[1] = hipport::shfl_up_sync(0xffffffffu, u[2], u[3]);
    do {
        auto &ptx_0 = (u[4]);
        const auto ptx_1 = (u[5]);
        bool ptx_p;
        ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_1, 0);
        ptx_0 = hipport::ballot_sync(0xffffffffu, ptx_p);
    } while (0);
    do {
        auto &ptx_0 = (u[6]);
        const auto ptx_1 = (u[7]);
        const auto ptx_2 = (u[8]);
        bool ptx_p, ptx_q;
        ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_1, 0);
        ptx_q = hipport::any_sync(ptx_2, !ptx_p);
        ptx_0 = ptx_q ? 1 : 0;
    } while (0);
    do {
        auto &ptx_0 = (u[9]);
        const auto ptx_1 = (u[10]);
        const auto ptx_2 = (u[11]);
        ptx_0 = hipport::match_any_sync(ptx_2, ptx_1);
    } while (0);
    do {
        auto &ptx_0 = (u[12]);
        const auto ptx_1 = (u[13]);
        const auto ptx_2 = (u[14]);
        ptx_0 = hipport::reduce_add_sync(ptx_2, static_cast<int>(ptx_1));
    } while (0);
    hipport::syncwarp(0xffffffffu);
}
