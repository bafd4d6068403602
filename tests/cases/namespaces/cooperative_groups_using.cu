#include <cooperative_groups.h>
using namespace cooperative_groups;
using cooperative_groups::thread_block;

__global__ void wait() {
    thread_block block = this_thread_block();
    block.sync();
}
