#include <cuda_runtime.h>

typedef cudaError_t (*Allocate)(void **, size_t);
Allocate allocate = cudaMalloc;
cudaError_t (*release)(void *) = &cudaFree;
struct Table { Allocate allocate; cudaError_t (*free)(void *); } table = {cudaMalloc, cudaFree};
template <auto F> struct Call { };
Call<cudaDeviceSynchronize> call;
Call<&cudaDeviceReset> reset;
