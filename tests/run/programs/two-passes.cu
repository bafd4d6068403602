// What code is compiled for the host and what for the device, where it asks. A fault is found in either at its line.

#include <cuda_runtime.h>
#include <nv/target>
#include <stdio.h>
#include <thrust/device_vector.h>
#include <thrust/transform.h>

#ifdef __CUDA_ARCH__
#define SIDE 1
#else
#define SIDE 2
#endif

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 200
const int size = 48;
#else
const int size = 16;
#endif

inline constexpr int sizes[] = {size, 2 * SIDE};
int on_this_side = SIDE;

__host__ __device__ int room() { return size; }

__host__ __device__ int rooms() { return sizes[0] + sizes[1]; }

__host__ __device__ int bits(unsigned int x) {
#ifdef __CUDA_ARCH__
    return 100 + __popc(x);
#else
    int count = 0;
    for (; x != 0; x &= x - 1) ++count;
    return 200 + count;
#endif
}

struct Side {
    int value;
    __host__ __device__ Side() : value(0) {
#ifndef __CUDA_ARCH__
        value = 1;
#endif
        ++value;
    }
    __host__ __device__ int operator()(int x) const { return 10 * x + SIDE; }
};

template <class T>
constexpr __host__ __device__ T with_side(T x) {
    return x + SIDE;
}

__host__ __device__ inline int target() { NV_IF_TARGET(NV_IS_DEVICE, (return 1;), (return 2;)) }

__host__ __device__ void release(void *memory, int *out) {
#ifdef __CUDA_ARCH__
    if (memory != nullptr) *out = 3;
#else
    (void)out;
    cudaFree(memory);
    cudaFree(memory);  // found: double-free
#endif
}

template <class Function>
__global__ void all(int *out, Function function) {
    out[0] = bits(7);
    out[1] = Side().value;
    out[2] = Side()(3);
    out[3] = with_side(4);
    out[4] = target();
    out[5] = function(6);
    release(out, out + 6);
    out[7] = room();
    out[8] = rooms();
}

int main(int count, char **) {
    int *device, found[9];
    cudaMalloc(&device, sizeof(found));
    const auto function = [] __host__ __device__(int x) {
#ifdef __CUDA_ARCH__
        return 10 * x + 1;
#else
        return 10 * x + 2;
#endif
    };
    all<<<1, 1>>>(device, function);
    cudaMemcpy(found, device, sizeof(found), cudaMemcpyDeviceToHost);
    const int on_device[] = {103, 1, 31, 5, 1, 61, 3, 48, 50};
    const int on_host[] = {203, 2, 32, 6, 2, 62, 0, 16, 20};
    const int here[] = {bits(7), Side().value, Side()(3), with_side(4), target(), function(6), 0, room(), rooms()};
    bool right = on_this_side == 2;
    for (int i = 0; i < 9; ++i) right = right && found[i] == on_device[i] && here[i] == on_host[i];
    static_assert(with_side(1) == 3, "what is computed by the compiler is the host's");
    thrust::device_vector<int> values(1, 5);
    thrust::transform(values.begin(), values.end(), values.begin(), Side());
    right = right && values[0] == 51;
    if (count > 1) {
        release(device, nullptr);
    } else {
        cudaFree(device);
    }
    printf(right ? "PASSED\n" : "FAILED\n");
    return right ? 0 : 1;
}
