#include <hip/hip_runtime.h>
#include "hipport/ptx.h"

__global__ void bits(unsigned *u, int *i, unsigned long long *l, long long *s) {
    u[0] = hipport::ptx::lop3(u[1], u[2], u[3], 0x96);
    u[0] = hipport::ptx::lop3(u[1], u[2], u[3], (0xf0 & 0xcc) | 0xaa);
    u[4] = hipport::ptx::shf_l_wrap(u[1], u[2], u[3]);
    u[5] = hipport::ptx::shf_r_clamp(u[1], u[2], u[3]);
    u[6] = hipport::ptx::bfe<unsigned int>(u[1], u[2], u[3]);
    i[0] = hipport::ptx::bfe<int>(i[1], 8, 8);
    l[0] = hipport::ptx::bfe<unsigned long long>(l[1], u[2], u[3]);
    u[7] = hipport::ptx::bfi<unsigned int>(u[1], u[2], u[3], u[4]);
    u[8] = hipport::ptx::prmt(u[1], u[2], 0x5140);
    u[9] = hipport::ptx::prmt_f4e(u[1], u[2], u[3]);
    u[10] = __popc(u[1]);
    u[11] = __popcll(l[1]);
    u[12] = __clz(u[1]);
    l[2] = __brevll(l[1]);
    u[13] = hipport::ptx::bfind<unsigned int>(u[1]);
    u[14] = hipport::ptx::bfind_shiftamt<long long>(s[1]);
    u[15] = hipport::ptx::shl<unsigned int>(u[1], u[2]);
    i[2] = hipport::ptx::shr<int>(i[1], u[2]);
    u[16] = hipport::ptx::and_<unsigned int>(u[1], 0xffff0000u);
    l[3] = hipport::ptx::not_<unsigned long long>(l[1]);
}
