#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Launch {
    dim3 blockDim;
    dim3 gridDim;
};
extern __device__ int threads;
extern Launch launch;
#define UNUSED __device_builtin__
//> #define UNUSED  // HP222@15
void use(dim3 blockDim);
void run(Launch launch) {
    dim3 blockDim = launch.blockDim;
    use(blockDim);
}
