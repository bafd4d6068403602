#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

// A comma between angle brackets, or in a declaration, would end the argument.
#define ROUNDED(result, statement)                       \
    __device__ inline result to_##result(float value) { \
        unsigned out;                                    \
        statement;                                       \
        return static_cast<result>(out);                 \
    }
ROUNDED(unsigned, asm("cvt.rni.u32.f32 %0, %1;" : "=r"(out) : "f"(value)))
//> ROUNDED(unsigned, (out = hipport::ptx::cvt_sat<unsigned int>(rintf(value))))  // HP504@19 HP504@59 HP504@72
ROUNDED(short, asm("cvt.sat.u8.s32 %0, %1;" : "=r"(out) : "r"(static_cast<int>(value))))
//> ROUNDED(short, (out = hipport::ptx::cvt_sat_integer<unsigned char, int>(static_cast<int>(value))))  // HP504@16 HP504@55
ROUNDED(int, asm("{ .reg .u32 a, b; mov.b32 a, %1; add.u32 %0, a, a; }" : "=r"(out) : "f"(value)))
//> ROUNDED(int, ({  // HP504@14 HP504@84 HP504@97
//>     auto &ptx_0 = (out);
//>     const auto ptx_1 = (value);
//>     unsigned int ptx_a, ptx_b;
//>     ptx_a = hipport::ptx::as<unsigned int>(ptx_1);
//>     ptx_0 = hipport::ptx::add<unsigned int>(ptx_a, ptx_a);
//> }))
