#include <hip/hip_runtime.h>

void f(int cudaDevice, hipStream_t cudaStream = nullptr, void (*cudaCallback)(int) = nullptr);
void f(int cudaDevice, hipStream_t cudaStream, void (*cudaCallback)(int)) {
    hipSetDevice(cudaDevice);
    hipStreamSynchronize(cudaStream);
    if (cudaCallback) cudaCallback(cudaDevice);
}
struct Guard {
    explicit Guard(int cudaDevice) : cudaDevice_(cudaDevice) { hipSetDevice(cudaDevice_); }
    int cudaDevice_;
};
