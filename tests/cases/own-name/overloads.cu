//+ #include <hip/hip_runtime.h>  // HP114@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

// Functions of the project's own that take other numbers of arguments stand beside CUDA's.
__global__ void seed(int n, curandState *state) { if (threadIdx.x < n) curand_init(0, threadIdx.x, 0, state + threadIdx.x); }
//> __global__ void seed(int n, hiprandState *state) { if (threadIdx.x < n) hiprand_init(0, threadIdx.x, 0, state + threadIdx.x); }  // HP101@29 HP101@72
void curand_init(int n, curandState *state) { seed<<<1, n>>>(n, state); }
//~   kept curand_init (defined by the project) x4
//> void curand_init(int n, hiprandState *state) { seed<<<1, n>>>(n, state); }  // HP101@25
cudaError_t cudaMalloc(void **p, size_t n, bool zero, int value = 0) {
//> hipError_t hipMalloc(void **p, size_t n, bool zero, int value = 0) {  // HP101@1 HP101@13
    cudaError_t error = cudaMalloc(p, n);
//>     hipError_t error = hipMalloc(p, n);  // HP101@5 HP101@25
    return error || !zero ? error : cudaMemset(*p, value, n);
//>     return error || !zero ? error : hipMemset(*p, value, n);  // HP101@37
}
void run(int n, curandState *state) {
//> void run(int n, hiprandState *state) {  // HP101@17
    cudaMalloc((void **)&state, n * sizeof(*state), true);
//>     hipMalloc((void **)&state, n * sizeof(*state), true);  // HP101@5
    curand_init(n, state);
    cudaMalloc((void **)&state, n * sizeof(*state));
//>     hipMalloc((void **)&state, n * sizeof(*state));  // HP101@5
}
namespace lab {
template <class... T> void curand_init(T... values) { use(values...); }
inline void all(int n, curandState *state) { curand_init(n, state, 3); }
//> inline void all(int n, hiprandState *state) { curand_init(n, state, 3); }  // HP101@24
}
