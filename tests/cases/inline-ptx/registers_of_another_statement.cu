// PTX whose registers and scopes go across asm statements: none of them can be translated alone.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/ptx.h"  // HP117@1
__device__ unsigned at_least(unsigned x, unsigned least) {
    asm volatile("{");
//~ ^~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: its registers and braces are for other asm statements
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm volatile(".reg .pred %below;");
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: its registers and braces are for other asm statements
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm volatile("setp.lt.u32 %%below, %0, %1;" ::"r"(x), "r"(least));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (setp.lt.u32) cannot run on AMD GPUs: its operands are not as expected
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm volatile("@%%below mov.u32 %0, %1;" : "+r"(x) : "r"(least));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (mov.u32) cannot run on AMD GPUs: its guard is not a predicate of this statement
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm volatile("}");
//~ ^~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: its registers and braces are for other asm statements
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    return x;
}
__device__ unsigned guarded_by_a_number(unsigned x, unsigned guard) {
    asm volatile("@%1 add.u32 %0, %0, 1;" : "+r"(x) : "r"(guard));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (add.u32) cannot run on AMD GPUs: its guard is not a predicate of this statement
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    return x;
}
__device__ unsigned guarded(unsigned x, unsigned least) {
    asm volatile("{ .reg .pred below; setp.lt.u32 below, %0, %1; @below mov.u32 %0, %1; }" : "+r"(x) : "r"(least));
//>     do {  // HP504@5 HP504@101 HP504@114
//>         auto &ptx_0 = (x);
//>         const auto ptx_1 = (least);
//>         bool ptx_below;
//>         ptx_below = hipport::ptx::setp_lt<unsigned int>(ptx_0, ptx_1);
//>         if (ptx_below) ptx_0 = ptx_1;
//>     } while (0);
    return x;
}
