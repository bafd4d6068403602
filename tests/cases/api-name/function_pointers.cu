#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

typedef cudaError_t (*Allocate)(void **, size_t);
//> typedef hipError_t (*Allocate)(void **, size_t);  // HP101@9
Allocate allocate = cudaMalloc;
//> Allocate allocate = hipMalloc;  // HP101@21
cudaError_t (*release)(void *) = &cudaFree;
//> hipError_t (*release)(void *) = &hipFree;  // HP101@1 HP101@35
struct Table { Allocate allocate; cudaError_t (*free)(void *); } table = {cudaMalloc, cudaFree};
//> struct Table { Allocate allocate; hipError_t (*free)(void *); } table = {hipMalloc, hipFree};  // HP101@35 HP101@75 HP101@87
template <auto F> struct Call { };
Call<cudaDeviceSynchronize> call;
//> Call<hipDeviceSynchronize> call;  // HP101@6
Call<&cudaDeviceReset> reset;
//> Call<&hipDeviceReset> reset;  // HP101@7
