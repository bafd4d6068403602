#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifdef WITH_CURAND
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
#else
typedef int curandState_t;
//> typedef int hiprandState_t;  // HP101@13
__device__ void curand_init(int, int, int, curandState_t *) {}
//> __device__ void hiprand_init(int, int, int, hiprandState_t *) {}  // HP101@17 HP101@44
__device__ float curand_normal(curandState_t *) { return 0; }
//> __device__ float hiprand_normal(hiprandState_t *) { return 0; }  // HP101@18 HP101@32
#endif

#ifdef WITH_NVTX
#include <nvtx3/nvToolsExt.h>
//> #include "hipport/nvtx.h"  // HP110@10
#else
static inline void nvtxRangePop() {}
//> static inline void roctxRangePop() {}  // HP101@20
#define nvtxRangePushA(name) ((void)0)
//> #define roctxRangePushA(name) ((void)0)  // HP101@9
#endif

#ifdef WITH_NVTX
#else
typedef int cudnnHandle_t;
//~   kept cudnnHandle_t (defined by the project) x2
#endif

__global__ void add(curandState_t *states, float *x) {
//> __global__ void add(hiprandState_t *states, float *x) {  // HP101@21
    curand_init(1, 2, 3, states);
//>     hiprand_init(1, 2, 3, states);  // HP101@5
    x[0] += curand_normal(states);
//>     x[0] += hiprand_normal(states);  // HP101@13
}

void run(cudnnHandle_t *handle) {
    nvtxRangePushA("run");
//>     roctxRangePushA("run");  // HP101@5
    nvtxRangePop();
//>     roctxRangePop();  // HP101@5
}
