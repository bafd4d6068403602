//+ #include <hip/hip_runtime.h>  // HP114@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
namespace lab { namespace detail { __device__ inline int size() { return 1; } } }
using namespace lab;

__global__ void draw(curandState *state, float *x) { x[0] = curand_uniform(state) + lab::detail::size(); }
//> __global__ void draw(hiprandState *state, float *x) { x[0] = hiprand_uniform(state) + lab::detail::size(); }  // HP101@22 HP101@61
