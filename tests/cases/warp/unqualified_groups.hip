#include <hip/hip_runtime.h>
#include "hipport/groups.h"
#include <hip/hip_cooperative_groups.h>

using namespace cooperative_groups;

__device__ int add_one(int *counter) {
    coalesced_group here = hipport::coalesced_threads();
    int base = 0;
    if (here.thread_rank() == 0) base = atomicAdd(counter, here.size());
    return here.shfl(base, 0) + here.thread_rank();
}
