// flags: --arch gfx942
// All wavefronts have 64 lanes.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;

__device__ int first_of_64(int v) { return cg::tiled_partition<64>(cg::this_thread_block()).shfl(v, 0); }
