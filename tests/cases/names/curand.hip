#include <hip/hip_runtime.h>
#include <hiprand/hiprand.h>
#include <hiprand/hiprand_kernel.h>

__global__ void walk(float *x, unsigned long long seed) {
    curandState state;
    curandStatePhilox4_32_10_t philox;
    curand_init(seed, threadIdx.x, 0, &state);
    curand_init(seed, threadIdx.x, 0, &philox);
    float4 four = curand_normal4(&philox);
    x[threadIdx.x] = curand_uniform(&state) + four.x + (curand(&state) & 1);
}

void fill(float *x, size_t n) {
    curandGenerator_t generator;
    curandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_DEFAULT);
    curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
    curandGenerateUniform(generator, x, n);
    curandDestroyGenerator(generator);
    walk<<<1, 64>>>(x, 1);
}
