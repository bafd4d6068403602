#include <cuda_runtime.h>

class Device {
  public:
    void cudaDeviceSynchronize() { ::cudaDeviceSynchronize(); }
    virtual cudaError_t cudaFree(void *p) = 0;
    template <typename T> T *cudaMalloc(size_t n) const {
        T *p = nullptr;
        ::cudaMalloc(&p, n * sizeof(T));
        return p;
    }
};
