// Only some builds take the include line, and nvcc gives the runtime in each.
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef WITH_CUDA
#include <cuda_runtime.h>
//-  // HP115@1
#endif
__global__ void one(float *x) { *x = threadIdx.x; }
