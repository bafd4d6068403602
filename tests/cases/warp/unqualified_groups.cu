#include <cooperative_groups.h>

using namespace cooperative_groups;

__device__ int add_one(int *counter) {
    coalesced_group here = coalesced_threads();
    int base = 0;
    if (here.thread_rank() == 0) base = atomicAdd(counter, here.size());
    return here.shfl(base, 0) + here.thread_rank();
}
