#include <cuda_runtime.h>

__device__ unsigned lane() {
    unsigned id;
    asm("mov.u32 %0, %%laneid;" : "=r"(id));
    asm volatile("bar.sync %0, %1;" ::"r"(1), "r"(64) : "memory");
    __asm__ __volatile__("{ .reg .pred p;\n"
                         "  setp.eq.u32 p, %0, 1; }" ::"r"(id));
    asm volatile("" ::: "memory");
    return id;
}
#define BARRIER asm volatile("membar.gl;")
