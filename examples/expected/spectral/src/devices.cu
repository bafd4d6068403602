#include "devices.h"

#include <hip/hip_runtime.h>

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
    CUDA_OK(hipGetDeviceCount(&devices));
    return devices;
}

// CUDA 13 names the place by a structure, earlier releases by the number of the device.
void prefetch(const void *pointer, size_t bytes, int device, hipStream_t stream) {
#if CUDART_VERSION >= 13000
    hipMemLocation location{};
    location.type = device == hipCpuDeviceId ? hipMemLocationTypeHost : hipMemLocationTypeDevice;
    location.id = device == hipCpuDeviceId ? 0 : device;
    CUDA_OK(hipMemPrefetchAsync_v2(pointer, bytes, location, 0, stream));
#else
    CUDA_OK(hipMemPrefetchAsync(pointer, bytes, device, stream));
#endif
}

}  // namespace

int enable_peer_access() {
    const int devices = device_count();
    int pairs = 0;
    for (int device = 0; device < devices; ++device) {
        CUDA_OK(hipSetDevice(device));
        for (int peer = 0; peer < devices; ++peer) {
            int possible = 0;
            if (peer != device) {
                CUDA_OK(hipDeviceCanAccessPeer(&possible, device, peer));
            }
            if (possible) {
                const hipError_t status = hipDeviceEnablePeerAccess(peer, 0);
                if (status != hipErrorPeerAccessAlreadyEnabled) {
                    CUDA_OK(status);
                }
                ++pairs;
            }
        }
    }
    CUDA_OK(hipSetDevice(0));
    return pairs;
}

std::vector<double> sum_on_every_device(int count) {
    const size_t bytes = sizeof(float) * static_cast<size_t>(count);
    float *values = nullptr;
    double *sum = nullptr;
    CUDA_OK(hipMallocManaged(&values, bytes));
    CUDA_OK(hipMallocManaged(&sum, sizeof(double), hipMemAttachGlobal));
    for (int i = 0; i < count; ++i) {
        values[i] = static_cast<float>(i + 1);
    }

    std::vector<double> sums;
    for (int device = 0; device < device_count(); ++device) {
        hipStream_t stream = nullptr;
        CUDA_OK(hipSetDevice(device));
        CUDA_OK(hipStreamCreate(&stream));
        *sum = 0.0;
        prefetch(values, bytes, device, stream);
        sum_array<<<64, 256, 0, stream>>>(values, count, sum);
        prefetch(sum, sizeof(double), hipCpuDeviceId, stream);
        CUDA_OK(hipStreamSynchronize(stream));
        CUDA_OK(hipStreamDestroy(stream));
        sums.push_back(*sum);
    }
    CUDA_OK(hipFree(sum));
    CUDA_OK(hipFree(values));
    CUDA_OK(hipSetDevice(0));
    return sums;
}
