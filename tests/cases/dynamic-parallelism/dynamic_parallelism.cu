#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void child(int *data, int n);

__global__ void parent(int *data, int n) {
    if (threadIdx.x == 0 && n > 32) {
        child<<<n / 32, 32>>>(data, n);
//~     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP511 error 'child':
//~   device code launches a kernel: AMD GPUs have no dynamic parallelism
//~   remedy: launch it from the host after this kernel, or let this kernel's threads do its work in a loop
    }
}

template <typename T>
__global__ void sort_step(T *data, int n);
template <typename T>
__device__ void sort(T *data, int n) {
    if (n > 1) sort_step<T><<<1, n, 0, cudaStreamFireAndForget>>>(data, n);
//~            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP511 error 'sort_step':
//~   device code launches a kernel: AMD GPUs have no dynamic parallelism
//~   remedy: launch it from the host after this kernel, or let this kernel's threads do its work in a loop
//~                                    ^~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaStreamFireAndForget has no counterpart in HIP: launching and updating graphs from device code is not in HIP
//~   remedy: replace cudaStreamFireAndForget or leave it out on AMD GPUs
}

// read by the host's pass only
__host__ __device__ void anywhere(int *data, int n) {
#ifndef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifndef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #else arm of line 22 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifndef __HIP_DEVICE_COMPILE__  // HP601@9
    child<<<1, n>>>(data, n);
#else
    data[0] = n;
#endif
}

void host(int *data, int n) {
    child<<<1, n>>>(data, n);
    auto launch = [=] { child<<<1, n>>>(data, n); };
    launch();
}
