// flags: --warp native
#include <hip/hip_runtime.h>
#include "hipport/groups.h"
#include <hip/hip_cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void group_sizes(int *sizes) {
    auto here = cg::coalesced_threads();
    sizes[threadIdx.x] = here.size();
    sizes[0] = hipport::labeled_partition(here, sizes[1]).size();
}
