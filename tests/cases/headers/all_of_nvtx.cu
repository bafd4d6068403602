// Every header of NVTX that a port has or drops.
#include <nvToolsExt.h>
#include <nvtx3/nvToolsExt.h>

__global__ void empty() {}
