#include <hip/hip_runtime.h>
#include "hipport/device.h"

__global__ void order() {
    __threadfence_block();
    __threadfence();
    __threadfence_system();
    __threadfence();
    __threadfence_system();
    __syncthreads();
    __syncthreads();
    hipport::nanosleep(100);
}
