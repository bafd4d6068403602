#include <cuda_runtime.h>

void f(int cudaDevice, cudaStream_t cudaStream = nullptr, void (*cudaCallback)(int) = nullptr);
void f(int cudaDevice, cudaStream_t cudaStream, void (*cudaCallback)(int)) {
    cudaSetDevice(cudaDevice);
    cudaStreamSynchronize(cudaStream);
    if (cudaCallback) cudaCallback(cudaDevice);
}
struct Guard {
    explicit Guard(int cudaDevice) : cudaDevice_(cudaDevice) { cudaSetDevice(cudaDevice_); }
    int cudaDevice_;
};
