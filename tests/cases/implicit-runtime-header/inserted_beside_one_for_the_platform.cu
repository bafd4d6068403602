// hipcc does not define the macro before HIP's headers do, so only builds with -D take the line.
//+ #include <hip/hip_runtime.h>  // HP114@1
#if defined(__HIP_PLATFORM_AMD__)
#include <hip/hip_runtime.h>
#endif
__global__ void one(float *x) { *x = threadIdx.x; }
