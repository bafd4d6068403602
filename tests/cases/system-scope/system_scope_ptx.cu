#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__device__ void signal(unsigned *flag, unsigned value) {
    asm volatile("st.release.sys.global.u32 [%1], %0;" ::"r"(value), "l"(flag) : "memory");
//~              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP711 info 'PTX of the scope .sys':
//~   PTX of the scope .sys: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended
//~   remedy: where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags and hipDeviceMallocFinegrained
//>     do {  // HP504@5 HP504@68 HP504@79
//>         const auto ptx_0 = (value);
//>         const auto ptx_1 = (flag);
//>         hipport::ptx::st_release_sys<unsigned int>(ptx_1, ptx_0);
//>     } while (0);
}
