#include <hip/hip_runtime.h>

__global__ void signal(int *data, int *flag) {
    data[threadIdx.x] = 1;
    __threadfence_system();
    atomicExch_system(flag, 1);
}
