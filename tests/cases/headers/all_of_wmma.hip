// Every header of WMMA that a port has or drops.
#include <hip/hip_runtime.h>
#include <rocwmma/rocwmma.hpp>

__global__ void empty() {}
