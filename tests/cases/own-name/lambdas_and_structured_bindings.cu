#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <utility>

std::pair<int, int> device();

void use(cudaStream_t stream) {
//> void use(hipStream_t stream) {  // HP101@10
    auto [cudaMajor, cudaMinor] = device();
//~   kept cudaMajor (declared by the project) x3
//~   kept cudaMinor (declared by the project) x2
    auto release = [cudaStream = stream, &cudaMajor](void *p) { cudaFreeAsync(p, cudaStream); return cudaMajor; };
//~   kept cudaStream (declared by the project) x2
//>     auto release = [cudaStream = stream, &cudaMajor](void *p) { hipFreeAsync(p, cudaStream); return cudaMajor; };  // HP101@65
    for (auto &cudaDevice : {cudaMinor}) release(nullptr), (void)cudaDevice;
//~   kept cudaDevice (defined by the project) x2
    auto cudaGuard = std::make_pair(stream, 1);
//~   kept cudaGuard (defined by the project) x2
    cudaGuard.first = stream;
}
