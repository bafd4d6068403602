// A class in the place of cuRAND's state for other compilers, and functions that a macro marks.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/uninitialized.h"  // HP117@1
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
#define BOTH __host__ __device__
#else
struct curandState_t {};
//> struct hiprandState_t {};  // HP101@8
#define BOTH
#endif

struct Sampler {
    curandState_t *states;
//>     hiprandState_t *states;  // HP101@5
    BOTH float draw(int chain) const {
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 13 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
        __shared__ curandState_t state;
//>         __shared__ hipport::uninitialized<hiprandState_t> state_bytes; auto &state = state_bytes.object();  // HP212@20 HP101@20 HP212@33 HP212@39
        if (threadIdx.x == 0) state = states[chain];
        __syncthreads();
        return curand_uniform(&state);
//>         return hiprand_uniform(&state);  // HP101@16
#else
        return 0.f;
#endif
    }
};
