#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/random.h"  // HP152@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

__global__ void draw(curandStateSobol64_t *states, unsigned long long *out) {
//> __global__ void draw(hiprandStateSobol64_t *states, unsigned long long *out) {  // HP101@22
    curandStateSobol64_t state = states[threadIdx.x];
//>     hiprandStateSobol64_t state = states[threadIdx.x];  // HP101@5
    out[threadIdx.x] = curand(&state);
//>     out[threadIdx.x] = hiprand(&state);  // HP101@24
    states[threadIdx.x] = state;
}
__global__ void scrambled(curandStateScrambledSobol64 *states, double *out) {
//> __global__ void scrambled(hiprandStateScrambledSobol64 *states, double *out) {  // HP101@27
    out[threadIdx.x] = curand(&states[threadIdx.x]) / 18446744073709551616.0;
//>     out[threadIdx.x] = hiprand(&states[threadIdx.x]) / 18446744073709551616.0;  // HP101@24
}
__global__ void of_32_bits(curandStateSobol32_t *states, unsigned *out) { out[threadIdx.x] = curand(&states[threadIdx.x]); }
//> __global__ void of_32_bits(hiprandStateSobol32_t *states, unsigned *out) { out[threadIdx.x] = hiprand(&states[threadIdx.x]); }  // HP101@28 HP101@94
