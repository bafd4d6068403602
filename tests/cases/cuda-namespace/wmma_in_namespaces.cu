//+ #include <hip/hip_runtime.h>  // HP114@1
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11

namespace lab {

using namespace nvcuda::wmma;
//> using namespace rocwmma;  // HP120@17

__global__ void clear(float *sums) {
    fragment<accumulator, 16, 16, 16, float> sum;
//~ ^~~~~~~~ HP418 warning 'nvcuda::wmma::fragment':
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
    store_matrix_sync(sums, sum, 16, mem_row_major);
}

namespace inner {

__global__ void clear_again(float *sums) {
    using namespace nvcuda::wmma;
//>     using namespace rocwmma;  // HP120@21
    fragment<accumulator, 16, 16, 16, float> sum;
//~ ^~~~~~~~ HP418 warning 'nvcuda::wmma::fragment':
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
    store_matrix_sync(sums, sum, 16, mem_row_major);
}

}  // namespace inner
}  // namespace lab
