// What is not certain stays, and is reported.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

#ifdef WIDE
#define TYPE "u64"
#else
#define TYPE "u32"
#endif
__global__ void kept(unsigned *p, unsigned long long *l) {
//> __global__ void kept(unsigned *p, unsigned long long *l) { unsigned int ptx_condition_code = 0;  // HP504@59
    asm("mov." TYPE " %0, %1;" : "=r"(p[0]) : "r"(p[1]));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (mov.TYPE) cannot run on AMD GPUs: the statement is put together by macros or #if lines
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm("add.cc.u32 %0, %1, %2;" : "=r"(p[0]) : "r"(p[1]), "r"(p[2]));
//>     p[0] = hipport::ptx::add_cc<unsigned int>(p[1], p[2], ptx_condition_code);  // HP504@5 HP504@45 HP504@57 HP504@68
    asm("addc.u32 %0, %1, %2;" : "=r"(p[3]) : "r"(p[4]), "r"(p[5]));
//>     p[3] = hipport::ptx::addc<unsigned int>(p[4], p[5], ptx_condition_code);  // HP504@5 HP504@43 HP504@55 HP504@66
    asm("brev.b32 %0, %1;"
//~ ^~~~~~~~~~~~~~~~~~~~~~ +5:21 HP503 error 'asm':
//~   inline PTX (brev.b32) cannot run on AMD GPUs: the statement is put together by macros or #if lines
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
        : "=r"(p[0])
#ifdef ONE
        : "r"(p[1]));
#else
        : "r"(p[2]));
#endif
    asm("brev.b32 %0, %1;"
//~ ^~~~~~~~~~~~~~~~~~~~~~ +6:11 HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: an #if line is inside the statement
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
        : "=r"(p[0])
        : "r"(p[1]
#ifdef ONE
        + 1
#endif
        ));
    asm("mov.u32 %0, %1;" : "=r"(p[0]) : "r"(p[1]), "r"(p[2]));
//>     do {  // HP504@5 HP504@39 HP504@51 HP504@62
//>         auto &ptx_0 = (p[0]);
//>         const auto ptx_1 = (p[1]);
//>         [[maybe_unused]] const auto ptx_2 = (p[2]);
//>         ptx_0 = ptx_1;
//>     } while (0);
    asm("add.u32 %0, %1, %2;" : "=r"(p[0]) : "r"(p[1]), "l"(p));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (add.u32) cannot run on AMD GPUs: its operands are not as expected
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm("add.u32 %1, %1, 1;" ::"r"(p[0]), "r"(p[1]));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (add.u32) cannot run on AMD GPUs: its operands are not as expected
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm("mov.u32 %0, %1;" : "=r"(p[0]) : "0"(p[1]));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: operands with the constraint "0" are not understood
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm("shfl.sync.idx.b32 %0, %1, 0, 0x181f, 0xffffffff;" : "=r"(p[0]) : "r"(p[1]));
//>     p[0] = hipport::ptx::shfl_idx(p[1], 0, 0x181f, 0xffffffffu);  // HP504@5 HP504@71 HP504@83
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(p[0]) : "f"(1.0f), "f"(2.0f));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (cvt.rn.bf16x2.f32) cannot run on AMD GPUs: use HIP's functions on __hip_bfloat16, <hip/hip_bf16.h>
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm volatile("exit;");
//~ ^~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (exit) cannot run on AMD GPUs: s_endpgm ends a whole wavefront: return from the kernel
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
}
#if defined(__HIP_PLATFORM_AMD__)
__device__ void theirs() {}
#else
__device__ void theirs() { asm volatile("membar.gl;"); }
//> __device__ void theirs() { __threadfence(); }  // HP504@28
#endif
#ifdef __HIPCC__
__device__ void ported() { asm volatile("membar.gl;"); }
#endif
