#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
__global__ void fill(float *x, unsigned long long seed) {
    curandStateXORWOW_t curand;
//~   kept curand (declared by the project) x3
//>     hiprandState_t curand;  // HP101@5
    curand_init(seed, 0, threadIdx.x, &curand);
//>     hiprand_init(seed, 0, threadIdx.x, &curand);  // HP101@5
    x[threadIdx.x] = curand_uniform(&curand);
//>     x[threadIdx.x] = hiprand_uniform(&curand);  // HP101@22
}
