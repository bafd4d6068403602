#include <hip/hip_runtime.h>

class Device {
  public:
    void cudaDeviceSynchronize() { ::hipDeviceSynchronize(); }
    virtual hipError_t cudaFree(void *p) = 0;
    template <typename T> T *cudaMalloc(size_t n) const {
        T *p = nullptr;
        ::hipMalloc(&p, n * sizeof(T));
        return p;
    }
};
