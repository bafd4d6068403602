#include <cuda_runtime.h>

__global__ void order() {
    asm volatile("membar.cta;" ::: "memory");
    asm volatile("membar.gl;");
    __asm__ __volatile__("membar.sys;" ::: "memory");
    asm volatile("fence.acq_rel.gpu;\n");
    asm volatile("fence.sc.sys;" ::);
    asm volatile("bar.sync 0;");
    asm volatile("barrier.sync.aligned 0;");
    asm volatile("nanosleep.u32 %0;" ::"r"(100));
}
