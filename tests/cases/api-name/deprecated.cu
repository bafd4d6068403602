#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void old(float **x) {
    cudaMallocHost((void **)x, 64);
//>     hipHostMalloc((void **)x, 64);  // HP101@5
    cudaThreadSynchronize();
//>     hipDeviceSynchronize();  // HP101@5
    cudaThreadExit();
//>     hipDeviceReset();  // HP101@5
}
