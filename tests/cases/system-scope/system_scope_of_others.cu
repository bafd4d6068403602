#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

// the device's scope, and a declaration
__device__ void publish(unsigned *flag, unsigned value) {
    __threadfence();
    asm volatile("st.release.gpu.global.u32 [%1], %0;" ::"r"(value), "l"(flag) : "memory");
//>     do {  // HP504@5 HP504@68 HP504@79
//>         const auto ptx_0 = (value);
//>         const auto ptx_1 = (flag);
//>         hipport::ptx::st_release_gpu<unsigned int>(ptx_1, ptx_0);
//>     } while (0);
}
void load_system(const char *path = "/usr/lib/driver.sys");
