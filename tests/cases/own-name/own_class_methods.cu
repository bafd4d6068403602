#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

class Device {
  public:
    void cudaDeviceSynchronize() { ::cudaDeviceSynchronize(); }
//~   kept cudaDeviceSynchronize (defined by the project)
//>     void cudaDeviceSynchronize() { ::hipDeviceSynchronize(); }  // HP101@38
    virtual cudaError_t cudaFree(void *p) = 0;
//~   kept cudaFree (declared by the project)
//>     virtual hipError_t cudaFree(void *p) = 0;  // HP101@13
    template <typename T> T *cudaMalloc(size_t n) const {
//~   kept cudaMalloc (defined by the project)
        T *p = nullptr;
        ::cudaMalloc(&p, n * sizeof(T));
//>         ::hipMalloc(&p, n * sizeof(T));  // HP101@11
        return p;
    }
};
