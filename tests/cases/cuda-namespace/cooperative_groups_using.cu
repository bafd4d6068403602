//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
using namespace cooperative_groups;
using cooperative_groups::thread_block;

__global__ void wait() {
    thread_block block = this_thread_block();
    block.sync();
}
