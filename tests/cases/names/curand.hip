#include <hip/hip_runtime.h>
#include <hiprand/hiprand.h>
#include <hiprand/hiprand_kernel.h>

__global__ void walk(float *x, unsigned long long seed) {
    hiprandState state;
    hiprandStatePhilox4_32_10_t philox;
    hiprand_init(seed, threadIdx.x, 0, &state);
    hiprand_init(seed, threadIdx.x, 0, &philox);
    float4 four = hiprand_normal4(&philox);
    x[threadIdx.x] = hiprand_uniform(&state) + four.x + (hiprand(&state) & 1);
}

void fill(float *x, size_t n) {
    hiprandGenerator_t generator;
    hiprandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_DEFAULT);
    hiprandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
    hiprandGenerateUniform(generator, x, n);
    hiprandDestroyGenerator(generator);
    walk<<<1, 64>>>(x, 1);
}
