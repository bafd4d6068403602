// A class for the device and one of that name for the host: clang checks kernels with the host's too.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #pragma clang force_cuda_host_device begin  // HP601@1
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 3 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
struct Counter {
    int value;
    __device__ Counter(int start) : value(start + threadIdx.x) {}
};
#else
struct Counter {
    int value;
    Counter(int start) : value(start) {}
};
#endif
//> #endif  // HP601@7
//> #pragma clang force_cuda_host_device end
__global__ void count(int *out) { out[threadIdx.x] = Counter(3).value; }
int first() { return Counter(3).value; }
