//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11

using namespace cooperative_groups;

__device__ int add_one(int *counter) {
    coalesced_group here = coalesced_threads();
//>     coalesced_group here = hipport::coalesced_threads();  // HP412@28
    int base = 0;
    if (here.thread_rank() == 0) base = atomicAdd(counter, here.size());
    return here.shfl(base, 0) + here.thread_rank();
}
