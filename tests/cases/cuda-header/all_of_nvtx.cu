// Every header of NVTX that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/nvtx.h"  // HP117@1
#include <nvToolsExt.h>
//-  // HP110@1
#include <nvtx3/nvToolsExt.h>
//-  // HP115@1

__global__ void empty() {}
