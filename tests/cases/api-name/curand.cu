//+ #include <hip/hip_runtime.h>  // HP114@1
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

__global__ void walk(float *x, unsigned long long seed) {
    curandState state;
//>     hiprandState state;  // HP101@5
    curandStatePhilox4_32_10_t philox;
//>     hiprandStatePhilox4_32_10_t philox;  // HP101@5
    curand_init(seed, threadIdx.x, 0, &state);
//>     hiprand_init(seed, threadIdx.x, 0, &state);  // HP101@5
    curand_init(seed, threadIdx.x, 0, &philox);
//>     hiprand_init(seed, threadIdx.x, 0, &philox);  // HP101@5
    float4 four = curand_normal4(&philox);
//>     float4 four = hiprand_normal4(&philox);  // HP101@19
    x[threadIdx.x] = curand_uniform(&state) + four.x + (curand(&state) & 1);
//>     x[threadIdx.x] = hiprand_uniform(&state) + four.x + (hiprand(&state) & 1);  // HP101@22 HP101@57
}

void fill(float *x, size_t n) {
    curandGenerator_t generator;
//>     hiprandGenerator_t generator;  // HP101@5
    curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
//>     hiprandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_DEFAULT);  // HP101@5 HP101@39
    curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
//>     hiprandSetPseudoRandomGeneratorSeed(generator, 1234ULL);  // HP101@5
    curandGenerateUniform(generator, x, n);
//>     hiprandGenerateUniform(generator, x, n);  // HP101@5
    curandDestroyGenerator(generator);
//>     hiprandDestroyGenerator(generator);  // HP101@5
    walk<<<1, 64>>>(x, 1);
}
