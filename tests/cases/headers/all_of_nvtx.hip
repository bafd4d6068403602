// Every header of NVTX that a port has or drops.
#include <hip/hip_runtime.h>
#include <roctracer/roctx.h>

__global__ void empty() {}
