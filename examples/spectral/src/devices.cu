#include "devices.h"

#include <cuda_runtime.h>

#include "check.h"

namespace {

__global__ void sum_array(const float *values, int count, double *sum) {
    double local = 0.0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        local += values[i];
    }
    atomicAdd(sum, local);
}

int device_count() {
    int devices = 0;
    CUDA_OK(cudaGetDeviceCount(&devices));
    return devices;
}

// CUDA 13 names the place by a structure, earlier releases by the number of the device.
void prefetch(const void *pointer, size_t bytes, int device, cudaStream_t stream) {
#if CUDART_VERSION >= 13000
    cudaMemLocation location{};
    location.type = device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
    location.id = device == cudaCpuDeviceId ? 0 : device;
    CUDA_OK(cudaMemPrefetchAsync(pointer, bytes, location, 0, stream));
#else
    CUDA_OK(cudaMemPrefetchAsync(pointer, bytes, device, stream));
#endif
}

}  // namespace

int enable_peer_access() {
    const int devices = device_count();
    int pairs = 0;
    for (int device = 0; device < devices; ++device) {
        CUDA_OK(cudaSetDevice(device));
        for (int peer = 0; peer < devices; ++peer) {
            int possible = 0;
            if (peer != device) {
                CUDA_OK(cudaDeviceCanAccessPeer(&possible, device, peer));
            }
            if (possible) {
                const cudaError_t status = cudaDeviceEnablePeerAccess(peer, 0);
                if (status != cudaErrorPeerAccessAlreadyEnabled) {
                    CUDA_OK(status);
                }
                ++pairs;
            }
        }
    }
    CUDA_OK(cudaSetDevice(0));
    return pairs;
}

std::vector<double> sum_on_every_device(int count) {
    const size_t bytes = sizeof(float) * static_cast<size_t>(count);
    float *values = nullptr;
    double *sum = nullptr;
    CUDA_OK(cudaMallocManaged(&values, bytes));
    CUDA_OK(cudaMallocManaged(&sum, sizeof(double), cudaMemAttachGlobal));
    for (int i = 0; i < count; ++i) {
        values[i] = static_cast<float>(i + 1);
    }

    std::vector<double> sums;
    for (int device = 0; device < device_count(); ++device) {
        cudaStream_t stream = nullptr;
        CUDA_OK(cudaSetDevice(device));
        CUDA_OK(cudaStreamCreate(&stream));
        *sum = 0.0;
        prefetch(values, bytes, device, stream);
        sum_array<<<64, 256, 0, stream>>>(values, count, sum);
        prefetch(sum, sizeof(double), cudaCpuDeviceId, stream);
        CUDA_OK(cudaStreamSynchronize(stream));
        CUDA_OK(cudaStreamDestroy(stream));
        sums.push_back(*sum);
    }
    CUDA_OK(cudaFree(sum));
    CUDA_OK(cudaFree(values));
    CUDA_OK(cudaSetDevice(0));
    return sums;
}
