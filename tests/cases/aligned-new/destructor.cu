// A virtual destructor deletes, which each class has that may be deleted by a pointer to its base.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/aligned_new.h"  // HP151@1

struct __align__(32) Shape {
    virtual __host__ __device__ ~Shape() {}
};
struct Round : Shape {
    __device__ float size() const { return 1; }
};
__global__ void measure(float *to) { *to = Round().size(); }
