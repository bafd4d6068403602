#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void group_of_those_here(const int *x, int *kept, int *counter) {
    const int v = x[blockIdx.x * blockDim.x + threadIdx.x];
    if (v > 0) {
        cg::coalesced_group here = cg::coalesced_threads();
        int base = 0;
        if (here.thread_rank() == 0) base = atomicAdd(counter, (int)here.size());
        kept[here.shfl(base, 0) + here.thread_rank()] = v;
    }
}
