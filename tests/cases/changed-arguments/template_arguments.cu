#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x) { *x *= 2; }

float *mapped(float *host) {
    float *device = nullptr;
    cudaHostGetDevicePointer<float>(&device, host, 0);
//>     hipHostGetDevicePointer((void**)(&device), host, 0);  // HP101@5 HP301@29 HP301@37 HP301@44
    cudaFuncAttributes attributes;
//>     hipFuncAttributes attributes;  // HP101@5
    cudaFuncGetAttributes<void(float *)>(&attributes, scale);
//>     hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(scale));  // HP101@5 HP301@26 HP301@55 HP301@60
    cudaMalloc<float>(&device, 4);
//>     hipMalloc<float>(&device, 4);  // HP101@5
    return device;
}
