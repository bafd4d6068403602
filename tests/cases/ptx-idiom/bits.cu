#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__global__ void bits(unsigned *u, int *i, unsigned long long *l, long long *s) {
    asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(u[0]) : "r"(u[1]), "r"(u[2]), "r"(u[3]));
//>     u[0] = hipport::ptx::lop3(u[1], u[2], u[3], 0x96);  // HP504@5 HP504@53 HP504@65 HP504@76 HP504@87
    asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(u[0]) : "r"(u[1]), "r"(u[2]), "r"(u[3]), "n"((0xf0 & 0xcc) | 0xaa));
//>     u[0] = hipport::ptx::lop3(u[1], u[2], u[3], (0xf0 & 0xcc) | 0xaa);  // HP504@5 HP504@51 HP504@63 HP504@74 HP504@85 HP504@112
    asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(u[4]) : "r"(u[1]), "r"(u[2]), "r"(u[3]));
//>     u[4] = hipport::ptx::shf_l_wrap(u[1], u[2], u[3]);  // HP504@5 HP504@53 HP504@65 HP504@76 HP504@87
    asm("shf.r.clamp.b32 %0, %1, %2, %3;" : "=r"(u[5]) : "r"(u[1]), "r"(u[2]), "r"(u[3]));
//>     u[5] = hipport::ptx::shf_r_clamp(u[1], u[2], u[3]);  // HP504@5 HP504@54 HP504@66 HP504@77 HP504@88
    asm("bfe.u32 %0, %1, %2, %3;" : "=r"(u[6]) : "r"(u[1]), "r"(u[2]), "r"(u[3]));
//>     u[6] = hipport::ptx::bfe<unsigned int>(u[1], u[2], u[3]);  // HP504@5 HP504@46 HP504@58 HP504@69 HP504@80
    asm("bfe.s32 %0, %1, 8, 8;" : "=r"(i[0]) : "r"(i[1]));
//>     i[0] = hipport::ptx::bfe<int>(i[1], 8, 8);  // HP504@5 HP504@44 HP504@56
    asm("bfe.u64 %0, %1, %2, %3;" : "=l"(l[0]) : "l"(l[1]), "r"(u[2]), "r"(u[3]));
//>     l[0] = hipport::ptx::bfe<unsigned long long>(l[1], u[2], u[3]);  // HP504@5 HP504@46 HP504@58 HP504@69 HP504@80
    asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(u[7]) : "r"(u[1]), "r"(u[2]), "r"(u[3]), "r"(u[4]));
//>     u[7] = hipport::ptx::bfi<unsigned int>(u[1], u[2], u[3], u[4]);  // HP504@5 HP504@50 HP504@62 HP504@73 HP504@84 HP504@95
    asm("prmt.b32 %0, %1, %2, 0x5140;" : "=r"(u[8]) : "r"(u[1]), "r"(u[2]));
//>     u[8] = hipport::ptx::prmt(u[1], u[2], 0x5140);  // HP504@5 HP504@51 HP504@63 HP504@74
    asm("prmt.b32.f4e %0, %1, %2, %3;" : "=r"(u[9]) : "r"(u[1]), "r"(u[2]), "r"(u[3]));
//>     u[9] = hipport::ptx::prmt_f4e(u[1], u[2], u[3]);  // HP504@5 HP504@51 HP504@63 HP504@74 HP504@85
    asm("popc.b32 %0, %1;" : "=r"(u[10]) : "r"(u[1]));
//>     u[10] = __popc(u[1]);  // HP504@5 HP504@40 HP504@52
    asm("popc.b64 %0, %1;" : "=r"(u[11]) : "l"(l[1]));
//>     u[11] = __popcll(l[1]);  // HP504@5 HP504@40 HP504@52
    asm("clz.b32 %0, %1;" : "=r"(u[12]) : "r"(u[1]));
//>     u[12] = __clz(u[1]);  // HP504@5 HP504@39 HP504@51
    asm("brev.b64 %0, %1;" : "=l"(l[2]) : "l"(l[1]));
//>     l[2] = __brevll(l[1]);  // HP504@5 HP504@39 HP504@51
    asm("bfind.u32 %0, %1;" : "=r"(u[13]) : "r"(u[1]));
//>     u[13] = hipport::ptx::bfind<unsigned int>(u[1]);  // HP504@5 HP504@41 HP504@53
    asm("bfind.shiftamt.s64 %0, %1;" : "=r"(u[14]) : "l"(s[1]));
//>     u[14] = hipport::ptx::bfind_shiftamt<long long>(s[1]);  // HP504@5 HP504@50 HP504@62
    asm("shl.b32 %0, %1, %2;" : "=r"(u[15]) : "r"(u[1]), "r"(u[2]));
//>     u[15] = hipport::ptx::shl<unsigned int>(u[1], u[2]);  // HP504@5 HP504@43 HP504@55 HP504@66
    asm("shr.s32 %0, %1, %2;" : "=r"(i[2]) : "r"(i[1]), "r"(u[2]));
//>     i[2] = hipport::ptx::shr<int>(i[1], u[2]);  // HP504@5 HP504@42 HP504@54 HP504@65
    asm("and.b32 %0, %1, 0xffff0000;" : "=r"(u[16]) : "r"(u[1]));
//>     u[16] = hipport::ptx::and_<unsigned int>(u[1], 0xffff0000u);  // HP504@5 HP504@51 HP504@63
    asm("not.b64 %0, %1;" : "=l"(l[3]) : "l"(l[1]));
//>     l[3] = hipport::ptx::not_<unsigned long long>(l[1]);  // HP504@5 HP504@38 HP504@50
}
