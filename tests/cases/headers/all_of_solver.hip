// Every header of cuSOLVER that a port has or drops.
#include <hip/hip_runtime.h>
#include <hipsolver/hipsolver.h>

__global__ void empty() {}
