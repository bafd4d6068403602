// Every header of cuDNN that a port has or drops.
#include <hip/hip_runtime.h>
#include <miopen/miopen.h>

__global__ void empty() {}
