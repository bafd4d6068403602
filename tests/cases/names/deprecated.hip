#include <hip/hip_runtime.h>

void old(float **x) {
    hipMallocHost((void **)x, 64);
    hipDeviceSynchronize();
    hipDeviceReset();
}
