#include <cuda_runtime.h>

__device__ void signal(unsigned *flag, unsigned value) {
    asm volatile("st.release.sys.global.u32 [%1], %0;" ::"r"(value), "l"(flag) : "memory");
}
