#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
// The namespace __any is in another header of the project: CUDA's function is called below.
struct Allocator : lab::Base {
    using Copyable = __any::Copyable<int>;
    bool empty() const { return !__any::empty(*this); }
};
__global__ void vote(int *x) { x[0] = __any(x[1]); }
//> __global__ void vote(int *x) { x[0] = hipport::any(x[1]); }  // HP101@39
