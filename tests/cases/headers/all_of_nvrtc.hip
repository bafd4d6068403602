// Every header of NVRTC that a port has or drops.
#include <hip/hip_runtime.h>
#include <hip/hiprtc.h>

__global__ void empty() {}
