#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

__global__ void order() {
    asm volatile("membar.cta;" ::: "memory");
//>     __threadfence_block();  // HP504@5
    asm volatile("membar.gl;");
//>     __threadfence();  // HP504@5
    __asm__ __volatile__("membar.sys;" ::: "memory");
//~                      ^~~~~~~~~~~~~ HP711 info 'PTX of the scope .sys':
//~   PTX of the scope .sys: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended
//~   remedy: where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags and hipDeviceMallocFinegrained
//>     __threadfence_system();  // HP504@5
    asm volatile("fence.acq_rel.gpu;\n");
//>     __threadfence();  // HP504@5
    asm volatile("fence.sc.sys;" ::);
//>     __threadfence_system();  // HP504@5
    asm volatile("bar.sync 0;");
//>     __syncthreads();  // HP504@5
    asm volatile("barrier.sync.aligned 0;");
//>     __syncthreads();  // HP504@5
    asm volatile("nanosleep.u32 %0;" ::"r"(100));
//>     hipport::nanosleep(100);  // HP504@5 HP504@47
}
