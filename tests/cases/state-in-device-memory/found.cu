//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/uninitialized.h"  // HP117@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

struct Walker {
    curandState rng;
//>     hiprandState rng;  // HP101@5
    float x;
};

#define STATES (64 * 4)
static __device__ curandState states[STATES];
//> static __device__ hipport::uninitialized<hiprandState [STATES]> states_bytes; static __device__ auto &states = reinterpret_cast<hiprandState (&)[STATES]>(states_bytes);  // HP273@19 HP101@19 HP273@30 HP273@45
__device__ curandStatePhilox4_32_10_t one;
//> __device__ hipport::uninitialized<hiprandStatePhilox4_32_10_t> one_bytes; static __device__ auto &one = reinterpret_cast<hiprandStatePhilox4_32_10_t (&)>(one_bytes);  // HP273@12 HP101@12 HP273@38 HP273@42
__device__ Walker walkers[8];
//> __device__ hipport::uninitialized<Walker [8]> walkers_bytes; static __device__ auto &walkers = reinterpret_cast<Walker (&)[8]>(walkers_bytes);  // HP273@12 HP273@18 HP273@29

extern __device__ curandState shown[16];
//> extern __device__ hiprandState shown[16];  // HP101@19
__device__ curandState shown[16];
//~        ^~~~~~~~~~~~~~~~~ HP273 error 'shown':
//~   curandState has a constructor in HIP, which variables of the device must not have
//~   remedy: declare it by itself and outside of classes, or allocate the states with hipMalloc
//> __device__ hiprandState shown[16];  // HP101@12
__device__ curandState first, second;
//~        ^~~~~~~~~~~~~~~~~ HP273 error 'first':
//~   curandState has a constructor in HIP, which variables of the device must not have
//~   remedy: declare it by itself and outside of classes, or allocate the states with hipMalloc
//> __device__ hiprandState first, second;  // HP101@12

struct Holder {
    static __device__ curandState state;
//>     static __device__ hiprandState state;  // HP101@23
};
__device__ curandState Holder::state;
//~        ^~~~~~~~~~~~~~~~~~ HP273 error 'Holder':
//~   curandState has a constructor in HIP, which variables of the device must not have
//~   remedy: declare it by itself and outside of classes, or allocate the states with hipMalloc
//> __device__ hiprandState Holder::state;  // HP101@12

__device__ float draw(curandState *state) {
//> __device__ float draw(hiprandState *state) {  // HP101@23
    return curand_uniform(state);
//>     return hiprand_uniform(state);  // HP101@12
}

__global__ void start(float *x) {
    __shared__ curandState own[32];
//>     __shared__ hipport::uninitialized<hiprandState [32]> own_bytes; auto &own = own_bytes.object();  // HP212@16 HP101@16 HP212@27 HP212@35
    __shared__ Walker walker;
//>     __shared__ hipport::uninitialized<Walker> walker_bytes; auto &walker = walker_bytes.object();  // HP212@16 HP212@22 HP212@29
    curand_init(1, threadIdx.x, 0, &states[threadIdx.x]);
//>     hiprand_init(1, threadIdx.x, 0, &states[threadIdx.x]);  // HP101@5
    curand_init(1, 2, 3, &one);
//>     hiprand_init(1, 2, 3, &one);  // HP101@5
    own[threadIdx.x % 32] = states[threadIdx.x];
    walker.x = draw(states + 1);
    x[0] = draw(&own[0]) + curand_uniform(&one) + walkers[1].x + walker.x;
//>     x[0] = draw(&own[0]) + hiprand_uniform(&one) + walkers[1].x + walker.x;  // HP101@28
}

void read(curandState *to) {
//> void read(hiprandState *to) {  // HP101@11
    cudaMemcpyFromSymbol(to, states, sizeof(states));
//>     hipMemcpyFromSymbol(to, states, sizeof(states));  // HP101@5
}
