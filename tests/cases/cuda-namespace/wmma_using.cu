//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/wmma.h"  // HP117@1
#include <mma.h>
//> #include <rocwmma/rocwmma.hpp>  // HP110@11
using namespace nvcuda;
//> namespace wmma = rocwmma;  // HP120@1

__global__ void clear() {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
//~ ^~~~~~~~~~~~~~ HP418 warning 'nvcuda::wmma::fragment':
//~   a fragment belongs to a whole wavefront, which has 64 lanes on gfx90a, gfx942: where each 32 threads have a tile of their own, two tiles are in one fragment, and the results are wrong
//~   remedy: launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build for architectures with 32 lanes only (gfx11, gfx12)
    wmma::fill_fragment(c, 0.0f);
//>     hipport::fill_fragment(c, 0.0f);  // HP101@5
}
