// Every header of NCCL that a port has or drops.
#include <hip/hip_runtime.h>
#include <rccl/rccl.h>

__global__ void empty() {}
