//+ #include <hip/hip_runtime.h>  // HP114@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
struct Path { curandState rng; float d; };
//> struct Path { hiprandState rng; float d; };  // HP101@15
__global__ void save(Path *paths, curandStatePhilox4_32_10_t *others, unsigned *kept) {
//> __global__ void save(Path *paths, hiprandStatePhilox4_32_10_t *others, unsigned *kept) {  // HP101@35
    Path path = paths[threadIdx.x];
    kept[0] = path.rng.d + path.rng.v[0];
//~                    ^ HP517 error: hiprandState has no member d, which curandState has
//~   remedy: leave out what depends on it, or find the value otherwise
//~                                 ^ HP517 error: hiprandState has no member v, which curandState has
//~   remedy: leave out what depends on it, or find the value otherwise
    curandStatePhilox4_32_10_t other = others[threadIdx.x];
//>     hiprandStatePhilox4_32_10_t other = others[threadIdx.x];  // HP101@5
    kept[1] = other.STATE + other.key.x;
//~                 ^~~~~ HP517 error:
//~   hiprandStatePhilox4_32_10_t has no member STATE, which curandStatePhilox4_32_10_t has
//~   remedy: leave out what depends on it, or find the value otherwise
//~                               ^~~ HP517 error:
//~   hiprandStatePhilox4_32_10_t has no member key, which curandStatePhilox4_32_10_t has
//~   remedy: leave out what depends on it, or find the value otherwise
    path.d = curand_uniform(&path.rng);
//>     path.d = hiprand_uniform(&path.rng);  // HP101@14
    paths[threadIdx.x] = path;
}
