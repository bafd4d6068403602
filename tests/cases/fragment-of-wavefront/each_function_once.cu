//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/wmma.h"  // HP117@1
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11

namespace wmma = nvcuda::wmma;
//> namespace wmma = rocwmma;  // HP120@18

using Sums = wmma::fragment<wmma::accumulator, 16, 16, 16, float>;
//~          ^~~~~~~~~~~~~~ HP418 warning 'nvcuda::wmma::fragment':
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
using Rows = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;

__device__ void scale(wmma::fragment<wmma::accumulator, 16, 16, 16, float> &sums, float by) {
//~                   ^~~~~~~~~~~~~~ HP418 warning 'nvcuda::wmma::fragment':
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
    for (int i = 0; i < sums.num_elements; i++) sums.x[i] *= by;
}

__global__ void multiply(const half *a, const half *b, float *c) {
    const int tile = threadIdx.x / 32;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> rows;
//~ ^~~~~~~~~~~~~~ HP418 warning 'nvcuda::wmma::fragment':
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> columns;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums;
    wmma::fill_fragment(sums, 0.0f);
//>     hipport::fill_fragment(sums, 0.0f);  // HP101@5
    wmma::load_matrix_sync(rows, a + tile * 256, 16);
    wmma::load_matrix_sync(columns, b + tile * 256, 16);
    wmma::mma_sync(sums, rows, columns, sums);
    wmma::store_matrix_sync(c + tile * 256, sums, 16, wmma::mem_row_major);
}

#if defined(__HIP_PLATFORM_AMD__)
__global__ void clear(float *c) { c[threadIdx.x] = 0; }
#else
__global__ void clear(float *c) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums;
    wmma::store_matrix_sync(c, sums, 16, wmma::mem_row_major);
}
#endif
