#include <cuda_runtime.h>
#include <utility>

std::pair<int, int> device();

void use(cudaStream_t stream) {
    auto [cudaMajor, cudaMinor] = device();
    auto release = [cudaStream = stream, &cudaMajor](void *p) { cudaFreeAsync(p, cudaStream); return cudaMajor; };
    for (auto &cudaDevice : {cudaMinor}) release(nullptr), (void)cudaDevice;
    auto cudaGuard = std::make_pair(stream, 1);
    cudaGuard.first = stream;
}
