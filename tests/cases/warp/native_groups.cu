// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11

namespace cg = cooperative_groups;

__global__ void group_sizes(int *sizes) {
    auto here = cg::coalesced_threads();
    sizes[threadIdx.x] = here.size();
    sizes[0] = cg::labeled_partition(here, sizes[1]).size();
//>     sizes[0] = hipport::labeled_partition(here, sizes[1]).size();  // HP101@16
}
