//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/wmma.h"  // HP117@1
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11

__global__ void multiply(const half *a, float *c) {
    nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, half, nvcuda::wmma::row_major> fa;
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP418 warning:
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
//>     rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> fa;  // HP120@5 HP120@28 HP120@70
    nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> fc;
//>     rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> fc;  // HP120@5 HP120@28
    nvcuda::wmma::fill_fragment(fc, 0.0f);
//>     hipport::fill_fragment(fc, 0.0f);  // HP101@5
    nvcuda::wmma::load_matrix_sync(fa, a, 16);
//>     rocwmma::load_matrix_sync(fa, a, 16);  // HP120@5
    nvcuda::wmma::store_matrix_sync(c, fc, 16, nvcuda::wmma::mem_row_major);
//>     rocwmma::store_matrix_sync(c, fc, 16, rocwmma::mem_row_major);  // HP120@5 HP120@48
}
