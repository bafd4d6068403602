#include <cuda_runtime.h>

// the device's scope, and a declaration
__device__ void publish(unsigned *flag, unsigned value) {
    __threadfence();
    asm volatile("st.release.gpu.global.u32 [%1], %0;" ::"r"(value), "l"(flag) : "memory");
}
void load_system(const char *path = "/usr/lib/driver.sys");
