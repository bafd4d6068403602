#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define PINNED(p, n) cudaMallocHost((void **)&(p), (n))
//> #define PINNED(p, n) hipHostMalloc((void **)&(p), (n), 0)  // HP101@22 HP301@55

int take(float **rows, void **other, unsigned n) {
    cudaError_t (*allocate)(void **, size_t) = cudaMallocHost;
//~                                            ^~~~~~~~~~~~~~ HP306 warning:
//~   hipHostMalloc is not of the type of cudaMallocHost: it has 3 parameters, CUDA's 2
//~   remedy: point to a function of your own, or to a lambda, that calls hipHostMalloc
//>     hipError_t (*allocate)(void **, size_t) = hipHostMalloc;  // HP101@5 HP101@48
    if (cudaMallocHost((void **)rows, n * sizeof(float)) != cudaSuccess) return 1;
//>     if (hipHostMalloc((void **)rows, n * sizeof(float), 0) != hipSuccess) return 1;  // HP101@9 HP301@56 HP101@61
    return PINNED(*other, n) != cudaSuccess;
//>     return PINNED(*other, n) != hipSuccess;  // HP101@33
}
