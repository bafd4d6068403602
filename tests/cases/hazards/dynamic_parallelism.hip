#include <hip/hip_runtime.h>

__global__ void child(int *data, int n);

__global__ void parent(int *data, int n) {
    if (threadIdx.x == 0 && n > 32) {
        child<<<n / 32, 32>>>(data, n);
    }
}

template <typename T>
__global__ void sort_step(T *data, int n);
template <typename T>
__device__ void sort(T *data, int n) {
    if (n > 1) sort_step<T><<<1, n, 0, cudaStreamFireAndForget>>>(data, n);
}

// read by the host's pass only
__host__ __device__ void anywhere(int *data, int n) {
#ifndef __HIP_DEVICE_COMPILE__
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
