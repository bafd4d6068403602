#include <hip/hip_runtime.h>

void old(float **x) {
    hipHostMalloc((void **)x, 64);
    hipDeviceSynchronize();
    hipDeviceReset();
}
