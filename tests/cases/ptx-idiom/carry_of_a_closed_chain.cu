#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__device__ void taken(unsigned *a, unsigned b) {
    asm("add.cc.u32 %0, %0, %2; addc.u32 %1, %1, 0;" : "+r"(a[0]), "+r"(a[1]) : "r"(b));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: it takes a carry of which an earlier statement has made use already
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm("addc.u32 %0, %0, 0;" : "+r"(a[2]));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: it takes a carry of which an earlier statement has made use already
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
}

__device__ void handed(unsigned *a, unsigned b) {
    asm("add.cc.u32 %0, %0, %1;" : "+r"(a[0]) : "r"(b));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: it takes a carry of which an earlier statement has made use already
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    asm("addc.u32 %0, %0, 0;" : "+r"(a[1]));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: it takes a carry of which an earlier statement has made use already
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
}

__device__ void closed(unsigned *a, unsigned b) {
    asm("add.cc.u32 %0, %0, %2; addc.u32 %1, %1, 0;" : "+r"(a[0]), "+r"(a[1]) : "r"(b));
//>     do {  // HP504@5 HP504@66 HP504@78 HP504@87
//>         auto &ptx_0 = (a[0]);
//>         auto &ptx_1 = (a[1]);
//>         const auto ptx_2 = (b);
//>         unsigned int ptx_condition_code = 0;
//>         ptx_0 = hipport::ptx::add_cc<unsigned int>(ptx_0, ptx_2, ptx_condition_code);
//>         ptx_1 = hipport::ptx::addc<unsigned int>(ptx_1, 0, ptx_condition_code);
//>     } while (0);
}
