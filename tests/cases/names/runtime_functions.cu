// A round trip to the device and back.
#include <cuda_runtime.h>
#include <vector>

void round_trip(std::vector<float> &host) {
    float *device = nullptr;
    size_t bytes = host.size() * sizeof(float);
    cudaMalloc(&device, bytes);
    cudaMemcpy(device, host.data(), bytes, cudaMemcpyHostToDevice);
    cudaMemset(device, 0, bytes);
    if (cudaGetLastError() != cudaSuccess) return;
    (void)cudaDeviceSynchronize();
    ::cudaMemcpy(host.data(), device, bytes, cudaMemcpyDeviceToHost);
    cudaFree (device);
}
