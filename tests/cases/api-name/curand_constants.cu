//+ #include <hip/hip_runtime.h>  // HP114@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

__global__ void draw(curandState *states, float *sums, double *angles) {
//> __global__ void draw(hiprandState *states, float *sums, double *angles) {  // HP101@22
    unsigned int bits = curand(&states[threadIdx.x]);
//>     unsigned int bits = hiprand(&states[threadIdx.x]);  // HP101@25
    sums[threadIdx.x] = bits * CURAND_2POW32_INV + (CURAND_2POW32_INV / 2.0f);
//>     sums[threadIdx.x] = bits * ROCRAND_2POW32_INV + (ROCRAND_2POW32_INV / 2.0f);  // HP101@32 HP101@53
    angles[threadIdx.x] = CURAND_PI_DOUBLE * CURAND_SQRT2_DOUBLE / CURAND_2POW32_DOUBLE;
//~                                          ^~~~~~~~~~~~~~~~~~~ HP501 error:
//~   CURAND_SQRT2_DOUBLE has no counterpart in HIP: ROCRAND_SQRT2_DOUBLE has the other sign: write -1.4142135623730951
//~   remedy: replace CURAND_SQRT2_DOUBLE or leave it out on AMD GPUs
//~                                                                ^~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   CURAND_2POW32_DOUBLE has no counterpart in HIP: rocRAND has no such constant: write its value
//~   remedy: replace CURAND_2POW32_DOUBLE or leave it out on AMD GPUs
//>     angles[threadIdx.x] = ROCRAND_PI_DOUBLE * CURAND_SQRT2_DOUBLE / CURAND_2POW32_DOUBLE;  // HP101@27
}
