#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void f(int cudaDevice, cudaStream_t cudaStream = nullptr, void (*cudaCallback)(int) = nullptr);
//~   kept cudaCallback (defined by the project) x4
//~   kept cudaDevice (defined by the project) x6
//~   kept cudaStream (defined by the project) x3
//> void f(int cudaDevice, hipStream_t cudaStream = nullptr, void (*cudaCallback)(int) = nullptr);  // HP101@24
void f(int cudaDevice, cudaStream_t cudaStream, void (*cudaCallback)(int)) {
//> void f(int cudaDevice, hipStream_t cudaStream, void (*cudaCallback)(int)) {  // HP101@24
    cudaSetDevice(cudaDevice);
//>     hipSetDevice(cudaDevice);  // HP101@5
    cudaStreamSynchronize(cudaStream);
//>     hipStreamSynchronize(cudaStream);  // HP101@5
    if (cudaCallback) cudaCallback(cudaDevice);
}
struct Guard {
    explicit Guard(int cudaDevice) : cudaDevice_(cudaDevice) { cudaSetDevice(cudaDevice_); }
//~   kept cudaDevice_ (defined by the project) x3
//>     explicit Guard(int cudaDevice) : cudaDevice_(cudaDevice) { hipSetDevice(cudaDevice_); }  // HP101@64
    int cudaDevice_;
};
