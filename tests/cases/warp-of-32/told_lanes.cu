// flags: --warp native
// Lanes that PTX and CUB tell are those of 32.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__device__ unsigned lane() {
    unsigned id;
    asm volatile("mov.u32 %0, %laneid;" : "=r"(id));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP405 warning '':
//~   this tells of the lanes of a warp of 32, and operations across lanes work on the whole wavefront
//~   remedy: use __lane_id() and masks of 64 bits, or convert with --warp logical
//>     id = hipport::lane_id();  // HP504@5 HP504@50
    return id;
}

__global__ void any(const int *x, int *found) {
    const bool hit = __any_sync(0xffffffff, x[threadIdx.x] > 0);
//>     const bool hit = __any(x[threadIdx.x] > 0);  // HP401@22 HP401@33
    if (cub::LaneId() == 0) found[0] = hit;
//~     ^~~~~~~~~~~ HP405 warning '':
//~   this tells of the lanes of a warp of 32, and operations across lanes work on the whole wavefront
//~   remedy: use __lane_id() and masks of 64 bits, or convert with --warp logical
//>     if (hipport::lane_id() == 0) found[0] = hit;  // HP101@9
    if (lane() == 0) found[1] = cub::LaneMaskLt();
//~                             ^~~~~~~~~~~~~~~ HP405 warning '':
//~   this tells of the lanes of a warp of 32, and operations across lanes work on the whole wavefront
//~   remedy: use __lane_id() and masks of 64 bits, or convert with --warp logical
//>     if (lane() == 0) found[1] = hipport::lanemask_lt();  // HP101@33
}
