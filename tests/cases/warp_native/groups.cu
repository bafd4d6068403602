// flags: --warp native
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void group_sizes(int *sizes) {
    auto here = cg::coalesced_threads();
    sizes[threadIdx.x] = here.size();
    sizes[0] = cg::labeled_partition(here, sizes[1]).size();
}
