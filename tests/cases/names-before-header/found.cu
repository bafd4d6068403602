#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include <hiprand/hiprand_kernel.h>  // HP140@1
namespace lab { namespace detail { __device__ inline int size() { return 1; } } }
using namespace lab;
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

__global__ void draw(curandState *state, float *x) { x[0] = curand_uniform(state) + lab::detail::size(); }
//> __global__ void draw(hiprandState *state, float *x) { x[0] = hiprand_uniform(state) + lab::detail::size(); }  // HP101@22 HP101@61
