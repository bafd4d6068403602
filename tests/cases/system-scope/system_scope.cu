#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void signal(int *data, int *flag) {
    data[threadIdx.x] = 1;
    __threadfence_system();
//~ ^~~~~~~~~~~~~~~~~~~~ HP711 info:
//~   __threadfence_system: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended
//~   remedy: where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags and hipDeviceMallocFinegrained
    atomicExch_system(flag, 1);
}
