//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cub_load.h"  // HP117@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void copy(const unsigned *in, unsigned *out, const int2 *pairs, int2 *copies) {
    out[threadIdx.x] = cub::ThreadLoad<cub::LOAD_CG>(in + threadIdx.x);
//>     out[threadIdx.x] = hipport::thread_load<hipcub::LOAD_CG>(in + threadIdx.x);  // HP101@24 HP120@40
    out[0] = cub::ThreadLoad<cub::LOAD_CG>(out);
//>     out[0] = hipport::thread_load<hipcub::LOAD_CG>(out);  // HP101@14 HP120@30
    copies[threadIdx.x] = cub::ThreadLoad<cub::LOAD_LDG>(&pairs[threadIdx.x]);
//>     copies[threadIdx.x] = hipport::thread_load<hipcub::LOAD_LDG>(&pairs[threadIdx.x]);  // HP101@27 HP120@43
}

template <class T> using Cached = cub::CacheModifiedInputIterator<cub::LOAD_LDG, T>;
//> template <class T> using Cached = hipport::CacheModifiedInputIterator<hipcub::LOAD_LDG, T>;  // HP101@35 HP120@67

__global__ void cached(const float *in, float *out, int n) {
    cub::CacheModifiedInputIterator<cub::LOAD_CG, float, size_t> first(in);
//>     hipport::CacheModifiedInputIterator<hipcub::LOAD_CG, float, size_t> first(in);  // HP101@5 HP120@37
    Cached<float> last = Cached<float>(in) + n;
    out[0] = first[n] + *(last - 1) + (last - Cached<float>(out));
}
